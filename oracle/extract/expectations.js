// Writes what the tests of the pokedex compare with: crates/pokedex/tests/expect/*.tsv.
'use strict';
const fs = require('fs');
const path = require('path');

// FNV-1a, 64 bits: a whole list in sixteen digits.
function digest(lines) {
	let hash = 0xcbf29ce484222325n;
	for (const byte of Buffer.from(lines.join('\n'))) {
		hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
	}
	return hash.toString(16).padStart(16, '0');
}

const NUMBERS = ['minTeamSize', 'maxTeamSize', 'pickedTeamSize', 'maxTotalLevel', 'maxMoveCount', 'minSourceGen', 'minLevel', 'maxLevel',
	'defaultLevel', 'adjustLevel', 'adjustLevelDown', 'evLimit'];

function complex(list) {
	return list.map(([rule, source, limit, bans]) => `${rule}|${source}|${limit === Infinity ? '' : limit}|${bans}`);
}

// The species of which something holds, as a digest; nothing where there are none, and in rule sets whose tags aren't recorded.
function species(Dex, entry, ids, holds) {
	const dex = Dex.mod(entry.mod);
	if (entry.mod !== 'gen' + dex.gen) return '';
	const list = ids.species.filter(id => holds(dex.species.get(id)));
	return list.length ? digest(list) : '';
}

// A format: its rules in order, values and numbers in full; bans, sources and the like as a digest,
// and the species it restricts and bans.
function format({ Dex, ids }, name) {
	let table;
	const entry = Dex.formats.get(name, true);
	try {
		table = Dex.formats.getRuleTable(entry);
	} catch {
		return `${name}\terror`;
	}
	const keys = [...table.keys()];
	const rules = keys.filter(key => !'+*-!'.includes(key.charAt(0)));
	const values = [...table.valueRules].sort().map(([key, value]) => `${key}=${value}`);
	const numbers = NUMBERS.map(key => table[key] ?? '');
	const acting = rules.filter(key => {
		const rule = Dex.mod(entry.mod).formats.get(key);
		return Object.keys(rule).some(k => k.startsWith('on') && ![
			'onBegin', 'onTeamPreview', 'onBattleStart', 'onValidateRule', 'onValidateTeam', 'onChangeSet', 'onValidateSet',
		].includes(k));
	});
	const rest = [
		...[...table].map(([key, source]) => `${key}|${source}`),
		...complex(table.complexBans), ...complex(table.complexTeamBans),
		`${table.checkCanLearn?.[1] ?? ''}|${table.onChooseTeam?.[1] ?? ''}`,
	];
	return [name, rules.join(','), values.join(';'), numbers.join(','), acting.join(','), digest(rest),
		species(Dex, entry, ids, s => table.isRestrictedSpecies(s)), species(Dex, entry, ids, s => table.isBannedSpecies(s))].join('\t');
}

// Names in all kinds of spellings, and what each table makes of them.
function lookups({ Dex, ids }) {
	const names = new Set(fs.readFileSync(path.join(__dirname, 'names.txt'), 'utf8').split('\n').filter(Boolean));
	for (const id of ids.species) if (/[aeiou]$/.test(id) || id.length % 7 === 0) names.add(Dex.species.get(id).name);
	for (const [alias] of Dex.loadAliases()) if (alias.length % 3 === 0) names.add(alias);
	return [...names].map(name => {
		const found = ['species', 'moves', 'abilities', 'items', 'natures'].map(table => {
			const entry = Dex[table].get(name);
			return entry.exists ? entry.name : '';
		});
		const rules = Dex.formats.get(name);
		found.push(rules.exists && rules.effectType === 'Format' ? rules.id : '');
		return [name, Dex.toID(name), ...found].join('\t');
	});
}

