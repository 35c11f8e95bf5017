import type { Point, StepContext } from '@playgrove/kit/contract';
import { contactOn, isGone, SPEED } from './aim.ts';
import { groupAt, insert, light, pulls, remove, roll } from './chain.ts';
import { drawHue } from './deal.ts';
import { WIDE, xAt, yAt, type Path } from './path.ts';
import { pathsOf, planOf, type Plan } from './plan.ts';
import { CLAY, marblesOf, RISE, WARNING, type Lane, type State } from './state.ts';

/** The chain rushes in to this part of the flume before the game begins in earnest. */
const OPENING = 0.4;
const ENTRY = 9;
/** Beyond this part it slows down a little; before that one it hurries. */
export const DANGER = 0.72;
const SLOW = 0.55;
const EARLY = 0.25;
const HURRY = 3;
/** The river swells by this part, one more in this many ticks: the longer it takes, the faster it gets. */
const SWELL = 0.4;
const SWELLING = 6000;
/** Speed of the recoil when two ends meet, and more for each step of a combo. */
const KNOCK = 3.8;
const HARDER = 1;
const HARDEST = 7.5;
/** How fast a shot that pops three shoves the chain back; more for each marble and each hit in a row. */
const SHOVE = 1.5;
const MARBLE = 0.4;
const HIT = 0.25;
/** From this many hits in a row on, they are counted aloud. */
const STREAK = 3;
/** Ticks from one heartbeat to the next: beyond `DANGER`, and right before the drain. */
const CALMEST = 54;
const FASTEST = 21;
/** What it is worth to save the drain. */
const SAVED = 100;
/** A lantern bursts what is this near. */
export const BURST = 104;
const POINTS = 10;
/** What a recoil is worth on top, times the combo. */
const RECOIL = 50;

type Cue = StepContext['cue'];

/** One tick of the river: water, chains, shots, pops. */
export function flow(state: State, context: StepContext): void {
  const { cue } = context;
  const plan = planOf(state.params.level);
  rain(state, plan, cue);
  const paths = pathsOf(state);
  for (const [at, lane] of state.lanes.entries()) {
    const path = paths[at];
    if (path) rollLane(state, lane, path, plan, cue);
  }
  fly(state, paths, cue);
  let last: Point | undefined;
  for (const [at, lane] of state.lanes.entries()) {
    const path = paths[at];
    if (path) last = burn(state, lane, path, cue) ?? last;
  }
  if (marblesOf(state) === 0) {
    state.end = 'won';
    cue('won', last);
    return;
  }
  crumble(state);
  fill(state, context);
  watch(state, paths, cue);
}

function rain(state: State, plan: Plan, cue: Cue): void {
  if (plan.rain === 0) return;
  if (state.rain > 0) {
    state.rain -= 1;
    if (state.rain === WARNING) cue('thunder');
    if (state.rain > 0) return;
    state.rising = !state.rising;
    cue(state.rising ? 'rise' : 'fall');
  }
  state.water += state.rising ? 1 : -1;
  if (state.water !== (state.rising ? RISE : 0)) return;
  state.rain = plan.rain;
  cue('calm');
}

/** Whether the river is changing now. */
export const isChanging = ({ water }: State): boolean => water > 0 && water < RISE;

function rollLane(state: State, lane: Lane, path: Path, plan: Plan, cue: Cue): void {
  const head = lane.marbles.at(-1);
  if (!head) return;
  const { arrived, met } = roll(lane, path, driveOf(state, lane, head.s / path.length, plan));
  for (const at of arrived) {
    const group = groupAt(lane, at);
    const marble = lane.marbles[at];
    if (!marble || marble.pop > 0) continue;
    if (group[1] - group[0] >= 2) {
      state.combo = 1;
      state.streak += 1;
      pop(state, lane, path, group, at, cue);
    } else {
      state.streak = 0;
      cue('plop', { x: xAt(path, marble.s), y: yAt(path, marble.s) });
      tease(lane, path, at, cue);
    }
  }
  for (const at of met) meet(state, lane, path, at, cue);
}

