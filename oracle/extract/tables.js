// Writes the tables of species, moves, abilities, items, conditions and types: crates/pokedex/data/*.tsv.
//
// A line is a range of generations, an id and the entry as a JSON object. Keys are the field names of the Rust structs;
// what has its default is left out. Rule sets of other games have a file each, crates/pokedex/data/rule_sets/*.tsv.
'use strict';
const { toID } = require('./common.js');

// Keeps the keys whose value isn't the default.
function sparse(entry) {
	const kept = {};
	for (const key in entry) {
		const value = entry[key];
		if (value === undefined || value === null || value === false || value === '' || value === 0) continue;
		if (Array.isArray(value) && !value.length) continue;
		if (typeof value === 'object' && !Array.isArray(value) && !Object.keys(value).length) continue;
		kept[key] = value;
	}
	return kept;
}

const idOf = value => (value ? toID(value) : undefined);
const idsOf = list => (list || []).map(toID);
const words = flags => Object.keys(flags || {}).sort().join(' ');
const hasConditionOf = (dex, table, id) => (dex.data[table][id].condition ? id : undefined);

// Every key of an entry must be either read or known to be of no use, so that nothing new is overlooked.
function checkKeys(what, entry, read, ignored) {
	for (const key in entry) {
		if (entry[key] === undefined || entry[key] === null || typeof entry[key] === 'function') continue;
		if (/^on[A-Z]/.test(key)) continue; // a handler: see shape.js
		if (!read.has(key) && !ignored.has(key)) throw new Error(`${what} ${entry.id} has an unknown key ${key}`);
	}
}

const set = text => new Set(text.trim().split(/\s+/));
const COMMON = 'id fullname effectType exists shortDesc desc noCopy affectsFainted sourceEffect tags';

function boosts(value) {
	return value && Object.keys(value).length ? value : undefined;
}

function secondary(move, effect) {
	checkKeys('secondary of', { id: move.id, ...effect }, set('id chance status volatileStatus boosts self onHit'), set(''));
	if (effect.self) checkKeys('secondary of', { id: move.id, ...effect.self }, set('id boosts volatileStatus onHit'), set(''));
	return sparse({
		chance: effect.chance,
		status: idOf(effect.status),
		volatile: idOf(effect.volatileStatus),
		boosts: boosts(effect.boosts),
		has_self: !!effect.self,
		self_boosts: boosts(effect.self?.boosts),
		self_volatile: idOf(effect.self?.volatileStatus),
		on_hit: !!effect.onHit,
		self_on_hit: !!effect.self?.onHit,
	});
}

function selfEffect(move) {
	if (!move.self) return undefined;
	checkKeys('self of', { id: move.id, ...move.self },
		set('id chance boosts volatileStatus sideCondition pseudoWeather onHit'), set(''));
	return {
		on_hit: !!move.self.onHit,
		...sparse({
			chance: move.self.chance,
			boosts: boosts(move.self.boosts),
			volatile: idOf(move.self.volatileStatus),
			side_condition: idOf(move.self.sideCondition),
			pseudo_weather: idOf(move.self.pseudoWeather),
		}),
	};
}

const MOVE_KEYS = set(`name num placeholderFor type baseMoveType basePower category accuracy pp noPPBoosts priority target flags
	critRatio willCrit secondary secondaries hasSheerForceBoost self selfBoost boosts status volatileStatus sideCondition
	slotCondition weather terrain pseudoWeather condition drain recoil heal multihit multiaccuracy damage noDamageVariance ohko
	selfSwitch forceSwitch selfdestruct breaksProtect overrideOffensiveStat overrideDefensiveStat overrideOffensivePokemon
	overrideDefensivePokemon ignoreNegativeOffensive ignorePositiveDefensive ignoreOffensive ignoreDefensive ignoreImmunity
	ignoreAbility ignoreEvasion ignoreAccuracy nonGhostTarget spreadHit smartTarget tracksTarget forceSTAB sleepUsable thawsTarget
	stallingMove callsMove hasCrashDamage mindBlownRecoil struggleRecoil chloroblastRecoil stealsBoosts isZ isMax zMove maxMove
	gen isNonstandard`);
