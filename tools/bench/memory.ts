import type { Browser, CDPSession, Page } from 'playwright-core';
import { pass, setHand } from '../play/page.ts';
import type { DrivenSite } from '../play/site.ts';
import type { Row } from './numbers.ts';

/**
 * Game time before the first measurement, and between both, in frames. In its first minutes a page
 * fills its caches; growth after that is a leak.
 */
const WARM_UP = 3 * 60 * 60;
const PLAYED = 5 * 60 * 60;
const LIMIT = 5;
/** Only one of this many frames is drawn: invisible drawing would take most of the time. */
const DRAWN = 10;

/** How much the page's memory grows during five minutes of its bot's play, in percent. */
export async function benchMemory(browser: Browser, site: DrivenSite, slug: string): Promise<Row> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(site.address(slug));
    await page.waitForFunction(() => performance.getEntriesByName('first-frame').length > 0);
    await setHand(page, { skill: 0.7, playing: true, every: 12, drawn: DRAWN });
    await playOn(page, WARM_UP);
    const before = await heap(page, session);
    await playOn(page, PLAYED);
    const after = await heap(page, session);
    const data = ({ all, code, records }: Heap): number => all - code - records;
    return {
      what: 'memory growth, 5 min',
      value: (data(after) / data(before) - 1) * 100,
      limit: LIMIT,
      unit: '%',
      how: `bot's play, ${megabytes(data(before))} to ${megabytes(data(after))} MB, machine code ${megabytes(before.code)} to ${megabytes(after.code)} MB`,
    };
  } finally {
    await context.close();
  }
}

/** Plays one level, and restarts it whenever it is over: other levels would load other pictures. */
async function playOn(page: Page, frames: number): Promise<void> {
  for (let done = 0; done < frames;) {
    done += await pass(page, frames - done, { untilDialog: true });
    if ((await page.locator('dialog[open]').count()) === 0) continue;
    // A sheet ignores presses in its first moments.
    done += await pass(page, 30);
    await page.keyboard.press('KeyR');
  }
}

/** The bytes that a page uses. */
type Heap = {
  readonly all: number;
  /**
   * What the browser has compiled: machine code, bytecode and their sources. It grows for many
   * minutes, by less and less, in any game, and ends with the size of the program.
   */
  readonly code: number;
  /**
   * The browser's own records of slow events, up to a limit: a slow machine has more of them than a
   * fast one.
   */
  readonly records: number;
};

/** The names of the browser's timeline entries. */
const RECORD = /^(Performance|LayoutShift|LargestContentfulPaint)|Timing$/;

/** The memory of a fresh deal, so that a game's history does not count as a leak. */
async function heap(page: Page, session: CDPSession): Promise<Heap> {
  await page.keyboard.press('KeyR');
  await pass(page, 30);
  await session.send('HeapProfiler.collectGarbage');
  const parts: string[] = [];
  const take = ({ chunk }: { readonly chunk: string }): void => void parts.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  return weighHeap(JSON.parse(parts.join('')) as HeapSnapshot);
}

/** The parts of a heap snapshot that are read: nodes are rows of numbers, one per field. */
export type HeapSnapshot = {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly (readonly string[] | string)[];
    };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
};

/** @throws if the snapshot has no types, names or sizes */
export function weighHeap({ snapshot: { meta }, nodes, strings }: HeapSnapshot): Heap {
  const [type = -1, name = -1, size = -1] = ['type', 'name', 'self_size'].map((field) =>
    meta.node_fields.indexOf(field),
  );
  const [code = -1, native = -1] = ['code', 'native'].map(
    (kind) => meta.node_types[type]?.indexOf(kind) ?? -1,
  );
  if (Math.min(size, name, code, native) < 0) {
    throw new Error('The heap snapshot has no types, names and sizes.');
  }
  const isRecord = strings.map((text) => RECORD.test(text));
  const weights = { all: 0, code: 0, records: 0 };
  for (let node = 0; node < nodes.length; node += meta.node_fields.length) {
    const bytes = nodes[node + size] ?? 0;
    const kind = nodes[node + type];
    weights.all += bytes;
    if (kind === code) weights.code += bytes;
    else if (kind === native && isRecord[nodes[node + name] ?? -1]) weights.records += bytes;
  }
  return weights;
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
