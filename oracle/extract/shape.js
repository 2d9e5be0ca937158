// Writes which handlers every effect has: crates/battle-effects/data/shape.tsv. Names and numbers only.
//
// A line is a range of generations, a table, an id and a JSON object. A key is a handler's path in the effect
// (`onBasePower`, `condition.onStart`, `secondaries.0.onHit`, `durationCallback`), its value what is written beside it:
// `order`, `priority`, `subOrder`; `const` with the value of a handler that is a constant; `none` where an order is
// written for a handler that isn't there and still counts: for what only ends, and what starts as its holder comes in.
'use strict';

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

function shape(effect, names, path = '', out = {}) {
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
				else entry.function = true;
			}
		} else if (typeof value === 'function') {
			if (path === 'fling.') (out[path + key] ??= {}).function = true;
		} else if (value && typeof value === 'object') {
			shape(value, names, `${path}${key}.`, out);
		}
	}
	return out;
}

// Marks what has neither function nor constant, sorts, and drops what goes without saying and what is never asked.
function finish(out) {
	const done = {};
	for (const key of Object.keys(out).sort()) {
		const { function: isFunction, ...rest } = out[key];
		if (isFunction || 'const' in rest) done[key] = rest;
		else if (/(Residual|SwitchIn)$/.test(key)) done[key] = { none: true, ...rest };
	}
	return done;
}

module.exports = function ({ dexes, ids }) {
	const names = new Set();
	for (const dex of dexes.values()) {
		for (const table of ['Moves', 'Abilities', 'Items', 'Conditions', 'Rulesets', 'Pokedex']) {
			for (const id in dex.data[table]) collect(names, dex.data[table][id]);
		}
	}
	const tables = {
		abilities: (dex, id) => dex.abilities.getByID(id),
		conditions: (dex, id) => dex.data.Conditions[id],
		formats: (dex, id) => dex.data.Rulesets[id],
		items: (dex, id) => dex.items.getByID(id),
		moves: (dex, id) => dex.moves.getByID(id),
		rules: (dex, id) => dex.data.Rulesets[id],
		species: (dex, id) => dex.species.getByID(id),
	};
	let text = '';
	for (const table in tables) {
		for (const id of ids[table]) {
			const runs = [];
			for (const [generation, dex] of dexes) {
				const effect = tables[table](dex, id);
				const json = effect ? JSON.stringify(finish(shape(effect, names))) : '';
				if (runs.length && runs[runs.length - 1].json === json) runs[runs.length - 1].from = generation;
				else runs.push({ from: generation, to: generation, json });
			}
			for (const { from, to, json } of runs) {
				if (json && json !== '{}') text += `${from}-${to}\t${table}\t${id}\t${json}\n`;
			}
		}
	}
	return { 'crates/battle-effects/data/shape.tsv': text };
};
