import type { StepContext } from '@playgrove/kit/contract';
import {
  ANCHORS,
  anchorOf,
  apart,
  crossing,
  fall,
  pointAt,
  reachOf,
  ROOTS,
  shrinkOf,
  touches,
} from './hair.ts';
import {
  BAND,
  BANDS,
  MAX_LEAN,
  MAX_SOAP,
  MAX_WET,
  type Drag,
  type Lock,
  type State,
  type Zone,
} from './state.ts';

/** How near a tool must come to a lock. */
export const REACH = { wash: 30, comb: 16, cut: 0, dry: 34, curl: 15, dye: 15, pin: 15 } as const;
/** A pin snaps to an anchor within this. */
export const SNAP = 58;
/** Shorter hair can't be cut. */
const SHORTEST = 10;
/** Earlier heads that undo brings back. */
export const MAX_PAST = 6;

type Cue = StepContext['cue'];
type Swipe = readonly [number, number, number, number];

const isIn = (zone: Zone, at: number): boolean => zone === 'all' || ROOTS[at]?.zone === zone;

/** A head as text: one word for each lock. */
export function packed(locks: readonly Lock[]): string {
  return locks
    .map(({ len, curl, color, wet, soap, dirt, lean, knot, pin }) =>
      [len, curl, color, wet, soap, dirt, lean + MAX_LEAN, knot, pin].join('.'),
    )
    .join(' ');
}

export function unpacked(head: string): Lock[] {
  return head.split(' ').map((word) => {
    const [len = 0, curl = 0, , wet = 0, soap = 0, dirt = 0, lean = 0, knot = 0, pin = 0] = word
      .split('.')
      .map(Number);
    const color = word.split('.')[2] ?? '0'.repeat(BANDS);
    return { len, curl, color, wet, soap, dirt, lean: lean - MAX_LEAN, knot, pin };
  });
}

/** Remembers this head before a stroke changes it. */
function remember(state: State): void {
  const head = packed(state.locks);
  if (state.past.at(-1) !== head) state.past = [...state.past, head].slice(-MAX_PAST);
  state.warned = false;
  state.held = [];
  state.strokes += 1;
}

export function drag(state: State, input: Drag, cue: Cue): void {
  if (input.first === 1) remember(state);
  const swipe: Swipe = [input.x0, input.y0, input.x1, input.y1];
  const where = { x: input.x1, y: input.y1 };
  let touched = 0;
  let why = '';
  for (const [at, lock] of state.locks.entries()) {
    if (!isIn(input.zone, at)) continue;
    const line = fall(at, lock);
    if (input.tool === 'cut') {
      if (snip(lock, line, swipe)) touched += 1;
      continue;
    }
    if (!touches(line, swipe, REACH[input.tool])) continue;
    const result = input.tool === 'pin' ? gather(state, at) : work(lock, line, swipe, input, state);
    if (result === true) touched += 1;
    else if (result) why = result;
  }
  if (touched > 0)
    cue(input.tool === 'wash' && input.kind === 1 ? 'rinse' : input.tool, where, touched);
  else if (why && !state.warned) {
    state.warned = true;
    cue(why, where);
  }
}

/** @returns whether it changed the lock, or why it couldn't */
function work(
  lock: Lock,
  line: readonly number[],
  swipe: Swipe,
  input: Drag,
  state: State,
): boolean | string {
  switch (input.tool) {
    case 'wash':
      return input.kind === 0 ? shampoo(lock) : rinse(lock);
    case 'dry':
      if (lock.wet === 0) return false;
      lock.wet -= 1;
      return true;
    case 'comb':
      return comb(lock, swipe, state);
    case 'curl':
      return iron(lock, input.kind * 4);
    default:
      return paint(lock, line, swipe, String(input.kind));
  }
}

function snip(lock: Lock, line: readonly number[], swipe: Swipe): boolean {
  const far = crossing(line, swipe);
  if (far < 0) return false;
  const len = Math.max(SHORTEST, Math.round(far / shrinkOf(lock)));
  if (len >= lock.len) return false;
  lock.len = len;
  if (lock.pin > 0 && far <= SHORTEST) lock.pin = 0;
  return true;
}

