import type { FrameLocator, Page } from '@playwright/test';
import type { Json } from '@playgrove/kit/contract';
import { writeRun, type Run } from '@playgrove/kit/session';
import { packText } from '@playgrove/protocol/packed-text';
import { botRun as played } from '../tools/play/bot-run.ts';
import { expect } from './fixtures.ts';

/** What a bot plays of a game here: half a minute, or 200 moves. */
const SECONDS = 30;
const MAX_MOVES = 200;

/** A run of a game's own bot. */
export const botRun = (slug: string, seed = 'shared'): Promise<Run> =>
  played(slug, { seed, skill: 1, limit: MAX_MOVES, seconds: SECONDS });

export const linkTo = async (run: Run): Promise<string> =>
  `/#/run?${await packText(writeRun(run))}`;
export const gameOn = (page: Page): FrameLocator => page.frameLocator('iframe');

/** What the bar says once the run was played again to its end, and came out as recorded. */
export function endOf({ length, log }: Run, hz: number | undefined): string {
  if (hz === undefined) return `${log.length} / ${log.length} ✓`;
  const seconds = Math.floor(length / hz);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return `${text} / ${text} ✓`;
}

export async function watchToEnd(page: Page, end: string): Promise<void> {
  const when = gameOn(page).locator('.run-when');
  await expect(when).toContainText('✓');
  await page.keyboard.press('End');
  await expect(when).toHaveText(end);
}

/** Plays a run of Tidy Potions with a finger, on the board that is open. */
export async function playByHand(page: Page, run: Run): Promise<void> {
  const bottles = gameOn(page).getByRole('gridcell');
  await expect(bottles.first()).toBeVisible();
  for (const [, input] of run.log) {
    const { from, to } = input as { readonly from: number; readonly to: number } & Json;
    for (const at of [from, to]) {
      // Touches go through the cells to the canvas beneath.
      const box = await bottles.nth(at).boundingBox();
      if (!box) throw new Error(`there is no bottle ${at}`);
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    }
  }
}

/** Presses a button of the results until the game says what came of it. */
export async function pressUntil(game: FrameLocator, name: string, toast: string): Promise<void> {
  // Results that have just come back take no press that leaves the game.
  await expect(async () => {
    await game.getByRole('button', { name }).tap();
    await expect(game.locator('.toast')).toHaveText(toast, { timeout: 500 });
  }).toPass({ intervals: [1500] });
}
