// Records battles on the oracle, one JSON object a line, for `tallgrass verify`.
//
//   node oracle/record.js --format gen9randombattle --count 20 > battles.jsonl
//   node oracle/record.js --format gen9customgame --sessions --first 100 --count 5 > sessions.jsonl
//   node oracle/record.js --input bide.txt > bide.jsonl
//   node oracle/record.js --format gen9customgame --teams megas.txt > megas.jsonl
//
// Options: --input FILE (the battle with these commands, one a line, instead of battles of its own), --first N (number of
// the first battle, from which its seed and choices follow; 0), --count N (1), --sessions (what a driver of the simulator
// sees, refused choices and undo included, instead of battles), --chunks (sessions whose lines are written several at once:
// all of them, then few and many), --odd choices (sessions with odd choices) or --odd sets (short sessions with odd sets and
// players), --teams FILE (packed teams, one a line, in the order of
// battles and their players, over again when they are used up), --chaos (teams dealt from everything that exists, as always
// where the format makes no teams), --size N (Pokémon a team; 6), --turns N (a tie is forced after so many; 300).
//
// The package pokemon-showdown is looked for in PS_ROOT, then as Node.js resolves it from here.
'use strict';
const fs = require('fs');
const path = require('path');
const root = process.env.PS_ROOT ||
	path.dirname(require.resolve('pokemon-showdown/package.json', { paths: [process.cwd(), __dirname] }));
const { BattleStream } = require(path.join(root, 'dist/sim/battle-stream'));
const { Dex } = require(path.join(root, 'dist/sim/dex'));
const { Teams } = require(path.join(root, 'dist/sim/teams'));
const odd = require('./odd');
Dex.includeMods();

const options = { first: 0, count: 1, size: 6, turns: 300 };
for (let i = 2; i < process.argv.length; i++) {
	const name = process.argv[i].replace(/^--/, '');
	options[name] = ['sessions', 'chaos', 'chunks'].includes(name) ? true : process.argv[++i];
}
if (options.chunks || options.odd) options.sessions = true;
if (options.odd === 'sets') options.turns = 3;
const given = options.input && fs.readFileSync(options.input, 'utf8').split('\n').filter(line => line.startsWith('>'));
if (given) options.format = JSON.parse(given[0].replace('>start ', '')).formatid;
const teams = options.teams && fs.readFileSync(options.teams, 'utf8').split('\n').filter(line => line.includes('|'));
const format = Dex.formats.get(options.format || '', true);
if (!format.exists) {
	console.error(`record: no format "${options.format || ''}"; give one with --format, as gen9randombattle`);
	process.exit(2);
}
const dex = Dex.forFormat(format);

// Random numbers of our own, so that those of the battle are left to it: splitmix32 from a hashed text.
function dice(text) {
	let state = 2166136261;
	for (const c of text) state = Math.imul(state ^ c.codePointAt(0), 16777619);
	const next = () => {
		state = (state + 0x9e3779b9) | 0;
		let z = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
		z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
		return (z ^ (z >>> 16)) >>> 0;
	};
	const below = n => Math.floor(next() / 2 ** 32 * n);
	const shuffle = list => {
		for (let i = list.length - 1; i > 0; i--) {
			const j = below(i + 1);
			[list[i], list[j]] = [list[j], list[i]];
		}
		return list;
	};
	const hex = n => Array.from({ length: n }, () => below(16).toString(16)).join('');
	return { below, shuffle, hex, chance: percent => below(100) < percent, pick: list => list[below(list.length)] };
}

