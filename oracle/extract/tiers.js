// Writes crates/pokedex/data/tiers.tsv: a line is a generation, `tier` or `natdex_tier`, a tier's id, and the species in it.
// A species in no line is illegal; the empty tier is none at all.
'use strict';

const { byText, toID, GENERATIONS } = require('./common.js');

const KINDS = { tier: 'tier', natDexTier: 'natdex_tier' };

module.exports = function ({ dexes, ids }) {
	let text = '';
	for (const generation of [...GENERATIONS].sort()) {
		for (const [key, kind] of Object.entries(KINDS)) {
			const tiers = new Map();
			for (const id of ids.species) {
				const tier = toID(dexes.get(generation).species.get(id)[key]);
				if (tier === 'illegal') continue;
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
