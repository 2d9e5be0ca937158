// Writes what teams are made of at random: crates/random-teams/data/*.tsv, which `cargo xtask data` compresses.
//
//   order.tsv          a rule set (mod), a kind and ids: everything of that kind in the order in which the rule set lists it, and
//                      the moves that compute power or damage or have one secondary effect, which draws depend on
//   sets-NAME.tsv      a set: species, level, role, moves, abilities, types (Tera Types, or those preferred)
//   moves-NAME.tsv     a species and an object: its moves by kind, and its level if it has one
//   factory-NAME.tsv   a tier if there are any, a species and an object: its complete sets with their choices
//   draft.tsv          a match-up: two packed teams
//   move_pools.tsv     a rule set, a species and the moves it can have, in order
'use strict';
const path = require('path');
const { toID } = require('./common.js');

const MODS = ['gen9', 'gen8', 'gen7', 'gen6', 'gen5', 'gen4', 'gen3', 'gen2', 'gen1', 'champions', 'gen8bdsp', 'gen7letsgo'];
const SETS = {
	'gen9': 'gen9/sets', 'gen9-doubles': 'gen9/doubles-sets', 'gen9-ffa': 'gen9ffa/sets', 'gen9-baby': 'gen9baby/sets',
	'gen9-cap': 'gen9cap/sets', 'champions': 'champions/sets', 'gen8': 'gen8/sets', 'gen7': 'gen7/sets', 'gen6': 'gen6/sets',
	'gen5': 'gen5/sets', 'gen4': 'gen4/sets', 'gen3': 'gen3/sets', 'gen2': 'gen2/sets',
};
const MOVES = { 'gen8bdsp': 'gen8bdsp/data', 'gen7letsgo': 'gen7letsgo/data', 'gen1': 'gen1/data' };
const FACTORIES = {
	'gen9': 'gen9/factory-sets', 'gen8': 'gen8/factory-sets', 'gen7': 'gen7/factory-sets', 'gen6': 'gen6/factory-sets',
	'gen9-bss': 'gen9/bss-factory-sets', 'gen8-bss': 'gen8/bss-factory-sets', 'gen7-bss': 'gen7/bss-factory-sets',
	'gen9-1v1': 'gen9/1v1-factory-sets', 'gen8-cap-1v1': 'gen8/cap-1v1-sets',
};
const TIERED = new Set(['gen9', 'gen8', 'gen7', 'gen6']);
// Whose Challenge Cup draws from what can be learned, and where species without listed moves do.
const LEARNING = ['gen9', 'gen1'];

const line = (...columns) => columns.join('\t') + '\n';
const ids = list => (list || []).map(toID).join(' ');

function order({ Dex }) {
	let text = '';
	for (const mod of MODS) {
		const dex = Dex.mod(mod);
		const moves = dex.moves.all();
		const kinds = {
			types: dex.types.names(),
			natures: dex.natures.all().map(nature => nature.id),
			abilities: dex.abilities.all().map(ability => ability.id),
			items: dex.items.all().map(item => item.id),
			moves: moves.map(move => move.id),
			species: dex.species.all().map(species => species.id),
			power_callback: moves.filter(move => move.basePowerCallback).map(move => move.id),
			damage_callback: moves.filter(move => move.damageCallback).map(move => move.id),
			secondary: moves.filter(move => move.secondary).map(move => move.id),
		};
		for (const kind in kinds) text += line(mod, kind, ids(kinds[kind]));
	}
	return text;
}

function known(what, object, keys) {
	for (const key in object) if (!keys.includes(key)) throw new Error(`${what} has an unknown key ${key}`);
}

function sets(name, data) {
	let text = '';
	for (const species in data) {
		known(`${species} of ${name}`, data[species], ['level', 'sets']);
		for (const set of data[species].sets) {
			known(`a set of ${species} of ${name}`, set, ['role', 'movepool', 'abilities', 'teraTypes', 'preferredTypes']);
			text += line(species, data[species].level ?? '', set.role, ids(set.movepool), ids(set.abilities),
				ids(set.teraTypes || set.preferredTypes));
		}
	}
	return text;
}

const FACTORY_SPECIES = ['weight', 'usage', 'flags', 'sets'];
const FACTORY_SET = ['species', 'nickname', 'weight', 'item', 'ability', 'nature', 'teraType', 'moves', 'evs', 'ivs', 'gender',
	'level', 'happiness', 'shiny', 'gigantamax', 'wantsTera'];
// Generations 7 and 8 refuse species whose tier is above the one they are listed in, but have none.
const RANKS = { Uber: 5, OU: 4, UUBL: 4, UU: 3, RUBL: 3, RU: 2, NUBL: 2, NU: 1, PUBL: 1, PU: 0 };

function factory({ Dex }, name, data) {
	const check = (tier, all) => {
		for (const id in all) {
			if (!Array.isArray(all[id])) known(`${id} of the factory ${name}`, all[id], FACTORY_SPECIES);
			for (const set of all[id].sets || all[id]) known(`a set of ${id} of the factory ${name}`, set, FACTORY_SET);
			if (!['gen7', 'gen8'].includes(name)) continue;
			const own = Dex.mod(name).species.get(id).tier;
			if (RANKS[own] > RANKS[tier]) throw new Error(`${id} is of tier ${own}, above ${tier} of the factory ${name}`);
		}
	};
	if (TIERED.has(name)) Object.keys(data).forEach(tier => check(tier, data[tier])); else check('', data);
	const of = (tier, all) => Object.keys(all).map(species => line(tier, species, JSON.stringify(all[species]))).join('');
	return TIERED.has(name) ? Object.keys(data).map(tier => of(tier, data[tier])).join('') : of('', data);
}

function movePools({ Dex }, listed) {
	let text = '';
	const write = (mod, wanted) => {
		const dex = Dex.mod(mod);
		for (const species of dex.species.all()) {
			if (!wanted(species)) continue;
			const pool = [...dex.species.getMovePool(species.id)];
			if (pool.length) text += line(mod, species.id, pool.join(' '));
		}
	};
	for (const mod of LEARNING) write(mod, () => true);
	for (const mod of ['gen8bdsp', 'gen7letsgo']) write(mod, species => listed[mod][species.id] && !listed[mod][species.id].moves);
	return text;
}

module.exports = function (context) {
	const read = file => require(path.join(context.root, 'dist', 'data', 'random-battles', file + '.json'));
	const files = { 'order': order(context) };
	for (const name in SETS) files['sets-' + name] = sets(name, read(SETS[name]));
	const listed = {};
	for (const name in MOVES) {
		listed[name] = read(MOVES[name]);
		files['moves-' + name] = Object.keys(listed[name]).map(id => line(id, JSON.stringify(listed[name][id]))).join('');
	}
	for (const name in FACTORIES) files['factory-' + name] = factory(context, name, read(FACTORIES[name]));
	files['draft'] = read('gen9/draft-factory-matchups').matchups.map(teams => line(...teams)).join('');
	files['move_pools'] = movePools(context, listed);
	return Object.fromEntries(Object.entries(files).map(([name, text]) => [`crates/random-teams/data/${name}.tsv`, text]));
};
