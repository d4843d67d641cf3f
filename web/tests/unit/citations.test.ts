import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cited, isNumber } from '../../src/learn/citations';
import { passages, read } from '../../src/learn/rulebook';
import { markHits } from '../../src/learn/search';

const GAMES = ['artificium', 'arkwright-card', 'age-of-industry', 'water-frame'];
const rules = (lang: string, game: string) => readFileSync(`../docs/rules/${lang}/${game}.md`, 'utf8');

describe('citations', () => {
  it('finds numbers of all four games, rulings and examples', () => {
    expect(cited('(AR-13, AC-R24; AI-E56) WF-18.4, WF-R46. AC-142')).toEqual([
      'AR-13',
      'AC-R24',
      'AI-E56',
      'WF-18.4',
      'WF-R46',
      'AC-142',
    ]);
    expect(cited('numbers begin with AR-R.')).toEqual([]);
    expect(isNumber('WF-18.4')).toBe(true);
    expect(isNumber('s3-1')).toBe(false);
  });

  it.each(['AR-2 to AR-5', 'AR-2 à AR-5', 'AR-2 à AR-5', 'AR-2부터 AR-5까지', 'AR-2 to\nAR-5', 'AR-2–AR-5'])(
    'counts what lies within a range: %s',
    (text) => {
      expect(cited(text).sort()).toEqual(['AR-2', 'AR-3', 'AR-4', 'AR-5']);
    },
  );

  it('counts ranges of rulings and of chapters', () => {
    expect(cited('AC-156, AC-R24 to AC-R26')).toContain('AC-R25');
    expect(cited('WF-13.1 to WF-13.3')).toContain('WF-13.2');
    expect(cited('AR-2 to AC-9')).toEqual(['AR-2', 'AC-9']);
  });
});

describe.each(['en', 'fr', 'ko'])('the rules in %s', (lang) => {
  it.each(GAMES)('%s: every number that is cited leads to a passage', (game) => {
    const text = rules(lang, game);
    const blocks = read(game, text);
    const lost = cited(text).filter((rule) => passages(blocks, rule).length === 0);
    expect(lost).toEqual([]);
  });

  it.each(GAMES)('%s: the same places and the same numbers as in English', (game) => {
    const shape = (of: string) =>
      read(game, rules(of, game)).flatMap((block) =>
        block.kind === 'heading' ? [block.id] : block.kind === 'figure' ? [block.name] : [],
      );
    expect(shape(lang)).toEqual(shape('en'));
    expect(cited(rules(lang, game)).sort()).toEqual(cited(rules('en', game)).sort());
  });
});

describe('reading', () => {
  it('shows raw HTML as text', () => {
    const [block] = read('artificium', 'A <img src=x onerror=alert(1)> & "b" (AR-1)');
    expect(block).toMatchObject({ kind: 'paragraph', cites: ['AR-1'] });
    expect(JSON.stringify(block)).not.toContain('<img');
  });

  it('takes what a paragraph announces', () => {
    const blocks = read('arkwright-card', 'Each has (AC-2):\n\n- one\n- two\n\nLast.');
    expect(passages(blocks, 'AC-2')[0]!.blocks.map((block) => block.kind)).toEqual(['paragraph', 'list']);
  });

  it('marks what is looked for, without tags and accents in the way', () => {
    expect(markHits('<p class="chateau">Le Château &amp; l’épée</p>', 'CHATEAU')).toBe(
      '<p class="chateau">Le <mark>Château</mark> &amp; l’épée</p>',
    );
    expect(markHits('a &lt; b', 'b')).toBe('a &lt; b');
    expect(markHits('나무와 밀', '밀')).toBe('나무와 <mark>밀</mark>');
  });
});
