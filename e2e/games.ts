import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@playgrove/catalogue';
import type { Page } from '@playwright/test';
import type { Rng } from '@playgrove/kit/contract';
import { gameId, readCatalogue } from '../tools/catalogue.ts';
import { ROOT } from '../tools/root.ts';
import { gamesToVisit } from '../tools/proofs/visits.ts';

/** Every game of the product. A sweep over none of them would prove nothing. */
export const CATALOGUE = readCatalogue(join(ROOT, 'games'));
if (CATALOGUE.games.length === 0) throw new Error('games/: there is no game to test');

const SLUGS = [...CATALOGUE.facts.keys()];

/** Games named in the environment, as `npm run visit` does. */
const named = process.env['VISIT']?.split(',');

/** Games that this run plays from their opening to a reload, and through their results. */
export const TO_VISIT: ReadonlySet<string> = named ? new Set(named) : gamesToVisit(SLUGS);
/** All others: they have been played so as they are built now, and are opened. */
export const TO_OPEN: readonly string[] = SLUGS.filter((slug) => !TO_VISIT.has(slug));

function isSolid(slug: string): boolean {
  const folder = join(ROOT, 'games', slug);
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .some((file) => readFileSync(join(folder, file), 'utf8').includes('@playgrove/kit/scene3d'));
}

/** Games that draw in three dimensions, by folder. */
export const SOLID: ReadonlySet<string> = new Set(SLUGS.filter(isSolid));
const SOLID_IDS = new Set([...SOLID].map(gameId));

/** Games in two dimensions, for tests that take any game: those in three draw slowly in software. */
export const FLAT_GAMES: readonly Game[] = CATALOGUE.games.filter(({ id }) => !SOLID_IDS.has(id));
if (FLAT_GAMES.length === 0) throw new Error('games/: every game draws in three dimensions');

const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Space', 'Enter'] as const;
const MORE_KEYS = [...KEYS, 'KeyX', 'KeyC', 'KeyU', 'KeyQ', 'KeyE', '1', '5', '9'] as const;

type Spot = { readonly x: number; readonly y: number };

/** One event of a real finger or mouse, as the browser takes it from the system. */
type Event = { readonly phase: 'start' | 'move' | 'end'; readonly at: Spot };

/**
 * Real touches and mouse presses, the mouse coming from where it was: `page.touchscreen` knows only taps, and `page.mouse` waits for a
 * frame after every move. The events of a gesture are sent together, in their order.
 */
export type Hands = Readonly<
  Record<'touch' | 'mouse', (first: Event, ...events: readonly Event[]) => Promise<void>>
>;

const MOUSE = { start: 'mousePressed', move: 'mouseMoved', end: 'mouseReleased' } as const;
const TOUCH = { start: 'touchStart', move: 'touchMove', end: 'touchEnd' } as const;

export async function handsOf(page: Page): Promise<Hands> {
  const session = await page.context().newCDPSession(page);
  let held = false;
  return {
    async touch(...events) {
      const sent = events.map(({ phase, at }) =>
        session.send('Input.dispatchTouchEvent', {
          type: TOUCH[phase],
          touchPoints: phase === 'end' ? [] : [{ x: at.x, y: at.y, id: 1 }],
        }),
      );
      await Promise.all(sent);
    },
    async mouse(first, ...events) {
      const sent = [{ ...first, phase: 'move' } as const, first, ...events].map(({ phase, at }) => {
        held = phase === 'start' || (held && phase === 'move');
        return session.send('Input.dispatchMouseEvent', {
          type: MOUSE[phase],
          x: at.x,
          y: at.y,
          button: held || phase === 'end' ? 'left' : 'none',
          buttons: held ? 1 : 0,
          clickCount: phase === 'move' ? 0 : 1,
        });
      });
      await Promise.all(sent);
    },
  };
}

function spotIn(page: Page, rng: Rng): Spot {
  const { width, height } = page.viewportSize() ?? { width: 320, height: 568 };
  // Below the strip of buttons, so that play is not paused or muted all the time.
  return { x: rng.between(2, width - 2), y: rng.between(Math.min(96, height / 3), height - 2) };
}

/** A tap or click, or a drag through a point half-way. */
async function press(page: Page, rng: Rng, hand: Hands['touch'], drags: boolean): Promise<void> {
  const from = spotIn(page, rng);
  const to = drags ? spotIn(page, rng) : from;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const moves = drags ? [middle, to].map((at) => ({ phase: 'move', at }) as const) : [];
  await hand({ phase: 'start', at: from }, ...moves, { phase: 'end', at: to });
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
export async function randomInput(page: Page, rng: Rng, hands: Hands): Promise<void> {
  const hand = rng.chance(0.5) ? hands.touch : hands.mouse;
  const kind = rng.int(3);
  if (kind < 2) await press(page, rng, hand, kind === 0);
  else await randomKey(page, rng, MORE_KEYS);
}

/**
 * Chooses to play on wherever a game has stopped: resume, next level, play again.
 * @returns whether it had stopped
 */
export async function playOn(page: Page): Promise<boolean> {
  const sheet = page.locator('dialog[open] .actions button').first();
  const hasStopped = await sheet.isVisible();
  if (hasStopped) await sheet.click();
  return hasStopped;
}

/** What the game page keeps on this device. */
export async function storedOf(page: Page, slug: string) {
  const [progress, save, refused] = await page.evaluate((game) => {
    // The slot of the game that was played last.
    const [slot = ''] = Object.keys(localStorage)
      .filter((key) => key.startsWith(`${game}:save:`))
      .sort((a, b) => at(b) - at(a));
    return [game, slot, `${game}:save-refused`].map((key) => localStorage.getItem(key)) as [
      string | null,
      string | null,
      string | null,
    ];
    function at(key: string): number {
      return (JSON.parse(localStorage.getItem(key) ?? '{}') as { at?: number }).at ?? 0;
    }
  }, `game:${slug}`);
  const { plays = 0 } = JSON.parse(progress ?? '{}') as { plays?: number };
  return { plays, save, refused };
}

/** A category as people say it. */
export const categoryTitle = (name: string): string =>
  name === 'Action&Risk' ? 'Action' : name.replace('&', ' & ');
