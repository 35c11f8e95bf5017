import type { Browser, Page } from 'playwright-core';
import { slowMachine, visit } from './browse.ts';
import { TASK, traceMain, type Done } from './trace.ts';

/** What a visitor does, by the name that the table shows. */
const ACTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'typing in search': async (page) => {
    await page.keyboard.press('/');
    await page.keyboard.type('sunrise', { delay: 120 });
  },
  'opening the menu': (page) => page.getByRole('button', { name: 'Menu', exact: true }).tap(),
  'refreshing Maybe you like': async (page) => {
    const refresh = page.getByRole('button', { name: 'Refresh' });
    await refresh.scrollIntoViewIfNeeded();
    await refresh.tap();
  },
};

/** Events that a press is made of. */
const PRESS = /^(?:pointerdown|pointerup|click|keydown|keypress|keyup|input)$/;
/** The page draws a frame; one in which nothing changed is not painted. */
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
  if (works.length === 0) throw new Error('the trace tells of no press');
  return Math.max(...works);
}

/**
 * Milliseconds of processor time from each act's slowest press to the next paint, with a slow
 * machine and a page that is live. Processor time, so that other work on the machine does not count.
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
        () => (globalThis as { handover?: { live: boolean } }).handover?.live,
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
