import type { StepContext } from '@playgrove/kit/contract';
import { BACK, fly, FLOOR, foresee, hitTo, PARTS, serveTo, TABLE } from './flight.ts';
import { answer, BOARD, offWall, serveOfFoe, walk } from './foe.ts';
import { meetsWeak, rivalAt, WALL } from './rivals.ts';
import {
  aimOf,
  errorOf,
  fadeSwing,
  freshSwing,
  HOT,
  isBurning,
  LATE,
  strokeOf,
  SWING,
  type Stroke,
} from './strokes.ts';
import type { Ball, Side, State, Verdict } from './types.ts';

/** Half of what the player's bat covers: more than its picture. */
export const REACH = 31;
/** So far behind the bat a ball is still hit if the bat gets there. */
const COYOTE = 24;
const HOME = -152;
/** Millimeters from the middle. */
export const WIDEST = 1250;
/** Ticks: after a point, and before the player may serve. */
const POINT = 78;
const READY = 12;
/** Returns that a lit panel of the wall is worth. */
const PER_PANEL = 5;
export const PANELS = 6;
const FASTEST = 23;

export const isWall = ({ params }: State): boolean => params.rival === WALL;
export const targetOf = ({ params }: State): number => rivalAt(params.rival).to;

export function isOver(state: State): boolean {
  if (isWall(state)) return state.hearts === 0;
  const { mine, theirs } = state;
  return Math.max(mine, theirs) >= targetOf(state) && Math.abs(mine - theirs) >= 2;
}

export function tickGame(state: State, context: StepContext): void {
  if (state.phase === 'over') return;
  state.tick += 1;
  moveBat(state);
  walk(state);
  if (state.phase === 'serve') toServe(state, context);
  else if (state.phase === 'rally') rally(state, context);
  else {
    for (let part = 0; part < PARTS && !isGone(state.ball); part += 1)
      fly(state.ball, !isWall(state));
    if (state.ball.y < FLOOR)
      Object.assign(state.ball, { y: FLOOR, vy: 0, vx: state.ball.vx * 0.9 });
    if (state.tick - state.since >= POINT) nextPoint(state);
  }
  fadeSwing(state.swing, state.tick);
}

function moveBat({ bat, swing, forecast, last, phase }: State): void {
  bat.x += Math.max(-FASTEST, Math.min(FASTEST, (bat.to - bat.x) * 0.62));
  const isComing = phase === 'rally' && last === 'foe' && forecast;
  const lunge = Math.max(-8, Math.min(14, swing.up * 0.03));
  const z = (isComing ? Math.max(HOME - 6, forecast.z - 3) : HOME) + lunge;
  bat.z += (z - bat.z) * 0.24;
  bat.y += ((isComing ? forecast.y : 14) - bat.y) * 0.16;
}

/** The ball lies in the hand of the server. */
function toServe(state: State, context: StepContext): void {
  const { ball, bat, foe, server, swing, tick, since } = state;
  const holder = server === 'me' ? bat : foe;
  const way = server === 'me' ? 1 : -1;
  Object.assign(ball, { x: holder.x - 20 * way, y: 22, z: server === 'me' ? -146 : 138 });
  Object.assign(ball, { vx: 0, vy: 0, vz: 0, top: 0, side: 0 });
  if (server === 'foe') {
    if (tick - since < rivalAt(state.params.rival).windUp) return;
    launch(state, 'foe', serveOfFoe(state, context), true);
    context.cue('serve', { x: ball.x, y: ball.z });
    return;
  }
  if (tick - since < READY || Math.abs(swing.bestUp) < SWING) return;
  const stroke = strokeOf(state);
  const { x, top, side } = aimOf(stroke);
  ball.x = bat.x;
  state.swing = freshSwing();
  if (isWall(state)) {
    launch(
      state,
      'me',
      hitTo(ball, { x: x * 0.6, z: 60, pace: 260, top: 0, side: 0 }, false),
      false,
    );
  } else {
    const aim = { x, z: 88, pace: 290, top: top * 0.4, side: side * 0.6 };
    launch(state, 'me', serveTo(ball, aim), true);
  }
  state.strokes = [stroke];
  state.isWeak = false;
  context.cue('serve', { x: ball.x, y: ball.z });
}

function launch(state: State, by: Side, ball: Ball, isServe: boolean): void {
  state.ball = ball;
  state.last = by;
  state.hitTick = state.tick;
  state.bounces = 0;
  state.isServe = isServe;
  state.phase = 'rally';
  state.rally += 1;
  state.longest = Math.max(state.longest, state.rally);
  foretell(state, isServe);
}

