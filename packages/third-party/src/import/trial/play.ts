import type { Browser, ElementHandle, Frame, Page } from 'playwright-core';
import { cellsOf, drawnSpots, hasAnswered, isBlank, isStill, type Cells } from './pictures.ts';
import type { TrialResult } from './verdict.ts';
import { watch } from './watch.ts';

const WIDE = { width: 960, height: 720 } as const;
const TALL = { width: 540, height: 960 } as const;
const TIMEOUT_MS = 20_000;
/** How long a picture may take to stand still. */
const SETTLE_MS = 6000;
const PAUSE_MS = 250;
const KEYS = ['Enter', ' ', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'x', 'z'];

export type TrialOptions = {
  /** Of the portal, without a slash at the end. */
  readonly address: string;
  readonly id: string;
  /** How long it is played, half of them without input. */
  readonly seconds: number;
};

class NoResponse extends Error {}

/** Input waits for the game's page to take it, however long that takes. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new NoResponse()), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A game on the portal's play page. */
type Opened = {
  readonly page: Page;
  readonly frame: ElementHandle<HTMLElement | SVGElement>;
  readonly firstFrame: number | undefined;
  readonly failed: string | undefined;
  readonly shoot: () => Promise<Buffer>;
};

/**
 * Plays a game on the portal's play page twice: without input, and by taps where something is drawn
 * and by keys. What changes only with input is the game's answer.
 */
export async function playTrial(browser: Browser, options: TrialOptions): Promise<TrialResult> {
  const half = (options.seconds * 1000) / 2;
  let moves = false;
  let orientation: TrialResult['orientation'] = 'any';
  const without: Cells[] = [];
  const idle = await visit(browser, options, async ({ page, shoot }, pictures) => {
    moves = !(await settle(page, shoot));
    const ends = performance.now() + half;
    do {
      const picture = await shoot();
      pictures.push(picture);
      without.push(await cellsOf(picture));
      await page.waitForTimeout(PAUSE_MS);
    } while (performance.now() < ends || without.length < 4);
    orientation = await turnScreen(page);
  });
  if (idle.failed !== undefined || idle.hung)
    return { ...idle, blank: false, moves, answers: false, orientation };
  let answers = false;
  const played = await visit(browser, options, async (opened, pictures) => {
    await settle(opened.page, opened.shoot);
    pictures.push(await opened.shoot());
    const after = await press(opened, pictures, half);
    answers = hasAnswered(without, after);
  });
  const last = played.pictures.at(-1) ?? idle.pictures.at(-1);
  return {
    ...played,
    blank: last !== undefined && (await isBlank(last)) && (await areBlank(idle.pictures)),
    moves,
    answers,
    orientation,
  };
}

async function areBlank(pictures: readonly Buffer[]): Promise<boolean> {
  for (const picture of pictures) if (!(await isBlank(picture))) return false;
  return true;
}

type Visit = Omit<TrialResult, 'blank' | 'moves' | 'answers' | 'orientation'>;

/** Opens the play page with a profile of its own: nothing is saved from one visit to the next. */
async function visit(
  browser: Browser,
  { address, id }: TrialOptions,
  play: (opened: Opened, pictures: Buffer[]) => Promise<void>,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: WIDE, serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const pictures: Buffer[] = [];
  const notes = await watch(page, new URL(address).origin);
  let firstFrame: number | undefined;
  let failed: string | undefined;
  let hung = false;
  try {
    const opened = await open(page, `${address}/#/game/${id}`);
    ({ firstFrame, failed } = opened);
    if (failed === undefined) await play(opened, pictures);
    else pictures.push(await opened.shoot());
  } catch (error) {
    // A game in an endless loop draws no picture any more.
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    if (!isLate && !(error instanceof NoResponse)) throw error;
    hung = true;
  }
  // A page that loops forever answers no request to close.
  const seen = { firstFrame, failed, hung, ...notes(), pictures };
  void context.close().catch(() => undefined);
  return seen;
}