const MOVE_IGNORED = set(COMMON + ' contestType');

function move(dex, id) {
	const m = dex.moves.getByID(id);
	// A target that is never valid and a category other than Status, as missing ones.
	if (!m.exists) return { name: m.name, type: '???', base_move_type: '???', category: 'Physical', pp: 0, target: 'foeSide', nonstandard: 'Custom' };
	checkKeys('move', m, MOVE_KEYS, MOVE_IGNORED);
	const multihit = m.multihit;
	const immunity = m.ignoreImmunity;
	return {
		name: m.name,
		...sparse({ num: m.num, placeholder_for: idOf(m.placeholderFor) }),
		type: m.type,
		base_move_type: m.baseMoveType,
		category: m.category,
		pp: m.pp,
		target: m.target,
		...sparse({
			base_power: m.basePower,
			accuracy: m.accuracy === true ? undefined : m.accuracy,
			no_pp_boosts: m.noPPBoosts,
			priority: m.priority,
			flags: words(m.flags),
			crit_ratio: m.critRatio === 1 ? undefined : m.critRatio,
		}),
		...(m.willCrit === undefined ? {} : { will_crit: m.willCrit }),
		...sparse({
			secondaries: (m.secondaries || []).map(s => secondary(m, s)),
			has_secondaries: !!m.secondaries,
			has_sheer_force_boost: m.hasSheerForceBoost,
			self: selfEffect(m),
			self_boost: boosts(m.selfBoost?.boosts),
			boosts: boosts(m.boosts),
			status: idOf(m.status),
			volatile: idOf(m.volatileStatus),
			side_condition: idOf(m.sideCondition),
			slot_condition: idOf(m.slotCondition),
			weather: idOf(m.weather),
			terrain: idOf(m.terrain),
			pseudo_weather: idOf(m.pseudoWeather),
			condition: hasConditionOf(dex, 'Moves', id),
			drain: m.drain,
			recoil: m.recoil,
			heal: m.heal,
			multihit: multihit && (Array.isArray(multihit) ? multihit : [multihit, multihit]),
			multihit_range: Array.isArray(multihit),
			multiaccuracy: m.multiaccuracy,
			damage: m.damage,
			no_damage_variance: m.noDamageVariance,
			ohko: m.ohko === true ? 'yes' : m.ohko,
			self_switch: m.selfSwitch === true ? 'yes' : m.selfSwitch,
			force_switch: m.forceSwitch,
			selfdestruct: m.selfdestruct,
			breaks_protect: m.breaksProtect,
			override_offensive_stat: m.overrideOffensiveStat,
			override_defensive_stat: m.overrideDefensiveStat,
			override_offensive_pokemon: m.overrideOffensivePokemon,
			override_defensive_pokemon: m.overrideDefensivePokemon,
			ignore_negative_offensive: m.ignoreNegativeOffensive,
			ignore_positive_defensive: m.ignorePositiveDefensive,
			ignore_offensive: m.ignoreOffensive,
			ignore_defensive: m.ignoreDefensive,
			ignore_immunity: immunity === true ? 'all' : immunity && only(Object.keys(immunity)),
			ignore_ability: m.ignoreAbility,
			ignore_evasion: m.ignoreEvasion,
			ignore_accuracy: m.ignoreAccuracy,
			non_ghost_target: m.nonGhostTarget,
			spread_hit: m.spreadHit,
			smart_target: m.smartTarget,
			tracks_target: m.tracksTarget,
			force_stab: m.forceSTAB,
			sleep_usable: m.sleepUsable,
			thaws_target: m.thawsTarget,
			stalling_move: m.stallingMove,
			calls_move: m.callsMove,
			has_crash_damage: m.hasCrashDamage,
			mind_blown_recoil: m.mindBlownRecoil,
			struggle_recoil: m.struggleRecoil,
			chloroblast_recoil: m.chloroblastRecoil,
			steals_boosts: m.stealsBoosts,
			is_z: idOf(m.isZ),
			is_max: m.isMax === true ? 'yes' : idOf(m.isMax),
			z_move: m.zMove && sparse({ base_power: m.zMove.basePower, effect: m.zMove.effect, boosts: boosts(m.zMove.boost) }),
			max_move_power: m.maxMove?.basePower,
			generation: m.gen,
			nonstandard: m.isNonstandard,
		}),
	};
}

