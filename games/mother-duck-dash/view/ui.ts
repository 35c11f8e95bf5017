import { animate, damp, since, squash } from '@playgrove/kit/draw/animate';
import type { Motion, SavedStats, Surface } from '@playgrove/kit/runtime';
import { stayAt } from '../rules/lanes.ts';
import { duckAt } from '../rules/run.ts';
import { FLUTTER, HOP, type Duck, type State, type Stay } from '../rules/types.ts';

/** Where something is drawn: column, row with fractions, height of its hop, and its direction. */
export type Pose = { x: number; row: number; high: number; turn: number };

/** A duckling that flutters home. */
export type Fluttering = {
  readonly x: number;
  readonly row: number;
  age: number;
  readonly side: number;
};

/** How high hops are, of a cell; and how far ducklings of a huddle are from their mother. */
const HIGH = 0.42;
const HUDDLE = 0.5;
export const FLY_SECONDS = 1.1;

export function freshUi(state: State, saved: Pick<SavedStats, 'isNewcomer'>) {
  return {
    show: {
      row: damp(7, ({ trail }: State) => trail.at(-1)?.row ?? 0),
      body: squash({ step: 0.35, log: 0.35, pad: 0.35, blocked: 0.25, hop: -0.3, join: -0.3 }),
      joined: since('join'),
      rain: damp(5, ({ rain }: State) => rain),
    },
    mother: poseOf(state, 0, 0),
    /** Each duckling's place in a huddle, 0 (in line) to 1. */
    near: [] as number[],
    line: [] as Pose[],
    flown: [] as Fluttering[],
    turn: 0,
    hopped: 0,
    /** Hops in a row that something stopped. */
    stuck: 0,
    /** She has hopped to the side. */
    turned: false,
    tap: { finger: -1, early: 0 },
    newcomer: saved.isNewcomer,
  };
}

export type Ui = ReturnType<typeof freshUi>;

const TURNS: Readonly<Record<string, number>> = {
  '0,1': 0,
  '-1,0': Math.PI / 2,
  '1,0': -Math.PI / 2,
  '0,-1': Math.PI,
};

/** Where a duck is that follows the trail, at a tick. */
function poseOf(state: Pick<State, 'trail'>, then: number, fallback: number): Pose {
  const stay = stayAt(state, then);
  return along(stay, then, fallback);
}

function along({ at, fromX, fromRow, x, row, speed }: Stay, then: number, fallback: number): Pose {
  const part = Math.max(0, Math.min(1, (then - at) / HOP));
  const drift = speed * Math.max(0, then - at - HOP);
  const dx = Math.abs(row - fromRow) > 0 ? 0 : Math.sign(x - fromX);
  const moved = x !== fromX || row !== fromRow;
  return {
    x: fromX + (x - fromX) * part + drift,
    row: fromRow + (row - fromRow) * part,
    high: Math.sin(part * Math.PI) * HIGH,
    turn: moved
      ? (TURNS[`${dx},${dx === 0 ? Math.sign(row - fromRow) : 0}`] ?? fallback)
      : fallback,
  };
}

const toward = (from: number, to: number, part: number): number => {
  const off = to - from;
  return from + (off - 2 * Math.PI * Math.round(off / (2 * Math.PI))) * part;
};

/** Moves all that is only shown by one frame. */
export function follow(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  const { cues, dt, part } = motion;
  animate(ui.show, state, motion, to);
  const now = state.clock + (state.phase === 'play' ? part : 0);
  for (const { name, at } of cues) {
    if (name === 'hop') ui.hopped += 1;
    ui.stuck = name === 'hop' ? 0 : ui.stuck + Number(name === 'blocked');
    if (name === 'flutter' && at)
      ui.flown.push({ x: at.x, row: at.y, age: 0, side: ui.flown.length % 2 === 0 ? 1 : -1 });
  }
  const last = state.trail.at(-1);
  ui.turned ||= last !== undefined && last.row === last.fromRow && last.at > 0;
  for (const one of ui.flown) one.age += dt;
  if (ui.flown.length > 0) ui.flown = ui.flown.filter(({ age }) => age < FLY_SECONDS);
  const quick = to.reducedMotion ? 1 : 1 - Math.exp(-22 * dt);
  ui.mother = state.phase === 'flutter' ? flying(state, part) : poseOf(state, now, ui.mother.turn);
  ui.turn = toward(ui.turn, ui.mother.turn, quick);
  ui.mother.turn = ui.turn;
  const huddle = 1 - Math.exp(-9 * dt);
  state.ducks.forEach((duck, index) => {
    const pose = lined(state, duck, now, ui.line[index]?.turn ?? 0);
    pose.turn = toward(ui.line[index]?.turn ?? pose.turn, pose.turn, quick);
    const spot = duckAt(state, duck, state.clock);
    const isNear =
      spot.part === 1 && Math.hypot(pose.x - ui.mother.x, pose.row - ui.mother.row) < 0.3;
    const near = (ui.near[index] ?? 0) + ((isNear ? 1 : 0) - (ui.near[index] ?? 0)) * huddle;
    ui.near[index] = near;
    // Around her, from one wing over the tail to the other.
    const angle = Math.PI * (0.02 + (((index * 3) % 8) / 7) * 0.96);
    pose.x += Math.cos(angle) * HUDDLE * near * (index > 3 ? 1.25 : 1);
    pose.row -= Math.sin(angle) * HUDDLE * near * (index > 3 ? 1.1 : 0.8);
    ui.line[index] = pose;
  });
  ui.line.length = state.ducks.length;
  ui.near.length = state.ducks.length;
}

function lined(state: State, { lag, since: joined }: Duck, now: number, turn: number): Pose {
  return poseOf(state, Math.max(now - lag, joined), turn);
}

/** The way back to the last meadow, in a high arc. */
function flying({ trail, clock, wait, safe }: State, part: number): Pose {
  const stay = trail.at(-1);
  const done = Math.min(1, (FLUTTER - wait + part) / FLUTTER);
  if (!stay) return { x: safe.x, row: safe.row, high: 0, turn: 0 };
  const from = along(stay, clock - (FLUTTER - wait), 0);
  const eased = done * done * (3 - 2 * done);
  return {
    x: from.x + (safe.x - from.x) * eased,
    row: from.row + (safe.row - from.row) * eased,
    high: Math.sin(done * Math.PI) * 1.6,
    turn: done * Math.PI * 4,
  };
}
