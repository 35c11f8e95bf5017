import { createRng } from '@playgrove/kit/core';
import type { Rng } from '@playgrove/kit/contract';
import type { TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { gameId } from '../../tools/catalogue.ts';
import { isSampled } from '../../tools/proofs/visits.ts';
import { endgameOf } from '../endgame.ts';
import { CATALOGUE } from '../games.ts';
import { expect, test } from './fixtures.ts';
import { gameStarts } from './steps.ts';
import type { Key, Spot, Tab } from './tab.ts';

/** As many as somebody makes in five seconds. */
const INPUTS = 20;
/** After a reload. */
const SETTLED = 5;
/** In chess a random press seldom is a move: after this many, a game that the bot began is stored. */
const MAX_INPUTS = 60;

const KEYS: readonly Key[] = [
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Space',
  'Enter',
  'x',
  'c',
  'u',
  'q',
  'e',
  '1',
  '5',
  '9',
];

type Stored = {
  readonly plays: number;
  /** Of the game in progress that was played last. */
  readonly seed: string | undefined;
  /** When that was stored, milliseconds. */
  readonly at: number;
  readonly refused: string | undefined;
};

/** Keys and texts of a page's storage. */
type Entries = readonly (readonly [string, string])[];

/** What a game has stored, of all that is. */
function readStored(entries: Entries, slug: string): Stored {
  const texts = new Map(entries);
  const { plays = 0 } = JSON.parse(texts.get(`game:${slug}`) ?? '{}') as { plays?: number };
  const [last] = entries
    .filter(([key]) => key.startsWith(`game:${slug}:save:`))
    .map(([, text]) => JSON.parse(text) as { readonly seed: string; readonly at: number })
    .sort((one, other) => other.at - one.at);
  const { seed, at = 0 } = last ?? {};
  return { plays, seed, at, refused: texts.get(`game:${slug}:save-refused`) };
}

/** What the game has stored; it stores when its page may go. */
async function stored(tab: Tab, slug: string): Promise<Stored> {
  const entries = await tab.runIn(1, () => {
    dispatchEvent(new PageTransitionEvent('pagehide'));
    return Object.entries(localStorage) as Entries;
  });
  return readStored(entries, slug);
}

/** Where the game is in the window; the rest of its rectangle is below. */
type Stage = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/**
 * Chooses to play on after a run, whose results offer other games: a random press would open one.
 * @param always after a pause or a level too
 * @returns where the game is; null if there was something to choose, or another page is open
 */
const stageToPlay = (tab: Tab, hash: string, always: boolean): Promise<Stage | null> =>
  tab.run(
    (path, any) => {
      const frame = document.querySelector('iframe');
      if (location.hash !== path || !frame) return null;
      const dialog = frame.contentDocument?.querySelector('dialog[open]');
      if (dialog && (any || dialog.querySelector('.more-games'))) {
        dialog.querySelector<HTMLElement>('.actions button')?.click();
        return null;
      }
      const { left: x, top: y, right, bottom } = frame.getBoundingClientRect();
      return {
        x,
        y,
        width: Math.min(right, innerWidth) - x,
        height: Math.min(bottom, innerHeight) - y,
      };
    },
    hash,
    always,
  );

/** Pixels at the edge that a scrollbar may answer in. */
const SCROLLBAR = 32;

/** One random tap, drag or key. */
async function input(tab: Tab, at: Stage, rng: Rng, touch: boolean): Promise<void> {
  const kind = rng.int(3);
  if (kind === 2) return tab.key(rng.pick(KEYS));
  const { x, y, width, height } = at;
  const spot = (): Spot => ({
    // Beside the scrollbar of the page, which some browsers draw over a game as wide as the window.
    x: Math.round(x + rng.between(SCROLLBAR, width - SCROLLBAR)),
    // Below the strip of buttons, so that play is not paused or muted all the time.
    y: Math.round(y + rng.between(Math.min(96, height / 3), height - 2)),
  });
  const pointer = touch && rng.chance(0.5) ? 'touch' : 'mouse';
  const [from, to] = [spot(), spot()];
  const middle = { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) };
  return tab.press(pointer, kind === 0 ? [from, middle, to] : [from]);
}

