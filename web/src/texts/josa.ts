/** Korean particles, chosen by the final sound of the word before them; `crates/texts/src/josa.rs` does the same. */

type Sound = 'vowel' | 'rieul' | 'consonant';

function finalSound(word: string): Sound {
  const letters = [...word].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  const last = letters.at(-1);
  if (last === undefined) return 'vowel';
  if (last >= '가' && last <= '힣') {
    const end = (last.codePointAt(0)! - '가'.codePointAt(0)!) % 28;
    return end === 0 ? 'vowel' : end === 8 ? 'rieul' : 'consonant';
  }
  if (/[178l]/i.test(last)) return 'rieul';
  return /([036mn]|ng|[aeiou][bkpt]|ck)$/i.test(letters.join('')) ? 'consonant' : 'vowel';
}

/** The form of `forms` ("을/를") that follows `word`: the first after a consonant, the second after a vowel. */
export function particle(word: string, forms: string): string {
  const [afterConsonant, afterVowel] = forms.split('/') as [string, string?];
  if (afterVowel === undefined) return afterConsonant;
  const sound = finalSound(word);
  const vowel = sound === 'vowel' || (sound === 'rieul' && afterVowel === '로');
  return vowel ? afterVowel : afterConsonant;
}
