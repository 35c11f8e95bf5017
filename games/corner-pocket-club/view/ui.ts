import type { SavedStats } from '@playgrove/kit/runtime';
import { HZ, Motion, type Shot } from '../rules/motion.ts';
import { angleOf } from '../rules/sight.ts';
import { COUNT, isFree, targetsOf, type State } from '../rules/state.ts';
import { FOOT, HEAD, LONG, R, WIDE } from '../rules/table.ts';
import type { Layout } from './layout.ts';
import { faces, right, roll, type Face } from './face.ts';

type Spot = { readonly x: number; readonly y: number };

/** Milliseconds before the tip meets the ball: your own stroke, and a rival who takes aim first. */
const STROKE_MS = 130;
const RIVAL_MS = 1500;
/** Milliseconds after the last ball has stopped, and before a trick shot is set up again. */
const REST_MS = 220;
const AGAIN_MS = 1000;
/** Least power that shoots; less is a change of mind. */
export const MIN_POWER = 30;

/** A shot being shown. */
export type Show = {
  readonly of: State;
  readonly from: State;
  readonly shot: Shot;
  readonly motion: Motion;
  readonly lead: number;
  readonly isRival: boolean;
  /** Milliseconds since the shot began, without its lead; negative before the tip meets the ball. */
  time: number;
  /** Balls that have dropped: where, and when. */
  readonly drops: { ball: number; x: number; y: number; pocket: number; step: number }[];
  seen: number;
};

export type Drag =
  | { readonly kind: 'aim'; pointer: number; x: number; y: number; at: number; moved: number }
  | { readonly kind: 'power'; pointer: number; from: number }
  | { readonly kind: 'spin'; pointer: number }
  | { readonly kind: 'place'; pointer: number; dx: number; dy: number };

export type Ui = {
  readonly isNewcomer: boolean;
  /** Hundredths of a degree, with parts. */
  angle: number;
  power: number;
  side: number;
  follow: number;
  /** Where the cue ball is to be placed, with ball in hand. */
  place: Spot | null;
  drag: Drag | null;
  /** Keys: power grows while Space is held; arrows turn the aim while they are. */
  charging: number | null;
  turning: -1 | 0 | 1;
  held: number;
  /** What arrows do: aim, move the cue ball, or set spin. */
  keys: 'aim' | 'place' | 'spin';
  isPadOpen: boolean;
  show: Show | null;
  of: State | null;
  readonly faces: Face[];
  /** Names this view's pictures of balls, with the steps that each ball has rolled. */
  readonly id: number;
  readonly stirred: number[];
  /** Balls that turn their number up. */
  readonly righting: Set<number>;
  layout: Layout | null;
  hint: readonly Spot[] | null;
  /** Shots made since this page opened, for the first words. */
  made: number;
  px: number;
  answered: unknown;
  /** Seconds since the rival was pleased (1) or not (−1). */
  mood: { what: -1 | 0 | 1; age: number };
};

let views = 0;

export function freshUi(state: State, saved: Pick<SavedStats, 'isNewcomer'>): Ui {
  const ui: Ui = {
    isNewcomer: saved.isNewcomer,
    angle: 0,
    power: 0,
    side: 0,
    follow: 0,
    place: null,
    drag: null,
    charging: null,
    turning: 0,
    held: 0,
    keys: 'aim',
    isPadOpen: false,
    show: null,
    of: null,
    faces: faces(COUNT),
    id: (views += 1),
    stirred: Array.from({ length: COUNT }, () => 0),
    righting: new Set(),
    layout: null,
    hint: null,
    made: 0,
    px: 0.3,
    answered: null,
    mood: { what: 0, age: 9 },
  };
  settle(ui, state);
  return ui;
}

/** Milliseconds that a shot is shown before, and after it has come to rest. */
export function timesOf(from: State, to: State): { lead: number; whole: number } {
  const { last } = to;
  if (!last) return { lead: 0, whole: 0 };
  const lead = from.mode === 'match' && last.by === 1 ? RIVAL_MS : STROKE_MS;
  const isReset = to.mode === 'trick' && to.end === null && to.tries < from.tries;
  const rest = isReset ? AGAIN_MS : REST_MS;
  return { lead, whole: lead + (last.steps * 1000) / HZ + rest };
}

/** A new position: an aim at the nearest ball, and a place for a ball in hand. */
export function settle(ui: Ui, state: State): void {
  ui.of = state;
  ui.power = 0;
  ui.side = 0;
  ui.follow = 0;
  ui.charging = null;
  ui.hint = null;
  ui.isPadOpen = false;
  ui.keys = 'aim';
  ui.place = state.hand === 'no' ? null : firstPlace(state);
  if (ui.drag) ui.drag = null;
  const spot = cueSpot(ui, state);
  // A break goes into the middle of the rack.
  const [target] = state.opening ? [{ x: FOOT, y: WIDE / 2 }] : nearest(state, spot);
  if (target) ui.angle = angleOf(target.x - spot.x, target.y - spot.y);
}

/** Where the cue ball is or will be. */
export function cueSpot({ place }: Pick<Ui, 'place'>, { balls }: State): Spot {
  if (place) return place;
  const cue = balls[0];
  return cue ? { x: cue[0], y: cue[1] } : { x: HEAD, y: WIDE / 2 };
}

