import { banked, throwOver } from './rules/aim/index.ts';
import type { Bot, Point, Proof, Rng } from '@playgrove/kit/contract';
import { atan2 } from '@playgrove/kit/core';
import type { Input, State } from './rules.ts';
import { BALL, BOARD, DT, FAST, FULL, GRAVITY, PARTS, SLOW, WIDEST } from './rules/court.ts';
import { fate } from './rules/fate.ts';
import type { Ball } from './rules/flight.ts';
import { freeBoard, ownBoard, placeOf, windAt } from './rules/hoops.ts';
import { challengeOf, litHoop } from './rules/play.ts';

/** How high above the rim shots go that are tried. */
const HEIGHTS = [70, 110, 160, 220, 300];
/** Degrees and parts of a thousand that a beginner is off by, on average. */
const CLUMSY_ANGLE = 3.2;
const CLUMSY_POWER = 105;
const DEFT_ANGLE = 0.4;
const DEFT_POWER = 12;

type Shot = { readonly angle: number; readonly power: number };

/**
 * Solves the flight to where the rim will be, tries it by the rules' own stepping, and flicks with
 * noise. A beginner aims at where a rim is now, and less well.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (!state.ball || state.flying || state.end) return undefined;
  const rest = Math.round(46 - 30 * skill);
  if (state.tick < rest || !rng.chance(0.05 + 0.2 * skill)) return undefined;
  const shot = bestShot(state, state.ball, skill);
  return flick(shot ?? { angle: 0, power: 500 }, skill, rng);
};

export const proof: Proof = { margin: 12, seeds: 4, limit: 60 * 75, deals: 80 };

/** The steadiest of the shots that work. */
export function bestShot(state: State, ball: Ball, skill = 1): Shot | undefined {
  const { only = 'any' } = challengeOf(state) ?? {};
  const order = state.hoops.length > 1 ? [litHoop(state), 1 - litHoop(state)] : [0];
  let best: Shot | undefined;
  let most = 0;
  for (const index of order) {
    for (const over of HEIGHTS) {
      for (const goal of goals(state, ball, index, only === 'bank')) {
        const shot = solve(state, ball, index, over, goal, skill);
        if (!shot) continue;
        const worth = worthOf(state, ball, shot, only, index);
        if (worth <= most) continue;
        most = worth;
        best = shot;
      }
    }
    if (best) break;
  }
  return best;
}

/** Straight, and off each board that may serve. A goal turns a rim's middle into where to aim. */
function goals(
  state: State,
  ball: Ball,
  index: number,
  bank: boolean,
): readonly ((rim: Point, tick: number) => Point | undefined)[] {
  const straight = (rim: Point): Point => rim;
  if (!bank) return [straight];
  const set = state.hoops[index];
  const walls = state.boards.map((free) => (tick: number) => freeBoard(free, tick));
  if (set && set.side !== 0) {
    walls.push((tick) => ownBoard(set, placeOf(state, index, tick)));
  }
  return walls.map((ends) => (rim: Point, tick: number) => {
    const { ax, bx } = ends(tick);
    const x = (ax + bx) / 2;
    const face = x - Math.sign(x - rim.x) * (BALL + BOARD);
    return banked(ball, rim, { x: face, bounce: 0.72 });
  });
}

function solve(
  state: State,
  ball: Ball,
  index: number,
  over: number,
  goal: (rim: Point, tick: number) => Point | undefined,
  skill: number,
): Shot | undefined {
  const air = { ax: windAt(state, state.tick + 30), ay: GRAVITY, dt: DT };
  let arrival = state.tick;
  let shot: Shot | undefined;
  for (let round = 0; round < 4; round += 1) {
    const seen = state.tick + (arrival - state.tick) * Math.min(1, 0.25 + skill);
    const to = goal(placeOf(state, index, seen), seen);
    if (!to) return undefined;
    const { vx, vy, steps } = throwOver(ball, to, over, air);
    arrival = state.tick + steps / PARTS;
    const speed = Math.sqrt(vx * vx + vy * vy);
    shot = {
      angle: (atan2(vx, -vy) * 1800) / Math.PI,
      power: ((speed - SLOW) / (FAST - SLOW)) * FULL,
    };
  }
  return shot && Math.abs(shot.angle) <= WIDEST * 10 && shot.power >= 0 && shot.power <= FULL
    ? shot
    : undefined;
}

/** How many of a few shots close by count: three for the shot itself. */
function worthOf(
  state: State,
  ball: Ball,
  { angle, power }: Shot,
  only: string,
  index: number,
): number {
  let worth = 0;
  for (const [turn, push] of [
    [0, 0],
    [8, 0],
    [-8, 0],
    [0, 14],
    [0, -14],
  ] as const) {
    const how = fate(state, ball, Math.round(angle + turn), Math.round(power + push));
    const right = how !== undefined && how.hoop === index && (only === 'any' || how.kind === only);
    if (right) worth += (turn === 0 && push === 0 ? 3 : 1) + (how.kind === 'swish' ? 0.4 : 0);
  }
  return worth;
}

function flick({ angle, power }: Shot, skill: number, rng: Rng): Input {
  // The sum of three even ones is nearly what a hand's error is.
  const error = (): number => (rng.unit() + rng.unit() + rng.unit()) * 2 - 3;
  const offAngle = CLUMSY_ANGLE + (DEFT_ANGLE - CLUMSY_ANGLE) * skill;
  const offPower = CLUMSY_POWER + (DEFT_POWER - CLUMSY_POWER) * skill;
  const turned = Math.round(angle + error() * offAngle * 10);
  const pushed = Math.round(power + error() * offPower);
  return {
    kind: 'shot',
    angle: Math.max(-WIDEST * 10, Math.min(WIDEST * 10, turned)),
    power: Math.max(0, Math.min(FULL, pushed)),
  };
}
