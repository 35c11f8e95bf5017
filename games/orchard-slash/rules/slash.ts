import type { StepContext } from '@playgrove/kit/contract';
import { BODIES, type Fruit } from './fruit.ts';
import { pour, serve, spill, spoils } from './orders.ts';
import { loseHeart } from './loss.ts';
import { distanceToSegment } from './field.ts';
import { bladeAt } from './blades.ts';
import { tellOf } from './career.ts';
import type { Chain, Cut, State, Toss } from './state.ts';

/** Cuts no more than this many ticks apart count as one blow. */
const BLOW = 5;
/** Each fruit of a chain is worth so much more than the one before. */
const POINTS = 10;
/** Chains of this many bring the frost. */
const COLD = 4;
const GOLDEN_POINTS = 30;
const SHAVE = 15;
const SAVED = 10;
/** How near to a nest a stroke passes for a close shave, beyond its reach. */
const SHAVE_ROOM = 40;
/** A fruit cut below this part of the field, falling, was nearly lost. */
const LATE = 0.84;
/** A stroke must have gone this far before its direction is known. */
const HEADING = 70;
const CUTS_KEPT = 10;

type Hit = { readonly toss: Toss; readonly part: number };

/** Cuts along a polyline `[x, y, x, y, …]` of one swipe. */
export function slash(
  state: State,
  swipe: number,
  path: readonly number[],
  context: StepContext,
): void {
  state.stroked = state.tick;
  if (swipe === state.stung) return;
  const before = state.sliced;
  for (let at = 0; at + 3 < path.length; at += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = [path[at], path[at + 1], path[at + 2], path[at + 3]];
    if (ax === bx && ay === by) continue;
    sweep(state, swipe, ax, ay, bx, by, context);
    if (state.end || state.stung === swipe) break;
  }
  const last = state.cuts.at(-1);
  if (state.sliced > before && last && last.chain >= 3) {
    context.cue('combo', { x: last.x, y: last.y }, last.chain);
  }
}

function sweep(
  state: State,
  swipe: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  context: StepContext,
): void {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.sqrt(dx * dx + dy * dy);
  const chain = follow(state, swipe, ax, ay, bx, by);
  const blade = bladeAt(state.career.blade);
  const hits: Hit[] = [];
  for (const toss of state.air) {
    if (toss.wait > 0 || toss.y > state.field.h + BODIES[toss.kind].size * 0.2) continue;
    const reach = BODIES[toss.kind].reach + (toss.kind === 'nest' ? blade.nests : blade.reach);
    if (distanceToSegment(toss.x, toss.y, ax, ay, bx, by) > reach) continue;
    hits.push({ toss, part: (toss.x - ax) * dx + (toss.y - ay) * dy });
  }
  hits.sort((a, b) => a.part - b.part || a.toss.id - b.toss.id);
  for (const { toss } of hits) {
    if (toss.kind === 'nest') {
      sting(state, swipe, toss, context);
      return;
    }
    cut(state, toss, toss.kind, chain, { x: ax, y: ay, dx: dx / length, dy: dy / length }, context);
    if (state.end) return;
  }
  shave(state, swipe, ax, ay, bx, by, context);
}

/** The chain this segment belongs to: a new one for a new swipe, after a gap, or past a sharp turn. */
function follow(
  state: State,
  swipe: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): Chain {
  const { chain } = state;
  const stale = chain.count > 0 && state.tick - chain.last > bladeAt(state.career.blade).gap;
  const turned = chain.dx * (bx - ax) + chain.dy * (by - ay) < -12;
  if (chain.swipe !== swipe || stale || turned) {
    state.chain = { swipe, count: 0, last: state.tick, x: ax, y: ay, dx: 0, dy: 0 };
    return state.chain;
  }
  const [gx, gy] = [bx - chain.x, by - chain.y];
  const gone = Math.sqrt(gx * gx + gy * gy);
  if (gone > HEADING) {
    chain.dx = gx / gone;
    chain.dy = gy / gone;
  }
  return chain;
}

