//! What the game says, by the names its messages have in the cartridge, in our words.

/// What sort of message it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MessageKind {
    /// Reports what happened. These are what a replay compares.
    Outcome,
    /// Says why something can't be done.
    Refusal,
    /// Asks for a decision. How often a prompt is shown depends on how a menu was walked.
    Prompt,
}

macro_rules! messages {
    ($($kind:ident $name:ident $text:literal;)*) => {
        /// A message of the game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u8)]
        pub enum Message {
            $(#[doc = $text] $name,)*
            /// What an effect says in words of its own; see [`Message::refusal`].
            Own(MessageKind, &'static str),
            /// What a pack says in words of its own, by their number: see [`crate::Rulebook::text_of`].
            OfPack(MessageKind, u16),
        }

        impl Message {
            /// Every message of the cartridge.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// What sort it is.
            pub const fn kind(self) -> MessageKind {
                match self { $(Self::$name => MessageKind::$kind,)* Self::Own(kind, _) | Self::OfPack(kind, _) => kind }
            }

            /// Its name, which with `Text` at the end is the cartridge's label. An effect's own words are their name; a
            /// pack's are known to its rulebook alone.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$name => stringify!($name),)* Self::Own(_, text) => text, Self::OfPack(..) => "" }
            }

            /// What it says, in our words; a pack's are known to its rulebook alone.
            pub const fn text(self) -> &'static str {
                match self { $(Self::$name => $text,)* Self::Own(_, text) => text, Self::OfPack(..) => "" }
            }

            /// The message with this label of the cartridge.
            pub fn from_label(label: &str) -> Option<Self> {
                let name = label.strip_suffix("Text").unwrap_or(label);
                Self::ALL.iter().copied().find(|message| message.name() == name)
            }
        }
    };
}

impl Message {
    /// A reason of an effect's own, a clause such as "only once a turn".
    pub const fn refusal(text: &'static str) -> Self {
        Self::Own(MessageKind::Refusal, text)
    }

    /// What an effect says happened, a sentence.
    pub const fn outcome(text: &'static str) -> Self {
        Self::Own(MessageKind::Outcome, text)
    }

    /// What an effect asks for, such as "Choose a card".
    pub const fn prompt(text: &'static str) -> Self {
        Self::Own(MessageKind::Prompt, text)
    }
}

