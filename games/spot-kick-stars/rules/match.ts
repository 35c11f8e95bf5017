import type { Point, Rng, StepContext } from '@playgrove/kit/contract';
import {
  championOf,
  oddsOf,
  opponentOf,
  playRound,
  roundOf,
} from '@playgrove/kit/logic/tournament';
import { BALLS, ballOf, isOpen, type Carried } from './career.ts';
import { alongKick, bodyOf, expected, judge, kickOf, rollOn } from './flight.ts';
import { nearer, OWN, plannedDive, rivalKick, rivalOf, thinkKeeper, thinkKicker } from './minds.ts';
import { atStake, decided, sudden } from './shootout.ts';
import { BALL_R, type Finish, type Input, type State } from './types.ts';

export const READY = 44;
export const RUN = 80;
/** Ticks after which a result may be tapped away, and after which it goes by itself. */
export const SKIP = 34;
const LINGER = { goal: 118, other: 92 } as const;
/** A goal of one's own is seen slowly for so long, at so much of its speed. */
export const SLOW = { ticks: 44, part: 0.3 } as const;
/** A dive may be steered for this many ticks. */
export const STEER = 9;
export const HEARTS = 3;
/** This many goals in streak bring a kick to save. */
export const SAVE_EVERY = 5;
/** A glove of the player's own keeper reaches a little farther: thumbs are rough. */
const OWN_HANDS = 0.56;
const TWO_HANDS = 0.6;
const BEAT = 52;

type Shot = Extract<Input, { readonly kind: 'shot' }>;
/** Puts the ball on the spot for the next kicker. */
export function lineUp(state: State, rng: Rng): void {
  state.clock = 0;
  state.kick = null;
  state.outcome = null;
  state.off = 0;
  state.flair = { corner: false, curl: false, woodwork: false, fooled: false };
  state.ball = { x: 0, y: BALL_R, z: 0, vx: 0, vy: 0, vz: 0 };
  const idle = {
    x: 0,
    plan: 0,
    tell: { shown: 0, clap: false },
    dive: null,
    secret: null,
  } as const;
  if (state.params.mode === 'two') {
    state.keeper = { ...idle };
    state.phase = 'secret';
    return;
  }
  const rival = rivalOf(state);
  if (state.turn === 0) {
    state.keeper = thinkKeeper(rival.keeper, state.habit, rng);
    state.phase = 'aim';
  } else {
    state.keeper = { ...idle };
    state.kicker = thinkKicker(rival.kicker, rng);
    state.phase = 'ready';
  }
}

export function shoot(state: State, shot: Shot, context: StepContext): string | undefined {
  if (state.phase !== 'aim') return 'refused.wait';
  const { rng } = context;
  state.kick = kickOf(shot, ballOf(state.career));
  state.phase = 'flight';
  state.clock = 0;
  state.habit = [...state.habit, Math.abs(shot.x) < 80 ? 0 : Math.sign(shot.x)].slice(-4);
  const { keeper } = state;
  if (keeper.secret) keeper.dive = { at: state.tick + 3, ...keeper.secret };
  else if (keeper.plan !== 2) {
    keeper.dive = { at: state.tick + rng.int(5), ...plannedDive(keeper.plan, rng) };
  }
  context.cue(shot.power > 700 ? 'blast' : 'kick', { x: 0, y: 0.2 }, Math.round(shot.power / 100));
  return undefined;
}

export function dive(state: State, { x, y }: Point, context: StepContext): string | undefined {
  const at = { x: x / 100, y: y / 100 };
  if (state.phase === 'secret') {
    state.keeper.secret = at;
    state.phase = 'pass';
    state.clock = 0;
    context.cue('secret');
    return undefined;
  }
  if (state.turn !== 1 || (state.phase !== 'run' && state.phase !== 'flight')) {
    return 'refused.wait';
  }
  const { keeper } = state;
  if (keeper.dive) {
    if (state.tick - keeper.dive.at > STEER) return 'refused.diving';
    keeper.dive.x = at.x;
    keeper.dive.y = at.y;
    return undefined;
  }
  keeper.dive = { at: state.tick, ...at };
  context.cue('dive', { x: at.x * 0.4, y: 0.8 });
  return undefined;
}

export function goOn(state: State, context: StepContext): undefined {
  if (state.phase === 'pass') {
    state.phase = 'aim';
    state.clock = 0;
    context.cue('whistle');
    return undefined;
  }
  if (state.phase === 'bracket') {
    meet(state, context);
    return undefined;
  }
  if (state.phase === 'after' && state.clock >= SKIP) {
    next(state, context);
  }
  // A player who taps while the ball rolls or a kicker runs is not wrong: there is nothing to go on from.
  return undefined;
}