// The commonest numbers of everything, one line each, so that a digest shows whether any went astray.
function facts(name, dex, ids) {
	const some = value => (value ? value : '');
	const stages = value => Object.entries(value || {}).map(([stat, change]) => stat + change).join(' ');
	const tables = {
		moves: id => {
			const m = dex.moves.getByID(id);
			return [m.name, m.num, m.type, m.category, m.basePower, m.accuracy === true ? '' : m.accuracy, m.pp, m.priority, m.target,
				Object.keys(m.flags).sort().join(' '), m.critRatio, stages(m.boosts), stages(m.self?.boosts), dex.toID(m.status),
				dex.toID(m.volatileStatus), (m.secondaries || []).map(s => some(s.chance) + dex.toID(s.status) + stages(s.boosts)).join(' '),
				some(m.drain), some(m.recoil), some(m.heal), some(m.multihit), some(m.zMove?.basePower), some(m.maxMove?.basePower),
				m.gen, some(m.isNonstandard)];
		},
		species: id => {
			const s = dex.species.getByID(id);
			return [s.name, s.num, dex.toID(s.baseSpecies), s.forme, s.types, Object.values(s.baseStats),
				['0', '1', 'H', 'S'].map(slot => dex.toID(s.abilities[slot])), Math.round(s.heightm * 100), s.weighthg, s.gender, some(s.maxHP), s.nfe, dex.toID(s.prevo),
				s.evos.map(dex.toID), dex.toID(s.changesFrom), (s.requiredItems || []).map(dex.toID), s.gen, some(s.isNonstandard)];
		},
		abilities: id => {
			const a = dex.abilities.getByID(id);
			return [a.name, a.num, Object.keys(a.flags).sort().join(' '), a.suppressWeather, a.gen, some(a.isNonstandard)];
		},
		items: id => {
			const i = dex.items.getByID(id);
			return [i.name, i.num, i.fling?.basePower ?? '', dex.toID(i.fling?.status), i.isBerry, i.isGem, i.ignoreKlutz, some(i.onPlate),
				some(i.naturalGift?.basePower), some(i.naturalGift?.type), stages(i.boosts), (i.itemUser || []).map(dex.toID),
				Object.values(i.megaStone || {}).map(dex.toID), i.gen, some(i.isNonstandard)];
		},
		conditions: id => {
			const c = dex.conditions.getByID(id);
			return [c.name, c.exists, c.noCopy, some(c.duration), c.affectsFainted];
		},
	};
	return Object.entries(tables).map(([table, line]) => {
		const lines = ids[table].filter(id => id !== 'recharge').map(id => [id, ...line(id)].join(':'));
		return [name, table, digest(lines)].join('\t');
	});
}

module.exports = function (context) {
	const { Dex, ruleSets, ids } = context;
	const custom = fs.readFileSync(path.join(__dirname, 'custom_formats.txt'), 'utf8').split('\n').filter(Boolean);
	const formats = [...Dex.formats.all().map(f => f.id), ...custom].map(name => format(context, name));
	const counts = ruleSets.map(({ name, dex }) => {
		const usable = list => list.filter(e => !e.isNonstandard || ['Past', 'Unobtainable'].includes(e.isNonstandard)).length;
		const digests = ['species', 'moves', 'abilities', 'items'].map(table => {
			const all = dex[table].all();
			return `${all.length},${usable(all)},${all.filter(e => !e.isNonstandard).length}`;
		});
		return [name, ...digests].join('\t');
	});
	const natures = Dex.natures.all().map(n => [n.name, n.plus || '', n.minus || ''].join('\t'));
	const chart = [];
	for (const { name, dex } of ruleSets) {
		const types = Object.keys(dex.data.TypeChart).map(id => dex.types.get(id)).sort((a, b) => (a.name < b.name ? -1 : 1));
		for (const defend of types) {
			chart.push([name, defend.name, types.map(attack => defend.damageTaken[attack.name] || 0).join('')].join('\t'));
		}
	}
	const file = lines => lines.join('\n') + '\n';
	return {
		'crates/pokedex/tests/expect/formats.tsv': file(formats),
		'crates/pokedex/tests/expect/lookups.tsv': file(lookups(context)),
		'crates/pokedex/tests/expect/counts.tsv': file(counts),
		'crates/pokedex/tests/expect/facts.tsv': file(ruleSets.flatMap(({ name, dex }) => facts(name, dex, ids))),
		'crates/pokedex/tests/expect/natures.tsv': file(natures),
		'crates/pokedex/tests/expect/types.tsv': file(chart),
	};
};
