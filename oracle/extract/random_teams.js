// Writes what teams are made of at random: crates/random-teams/data/*.tsv, which `cargo xtask data` compresses.
//
//   order.tsv          a rule set (mod), a kind and ids: everything of that kind in the order in which the rule set lists it, and
//                      the moves that compute power or damage or have one secondary effect, which draws depend on
//   sets-NAME.tsv      a set: species, level, role, moves, abilities, types (Tera Types, or those preferred). Where sets have no
//                      roles, a species has one, for its abilities that are released; it is a generalist
//   ratings-NAME.tsv   an ability and how useful it is rated
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
const MOVES = { 'gen1': 'gen1/data' };
// Generators whose sets have no roles, and a format of theirs.
const WITHOUT_ROLES = { 'gen8bdsp': 'gen8bdsprandombattle', 'gen7letsgo': 'gen7letsgorandombattle' };
const FACTORIES = {
	'gen9': 'gen9/factory-sets', 'gen8': 'gen8/factory-sets', 'gen7': 'gen7/factory-sets', 'gen6': 'gen6/factory-sets',
	'gen9-bss': 'gen9/bss-factory-sets', 'gen8-bss': 'gen8/bss-factory-sets', 'gen7-bss': 'gen7/bss-factory-sets',
	'gen9-1v1': 'gen9/1v1-factory-sets', 'gen8-cap-1v1': 'gen8/cap-1v1-sets',
};
const TIERED = new Set(['gen9', 'gen8', 'gen7', 'gen6']);
// Where levels aren't in the file: generation 2's generator has them by tier.
const LEVELS = { 'gen2': 'gen2randombattle' };
// Whose Challenge Cup draws from what can be learned.
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
			// By name: Hidden Powers of a type have the plain one's id.
			moves: moves.map(move => move.name),
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

function sets({ root }, name, data) {
	let text = '';
	const generator = LEVELS[name] && require(path.join(root, 'dist', 'sim', 'teams.js')).Teams.getGenerator(LEVELS[name]);
	const level = species => generator ? generator.getLevel(generator.dex.species.get(species)) : data[species].level ?? '';
	for (const species in data) {
		known(`${species} of ${name}`, data[species], ['level', 'sets']);
		for (const set of data[species].sets) {
			known(`a set of ${species} of ${name}`, set, ['role', 'movepool', 'abilities', 'teraTypes', 'preferredTypes']);
			text += line(species, level(species), set.role, ids(set.movepool), ids(set.abilities),
				ids(set.teraTypes || set.preferredTypes));
		}
	}
	return text;
}

// Who may be drawn, in the order in which the generator lists them, with what may be chosen for each.
function setsWithoutRoles({ root }, name) {
	const { Teams } = require(path.join(root, 'dist', 'sim', 'teams.js'));
	const generator = Teams.getGenerator(WITHOUT_ROLES[name]), { dex, randomData } = generator;
	const listed = id => randomData[dex.species.get(id).id]?.moves;
	const kanto = id => {
		const { num, gen, nfe } = dex.species.get(id);
		return num >= 1 && (num <= 151 || [808, 809].includes(num)) && gen <= 7 && !nfe;
	};
	const letsGo = name === 'gen7letsgo';
	const drawn = letsGo ? Object.keys(dex.data.FormatsData).filter(kanto) : Object.keys(randomData);
	return drawn.filter(listed).map(id => {
		const species = dex.species.get(id);
		known(`${id} of ${name}`, randomData[id], ['moves']);
		const released = Object.entries(species.abilities).filter(([slot]) => !(slot === 'H' && species.unreleasedHidden));
		const abilities = letsGo ? [] : [...new Set(released.map(([, ability]) => ability))];
		return line(id, letsGo ? 100 : generator.getLevel(species), 'Generalist', ids(randomData[id].moves), ids(abilities), '');
	}).join('');
}

function ratings({ Dex }, mod) {
	return Dex.mod(mod).abilities.all().map(ability => line(ability.id, ability.rating)).join('');
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

function movePools({ Dex }) {
	let text = '';
	for (const mod of LEARNING) {
		const dex = Dex.mod(mod);
		for (const species of dex.species.all()) {
			const pool = [...dex.species.getMovePool(species.id)];
			if (pool.length) text += line(mod, species.id, pool.join(' '));
		}
	}
	return text;
}

module.exports = function (context) {
	const read = file => require(path.join(context.root, 'dist', 'data', 'random-battles', file + '.json'));
	const files = { 'order': order(context) };
	for (const name in SETS) files['sets-' + name] = sets(context, name, read(SETS[name]));
	for (const name in MOVES) {
		const listed = read(MOVES[name]);
		files['moves-' + name] = Object.keys(listed).map(id => line(id, JSON.stringify(listed[id]))).join('');
	}
	for (const name in WITHOUT_ROLES) files['sets-' + name] = setsWithoutRoles(context, name);
	files['ratings-gen8bdsp'] = ratings(context, 'gen8bdsp');
	for (const name in FACTORIES) files['factory-' + name] = factory(context, name, read(FACTORIES[name]));
	files['draft'] = read('gen9/draft-factory-matchups').matchups.map(teams => line(...teams)).join('');
	files['move_pools'] = movePools(context);
	return Object.fromEntries(Object.entries(files).map(([name, text]) => [`crates/random-teams/data/${name}.tsv`, text]));
};
