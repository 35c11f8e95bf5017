import type { StepContext } from '@playgrove/kit/contract';
import {
  pressJump,
  pressSlide,
  refresh,
  releaseJump,
  stepBody,
  type BodyEvent,
} from './platform/index.ts';
import { EXCHANGE, ZONE } from './chunks.ts';
import { boxesNear, chunkAt, lay, layoutHere } from './course.ts';
import { MOVES_OF } from './crew.ts';
import { flowUp, tellOf, worth } from './deeds.ts';
import { passBaton } from './exchange.ts';
import { FALL, HOP_UP, meet, SPRING_UP } from './hazards.ts';
import { SPEEDS, STEP, type Prop } from './layout.ts';
import type { Reason, State } from './state.ts';

/** Ticks in which nothing hurts: after a stumble, and after an awning's throw. */
const SPARED = 70;
const THROW_UP = 32;
/** Ticks at the beginning in which nothing costs a heart. */
export const LEARNING = 600;
/** Units of running that are a meter. */
export const METER = 62;
/** Feet as near as this over a crate, and ticks as near as this before an edge, are noticed. */
const NEAR = 26;
const EDGE = 26;
/** Ticks a runner pushes against a wall before the game calls it a fall. */
export const STUCK = 26;
const PULL = 120;
const PULL_TICKS = 45;

export function press(state: State, context: StepContext): void {
  const { body } = state;
  if (inZone(state)) {
    body.held = true;
    pass(state, context);
    return;
  }
  pressJump(body, MOVES_OF[state.runner]);
}

export function release(state: State): void {
  releaseJump(state.body, MOVES_OF[state.runner]);
}

export function slide(state: State, context: StepContext): void {
  const { body } = state;
  if (body.ground && body.slide === 0) context.cue('slide', { x: body.x, y: body.y });
  pressSlide(body, MOVES_OF[state.runner]);
}

/** Where the line of an exchange is, while its baton has not been passed. */
export function zoneOf(state: State): { from: number; line: number; to: number } | undefined {
  for (const { chunk, at, tier, leg } of state.course.there) {
    if (chunk !== EXCHANGE || leg !== state.leg) continue;
    const speed = SPEEDS[tier] ?? 10;
    return { from: at + ZONE.from * speed, line: at + ZONE.line * speed, to: at + ZONE.to * speed };
  }
  return undefined;
}

function inZone(state: State): boolean {
  const zone = zoneOf(state);
  return zone !== undefined && state.body.x >= zone.from && state.body.x <= zone.to;
}

function pass(state: State, context: StepContext): void {
  const zone = zoneOf(state);
  if (zone) passBaton(state, (state.body.x - zone.line) / state.pace, context);
}

/** One tick of running. */
export function run(state: State, context: StepContext): void {
  state.tick += 1;
  lay(state, context.rng);
  const { body } = state;
  const moves = MOVES_OF[state.runner];
  const before = body.x;
  const here = chunkAt(state, body.x);
  const wanted = SPEEDS[here?.tier ?? 0] ?? 10;
  state.pace += (wanted - state.pace) * 0.04;
  const events = stepBody(
    body,
    moves,
    state.pace,
    boxesNear(state, body.x - 120, body.x + 160, state.thrown),
  );
  for (const event of events) answer(state, event, context);
  if (body.ground) stand(state);
  tellMeters(state, before, context);
  if (!moves.airJumps && body.held && moves.glide && moves.glide < 3 && body.vy === moves.glide) {
    if (state.tick % 60 === 0) tellOf(state, 'float', 1, context);
  }
  fade(state);
  things(state, context);
  coins(state, context);
  const zone = zoneOf(state);
  if (zone && body.x > zone.to) passBaton(state, undefined, context);
  state.stuck = body.wall && body.ground ? state.stuck + 1 : 0;
  if (state.stuck > STUCK) state.trouble = 'wall';
  const fallen = body.y > state.edge.y + FALL || state.stuck > STUCK;
  if (fallen && state.phase === 'run') fell(state, context);
}

