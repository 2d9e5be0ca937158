//! Mega Stones: whoever could mega evolve with it can't lose it, nor be given it.

use tallgrass_battle::prelude::*;

/// Stones for a species in all its formes.
pub static MEGA_STONES: [Behaviour; 87] = items_alike(
    [
        items::ABOMASITE,
        items::ABSOLITE,
        items::ABSOLITE_Z,
        items::AERODACTYLITE,
        items::AGGRONITE,
        items::ALAKAZITE,
        items::ALTARIANITE,
        items::AMPHAROSITE,
        items::AUDINITE,
        items::BANETTITE,
        items::BARBARACITE,
        items::BAXCALIBRITE,
        items::BEEDRILLITE,
        items::BLASTOISINITE,
        items::BLAZIKENITE,
        items::CAMERUPTITE,
        items::CHANDELURITE,
        items::CHARIZARDITE_X,
        items::CHARIZARDITE_Y,
        items::CHESNAUGHTITE,
        items::CHIMECHITE,
        items::CLEFABLITE,
        items::CRABOMINITE,
        items::DARKRANITE,
        items::DELPHOXITE,
        items::DIANCITE,
        items::DRAGALGITE,
        items::DRAGONINITE,
        items::DRAMPANITE,
        items::EELEKTROSSITE,
        items::EMBOARITE,
        items::EXCADRITE,
        items::FALINKSITE,
        items::FERALIGITE,
        items::FROSLASSITE,
        items::GALLADITE,
        items::GARCHOMPITE,
        items::GARCHOMPITE_Z,
        items::GARDEVOIRITE,
        items::GENGARITE,
        items::GLALITITE,
        items::GLIMMORANITE,
        items::GOLISOPITE,
        items::GOLURKITE,
        items::GRENINJITE,
        items::GYARADOSITE,
        items::HAWLUCHANITE,
        items::HEATRANITE,
        items::HERACRONITE,
        items::HOUNDOOMINITE,
        items::KANGASKHANITE,
        items::LATIASITE,
        items::LATIOSITE,
        items::LOPUNNITE,
        items::LUCARIONITE,
        items::LUCARIONITE_Z,
        items::MALAMARITE,
        items::MANECTITE,
        items::MAWILITE,
        items::MEDICHAMITE,
        items::MEGANIUMITE,
        items::METAGROSSITE,
        items::MEWTWONITE_X,
        items::MEWTWONITE_Y,
        items::PIDGEOTITE,
        items::PINSIRITE,
        items::PYROARITE,
        items::RAICHUNITE_X,
        items::RAICHUNITE_Y,
        items::SABLENITE,
        items::SALAMENCITE,
        items::SCEPTILITE,
        items::SCIZORITE,
        items::SCOLIPITE,
        items::SCOVILLAINITE,
        items::SCRAFTINITE,
        items::SHARPEDONITE,
        items::SKARMORITE,
        items::SLOWBRONITE,
        items::STARAPTITE,
        items::STARMINITE,
        items::STEELIXITE,
        items::SWAMPERTITE,
        items::TYRANITARITE,
        items::VENUSAURITE,
        items::VICTREEBELITE,
        items::ZERAORITE,
    ],
    &[on::take_item(stay_with_species)],
);

/// Stones for certain formes only.
pub static STONES_OF_FORMES: [Behaviour; 4] = items_alike(
    [items::FLOETTITE, items::MAGEARNITE, items::MEOWSTICITE, items::TATSUGIRINITE],
    &[on::take_item(stay_with_forme)],
);

/// Zygardite.
pub static ZYGARDITE: Behaviour = item(items::ZYGARDITE, &[on::take_item(stay_with_zygarde)]);

fn stay_with_species(cx: &mut Cx, o: Occasion, item: ItemId) -> Verdict {
    let base = cx.dex().species(cx.mon(o.target).base_species).base_species;
    Reply::from_bool(cx.dex().item(item).mega_stone.iter().all(|&(from, _)| from != base))
}

fn stay_with_forme(cx: &mut Cx, o: Occasion, item: ItemId) -> Verdict {
    let own = cx.mon(o.target).base_species;
    Reply::from_bool(cx.dex().item(item).mega_stone.iter().all(|&(from, to)| from != own && to != own))
}

fn stay_with_zygarde(cx: &mut Cx, o: Occasion, _: ItemId) -> Verdict {
    Reply::from_bool(cx.dex().species(cx.mon(o.target).base_species).base_species != formes::ZYGARDE)
}
