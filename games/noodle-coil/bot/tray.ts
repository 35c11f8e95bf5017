import type { Rng } from '@playgrove/kit/contract';
import { trayFor, type Tray } from '../levels.ts';
import { opposite, paceOf } from '../rules/grid.ts';
import type { GridState, Input } from '../rules/types.ts';
import {
  crawled,
  crawlOf,
  room,
  stepsFrom,
  wayToTail,
  wayThrough,
  wayTo,
  type Crawl,
} from './crawl.ts';
import { ringWay } from './rings.ts';

/** Below this the bot neither thinks of its tail nor coils. */
const CAREFUL = 0.5;

/** Plays the grid: shortest way to food if the tail stays reachable, else after its tail. */
export function playTray(state: GridState, rng: Rng, skill: number): Input | undefined {
  const waiting = state.age < 0;
  if (!waiting && (state.turns.length > 0 || state.step < paceOf(state) - 1)) return undefined;
  const tray = trayFor(state.level);
  const [head = 0] = state.body;
  const next = skill >= CAREFUL ? careful(state, tray) : careless(state, tray, rng, skill);
  const way = next === undefined ? undefined : wayTo(tray, head, next);
  if (way === undefined || (way === opposite(state.way) && !waiting))
    return waiting ? { turn: state.way } : undefined;
  return waiting || way !== state.way ? { turn: way } : undefined;
}

function careful(state: GridState, tray: Tray): number | undefined {
  const now = crawlOf(state);
  const coiling = ringWay(state, tray, now);
  if (coiling) return coiling[0];
  const owesCoils = state.eaten >= tray.target && tray.target > 0;
  const direct = owesCoils ? undefined : wayThrough(tray, now, (cell) => now.larder.has(cell));
  const then = direct && crawled(tray, now, direct);
  if (then && wayToTail(tray, then)) return direct?.[0];
  return afterTail(tray, now);
}

/** The step that keeps the tail in reach and goes the longest way round to it. */
function afterTail(tray: Tray, now: Crawl): number | undefined {
  let best: number | undefined;
  let most = -Infinity;
  const [head = 0] = now.body;
  const tail = now.body.at(-1);
  for (const cell of stepsFrom(tray, head)) {
    const then = crawled(tray, now, [cell]);
    if (!then) continue;
    const way = wayToTail(tray, then);
    const later = way ? undefined : wayThrough(tray, then, (goal) => goal === then.body.at(-1));
    const worth =
      (way ? 1000 + way.length : later ? 500 + later.length : 0) +
      room(tray, then) * 0.01 -
      (now.larder.has(cell) || cell === tail ? 0.5 : 0);
    if (worth > most) [most, best] = [worth, cell];
  }
  return best;
}

/** A beginner: straight for the nearest topping, sees a wall only when it is there, and not always. */
function careless(state: GridState, tray: Tray, rng: Rng, skill: number): number | undefined {
  const now = crawlOf(state);
  const [head = 0] = now.body;
  const open = stepsFrom(tray, head).filter((cell) => !now.body.includes(cell));
  if (rng.chance(0.12 * (1 - skill))) return open.length > 0 ? rng.pick(open) : undefined;
  const food = new Set(state.food.map(({ cell }) => cell));
  return wayThrough(tray, now, (cell) => food.has(cell))?.[0] ?? open[0];
}
