import type { StepContext } from '@playgrove/kit/contract';
import { hitsAt, layerFor, VOICES } from './beat.ts';
import { drumKit, openBalls, openCourts, type Carried } from './career.ts';
import { BALL, COURT, HZ, launch, REST } from './court.ts';
import { HEART_ROW, LIVES, setUpFor, shotClock } from './endless.ts';
import { FAR, flyTick, freshBall, isLost, type Ball, type Touch } from './flight.ts';
import { placeOf } from './hoops.ts';
import { challengeAt, type Challenge } from './modes.ts';
import type { State, Verdict } from './state.ts';

/** Ticks from one ball's end to the next in hand. */
const AFTER_MAKE = 20;
const AFTER_MISS = 10;
/** A flick this many ticks before the ball in the air is decided waits for the next ball. */
const BUFFER = 15;
/** In this many ticks nothing can be lost in endless. */
export const GRACE = 600;
/** Baskets in a row from which the ball is on fire. */
export const FIRE = 3;
const LAST_SECONDS = 5;

export function challengeOf(state: State): Challenge | undefined {
  return state.params.mode === 'challenge' ? challengeAt(state.params.at) : undefined;
}

/** The hoop that counts double where there are two. */
export function litHoop(state: State): number {
  return state.hoops.length > 1 ? state.makes % state.hoops.length : 0;
}

export function ballsLeft(state: State): number {
  const { balls = 0 } = challengeOf(state) ?? {};
  return balls > 0 ? Math.max(0, balls - state.shots) : 0;
}

/** How far a challenge has come. */
export function progress(state: State): number {
  const { goal = 'makes' } = challengeOf(state) ?? {};
  return goal === 'points' ? state.points : goal === 'row' ? state.streak : state.makes;
}

export function shoot(state: State, angle: number, power: number, context: StepContext): void {
  const { ball } = state;
  if (!ball || state.flying) {
    state.queued = [angle, power, state.tick];
    context.cue('early', { x: state.spot, y: REST });
    return;
  }
  Object.assign(ball, launch(angle, power));
  state.flying = true;
  state.started = true;
  state.shots += 1;
  state.queued = [];
  context.cue('shot', { x: ball.x, y: ball.y }, Math.round(power / 100));
}

export function tickGame(state: State, context: StepContext): void {
  drum(state, context);
  const { ball } = state;
  if (ball && state.flying) fly(state, ball, context);
  // What is decided bounces on, for the eye.
  const empty = { ...state, hoops: [], boards: [] };
  for (const old of state.spent) {
    for (const touch of flyTick(old, empty, state.tick)) tell(old, touch, context);
  }
  state.spent = state.spent.filter((old) => old.age < 260 && old.x > -200 && old.x < 920);
  state.tick += 1;
  if (state.end) return;
  if (state.params.mode === 'endless' && state.tick === GRACE) {
    context.cue('counts', { x: COURT.width / 2, y: 330 });
  }
  runClock(state, context);
  if (state.end || state.ball) return;
  state.wait -= 1;
  if (state.wait <= 0) nextBall(state, context);
}

function drum(state: State, context: StepContext): void {
  const kit = drumKit(state.career.ball);
  for (const { voice, note } of hitsAt(state.tick, state.layers)) {
    context.cue(`${voice}.${kit}`, undefined, note);
  }
}

function fly(state: State, ball: Ball, context: StepContext): void {
  const touches = flyTick(ball, state, state.tick);
  for (const touch of touches) tell(ball, touch, context);
  if (ball.through >= 0) made(state, ball, context);
  else if (isLost(ball, state, state.tick)) missed(state, ball, context);
}

function tell(ball: Ball, { what, speed }: Touch, context: StepContext): void {
  const at = { x: Math.round(ball.x), y: Math.round(ball.y) };
  const force = speed < 260 ? 'soft' : speed < 620 ? 'firm' : 'hard';
  if (what === 'rim') context.cue(`rim.${force}`, at, Math.round(speed));
  if (what === 'board') context.cue(`board.${force}`, at, Math.round(speed));
  if (what === 'floor' && speed > 120) context.cue('floor', at, Math.round(speed));
}

