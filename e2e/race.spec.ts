/** Two people race by a link: one plays and shares it, the other opens it on a device of their own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from '@playwright/test';
import { numberText } from '@playgrove/language/message-format';
import { gameUrl } from '@playgrove/catalogue';
import { gameId } from '../tools/catalogue.ts';
import { typeOf } from '../tools/dev/serving.ts';
import { buildGames } from '../tools/play/site.ts';
import { ROOT } from '../tools/root.ts';
import { expect, fixRandom, test } from './fixtures.ts';
import { CATALOGUE } from './games.ts';
import { gameOn } from './run-links.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
/** Of a game's own frames one in this many is drawn: what nobody looks at may pass undrawn. */
const DRAWN_EVERY = 100;
/** Frames between two looks for the results. */
const FRAMES = 240;
/** How well the bots play that stand for the two people. */
const SKILLS = { first: 0, second: 0.2 } as const;

/** Games that draw the rival of a race. */
const SLUGS = [...CATALOGUE.facts.keys()].filter((slug) =>
  readFileSync(join(ROOT, 'games', slug, 'view.ts'), 'utf8').includes('ghosts: true'),
);

test('there are games to race in', () => expect(SLUGS.length).toBeGreaterThan(2));

/** Has the page open a game that a bot plays in the player's place. */
async function serveDriven(page: Page, slug: string): Promise<void> {
  const files = await buildGames([slug]);
  const home = gameUrl(gameId(slug)).replace('index.html', '');
  await page.route('**/allgame/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    // With the shared code that it was built against.
    const isOurs = pathname.startsWith(home) || pathname.startsWith('/allgame/_v/');
    const body = isOurs ? files.get(pathname.slice(1)) : undefined;
    if (body) await route.fulfill({ body, contentType: typeOf(pathname) });
    else await route.fallback();
  });
}

async function frameOn(page: Page): Promise<Frame> {
  const game = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!game) throw new Error('the play page has no frame');
  await game.waitForFunction(
    () => performance.getEntriesByName('first-frame').length > 0 && 'driven' in globalThis,
  );
  return game;
}

/** Plays on until a run has ended. */
async function playToResults(page: Page, skill: number): Promise<void> {
  const game = await frameOn(page);
  await game.evaluate(
    ([how, drawn]) => void Object.assign(driven, { skill: how, playing: true, drawn }),
    [skill, DRAWN_EVERY] as const,
  );
  await expect(async () => {
    await game.evaluate((some) => driven.frames(some), FRAMES);
    expect(await game.locator('dialog[open] .run-row').count()).toBe(1);
  }).toPass();
}

for (const slug of SLUGS) {
  test.describe(slug, () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

    test(`${slug} is raced by a link: the rival is there, and the results say who is ahead`, async ({
      page,
      browser,
      baseURL,
    }) => {
      await serveDriven(page, slug);
      await fixRandom(page);
      await page.addInitScript(() => localStorage.setItem('portal:name', 'Ann'));
      await page.goto(`/#/game/${gameId(slug)}`);
      await playToResults(page, SKILLS.first);
      const sheet = gameOn(page).getByRole('dialog');
      // Results that have just appeared take no press.
      await expect(async () => {
        await sheet.getByRole('button', { name: 'Share', exact: true }).tap();
        await expect(gameOn(page).locator('.toast')).toHaveText('Copied!', { timeout: 500 });
      }).toPass({ intervals: [500] });
      const shared = await page.evaluate(() => navigator.clipboard.readText());
      const link = /https?:\S+/.exec(shared)?.[0] ?? '';
      const score = Number(new URL(link).searchParams.get('beat'));

      const context = await browser.newContext({
        ...PHONE,
        ...(baseURL !== undefined && { baseURL }),
        serviceWorkers: 'block',
      });
      const other = await context.newPage();
      await serveDriven(other, slug);
      await other.goto(link);
      await expect(other.locator('.mark-to-beat')).toHaveText(
        `Ann’s score to beat: ${numberText(score)}`,
      );
      await expect(gameOn(other).getByRole('img', { name: /^Ann: \d/ })).toBeVisible();
      await playToResults(other, SKILLS.second);
      const results = gameOn(other).getByRole('dialog');
      const own = Number((await results.locator('.final b').innerText()).replaceAll(',', ''));
      await expect(results).toContainText(
        own > score
          ? `You beat Ann’s ${numberText(score)}!`
          : `Ann is still ahead with ${numberText(score)}.`,
      );
      await expect(results.getByRole('button', { name: 'Send yours back' })).toBeVisible();
      await context.close();
    });
  });
}
