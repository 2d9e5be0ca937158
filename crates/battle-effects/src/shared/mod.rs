//! What several effects share.

pub(crate) mod categories;
pub(crate) mod healing;
pub(crate) mod pinch;
pub(crate) mod stages;
pub(crate) mod statuses;
pub(crate) mod weathers;
