// Extracts names, numbers, ids and flags from the npm package pokemon-showdown (the pinned oracle).
//
//   node oracle/extract.js --out DIRECTORY      (default: the repository this script lies in)
//
// The package is looked for in PS_ROOT, then as Node.js resolves it from here (`npm install` in this directory gets it).
// What is written is deterministic: sorted by id, one entry a line. No descriptions and no code are taken.
// `cargo xtask data` runs this; `cargo xtask data --check` verifies that the committed files are what it makes.
'use strict';
const fs = require('fs');
const path = require('path');

const VERSION = '0.11.11';
const HERE = __dirname;

function findPackage() {
	if (process.env.PS_ROOT) return path.resolve(process.env.PS_ROOT);
	try {
		return path.dirname(require.resolve('pokemon-showdown/package.json', { paths: [process.cwd(), HERE] }));
	} catch {
		return fail('pokemon-showdown is not installed; run `npm install pokemon-showdown@' + VERSION +
			'` here or set PS_ROOT to the package\'s directory');
	}
}

function fail(message) {
	console.error('extract: ' + message);
	process.exit(2);
}

const root = findPackage();
const manifest = path.join(root, 'package.json');
if (!fs.existsSync(manifest)) fail('no package.json in ' + root);
const found = JSON.parse(fs.readFileSync(manifest, 'utf8')).version;
if (found !== VERSION) fail('needs pokemon-showdown ' + VERSION + ' but ' + root + ' is ' + found);

const oracle = require(path.join(root, 'dist', 'sim'));
const lib = require('./extract/common.js');
const context = lib.makeContext(oracle, root);

const flag = process.argv.indexOf('--out');
const out = path.resolve(flag > 0 ? process.argv[flag + 1] : path.join(HERE, '..'));
for (const part of ['ids', 'tables', 'tiers', 'formats', 'shape', 'expectations', 'teams', 'random_teams']) {
	const files = require('./extract/' + part + '.js')(context);
	for (const [name, text] of Object.entries(files)) {
		const target = path.join(out, name);
		fs.mkdirSync(path.dirname(target), { recursive: true });
		fs.writeFileSync(target, text);
	}
}
