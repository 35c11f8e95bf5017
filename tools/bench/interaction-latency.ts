import type { Browser, Page } from 'playwright-core';
import { slowMachine, visit } from './browse.ts';
import { TASK, traceMain, type Done } from './trace.ts';

/** A visitor's action, by its name in the table. */
const ACTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'typing in search': async (page) => {
    await page.keyboard.press('/');
    await page.keyboard.type('sunrise', { delay: 120 });
  },
  'opening the menu': (page) => tap(page, '.menu-button'),
  'refreshing Maybe you like': async (page) => {
    await page.locator('.refresh').scrollIntoViewIfNeeded();
    await tap(page, '.refresh');
  },
};

/** A bare touch: a locator's own tap checks inside the page what it hits, which would be counted. */
async function tap(page: Page, button: string): Promise<void> {
  const box = await page.locator(button).boundingBox();
  if (!box) throw new Error(`${button} is not on the page`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Events of a press. */
const PRESS = /^(?:pointerdown|pointerup|click|keydown|keypress|keyup|input)$/;
/** The page draws a frame; a frame without changes is not painted. */
export const FRAME = /^(?:FireAnimationFrame|PrePaint|Paint)$/;

/** The slowest press: milliseconds of the main thread's processor time from it to the next paint. */
function slowest(done: readonly Done[]): number {
  const presses = done.filter(
    ({ name, answers: kind = '' }) => name === 'EventDispatch' && PRESS.test(kind),
  );
  const works = presses.map((press) => {
    const painted = done.find(({ name, at }) => FRAME.test(name) && at >= press.at)?.at ?? Infinity;
    const from = done.findLast(({ name, at }) => name === TASK && at <= press.at)?.at ?? press.at;
    return done
      .filter(({ name, at }) => name === TASK && at >= from && at <= painted)
      .reduce((sum, { work }) => sum + work, 0);
  });
  if (works.length === 0) throw new Error('the trace contains no press');
  return Math.max(...works);
}

/**
 * Milliseconds of processor time from each action's slowest press to the next paint, on a slow
 * machine with a live page. Processor time, so that other work on the machine does not count.
 */
export async function answers(
  browser: Browser,
  address: string,
): Promise<Readonly<Record<string, number>>> {
  const found: Record<string, number> = {};
  for (const [what, act] of Object.entries(ACTS)) {
    found[what] = await visit(browser, async (now) => {
      const { page } = now;
      await page.goto(address);
      await page.waitForFunction(
        () => (globalThis as { hydration?: { live: boolean } }).hydration?.live,
      );
      await slowMachine(now);
      const stop = await traceMain(now);
      await act(page);
      await page.waitForTimeout(600);
      return slowest(await stop());
    });
  }
  return found;
}
