//! Numbers as options take them; what is no such number is refused in plain words.

use std::ops::RangeInclusive;

/// Reads whole numbers from the range.
pub fn whole<T>(range: RangeInclusive<T>) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync
where
    T: std::str::FromStr + PartialOrd + std::fmt::Display + Clone + Send + Sync + 'static,
{
    move |text: &str| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| format!("it takes a whole number from {} to {}", range.start(), range.end()))
    }
}

/// Reads seconds, with or without a fraction, up to an hour.
pub fn seconds(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|&number: &f64| number > 0.0 && number <= 3600.0);
    number.ok_or_else(|| "it takes a number of seconds above 0 and up to 3600, as in 2 or 0.5".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_out_of_range_and_what_is_none_are_refused() {
        let read = whole(1..=20u64);
        assert_eq!(read("20"), Ok(20));
        for text in ["0", "21", "-1", "x", "", "1.5", "99999999999999999999"] {
            assert_eq!(read(text), Err("it takes a whole number from 1 to 20".to_owned()), "{text}");
        }
        assert_eq!(seconds("0.001"), Ok(0.001));
        for text in ["0", "-1", "inf", "NaN", "1e9", "long", ""] {
            assert!(seconds(text).is_err(), "{text}");
        }
    }
}
