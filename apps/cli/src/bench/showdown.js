// Plays recorded inputs on Pokémon Showdown's simulator and tells how fast: bare battle objects, teams made beforehand,
// everything compiled by a first pass that isn't counted. Reads {formatid, seconds, battles} from standard input.
'use strict';
const path = require('path');
const root = process.env.TALLGRASS_SHOWDOWN;
const { Battle } = require(path.join(root, 'dist/sim/battle'));
const { Teams } = require(path.join(root, 'dist/sim/teams'));
const { formatid, seconds, battles } = JSON.parse(require('fs').readFileSync(0, 'utf8'));

function begin({ seed, players }) {
	const battle = new Battle({ formatid, seed, send() {} });
	players.forEach(({ name, team, seed }, i) =>
		battle.setPlayer(`p${i + 1}`, team ? { name, team: Teams.unpack(team) } : { name, seed }));
	return battle;
}

function pass() {
	const begun = battles.map(begin);
	const start = process.hrtime.bigint();
	for (let i = 0; i < begun.length; i++) {
		for (const [side, choice] of battles[i].choices) begun[i].choose(side, choice);
	}
	const nanoseconds = process.hrtime.bigint() - start;
	return { nanoseconds, begun };
}

for (let warm = 0n; warm < 2_000_000_000n;) warm += pass().nanoseconds;
let total = 0n, turns = 0, count = 0, ends = [];
do {
	const { nanoseconds, begun } = pass();
	total += nanoseconds;
	count += begun.length;
	turns += begun.reduce((sum, battle) => sum + battle.turn, 0);
	ends = begun.map(battle => [battle.turn, battle.winner ?? '']);
} while (total < BigInt(Math.round(seconds * 1e9)));
process.stdout.write(JSON.stringify({ seconds: Number(total) / 1e9, turns, battles: count, ends }));
