import type { StepContext } from '@playgrove/kit/contract';
import { along as spotAlong, route } from './nodegraph/index.ts';
import { type Field, fieldOf } from './field.ts';
import { ABREAST, KINDS, PACE, ROW_EVERY } from './kinds.ts';
import { arrive } from './siege.ts';
import type { Row, Side, State, Twig } from './types.ts';

/** Cost of walking into a mound that is not one's own on the way to another. */
const DETOUR = 5000;
/** Two hostile rows this near, or past each other by as much, fight. Units. */
const REACH = 8;
/** A twig in the way is worth a detour of this many units. */
const AROUND_TWIG = 300;

/** The lane between two neighbors; −1 when there is none. */
export function laneOf(field: Field, a: number, b: number): number {
  return field.between[a * field.sites.length + b] ?? -1;
}

/** Whether a side may go along a lane now. */
export function isOpen(state: State, field: Field, lane: number, side: Side): boolean {
  const latch = field.latch[lane] ?? -1;
  return latch < 0 || state.mounds[latch]?.side === side;
}

/** Creatures of a mound that are not about to leave. */
export function ready(state: State, mound: number): number {
  let left = state.mounds[mound]?.count ?? 0;
  for (const stream of state.streams) if (stream.way[0] === mound) left -= stream.left;
  return Math.max(0, left);
}

/**
 * The way from one's own mound toward another place: through one's own mounds if it can be, else as
 * far as the first mound in the way that is not one's own.
 */
export function wayTo(
  state: State,
  field: Field,
  side: Side,
  from: number,
  to: number,
): readonly number[] | undefined {
  const found = route(field.graph, from, to, (lane, _, next) => {
    if (!isOpen(state, field, lane.id, side)) return Infinity;
    const foreign = next !== to && state.mounds[next]?.side !== side;
    const twig = state.twigs.some((one) => one.lane === lane.id);
    return (
      lane.length * (field.wet[lane.id] ? 2 : 1) + (foreign ? DETOUR : 0) + (twig ? AROUND_TWIG : 0)
    );
  });
  if (!found || found.nodes.length < 2) return undefined;
  const stop = found.nodes.findIndex((place, at) => at > 0 && state.mounds[place]?.side !== side);
  return stop < 0 ? found.nodes : found.nodes.slice(0, stop + 1);
}

/** How many leave on an order. */
export function shareOf(state: State, mound: number, all: boolean): number {
  const here = ready(state, mound);
  return all ? here : Math.ceil(here / 2);
}

/** Sends creatures from mounds of one side. @returns how many were sent */
export function send(
  state: State,
  side: Side,
  from: readonly number[],
  to: number,
  all: boolean,
): number {
  const field = fieldOf(state);
  let sent = 0;
  for (const mound of from) {
    if (mound === to || state.mounds[mound]?.side !== side) continue;
    const n = shareOf(state, mound, all);
    const way = n > 0 ? wayTo(state, field, side, mound, to) : undefined;
    if (!way) continue;
    state.streams.push({ side, way: [...way], left: n, wait: 0 });
    sent += n;
  }
  return sent;
}

/** Rows leave their mounds. */
export function leave(state: State, context: StepContext): void {
  const field = fieldOf(state);
  for (const stream of state.streams) {
    if (stream.wait > 0) {
      stream.wait -= 1;
      continue;
    }
    const [from = 0, next = 0] = stream.way;
    const mound = state.mounds[from];
    const shut = !isOpen(state, field, laneOf(field, from, next), stream.side);
    const n = Math.min(ABREAST, stream.left, mound?.count ?? 0);
    if (!mound || n === 0 || shut || mound.side !== stream.side) {
      stream.left = 0;
      continue;
    }
    mound.count -= n;
    stream.left -= n;
    stream.wait = ROW_EVERY - 1;
    state.rows.push({
      id: state.nextRow,
      side: stream.side,
      n,
      way: [...stream.way],
      leg: 0,
      far: 0,
    });
    state.nextRow += 1;
    if (stream.side === 1) context.cue('step', field.sites[from]);
  }
  state.streams = state.streams.filter(({ left }) => left > 0);
}

