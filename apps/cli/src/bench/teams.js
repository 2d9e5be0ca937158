// Makes random teams with Pokémon Showdown's generators and tells how fast: for each battle a generator, which makes the teams of
// all its players; everything compiled by passes that aren't counted. Reads {format, seconds, battles} from standard input.
'use strict';
const path = require('path');
const root = process.env.TALLGRASS_SHOWDOWN;
const { Dex } = require(path.join(root, 'dist/sim/dex'));
const { Teams } = require(path.join(root, 'dist/sim/teams'));
const { format: name, seconds, battles } = JSON.parse(require('fs').readFileSync(0, 'utf8'));
const format = Dex.formats.get(name, true);
// Battles make the table of rules before the teams.
Dex.formats.getRuleTable(format);

function pass(make) {
	for (const seeds of battles) {
		const generator = Teams.getGenerator(format, seeds[0]);
		for (const seed of seeds) {
			generator.setSeed(seed);
			make(generator);
		}
	}
}

function timed() {
	const start = process.hrtime.bigint();
	pass(generator => { try { generator.getTeam(); } catch {} });
	return process.hrtime.bigint() - start;
}

const teams = [];
pass(generator => {
	try { teams.push(Teams.pack(generator.getTeam())); } catch (error) { teams.push(error.message); }
});
for (let warm = 0n; warm < 2_000_000_000n;) warm += timed();
let total = 0n, made = 0;
do {
	total += timed();
	made += teams.length;
} while (total < BigInt(Math.round(seconds * 1e9)));
process.stdout.write(JSON.stringify({ seconds: Number(total) / 1e9, made, teams }));
