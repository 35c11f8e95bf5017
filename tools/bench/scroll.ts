import type { Browser, Page } from 'playwright-core';
import { FRAME } from './interaction-latency.ts';
import { slowMachine, visit } from './browse.ts';
import { TASK, traceMain, type Done } from './trace.ts';

export type Scrolled = {
  /** Cards on the page at the end. */
  readonly cards: number;
  /** The share of frames, 0 to 1, whose tasks took more than 50 ms of processor time. */
  readonly slow: number;
  /** Milliseconds of processor time of the longest task. */
  readonly longest: number;
};

/** A longer frame is a visible stutter; the same limit as for long tasks. */
const SMOOTH_MS = 50;
/** How often a visitor requests more games: five pages of sixty. */
const MORE = 4;
/** One turn of the wheel, in pixels. */
const TURN = 320;

/** Milliseconds of processor time of each task that drew a frame. */
function frames(done: readonly Done[]): number[] {
  const works: number[] = [];
  let task: Done | undefined;
  for (const each of done) {
    if (each.name === TASK) task = each;
    else if (task && FRAME.test(each.name)) {
      works.push(task.work);
      task = undefined;
    }
  }
  return works;
}

/** Scrolls to the end of a category's list repeatedly, requesting more games there. */
export function scrollThrough(browser: Browser, url: string): Promise<Scrolled> {
  return visit(browser, async (now) => {
    const { page } = now;
    await page.goto(url);
    await page.waitForFunction(
      () => (globalThis as { hydration?: { live: boolean } }).hydration?.live,
    );
    await slowMachine(now);
    const stop = await traceMain(now);
    for (let more = 0; more <= MORE; more += 1) {
      await scrollToEnd(page);
      const button = page.getByRole('button', { name: 'More games' });
      if (more < MORE && (await button.isVisible())) await button.tap();
    }
    const done = await stop();
    const works = frames(done);
    if (works.length === 0) throw new Error('scrolling drew no frame');
    const tasks = done.filter(({ name }) => name === TASK);
    return {
      cards: await page.locator('.grid .card').count(),
      slow: works.filter((work) => work > SMOOTH_MS).length / works.length,
      longest: Math.max(...tasks.map(({ work }) => work)),
    };
  });
}

/** Turns the wheel until the end of the list is in view. */
async function scrollToEnd(page: Page): Promise<void> {
  const atEnd = (): Promise<boolean> =>
    page.evaluate(() => {
      const list = document.querySelector('.grid-parts')?.getBoundingClientRect();
      return list === undefined || list.bottom < innerHeight;
    });
  await page.mouse.move(200, 400);
  while (!(await atEnd())) {
    for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, TURN);
  }
}
