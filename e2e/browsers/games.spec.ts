import { createRng } from '@playgrove/kit/core';
import type { Rng } from '@playgrove/kit/contract';
import sharp from 'sharp';
import { gameId } from '../../tools/catalogue.ts';
import { CATALOGUE } from '../games.ts';
import { expect, test } from './fixtures.ts';
import { gameStarts } from './steps.ts';
import type { Key, Spot, Tab } from './tab.ts';

/** As many as somebody makes in five seconds. */
const INPUTS = 25;
/** Until a game is under way and stored. */
const MOST_INPUTS = 150;

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
  readonly seed: string | undefined;
  readonly refused: string | null;
};

/** What the game has stored; it stores when its page may go. */
const stored = (tab: Tab, slug: string): Promise<Stored> =>
  tab.runIn(
    1,
    (name) => {
      dispatchEvent(new PageTransitionEvent('pagehide'));
      const { plays = 0 } = JSON.parse(localStorage.getItem(`game:${name}`) ?? '{}') as {
        plays?: number;
      };
      const { seed } = JSON.parse(localStorage.getItem(`game:${name}:save`) ?? '{}') as {
        seed?: string;
      };
      return { plays, seed, refused: localStorage.getItem(`game:${name}:save-refused`) };
    },
    slug,
  );

/** The part of the game's rectangle that is in the window. */
const stage = (tab: Tab) =>
  tab.run(() => {
    const frame = document.querySelector('iframe')?.getBoundingClientRect();
    if (!frame) throw new Error('there is no game');
    const { left: x, top: y, right, bottom } = frame;
    return {
      x,
      y,
      width: Math.min(right, innerWidth) - x,
      height: Math.min(bottom, innerHeight) - y,
    };
  });

/** One random tap, drag or key. */
async function input(tab: Tab, rng: Rng, touch: boolean): Promise<void> {
  const kind = rng.int(3);
  if (kind === 2) return tab.key(rng.pick(KEYS));
  const { x, y, width, height } = await stage(tab);
  const spot = (): Spot => ({
    x: Math.round(x + rng.between(2, width - 2)),
    // Below the strip of buttons, so that play is not paused or muted all the time.
    y: Math.round(y + rng.between(Math.min(96, height / 3), height - 2)),
  });
  const pointer = touch && rng.chance(0.5) ? 'touch' : 'mouse';
  const [from, to] = [spot(), spot()];
  const middle = { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) };
  return tab.press(pointer, kind === 0 ? [from, middle, to] : [from]);
}

/** Chooses to play on wherever a game has stopped: resume, next level, play again. */
const playOn = (tab: Tab): Promise<void> =>
  tab.run(() => {
    const inside = document.querySelector('iframe')?.contentDocument;
    inside?.querySelector<HTMLElement>('dialog[open] .actions button')?.click();
  });

/** Whether the page of a game is still open: a random press may choose another game in the results. */
const isAt = (tab: Tab, hash: string): Promise<boolean> =>
  tab.run((path) => location.hash === path, hash);

for (const slug of CATALOGUE.facts.keys()) {
  test(`${slug} draws its first frame, takes touch and keys, and goes on after a reload`, async ({
    visit,
    engine,
    name,
  }, info) => {
    const { tab, address } = visit;
    const hash = `#/game/${gameId(slug)}`;
    const open = async (): Promise<void> => {
      await tab.open(`${address}/${hash}`);
      await gameStarts(tab);
    };
    await open();
    await expect(async () => {
      const picture = await tab.picture();
      await info.attach(slug, { body: picture, contentType: 'image/png' });
      const { x, y, width, height } = await stage(tab);
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
    const rng = createRng(`${slug}/${name}`);
    let now = await stored(tab, slug);
    for (let count = 0; count < INPUTS || now.seed === undefined; count += 1) {
      expect(count, 'random inputs without a game that is stored').toBeLessThan(MOST_INPUTS);
      await input(tab, rng, engine?.touch === true);
      if (count % 5 < 4) continue;
      if (!(await isAt(tab, hash))) await open();
      await playOn(tab);
      now = await stored(tab, slug);
    }
    if (await isAt(tab, hash)) await tab.reload();
    else await tab.open(`${address}/${hash}`);
    await gameStarts(tab);
    expect(await stored(tab, slug)).toEqual({ plays: now.plays, seed: now.seed, refused: null });
  });
}
