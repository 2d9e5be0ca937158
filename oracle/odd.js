// Choices, sets and players that nobody in his right mind would write, to see that they are taken or refused as they are there.
'use strict';
const SPACES = ['', '', '', ' ', '  ', '\t', '\u00a0', '\ufeff', '\u0085', '\u200b', '\r', '\v'];
const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '0', '-1', '+2', ' 3', '1.5', '0x2', '1e1', '٣', '２', '12', '99999999999999999999999', '2abc', 'NaN', 'Infinity', '', '01', '-2', '1 '];
const SUFFIXES = ['', '', '', ' 1', ' 2', ' +1', ' +2', ' -1', ' -2', ' 3', ' -3', ' 4', ' 0', '1', ' mega', ' megax', ' zmove', ' ultra', ' dynamax', ' gigantamax', ' max', ' terastal', ' terastallize', ' Terastallize', '  1', '\t1', '\u00a01', '\u2003+2', ' + 1', ' +1 +1', ' mega mega'];
const MOVES = ['1', '2', '3', '4', '5', '0', '01', '1.0', 'Hidden Power [Ice] 70', 'conversion 2', 'conversion2', 'struggle', 'recharge', 'fight', 'testfight', 'Max Flare', 'Breakneck Blitz', '', '１', '+1', '-1'];
const TEAMS = ['team', 'team ', ' team 1', 'team 1', 'team 21', 'team 312', 'team 0', 'team 1, 2', 'team x', 'team 11', ' team 2, 1', 'team\t1', 'team , ,', 'team 2,2', 'team 3, ,1', 'team 0x3,2', 'team 9', 'team １', 'team 1 2 3', 'team 💥', 'team 123456789', 'team +2,+1', 'team 2.9,1.1', 'team 7,1', 'team 1,2,3,4,5,6,7,8', 'team 1e0,2', 'team \u00a02\u00a0,1'];
const PASSES = ['pass', 'skip', ' pass ', 'pass 1', 'skip x', 'PASS', 'pass\t'];
const WORDS = ['shift', 'shift 1', ' shift ', 'default', 'auto', ' default ', 'default 1', 'Default', 'testfight', 'testfight 1', 'undo', 'undo ', ' undo', 'jump', 'move', 'switch', '', ' ', 'MOVE 1', '💥', 'constructor', '__proto__', 'move\u00a01', 'moves 1', 'chat hi', 'move 1|2', 'move 1\u2028'];

function part(side, random) {
	const { pick, below, chance } = random;
	const own = side.pokemon.flatMap(({ name, species }) => [name, name.toUpperCase(), species.id, species.name, ` ${name} `, name.slice(0, 4), `${name}!`]);
	const moves = (side.active.find(Boolean) || side.pokemon[0]).moveSlots.flatMap(({ id, move }) => [id, move, move.toUpperCase()]);
	const max = side.activeRequest?.active?.flatMap(active => active?.maxMoves?.maxMoves.map(({ move }) => move) ?? []) ?? [];
	if (chance(20)) moves.push(...max, ...max.map(id => side.battle.dex.moves.get(id).name));
	const again = () => (chance(25) ? pick(SUFFIXES) : '');
	switch (below(10)) {
	case 0: case 1: case 2: return `${pick(SPACES)}move ${pick(SPACES)}${pick([...moves, ...MOVES])}${pick(SUFFIXES)}${again()}${again()}${pick(SPACES)}`;
	case 3: case 4: return `${pick(SPACES)}switch ${pick(SPACES)}${chance(50) ? pick(NUMBERS) : pick([...own, 'İ', 'ß', '♀'])}${again()}${pick(SPACES)}`;
	case 5: return pick(PASSES);
	case 6: return pick(TEAMS);
	case 7: case 8: return pick(WORDS);
	default: return `move ${1 + below(4)}`;
	}
}

/** A choice for the side. */
exports.choice = (side, random) => {
	const { pick, below, chance } = random;
	const count = chance(45) ? 1 : chance(70) ? side.active.length : 1 + below(4);
	const parts = Array.from({ length: count }, () => part(side, random));
	// Where several Pokémon are in battle at once, a team can be chosen over and over.
	if (side.requestState === 'teampreview' && chance(60)) parts.forEach((_, i) => { parts[i] = pick(['default', 'auto', 'team', ' team 21', ' team 2', ' team 4321', 'pass', 'move 1']); });
	return parts.join(pick([',', ', ', ' , '])) + (chance(4) ? ',' : '');
};

