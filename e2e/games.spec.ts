import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { gameUrl } from '@playgrove/catalogue';
import { createRng } from '@playgrove/kit/core';
import { loadSubject } from '@playgrove/kit/testing';
import { ROOT } from '../tools/root.ts';
import { gameId } from '../tools/catalogue.ts';
import { faults } from './axe.ts';
import { expect, fixRandom, holdClock, test } from './fixtures.ts';
import {
  handsOf,
  storedOf,
  playOn,
  randomInput,
  randomKey,
  SOLID,
  TO_OPEN,
  TO_VISIT,
} from './games.ts';

/** Milliseconds of the page's time between two random inputs. */
const STEP_MS = 200;
/** One step of this many is drawn at sixty frames a second, the others in one long frame, as where a page stutters. */
const SMOOTH_EVERY = 10;
/** Software draws a frame in three dimensions in a tenth of a second: those games get fewer inputs. */
const MAX_SOLID = 2;
/** How many keys are pressed before the next look at whether a play has begun. */
const KEYS_AT_ONCE = 4;
/** The one that takes the input: a view may have one of its own beneath. */
const CANVAS = '#game canvas[tabindex]';
/** Enough keys to walk over the largest board and back. */
const MAX_KEYS = 400;
/** Inputs at random, touch, mouse and keys, until a game is under way and stored. */
const MAX_INPUTS = 100;

const PHONE = { width: 390, height: 844 } as const;
/** Each screen a game is turned to, and how many random inputs it takes there: large ones are slow to draw in software. */
const SIZES = [
  { width: 320, height: 568, inputs: 4 },
  { width: 568, height: 320, inputs: 4 },
  { width: 844, height: 390, inputs: 4 },
  { width: 1024, height: 1366, inputs: 2 },
  { width: 2560, height: 1440, inputs: 1 },
] as const;

type Step = (page: Page, count: number) => Promise<void>;

/** Opens a game, and waits until its boards take keys where it has some: their code comes later. */
async function open(page: Page, slug: string): Promise<void> {
  const { view } = await loadSubject(join(ROOT, 'games'), slug);
  await page.goto(gameUrl(gameId(slug)));
  await expect(page.locator(CANVAS)).toBeVisible();
  if (view.boards) await expect(page.locator('.boards')).toBeAttached();
  await page.clock.runFor(100);
}

/** Plays by keys alone until a game has begun. */
async function playByKeys(page: Page, slug: string): Promise<void> {
  const rng = createRng(`${slug}/keys`);
  for (let step = 0; step < MAX_KEYS; step += 1) {
    if (step % KEYS_AT_ONCE === 0 && (await storedOf(page, slug)).plays > 0) break;
    await randomKey(page, rng);
    await passStep(page, step);
  }
  expect((await storedOf(page, slug)).plays, 'plays begun by keys').toBeGreaterThan(0);
}

/** Passes a step of the page's time. Drawing in software takes most of a test's time. */
async function passStep(page: Page, step: number): Promise<void> {
  if (step % SMOOTH_EVERY === 0) await page.clock.runFor(STEP_MS);
  else await page.clock.fastForward(STEP_MS);
}

/** Makes steps of two inputs each, which fall together now and then as those of two hands do. */
async function randomSteps(page: Page, slug: string): Promise<Step> {
  const rng = createRng(`${slug}/random`);
  const hands = await handsOf(page);
  let step = 0;
  return async (on, count) => {
    for (let some = 0; some < count; some += 1) {
      await Promise.all([randomInput(on, rng, hands), randomInput(on, rng, hands)]);
      await passStep(on, (step += 1));
      await playOn(on);
    }
  };
}

/** That the game fills a screen of this size, and that its buttons are on it and large enough. */
async function expectFits(page: Page, width: number, height: number): Promise<void> {
  const size = `${width}×${height}`;
  await page.setViewportSize({ width, height });
  await page.clock.runFor(40);
  const box = () => page.locator(CANVAS).boundingBox();
  await expect.poll(box, size).toEqual({ x: 0, y: 0, width, height });
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
  expect(spill, `${size} scrolls`).toEqual([0, 0]);
  expect(buttons.length, `${size} buttons`).toBeGreaterThan(0);
  expect(buttons, `${size} buttons`).not.toContain(false);
}

/** Plays at random until a game is under way and stored. */
async function playUntilSaved(page: Page, slug: string, play: Step): Promise<string> {
  for (let inputs = 0; inputs < MAX_INPUTS; inputs += 3) {
    // Ticking games store only now and then; hiding the page stores at once.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
    const { save } = await storedOf(page, slug);
    if (save !== null) return save;
    await play(page, 3);
  }
  throw new Error(`${slug}: no game was stored in ${MAX_INPUTS} random inputs`);
}

for (const slug of TO_VISIT) {
  test(`${slug} plays by keys, touch and mouse, fits every screen, and goes on after a reload, muted as before`, async ({
    page,
  }) => {
    await fixRandom(page);
    await holdClock(page);
    await open(page, slug);
    await playByKeys(page, slug);
    await page.getByRole('button', { name: 'Mute', exact: true }).click();
    const play = await randomSteps(page, slug);
    const solid = SOLID.has(slug);
    for (const { width, height, inputs } of SIZES) {
      await expectFits(page, width, height);
      await play(page, solid ? Math.min(inputs, MAX_SOLID) : inputs);
    }
    await page.setViewportSize(PHONE);
    await play(page, solid ? MAX_SOLID : 10);
    const save = await playUntilSaved(page, slug, play);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(page.locator(CANVAS)).toBeVisible();
    const after = await storedOf(page, slug);
    expect(after.refused).toBeNull();
    expect(after.save).toBe(save);
    await expect(page.getByRole('button', { name: 'Unmute', exact: true })).toBeVisible();
    await page.clock.resume();
    expect(await faults(page)).toEqual([]);
    // Where time counts it waits under a sheet, and the game below is checked as well.
    if (await playOn(page)) expect(await faults(page)).toEqual([]);
  });
}

for (const slug of TO_OPEN) {
  test(`${slug} opens, and takes a touch and a key`, async ({ page }) => {
    await fixRandom(page);
    await holdClock(page);
    await open(page, slug);
    const play = await randomSteps(page, slug);
    await play(page, 1);
    await page.keyboard.press('Space');
    await page.clock.runFor(STEP_MS);
    await expectFits(page, PHONE.width, PHONE.height);
  });
}