function only(list) {
	if (list.length !== 1) throw new Error('expected one of ' + list);
	return list[0];
}

const ABILITY_KEYS = set('name num flags suppressWeather condition gen isNonstandard');
const ABILITY_IGNORED = set(COMMON + ' rating onSetAbility');

function ability(dex, id) {
	const a = dex.abilities.getByID(id);
	checkKeys('ability', a, ABILITY_KEYS, ABILITY_IGNORED);
	return {
		name: a.name,
		...sparse({
			num: a.num,
			flags: words(a.flags),
			suppress_weather: a.suppressWeather,
			condition: hasConditionOf(dex, 'Abilities', id),
			generation: a.gen,
			nonstandard: a.isNonstandard,
		}),
	};
}

const ITEM_KEYS = set(`name num fling isBerry isGem isChoice isPokeball isPrimalOrb ignoreKlutz onPlate onDrive onMemory naturalGift
	megaStone itemUser zMove zMoveType zMoveFrom forcedForme boosts onTakeItem condition gen isNonstandard`);
const ITEM_IGNORED = set(COMMON + ' spritenum onEat onNegateImmunity');

function item(dex, id) {
	const i = dex.items.getByID(id);
	checkKeys('item', i, ITEM_KEYS, ITEM_IGNORED);
	const zMove = !i.zMove ? undefined : i.zMove === true ? { type: i.zMoveType } : { move: [toID(i.zMoveFrom), toID(i.zMove)] };
	return {
		name: i.name,
		...sparse({
			num: i.num,
			// What has a power of 0 can be flung.
			fling: i.fling && {
				base_power: i.fling.basePower,
				...sparse({ status: idOf(i.fling.status), volatile: idOf(i.fling.volatileStatus), effect: !!i.fling.effect }),
			},
			is_berry: i.isBerry,
			is_gem: i.isGem,
			is_choice: i.isChoice,
			is_pokeball: i.isPokeball,
			is_primal_orb: i.isPrimalOrb,
			ignore_klutz: i.ignoreKlutz,
			on_plate: i.onPlate,
			on_drive: i.onDrive,
			on_memory: i.onMemory,
			natural_gift: i.naturalGift && [i.naturalGift.basePower, i.naturalGift.type],
			mega_stone: Object.entries(i.megaStone || {}).map(idsOf),
			item_user: idsOf(i.itemUser),
			z_move: zMove,
			forced_forme: idOf(i.forcedForme),
			boosts: boosts(i.boosts),
			untakeable: i.onTakeItem === false,
			// Only its description says which move a Technical Record teaches.
			teaches: /^tr\d\d$/.test(id) ? idOf(/the move ([^.]+)\./.exec(i.desc)[1]) : undefined,
			condition: hasConditionOf(dex, 'Items', id),
			generation: i.gen,
			nonstandard: i.isNonstandard,
		}),
	};
}

const SPECIES_KEYS = set(`name num baseSpecies forme baseForme placeholderFor types abilities baseStats maxHP heightm weightkg weighthg gender
	genderRatio nfe prevo evos otherFormes cosmeticFormes formeOrder isMega isPrimal isCosmeticForme canGigantamax cannotDynamax
	battleOnly changesFrom requiredItem requiredItems requiredAbility requiredMove requiredTeraType tags gen isNonstandard unreleasedHidden`);
