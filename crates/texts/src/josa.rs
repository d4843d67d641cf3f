//! Korean particles, chosen by the final sound of the word before them.

/// The form of `forms` ("을/를") that follows `word`: the first after a consonant, the second after a vowel.
pub(crate) fn particle<'a>(word: &str, forms: &'a str) -> &'a str {
    let (after_consonant, after_vowel) = forms.split_once('/').unwrap_or((forms, forms));
    match final_sound(word) {
        Sound::Vowel => after_vowel,
        // 으로/로: ㄹ counts as a vowel there.
        Sound::Rieul if after_vowel == "로" => after_vowel,
        Sound::Rieul | Sound::Consonant => after_consonant,
    }
}

enum Sound {
    Vowel,
    Rieul,
    Consonant,
}

fn final_sound(word: &str) -> Sound {
    let mut letters = word.chars().rev().filter(|letter| letter.is_alphanumeric()).map(|letter| letter.to_ascii_lowercase());
    let Some(last) = letters.next() else { return Sound::Vowel };
    let before = letters.next().unwrap_or(' ');
    match last {
        '가'..='힣' => match (last as u32 - '가' as u32) % 28 {
            0 => Sound::Vowel,
            8 => Sound::Rieul,
            _ => Sound::Consonant,
        },
        // As read in Korean: 일, 칠, 팔 end in ㄹ; 영, 삼, 육 (and 십, 백, 천) in another consonant.
        '1' | '7' | '8' => Sound::Rieul,
        '0' | '3' | '6' => Sound::Consonant,
        '2' | '4' | '5' | '9' => Sound::Vowel,
        // As foreign words are written in Korean: 폴 ends in ㄹ, 피터 in a vowel; 밥 in a consonant, 엑스퍼트 in a vowel; 영 in ㅇ.
        'l' => Sound::Rieul,
        'm' | 'n' => Sound::Consonant,
        'g' if before == 'n' => Sound::Consonant,
        'b' | 'k' | 'p' | 't' if "aeiou".contains(before) => Sound::Consonant,
        'k' if before == 'c' => Sound::Consonant,
        _ => Sound::Vowel,
    }
}

#[cfg(test)]
mod tests {
    use super::particle;

    #[test]
    fn particles_follow_the_final_sound() {
        let cases = [
            ("농장", "을/를", "을"),
            ("제재소", "을/를", "를"),
            ("검", "이/가", "이"),
            ("나무", "은/는", "는"),
            ("연필", "으로/로", "로"),
            ("성", "으로/로", "으로"),
            ("3", "을/를", "을"),
            ("10", "이/가", "이"),
            ("7", "으로/로", "로"),
            ("12", "은/는", "는"),
            ("농장 (2)", "을/를", "를"),
            ("플레이어 2 (expert)", "이/가", "가"),
            ("Peter", "이/가", "가"),
            ("Bob", "이/가", "이"),
            ("Jack", "은/는", "은"),
            ("Young", "은/는", "은"),
            ("Paul", "으로/로", "로"),
            ("HEIM", "을/를", "을"),
        ];
        for (word, forms, expected) in cases {
            assert_eq!(particle(word, forms), expected, "{word}");
        }
    }
}
