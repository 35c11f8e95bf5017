import type { Page } from '@playwright/test';
import { gameUrl } from '@playgrove/catalogue';
import type { Rng } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/rules';
import { gameId } from '../tools/catalogue.ts';
import { expect, holdClock, test } from './fixtures.ts';
import { CATALOGUE, kept, playOn, randomInput, randomKey, handsOf, type Hands } from './games.ts';

/** Each step is two inputs and a fifth of a second of the page's time: twenty seconds in all. */
const STEPS = 100;
const STEP_MS = 200;
/** One step of so many is drawn at sixty frames a second, the others in one long frame, as where a page stutters. */
const SMOOTH_EVERY = 5;
/** The one that takes the input: a view may have one of its own beneath. */
const CANVAS = '#game canvas[tabindex]';
/** Three dimensions are drawn in software here, a dozen times slower: five seconds must do. */
const SOLID_STEPS = 25;

const SIZES = [
  [320, 568],
  [568, 320],
  [844, 390],
  [1024, 1366],
  [2560, 1440],
] as const;

async function stepsOf(page: Page): Promise<number> {
  const solid = await page.locator('link[href*="/scene3d-"]').count();
  return solid > 0 ? SOLID_STEPS : STEPS;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator(CANVAS)).toBeVisible();
  await page.clock.runFor(200);
}

/** Passes a step of the page's time. Drawing in software and waiting for the page take most of a test's time. */
async function passStep(page: Page, step: number): Promise<void> {
  if (step % SMOOTH_EVERY === 0) await page.clock.runFor(STEP_MS);
  else await page.clock.fastForward(STEP_MS);
}

/** One step: two inputs, which fall together now and then as those of two hands do. */
async function playStep(page: Page, step: number, rng: Rng, hands: Hands): Promise<void> {
  await Promise.all([randomInput(page, rng, hands), randomInput(page, rng, hands)]);
  await passStep(page, step);
  await playOn(page);
}

/** Plays at random until a game is under way and stored. */
async function playUntilSaved(page: Page, slug: string): Promise<string> {
  const rng = createRng(`${slug}/save`);
  const hands = await handsOf(page);
  for (let step = 0; step < STEPS; step += 1) {
    await playStep(page, step, rng, hands);
    if (step % 5 !== 4) continue;
    // Ticking games store only now and then; hiding the page stores at once.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
    const { save } = await kept(page, slug);
    if (save !== null) return save;
  }
  throw new Error(`${slug}: no game was stored in ${STEPS} random inputs`);
}

/** That the game fills a screen of this size, and that its buttons are on it and large enough. */
async function expectFits(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.clock.runFor(200);
  const box = await page.locator(CANVAS).boundingBox();
  expect(box, `${width}×${height}`).toEqual({ x: 0, y: 0, width, height });
  const { spill, buttons } = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const shown = [...document.querySelectorAll('.hud-buttons button')].filter((node) =>
      node.checkVisibility(),
    );
    return {
      spill: [scrollWidth - innerWidth, scrollHeight - innerHeight],
      buttons: shown.map((node) => {
        const { left, right, height: tall } = node.getBoundingClientRect();
        return left >= 0 && right <= innerWidth && tall >= 44;
      }),
    };
  });
  expect(spill, `${width}×${height} scrolls`).toEqual([0, 0]);
  expect(buttons.length, `${width}×${height} buttons`).toBeGreaterThan(0);
  expect(buttons, `${width}×${height} buttons`).not.toContain(false);
}

for (const slug of CATALOGUE.facts.keys()) {
  const address = gameUrl(gameId(slug));

  test.describe(slug, () => {
    test.beforeEach(async ({ page }) => holdClock(page));

    test('takes many seconds of random touch, mouse and keys without an error', async ({
      page,
    }) => {
      await open(page, address);
      const rng = createRng(`${slug}/random`);
      const hands = await handsOf(page);
      const steps = await stepsOf(page);
      for (let step = 0; step < steps; step += 1) await playStep(page, step, rng, hands);
      expect((await kept(page, slug)).plays, 'plays begun').toBeGreaterThan(0);
    });

    test('can be played by the keyboard alone, and fits every screen it is turned to', async ({
      page,
    }) => {
      await open(page, address);
      const rng = createRng(`${slug}/keys`);
      for (let step = 0; step < STEPS && (await kept(page, slug)).plays === 0; step += 1) {
        await randomKey(page, rng);
        await passStep(page, step);
      }
      expect((await kept(page, slug)).plays).toBeGreaterThan(0);
      for (const [width, height] of SIZES) await expectFits(page, width, height);
    });

    test('takes up a game in progress after a reload, and remembers that it was muted', async ({
      page,
    }) => {
      await open(page, address);
      await page.getByRole('button', { name: 'Mute', exact: true }).click();
      const save = await playUntilSaved(page, slug);
      await page.reload();
      await expect(page.locator(CANVAS)).toBeVisible();
      const after = await kept(page, slug);
      expect(after.refused).toBeNull();
      expect(after.save).toBe(save);
      await expect(page.getByRole('button', { name: 'Unmute', exact: true })).toBeVisible();
    });
  });
}