/** Stores a game that the bot began, and opens it. */
async function begin(tab: Tab, slug: string): Promise<void> {
  const { save } = await endgameOf(slug);
  await tab.runIn(
    1,
    (key, text) => localStorage.setItem(key, text),
    `game:${slug}:save`,
    JSON.stringify(save),
  );
  await tab.reload();
  await gameStarts(tab);
}

/** Waits until something is drawn. */
const isDrawn = (tab: Tab, slug: string, hash: string, info: TestInfo): Promise<void> =>
  expect(async () => {
    const picture = await tab.picture();
    await info.attach(slug, { body: picture, contentType: 'image/png' });
    const at = await stageToPlay(tab, hash, false);
    if (!at) throw new Error('there is no game');
    const { x, y, width, height } = at;
    const area = {
      left: Math.ceil(x),
      top: Math.ceil(y),
      width: Math.floor(width),
      height: Math.floor(height),
    };
    const { entropy } = await sharp(picture).extract(area).stats();
    // A single color has none.
    expect(entropy, 'what is drawn').toBeGreaterThan(1);
  }).toPass();

/**
 * Reloads the page.
 * @returns what the game had stored when its page went: until then it may have played on
 */
async function reload(tab: Tab, slug: string): Promise<Stored> {
  await tab.runIn(1, () => {
    // The game's own listener comes first.
    addEventListener('pagehide', () => {
      sessionStorage.setItem('left', JSON.stringify(Object.entries(localStorage)));
    });
  });
  await tab.reload();
  await gameStarts(tab);
  const left = await tab.run(() => sessionStorage.getItem('left') ?? '[]');
  return readStored(JSON.parse(left) as Entries, slug);
}

/** In a run of `npm test`, one game in eight: each costs seconds in each browser. */
const SLUGS = [...CATALOGUE.facts.keys()].filter(
  (_, index) => process.env['BROWSERS'] !== 'gate' || isSampled(index),
);

for (const [index, slug] of SLUGS.entries()) {
  const hash = `#/game/${gameId(slug)}`;

  test(`${slug} draws its first frame`, { tag: ['@smoke', '@start'] }, async ({ visit }, info) => {
    const { tab, address } = visit;
    await tab.open(`${address}/${hash}`);
    await gameStarts(tab);
    await isDrawn(tab, slug, hash, info);
  });

  test(
    `${slug} draws its first frame, takes touch and keys, and goes on after a reload`,
    {
      tag: index === 0 ? '@smoke' : [],
    },
    async ({ visit, engine, name }, info) => {
      const { tab, address } = visit;
      const isOpen = (): Promise<boolean> => tab.run((path) => location.hash === path, hash);
      const open = async (): Promise<void> => {
        await tab.open(`${address}/${hash}`);
        await gameStarts(tab);
      };
      await open();
      await isDrawn(tab, slug, hash, info);
      const rng = createRng(`${slug}/${name}/${info.repeatEachIndex}`);
      for (let count = 1; ; count += 1) {
        expect(count, 'inputs without a game that is stored').toBeLessThan(2 * MAX_INPUTS);
        const at = await stageToPlay(tab, hash, count % 5 === 0);
        if (!(await isOpen())) await open();
        else if (count === MAX_INPUTS) await begin(tab, slug);
        else if (count % INPUTS === 0) {
          // Some games begin at one place, which a random press seldom finds: the keyboard starts there.
          await tab.reload();
          await gameStarts(tab);
          await tab.key('Enter');
        } else if (at) await input(tab, at, rng, engine?.touch === true);
        // A page that is left just after its start would cut off what it still loads.
        if (count < INPUTS + SETTLED || !(await isOpen())) continue;
        if ((await stored(tab, slug)).seed === undefined) continue;
        const left = await reload(tab, slug);
        // A game that goes by the clock may have ended just before.
        if (left.seed === undefined) continue;
        const now = await stored(tab, slug);
        expect(now).toEqual({ ...left, at: now.at, refused: undefined });
        // A page that nobody has played on stores only a game that it goes on with.
        expect(now.at, 'stored again').toBeGreaterThan(left.at);
        return;
      }
    },
  );
}