function firstPlace(state: State): Spot {
  const cue = state.balls[0];
  if (cue) return { x: Math.round(cue[0]), y: Math.round(cue[1]) };
  for (let x = HEAD; x < LONG - R; x += 20) {
    for (const off of [0, 80, -80, 200, -200, 340, -340]) {
      if (isFree(state.balls, x, WIDE / 2 + off)) return { x, y: WIDE / 2 + off };
    }
  }
  return { x: HEAD, y: WIDE / 2 };
}

/** Balls to hit first, the nearest first. */
export function nearest(state: State, from: Spot): readonly Spot[] {
  const far = ({ x, y }: Spot): number => (x - from.x) ** 2 + (y - from.y) ** 2;
  return targetsOf(state)
    .flatMap((ball) => {
      const place = state.balls[ball];
      return place ? [{ x: place[0], y: place[1] }] : [];
    })
    .sort((one, two) => far(one) - far(two));
}

/** Aims at the next ball of one's own. */
export function aimAtNext(ui: Ui, state: State): void {
  const from = cueSpot(ui, state);
  const angles = nearest(state, from).map(({ x, y }) => angleOf(x - from.x, y - from.y));
  const ahead = (angle: number): number => (angle - ui.angle - 5 + 72_000) % 36_000;
  const [next] = angles.sort((one, two) => ahead(one) - ahead(two));
  if (next !== undefined) ui.angle = next;
}

export function turn(ui: Ui, by: number): void {
  ui.angle = (((ui.angle + by) % 36_000) + 36_000) % 36_000;
}

/** The shot as it is set. */
export function shotOf(ui: Ui, state: State, power: number): Shot {
  const place = state.hand === 'no' ? null : ui.place;
  const bounded = Math.max(1, Math.min(1000, Math.round(power)));
  return {
    angle: Math.round(ui.angle) % 36_000,
    power: bounded,
    side: Math.round(ui.side),
    follow: Math.round(ui.follow),
    at: place && { x: Math.round(place.x), y: Math.round(place.y) },
  };
}

/** Begins to show a shot. */
export function begin(ui: Ui, from: State, to: State): void {
  const { last } = to;
  if (!last) return;
  const { lead } = timesOf(from, to);
  ui.made += 1;
  ui.show = {
    of: to,
    from,
    shot: last.shot,
    motion: new Motion(from.balls),
    lead,
    isRival: from.mode === 'match' && last.by === 1,
    time: -lead,
    drops: [],
    seen: 0,
  };
  if (ui.show.isRival) ui.angle = last.shot.angle;
}

const STEP_MS = 1000 / HZ;

/** Shows the shot up to a moment; balls turn as they roll. */
export function advance(ui: Ui, time: number): void {
  const { show } = ui;
  if (!show) return;
  show.time = time;
  if (time < 0) return;
  const { motion } = show;
  if (motion.steps === 0 && !motion.moving) motion.strike(show.shot);
  while (motion.moving && (motion.steps + 1) * STEP_MS <= time) {
    motion.step();
    for (let ball = 0; ball < COUNT; ball += 1) {
      const face = ui.faces[ball];
      if (!face || !motion.on[ball]) continue;
      const [sx, sy] = [motion.sx[ball] ?? 0, motion.sy[ball] ?? 0];
      if (sx === 0 && sy === 0) continue;
      roll(face, sx / (R * HZ), sy / (R * HZ), (motion.w[ball] ?? 0) / (R * HZ));
      ui.stirred[ball] = (ui.stirred[ball] ?? 0) + 1;
    }
  }
  for (; show.seen < motion.events.length; show.seen += 1) {
    const event = motion.events[show.seen];
    if (event?.kind !== 'pot') continue;
    show.drops.push({ ...event, pocket: event.other });
  }
}

/** Radians a second at which balls at rest turn their numbers up. */
const RIGHTS = 3.2;

/** Turns the numbers of balls at rest toward the viewer: solids and stripes differ at a glance. */
export function rightBalls(ui: Ui, seconds: number): void {
  ui.faces.forEach((face, ball) => {
    if (ball > 0 && right(face, seconds * RIGHTS)) {
      ui.stirred[ball] = (ui.stirred[ball] ?? 0) + 1;
      ui.righting.add(ball);
    } else ui.righting.delete(ball);
  });
}

/** Where a ball is in the shot shown, or at rest. */
export function placeOf(ui: Ui, state: State, ball: number): Spot | undefined {
  const { show } = ui;
  if (show && show.time >= 0) {
    const { motion } = show;
    if (!motion.on[ball]) return undefined;
    const part = motion.moving
      ? Math.min(1, Math.max(0, show.time / STEP_MS - motion.steps)) / HZ
      : 0;
    return {
      x: (motion.x[ball] ?? 0) + (motion.vx[ball] ?? 0) * part,
      y: (motion.y[ball] ?? 0) + (motion.vy[ball] ?? 0) * part,
    };
  }
  if (ball === 0 && show?.shot.at) return show.shot.at;
  if (ball === 0 && !show && state.hand !== 'no' && ui.place) return ui.place;
  const place = (show?.from ?? state).balls[ball];
  return place ? { x: place[0], y: place[1] } : undefined;
}

/** Whether the player may act now. */
export function isReady(ui: Ui, state: State): boolean {
  return !ui.show && state.end === null && !(state.mode === 'match' && state.turn === 1);
}

export type { Spot };
