import { balance, catchRail, SHORT } from './balance.ts';
import { FASTEST, SLOWEST, takeOff } from './body.ts';
import { bank, bonus, METER, report, type Cue } from './combo.ts';
import { finishOf, footingAt, stickersNear, thingsNear } from './course.ts';
import { deckOf } from './decks.ts';
import { bail, lie } from './fall.ts';
import { fly, ledge, popOff } from './flight.ts';
import { spotOf } from './spots.ts';
import type { State } from './state.ts';

/** Downhill, and uphill, where the legs help. */
const PULL = 0.2;
const CLIMB = 0.1;
const PUSH = 0.05;
/** Ground falling away faster than so many units a tick is left behind. */
const LIP = 4;
/** What is climbed without noticing. World units. */
const STEP = 13;
const GRACE = 6;
const STICKER = 60;
/** Beyond the finish, units, until a line that never ends is banked. */
const RUN_OUT = 1500;

/** What the rider pushes up to, units a tick. The line grows faster. */
export function cruiseOf(state: State): number {
  const { params, rider } = state;
  const base =
    params.mode === 'spot'
      ? spotOf(params.spot).cruise
      : 7.2 + Math.min(2.3, Math.max(0, rider.x) / 26_000);
  return base * deckOf(state.career.deck).cruise;
}

export function kmh(v: number): number {
  return Math.round(((v * 60) / METER) * 3.6);
}

/** One tick of the ride. */
export function ride(state: State, cue: Cue): void {
  const { rider } = state;
  state.tick += 1;
  rider.since += 1;
  if (rider.safe > 0) rider.safe -= 1;
  if (rider.mode === 'down') lie(state, cue);
  else {
    if (rider.queue && rider.since > SHORT && (rider.mode === 'grind' || rider.mode === 'manual')) {
      popOff(state, rider.queue, cue);
    }
    if (rider.mode === 'air') fly(state, cue);
    else if (rider.mode === 'grind') balance(state, cue);
    else roll(state, cue);
    meet(state, cue);
  }
  finish(state, cue);
}

function roll(state: State, cue: Cue): void {
  const { rider, combo } = state;
  if (rider.mode === 'manual') {
    balance(state, cue);
    if (state.rider.mode === 'down') return;
  }
  const steep = Math.sqrt(1 + rider.slope * rider.slope);
  const tucked = rider.crouch > 0;
  const cruise = cruiseOf(state);
  const pull = rider.slope > 0 ? PULL * (tucked ? 1.5 : 1) : CLIMB;
  rider.v += (pull * rider.slope) / steep;
  if (rider.v > cruise) rider.v -= (rider.v - cruise) * (tucked ? 0.003 : 0.006);
  else if (rider.mode === 'roll' && !tucked) rider.v += PUSH;
  rider.v = Math.min(FASTEST, Math.max(SLOWEST, rider.v));
  const [dx, dy] = [rider.v / steep, (rider.v * rider.slope) / steep];
  const next = footingAt(state.street, rider.x + dx, rider.y + dy - STEP);
  rider.x += dx;
  if (rider.grace > 0) rider.grace -= 1;
  if (!next || next.y - (rider.y + dy) > LIP) {
    rider.y += dy;
    takeOff(state, dx, dy);
    rider.grace = GRACE;
    return;
  }
  rider.y = next.y;
  rider.slope = next.slope;
  if (ledge(state, cue)) return;
  if (next.kind === 'stairs' && rider.safe === 0) {
    bail(state, cue, 'stairs', 0);
    return;
  }
  if (tucked) rider.crouch += 1;
  if (state.tick % 20 === 0) report(state, cue, 'speed', kmh(rider.v));
  if (combo.left > 0) {
    combo.left -= 1;
    if (combo.left === 0) bank(state, cue);
  }
}

/** Things in the way, ledges' ends, rails within reach, stickers. */
function meet(state: State, cue: Cue): void {
  const { rider } = state;
  if (rider.mode === 'down') return;
  if (rider.mode === 'air' && rider.held) catchRail(state, cue);
  for (const thing of thingsNear(state.street, rider.x - 90, rider.x + 90)) {
    const half = thing.w / 2;
    const inside = rider.x > thing.x - half - 10 && rider.x < thing.x + half + 6;
    // The art is larger than what hurts.
    const under = rider.y > thing.y - thing.h * 0.76;
    if (inside && under && rider.safe === 0 && rider.mode !== 'grind') {
      if (thing.kind === 'low' && deckOf(state.career.deck).over) continue;
      bail(state, cue, thing.kind, Math.round((rider.y - thing.y + thing.h) / 3));
      return;
    }
    const over = rider.mode === 'air' && rider.x > thing.x + half && rider.y < thing.y - 8;
    if (over && !state.cleared.includes(thing.x)) {
      state.cleared = [...state.cleared.slice(-5), thing.x];
      bonus(state, 40);
      cue('clear', { x: thing.x, y: thing.y - thing.h - 40 }, 40);
      report(state, cue, 'clear', 1);
    }
  }
  for (const sticker of stickersNear(state.street, rider.x - STICKER, rider.x + STICKER)) {
    if (state.taken.includes(sticker.id)) continue;
    if (Math.abs(sticker.y - (rider.y - 50)) > 80) continue;
    state.taken = [...state.taken.slice(-23), sticker.id];
    bonus(state, 20);
    cue('sticker', { x: sticker.x, y: sticker.y }, 20);
    report(state, cue, 'sticker', 1);
  }
}

function finish(state: State, cue: Cue): void {
  const { rider, combo } = state;
  const line = finishOf(state.street);
  if (line === undefined || rider.x < line || rider.mode === 'down') return;
  const open = rider.mode !== 'roll' || combo.times > 0;
  if (open && rider.x < line + RUN_OUT) return;
  bank(state, cue);
  if (state.bails === 0) report(state, cue, 'clean', 1);
  report(state, cue, 'score', state.score);
  state.phase = 'end';
  cue('finish', { x: rider.x, y: rider.y - 140 });
}
