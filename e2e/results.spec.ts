import { join } from 'node:path';
import { gameUrl } from '@playgrove/catalogue';
import type { Frame, Locator, Page } from '@playwright/test';
import { ROOT } from '../tools/root.ts';
import { gameId } from '../tools/catalogue.ts';
import { buildGames } from '../tools/play/site.ts';
import { typeOf } from '../tools/dev/serving.ts';
import { endgameOf } from './endgame.ts';
import { fingerOn, type Finger, type Spot } from './fingers.ts';
import { expect, holdClock, test } from './fixtures.ts';
import { CATALOGUE, FLAT_GAMES, TO_VISIT } from './games.ts';
import { button } from './visit.ts';

type Files = ReadonlyMap<string, Buffer>;

/** How long nothing reacts after results appear, milliseconds. */
const GUARD = 400;
/** How long hands must rest between two presses, milliseconds. */
const REST = 500;
/** How long other games stay closed, milliseconds. */
const LEAVING = 1200;
/** A step of a clock that is held. */
const STEP = 50;

/** After the last move of a run, its results are not there yet this many milliseconds later. */
const NO_RESULTS_MS = 800;
/** How long a finger is down: shortly, or long enough for its lifting to come after the results' first moment. */
const HELD_MS = [40, 120] as const;
/** Of a game's own frames one in this many is drawn: what nobody looks at may pass undrawn. */
const DRAWN_EVERY = 20;

/** Nine places over a game's field, nearly to its edges; at the top below the strip's buttons. */
const PARTS = [0.2, 0.5, 0.94].flatMap((y) => [0.06, 0.5, 0.94].map((x) => ({ x, y })));

/** Serves built files in place of the site's own; `page` is the game whose place they take. */
async function serveInstead(
  page: Page,
  files: Files,
  { of, at = of }: { readonly of: string; readonly at?: string },
): Promise<void> {
  const home = gameUrl(of).replace('index.html', '');
  await page.route('**/allgame/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const path = pathname === gameUrl(at) ? gameUrl(of) : pathname;
    // With the shared code that they were built against; the site's own has its colors put in later.
    const isOurs = path.startsWith(home) || path.startsWith('/allgame/_v/');
    const body = isOurs ? files.get(path.slice(1)) : undefined;
    if (body) await route.fulfill({ body, contentType: typeOf(path) });
    else await route.fallback();
  });
}

async function openPlay(page: Page, id: string): Promise<Frame> {
  await page.goto(`/#/game/${id}`);
  const game = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!game) throw new Error('the play page has no frame');
  return game;
}

const sheetOf = (game: Frame): Locator => game.locator('dialog[open]');
const mainButton = (game: Frame): Locator => sheetOf(game).locator('.actions button');

async function boxOf(locator: Locator): Promise<Spot & { width: number; height: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`nothing to see of ${String(locator)}`);
  return box;
}

async function middleOf(locator: Locator): Promise<Spot> {
  const { x, y, width, height } = await boxOf(locator);
  return { x: x + width / 2, y: y + height / 2 };
}

/** What a finished run shows: its own results with three other games by name, the field as large as before. */
async function expectResults(page: Page, game: Frame, field: object): Promise<void> {
  await expect(sheetOf(game)).toHaveCount(1);
  await expect(mainButton(game)).toHaveCount(1);
  await expect(sheetOf(game).locator('.other')).toHaveCount(3);
  const names = await sheetOf(game).locator('.other').allInnerTexts();
  for (const name of names) expect(name.trim()).not.toBe('');
  expect(await boxOf(page.locator('iframe'))).toEqual(field);
}

/** What a new run shows: its field at full size, and nothing of the run before. */
async function expectFresh(page: Page, game: Frame, field: object): Promise<void> {
  await expect(game.locator('dialog, .toast, .advice:not([hidden])')).toHaveCount(0);
  expect(await boxOf(page.locator('iframe'))).toEqual(field);
  const { width, height } = await boxOf(game.locator('#game canvas[tabindex]'));
  expect({ width, height }).toEqual({
    width: (field as { width: number }).width,
    height: (field as { height: number }).height,
  });
}

