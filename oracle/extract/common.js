// What the parts of the extraction share: the generations, the id lists and the writing of lines.
'use strict';

const GENERATIONS = [9, 8, 7, 6, 5, 4, 3, 2, 1];
// Rule sets of other games than a generation's newest, with the rule set each stands on.
const SIDE_RULE_SETS = ['champions', 'championsregma', 'gen1jpn', 'gen1stadium', 'gen2stadium2', 'gen3colosseum', 'gen3frlg',
	'gen3rs', 'gen4pt', 'gen5bw1', 'gen6xy', 'gen7letsgo', 'gen7sm', 'gen8bdsp', 'gen8dlc1', 'gen9dlc1', 'gen9predlc'];
const toID = text => ('' + text).toLowerCase().replace(/[^a-z0-9]+/g, '');
const byText = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

function makeContext({ Dex, Teams }, root) {
	Dex.includeMods();
	const dexes = new Map(GENERATIONS.map(g => [g, Dex.mod('gen' + g)]));
	const context = { Dex, Teams, root, dexes, ruleSets: listRuleSets(Dex), GENERATIONS, toID, byText };
	context.ids = listIds(context);
	return context;
}

// Rule sets with their parents: the generations, oldest first, then the others.
function listRuleSets(Dex) {
	const names = [...GENERATIONS.map(g => 'gen' + g).reverse(), ...SIDE_RULE_SETS];
	return names.map(name => {
		const dex = Dex.mod(name);
		// What Showdown keeps as its base is the newest generation.
		const parent = dex.parentMod === 'base' ? 'gen' + GENERATIONS[0] : dex.parentMod;
		return { name, dex, parent: parent || null, generation: dex.gen, isMain: name === 'gen' + dex.gen };
	});
}

// The dense id lists: every id of every generation, sorted.
function listIds({ Dex, dexes }) {
	const union = key => {
		const ids = new Set();
		for (const dex of dexes.values()) for (const id in dex.data[key]) ids.add(id);
		return ids;
	};
	const species = union('Pokedex');
	for (const entry of Dex.species.all()) {
		for (const forme of entry.cosmeticFormes || []) species.add(toID(forme));
	}
	const rules = new Map();
	const formats = new Map();
	const mods = new Set([...dexes.values()].map(dex => dex.currentMod));
	for (const format of Dex.formats.all()) mods.add(format.mod);
	for (const mod of mods) {
		const sets = Dex.mod(mod).data.Rulesets;
		for (const id in sets) (sets[id].effectType === 'Format' ? formats : rules).set(id, sets[id].name);
	}
	const lists = { species, moves: union('Moves'), abilities: union('Abilities'), items: union('Items') };
	// What a Pokémon that has to recharge is locked into: in no table, but it goes where moves go.
	lists.moves.add('recharge');
	lists.conditions = listConditions({ dexes, rules: rules.keys() });
	lists.rules = rules.keys();
	lists.formats = formats.keys();
	const sorted = {};
	for (const key in lists) sorted[key] = [...lists[key]].sort(byText);
	sorted.names = { rules, formats };
	return sorted;
}

// Hooks of a rule that the battle calls by name; any other `on…` makes the rule a pseudo-weather.
const RULE_HOOKS = new Set(['onBegin', 'onTeamPreview', 'onBattleStart', 'onValidateRule', 'onValidateTeam',
	'onChangeSet', 'onValidateSet']);
const actsInBattle = rule => Object.keys(rule).some(key => key.startsWith('on') && !RULE_HOOKS.has(key));

const CALLS = /\b(?:add|remove)?(?:[vV]olatile|SideCondition|SlotCondition|PseudoWeather)\((?:\w+, )?"(\w+)"|volatiles\[?["'.](\w+)/g;
// Damage that is blamed on a condition of the move's name, as a failed High Jump Kick's is.
const BLAMES = /conditions\.get\("([^"]+)"\)/g;

// Ids that name a condition: tables, conditions nested in moves, abilities and items, rules that act as
// pseudo-weathers, formats that listen to events, and ids that data or code use for a volatile without describing one.
function listConditions({ dexes }) {
	const ids = new Set(['recoil', 'drain', 'strugglerecoil', 'zpower', 'confused', 'fnt']);
	const mention = id => { if (id) ids.add(toID(id)); };
	for (const dex of dexes.values()) {
		for (const id in dex.data.Conditions) ids.add(id);
		for (const key of ['Moves', 'Abilities', 'Items']) {
			for (const id in dex.data[key]) if (dex.data[key][id].condition) ids.add(id);
		}
		for (const id in dex.data.Rulesets) {
			const rule = dex.data.Rulesets[id];
			// A format listens as itself, in the generation it is played in.
			if ((rule.effectType !== 'Format' || rule.mod === 'gen' + dex.gen) && actsInBattle(rule)) ids.add(id);
		}
		for (const move of dex.moves.all()) {
			for (const part of [move, move.self, ...(move.secondaries || []), ...(move.secondaries || []).map(s => s.self)]) {
				if (!part) continue;
				for (const key of ['volatileStatus', 'sideCondition', 'slotCondition', 'pseudoWeather', 'weather', 'terrain', 'status']) {
					mention(part[key]);
				}
			}
			// The first turn of a two-turn move, and a move that can't be used twice, leave a volatile with the move's id.
			if (move.flags.charge || move.flags.cantusetwice) ids.add(move.id);
		}
		const walk = value => {
			if (typeof value === 'function') {
				for (const [, a, b] of value.toString().matchAll(CALLS)) mention(a || b);
				for (const [, name] of value.toString().matchAll(BLAMES)) mention(name);
			} else if (value && typeof value === 'object') {
				for (const key in value) walk(value[key]);
			}
		};
		for (const key of ['Conditions', 'Moves', 'Abilities', 'Items', 'Scripts']) walk(dex.data[key]);
	}
	return ids;
}

// An upper-case Rust name for a display name: `King's Shield` gives KINGS_SHIELD.
function constant(name) {
	const plain = name.normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/['’.,%]/g, '');
	const words = plain.replace(/[^A-Za-z0-9]+/g, '_').replace(/^_+|_+$/g, '').toUpperCase();
	return /^[0-9]/.test(words) ? '_' + words : words;
}

module.exports = { makeContext, actsInBattle, constant, toID, byText, GENERATIONS, RULE_HOOKS };
