// Writes formats, rules and tags: crates/pokedex/data/rulesets.tsv, mods.tsv and tags.tsv.
//
// A line of rulesets.tsv is a list of mods, an id and a JSON object: a rule or format as it is in those mods. The first
// line of a rule that every mod has is for `*`: it holds wherever no other line does. `specs` are the rules it is made of, checked and spelled as
// ids, in the order in which they take effect.
//
// A line of tags.tsv is a tag that rules can name with its kind, a range of generations, and the species that have it there.
// Those that say why something doesn't exist are told from that.
'use strict';
const path = require('path');
const { RULE_HOOKS } = require('./common.js');

const EXISTENCE = new Set(['past', 'future', 'lgpe', 'unobtainable', 'cap', 'custom', 'nonexistent']);
const CALLED = { onBegin: 'begin', onTeamPreview: 'team_preview', onBattleStart: 'battle_start' };

function hooks(entry) {
	const list = Object.keys(CALLED).filter(key => entry[key]).map(key => CALLED[key]);
	if (Object.keys(entry).some(key => key.startsWith('on') && !RULE_HOOKS.has(key))) list.push('events');
	return list;
}

// A rule with all that bans and unbans make of it, as the mod reads it.
function specs(dex, entry) {
	const rules = [
		...entry.ruleset,
		...entry.banlist.map(ban => '-' + ban),
		...entry.restricted.map(ban => '*' + ban),
		...entry.unbanlist.map(ban => '+' + ban),
	];
	return rules.map(rule => dex.formats.validateRule(rule, entry)).map(spec => {
		if (typeof spec === 'string') return spec;
		const [kind, rule, , limit, bans] = spec;
		return { kind: kind === 'complexTeamBan' ? 'team' : 'set', rule, limit: limit === Infinity ? 255 : limit, bans };
	});
}

// Whether a format bans, restricts or allows something itself; "Nonexistent" alone doesn't count.
function ownBans(entry) {
	const bans = entry.banlist.length === 1 && entry.banlist[0] === 'Nonexistent' ? 0 : entry.banlist.length;
	return bans + entry.restricted.length + entry.unbanlist.length > 0;
}

function describe(dex, id) {
	const entry = dex.formats.get(id);
	const isFormat = entry.effectType === 'Format';
	const out = { name: entry.name };
	if (isFormat) {
		out.mod = entry.mod;
		out.game_type = entry.gameType;
		if (entry.debug) out.debug = true;
		if (entry.rated) out.rated = true;
		if (entry.team) out.team = entry.team;
		if (ownBans(entry)) out.own_bans = true;
	} else {
		out.effect_type = entry.effectType;
		if (entry.hasValue) out.value = entry.hasValue === true ? 'text' : entry.hasValue;
		if (entry.mutuallyExclusiveWith) out.mutually_exclusive_with = entry.mutuallyExclusiveWith;
	}
	const overrides = ['battle', 'pokemon', 'side', 'field', 'actions', 'queue']
		.flatMap(part => Object.keys(entry[part] || {}).map(key => `${part}.${key}`));
	if (overrides.length) out.overrides = overrides;
	const hooked = hooks(entry);
	if (hooked.length) out.hooks = hooked;
	if (entry.onModifySpecies) out.modifies_species = true;
	if (entry.checkCanLearn) out.check_can_learn = true;
	if (entry.onChooseTeam) out.choose_team = true;
	const list = specs(dex, entry);
	if (list.length) out.specs = list;
	return JSON.stringify(out);
}

// What decides whether a format that lacks mega Rayquaza gets the clause against it.
function rayquaza(dex, Tags) {
	return ['rayquaza', 'rayquazamega'].map(id => {
		const species = dex.species.get(id);
		const tags = Object.keys(Tags).filter(tag => (Tags[tag].speciesFilter || Tags[tag].genericFilter)?.(species));
		const numbers = {};
		for (const tag in Tags) {
			const column = Tags[tag].speciesNumCol || Tags[tag].genericNumCol;
			if (column) numbers[tag] = column(species);
		}
		return { tags, numbers };
	});
}

module.exports = function ({ Dex, dexes, ids, root, byText }) {
	const { Tags } = require(path.join(root, 'dist', 'data', 'tags'));
	const mods = [...new Set(Dex.formats.all().map(format => format.mod))].sort(byText);
	let text = '';
	for (const id of [...ids.rules, ...ids.formats].sort(byText)) {
		const versions = new Map();
		for (const mod of mods) {
			const rules = Dex.mod(mod).data.Rulesets;
			// A format is read by its own mod.
			if (!rules.hasOwnProperty(id) || rules[id].effectType === 'Format' && rules[id].mod !== mod) continue;
			const json = describe(Dex.mod(mod), id);
			if (!versions.has(json)) versions.set(json, []);
			versions.get(json).push(mod);
		}
		const sorted = [...versions].sort((a, b) => b[1].length - a[1].length);
		if (!sorted.length) throw new Error('no mod has ' + id);
		const everywhere = sorted.reduce((sum, [, list]) => sum + list.length, 0) === mods.length || ids.names.formats.has(id);
		sorted.forEach(([json, list], index) => {
			text += `${index || !everywhere ? list.join(',') : '*'}\t${id}\t${json}\n`;
		});
	}
	let modText = '';
	for (const mod of mods) {
		const dex = Dex.mod(mod);
		const [plain, mega] = rayquaza(dex, Tags);
		modText += `${mod}\t${dex.gen}\t${JSON.stringify({ rayquaza: plain, rayquaza_mega: mega })}\n`;
	}
	let tagText = '';
	for (const tag of Object.keys(Tags).sort(byText)) {
		const t = Tags[tag];
		const kinds = [];
		if (t.speciesFilter || t.moveFilter || t.genericFilter) kinds.push('is');
		if (t.speciesNumCol || t.moveNumCol || t.genericNumCol) kinds.push('number');
		const filter = t.speciesFilter || t.genericFilter;
		const runs = [];
		for (const [generation, dex] of dexes) {
			const tagged = filter && !EXISTENCE.has(tag) ? ids.species.filter(id => filter(dex.species.get(id))).join(' ') : '';
			const last = runs[runs.length - 1];
			if (last?.tagged === tagged) last.from = generation;
			else runs.push({ from: generation, to: generation, tagged });
		}
		for (const { from, to, tagged } of runs) tagText += `${tag} ${kinds.join(',')}\t${from}-${to}\t${tagged}\n`;
	}
	return {
		'crates/pokedex/data/rulesets.tsv': text,
		'crates/pokedex/data/mods.tsv': modText,
		'crates/pokedex/data/tags.tsv': tagText,
	};
};