function kindOf(ball: Ball): Verdict {
  if (ball.boards > 0) return 'bank';
  return ball.rims > 0 ? 'rim' : 'swish';
}

function counts(state: State, kind: Verdict): boolean {
  const { only = 'any' } = challengeOf(state) ?? {};
  return only === 'any' || only === kind;
}

function made(state: State, ball: Ball, context: StepContext): void {
  const kind = kindOf(ball);
  if (!counts(state, kind)) {
    decide(state, ball, 'uncounted', context);
    return;
  }
  const burning = state.streak >= FIRE;
  const double = (burning ? 2 : 1) * (isDouble(state, ball) ? 2 : 1) * (ball.gold ? 3 : 1);
  const points = (kind === 'rim' ? 2 : 3) * double;
  state.points += points;
  state.makes += 1;
  state.streak += 1;
  state.cold = 0;
  state.verdict = kind;
  state.off = 0;
  const at = { x: Math.round(ball.x), y: Math.round(ball.y) };
  context.cue(kind, at, points);
  if (state.streak === FIRE) context.cue('fire', at);
  if (ball.gold) context.cue('gold', at, points);
  state.swishes = kind === 'swish' ? state.swishes + 1 : 0;
  state.bestSwishes = Math.max(state.bestSwishes, state.swishes);
  if (kind === 'swish') layerUp(state, at, context);
  if (state.params.mode === 'endless') heart(state, at, context);
  learn(state, kind, at, context);
  putAway(state, ball, AFTER_MAKE);
  settle(state, context);
}

function isDouble(state: State, ball: Ball): boolean {
  return state.hoops.length > 1 && ball.through === litHoop(state);
}

function layerUp(state: State, at: { x: number; y: number }, context: StepContext): void {
  if (state.layers.length >= VOICES.length) {
    context.cue('groove', at, state.swishes);
    return;
  }
  state.layers.push(layerFor(state.tick));
  context.cue(`layer.${state.layers.length}`, at, state.layers.length);
}

function heart(state: State, at: { x: number; y: number }, context: StepContext): void {
  if (state.swishes === 0 || state.swishes % HEART_ROW !== 0 || state.lives >= LIVES) return;
  state.lives += 1;
  context.cue('heart', at);
}

/** What is carried on from game to game; a threshold that is passed opens something. */
function learn(
  state: State,
  kind: Verdict,
  at: { x: number; y: number },
  context: StepContext,
): void {
  const before: Carried = state.career;
  const after: Carried = {
    ...before,
    makes: before.makes + 1,
    swishes: before.swishes + (kind === 'swish' ? 1 : 0),
    row: Math.max(before.row, state.swishes),
  };
  state.career = after;
  if (openBalls(after) > openBalls(before)) context.cue('newball', at);
  if (openCourts(after) > openCourts(before)) context.cue('newcourt', at);
}

function missed(state: State, ball: Ball, context: StepContext): void {
  decide(state, ball, whyMissed(state, ball), context);
}

/** In and out, off the iron, off the glass, short or long by so much, or nowhere near. */
function whyMissed(state: State, ball: Ball): Verdict {
  if (ball.rims >= 2) return 'rattle';
  if (ball.rims === 1) return 'iron';
  if (ball.boards > 0) return 'glass';
  if (ball.off === FAR || Math.abs(ball.off) > 150) return 'air';
  const toRight = placeOf(state, 0, state.tick).x > ball.x - ball.vx;
  return ball.off > 0 === toRight ? 'long' : 'short';
}

