//! What several effects share.

pub(crate) mod stages;
pub(crate) mod statuses;
