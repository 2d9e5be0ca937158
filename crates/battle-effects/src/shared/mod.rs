//! What several effects share.

pub(crate) mod categories;
<<<<<<< HEAD
pub(crate) mod hazards;
pub(crate) mod healing;
pub(crate) mod moves;
=======
pub(crate) mod gains;
pub(crate) mod healing;
pub(crate) mod keeping;
>>>>>>> b1c9583 (Battle effects: items)
pub(crate) mod pinch;
pub(crate) mod screens;
pub(crate) mod stages;
pub(crate) mod statuses;
pub(crate) mod weathers;
