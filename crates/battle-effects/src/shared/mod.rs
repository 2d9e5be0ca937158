//! What several effects share.

pub(crate) mod base_stats;
pub(crate) mod categories;
pub(crate) mod contact;
pub(crate) mod gains;
pub(crate) mod guard;
pub(crate) mod hazards;
pub(crate) mod healing;
pub(crate) mod keeping;
pub(crate) mod moves;
pub(crate) mod pinch;
pub(crate) mod screens;
pub(crate) mod stages;
pub(crate) mod statuses;
pub(crate) mod types;
pub(crate) mod weathers;
