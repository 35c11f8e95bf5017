import type { Browser, Frame, Page } from 'playwright-core';
import { createRng } from '@playgrove/kit/core';
import { gameUrl } from '@playgrove/catalogue';
import { firstPlayLimit, KIT_LIMIT, measureGame, ownLimit } from '../build-games/measure.ts';
import { gameId } from '../catalogue.ts';
import { quiet, slowMachine, slowNetwork, visit, type Visit } from './browse.ts';
import { median, quantile, type Row } from './numbers.ts';

/** How long each game is played at random to measure its frames, in milliseconds of real time. */
const PLAY_MS = 6000;

/**
 * How long a visitor looks at a loaded detail page before pressing Play, in milliseconds. A fixed
 * time: with a game preloading in a frame, network idleness is not reliable.
 */
const READ_MS = 7000;

type Place = { readonly browser: Browser; readonly address: string; readonly dist: string };

/**
 * When a game's page set a mark, in milliseconds of the wall clock since 1970. `first-frame` is the
 * first frame drawn, `shown` the first visible frame of the running game.
 */
async function marked(frame: Page | Frame, name: 'first-frame' | 'shown'): Promise<number> {
  const mark = await frame.waitForFunction(
    (wanted) => performance.getEntriesByName(wanted)[0]?.startTime,
    name,
    { timeout: 60_000, polling: 50 },
  );
  const since = await mark.jsonValue();
  if (since === undefined) throw new Error(`the page set no mark named ${name}`);
  return since + (await frame.evaluate(() => performance.timeOrigin));
}

/** From an empty cache on Slow 4G with a slow machine: navigation to first playable frame. */
function cold({ browser, address }: Place, id: string): Promise<number> {
  return visit(browser, async (now) => {
    await slowNetwork(now);
    await slowMachine(now);
    await now.page.goto(address + gameUrl(id), { waitUntil: 'commit' });
    const at = await marked(now.page, 'first-frame');
    return at - (await now.page.evaluate(() => performance.timeOrigin));
  });
}

/** What a detail page pays for the preloaded game, and what a press of Play then costs. */
type AfterDetail = {
  /** Milliseconds from the press of Play to the first visible frame. */
  readonly shown: number;
  /** The longest task of the detail page while the game preloads, in milliseconds. */
  readonly longest: number;
};

/** Presses Play on a detail page that has been open for a while. */
function afterDetail({ browser, address }: Place, id: string): Promise<AfterDetail> {
  return visit(browser, async (now) => {
    const { page } = now;
    await page.addInitScript(watchTasks);
    await slowNetwork(now);
    await slowMachine(now);
    await page.goto(`${address}/#/detail/${id}`);
    await page.waitForLoadState('load');
    await page.waitForTimeout(READ_MS);
    const longest = await page.evaluate(() => globalThis.longest);
    const play = page
      .getByRole('link', { name: 'Play', exact: true })
      .or(page.getByRole('button', { name: 'Play', exact: true }))
      .first();
    await play.evaluate((node) => {
      node.addEventListener('click', () => performance.mark('press'), { capture: true });
    });
    const appeared = page.frames()[1] ?? page.waitForEvent('frameattached', { timeout: 60_000 });
    await play.click();
    const at = await marked(await appeared, 'shown');
    const pressed = await page.evaluate(
      () => performance.timeOrigin + (performance.getEntriesByName('press')[0]?.startTime ?? NaN),
    );
    return { shown: at - pressed, longest };
  });
}

declare global {
  /** The longest task seen by `watchTasks`, in milliseconds. */
  var longest: number;
}

/** Runs in the page; tasks of its frames count too. */
function watchTasks(): void {
  globalThis.longest = 0;
  new PerformanceObserver((list) => {
    if (!document.querySelector('.play.held')) return;
    for (const { duration } of list.getEntries())
      globalThis.longest = Math.max(globalThis.longest, duration);
  }).observe({ type: 'longtask' });
}

/** The main thread's work while random touches and keys play the game. */
type FrameWork = {
  /**
   * Milliseconds of processor time in each animation frame. Processor time, so that other work on
   * the machine does not count.
   */
  readonly frames: readonly number[];
  /**
   * Processor time of all tasks for each animation frame, in milliseconds: includes work deferred
   * until after a frame, and what browsers do with the drawing.
   */
  readonly whole: number;
};