export function tickMatch(state: State, context: StepContext): void {
  state.tick += 1;
  state.clock += 1;
  if (state.phase === 'aim') heartbeat(state, context);
  else if (state.phase === 'ready') {
    heartbeat(state, context);
    if (state.clock === READY - 14) context.cue('whistle');
    if (state.clock < READY) return;
    state.phase = 'run';
    state.clock = 0;
  } else if (state.phase === 'run') runUp(state, context);
  else if (state.phase === 'flight') fly(state, context);
  else if (state.phase === 'after') {
    const own = state.outcome === 'goal' && state.turn === 0;
    rollOn(state.ball, state.outcome ?? 'wide', own && state.clock < SLOW.ticks ? SLOW.part : 1);
    if (state.clock >= (own ? LINGER.goal : LINGER.other)) next(state, context);
  }
}

function heartbeat(state: State, { cue }: StepContext): void {
  if (state.clock % BEAT === 8 && isDecider(state)) cue('beat');
}

/** The next kick may end a shootout: the crowd's heart is heard. */
export function isDecider(state: State): boolean {
  if (state.params.mode === 'streak') return state.hearts === 1 && state.turn === 0;
  return atStake(state.mine, state.theirs, state.turn);
}

function runUp(state: State, context: StepContext): void {
  if (state.clock >= RUN - 40 && state.clock < RUN && (RUN - state.clock) % 10 === 0) {
    context.cue('foot');
  }
  if (state.clock < RUN) return;
  state.kick = rivalKick(state, rivalOf(state).kicker, context.rng);
  state.phase = 'flight';
  state.clock = 0;
  context.cue('blast', { x: 0, y: 0.2 }, 6);
}

function fly(state: State, context: StepContext): void {
  const { kick, keeper } = state;
  if (!kick) return;
  state.ball = alongKick(kick, state.clock);
  if (state.turn === 0 && state.params.mode !== 'two') react(state);
  if (state.clock < kick.ticks) return;
  const own = state.params.mode === 'two' ? OWN : state.turn === 0 ? rivalOf(state).keeper : OWN;
  const hands =
    state.params.mode === 'two'
      ? TWO_HANDS
      : state.turn === 0
        ? rivalOf(state).keeper.hands
        : OWN_HANDS;
  const body = bodyOf(keeper.x, keeper.dive, state.tick, own);
  const { outcome, off, woodwork } = judge(kick.x, kick.y, body, hands);
  state.outcome = outcome;
  state.off = Math.max(1, Math.round((outcome === 'goal' ? off - hands : off) * 100));
  state.flair = {
    corner: outcome === 'goal' && Math.abs(kick.x) > 2.6 && kick.y > 1.55,
    curl: outcome === 'goal' && Math.abs(kick.bow) > 0.75,
    woodwork,
    fooled: outcome === 'goal' && keeper.dive !== null && keeper.dive.x * kick.x < -1,
  };
  bounce(state, outcome, body.bx);
  state.phase = 'after';
  state.clock = 0;
  settle(state, context);
}

function react(state: State): void {
  const { keeper, kick, clock } = state;
  const kind = rivalOf(state).keeper;
  if (!kick || clock !== kind.react) return;
  const seen = expected(kick, clock);
  if (keeper.plan === 2) keeper.dive = { at: state.tick, ...seen };
  else if (keeper.dive) Object.assign(keeper.dive, nearer(keeper.dive, seen));
}

/** How a ball leaves a glove or the frame. */
function bounce({ ball }: State, outcome: string, hand: number): void {
  if (outcome === 'saved') {
    ball.vx = (ball.x - hand) * 0.05 + Math.sign(ball.x) * 0.02;
    ball.vz *= -0.18;
    ball.vy = 0.03;
  } else if (outcome === 'post') {
    ball.vz *= -0.42;
    ball.vx *= -0.6;
  }
}

function settle(state: State, context: StepContext): void {
  const { cue } = context;
  const { ball, turn } = state;
  const at = { x: ball.x, y: ball.y };
  const goal = state.outcome === 'goal';
  if (state.flair.woodwork) cue('frame', at);
  if (state.params.mode === 'two') {
    (turn === 0 ? state.mine : state.theirs).push(goal ? 1 : 0);
    cue(goal ? 'goal' : `miss.${state.outcome}`, at, 1);
    return;
  }
  if (turn === 0) {
    state.mine.push(goal ? 1 : 0);
    if (goal) scored(state, context);
    else {
      state.missed += 1;
      state.streak = 0;
      if (state.params.mode === 'streak') state.hearts -= 1;
      cue(`miss.${state.outcome}`, at, state.off);
    }
    return;
  }
  state.theirs.push(goal ? 1 : 0);
  if (goal) {
    state.streak = 0;
    cue('conceded', at, state.off);
  } else saved(state, context);
}