// Everything that exists, in one shuffled order per kind, dealt from one battle to the next.
const there = entry => entry.exists && entry.gen <= dex.gen && [null, undefined, 'Past', 'Unobtainable', dex.gen === 8 ? 'Gigantamax' : null].includes(entry.isNonstandard);
const decks = {};
function deal(kind, at) {
	decks[kind] ||= dice(`deck of ${kind}`).shuffle(dex[kind].all().filter(there)
		.filter(entry => !entry.isZ && !entry.isMax && !entry.realMove && !['struggle', 'noability', 'missingno'].includes(entry.id))
		.map(entry => entry.id));
	return decks[kind][at % decks[kind].length];
}
function dealtTeam(number, player, random) {
	return Array.from({ length: +options.size }, (_, i) => {
		const at = (number * format.playerCount + player) * options.size + i;
		const species = dex.species.get(deal('species', at));
		const spread = values => Object.fromEntries(['hp', 'atk', 'def', 'spa', 'spd', 'spe'].map(stat => [stat, random.pick(values)]));
		return {
			name: '', species: species.name, item: deal('items', at), nature: random.pick(dex.natures.all()).name,
			ability: random.chance(40) ? random.pick(Object.values(species.abilities)) : deal('abilities', at),
			moves: [0, 1, 2, 3].map(k => deal('moves', at * 4 + k)), evs: spread([0, 84, 252]), ivs: spread([31, 31, 0, 17]),
			gender: species.gender || random.pick(['M', 'F']), level: random.pick([100, 100, 50, 83]),
			teraType: random.pick([...dex.types.names(), 'Stellar']),
			...(dex.gen === 8 && { gigantamax: random.chance(50), dynamaxLevel: random.pick([10, 10, 0, 5]) }),
		};
	});
}

// --- choosing, from what a request says

const AIMS = { normal: [1, 2, 3, -1, -2, -3], any: [1, 2, 3, -1, -2, -3], adjacentFoe: [1, 2, 3], adjacentAlly: [-1, -2, -3], adjacentAllyOrSelf: [-1, -2, -3] };
function choose(request, battle, random) {
	const team = request.side.pokemon;
	if (request.teamPreview) return `team ${random.shuffle(team.map((_, i) => i + 1)).join(', ')}`;
	const taken = new Set();
	const switchTo = fainted => {
		const active = (request.active || request.forceSwitch).length;
		const can = team.map((_, i) => i).filter(i => !taken.has(i) && (fainted || i >= active) && team[i].condition.endsWith(' fnt') === fainted);
		if (!can.length) return null;
		const to = random.pick(can);
		taken.add(to);
		return `switch ${to + 1}`;
	};
	if (request.forceSwitch) {
		return request.forceSwitch.map((must, i) => (must && switchTo(!!team[i].reviving)) || 'pass').join(', ');
	}
	let power = false;
	return request.active.map((active, i) => {
		if (!active || team[i].condition.endsWith(' fnt') || team[i].commanding) return 'pass';
		if (!active.trapped && random.chance(12)) {
			const choice = switchTo(false);
			if (choice) return choice;
		}
		if (battle.gameType === 'triples' && i !== 1 && random.chance(4)) return 'shift';
		const usable = list => list.map((move, k) => ({ k: k + 1, target: move.target, off: move.disabled })).filter(move => !move.off);
		const max = active.maxMoves?.maxMoves;
		let moves = usable(max && !active.canDynamax ? max : active.moves);
		const powers = { mega: active.canMegaEvo, ultra: active.canUltraBurst, zmove: active.canZMove, dynamax: active.canDynamax, terastallize: active.canTerastallize };
		const own = Object.keys(powers).filter(name => powers[name]);
		let suffix = '';
		if (!power && own.length && random.chance(35)) {
			suffix = random.pick(own);
			power = true;
			if (suffix === 'dynamax') moves = usable(max);
			if (suffix === 'zmove') moves = active.canZMove.map((z, k) => z && { k: k + 1, target: z.target }).filter(Boolean);
		}
		const move = moves.length ? random.pick(moves) : { k: 1 };
		const aims = battle.activePerHalf > 1 && AIMS[move.target];
		const can = aims ? aims.filter(aim => battle.validTargetLoc(aim, battle.getSide(request.side.id).active[i], move.target)) : [];
		const foes = can.filter(aim => aim > 0);
		const aim = can.length ? random.pick(foes.length && random.chance(85) ? foes : can) : 0;
		return ['move', move.k, aim ? (aim > 0 ? `+${aim}` : aim) : '', suffix].filter(part => part !== '').join(' ');
	}).join(', ');
}
const WRONG = ['', 'undo', 'jump', 'pass', 'shift', 'team 9', 'switch', 'switch 1', 'switch 9', 'switch nobody', 'move 7', 'move nothing', 'move 1 +3', 'move 1 mega', 'move 1 zmove', 'move 1 dynamax', 'move 1 terastallize', 'move 1 1 mega ultra', 'pass, pass', 'move 1, move 1, move 1, move 1'];