/** A pair after a shot is one short: the view says so. */
function tease(lane: Lane, path: Path, at: number, cue: Cue): void {
  const [first, last] = groupAt(lane, at);
  const marble = lane.marbles[at];
  if (marble && last - first === 1) {
    cue('pair', { x: xAt(path, marble.s), y: yAt(path, marble.s) });
  }
}

function driveOf(state: State, lane: Lane, part: number, { speed }: Plan): number {
  if (!lane.open) {
    if (part < OPENING) return Math.min(ENTRY, speed + (OPENING - part) * 60);
    lane.open = true;
  }
  const swell = 1 + Math.min(SWELL, state.tick / SWELLING);
  const pace = speed * swell * (isChanging(state) ? 0.5 : 1);
  if (part > DANGER) return pace * SLOW;
  if (part > OPENING) return pace;
  return pace * Math.min(HURRY, 1 + ((OPENING - part) * (HURRY - 1)) / (OPENING - EARLY));
}

function pop(
  state: State,
  lane: Lane,
  path: Path,
  group: readonly [number, number],
  from: number,
  cue: Cue,
): void {
  const { combo, streak } = state;
  const count = light(lane, group, from);
  const inRow = Math.min(streak, 8);
  const points = POINTS * count * combo + (combo === 1 ? POINTS * Math.max(0, inRow - 1) : 0);
  state.score += points;
  state.best = Math.max(state.best, combo);
  const hard = SHOVE + MARBLE * (count - 3) + HIT * (inRow - 1);
  knock(lane, group[0], hard * (1 + fearOf(state.head)));
  const marble = lane.marbles[from];
  if (!marble) return;
  const place = { x: xAt(path, marble.s), y: yAt(path, marble.s) };
  cue(count > 4 || (combo === 1 && streak >= STREAK) ? 'smash' : 'match', place, points);
  if (combo === 1 && streak >= STREAK) {
    cue('streak', planOf(state.params.level).pads[state.pad], streak);
  }
}

/** Throws the piece back that this marble is in. */
function knock(lane: Lane, at: number, hard: number): void {
  let rear = at;
  while (lane.marbles[rear]?.link) rear -= 1;
  const last = lane.marbles[rear];
  if (rear <= 0) lane.v = Math.min(lane.v, -hard);
  else if (last) last.v = Math.min(last.v, -hard);
}

/** Two ends of one color have met: the chain is knocked back, and three or more pop. */
function meet(state: State, lane: Lane, path: Path, at: number, cue: Cue): void {
  const front = lane.marbles[at];
  if (!front) return;
  const place = { x: xAt(path, front.s), y: yAt(path, front.s) };
  knock(lane, at - 1, Math.min(HARDEST, KNOCK + HARDER * state.combo));
  cue('clash', place);
  const group = groupAt(lane, at);
  if (group[1] - group[0] < 2) return;
  state.combo += 1;
  const bonus = RECOIL * (state.combo - 1);
  state.score += bonus;
  pop(state, lane, path, group, at, cue);
  cue('recoil', place, state.combo);
}

function fly(state: State, paths: readonly Path[], cue: Cue): void {
  state.shots = state.shots.filter((shot) => {
    const heading = { x: shot.vx / SPEED, y: shot.vy / SPEED };
    const contact = contactOn(state, shot, heading, SPEED);
    const lane = contact && state.lanes[contact.lane];
    const path = contact && paths[contact.lane];
    if (lane && path) {
      insert(lane, path, contact.at, contact, { id: state.nextId, hue: shot.hue });
      state.nextId += 1;
      cue('hit', { x: contact.x, y: contact.y });
      return false;
    }
    shot.x += shot.vx;
    shot.y += shot.vy;
    if (!isGone(shot)) return true;
    state.streak = 0;
    cue('miss', { x: shot.x, y: shot.y });
    return false;
  });
}

