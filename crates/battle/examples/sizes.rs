//! Prints how many bytes the parts of a battle's state take.
use tallgrass_battle::state::*;
fn main() {
    println!("State {}", size_of::<State>());
    println!("Pokemon {} x24", size_of::<Pokemon>());
    println!("EffectState {}", size_of::<EffectState>());
    println!("ActiveMove {} SecondaryEffect {}", size_of::<ActiveMove>(), size_of::<SecondaryEffect>());
    println!(
        "Side {} ActiveRequest {} SideChoice {}",
        size_of::<Side>(),
        size_of::<ActiveRequest>(),
        size_of::<SideChoice>()
    );
    println!("Action {} MoveSlot {} Attacks {}", size_of::<Action>(), size_of::<MoveSlot>(), size_of::<Attacks>());
    println!("Battle {}", size_of::<tallgrass_battle::Battle>());
}