function fade(state: State): void {
  if (state.spared > 0 && !state.thrown) state.spared -= 1;
  if (state.pull > 0) state.pull -= 1;
  if (state.flowLeft > 0) {
    state.flowLeft -= 1;
    if (state.flowLeft === 0) state.flow = 0;
  }
}

function answer(state: State, event: BodyEvent, context: StepContext): void {
  const { body } = state;
  const at = { x: body.x, y: body.y };
  if (event === 'jump') {
    context.cue('jump', at);
    lastStep(state, context);
  } else if (event === 'air-jump') {
    tellOf(state, 'air-jump', 1, context);
    context.cue(state.runner === 'noor' ? 'pulse' : 'air-jump', at);
    if (state.runner === 'noor') state.pull = PULL_TICKS;
  } else if (event === 'kick') {
    tellOf(state, 'kick', 1, context);
    flowUp(state, 1);
    context.cue('kick', at, worth(state, 15));
  } else if (event === 'land') {
    context.cue('land', at, Math.round(body.vy));
    if (state.thrown) {
      state.thrown = false;
      state.spared = SPARED;
    }
  } else if (event === 'bump') {
    if (state.runner !== 'mateo') state.trouble = 'wall';
    context.cue('bump', at);
  } else context.cue(event, at);
}

/** A jump from the very edge, or a moment after it. */
function lastStep(state: State, context: StepContext): void {
  const { body, edge } = state;
  const far = edge.x - body.x;
  if (state.tick < 120 || far > EDGE || body.y > edge.y + 60) return;
  if (boxesNear(state, edge.x + 4, edge.x + 60, false).some((box) => isFlush(box, edge))) return;
  flowUp(state, 1);
  tellOf(state, 'edge', 1, context);
  context.cue('edge', { x: body.x, y: body.y - 140 }, worth(state, 10));
}

function isFlush(
  box: { x: number; y: number; w: number },
  edge: { x: number; y: number },
): boolean {
  return box.x <= edge.x + 4 && box.x + box.w > edge.x + 8 && Math.abs(box.y - edge.y) < STEP / 2;
}

/** Remembers the roof under the feet. */
function stand(state: State): void {
  const { body } = state;
  state.trouble = 'gap';
  for (const box of boxesNear(state, body.x - 30, body.x + 30, false)) {
    if (Math.abs(box.y - body.y) > 1 || box.x > body.x + 24 || box.x + box.w < body.x - 24)
      continue;
    state.edge = { x: box.x + box.w, y: box.y };
  }
}

function tellMeters(state: State, before: number, context: StepContext): void {
  const meters = Math.floor(state.body.x / METER);
  if (meters === Math.floor(before / METER)) return;
  tellOf(state, 'metre', meters, context);
  if (meters <= state.career.far) return;
  if (state.record > 100 && meters === state.record + 1) {
    context.cue('farther', { x: state.body.x, y: state.body.y - 180 }, meters);
  }
  state.career = { ...state.career, far: meters };
}

function things(state: State, context: StepContext): void {
  const { body } = state;
  const moves = MOVES_OF[state.runner];
  for (const laid of state.course.there) {
    if (laid.at > body.x + 200 || laid.at + laid.length < body.x - 200) continue;
    for (const [index, prop] of layoutHere(laid).props.entries()) {
      if (laid.met.includes(index)) continue;
      const meeting = meet(body, moves, prop);
      if (meeting === 'none') {
        if (body.x - moves.width / 2 > prop.x + prop.w) {
          laid.met.push(index);
          passed(state, prop, context);
        }
        continue;
      }
      if (state.thrown) continue;
      if (meeting !== 'spring') laid.met.push(index);
      struck(state, prop, meeting, context);
    }
  }
}

