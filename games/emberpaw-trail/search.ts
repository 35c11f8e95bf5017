import type { Tap } from './levels.ts';
import { periodOf, type Course } from './rules/course.ts';
import { ageOf, atStart, DID, press, release, stepWalk, type Walk } from './rules/fox.ts';

/** A way home. */
export type Route = { readonly taps: readonly Tap[]; readonly ticks: number };

export type Found = {
  /** The fastest way home that was found, whatever it gathers. */
  readonly home: Route | undefined;
  /** The fastest with every ember. */
  readonly all: Route | undefined;
  /** By cell: the first tick at which the fox's body was there; −1 never. */
  readonly seen: Int32Array;
  readonly nodes: number;
};

export type Limits = {
  readonly ticks: number;
  readonly nodes: number;
  /** Stop at the first way home. */
  readonly first?: boolean;
  /** Lanterns lit from the start, as bits. Default none. */
  readonly lit?: number;
};

/** Ticks between two decisions while walking or slipping down. */
const GRAIN = 4;
const HOP = 3;
const HOLD = 24;
const LONGEST_FLIGHT = 400;
/** A tap is worth this many ticks: of two ways the calmer one is shown. */
const EFFORT = 12;
/** Phases of a moth's flight that the search distinguishes, ticks. */
const PHASE = 8;

type Node = {
  readonly walk: Walk;
  readonly from: Node | undefined;
  readonly tap: Tap | undefined;
  readonly cost: number;
};

/** Writes one walk over another: cheaper than a new one where most come to nothing. */
function copyInto(to: Walk, from: Walk): Walk {
  const { since } = to;
  Object.assign(to, from);
  to.since = since;
  for (let at = 0; at < since.length; at += 1) since[at] = from.since[at] ?? 0;
  return to;
}

/** Positions that are as good as the same. */
function keyOf(course: Course, walk: Walk): number {
  let key = walk.x >> 3;
  key = key * 64 + Math.max(0, Math.min(63, (walk.y + 48) >> (walk.wall ? 5 : 4)));
  key = key * 2 + (walk.way > 0 ? 1 : 0);
  key = key * 4 + (walk.wall ? 1 + Math.max(0, Math.min(2, (walk.vy + 12) >> 3)) : 0);
  key = key * 8 + walk.lit;
  key = key * 8 + walk.embers;
  for (const moth of course.moths) {
    const age = ageOf(walk, moth.group);
    key = key * 64 + (age < 0 ? 63 : Math.floor((age % periodOf(moth)) / PHASE) % 63);
  }
  return key;
}

const END = DID.home | DID.thorns | DID.fell;

/**
 * Every way the fox can take, soonest first: a press (short or long) every few ticks of walking and
 * slipping down. Each edge is simulated by the rules' own step, so what is found can be played.
 */
export function search(course: Course, limits: Limits): Found {
  const seen = new Int32Array(course.things.length).fill(-1);
  const buckets: Node[][] = [];
  const known = new Set<number>();
  const every = [...course.things].reduce((bits, thing) => bits | emberBit(thing), 0);
  let home: Route | undefined;
  let nodes = 0;
  const put = (node: Node): void => {
    if (node.walk.tick <= limits.ticks) (buckets[node.cost] ??= []).push(node);
  };
  const scratch = atStart(course);
  const walk = { ...atStart(course), lit: limits.lit ?? 0 };
  put({ walk, from: undefined, tap: undefined, cost: 0 });
  for (let cost = 0; cost < buckets.length; cost += 1) {
    for (const node of buckets[cost] ?? []) {
      const key = keyOf(course, node.walk);
      if (known.has(key)) continue;
      known.add(key);
      nodes += 1;
      if (nodes > limits.nodes) return { home, all: undefined, seen, nodes };
      for (const act of [0, HOP, HOLD]) {
        const next = go(course, node, act, seen, known, scratch);
        if (!next) continue;
        if (next.home) {
          const route = routeOf(next.node);
          home ??= route;
          if (limits.first) return { home, all: undefined, seen, nodes };
          if (next.node.walk.embers === every) return { home, all: route, seen, nodes };
        } else put(next.node);
      }
    }
    buckets[cost] = [];
  }
  return { home, all: undefined, seen, nodes };
}

function emberBit(thing: number): number {
  return thing >= 4 && thing <= 6 ? 1 << (thing - 4) : 0;
}

