import type { Point } from '@playgrove/kit/contract';
import { crossed, nearest } from '../rules/nodegraph/index.ts';
import {
  within,
  type InputEvent,
  type PadButton,
  type Press,
  type Sizes,
} from '@playgrove/kit/runtime';
import { fieldOf } from '../rules/field.ts';
import { KINDS } from '../rules/kinds.ts';
import { laneOf } from '../rules/march.ts';
import { threatTo, twigFor } from '../rules/threat.ts';
import { PLAYER, type Input, type State } from '../rules/types.ts';
import { layoutOf, toBoard, toWorld } from './layout.ts';
import { offers, type Ui } from './ui.ts';

/** CSS pixels from a mound's middle that always count as the mound. */
const MIN_REACH = 26;
/** World units beyond a mound's edge that still do. */
const SLACK = 18;
const SLASH_KEPT = 14;
const GLOW = 0.28;

type Read = Input | 'redraw' | undefined;

export function read(event: InputEvent, state: State, ui: Ui, to: Sizes): Read {
  if (event.kind === 'press') {
    ui.keys = false;
    return press(event, state, ui, to);
  }
  if (event.kind !== 'pad' || event.phase === 'up') return undefined;
  ui.keys = true;
  return pad(event.button, event.phase === 'repeat', state, ui, to);
}

/** The mound at a point of the world, or −1. */
export function moundAt(state: State, to: Sizes, at: Point): number {
  const { sites } = fieldOf(state);
  const places = sites.map((site) => toWorld(layoutOf(to), site));
  const found = nearest(places, at);
  const [place, site] = [places[found], sites[found]];
  if (!place || !site) return -1;
  const reach = Math.max(KINDS[site.kind].radius + SLACK, MIN_REACH / to.px);
  return Math.hypot(place.x - at.x, place.y - at.y) <= reach ? found : -1;
}

function press(event: Press, state: State, ui: Ui, to: Sizes): Read {
  const at = { x: event.x, y: event.y };
  if (event.phase === 'down') ui.pointer = event.pointer;
  else if (event.phase !== 'hover' && event.pointer !== ui.pointer) return undefined;
  switch (event.phase) {
    case 'hover':
      ui.hover = moundAt(state, to, at);
      return undefined;
    case 'down':
      return down(at, state, ui, to);
    case 'move':
      return ui.drag ? drag(event, state, ui, to) : slash(event, state, ui, to);
    case 'up':
      return up(at, state, ui, to);
    default:
      ui.drag = undefined;
      ui.slash = undefined;
      return 'redraw';
  }
}

function down(at: Point, state: State, ui: Ui, to: Sizes): Read {
  if (offers(state).share && within(layoutOf(to).share, at)) {
    ui.all = !ui.all;
    return 'redraw';
  }
  const start = moundAt(state, to, at);
  ui.hover = start;
  if (start < 0) {
    ui.slash = { trail: [at], done: false };
    return 'redraw';
  }
  const mine = state.mounds[start]?.side === PLAYER;
  ui.drag = { start, from: mine ? [start] : [], at, over: start, moved: false };
  return 'redraw';
}

function drag(event: Press, state: State, ui: Ui, to: Sizes): Read {
  const now = ui.drag;
  if (!now) return undefined;
  now.at = { x: event.x, y: event.y };
  for (const point of event.path) {
    now.over = moundAt(state, to, point);
    if (now.over !== now.start) now.moved ||= now.over >= 0 || apart(point, event.from);
    const mine = state.mounds[now.over]?.side === PLAYER;
    if (mine && now.from.length > 0 && !now.from.includes(now.over)) {
      now.from.push(now.over);
      ui.squash[now.over]?.kick(0.3);
    }
  }
  return 'redraw';
}

const apart = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) > 60;

function slash(event: Press, state: State, ui: Ui, to: Sizes): Read {
  const now = ui.slash;
  if (!now) return undefined;
  const { graph } = fieldOf(state);
  for (const point of event.path) {
    const last = now.trail.at(-1) ?? point;
    now.trail.push(point);
    if (now.trail.length > SLASH_KEPT) now.trail.shift();
    if (now.done) continue;
    const cut = crossed(graph, toBoard(layoutOf(to), last), toBoard(layoutOf(to), point));
    if (!cut) continue;
    now.done = true;
    return { kind: 'cut', lane: cut.lane, along: Math.round(cut.along) };
  }
  return 'redraw';
}