const SPECIES_IGNORED = set(COMMON + ` spriteid tier doublesTier natDexTier eggGroups canHatch bst color
	maleOnlyHidden gmaxUnreleased evoLevel evoType evoItem evoCondition evoMove evoRegion mother`);

function eighths(ratio) {
	const parts = [ratio.M * 8, ratio.F * 8];
	if (parts.some(part => !Number.isInteger(part))) throw new Error('odd gender ratio ' + JSON.stringify(ratio));
	return parts;
}

function species(dex, id) {
	const s = dex.species.getByID(id);
	checkKeys('species', s, SPECIES_KEYS, SPECIES_IGNORED);
	if (!Number.isInteger(s.weighthg)) throw new Error(`${id} weighs ${s.weighthg}`);
	const height = Math.round(s.heightm * 100);
	if (height / 100 !== s.heightm) throw new Error(`${id} is ${s.heightm} high`);
	const abilities = ['0', '1', 'H', 'S'].map(slot => toID(s.abilities[slot] || ''));
	while (abilities.length && !abilities[abilities.length - 1]) abilities.pop();
	const listed = [].concat(s.battleOnly || []);
	return {
		name: s.name,
		...sparse({ num: s.num }),
		base_species: toID(s.baseSpecies),
		...sparse({ forme: s.forme, base_forme: s.baseForme, placeholder_for: idOf(s.placeholderFor) }),
		types: s.types,
		base_stats: ['hp', 'atk', 'def', 'spa', 'spd', 'spe'].map(stat => s.baseStats[stat]),
		gender_ratio: eighths(s.genderRatio),
		...sparse({
			abilities,
			max_hp: s.maxHP,
			height_cm: height,
			weight_hg: s.weighthg,
			gender: s.gender,
			nfe: s.nfe,
			prevo: idOf(s.prevo),
			evos: idsOf(s.evos),
			other_formes: idsOf(s.otherFormes),
			cosmetic_formes: idsOf(s.cosmeticFormes),
			forme_order: idsOf(s.formeOrder),
			is_mega: !!s.isMega,
			is_primal: !!s.isPrimal,
			is_cosmetic_forme: !!s.isCosmeticForme,
			unlisted: !dex.data.Pokedex.hasOwnProperty(id),
			can_gigantamax: idOf(s.canGigantamax),
			cannot_dynamax: s.cannotDynamax,
			battle_only: idsOf(listed),
			changes_from: idOf(s.changesFrom),
			required_items: idsOf(s.requiredItems),
			required_ability: idOf(s.requiredAbility),
			required_move: idOf(s.requiredMove),
			required_tera_type: s.requiredTeraType,
			unreleased_hidden: !!s.unreleasedHidden,
			is_paradox: s.tags.includes('Paradox'),
			generation: s.gen,
			nonstandard: s.isNonstandard,
		}),
	};
}

const CONDITION_KEYS = set('name kind duration counterMax noCopy affectsFainted num gen isNonstandard');
const CONDITION_IGNORED = set(COMMON + ' status weather onLockMove onSemiLockMove onCriticalHit onInvulnerability');

function condition(dex, id) {
	const rule = dex.data.Rulesets[id];
	if (rule) {
		const isFormat = rule.effectType === 'Format';
		return { name: rule.name, kind: 'Rule', exists: true, ...sparse({ from_rule: isFormat ? undefined : id }) };
	}
	const c = dex.conditions.getByID(id);
	checkKeys('condition', c, CONDITION_KEYS, CONDITION_IGNORED);
	const own = dex.data.Conditions.hasOwnProperty(id);
	const nested = table => (!own && dex.data[table][id]?.condition ? id : undefined);
	return {
		name: c.name,
		kind: c.effectType,
		...sparse({ exists: c.exists, no_copy: c.noCopy }),
		...(c.duration === undefined ? {} : { duration: c.duration }),
		...sparse({
			affects_fainted: c.affectsFainted,
			counter_max: c.counterMax,
			from_move: nested('Moves'),
			from_ability: nested('Moves') ? undefined : nested('Abilities'),
			from_item: nested('Moves') || nested('Abilities') ? undefined : nested('Items'),
		}),
	};
}

