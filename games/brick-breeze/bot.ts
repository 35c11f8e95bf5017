import type { Bot, Proof } from '@playgrove/kit/contract';
import { atan2 } from '@playgrove/kit/core';
import type { Input, State } from './rules.ts';
import { nearest } from './rules/flight.ts';
import { PINWHEEL } from './rules/murals.ts';
import {
  BOARD_Y,
  cellX,
  cellY,
  halfOf,
  isLoose,
  muralOf,
  RADIUS,
  speedOf,
  WIDTH,
  type Ball,
} from './rules/state.ts';

/** Units a tick of a beginner's hand and of the best one, and of a swipe. */
const SLOWEST = 5;
const FASTEST = 15;
const SWIPE = 12;
/** Ticks before the hit at which a swipe begins. */
const BEGIN = 3;
/** How far off a beginner is at most, units at a speed of 5; the best hand is off by a quarter. */
const CLUMSY = 61;
const CARE = 0.76;
const FARTHEST_LOOK = 150;

/** −1 to 1, the same for a whole flight. */
const luckOf = ({ vx, vy }: Ball, salt: number): number => {
  const one = Math.abs(vx * 917.77 + vy * 331.3 + salt * 0.37);
  return (one - Math.floor(one)) * 2 - 1;
};

type Landing = { readonly x: number; readonly eta: number; readonly ball: Ball };

/** Where a ball comes down if no tile is in the way, looking this many ticks ahead. */
function landing(state: State, ball: Ball, look: number): Landing {
  let { x, y, vx, vy, wind } = ball;
  let eta = 0;
  for (; eta < look && y < BOARD_Y - RADIUS; eta += 1) {
    if (wind > 0) {
      wind -= 1;
      vx += ball.push * speedOf(state) * 0.026;
    }
    x += vx;
    y += vy;
    if (x < RADIUS || x > WIDTH - RADIUS) vx = -vx;
    if (y < RADIUS) vy = Math.abs(vy);
  }
  return { x: Math.max(RADIUS, Math.min(WIDTH - RADIUS, x)), eta, ball };
}

/** The ball that comes down first. */
function first(state: State, look: number): Landing | undefined {
  let soonest: Landing | undefined;
  for (const ball of state.balls) {
    if (ball.vy < 0 && ball.y < BOARD_Y - 60) continue;
    const one = landing(state, ball, ball.vy > 0 ? look : 4);
    const due = (one.eta * one.ball.vy) / 10 + (BOARD_Y - ball.y);
    if (ball.vy > 0 && (!soonest || due < BOARD_Y - soonest.ball.y)) soonest = one;
  }
  return soonest;
}

/** Whether the tile that is next takes a curve. */
function wantsWind(state: State, cell: number): boolean {
  const kind = muralOf(state).cells[cell] ?? '.';
  return !isLoose(state) && (kind === PINWHEEL || (kind >= 'A' && kind <= 'Z'));
}

/**
 * Goes where the first ball will land and hits it with the part of the board that sends it to the
 * nearest tile, or swipes. A beginner follows the ball with a slow hand, looks a moment ahead, errs
 * and never swipes.
 */
export const bot: Bot<State, Input> = (state, _, skill) => {
  if (state.phase === 'ready') return state.tick % 40 === 39 ? { kind: 'launch' } : undefined;
  // One move a tick.
  if (state.x !== state.lastX) return undefined;
  const next = first(state, Math.round(24 + FARTHEST_LOOK * skill));
  const hand = SLOWEST + (FASTEST - SLOWEST) * skill;
  if (!next) {
    const kite = skill > 0.3 ? state.kites.find(({ y }) => y > 260) : undefined;
    return kite ? go(state, kite.x, hand) : undefined;
  }
  const { ball, eta } = next;
  const luck = luckOf(ball, state.left);
  let goal = next.x + luck * luck * luck * CLUMSY * (1 - CARE * skill) * (speedOf(state) / 5);
  if (skill <= 0.3) return go(state, goal, hand);
  const cell = nearest(state, ball);
  const way = luck > 0 ? 1 : -1;
  const swipes = wantsWind(state, cell) ? Math.abs(luck) < 0.8 : Math.abs(luck) < 0.25;
  const angle = atan2(cellX(cell) - next.x, BOARD_Y - cellY(cell));
  const part = swipes ? -way * 0.55 : angle / 1.05 + luck * 0.3;
  goal -= Math.max(-0.8, Math.min(0.8, part)) * halfOf(state) * skill;
  if (!swipes || skill < 0.5) return go(state, goal, hand);
  if (eta <= BEGIN) return { kind: 'move', x: way * SWIPE * 10 };
  return go(state, goal - way * SWIPE * BEGIN, hand);
};

function go(state: State, x: number, hand: number): Input | undefined {
  const by = Math.max(-hand, Math.min(hand, x - state.x));
  const tenths = Math.round(by * 10);
  return Math.abs(by) < 1.5 || tenths === 0 ? undefined : { kind: 'move', x: tenths };
}

export const proof: Proof = {
  level: 'lighthouse',
  golden: 'garden',
  skills: [0, 1],
  seeds: 8,
  measure: 'win-rate',
  margin: 0.3,
  limit: 60 * 420,
};
