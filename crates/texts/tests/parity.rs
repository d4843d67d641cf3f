//! Every text exists in every language, with the same variables.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use std::collections::{BTreeMap, BTreeSet};
use texts::{Lang, PARTS};

type Variables = BTreeMap<String, BTreeSet<String>>;

fn messages(part: &str, lang: Lang, text: &str) -> Variables {
    let resource = parse(text).unwrap_or_else(|(_, errors)| panic!("{}/{part}.ftl: {errors:?}", lang.code()));
    let mut found = Variables::new();
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let mut variables = BTreeSet::new();
                let value = message.value.as_ref().unwrap_or_else(|| panic!("{} has no text", message.id.name));
                in_pattern(value, &mut variables);
                assert!(message.id.name.starts_with(&format!("{part}-")), "{} stands in {part}.ftl", message.id.name);
                let doubled = found.insert(message.id.name.to_owned(), variables).is_some();
                assert!(!doubled, "{} stands twice in {}/{part}.ftl", message.id.name, lang.code());
            }
            Entry::Junk { content } => panic!("{}/{part}.ftl: {content}", lang.code()),
            _ => {}
        }
    }
    found
}

fn in_pattern(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, variables);
        }
    }
}

fn in_expression(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, variables),
        Expression::Select { selector, variants } => {
            in_inline(selector, variables);
            variants.iter().for_each(|variant| in_pattern(&variant.value, variables));
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| in_inline(argument, variables));
        }
        InlineExpression::Placeable { expression } => in_expression(expression, variables),
        _ => {}
    }
}

/// The name of a thing may follow its number in one language and not in another.
fn without_count(variables: &BTreeSet<String>) -> BTreeSet<String> {
    if variables.len() == 1 { variables.iter().filter(|name| *name != "count").cloned().collect() } else { variables.clone() }
}

#[test]
fn every_text_exists_in_every_language_with_the_same_variables() {
    for (part, files) in PARTS {
        let english = messages(part, Lang::En, files[0]);
        assert!(!english.is_empty());
        for (lang, file) in Lang::ALL.into_iter().zip(files).skip(1) {
            let other = messages(part, lang, file);
            let keys = |texts: &Variables| texts.keys().cloned().collect::<BTreeSet<_>>();
            let (missing, extra): (BTreeSet<_>, BTreeSet<_>) =
                (&keys(&english) - &keys(&other), &keys(&other) - &keys(&english));
            assert!(missing.is_empty() && extra.is_empty(), "{}: missing {missing:?}, extra {extra:?}", lang.code());
            for (key, variables) in &english {
                assert_eq!(without_count(&other[key]), without_count(variables), "{key} in {}", lang.code());
            }
        }
    }
}

#[test]
fn no_text_was_left_in_english() {
    let text = |lang: Lang, key: &str| lang.texts().with(key, &[("count", 1u32.into())]);
    let the_same = |key: &str| text(Lang::En, key) == text(Lang::Fr, key);
    let plain: Vec<String> = PARTS
        .iter()
        .flat_map(|(part, files)| messages(part, Lang::En, files[0]))
        .filter(|(_, variables)| without_count(variables).is_empty())
        .map(|(key, _)| key)
        .collect();
    let same = plain.iter().filter(|key| the_same(key)).count();
    assert!(same * 8 < plain.len(), "{same} of {} French texts equal the English ones", plain.len());
    // A sum is written alike everywhere.
    let words = |key: &str| text(Lang::En, key).split_whitespace().filter(|word| word.contains(char::is_alphabetic)).count();
    for key in plain.iter().filter(|key| words(key) > 3) {
        let korean = text(Lang::Ko, key);
        assert!(korean.chars().any(|letter| ('가'..='힣').contains(&letter)), "{key} is not Korean: {korean}");
    }
}