function foretell(state: State, isServe: boolean): void {
  const way = state.last === 'me' ? 1 : -1;
  const seen = foresee(state.ball, way, !isServe && state.bounces > 0, !isWall(state));
  state.forecast = seen
    ? {
        landX: seen.land.x,
        landZ: seen.land.z,
        landTick: state.tick + seen.landStep / PARTS,
        ...seen.met,
        tick: state.tick + seen.step / PARTS,
      }
    : null;
}

function rally(state: State, context: StepContext): void {
  lateSwing(state, context);
  for (let part = 0; part < PARTS && state.phase === 'rally'; part += 1) {
    const event = fly(state.ball, !isWall(state));
    const at = { x: state.ball.x, y: state.ball.z };
    if (event === 'near' || event === 'far')
      bounced(state, event === 'near' ? 'me' : 'foe', context);
    else if (event === 'net') context.cue('net', at);
    else if (event === 'cord') {
      context.cue('cord', at);
      foretell(state, state.isServe);
    } else if (event === 'floor' || isGone(state.ball)) dropped(state, context);
    if (state.phase !== 'rally') return;
    if (state.last === 'foe') meetBat(state, context);
    else if (isWall(state)) meetWall(state, context);
    else meetFoe(state, context);
  }
}

const isGone = ({ x, y, z }: Ball): boolean => Math.abs(z) > 330 || Math.abs(x) > 330 || y < FLOOR;

function bounced(state: State, where: Side, context: StepContext): void {
  const { ball, last, isServe } = state;
  context.cue('bounce', { x: ball.x, y: ball.z }, Math.min(1, Math.abs(ball.vy) / 260));
  if (where === last) {
    if (isServe) {
      state.isServe = false;
      return;
    }
    endPoint(state, last === 'me' ? 'foe' : 'me', last === 'me' ? 'net' : 'foe-net', context);
    return;
  }
  state.isServe = false;
  state.bounces += 1;
  if (state.bounces > 1) endPoint(state, last, last === 'me' ? 'foe-missed' : 'missed', context);
}

/** It left the table: after its bounce the other one has missed it, else the one who hit it has. */
function dropped(state: State, context: StepContext): void {
  const { last, bounces, ball } = state;
  const isMine = last === 'me';
  if (bounces > 0) endPoint(state, last, isMine ? 'foe-missed' : 'missed', context);
  else {
    const isShort = ball.z * (isMine ? 1 : -1) < 8;
    const what = isShort ? 'net' : 'out';
    endPoint(state, isMine ? 'foe' : 'me', isMine ? what : `foe-${what}`, context);
  }
}

function meetBat(state: State, context: StepContext): void {
  const { ball, bat, bounces, forecast } = state;
  if (bounces === 0 || !forecast || ball.vz >= 0 || ball.y < -34) return;
  const behind = bat.z + 3 - ball.z;
  if (behind < 0 || behind > COYOTE || Math.abs(ball.x - bat.x) > REACH) return;
  ball.z = Math.max(-BACK - 8, ball.z);
  hit(state, strokeOf(state), ball, context);
}

function hit(state: State, stroke: Stroke, incoming: Ball, context: StepContext): void {
  const before = state.strokes.at(-1);
  const error = errorOf(stroke, incoming, (incoming.x - state.bat.x) / REACH);
  const aim = aimOf(stroke);
  const from = { ...incoming, y: Math.max(1, incoming.y) };
  const target = isWall(state) ? { ...aim, z: BOARD.z + 92 } : aim;
  const shot = hitTo(from, { ...target, x: target.x + error.x }, !isWall(state));
  shot.vy += error.up * (isWall(state) ? 0.6 : 1);
  const isPerfect = stroke.kind !== 'block' && stroke.off === 0;
  if (isPerfect) state.heat = (state.heat % HOT) + 1;
  else if (stroke.off !== 0) state.heat = 0;
  const isFire = isPerfect && state.heat === HOT;
  state.isWeak =
    !isWall(state) && (isFire || meetsWeak(rivalAt(state.params.rival), stroke, before, state));
  state.strokes = [...state.strokes, stroke].slice(-2);
  state.swing = freshSwing();
  launch(state, 'me', shot, false);
  const at = { x: incoming.x, y: incoming.z };
  const isWarm = isPerfect && state.heat === HOT - 1;
  const fine = isWarm ? 'warm' : `${stroke.kind}.perfect`;
  const name = isPerfect && stroke.kind !== 'smash' ? fine : stroke.kind;
  context.cue(isFire ? 'fire' : name, at, state.rally);
  if (stroke.off > 2) context.cue('early', at);
  if (stroke.off < 0) context.cue('late', at);
  if (state.rally % 10 < 2 && state.rally >= 10) context.cue('crowd', at, state.rally);
}