/**
 * Fuses burn down; what pops leaves a gap, and a lantern lights what is near.
 * @returns where the last marble has popped, if one has
 */
function burn(state: State, lane: Lane, path: Path, cue: Cue): Point | undefined {
  const { marbles } = lane;
  let last: Point | undefined;
  for (let at = marbles.length - 1; at >= 0; at -= 1) {
    const marble = marbles[at];
    if (!marble || marble.pop === 0) continue;
    marble.pop -= 1;
    if (marble.pop > 0) continue;
    const place = { x: xAt(path, marble.s), y: yAt(path, marble.s) };
    remove(lane, path, at);
    cue(`pop.${marble.hue}`, place, state.combo);
    if (marble.lamp) burst(state, place, cue);
    last = place;
  }
  return last;
}

function burst(state: State, from: Point, cue: Cue): void {
  cue('burst', from);
  const paths = pathsOf(state);
  for (const [index, { marbles }] of state.lanes.entries()) {
    const path = paths[index];
    if (!path) continue;
    for (const marble of marbles) {
      if (marble.pop > 0 || marble.s < 0) continue;
      const [dx, dy] = [xAt(path, marble.s) - from.x, yAt(path, marble.s) - from.y];
      const far = Math.sqrt(dx * dx + dy * dy);
      if (far > BURST) continue;
      marble.pop = 2 + Math.floor(far / 12);
      state.score += POINTS * state.combo;
    }
  }
}

/** Clay that is left alone crumbles. */
function crumble(state: State): void {
  const { lanes, shots } = state;
  if (shots.length > 0) return;
  if (lanes.some(({ marbles }) => marbles.some(({ hue }) => hue !== CLAY))) return;
  let wait = 4;
  for (const { marbles } of lanes) {
    for (const marble of marbles) {
      if (marble.pop === 0) marble.pop = wait;
      wait += 3;
    }
  }
}

/** The turtle never holds a color that is gone from the river. */
function fill(state: State, { rng, cue }: StepContext): void {
  const here = new Set<number>();
  for (const { marbles } of state.lanes)
    for (const { hue, pop: fuse } of marbles) if (fuse === 0) here.add(hue);
  for (const slot of ['held', 'next'] as const) {
    if (state[slot] < 0 || here.has(state[slot])) continue;
    const hue = drawHue(state, rng);
    if (hue < 0) continue;
    state[slot] = hue;
    if (slot === 'held') cue('dye');
  }
}

function watch(state: State, paths: readonly Path[], cue: Cue): void {
  let most = 0;
  for (const [at, { marbles }] of state.lanes.entries()) {
    const path = paths[at];
    const head = marbles.at(-1);
    if (!path || !head) continue;
    most = Math.max(most, head.s / path.length);
    if (head.s < path.length - WIDE * 0.4) continue;
    state.end = 'lost';
    state.jam = at;
    cue('flood', { x: xAt(path, path.length), y: yAt(path, path.length) });
  }
  if (most > DANGER) {
    if (state.head <= DANGER) cue('danger');
    state.beat += 1 / (CALMEST + (FASTEST - CALMEST) * fearOf(most));
    if (state.beat >= 1) {
      state.beat = 0;
      cue('beat');
    }
  }
  if (most < DANGER - 0.1 && state.peak > 0.88) {
    state.peak = 0;
    state.score += SAVED;
    cue('phew', undefined, SAVED);
  }
  state.peak = Math.max(state.peak, most);
  state.head = most;
}

/** How near the chain is to the drain: 0 up to `DANGER`, 1 at its end. */
export const fearOf = (head: number): number =>
  Math.min(1, Math.max(0, (head - DANGER) / (1 - DANGER)));

/** Whether a piece is on its way back: for the view. */
export function pulling({ marbles }: Lane, at: number): boolean {
  const [back, front] = [marbles[at - 1], marbles[at]];
  return back !== undefined && front !== undefined && !front.link && pulls(back, front);
}
