import type { Rng } from '@playgrove/kit/contract';
import { chooseChunk, sawtooth, type Curve } from '@playgrove/kit/logic/scroll';
import { ALLEYS, chunkAt, CHUNKS, FORK, GATE, IN, LEARN, OUT, SHORTCUTS, START } from './chunks.ts';
import { lengthOf, speedOf, TOP_TIER } from './layout.ts';
import { TURN } from './runner.ts';
import type { Fork, Laid, State } from './state.ts';

/** Meters that remain behind and are built ahead. */
const BEHIND = 14;
/** In `Laid.gone`: the runner has come to this chunk. */
export const ENTERED = -1;
export const AHEAD = 96;
/** How hard: up in teeth of five, with a rest each. */
const CURVE: Curve = { from: 0.06, to: 0.94, chunks: 68, tooth: 5, rise: 0.26 };
/** Chunks of one speed. */
const TIER = 9;
/** Easy chunks at the beginning. */
const EASY = 4;
export const FIRST_FORK = 1;
const FORK_EVERY = 5;
/** Meters between gates. */
export const GATE_EVERY = 300;
/** Lanes between the middles of the main alley and a shortcut. */
export const APART = 5;
/** Ticks before the mouth of a fork in which a swipe is taken for it. */
const ZONE_TICKS = 40;
/** Chunks of a shortcut between its two ends. */
const SHORTCUT_CHUNKS = 3;

/** Lays what is needed and forgets what has gone by. */
export function lay(state: State, rng: Rng): void {
  const { way, runner } = state;
  const to = runner.z + AHEAD;
  while (endOf(way) < to) put(state, rng);
  const { fork } = state;
  const keep = runner.z - BEHIND;
  while (way[0] && way[0].at + way[0].length < keep) way.shift();
  if (fork && fork.mouth + fork.open < keep) state.fork = null;
  else if (fork?.state === 'left' || fork?.state === 'taken') {
    // What cannot be seen any more of the other alley.
    while (fork.other[0] && fork.other[0].at + fork.other[0].length < keep) fork.other.shift();
  }
}

export function endOf(way: readonly Laid[]): number {
  const last = way.at(-1);
  return last ? last.at + last.length : -4;
}

function asideOf(state: State): number {
  return state.way.at(-1)?.aside ?? 0;
}

export function tierAfter(laid: number): number {
  return Math.min(TOP_TIER, Math.floor(Math.max(0, laid - EASY) / TIER));
}

function laidAt(chunk: number, tier: number, at: number, aside: number): Laid {
  return { chunk, tier, at, length: lengthOf(chunk, tier), aside, gone: [] };
}

function add(state: State, chunk: number, tier: number): Laid {
  const made = laidAt(chunk, tier, endOf(state.way), asideOf(state));
  state.way.push(made);
  return made;
}

function put(state: State, rng: Rng): void {
  const { laid } = state;
  const tier = tierAfter(laid);
  state.laid += 1;
  if (laid <= LEARN.length) {
    const lessons = state.career.runs === 0 ? LEARN : EASY_FIRST;
    add(state, lessons[laid - 1] ?? START, tier);
    return;
  }
  const line = GATE_EVERY * (1 + state.gates + state.way.filter(isGateAhead).length);
  if (state.left === 0 && !state.fork) {
    const fork = forkBefore(state, line, tier, rng);
    state.left = FORK_EVERY + rng.int(3);
    if (fork) {
      state.fork = fork;
      return;
    }
  }
  if (state.left > 0) state.left -= 1;
  const wanted = sawtooth(laid - EASY, CURVE);
  const fits = (at: number): boolean => at < ALLEYS;
  const chosen = chooseChunk(CHUNKS, state, { wanted, rest: 5, fits, slack: 0.1 }, rng);
  const room = line - endOf(state.way);
  if (lengthOf(chosen, tier) > room) {
    // Gates stand at exact meters, with a breather before them.
    const last = state.way.at(-1);
    if (last)
      state.way[state.way.length - 1] = { ...last, length: last.length + Math.max(0, room) };
    add(state, GATE, tier);
    return;
  }
  remember(state, chosen);
  add(state, chosen, tier);
}

/** After the first run: a stroll, sacks, a clothesline. */
const EASY_FIRST = [0, 2, 5] as const;

function isGateAhead({ chunk, gone }: Laid): boolean {
  return chunk === GATE && !gone.includes(ENTERED);
}

function remember(state: State, chunk: number): void {
  state.recent.push(chunk);
  if (state.recent.length > 8) state.recent.shift();
}

/** A mouth to the side, and the whole shortcut behind it, if that ends before the next gate. */
function forkBefore(state: State, line: number, tier: number, rng: Rng): Fork | undefined {
  const side = rng.chance(0.5) ? -1 : 1;
  const chunk = side < 0 ? FORK.left : FORK.right;
  const pace = speedOf(tier);
  const mouth = endOf(state.way) + lengthOf(chunk, tier);
  const aside = asideOf(state) + side * APART;
  const other: Laid[] = [laidAt(IN, tier, mouth, aside)];
  const hard = 0.42 + tier * 0.12;
  const chunks = rng
    .shuffled(Array.from({ length: SHORTCUTS - 1 }, (_, at) => IN + 1 + at))
    .filter((at) => chunkAt(at).hard <= hard)
    .slice(0, SHORTCUT_CHUNKS);
  for (const at of [...chunks, OUT]) other.push(laidAt(at, tier, endOf(other), aside));
  if (endOf(other) > line) return undefined;
  add(state, chunk, tier);
  return {
    side,
    mouth,
    zone: mouth - ZONE_TICKS * pace,
    open: TURN * pace + 1.5,
    other,
    state: 'ahead',
  };
}

/** Leaves the main alley: the shortcut is the way now, and the rest of the alley is the other. */
export function swap(state: State, fork: Fork): void {
  const cut = state.way.findIndex(({ at }) => at >= fork.mouth - 0.001);
  const rest = state.way.splice(cut < 0 ? state.way.length : cut);
  state.way.push(...fork.other);
  fork.other = rest.filter(({ at }) => at < fork.mouth + AHEAD / 2);
}
