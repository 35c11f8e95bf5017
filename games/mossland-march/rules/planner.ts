import type { Rng } from '@playgrove/kit/contract';
import { type Field, fieldOf } from './field.ts';
import { bornWithin, bound } from './forecast.ts';
import { KINDS, PACE } from './kinds.ts';
import { isOpen, ready, strength } from './march.ts';
import type { Side, State } from './types.ts';

/** How one thinks. All weights are times the plain value of a mound. */
export type Nature = {
  /** What the mounds of others are worth. */
  readonly greed: number;
  /** What mounds that sleep are worth. */
  readonly growth: number;
  /** What a mound is worth more when it has just been emptied. */
  readonly cunning: number;
  /** Creatures that are sent beyond what is needed. */
  readonly spare: number;
  /** 0 to 1: how far off its judgment may be. */
  readonly error: number;
  /** Goes on attack only from mounds this full, 0 to 1. */
  readonly patience: number;
  /** Sends what stands idle behind its lines to the front, and help to the threatened. */
  readonly drill: boolean;
};

export type Order = { readonly from: number[]; readonly to: number; readonly all: boolean };

/** Mounds that may take part in one order. */
const MAX_SOURCES = 4;
/** Creatures that a minute's way is worth. */
const HASTE = 1.2;
const MIN_SCORE = 0.12;

type Source = { readonly at: number; readonly far: number };

/**
 * The best order a side could give now: what a mound would bring for what it would cost, creatures
 * and seconds, after what is under way already. Nothing when waiting is better.
 */
export function bestOrder(state: State, side: Side, nature: Nature, rng: Rng): Order | undefined {
  const field = fieldOf(state);
  let best: Order | undefined;
  let most = MIN_SCORE;
  for (const [to, mound] of state.mounds.entries()) {
    if (mound.side === side) continue;
    const sources = sourcesFor(state, field, side, to);
    const found = sources.length > 0 ? weigh(state, field, side, nature, to, sources) : undefined;
    if (!found) continue;
    const score = found.score * (1 + nature.error * (rng.unit() * 2 - 1));
    if (score <= most) continue;
    most = score;
    best = found.order;
  }
  return best ?? (nature.drill ? drilled(state, field, side) : undefined);
}

/** One's own mounds from which a mound can be reached through one's own, nearest first. */
function sourcesFor(state: State, field: Field, side: Side, to: number): readonly Source[] {
  const { graph } = field;
  const far = graph.places.map(() => Infinity);
  const done = new Set<number>();
  far[to] = 0;
  for (;;) {
    let here = -1;
    let least = Infinity;
    far.forEach((length, at) => {
      if (length < least && !done.has(at)) [least, here] = [length, at];
    });
    if (here < 0) break;
    done.add(here);
    for (const id of graph.at[here] ?? []) {
      const lane = graph.lanes[id];
      if (!lane) continue;
      const there = lane.a === here ? lane.b : lane.a;
      if (state.mounds[there]?.side !== side || !isOpen(state, field, id, side)) continue;
      if (state.twigs.some((twig) => twig.lane === id)) continue;
      const length = least + lane.length * (field.wet[id] ? 2 : 1);
      if (length < (far[there] ?? Infinity)) far[there] = length;
    }
  }
  return far
    .flatMap((length, at): readonly Source[] =>
      at !== to && length < Infinity ? [{ at, far: length }] : [],
    )
    .toSorted((a, b) => a.far - b.far || a.at - b.at);
}

/** Creatures a mound can do without: what is on its way there stays awaited. */
function spareOf(state: State, at: number, side: Side): number {
  const threat = bound(state, at, (other) => other !== side);
  const help = bound(state, at, (other) => other === side);
  return Math.max(0, ready(state, at) - Math.max(0, threat - help));
}

function weigh(
  state: State,
  field: Field,
  side: Side,
  nature: Nature,
  to: number,
  sources: readonly Source[],
): { readonly order: Order; readonly score: number } | undefined {
  const [mound, site] = [state.mounds[to], field.sites[to]];
  if (!mound || !site) return undefined;
  const { guard, worth, cap } = KINDS[site.kind];
  const ticks = (sources[0]?.far ?? 0) / PACE;
  const others = bound(state, to, (other) => other === mound.side && other !== 0);
  const mine = bound(state, to, (other) => other === side);
  const stand =
    strength(state, field, to) + bornWithin(state, to, ticks + 20) * guard + others * guard;
  const need = stand + 1 + (mound.side === 0 ? 0 : nature.spare) - mine;
  if (need <= 0) return undefined;
  const from: number[] = [];
  let [sum, halves, far] = [0, 0, 0];
  for (const source of sources.slice(0, MAX_SOURCES)) {
    const facts = field.sites[source.at];
    const holds = state.mounds[source.at]?.count ?? 0;
    if (!facts || (mound.side !== 0 && holds < KINDS[facts.kind].cap * nature.patience)) continue;
    const spare = spareOf(state, source.at, side);
    if (spare < 3) continue;
    from.push(source.at);
    sum += spare;
    halves += Math.ceil(spare / 2);
    far = source.far;
    if (sum >= need) break;
  }
  if (sum < need || from.length === 0) return undefined;
  const wanted = mound.side === 0 ? nature.growth : nature.greed;
  const emptied = mound.side !== 0 && mound.count < cap * 0.3 ? nature.cunning : 0;
  const seconds = far / PACE / 30;
  const score = (worth * (wanted + emptied)) / (need + 5 + seconds * HASTE);
  return { order: { from, to, all: halves < need }, score };
}

/** Help for a mound that is about to fall, else the full mounds behind the lines go to the front. */
function drilled(state: State, field: Field, side: Side): Order | undefined {
  const front = (at: number): boolean =>
    (field.graph.at[at] ?? []).some((id) => {
      const lane = field.graph.lanes[id];
      const there = lane?.a === at ? lane.b : lane?.a;
      return there !== undefined && state.mounds[there]?.side !== side;
    });
  const mine = [...state.mounds.keys()].filter((at) => state.mounds[at]?.side === side);
  const pressed = mine.find((at) => {
    const threat = bound(state, at, (other) => other !== side);
    const help = bound(state, at, (other) => other === side);
    return threat > 0 && threat >= strength(state, field, at) + help;
  });
  const goals = pressed === undefined ? mine.filter(front) : [pressed];
  for (const at of mine) {
    const site = field.sites[at];
    if (!site || goals.includes(at) || ready(state, at) < 6) continue;
    const full = ready(state, at) >= KINDS[site.kind].cap * 0.7;
    if (pressed === undefined && (!full || front(at))) continue;
    const there = nearestOf(field, at, goals);
    if (there !== undefined) return { from: [at], to: there, all: pressed !== undefined };
  }
  return undefined;
}

function nearestOf(field: Field, at: number, goals: readonly number[]): number | undefined {
  const here = field.sites[at];
  if (!here) return undefined;
  const far = (goal: number): number => {
    const site = field.sites[goal];
    return site
      ? (site.x - here.x) * (site.x - here.x) + (site.y - here.y) * (site.y - here.y)
      : Infinity;
  };
  return goals.toSorted((a, b) => far(a) - far(b))[0];
}