function type(dex, id) {
	const t = dex.types.get(id);
	const immune = [];
	const typeNames = new Set(Object.keys(dex.data.TypeChart));
	const lists = [[], [], [], []];
	for (const key in t.damageTaken) {
		if (typeNames.has(toID(key))) lists[t.damageTaken[key]].push(key);
		else if (t.damageTaken[key] === 3) immune.push(key);
		else if (t.damageTaken[key]) throw new Error(`${id} takes ${key} ${t.damageTaken[key]}`);
	}
	const list = which => lists[which].sort();
	return {
		...sparse({ weak: list(1), resists: list(2), immune: list(3), immune_to: immune.sort(), hp_ivs: t.HPivs, hp_dvs: t.HPdvs }),
		...sparse({ generation: t.gen, nonstandard: t.isNonstandard }),
	};
}

// The keys in which an entry reads otherwise than before, null for one that went away.
function changed(before, after) {
	const change = {};
	for (const key of Object.keys({ ...after, ...before })) {
		if (JSON.stringify(after[key]) !== JSON.stringify(before[key])) change[key] = after[key] ?? null;
	}
	return change;
}

// What the rule set of another game has otherwise than its parent: a table, an id and the keys that change.
function changesOf(dex, parent, tables) {
	let text = '';
	for (const [table, [ids, describe]] of Object.entries(tables)) {
		for (const id of ids) {
			const change = changed(describe(parent, id), describe(dex, id));
			if (Object.keys(change).length) text += `${table}\t${id}\t${JSON.stringify(change)}\n`;
		}
	}
	return text;
}

// One line for each run of generations in which an entry reads the same, newest first. The first line is whole; an
// older one has the keys that change going back, null for one that goes away.
function lines(dexes, ids, describe) {
	let text = '';
	for (const id of ids) {
		let last = {};
		const runs = [];
		for (const [generation, dex] of dexes) {
			const entry = describe(dex, id);
			const change = changed(last, entry);
			if (Object.keys(change).length || !runs.length) runs.push({ from: generation, to: generation, change });
			else runs[runs.length - 1].from = generation;
			last = entry;
		}
		for (const { from, to, change } of runs) text += `${from}-${to}\t${id}\t${JSON.stringify(change)}\n`;
	}
	return text;
}

// The aliases people type, as they are looked up before anything else.
function aliases({ Dex, byText }) {
	return [...Dex.loadAliases()].sort((a, b) => byText(a[0], b[0])).map(([alias, id]) => `${alias}\t${id}\n`).join('');
}

module.exports = function (context) {
	const { dexes, ids, ruleSets } = context;
	const tables = {
		species: [ids.species, species],
		moves: [ids.moves, move],
		abilities: [ids.abilities, ability],
		items: [ids.items, item],
		conditions: [ids.conditions, condition],
		types: [Object.keys(dexes.get(9).data.TypeChart).sort(), type],
	};
	const files = { 'crates/pokedex/data/aliases.tsv': aliases(context) };
	for (const [name, [ids, describe]] of Object.entries(tables)) {
		files[`crates/pokedex/data/${name}.tsv`] = lines(dexes, ids, describe);
	}
	for (const { name, dex, parent } of ruleSets.filter(ruleSet => !ruleSet.isMain)) {
		files[`crates/pokedex/data/rule_sets/${name}.tsv`] = changesOf(dex, context.Dex.mod(parent), tables);
	}
	return files;
};
