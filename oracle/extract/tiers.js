// Writes crates/pokedex/data/tiers.tsv: a line is a generation, `tier` or `natdex_tier`, a tier's id, and the species in it.
// Only generations with a rule that asks for tiers have any.
'use strict';

const { byText, toID } = require('./common.js');

const GENERATIONS = [8, 9];
const KINDS = { tier: 'tier', natDexTier: 'natdex_tier' };

module.exports = function ({ dexes, ids }) {
	let text = '';
	for (const generation of GENERATIONS) {
		for (const [key, kind] of Object.entries(KINDS)) {
			const tiers = new Map();
			for (const id of ids.species) {
				const tier = toID(dexes.get(generation).species.get(id)[key]);
				if (!tier) continue;
				if (!tiers.has(tier)) tiers.set(tier, []);
				tiers.get(tier).push(id);
			}
			for (const tier of [...tiers.keys()].sort(byText)) {
				text += `${generation}\t${kind}\t${tier}\t${tiers.get(tier).sort(byText).join(' ')}\n`;
			}
		}
	}
	return { 'crates/pokedex/data/tiers.tsv': text };
};
