//! Facade: twice the power while its user is burned, paralyzed or poisoned; from generation 6 on a burn doesn't weaken it.

use tallgrass_battle::prelude::*;

pub static FACADE: Behaviour = move_(
    moves::FACADE,
    &[on::base_power(double_with_status), on::constant(Event::BurnWeakens, Value::False).since(Gen6)],
);

fn double_with_status(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let status = cx.mon(hit.user).status;
    if status.is_some() && status != conditions::SLP { cx.chain(2, 1) } else { Pass }
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn a_burn_makes_it_stronger() {
        check(
            gen9(&["Ursaring"], &["Umbreon"]),
            &[["facade", "willowisp"]],
            &[&[(Accuracy, 0)], HIT],
            &[
                "-status|p1a: Ursaring|brn",
                "-damage|p2a: Umbreon|126/331",
                "-damage|p1a: Ursaring|301/321 brn|[from] brn",
            ],
        );
    }
}
