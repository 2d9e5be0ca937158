// Writes what the tests of team reading compare with: crates/pokedex/tests/expect/teams.jsonl.
'use strict';
const fs = require('fs');
const path = require('path');

const FORMATS = ['gen9randombattle', 'gen9randomdoublesbattle', 'gen9challengecup', 'gen8randombattle', 'gen7randombattle',
	'gen6randombattle', 'gen5randombattle', 'gen4randombattle', 'gen3randombattle', 'gen2randombattle', 'gen1randombattle',
	'gen7hackmonscup', 'gen9babyrandombattle'];

function answer(Teams, packed) {
	const sets = Teams.unpack(packed);
	if (!sets) return { packed, sets: null };
	// The export form can't hold everything; what it holds is read back.
	const text = Teams.export(sets);
	return { packed, sets, repacked: Teams.pack(sets), text, imported: Teams.pack(Teams.import(text)) };
}

module.exports = function ({ Teams }) {
	const read = file => fs.readFileSync(path.join(__dirname, file), 'utf8');
	const packed = read('packed_teams.txt').split('\n').filter(Boolean);
	// More teams to compare with, beside the committed ones, for those who have some.
	if (process.env.TEAM_FILE) packed.push(...fs.readFileSync(process.env.TEAM_FILE, 'utf8').split('\n').filter(Boolean));
	for (const format of FORMATS) {
		for (let seed = 1; seed <= 2; seed++) {
			packed.push(Teams.pack(Teams.generate(format, { seed: 'gen5,' + String(seed).padStart(16, '0') })));
		}
	}
	const lines = packed.map(team => answer(Teams, team));
	for (const text of JSON.parse(read('team_texts.json'))) lines.push({ text, imported: Teams.pack(Teams.import(text)) });
	return { 'crates/pokedex/tests/expect/teams.jsonl': lines.map(line => JSON.stringify(line) + '\n').join('') };
};
