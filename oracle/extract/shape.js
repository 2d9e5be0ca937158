// Writes which handlers every effect has: crates/battle-effects/data/shape.tsv. Names, numbers and digests only.
//
// A line is a range of generations, a table, an id and a JSON object; or the name of another game's rule set in place of the
// range, where the effect isn't as in its parent. A key is a handler's path in the effect
// (`onBasePower`, `condition.onStart`, `secondaries.0.onHit`, `durationCallback`), its value what is written beside it:
// `order`, `priority`, `subOrder`; `const` with the value of a handler that is a constant; `none` where an order is
// written for a handler that isn't there, and still counts: for what only ends, and what starts as its holder comes in; `code` with a digest of what a function does,
// which is the same in two rule sets if they have the same code. A function that compares the generation has another
// digest wherever that comes out otherwise.
'use strict';
const { createHash } = require('crypto');

// Data that is named like a handler; there is no event of that name. (Drives and memories do answer events, with a type.)
const NOT_HANDLERS = new Set(['onPlate']);
const PARTS = { Order: 'order', Priority: 'priority', SubOrder: 'subOrder' };
const isHandler = key => /^on[A-Z]/.test(key) && !NOT_HANDLERS.has(key) || key.endsWith('Callback');

// Splits `onModifyAtkPriority` into the handler and the part; null if it is a handler itself, as `onModifyPriority` is.
function split(key, names) {
	const suffix = ['SubOrder', 'Order', 'Priority'].find(end => key.endsWith(end));
	return suffix && !names.has(key) ? [key.slice(0, -suffix.length), PARTS[suffix]] : null;
}

// Every handler that is a function anywhere, so that a number beside a missing one is recognised.
function collect(names, value) {
	if (!value || typeof value !== 'object') return;
	for (const key in value) {
		if (typeof value[key] === 'function' && isHandler(key)) names.add(key);
		else if (typeof value[key] === 'object') collect(names, value[key]);
	}
}

const COMPARE = {
	'<': (a, b) => a < b, '<=': (a, b) => a <= b, '>': (a, b) => a > b, '>=': (a, b) => a >= b,
	'===': (a, b) => a === b, '!==': (a, b) => a !== b,
};

// What a function does in a generation, as eight hexadecimal digits.
function digest(code, generation) {
	const text = code.toString()
		// A name given to the generation.
		.replace(/const gen = this\.gen;([^]*)/, (_, rest) => rest.replace(/(?<![.\w])gen\b/g, 'this.gen'))
		.replace(/\/\*[^]*?\*\/|(^|\s)\/\/[^\n]*/g, ' ')
		.replace(/\s+/g, ' ')
		.replace(/\b(?:this|battle)(?:\.battle|\.dex)?\.gen\b(?: (<=?|>=?|===|!==) (\d+))?/g, (_, compare, number) =>
			compare ? COMPARE[compare](generation, +number) : generation);
	return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

function shape(effect, names, generation, path = '', out = {}) {
	for (const key in effect) {
		const value = effect[key];
		if (value === undefined) continue;
		if (key === 'secondary' || key === 'ruleTable') continue; // `secondaries` has it
		if (isHandler(key)) {
			const part = split(key, names);
			if (part && typeof value === 'number') {
				(out[path + part[0]] ??= {})[part[1]] = value;
			} else {
				const entry = (out[path + key] ??= {});
				if (typeof value !== 'function') entry.const = value;
				else entry.code = digest(value, generation);
			}
		} else if (typeof value === 'function') {
			if (path === 'fling.') (out[path + key] ??= {}).code = digest(value, generation);
		} else if (value && typeof value === 'object') {
			shape(value, names, generation, `${path}${key}.`, out);
		}
	}
	return out;
}

// Marks what has neither function nor constant, sorts, and drops what goes without saying and what is never asked.
function finish(out) {
	const done = {};
	for (const key of Object.keys(out).sort()) {
		if ('code' in out[key] || 'const' in out[key]) done[key] = out[key];
		else if (/(Residual|SwitchIn)$/.test(key)) done[key] = { none: true, ...out[key] };
	}
	return done;
}

module.exports = function ({ ruleSets, ids }) {
	const names = new Set();
	for (const { dex } of ruleSets) {
		for (const table of ['Moves', 'Abilities', 'Items', 'Conditions', 'Rulesets', 'Pokedex']) {
			for (const id in dex.data[table]) collect(names, dex.data[table][id]);
		}
	}
	const tables = {
		abilities: ({ dex }, id) => dex.abilities.getByID(id),
		conditions: ({ dex }, id) => dex.data.Conditions[id],
		formats: ({ dex }, id) => dex.data.Rulesets[id],
		items: ({ dex }, id) => dex.items.getByID(id),
		moves: ({ dex }, id) => dex.moves.getByID(id),
		rules: ({ dex }, id) => dex.data.Rulesets[id],
		species: ({ dex }, id) => dex.species.getByID(id),
	};
	const main = ruleSets.filter(ruleSet => ruleSet.isMain).reverse();
	const others = ruleSets.filter(ruleSet => !ruleSet.isMain);
	let text = '';
	for (const table in tables) {
		for (const id of ids[table]) {
			const shapes = new Map();
			for (const ruleSet of ruleSets) {
				const effect = tables[table](ruleSet, id);
				const own = effect ? finish(shape(effect, names, ruleSet.generation)) : {};
				shapes.set(ruleSet.name, JSON.stringify(own));
			}
			const runs = [];
			for (const { name, generation } of main) {
				const json = shapes.get(name);
				if (runs.length && runs[runs.length - 1].json === json) runs[runs.length - 1].from = generation;
				else runs.push({ from: generation, to: generation, json });
			}
			for (const { from, to, json } of runs) {
				if (json !== '{}') text += `${from}-${to}\t${table}\t${id}\t${json}\n`;
			}
			for (const { name, parent } of others) {
				const json = shapes.get(name);
				if (json !== shapes.get(parent)) text += `${name}\t${table}\t${id}\t${json}\n`;
			}
		}
	}
	return { 'crates/battle-effects/data/shape.tsv': text };
};
