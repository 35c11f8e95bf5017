import type { StepContext } from '@playgrove/kit/contract';
import { contactOn, isGone, SPEED } from './aim.ts';
import { groupAt, insert, light, pulls, remove, roll } from './chain.ts';
import { drawHue } from './deal.ts';
import { WIDE, xAt, yAt, type Path } from './path.ts';
import { pathsOf, planOf, type Plan } from './plan.ts';
import { CLAY, marblesOf, RISE, WARNING, type Lane, type State } from './state.ts';

/** The chain rolls in to this part of the flume before the game begins in earnest. */
const OPENING = 0.3;
const ENTRY = 7;
/** Beyond this part it slows down; before that one it hurries. */
export const DANGER = 0.78;
const SLOW = 0.55;
const EARLY = 0.2;
const HURRY = 2.4;
/** Speed of the recoil when two ends meet, and more for each step of a combo. */
const KNOCK = 3.4;
const HARDER = 0.8;
const HARDEST = 7;
/** A lantern bursts what is so near. */
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
  for (const [at, lane] of state.lanes.entries()) {
    const path = paths[at];
    if (path) burn(state, lane, path, cue);
  }
  if (marblesOf(state) === 0) {
    state.end = 'won';
    cue('won');
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
      pop(state, lane, path, group, at, cue);
    } else {
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
  const pace = isChanging(state) ? speed * 0.5 : speed;
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
  const count = light(lane, group, from);
  const points = POINTS * count * state.combo;
  state.score += points;
  state.best = Math.max(state.best, state.combo);
  const marble = lane.marbles[from];
  if (marble) cue('match', { x: xAt(path, marble.s), y: yAt(path, marble.s) }, points);
}

/** Two ends of one color have met: the chain is knocked back, and three or more pop. */
function meet(state: State, lane: Lane, path: Path, at: number, cue: Cue): void {
  const front = lane.marbles[at];
  if (!front) return;
  const place = { x: xAt(path, front.s), y: yAt(path, front.s) };
  let rear = at - 1;
  while (lane.marbles[rear]?.link) rear -= 1;
  const knock = -Math.min(HARDEST, KNOCK + HARDER * state.combo);
  const last = lane.marbles[rear];
  if (rear <= 0) lane.v = Math.min(lane.v, knock);
  else if (last) last.v = knock;
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
    cue('miss', { x: shot.x, y: shot.y });
    return false;
  });
}

/** Fuses burn down; what pops leaves a gap, and a lantern lights what is near. */
function burn(state: State, lane: Lane, path: Path, cue: Cue): void {
  const { marbles } = lane;
  for (let at = marbles.length - 1; at >= 0; at -= 1) {
    const marble = marbles[at];
    if (!marble || marble.pop === 0) continue;
    marble.pop -= 1;
    if (marble.pop > 0) continue;
    const place = { x: xAt(path, marble.s), y: yAt(path, marble.s) };
    remove(lane, path, at);
    cue(`pop.${marble.hue}`, place, state.combo);
    if (marble.lamp) burst(state, place, cue);
  }
}

function burst(state: State, from: { readonly x: number; readonly y: number }, cue: Cue): void {
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
  if (most > DANGER && state.head <= DANGER) cue('danger');
  if (most < DANGER - 0.1 && state.peak > 0.9) {
    state.peak = 0;
    cue('phew');
  }
  state.peak = Math.max(state.peak, most);
  state.head = most;
}

/** Whether a piece is on its way back: for the view. */
export function pulling({ marbles }: Lane, at: number): boolean {
  const [back, front] = [marbles[at - 1], marbles[at]];
  return back !== undefined && front !== undefined && !front.link && pulls(back, front);
}