/** A swing just after a block still makes a stroke of it. */
function lateSwing(state: State, context: StepContext): void {
  const { last, hitTick, tick, strokes, bounces, swing } = state;
  const late = tick - hitTick;
  if (last !== 'me' || late > LATE || late < 1 || bounces > 0 || state.rally < 2) return;
  if (strokes.at(-1)?.kind !== 'block' || Math.abs(swing.bestUp) < SWING) return;
  state.strokes = state.strokes.slice(0, -1);
  state.rally -= 1;
  const spun = { ...state.ball, top: 0, x: state.ball.x };
  const from = {
    ...spun,
    x: Math.max(state.bat.x - REACH / 2, Math.min(state.bat.x + REACH / 2, spun.x)),
  };
  hit(state, strokeOf(state, late), from, context);
  state.hitTick = tick - LATE - 1;
}

function meetFoe(state: State, context: StepContext): void {
  const { ball, bounces, forecast, tick } = state;
  if (bounces === 0 || !forecast || tick < forecast.tick) return;
  if (ball.vz < 0 || !state.forecast) return;
  const shot = answer(state, context);
  const at = { x: ball.x, y: ball.z };
  if (!shot) {
    state.forecast = null;
    context.cue(isBurning(state) ? 'burnt' : state.isWeak ? 'weak' : 'whiff', at);
    return;
  }
  launch(state, 'foe', shot.ball, false);
  const missed = isBurning(state) ? 'burnt' : state.isWeak ? 'weak' : 'return';
  context.cue(shot.verdict === '' ? 'return' : missed, at, state.rally);
}

function meetWall(state: State, context: StepContext): void {
  const { ball } = state;
  if (ball.z < BOARD.z) return;
  const at = { x: ball.x, y: ball.z };
  if (ball.y > BOARD.high || Math.abs(ball.x) > TABLE.half) {
    // It flies on over the wall.
    if (ball.z > BOARD.z + 60 || ball.y < 0) endPoint(state, 'foe', 'over-wall', context);
    return;
  }
  const panel = panelAt(ball);
  context.cue('wall', at, state.rally);
  if (panel === state.panel || isBurning(state)) {
    state.rally += PER_PANEL;
    state.style += 1;
    context.cue('panel', at, PER_PANEL);
    state.panel = (panel + 1 + context.rng.int(PANELS - 1)) % PANELS;
  }
  launch(state, 'foe', offWall(state, context), false);
  state.rally -= 1;
}

/** Two rows of three: which one a ball hits. */
export const panelAt = ({ x, y }: { readonly x: number; readonly y: number }): number =>
  Math.max(0, Math.min(2, Math.floor(((x + TABLE.half) / TABLE.half / 2) * 3))) +
  (y > BOARD.high / 2 - 8 ? 3 : 0);

function endPoint(state: State, winner: Side, verdict: Verdict, context: StepContext): void {
  state.phase = 'point';
  state.since = state.tick;
  state.verdict = verdict;
  state.forecast = null;
  const at = { x: state.ball.x, y: Math.max(-TABLE.long, Math.min(TABLE.long, state.ball.z)) };
  const isMine = winner === 'me';
  state.wonPoint = isMine;
  if (!isMine) state.heat = 0;
  const stroke = state.strokes.at(-1);
  state.inStyle = isMine && state.last === 'me' && (state.isWeak || stroke?.kind === 'smash');
  // A rival that errs on its weak spot hit last itself.
  if (isMine && state.last === 'foe' && state.isWeak) state.inStyle = true;
  if (isWall(state)) {
    state.hearts -= 1;
    context.cue('heart', at, state.hearts);
  } else if (isMine) {
    state.mine += 1;
    state.style += state.inStyle ? 1 : 0;
    context.cue(state.inStyle ? 'point.style' : 'point.mine', at, state.mine);
  } else {
    state.theirs += 1;
    context.cue('point.theirs', at, state.theirs);
  }
  if (isOver(state)) state.phase = 'over';
}

function nextPoint(state: State): void {
  const played = state.mine + state.theirs;
  const isDeuce = Math.min(state.mine, state.theirs) >= targetOf(state) - 1;
  const turn = isDeuce ? played : Math.floor(played / 2);
  state.server = isWall(state) || turn % 2 === 0 ? 'me' : 'foe';
  state.phase = 'serve';
  state.since = state.tick;
  state.rally = 0;
  state.bounces = 0;
  state.strokes = [];
  state.isWeak = false;
  state.verdict = '';
  state.forecast = null;
  state.swing = freshSwing();
}