test.describe('a run that one touch ends', () => {
  const [real] = FLAT_GAMES;
  const id = gameId('one-touch');
  let files: Files = new Map();

  test.beforeAll(async () => {
    files = await buildGames(['one-touch'], { games: join(ROOT, 'e2e/own-games'), driven: false });
  });

  const SCREENS = [
    { width: 390, height: 844, wide: false },
    { width: 320, height: 568, wide: false },
    { width: 844, height: 390, wide: false },
    { width: 390, height: 844, wide: true },
  ];

  for (const [turn, { width, height, wide }] of SCREENS.entries()) {
    test(`shows its results wherever and however long the finger was down, and they stay: ${width}×${height}${wide ? ' in fullscreen' : ''}`, async ({
      page,
    }) => {
      if (!real) throw new Error('there is no game whose place it could take');
      await page.setViewportSize({ width, height });
      await holdClock(page);
      await serveInstead(page, files, { of: id, at: real.id });
      const game = await openPlay(page, real.id);
      const pass = (ms: number): Promise<void> => page.clock.runFor(ms);
      await expect(async () => {
        await pass(STEP);
        await expect(game.locator('.hud-buttons')).toBeVisible({ timeout: 100 });
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
      }).toPass();
      const finger = await fingerOn(page);
      if (wide) {
        await finger.tap(await middleOf(button(page, 'Fullscreen')));
        await expect(page.locator('.play')).toHaveAttribute('data-wide', 'true');
        await pass(300);
      }
      const field = await boxOf(page.locator('iframe'));
      const untilResults = async (): Promise<void> => {
        await page.clock.fastForward(NO_RESULTS_MS);
        expect(await sheetOf(game).count()).toBe(0);
        await expect(async () => {
          await pass(STEP);
          expect(await sheetOf(game).count()).toBe(1);
        }).toPass();
      };
      for (const [index, part] of PARTS.entries()) {
        // Half of the places on each screen: each is touched on two of the four, shortly and long.
        if (index % 2 !== turn % 2) continue;
        const heldMs = HELD_MS[(Math.floor(index / 2) + Math.floor(turn / 2)) % 2] as number;
        // The first level ends as the finger comes down, the second as it is lifted.
        for (const level of ['Down', 'Up']) {
          const at = inside(field, part);
          await finger.tap(at, heldMs);
          await untilResults();
          await expectResults(page, game, field);
          await expect(sheetOf(game)).toContainText('74');
          await expectDeaf(page, game, finger, at);
          expect(new URL(page.url()).hash).toBe(`#/game/${real.id}`);
          const main = mainButton(game);
          await expect(main).toHaveText(level === 'Down' ? 'Next level' : 'Play again');
          if (level === 'Down') {
            await finger.tap(await middleOf(main), heldMs);
            await pass(STEP);
            await expectFresh(page, game, field);
          }
        }
        // Back to the first level for the next place.
        await finger.tap(await middleOf(sheetOf(game).getByText('Levels')));
        await pass(GUARD + STEP);
        await finger.tap(await middleOf(sheetOf(game).getByText('Down', { exact: true })));
        await pass(STEP);
        await expectFresh(page, game, field);
      }
      // The day's challenge leaves nothing of the run before it either.
      await finger.tap(inside(field, { x: 0.5, y: 0.5 }));
      await untilResults();
      await pass(GUARD);
      await finger.tap(await middleOf(sheetOf(game).getByText('Daily', { exact: true })));
      await pass(GUARD + STEP);
      await finger.tap(await middleOf(mainButton(game)));
      await pass(STEP);
      await expectFresh(page, game, field);
      await expect(game.locator('.hud-level')).toContainText('Daily');
      // Other games open once the player has seen them.
      await finger.tap(inside(field, { x: 0.5, y: 0.5 }));
      await untilResults();
      await pass(LEAVING);
      await tapOther(game, finger);
      await expect(page).toHaveURL(/#\/detail\//);
    });
  }

  /** Taps another game on the results, which small screens scroll to. */
  async function tapOther(game: Frame, finger: Finger): Promise<void> {
    const other = sheetOf(game).locator('.other').first();
    await other.evaluate((node) => node.scrollIntoView({ block: 'center' }));
    await finger.tap(await middleOf(other));
  }

  /** Nothing reacts at first, and outside the sheet nothing ever does. */
  async function expectDeaf(page: Page, game: Frame, finger: Finger, at: Spot): Promise<void> {
    const title = await sheetOf(game).locator('h2').innerText();
    const main = await middleOf(mainButton(game));
    await finger.tap(main);
    await finger.tap(at);
    await page.clock.fastForward(GUARD - STEP - 1);
    await finger.tap(main);
    await expect(sheetOf(game).locator('h2')).toHaveText(title);
    await page.clock.runFor(STEP + 1);
    const { x, y } = await boxOf(page.locator('iframe'));
    await finger.tap({ x: x + 2, y: y + 2 });
    // Who still taps in the rhythm of the game does not leave it for another one.
    await tapOther(game, finger);
    await page.clock.runFor(50);
    await expect(sheetOf(game).locator('h2')).toHaveText(title);
    // Nor does this rhythm choose anything, however long the results have been there.
    await page.clock.runFor(REST - STEP - 1);
    await finger.tap(main);
    await expect(sheetOf(game).locator('h2')).toHaveText(title);
    await page.clock.runFor(REST);
  }
});

function inside(
  { x, y, width, height }: Spot & { readonly width: number; readonly height: number },
  part: Spot,
): Spot {
  return { x: x + width * part.x, y: y + height * part.y };
}

test.describe('the end of every game, on a phone', () => {
  const slugs = CATALOGUE.games.map(({ id }) => id);
  const bySlug = [...CATALOGUE.facts.keys()];
  if (slugs.length !== bySlug.length) throw new Error('a game without facts');

  for (const [index, slug] of bySlug.entries()) {
    if (!TO_VISIT.has(slug)) continue;
    test(`${slug}: its results are there after the last touch, stay, and lead on`, async ({
      page,
    }) => {
      const id = gameId(slug);
      const [files, endgame] = await Promise.all([buildGames([slug]), endgameOf(slug)]);
      await serveInstead(page, files, { of: id });
      await page.addInitScript(
        ([key, save]) => {
          if (localStorage.getItem(key) === null) localStorage.setItem(key, save);
        },
        [`game:${slug}:save`, JSON.stringify(endgame.save)] as const,
      );
      const game = await openPlay(page, id);
      const frames = (count: number): Promise<void> =>
        game.evaluate((some) => driven.frames(some), count);
      await game.waitForFunction(
        () => performance.getEntriesByName('first-frame').length > 0 && 'driven' in globalThis,
      );
      await expect(page.locator('iframe')).toBeFocused();
      await game.evaluate(
        ([recorded, drawn]) =>
          void Object.assign(driven, { recorded: JSON.parse(recorded) as unknown, drawn }),
        [JSON.stringify(endgame.recorded), DRAWN_EVERY] as const,
      );
      const finger = await fingerOn(page);
      const field = await boxOf(page.locator('iframe'));
      if (endgame.ticks) {
        await expect(sheetOf(game)).toHaveCount(1);
        await pressUntilGone(game, finger, 'Resume');
      }
      await frames(2);
      // Each game is ended with the finger on another part of its field.
      const part = PARTS[index % PARTS.length] ?? { x: 0.5, y: 0.5 };
      await finger.down(inside(field, { x: part.x, y: 0.2 + part.y * 0.78 }));
      if (endgame.ticks) await frames(150);
      await finger.up(40);
      await expect(async () => {
        await frames(60);
        expect(await sheetOf(game).count()).toBe(1);
      }).toPass();
      await expectResults(page, game, field);
      await frames(120);
      await expectResults(page, game, field);
      expect(new URL(page.url()).hash).toBe(`#/game/${id}`);
      const shown = await boxOf(mainButton(game));
      expect(shown.y + shown.height, 'the main button is on the screen').toBeLessThanOrEqual(
        field.y + field.height,
      );
      await pressUntilGone(game, finger);
      await frames(2);
      await expectFresh(page, game, field);
      // The toolbar's Restart: a new run again, at the same size.
      await finger.tap(await middleOf(button(page, 'Restart')));
      await frames(2);
      await expectFresh(page, game, field);
    });
  }

  /** Presses a sheet's button by touch until it reacts: at first it does not. */
  async function pressUntilGone(game: Frame, finger: Finger, label?: string): Promise<void> {
    const main = label === undefined ? mainButton(game) : sheetOf(game).getByText(label);
    await expect(async () => {
      if ((await sheetOf(game).count()) > 0) await finger.tap(await middleOf(main));
      expect(await sheetOf(game).count()).toBe(0);
      // Presses without rest choose nothing on results.
    }).toPass({ intervals: [REST] });
  }
});