// --- recording

const shown = text => text.split('\n').filter(line => !line.startsWith('|t:|') && !line.startsWith('|debug|'));
function opened() {
	const stream = new BattleStream({ noCatch: true, keepAlive: true });
	const input = [], output = [], requests = [];
	let refused = false;
	stream.push = text => {
		const [kind, ...lines] = shown(text);
		if (!lines.length) return;
		output.push([kind, ...lines].join('\n'));
		if (lines[1]?.startsWith('|request|')) requests.push(`${lines[0]} ${lines[1].slice('|request|'.length)}`);
		if (lines[1]?.startsWith('|error|')) refused = true;
	};
	const write = line => {
		input.push(line);
		refused = false;
		stream._write(line);
		return !refused;
	};
	return { stream, input, output, requests, write };
}
function* record(number) {
	const kindOf = options.odd ? `odd ${options.odd}` : options.sessions ? 'session' : 'battle';
	const random = dice(`${format.id} ${number} ${kindOf}`);
	const session = opened();
	const { stream, input, output, requests, write } = session;
	if (given) given.forEach(write);
	else play(number, random, session);
	const battle = stream.battle;
	const kind = teams ? `-${path.parse(options.teams).name}` : options.chaos ? '-chaos' : '';
	const id = given ? path.parse(options.input).name : `${options.format}${kind}:${number}`;
	const head = { id, gen: battle.gen, gametype: battle.gameType, formatid: options.format, input };
	if (!options.sessions) yield { ...head, log: shown(battle.log.join('\n')), requests };
	else if (!options.chunks) yield { ...head, output };
	else {
		for (const most of [input.length, 5, 60]) {
			const again = opened();
			for (let i = 0; i < input.length;) {
				const count = most < input.length ? 1 + random.below(most) : most;
				again.write(input.slice(i, i + count).join('\n'));
				i += count;
			}
			yield { ...head, id: `${id} by ${most}`, input: again.input, output: again.output };
		}
	}
}
function play(number, random, { stream, input, requests, write }) {
	const seed = number % 2 ? `gen5,${random.hex(16)}` : `sodium,${random.hex(32)}`;
	write(`>start ${JSON.stringify({ formatid: options.format, seed })}`);
	for (let player = 0; player < format.playerCount; player++) {
		const made = !options.chaos && format.team;
		const team = teams ? Teams.unpack(teams[(number * format.playerCount + player) % teams.length]) :
			made ? Teams.getGenerator(format, `gen5,${random.hex(16)}`).getTeam({}) : dealtTeam(number, player, random);
		const name = `P${player + 1}`;
		const given = options.odd === 'sets' ? odd.player(name, team, Teams, random) : { name, team: Teams.pack(team) };
		write(`>player p${player + 1} ${JSON.stringify(given)}`);
	}
	if (options.odd === 'sets') ['>show-openteamsheets', '>requestlog', '>requestteam p1'].filter(() => random.chance(30)).forEach(write);
	const battle = stream.battle;
	while (!battle.ended) {
		if (battle.turn > options.turns) {
			write('>forcetie');
			break;
		}
		for (const side of battle.sides) {
			const asked = () => !battle.ended && side.requestState && !side.isChoiceDone();
			if (options.sessions && asked() && random.chance(25)) write(`>${side.id} ${random.pick(WRONG)}`);
			for (let i = 0; options.odd === 'choices' && i < 8 && asked() && random.chance(80); i++) write(`>${side.id} ${odd.choice(side, random)}`);
			for (let tries = 0; asked() && tries < 20; tries++) {
				const choice = tries < 19 ? choose(side.activeRequest, battle, random) : 'default';
				const told = requests.length;
				// A battle has no refused choices, unless its player has learned something from them.
				if (!write(`>${side.id} ${choice}`) && !options.sessions && requests.length === told) input.pop();
			}
			if (options.sessions && side.requestState && side.isChoiceDone() && random.chance(5)) write(`>${side.id} undo`);
		}
	}
}

for (let number = +options.first; number < +options.first + +options.count; number++) {
	try {
		for (const recorded of record(number)) console.log(JSON.stringify(recorded));
	} catch (error) {
		console.error(`record: battle ${number} is left out: ${error.message}`);
	}
}