function remove(state: State, toss: Toss): void {
  state.air.splice(state.air.indexOf(toss), 1);
}

function cut(
  state: State,
  toss: Toss,
  kind: Fruit,
  chain: Chain,
  line: { readonly x: number; readonly y: number; readonly dx: number; readonly dy: number },
  context: StepContext,
): void {
  remove(state, toss);
  if (!state.started) start(state, toss);
  const at = { x: toss.x, y: toss.y };
  const quick = chain.count > 0 && state.tick - chain.last <= BLOW;
  chain.count += 1;
  chain.last = state.tick;
  state.sliced += 1;
  state.bestChain = Math.max(state.bestChain, chain.count);
  const blade = bladeAt(state.career.blade);
  const { order } = state;
  const wrong = spoils(state, toss);
  const slot = pour(order, kind);
  const late = toss.vy > 0 && toss.y > state.field.h * LATE && !toss.gift && state.tick > 60;
  const base = kind === 'golden' ? GOLDEN_POINTS : POINTS;
  const points = wrong
    ? 0
    : base * Math.min(blade.dearest, chain.count) + (late ? SAVED * blade.daring : 0);
  state.score += points;
  const record: Cut = {
    id: toss.id,
    kind,
    ...at,
    vx: toss.vx,
    vy: toss.vy,
    turn: toss.turn,
    dx: line.dx,
    dy: line.dy,
    off: (toss.y - line.y) * line.dx - (toss.x - line.x) * line.dy,
    chain: chain.count,
    points,
    poured: order.needs[slot] ?? null,
  };
  state.cuts.push(record);
  if (state.cuts.length > CUTS_KEPT) state.cuts.shift();
  if (wrong) {
    context.cue('wrong', at);
    chain.count = 0;
    spill(order);
    return;
  }
  context.cue(`cut.${kind}`, at, chain.count);
  if (chain.count >= 2) context.cue('chain', at, chain.count);
  if (quick) context.cue('multi', at, chain.count);
  if (late) context.cue('saved', at);
  if (blade.frost > 0 && chain.count >= COLD) {
    if (state.slow === 0) context.cue('frost', at);
    state.slow = blade.frost;
  }
  tellOf(state, 'fruit', 1, context);
  tellOf(state, 'chain', chain.count, context);
  if (late) tellOf(state, 'saved', 1, context);
  if (kind === 'golden') tellOf(state, 'golden', 1, context);
  if (slot >= 0) context.cue('pour', at, slot);
  serve(state, context);
}

/** The first cut shakes the other fruit off the branch. */
function start(state: State, first: Toss): void {
  state.started = true;
  for (const toss of state.air) {
    if (toss === first) continue;
    toss.vy = -2;
    toss.wait = 0;
  }
}

function sting(state: State, swipe: number, nest: Toss, context: StepContext): void {
  state.stung = swipe;
  state.chain.count = 0;
  const at = { x: nest.x, y: nest.y };
  context.cue('nest', at);
  // The last nest stays in sight: it is what the results point at.
  if (!loseHeart(state, 'nest', at, context)) remove(state, nest);
}

/** Passing close by a nest in the middle of a good chain is noticed. */
function shave(
  state: State,
  swipe: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  context: StepContext,
): void {
  const { chain } = state;
  if (chain.swipe !== swipe || chain.count === 0) return;
  for (const nest of state.air) {
    if (nest.kind !== 'nest' || nest.shaved || nest.wait > 0) continue;
    const away = distanceToSegment(nest.x, nest.y, ax, ay, bx, by);
    const blade = bladeAt(state.career.blade);
    if (away > BODIES.nest.reach + blade.nests + SHAVE_ROOM) continue;
    nest.shaved = true;
    const paid = SHAVE * blade.daring;
    state.score += paid;
    context.cue('shave', { x: nest.x, y: nest.y }, paid);
    tellOf(state, 'shave', 1, context);
  }
}