async function open(page: Page, address: string): Promise<Opened> {
  await page.goto(address);
  const frame = await page.waitForSelector('.play .frame', { state: 'attached' });
  const cage = await frame.contentFrame();
  if (!cage) throw new Error('The play page has no frame.');
  const { at, failed } = await started(cage);
  const shoot = async (): Promise<Buffer> => {
    const clip = await frame.boundingBox();
    return page.screenshot(clip ? { clip } : {});
  };
  return { page, frame, firstFrame: at === undefined ? undefined : Math.round(at), failed, shoot };
}

function started(cage: Frame): Promise<{ readonly failed?: string; readonly at?: number }> {
  return cage
    .waitForFunction(() => {
      const room = document.getElementById('game');
      if (room?.dataset['failed'] !== undefined) return { failed: room.dataset['failed'] };
      if (!room?.classList.contains('ready')) return false;
      const at = performance.getEntriesByName('first-frame')[0]?.startTime;
      return at === undefined ? {} : { at };
    })
    .then((handle) => handle.jsonValue() as Promise<{ failed?: string; at?: number }>)
    .catch(() => ({ failed: 'it showed nothing within 20 seconds' }));
}

/** @returns whether the picture stood still in the end */
async function settle(page: Page, shoot: () => Promise<Buffer>): Promise<boolean> {
  const ends = performance.now() + SETTLE_MS;
  let before: Cells | undefined;
  let stood = 0;
  while (performance.now() < ends) {
    const cells = await cellsOf(await shoot());
    stood = before && isStill(before, cells) ? stood + 1 : 0;
    // Twice, because a slow game may give no new picture in one pause.
    if (stood === 2) return true;
    before = cells;
    await page.waitForTimeout(PAUSE_MS);
  }
  return false;
}

/** Taps where something is drawn, drags from there and presses keys. @returns the picture after each */
async function press(
  { page, frame, shoot }: Opened,
  pictures: Buffer[],
  ms: number,
): Promise<Cells[]> {
  const after: Cells[] = [];
  const ends = performance.now() + ms;
  for (let turn = 0; turn < 4 || performance.now() < ends; turn += 1) {
    const box = (await frame.boundingBox()) ?? { x: 0, y: 0, ...WIDE };
    const spots = after.length > 0 ? drawnSpots(after.at(-1) as Cells) : undefined;
    const known = spots ?? drawnSpots(await cellsOf(pictures.at(-1) as Buffer));
    const [x, y] = known[turn % Math.max(known.length, 1)] ?? [0.5, 0.5];
    const at = [box.x + x * box.width, box.y + y * box.height] as const;
    await inTime(page.mouse.click(...at));
    await page.waitForTimeout(PAUSE_MS);
    after.push(await cellsOf(await shoot()));
    if (turn % 3 === 2) {
      await inTime(page.mouse.down());
      await inTime(page.mouse.move(at[0] + (x < 0.5 ? 120 : -120), at[1], { steps: 4 }));
      await inTime(page.mouse.up());
    }
    await inTime(page.keyboard.press(KEYS[turn % KEYS.length] ?? 'Enter', { delay: 60 }));
    await page.waitForTimeout(PAUSE_MS);
    const picture = await shoot();
    after.push(await cellsOf(picture));
    if (pictures.length < 6 || turn % 4 === 3) pictures.push(picture);
  }
  pictures.push(await shoot());
  return after;
}

/** Whether the game's picture keeps its shape when the screen does not. */
async function turnScreen(page: Page): Promise<TrialResult['orientation']> {
  const wide = await shapeOf(page);
  await page.setViewportSize(TALL);
  await page.waitForTimeout(400);
  const tall = await shapeOf(page);
  await page.setViewportSize(WIDE);
  if (wide === undefined || tall === undefined || Math.abs(wide - tall) > 0.15) return 'any';
  return wide < 0.8 ? 'portrait' : wide > 1.25 ? 'landscape' : 'any';
}

async function shapeOf(page: Page): Promise<number | undefined> {
  const frame = page.frames().find((one: Frame) => one.url().includes('/files/'));
  return frame
    ?.evaluate(() => {
      const boxes = [...document.querySelectorAll('canvas')].map((canvas) =>
        canvas.getBoundingClientRect(),
      );
      const [largest] = boxes.toSorted((a, b) => b.width * b.height - a.width * a.height);
      return largest && largest.height > 0 ? largest.width / largest.height : undefined;
    })
    .catch(() => undefined);
}