function up(at: Point, state: State, ui: Ui, to: Sizes): Read {
  const { drag: done, slash: cut } = ui;
  ui.drag = undefined;
  ui.slash = undefined;
  if (cut) ui.fading = { trail: cut.trail, left: GLOW };
  if (!done) {
    if (!cut || cut.trail.length < 3) ui.picked = [];
    return 'redraw';
  }
  const goal = moundAt(state, to, at);
  if (!done.moved && goal === done.start) return tap(goal, state, ui);
  ui.picked = [];
  const from = done.from.filter((mound) => mound !== goal);
  if (goal < 0 || from.length === 0) return 'redraw';
  return { kind: 'send', from, to: goal, all: ui.all };
}

/** A tap picks a mound; the next one sends. */
function tap(at: number, state: State, ui: Ui): Read {
  const picked = ui.picked.filter((mound) => state.mounds[mound]?.side === PLAYER);
  ui.picked = [];
  ui.cursor = at;
  if (picked.length > 0 && !picked.includes(at))
    return { kind: 'send', from: picked, to: at, all: ui.all };
  if (picked.includes(at)) return leaving(state, at) ? { kind: 'hold', at } : 'redraw';
  if (state.mounds[at]?.side === PLAYER) ui.picked = [at];
  return 'redraw';
}

function leaving(state: State, at: number): boolean {
  return state.streams.some(({ side, way }) => side === PLAYER && way[0] === at);
}

function pad(button: PadButton, again: boolean, state: State, ui: Ui, to: Sizes): Read {
  if (button === 'up' || button === 'down' || button === 'left' || button === 'right') {
    ui.cursor = toward(state, to, ui.cursor, button);
    return 'redraw';
  }
  if (again) return undefined;
  switch (button) {
    case 'a':
      return choose(state, ui);
    case 'x':
      if (offers(state).share) ui.all = !ui.all;
      return 'redraw';
    case 'y':
      ui.picked = ownMounds(state);
      return 'redraw';
    case 'b':
      return cutHere(state, ui);
    case 'l':
    case 'r':
      ui.cursor = nextMine(state, ui.cursor, button === 'r' ? 1 : -1);
      return 'redraw';
    default:
      return undefined;
  }
}

function choose(state: State, ui: Ui): Read {
  const { cursor } = ui;
  const picked = ui.picked.filter((mound) => state.mounds[mound]?.side === PLAYER);
  const own = state.mounds[cursor]?.side === PLAYER;
  if (picked.length === 0) {
    ui.picked = own ? [cursor] : [];
    return 'redraw';
  }
  if (picked.length === 1 && picked[0] === cursor) {
    ui.picked = [];
    return leaving(state, cursor) ? { kind: 'hold', at: cursor } : 'redraw';
  }
  ui.picked = [];
  return {
    kind: 'send',
    from: picked.filter((mound) => mound !== cursor),
    to: cursor,
    all: ui.all,
  };
}

/**
 * A twig before a march to the mound under the cursor, else to any of the player's, else on the
 * lane from the mound that is picked to the cursor.
 */
function cutHere(state: State, ui: Ui): Read {
  const own = ownMounds(state).toSorted((a, b) => threatTo(state, b) - threatTo(state, a));
  for (const mound of [ui.cursor, ...own]) {
    const cut = twigFor(state, mound);
    if (cut) return cut;
  }
  const [from] = ui.picked;
  const field = fieldOf(state);
  const lane = from === undefined ? undefined : field.graph.lanes[laneOf(field, from, ui.cursor)];
  return lane && { kind: 'cut', lane: lane.id, along: Math.round(lane.length / 2) };
}

function ownMounds(state: State): number[] {
  return [...state.mounds.keys()].filter((at) => state.mounds[at]?.side === PLAYER);
}

function nextMine(state: State, from: number, way: 1 | -1): number {
  const own = ownMounds(state);
  if (own.length === 0) return from;
  const at = own.indexOf(from);
  return own[(at + way + own.length) % own.length] ?? from;
}

const WAYS = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
} as const;

/** The mound that an arrow leads to, as they lie on the screen. */
export function toward(
  state: State,
  to: Sizes,
  from: number,
  button: 'up' | 'down' | 'left' | 'right',
): number {
  const { sites } = fieldOf(state);
  const here = sites[from];
  if (!here) return from;
  const origin = toWorld(layoutOf(to), here);
  const way = WAYS[button];
  let best = from;
  let least = Infinity;
  for (const [at, site] of sites.entries()) {
    const place = toWorld(layoutOf(to), site);
    const [dx, dy] = [place.x - origin.x, place.y - origin.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y - dy * way.x);
    if (at === from || ahead <= 8 || aside > ahead * 1.8) continue;
    const far = ahead + aside * 1.6;
    if (far < least) [least, best] = [far, at];
  }
  return best;
}