function decide(state: State, ball: Ball, verdict: Verdict, context: StepContext): void {
  const at = {
    // Far enough from the sides for the words that say why.
    x: Math.round(Math.max(150, Math.min(COURT.width - 150, ball.x))),
    y: Math.round(Math.min(REST, ball.y)),
  };
  state.verdict = verdict;
  state.off = ball.off === FAR ? 0 : Math.round(ball.off);
  context.cue(`miss.${verdict}`, at);
  putAway(state, ball, AFTER_MISS);
  fail(state, at, context);
}

function fail(state: State, at: { x: number; y: number }, context: StepContext): void {
  state.misses += 1;
  state.cold += 1;
  if (state.streak >= FIRE) context.cue('doused', at);
  if (state.layers.length > 0) context.cue('hush', at);
  state.streak = 0;
  state.swishes = 0;
  const keeps = challengeOf(state)?.voices ?? 0;
  state.layers = state.layers.slice(0, keeps);
  if (state.params.mode === 'endless' && state.tick > GRACE) {
    state.lives -= 1;
    context.cue('lost', at, state.lives);
  }
  settle(state, context);
}

function putAway(state: State, ball: Ball, wait: number): void {
  state.spent.push(ball);
  if (state.spent.length > 3) state.spent.shift();
  state.ball = null;
  state.flying = false;
  state.wait = wait;
  const [, , since = 0] = state.queued;
  if (state.tick - since > BUFFER) state.queued = [];
}

/** Whether it is over. */
function settle(state: State, context: StepContext): void {
  const challenge = challengeOf(state);
  if (!challenge) {
    if (state.lives <= 0) state.end = 'lives';
    return;
  }
  if (progress(state) >= challenge.need) {
    state.end = 'done';
    if (challenge.seconds > 0 && state.clock <= 0) context.cue('beater', { x: 360, y: 300 });
  } else if (challenge.balls > 0 && state.shots >= challenge.balls) state.end = 'balls';
  else if (challenge.seconds > 0 && state.clock <= 0) state.end = 'buzzer';
}

/** A ball in the air when the buzzer sounds still counts. */
function runClock(state: State, context: StepContext): void {
  if (!state.started || state.clock <= 0) return;
  if (state.params.mode === 'endless' && (state.flying || !state.ball)) return;
  state.clock -= 1;
  const left = state.clock;
  if (left > 0 && left <= LAST_SECONDS * HZ && left % HZ === 0) {
    context.cue('hurry', undefined, left / HZ);
  }
  if (left > 0) return;
  context.cue('buzzer', { x: 360, y: 200 });
  if (state.params.mode === 'endless') {
    if (!state.ball) return;
    state.verdict = 'clock';
    state.clock = shotClock(state.makes);
    fail(state, { x: state.ball.x, y: state.ball.y - BALL }, context);
  } else if (!state.flying) settle(state, context);
}

function nextBall(state: State, context: StepContext): void {
  const challenge = challengeOf(state);
  if (challenge) {
    const by = challenge.seconds > 0 || challenge.balls === 0 ? state.makes : state.shots;
    state.spot = challenge.spots[by % challenge.spots.length] ?? state.spot;
  } else {
    if (state.cold === 0) newHoop(state, context);
    state.clock = shotClock(state.makes);
  }
  state.ball = freshBall(state.shots + 1, state.spot, REST, isGold(state));
  context.cue('ready', { x: state.spot, y: REST });
  const [angle, power] = state.queued;
  if (angle !== undefined && power !== undefined) shoot(state, angle, power, context);
}

function isGold(state: State): boolean {
  const challenge = challengeOf(state);
  if (challenge) return challenge.gold > 0 && (state.shots + 1) % challenge.gold === 0;
  return state.makes % 7 === 6;
}

function newHoop(state: State, context: StepContext): void {
  const { hoops, boards, wind, spot } = setUpFor(state.makes, context.rng);
  state.from = state.hoops.map((_, at) => placeOf(state, at, state.tick));
  state.since = state.tick;
  state.hoops = [...hoops];
  state.boards = [...boards];
  state.wind = wind;
  state.spot = spot;
}