function struck(
  state: State,
  prop: Prop,
  meeting: 'hit' | 'hop' | 'spring',
  context: StepContext,
): void {
  const { body } = state;
  const at = { x: prop.x + prop.w / 2, y: prop.y + prop.h / 2 };
  if (meeting === 'spring') {
    body.vy = -SPRING_UP;
    body.ground = false;
    body.grace = 0;
    body.slide = 0;
    body.ducked = false;
    refresh(body, MOVES_OF[state.runner]);
    tellOf(state, 'spring', 1, context);
    context.cue('spring', at);
    return;
  }
  if (meeting === 'hop') {
    body.vy = -HOP_UP;
    flowUp(state, 1);
    context.cue('hop', at, worth(state, 10));
    return;
  }
  const crate = prop.kind === 'crate' || prop.kind === 'stack';
  if (body.dash > 0 && (crate || prop.kind === 'drone')) {
    flowUp(state, 1);
    tellOf(state, 'smash', 1, context);
    context.cue('smash', at, worth(state, 25));
    return;
  }
  if (state.spared > 0) {
    context.cue('shrug', at);
    return;
  }
  context.cue('hit', at);
  hurt(state, prop.kind === 'spring' ? 'gap' : prop.kind, at, context);
  state.spared = SPARED;
}

/** A thing went by: closely enough to be noticed? */
function passed(state: State, prop: Prop, context: StepContext): void {
  const { body } = state;
  if (state.thrown || state.spared > 0 || prop.kind === 'spring') return;
  const at = { x: body.x + 30, y: body.y - 150 };
  if (prop.kind === 'beam') {
    if (body.y < prop.y + prop.h) return;
    flowUp(state, 1);
    tellOf(state, 'under', 1, context);
    context.cue('under', at, worth(state, 10));
    return;
  }
  const gap = prop.kind === 'drone' ? body.y - 90 - (prop.y + prop.h) : prop.y - body.y;
  if (gap < -10 || gap > NEAR) return;
  if (prop.kind === 'drone' && body.ground) return;
  flowUp(state, 1);
  tellOf(state, 'near', 1, context);
  context.cue('near', at, worth(state, 20));
}

function coins(state: State, context: StepContext): void {
  const { body } = state;
  const magnet = state.runner === 'noor';
  const pull = state.career.purse.levels.pull * 22;
  const reach = 46 + pull + (magnet ? PULL + (state.pull > 0 ? PULL : 0) : 0);
  const middle = body.y - 44;
  for (const laid of state.course.there) {
    if (laid.at > body.x + 400 || laid.at + laid.length < body.x - 400) continue;
    for (const [index, coin] of layoutHere(laid).coins.entries()) {
      const [dx, dy] = [coin.x - body.x, coin.y - middle];
      const away = dx * dx + dy * dy;
      if (away > reach * reach || laid.taken.includes(index)) continue;
      laid.taken.push(index);
      state.coins += 1;
      worth(state, 2);
      tellOf(state, 'coin', 1, context);
      if (magnet && away > 60 * 60) tellOf(state, 'drawn', 1, context);
      context.cue('coin', coin, 1 + (state.coins % 12));
    }
  }
}

function hurt(
  state: State,
  reason: Reason,
  at: { x: number; y: number },
  context: StepContext,
): void {
  if (state.tick < LEARNING) {
    context.cue('saved', at);
    return;
  }
  state.hearts -= 1;
  state.hurt = true;
  if (state.flow > 2) context.cue('flow-lost', at);
  state.flow = 0;
  state.flowLeft = 0;
  if (state.hearts > 0) {
    context.cue('hurt', at, state.hearts);
    return;
  }
  const zone = zoneOf(state);
  const short = zone ? Math.ceil(Math.max(0, zone.line - state.body.x) / METER) : 0;
  state.phase = 'end';
  state.end = { reason, x: at.x, y: at.y, short };
}

/** An awning in the street throws the runner back up, for a heart. */
function fell(state: State, context: StepContext): void {
  const { body, edge } = state;
  const fromWall = state.trouble === 'wall';
  const at = fromWall
    ? { x: body.x + 20, y: Math.min(edge.y + 80, body.y) }
    : { x: edge.x + 40, y: edge.y + 20 };
  if (!state.thrown) hurt(state, state.trouble, at, context);
  if (state.end) return;
  context.cue('awning', { x: body.x, y: body.y });
  body.vy = -THROW_UP;
  body.slide = 0;
  body.ducked = false;
  body.wall = false;
  body.rising = false;
  state.thrown = true;
  state.stuck = 0;
}
