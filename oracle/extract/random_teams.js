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
	for (const name in SETS) files['sets-' + name] = sets(context, name, read(SETS[name]));