function shampoo(lock: Lock): boolean {
  if (lock.soap >= MAX_SOAP) return false;
  lock.soap += 1;
  return true;
}

/** Water takes foam along, and with it the dirt. */
function rinse(lock: Lock): boolean {
  if (lock.soap === 0 && lock.wet === MAX_WET) return false;
  if (lock.soap >= 3) lock.dirt = 0;
  lock.soap = 0;
  lock.wet = MAX_WET;
  return true;
}

/** Takes knots out; hair without knots goes where it is combed: across or straight down. */
function comb(lock: Lock, [x0, y0, x1, y1]: Swipe, state: State): boolean {
  const dx = x1 - x0;
  const dy = y1 - y0;
  if (dx === 0 && dy === 0) return false;
  if (lock.knot > 0) {
    lock.knot -= 1;
    // This stroke is for knots and moves no hair over.
    state.warned = true;
    return true;
  }
  if (state.warned) return false;
  const before = lock.lean;
  if (Math.abs(dx) > Math.abs(dy) * 1.4)
    lock.lean = Math.max(-MAX_LEAN, Math.min(MAX_LEAN, lock.lean + Math.sign(dx)));
  else if (dy > 0) lock.lean -= Math.sign(lock.lean);
  return lock.lean !== before;
}

function iron(lock: Lock, to: number): boolean | string {
  if (lock.curl === to) return false;
  if (lock.wet > 2 || lock.soap > 0) return 'wet';
  if (lock.dirt > 0) return 'dirty';
  if (lock.knot > 0) return 'knotted';
  lock.curl += lock.curl < to ? 1 : -1;
  return true;
}

function paint(lock: Lock, line: readonly number[], swipe: Swipe, digit: string): boolean | string {
  if (lock.dirt > 0 || lock.soap > 0) return 'dirty';
  const shrink = shrinkOf(lock);
  let color = '';
  for (let band = 0; band < BANDS; band += 1) {
    const far = (band + 0.5) * BAND;
    const isThere = band * BAND < lock.len;
    const { x, y } = pointAt(line, Math.min(far, lock.len - 1) * shrink);
    color +=
      isThere && apart(x, y, swipe) <= REACH.dye * REACH.dye ? digit : (lock.color[band] ?? '0');
  }
  if (color === lock.color) return false;
  lock.color = color;
  return true;
}

function gather(state: State, at: number): boolean | string {
  const lock = state.locks[at];
  if (!lock || lock.pin > 0 || state.held.includes(at)) return false;
  if (lock.knot > 0) return 'knotted';
  state.held.push(at);
  return true;
}

/** The anchor near a place, or −1. */
export function anchorNear(x: number, y: number): number {
  let best = -1;
  let least = SNAP * SNAP;
  for (const [at, anchor] of ANCHORS.entries()) {
    const far = (anchor.x - x) * (anchor.x - x) + (anchor.y - y) * (anchor.y - y);
    if (far >= least) continue;
    least = far;
    best = at;
  }
  return best;
}

/** Pins what was gathered to the anchor near it. With empty hands, what sits there comes loose. */
export function drop(state: State, kind: number, x: number, y: number, cue: Cue): void {
  const anchor = anchorNear(x, y);
  const held = state.held;
  state.held = [];
  if (held.length === 0) {
    const there = state.locks.filter((lock) => anchor >= 0 && anchorOf(lock) === anchor);
    for (const lock of there) lock.pin = 0;
    if (there.length > 0) cue('loose', { x, y }, there.length);
    return;
  }
  if (anchor < 0) return;
  let pinned = 0;
  for (const at of held) {
    const lock = state.locks[at];
    if (!lock || lock.len * shrinkOf(lock) < reachOf(at, anchor) * 0.7) continue;
    lock.pin = 1 + anchor * 2 + kind;
    pinned += 1;
  }
  cue(pinned > 0 ? 'pinned' : 'short', { x, y }, pinned);
}