/** Rows walk, turn at twigs, fight on the lanes and arrive. */
export function walk(state: State, context: StepContext): void {
  const field = fieldOf(state);
  for (const row of state.rows) step(state, field, row, context);
  clash(state, field, context);
  for (const row of state.rows) if (row.n > 0) reach(state, field, row, context);
  state.rows = state.rows.filter(({ n }) => n > 0);
}

function step(state: State, field: Field, row: Row, context: StepContext): void {
  const lane = laneUnder(field, row);
  const before = row.far;
  row.far += field.wet[lane] ? PACE / 2 : PACE;
  const facts = field.graph.lanes[lane];
  if (!facts) return;
  for (const twig of state.twigs) {
    if (twig.lane !== lane) continue;
    const at = facts.a === row.way[row.leg] ? twig.along : facts.length - twig.along;
    if (before < at && row.far >= at) turn(state, field, row, at, facts.length, twig, context);
  }
}

/** Back to where the lane began. */
function turn(
  state: State,
  field: Field,
  row: Row,
  at: number,
  length: number,
  twig: Twig,
  context: StepContext,
): void {
  const [home = 0, ahead = 0] = [row.way[row.leg], row.way[row.leg + 1]];
  row.way = [ahead, home];
  row.leg = 0;
  row.far = length - at;
  if (row.side !== 1) state.turned += row.n;
  const lane = field.graph.lanes[twig.lane];
  if (lane) context.cue('turned', pointOn(field, twig.lane, twig.along), row.n);
}

export function laneUnder(field: Field, row: Row): number {
  return laneOf(field, row.way[row.leg] ?? 0, row.way[row.leg + 1] ?? 0);
}

export function pointOn(field: Field, lane: number, far: number): { x: number; y: number } {
  const facts = field.graph.lanes[lane];
  if (!facts) return { x: 0, y: 0 };
  const { x, y } = spotAlong(facts, far);
  return { x, y };
}

/** Hostile rows that meet on a lane take each other along, one for one. */
function clash(state: State, field: Field, context: StepContext): void {
  const byLane = new Map<number, Row[]>();
  for (const row of state.rows) {
    const lane = laneUnder(field, row);
    const there = byLane.get(lane);
    if (there) there.push(row);
    else byLane.set(lane, [row]);
  }
  for (const [id, rows] of byLane) {
    const lane = field.graph.lanes[id];
    if (!lane || rows.length < 2) continue;
    const there = rows.filter((row) => row.way[row.leg] === lane.a);
    const back = rows.filter((row) => row.way[row.leg] !== lane.a);
    for (const one of there) {
      for (const other of back) {
        if (one.side === other.side) continue;
        const past = one.far - (lane.length - other.far);
        if (past < 0 || past > REACH) continue;
        const fallen = Math.min(one.n, other.n);
        if (fallen === 0) continue;
        one.n -= fallen;
        other.n -= fallen;
        context.cue('clash', pointOn(field, id, one.far), fallen);
      }
    }
  }
}

function reach(state: State, field: Field, row: Row, context: StepContext): void {
  const lane = field.graph.lanes[laneUnder(field, row)];
  if (!lane || row.far < lane.length) return;
  const here = row.way[row.leg + 1] ?? 0;
  const mound = state.mounds[here];
  if (!mound) return;
  const next = row.way[row.leg + 2];
  const on =
    next !== undefined &&
    mound.side === row.side &&
    isOpen(state, field, laneOf(field, here, next), row.side);
  if (on) {
    row.leg += 1;
    row.far -= lane.length;
    return;
  }
  arrive(state, field, here, row, context);
  row.n = 0;
}

/** How many units a way is long, fords counted twice. */
export function wayLength(field: Field, way: readonly number[]): number {
  let far = 0;
  for (let leg = 1; leg < way.length; leg += 1) {
    const lane = laneOf(field, way[leg - 1] ?? 0, way[leg] ?? 0);
    far += (field.graph.lanes[lane]?.length ?? 0) * (field.wet[lane] ? 2 : 1);
  }
  return far;
}

/** Ticks until somebody who sets out now is there. */
export function ticksFor(field: Field, way: readonly number[]): number {
  return Math.ceil(wayLength(field, way) / PACE);
}

/** How many attackers a mound withstands now. */
export function strength(state: State, field: Field, mound: number): number {
  const here = state.mounds[mound];
  const site = field.sites[mound];
  if (!here || !site) return 0;
  return Math.max(0, here.count * KINDS[site.kind].guard - here.hurt);
}
