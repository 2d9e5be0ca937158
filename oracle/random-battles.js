// Lists moves and abilities of random battles' sets, per generation: [[9, "moves", ["acrobatics", …]], …].
//
//   node oracle/random-battles.js
//
// The package pokemon-showdown is looked for in PS_ROOT, then as Node.js resolves it from here.
'use strict';
const fs = require('fs');
const path = require('path');

const root = process.env.PS_ROOT ||
	path.dirname(require.resolve('pokemon-showdown/package.json', { paths: [process.cwd(), __dirname] }));
const toId = text => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const lists = [];
for (let generation = 1; generation <= 9; generation++) {
	const found = { moves: new Set(), abilities: new Set() };
	const folder = path.join(root, 'dist', 'data', 'random-battles', 'gen' + generation);
	for (const file of fs.readdirSync(folder).filter(name => /^(data|sets|doubles-sets)\.json$/.test(name))) {
		for (const entry of Object.values(JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')))) {
			for (const set of entry.sets || [entry]) {
				for (const [key, value] of Object.entries(set)) {
					if (!Array.isArray(value)) continue;
					if (/moves|movepool/i.test(key)) value.forEach(move => found.moves.add(toId(move)));
					if (key === 'abilities') value.forEach(ability => found.abilities.add(toId(ability)));
				}
			}
		}
	}
	for (const table of ['moves', 'abilities']) lists.push([generation, table, [...found[table]].sort()]);
}
console.log(JSON.stringify(lists));