const TYPES = ['Fire', 'fire', 'Fir', 'Stellar', 'stellar', '???', 'Bird', ' Water', 'Electric', 'Normal', 'Gr@ss', 'constructor', '0', ''];
const LEVELS = [0, 1, -1, 5, 50, 99, 101, 255, 1000, 9999, 10000, 1e9, 1.5, 0.5, null];
const WHOLE = [0, 1, -1, 5, 102, 255, 256, 1000];
const VALUES = {
	teraType: TYPES, hpType: TYPES,
	nature: ['adamant', 'ADAMANT', 'Adamantx', '', 'Bold ', 'jol ly', 'constructor', '12'],
	gender: ['M', 'F', 'N', '', 'm', 'X', 'constructor', ' M'],
	pokeball: ['Poke Ball', 'greatball', 'X Ball', '!!!', '💥', 'Leftovers', '', 'a b-c'],
	ability: ['', 'No Ability', 'Levitatee', 'LEVITATE', 'le vi tate', '0', '1', 'H', 'S', 'intim', 'constructor', 'Mega Launcher!'],
	item: ['', 'noitem', 'Leftover', 'LEFTOVERS', 'lefties', 'sitrus', 'band', 'constructor', 'mail', 'Life-Orb'],
	moves: [['tackle'], ['tackle', ''], ['tackle', 'tackle'], ['Tackle!', 'eq'], ['surf', 'tackle', 'splash', 'growl', 'ember', 'absorb'], ['surfx'], ['struggle'], ['recharge'], ['maxflare', 'tackle'], ['hiddenpowerice70'], ['u-turn', 'King\u2019s Shield'], ['hiddenpower', 'surf'], ['Hidden Power [Fire]'], ['return'], ['frustration']],
	gigantamax: [true, 'yes', 1, 0], shiny: [true, 'yes', '', 1], level: LEVELS, adjustLevel: LEVELS, happiness: WHOLE, dynamaxLevel: WHOLE,
	name: ['', ' ', 'constructor', 'ü', '💥💥💥💥💥💥💥💥💥💥💥💥', 'a'.repeat(30), 'A, M', '<b>hi</b>', 'x'.repeat(19) + '💥', 'Pikachu', '  spaced  ', 'éèê', '中'.repeat(25), 'a\tb', ']x'],
	species: ['pika', 'ttar', 'gastrodoneast', 'Meowstic-F', 'nidoran♀', 'Vivillon-Fancy', 'Charizard-Mega-X', 'Arceus-Fire', 'Greninja-Bond', 'Zacian', 'Xerneas-Neutral', 'Alcremie-Gmax', 'Rockruff-Dusk', 'Ogerpon-Wellspring-Tera', 'Terapagos', 'Minior-Meteor', 'PIKACHU '],
	evs: [{ hp: 300 }, { hp: -4, atk: 252 }, { atk: 1.9 }, {}, null, { spe: null }], ivs: [{ hp: 0 }, { hp: 32 }, { spe: -1 }, { atk: 15.7 }, {}, null, { hp: null, atk: 0 }],
};
/** Values of every kind; as they are, in a list and as stats. */
const KINDS = [null, true, false, 0, 1, -1, 1.5, 31, 200, 1e21, '50', '1.5', '', 'x', [], {}, ['x'], [5], { a: 1 }];
const OF_ANY_KIND = [pick => pick(KINDS), pick => [pick(KINDS), 'tackle'], pick => ({ hp: pick(KINDS), spe: pick(KINDS), a: pick(KINDS) })];
exports.set = (set, { pick, chance }) => {
	const odd = JSON.parse(JSON.stringify(set));
	for (let i = chance(40) ? 2 : 1; i > 0; i--) {
		const key = pick(Object.keys(VALUES));
		odd[key] = chance(20) ? pick(OF_ANY_KIND)(pick) : pick(VALUES[key]);
		if (key === 'species' && chance(40)) odd.name = pick(['', odd.species]);
		if (chance(10)) delete odd[pick(['name', 'item', 'ability', 'nature', 'gender', 'evs', 'ivs', 'level'])];
	}
	return odd;
};

/** A player with a team of such sets, packed or as an array. */
exports.player = (name, team, Teams, random) => {
	const { pick, chance } = random;
	const player = { name };
	const sets = team.map(set => (chance(60) ? exports.set(set, random) : set));
	if (chance(30)) player.name = pick(['', 'a|b', ' x ', '💥', '<i>', 'Ann, Bob', 0, null]);
	if (chance(40)) player.avatar = pick(['', 'red', 12, 0, 'a|b', null, true, 1.5, ['a']]);
	if (chance(40)) player.rating = pick([1500, '1500', 0, '', 'x|y', true, 1.25, 1e21, [1, 2], 1e-7]);
	if (chance(15)) player.extra = pick([1, 'x', null, { a: 1, 1: 2 }]);
	player.team = chance(50) ? sets : chance(30) ? JSON.stringify(sets) : Teams.pack(sets);
	return player;
};