function frameWork({ browser, address }: Place, id: string): Promise<FrameWork> {
  return visit(browser, async (now) => {
    const { page } = now;
    await page.goto(address + gameUrl(id));
    await marked(page, 'first-frame');
    await quiet(page);
    await slowMachine(now);
    await now.session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await taskTime(now);
    const stop = await traceFrames(now);
    await playAtRandom(page, `bench/${id}`);
    const after = await taskTime(now);
    const frames = await stop();
    return { frames, whole: (after - before) / frames.length };
  });
}

/** Milliseconds of processor time that tasks of the main thread have taken so far. */
async function taskTime({ session }: Visit): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const taken = metrics.find(({ name }) => name === 'TaskDuration')?.value;
  if (taken === undefined) throw new Error('this browser does not report how long tasks took');
  return taken * 1000;
}

type TraceEvent = { readonly name: string; readonly ph: string; readonly tdur?: number };

/** Starts recording frames. @returns stops recording and returns each frame's milliseconds */
async function traceFrames({ session }: Visit): Promise<() => Promise<readonly number[]>> {
  const frames: number[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as readonly TraceEvent[]) {
      if (event.name !== 'FireAnimationFrame' || event.ph !== 'X') continue;
      frames.push((event.tdur ?? Number.NaN) / 1000);
    }
  });
  const done = new Promise<void>((settle) =>
    session.once('Tracing.tracingComplete', () => settle()),
  );
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  return async () => {
    await session.send('Tracing.end');
    await done;
    return frames;
  };
}

async function playAtRandom(page: Page, seed: string): Promise<void> {
  const rng = createRng(seed);
  const until = performance.now() + PLAY_MS;
  const { width, height } = page.viewportSize() ?? { width: 412, height: 823 };
  const spot = () => [rng.between(8, width - 8), rng.between(120, height - 8)] as const;
  while (performance.now() < until) {
    const sheet = page.locator('dialog[open] .actions button').first();
    if (await sheet.isVisible()) await sheet.click();
    if (rng.chance(0.5)) {
      await page.keyboard.press(
        rng.pick(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Space']),
      );
      continue;
    }
    await page.mouse.move(...spot());
    await page.mouse.down();
    await page.mouse.move(...spot(), { steps: 4 });
    await page.mouse.up();
  }
}

async function repeat<T>(runs: number, work: () => Promise<T>): Promise<readonly T[]> {
  const results: T[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await work());
  return results;
}

/** Every budget of one game. @param runs of each timing; the median counts */
export async function benchGame(place: Place, slug: string, runs: number): Promise<readonly Row[]> {
  const id = gameId(slug);
  const bytes = measureGame(place.dist, slug);
  const starts = await repeat(runs, () => cold(place, id));
  const presses = await repeat(runs, () => afterDetail(place, id));
  const { frames, whole } = await frameWork(place, id);
  if (frames.length === 0) throw new Error(`${slug}: no frame was drawn in ${PLAY_MS} ms`);
  const how = `median of ${runs}`;
  const work = `${frames.length} frames, CPU ÷4, random play`;
  // Software rendering says nothing about a phone with a graphics card: no limit in 3D.
  const limits = bytes.solid ? [] : ([3, 6] as const);
  return [
    { what: 'kit, JS brotli', value: bytes.kit / 1024, limit: KIT_LIMIT / 1024, unit: 'KB' },
    { what: 'own JS, brotli', value: bytes.own / 1024, limit: ownLimit(slug) / 1024, unit: 'KB' },
    {
      what: 'first play, all',
      value: bytes.total / 1024,
      limit: firstPlayLimit(bytes) / 1024,
      unit: 'KB',
    },
    {
      what: 'first frame, cold',
      value: median(starts),
      limit: bytes.solid ? 1500 : 1000,
      unit: 'ms',
      how: `${how}, Slow 4G, CPU ÷4`,
    },
    {
      what: 'first frame, after detail',
      value: median(presses.map(({ shown }) => shown)),
      limit: 300,
      unit: 'ms',
      how: `${how}, Slow 4G, CPU ÷4`,
    },
    {
      what: 'longest task of detail',
      value: median(presses.map(({ longest }) => longest)),
      unit: 'ms',
      how: `${how}, while the game gets ready, CPU ÷4`,
    },
    { what: 'frame work, median', value: median(frames), limit: limits[0], unit: 'ms', how: work },
    {
      what: 'frame work, p95',
      value: quantile(frames, 0.95),
      limit: limits[1],
      unit: 'ms',
      how: work,
    },
    { what: 'all tasks for a frame', value: whole, unit: 'ms', how: 'on average, CPU ÷4' },
  ];
}