/** One decision, and what follows until the next. @returns nothing when the fox does not live */
function go(
  course: Course,
  from: Node,
  hold: number,
  seen: Int32Array,
  known: ReadonlySet<number>,
  scratch: Walk,
): { readonly node: Node; readonly home: boolean } | undefined {
  const walk = copyInto(scratch, from.walk);
  const began = walk.tick;
  let up = 0;
  if (hold > 0) press(walk);
  for (let ticks = 1; ticks < LONGEST_FLIGHT; ticks += 1) {
    if (hold > 0 && ticks === hold + 1) {
      release(walk);
      up = walk.tick;
    }
    const did = stepWalk(course, walk);
    mark(seen, walk);
    if ((did & END) !== 0 || ((walk.ground || walk.wall) && (hold > 0 || ticks >= GRAIN))) {
      if ((did & (DID.thorns | DID.fell)) !== 0) return undefined;
      if (hold > 0 && walk.held) {
        release(walk);
        up = walk.tick;
      }
      const home = (did & DID.home) !== 0;
      if (!home && known.has(keyOf(course, walk))) return undefined;
      const tap: Tap | undefined = hold > 0 ? [began, up] : undefined;
      const cost = from.cost + walk.tick - began + (tap ? EFFORT : 0);
      return { node: { walk: { ...walk, since: [...walk.since] }, from, tap, cost }, home };
    }
  }
  return undefined;
}

function mark(seen: Int32Array, walk: Walk): void {
  const column = Math.floor(walk.x / 48);
  const row = Math.floor((walk.y - 18) / 48);
  if (row < 0 || column < 0 || column > 23 || row > 10) return;
  const at = row * 24 + column;
  if ((seen[at] ?? 0) < 0) seen[at] = walk.tick;
}

function routeOf(last: Node): Route {
  const taps: Tap[] = [];
  for (let node: Node | undefined = last; node; node = node.from)
    if (node.tap) taps.unshift(node.tap);
  return { taps, ticks: last.walk.tick };
}

/** How a list of taps ends. */
export type Played = {
  readonly home: boolean;
  readonly walk: Walk;
  readonly did: number;
  /** Stood on a moth. */
  readonly rode: boolean;
  readonly path: readonly (readonly [number, number])[];
};

/** Plays taps on a course, open-loop. */
export function playTaps(course: Course, taps: readonly Tap[], limit: number): Played {
  const walk = atStart(course);
  const path: [number, number][] = [];
  let did = 0;
  let rode = false;
  let next = 0;
  while (walk.tick < limit) {
    const tap = taps[next];
    if (tap && walk.held && walk.tick >= tap[1]) {
      release(walk);
      next += 1;
    }
    const now = taps[next];
    if (now && !walk.held && walk.tick >= now[0]) press(walk);
    const done = stepWalk(course, walk);
    did |= done;
    rode ||= walk.ride >= 0;
    path.push([walk.x, walk.y]);
    if ((done & END) !== 0) break;
  }
  return { home: (did & DID.home) !== 0, walk, did, rode, path };
}

/** Slack a route has: for each tap, how many ticks earlier and later it may come. */
export type Slack = { readonly early: number; readonly late: number };

const MAX_SLACK = 10;

/** Whether taps lead home with these embers, in time. */
export function works(
  course: Course,
  taps: readonly Tap[],
  embers: number,
  limit: number,
): boolean {
  if ((taps[0]?.[0] ?? 0) < 0) return false;
  const { home, walk } = playTaps(course, taps, limit);
  return home && (walk.embers & embers) === embers;
}

function shifted(taps: readonly Tap[], at: number, by: number): readonly Tap[] {
  return taps.map((tap, index) => (index === at ? [tap[0] + by, tap[1] + by] : tap));
}

/** @param most how far is looked each way, ticks */
export function slackOf(
  course: Course,
  { taps, ticks }: Route,
  at: number,
  embers: number,
  most = MAX_SLACK,
): Slack {
  const limit = ticks + 90;
  const reach = (way: number): number => {
    let far = 0;
    while (far < most && works(course, shifted(taps, at, way * (far + 1)), embers, limit)) {
      far += 1;
    }
    return far;
  };
  return { early: reach(-1), late: reach(1) };
}

/** The same route without idle taps, each tap in the middle of its window, as far as the others allow. */
export function relaxed(course: Course, route: Route, embers: number): Route {
  let taps = route.taps;
  for (let at = taps.length - 1; at >= 0; at -= 1) {
    const fewer = taps.filter((_, index) => index !== at);
    if (works(course, fewer, embers, route.ticks + 30)) taps = fewer;
  }
  for (let round = 0; round < 2; round += 1) {
    for (let at = 0; at < taps.length; at += 1) {
      const { early, late } = slackOf(course, { taps, ticks: route.ticks }, at, embers);
      const by = Math.round((late - early) / 2);
      if (by !== 0) {
        const moved = shifted(taps, at, by);
        if (works(course, moved, embers, route.ticks + 90)) taps = moved;
      }
    }
  }
  const { walk } = playTaps(course, taps, route.ticks + 90);
  return { taps, ticks: walk.tick };
}