function scored(state: State, context: StepContext): void {
  const { flair, ball } = state;
  const at = { x: ball.x, y: ball.y };
  state.streak += 1;
  state.goals += 1;
  earn(state, { goals: state.career.goals + 1 }, context);
  const extra = (flair.corner ? 100 : 0) + (flair.curl ? 50 : 0) + (flair.fooled ? 25 : 0);
  const won = Math.round((100 + extra) * (1 + Math.min(10, state.streak - 1) * 0.1));
  state.points += won;
  const how = flair.corner ? 'top' : flair.curl ? 'bent' : flair.fooled ? 'fooled' : 'goal';
  context.cue(how, at, won);
  context.cue('roar', at, Math.min(12, state.streak));
}

function saved(state: State, context: StepContext): void {
  const { ball, outcome } = state;
  const at = { x: ball.x, y: ball.y };
  state.streak += 1;
  if (outcome !== 'saved') {
    state.points += 50;
    context.cue('let', at, 50);
    return;
  }
  state.saves += 1;
  earn(state, { saves: state.career.saves + 1 }, context);
  state.points += 150;
  context.cue('save', at, 150);
  context.cue('roar', at, Math.min(12, state.streak));
}

/** Keeps count, and says when a ball opens. */
function earn(state: State, more: Partial<Carried>, context: StepContext): void {
  const before = state.career;
  state.career = { ...before, ...more };
  const opened = BALLS.findIndex((_, at) => !isOpen(before, at) && isOpen(state.career, at));
  if (opened > 0) context.cue('newball', { x: 0, y: 2.9 }, opened);
}

/** The team met after this many goals of a streak: up the table, then round its upper end. */
export function streakRival(goals: number): number {
  const up = 1 + Math.floor(goals / 3);
  return up <= 15 ? up : 11 + (up % 5);
}

function next(state: State, context: StepContext): void {
  const { mode } = state.params;
  if (mode === 'streak') {
    if (state.hearts <= 0) return finish(state, 'hearts', context);
    const wasSave = state.turn === 1;
    if (wasSave && state.outcome !== 'goal' && state.hearts < HEARTS) {
      state.hearts += 1;
      context.cue('heart', { x: 0, y: 2 });
    }
    const due = !wasSave && state.outcome === 'goal' && state.goals % SAVE_EVERY === 0;
    state.turn = due ? 1 : 0;
    state.rival = streakRival(state.goals);
    return lineUp(state, context.rng);
  }
  const verdict = decided(state.mine, state.theirs);
  if (verdict !== 0) return concluded(state, verdict, context);
  state.turn = state.turn === 0 ? 1 : 0;
  if (state.turn === 0 && sudden(state.mine, state.theirs)) context.cue('sudden');
  lineUp(state, context.rng);
}

function concluded(state: State, verdict: -1 | 1, context: StepContext): void {
  const won = verdict === 1;
  if (state.params.mode === 'two') return finish(state, won ? 'red' : 'blue', context);
  if (won) state.points += 300;
  if (!state.cup) return finish(state, won ? 'won' : 'lost', context);
  state.cup = playRound(state.cup, 0, won, (a, b) => oddsOf(a + 2, b + 2), context.rng);
  if (!won) return finish(state, 'lost', context);
  state.points += 200 * roundOf(state.cup);
  if (championOf(state.cup) === 0) {
    earn(state, { cups: state.career.cups + 1 }, context);
    return finish(state, 'champion', context);
  }
  state.phase = 'bracket';
  state.clock = 0;
  context.cue('through');
}

/** The next game of a cup. */
function meet(state: State, context: StepContext): void {
  const rival = state.cup ? opponentOf(state.cup, 0) : undefined;
  if (rival === undefined) return;
  state.rival = rival;
  state.mine = [];
  state.theirs = [];
  state.turn = 0;
  lineUp(state, context.rng);
  context.cue('whistle');
}

function finish(state: State, end: Finish, context: StepContext): void {
  state.phase = 'over';
  state.clock = 0;
  state.end = end;
  if (end === 'champion') context.cue('trophy');
}
