import { describe, expect, it } from 'vitest';
import { read } from '../../src/pages/components/toml';
import { address, ask, fits, PHONE, sound, visitor } from './support';

interface Shelf {
  games: { name: string; sheet: string }[];
}
const GAMES = ['artificium', 'arkwright-card', 'age-of-industry', 'water-frame'];

/** A sheet as JSON, as the server tells it. */
function plain(node: ReturnType<typeof read> | unknown): unknown {
  const { kind, value, items, entries } = node as {
    kind: string;
    value: unknown;
    items: unknown[];
    entries: Map<string, unknown>;
  };
  if (kind === 'leaf') return value;
  if (kind === 'list') return items.map(plain);
  return Object.fromEntries([...entries].map(([key, inner]) => [key, plain(inner)]));
}

describe.each(GAMES)('the components of %s', (game) => {
  it('are all there, marked, explained and sound', async () => {
    const { page } = await visitor({ taste: { palette: 'night' } });
    await page.goto(`${address()}/games/${game}/components`);
    await page.locator('.components section').first().waitFor();
    const { games } = await ask<Shelf>(page, 'GET', '/api/games');
    const { sheet } = games.find((one) => one.name === game)!;
    const text = await (await page.request.get(`${address()}/api/sheets/${sheet}`)).text();
    expect(plain(read(text))).toEqual(await ask(page, 'GET', `/api/sheets/${sheet}/figures`));

    const guessed = page.locator('[data-path].reconstructed').first();
    await guessed.click();
    expect(await guessed.textContent()).toMatch(/, reconstructed/);
    const about = page.locator('aside').filter({ hasText: 'This value' });
    await expect.poll(() => about.textContent()).toMatch(/Not known\..*In the sheet’s own words:/s);
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-path'))).not.toBe(
      await guessed.getAttribute('data-path'),
    );
    // All of it, also what lies further down and is not drawn yet.
    await page.evaluate(async () => {
      for (const part of document.querySelectorAll('details')) part.open = true;
      for (const part of document.querySelectorAll<HTMLElement>('.components section'))
        part.style.contentVisibility = 'visible';
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    });
    await sound(page);

    // The reasons of a sheet are told in the reader's language, as everything else.
    const words = page.locator('aside blockquote');
    await guessed.click();
    const reason = await words.textContent();
    await page.locator('header select').first().selectOption('ko');
    await expect.poll(() => words.textContent()).toMatch(/\p{Script=Hangul}/u);
    await page.locator('header select').first().selectOption('en');
    await expect.poll(() => words.textContent()).toBe(reason);

    await page.getByRole('button', { name: /^reconstructed \d/ }).click();
    await expect.poll(() => page.getByText(/values fit\.|value fits\./).count()).toBe(1);
    await page.setViewportSize({ ...PHONE, width: 360 });
    await fits(page);
  });
});

describe('a sheet of one’s own', () => {
  it('is copied, refused for nonsense, saved, and played with', async () => {
    const { page } = await visitor({ expects: /status of 422/ });
    await ask(page, 'POST', '/api/guest', { name: 'Ada' });
    await page.goto(`${address()}/games/artificium/components`);
    await page.getByRole('button', { name: 'Copy and edit' }).click();
    await page.getByText('A table can be opened with this sheet.').waitFor();

    const price = page.locator('[data-path="resource.wood.buy"]');
    const change = async (value: string): Promise<void> => {
      await price.click();
      await page.getByLabel('Change it to').fill(value);
      await page.getByRole('button', { name: 'Set', exact: true }).click();
    };
    await page.getByLabel('Change it to').waitFor({ state: 'detached' });
    await price.click();
    await page.getByLabel('Change it to').fill('dear');
    await page.getByText('A number is needed here.').waitFor();
    await change('100000');
    const refusal = page.locator('.state');
    await expect.poll(() => refusal.textContent()).toMatch(/Not yet playable.*resource\.wood\.buy/s);
    await page.getByRole('button', { name: 'Show the place' }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-path'))).toBe('resource.wood.buy');
    expect(await price.textContent()).toMatch(/Not yet playable/);
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    expect(await page.getByRole('textbox', { name: /as text/ }).inputValue()).toMatch(/\nbuy = 100000\n/);
    expect(await page.locator('.fault-line').count()).toBe(1);
    await sound(page);

    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Tables', exact: true }).click();
    await change('3');
    await page.getByText('1 value differs').first().waitFor();
    await page.getByText('A table can be opened with this sheet.').waitFor();
    // A draft survives whatever happens to the page.
    await page.reload();
    await page.getByRole('button', { name: 'Go on with it' }).click();
    expect(await price.textContent()).toMatch(/^3/);
    await page.getByText('A table can be opened with this sheet.').waitFor();
    await page.getByLabel('Name of your sheet').fill('Dear wood');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('#mine').waitFor();
    await page.getByText('Dear wood').first().waitFor();
    await page.getByRole('link', { name: 'Open a table with this sheet' }).first().click();

    await page.getByText('This table will use Dear wood.').waitFor();
    await page.getByRole('button', { name: /Begin|Open/ }).click();
    await page.waitForURL(/\/tables\//);
    await page.getByText('another sheet than the usual one').first().waitFor();
    const id = page.url().split('/tables/')[1]!.split('#')[0]!;
    const told = await ask<{ sheet: string }>(page, 'GET', `/api/tables/${id}`);
    const figures = await ask<{ resource: { wood: { buy: number } } }>(page, 'GET', `/api/sheets/${told.sheet}/figures`);
    expect(figures.resource.wood.buy).toBe(3);
    await page.getByRole('link', { name: 'Look at it' }).first().click();
    await page.waitForURL(/components\?sheet=/);
    await page.getByText('Dear wood').first().waitFor();
    expect(await price.textContent()).toMatch(/^3/);
    await sound(page);
  });
});