messages! {
    Outcome AttachedEnergyToPokemon "An Energy is attached.";
    Outcome AttackUnsuccessful "The attack missed.";
    Outcome BasicPokemonWasPlacedOnEachBench "Each Bench is filled with Basic Pokémon.";
    Outcome BetweenTurns "Between turns.";
    Outcome CannotDrawCardBecauseNoCardsInDeck "There is no card left to draw.";
    Outcome CameToTheBench "It came to the Bench.";
    Outcome ChangedTheColorOf "Its colour is changed.";
    Outcome ChangedTheResistanceOfPokemonToColor "Its resistance is changed.";
    Outcome ChangedTheWeaknessOfPokemonToColor "Its weakness is changed.";
    Outcome DamageToSelfDueToConfusion "It hurt itself in its confusion.";
    Outcome DiscardedCardsFromDeck "Cards are discarded from the deck.";
    Outcome Draw1CardFromTheDeck "One card is drawn.";
    Outcome DrawCardsFromTheDeck "Cards are drawn.";
    Outcome DrewFireEnergyFromTheHand "Fire Energy comes to the hand.";
    Outcome DrewNPrizes "The prizes are taken.";
    Outcome DuelistHasNoCardsInHand "There are no cards in that hand.";
    Outcome DuelistPlacedACard "A new Pokémon steps into the Arena.";
    Outcome ExchangedCardsInDuelistsHand "The hand is exchanged.";
    Outcome HavePokemonPower "It has a Pokémon Power.";
    Outcome IsCuredOfParalysis "It can move again.";
    Outcome IsCuredOfSleep "It woke up.";
    Outcome IsStillAsleep "It is still asleep.";
    Outcome KnockedOutDueToDestinyBond "Destiny Bond takes the attacker along.";
    Outcome MetamorphsTo "It changes into another Pokémon.";
    Outcome NoDamageOrEffectDueToAgility "Agility keeps damage and effects away.";
    Outcome NoDamageOrEffectDueToBarrier "Barrier keeps damage and effects away.";
    Outcome NoDamageOrEffectDueToFly "High in the air, it takes neither damage nor effect.";
    Outcome NoDamageOrEffectDueToNShield "Neutralizing Shield keeps damage and effects away.";
    Outcome NoDamageOrEffectDueToTransparency "The attack goes right through it.";
    Outcome NoneCame "Nobody came.";
    Outcome PlacedOnTheBench "A Pokémon is placed on the Bench.";
    Outcome PokemonAndAllAttachedCardsReturnedToHand "It returns to the hand with everything attached.";
    Outcome PokemonAndAllAttachedCardsWereReturnedToDeck "It returns to the deck with everything attached.";
    Outcome PokemonDevolvedTo "It devolves.";
    Outcome PokemonEvolvedIntoPokemon "It evolves.";
    Outcome PokemonHealedDamage "Damage is healed.";
    Outcome PokemonsAttack "It attacks.";
    Outcome Received10DamageDueToPoison "Poison does 10 damage.";
    Outcome Received20DamageDueToPoison "Poison does 20 damage.";
    Outcome ReceivesDamageDueToStrikesBack "It is struck back.";
    Outcome TheEnergyCardFromPlayAreaWasMoved "An Energy is moved.";
    Outcome ThePkmnCardsInHandAndDeckWereShuffled "Pokémon are shuffled between hand and deck.";
    Outcome ThereAreNoPokemonInPlayArea "There are no Pokémon left.";
    Outcome ThereWasNoEffect "It has no effect.";
    Outcome ThereWasNoEffectFromConfusion "It can't be confused.";
    Outcome ThereWasNoEffectFromParalysis "It can't be paralysed.";
    Outcome ThereWasNoEffectFromPoison "It can't be poisoned.";
    Outcome ThereWasNoEffectFromPoisonConfusion "It can be neither poisoned nor confused.";
    Outcome ThereWasNoEffectFromSleep "It can't be put to sleep.";
    Outcome ThereWasNoEffectFromToxic "It can't be badly poisoned.";
    Outcome ThereWasNoEffectFromTxRam2 "The attack has no effect.";
    Outcome ThereWasNoFireEnergy "There is no Fire Energy.";
    Outcome TookAllThePrizes "That was the last prize.";
    Outcome UnableToUsePkmnPowerDueToToxicGas "Toxic Gas keeps it from using its Power.";
    Outcome Used "A Trainer is used.";
    Outcome WasChosenForTheEffectOfAmnesia "This attack is forgotten.";
    Outcome WasKnockedOut "It is knocked out.";
    Outcome WasPlacedInTheHand "A card goes to the hand.";
    Outcome WasUnsuccessful "It failed.";
    Outcome WillDrawNPrizes "Prizes will be taken.";
    Outcome WillUseThePokemonPower "Its Pokémon Power is used.";
    Outcome YouDrew "A card is drawn.";
    Outcome YouReceivedTheseCards "Cards change hands.";
    Outcome RetreatWasUnsuccessful "The retreat failed.";
    Outcome RetreatedToTheBench "It retreats to the Bench.";
    Outcome FinishedTurnWithoutAttacking "The turn ends without an attack.";
    Refusal FollowMyGuidancePracticeDuel "that isn't what the lesson of this turn asks for";
    Refusal CanOnlyBeUsedOnTheBench "this Power can only be used on the Bench";
    Refusal CannotBeUsedInTurnWhichWasPlayed "it can't be used in the turn the Pokémon was played";
    Refusal CannotUseBecauseItWillBeKnockedOut "the Pokémon would be knocked out";
    Refusal CannotUseDueToStatus "a special condition prevents it";
    Refusal CannotUseSinceTheresOnly1Pkmn "there is only one Pokémon";
    Refusal CantEvolvePokemonInSameTurnItsPlaced "a Pokémon can't evolve in the turn it was played";
    Refusal ConditionsForEvolvingToStage2NotFulfilled "no Basic Pokémon can evolve into a Stage 2 in the hand";
    Refusal EffectNoPokemonOnTheBench "there is no Pokémon on the Bench";
    Refusal EnergyCardsRequiredToRetreat "there is not enough Energy to retreat";
    Refusal MayOnlyAttachOneEnergyCard "only one Energy may be attached a turn";
    Refusal NoAttackMayBeChoosen "there is no attack to choose";
    Refusal NoCardsInHand "the hand is empty";
    Refusal NoCardsLeftInTheDeck "the deck is empty";
    Refusal NoDamageCounters "there is no damage";
    Refusal NoEnergyAttachedToOpponentsActive "the opponent's Active Pokémon has no Energy";
    Refusal NoEnergyCards "there is no Energy";
    Refusal NoEnergyCardsAttachedToPokemonInOppPlayArea "none of the opponent's Pokémon has Energy";
    Refusal NoEnergyCardsAttachedToPokemonInYourPlayArea "none of your Pokémon has Energy";
    Refusal NoGrassEnergy "there is no Grass Energy";
    Refusal NoPokemonCapableOfEvolving "no Pokémon can evolve into it";
    Refusal NoPokemonWithDamageCounters "no Pokémon has damage";
    Refusal NoResistance "it has no resistance";
    Refusal NoSelectableAttack "it has no attack";
    Refusal NoSpaceOnTheBench "the Bench is full";
    Refusal NoWeakness "it has no weakness";
    Refusal NotAffectedByPoisonSleepParalysisOrConfusion "there is no special condition";
    Refusal NotEnoughCardsInHand "there are too few cards in the hand";
    Refusal NotEnoughEnergyCards "there is not enough Energy";
    Refusal NotEnoughFireEnergy "there is not enough Fire Energy";
    Refusal NotEnoughPsychicEnergy "there is not enough Psychic Energy";
    Refusal NotEnoughWaterEnergy "there is not enough Water Energy";
    Refusal OnlyOncePerTurn "only once a turn";
    Refusal OpponentIsNotAsleep "the Defending Pokémon is not asleep";
    Refusal PokemonPowerSelectNotRequired "this Power works by itself";
    Refusal ThereAreNoBasicEnergyCardsInDiscardPile "there is no basic Energy in the discard pile";
    Refusal ThereAreNoCardsInHandThatYouCanChange "there is no card in the hand to trade";
    Refusal ThereAreNoCardsInTheDiscardPile "the discard pile is empty";
    Refusal ThereAreNoEnergyCardsInDiscardPile "there is no Energy in the discard pile";
    Refusal ThereAreNoPokemonInDiscardPile "there is no Pokémon in the discard pile";
    Refusal ThereAreNoPokemonOnBench "there is no Pokémon on the Bench";
    Refusal ThereAreNoStage1Pokemon "no Pokémon has evolved";
    Refusal ThereAreNoTrainerCardsInDiscardPile "there is no Trainer in the discard pile";
    Refusal ThereIsNoEnergyCardAttached "no Energy is attached";
    Refusal ThisAttackCannotBeUsedTwice "this attack can't be used twice";
    Refusal UnableDueToParalysis "it is paralysed";
    Refusal UnableDueToSleep "it is asleep";
    Refusal UnableDueToToxicGas "Toxic Gas prevents it";
    Refusal UnableToAttackDueToBoneAttack "Bone Attack keeps it from attacking";
    Refusal UnableToAttackDueToLeer "Leer keeps it from attacking";
    Refusal UnableToAttackDueToTailWag "Tail Wag keeps it from attacking";
    Refusal UnableToEvolveDueToPrehistoricPower "Prehistoric Power prevents evolution";
    Refusal UnableToRetreat "it can't retreat";
    Refusal UnableToRetreatDueToAcid "Acid keeps it from retreating";
    Refusal UnableToUseAttackDueToAmnesia "Amnesia took this attack";
    Refusal UnableToUseTrainerDueToHeadache "Headache keeps you from playing Trainers";
    Refusal YouDidNotReceiveAnAttackToMirrorMove "there is no attack to mirror";
    Refusal UnableToSelect "that can't be chosen";
    Prompt ChooseAction "Your turn";
    Prompt ChooseActivePokemon "Choose your Active Pokémon";
    Prompt ChooseBenchPokemon "Choose Pokémon for your Bench";
    Prompt ChoosePrize "Choose a prize";
    Prompt Choose1BasicEnergyCardFromDeck "Choose a basic Energy";
    Prompt Choose2BasicEnergyCardsFromDiscardPile "Choose up to two basic Energies";
    Prompt Choose2CardsFromHandToDiscard "Choose two cards to discard";
    Prompt Choose2EnergyCardsFromDiscardPileForHand "Choose up to two Energies";
    Prompt Choose2EnergyCardsFromDiscardPileToAttach "Choose up to two Energies to attach";
    Prompt Choose2HandCardsFromHandToReturnToDeck "Choose two cards to put back";
    Prompt ChooseAPokemonToSwitchWithActivePokemon "Choose a Pokémon to bring up";
    Prompt ChooseAndDiscard2EnergyCards "Choose two Energies to discard";
    Prompt ChooseAndDiscard2FireEnergyCards "Choose two Fire Energies to discard";
    Prompt ChooseAttackOpponentWillNotBeAbleToUse "Choose an attack to take away";
    Prompt ChooseBasicFightingPokemonFromDeck "Choose a Basic Fighting Pokémon";
    Prompt ChooseBasicOrEvolutionPokemonCardFromDeck "Choose a Pokémon";
    Prompt ChooseBasicPokemonToEvolve "Choose a Pokémon to evolve";
    Prompt ChooseBasicPokemonToPlaceOnBench "Choose a Basic Pokémon";
    Prompt ChooseCardFromDeck "Choose a card from the deck";
    Prompt ChooseCardFromYourHandToSwitch "Choose a card to trade";
    Prompt ChooseCardToDiscardFromHand "Choose a card to discard";
    Prompt ChooseCardToPlaceInHand "Choose a card to take";
    Prompt ChooseCardToPutOnDeck "Choose a card to put on the deck";
    Prompt ChooseColor "Choose a colour";
    Prompt ChooseDiscardEnergyCardFromOpponent "Choose an Energy to discard";
    Prompt ChooseEnergyCardToDiscard "Choose an Energy to discard";
    Prompt ChooseEvolutionCardAndPressAButtonToDevolve "Choose a Pokémon to devolve";
    Prompt ChooseOppAttackToBeUsedWithMetronome "Choose an attack to copy";
    Prompt ChoosePkmnInTheBenchToGiveDamage "Choose a Benched Pokémon to hit";
    Prompt ChoosePkmnToRemoveDamageCounter "Choose a Pokémon to heal";
    Prompt ChoosePokemonInYourAreaThenPokemonInYourOpp "Choose one of your Pokémon, then one of the opponent's";
    Prompt ChoosePokemonToAttachDefenderTo "Choose a Pokémon to defend";
    Prompt ChoosePokemonToAttachEnergyCard "Choose a Pokémon to attach it to";
    Prompt ChoosePokemonToGiveDamageCounter "Choose a Pokémon to take the damage";
    Prompt ChoosePokemonToPlaceInPlay "Choose a Pokémon to put into play";
    Prompt ChoosePokemonToRemoveDamageCounterFrom "Choose a Pokémon to take damage from";
    Prompt ChoosePokemonToRemoveEnergyFrom "Choose a Pokémon to take Energy from";
    Prompt ChoosePokemonToReturnToTheDeck "Choose a Pokémon to put back";
    Prompt ChoosePokemonToScoopUp "Choose a Pokémon to take up";
    Prompt ChooseStage2Pokemon "Choose a Stage 2 Pokémon";
    Prompt ChooseUpTo3PkmnOnBenchToGiveDamage "Choose up to three Benched Pokémon to hit";
    Prompt ChooseUpTo4FromDiscardPile "Choose up to four Energies";
    Prompt DevolveFurther "Take off one more?";
    Prompt DiscardOppDeckAsManyFireEnergyCards "Discard Fire Energy, and as many cards of the opponent's deck";
    Prompt IsThisOK "Is this right?";
    Prompt PleaseCheckTheOpponentsHand "Look at the hand";
    Prompt PleaseSelectTheDeck "Choose a deck";
    Prompt PleaseSelectThePlayArea "Choose a play area";
    Prompt RearrangeThe5CardsAtTopOfDeck "Put the top cards in order";
    Prompt SelectPkmnOnBenchToSwitchWithActive "Choose a Benched Pokémon to switch with";
    Prompt SelectPokemonToPlaceInTheArena "Choose a new Active Pokémon";
    Prompt ChooseNidoranFromDeck "Choose a Nidoran";
    Prompt ChooseABellsproutFromDeck "Choose a Bellsprout";
    Prompt ChooseAKrabbyFromDeck "Choose a Krabby";
    Prompt ChooseAnOddishFromDeck "Choose an Oddish";
    Prompt ThereIsNoInTheDeck "There is none in the deck";
    Prompt WhichCardWouldYouLikeToSee "Choose a card to look at";
    Prompt WouldYouLikeToCheckTheDeck "Look at the deck anyway?";
    Prompt YouCanSelectMoreCardsQuit "You can choose more. Stop?";
}
