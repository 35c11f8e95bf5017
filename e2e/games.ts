import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Rng } from '@playgrove/kit/contract';
import { readCatalogue } from '../tools/catalogue.ts';
import { ROOT } from '../tools/cache.ts';

/** Every game of the product. A sweep over none of them would prove nothing. */
export const CATALOGUE = readCatalogue(join(ROOT, 'games'));
if (CATALOGUE.games.length === 0) throw new Error('games/: there is no game to test');

const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Space', 'Enter'] as const;
const MORE_KEYS = [...KEYS, 'KeyX', 'KeyC', 'KeyU', 'KeyQ', 'KeyE', '1', '5', '9'] as const;

type Spot = { readonly x: number; readonly y: number };

/** Sends real touches: `page.touchscreen` knows only taps. */
export type Touches = (phase: 'touchStart' | 'touchMove' | 'touchEnd', at?: Spot) => Promise<void>;

export async function touchesOf(page: Page): Promise<Touches> {
  const session = await page.context().newCDPSession(page);
  return async (phase, at) => {
    await session.send('Input.dispatchTouchEvent', {
      type: phase,
      touchPoints: at ? [{ x: at.x, y: at.y, id: 1 }] : [],
    });
  };
}

function spotIn(page: Page, rng: Rng): Spot {
  const { width, height } = page.viewportSize() ?? { width: 320, height: 568 };
  // Below the strip of buttons, so that play is not paused or muted all the time.
  return { x: rng.between(2, width - 2), y: rng.between(Math.min(96, height / 3), height - 2) };
}

async function drag(page: Page, rng: Rng, touches: Touches | undefined): Promise<void> {
  const from = spotIn(page, rng);
  const to = spotIn(page, rng);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  if (touches) {
    await touches('touchStart', from);
    for (const at of [middle, to]) await touches('touchMove', at);
    await touches('touchEnd');
    return;
  }
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const at of [middle, to]) await page.mouse.move(at.x, at.y);
  await page.mouse.up();
}

async function tap(page: Page, rng: Rng, touches: Touches | undefined): Promise<void> {
  const at = spotIn(page, rng);
  if (!touches) return page.mouse.click(at.x, at.y);
  await touches('touchStart', at);
  await touches('touchEnd');
}

/** One key, held for a moment of the page's time now and then. */
export async function randomKey(
  page: Page,
  rng: Rng,
  keys: readonly string[] = KEYS,
): Promise<void> {
  const key = rng.pick(keys);
  if (!rng.chance(0.3)) return page.keyboard.press(key);
  await page.keyboard.down(key);
  await page.clock.runFor(150);
  await page.keyboard.up(key);
}

/** One random touch, click, drag or key. */
export async function randomInput(page: Page, rng: Rng, touches: Touches): Promise<void> {
  const device = rng.chance(0.5) ? touches : undefined;
  const kind = rng.int(3);
  if (kind === 0) await drag(page, rng, device);
  else if (kind === 1) await tap(page, rng, device);
  else await randomKey(page, rng, MORE_KEYS);
}

/** Chooses to play on wherever a game has stopped: resume, next level, play again. */
export async function playOn(page: Page): Promise<void> {
  const sheet = page.locator('dialog[open] .actions button').first();
  if (await sheet.isVisible()) await sheet.click();
}

/** What the game page keeps on this device. */
export async function kept(page: Page, slug: string) {
  const read = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  const progress = JSON.parse((await read(`game:${slug}`)) ?? '{}') as { plays?: number };
  return {
    plays: progress.plays ?? 0,
    save: await read(`game:${slug}:save`),
    refused: await read(`game:${slug}:save-refused`),
  };
}
