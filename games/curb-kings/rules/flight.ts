import { endBalance, SHORT, start } from './balance.ts';
import { FASTEST, ROLL_OUT, set, SLOWEST, takeOff } from './body.ts';
import { bank, bonus, METER, report, type Cue } from './combo.ts';
import { footingAt, levelAt } from './course.ts';
import { deckOf } from './decks.ts';
import { bail } from './fall.ts';
import type { State } from './state.ts';
import { grown, trickOf, TURNS_OF, type Way } from './tricks.ts';
import { caught, settle, tellFlight, turn } from './turns.ts';

export const GRAVITY = 0.62;
const TERMINAL = 20;
const POP = 12;
/** An ollie by a tap, and ticks of crouching until it is a whole one. */
const TAP = 0.8;
const CHARGE = 20;
const FLICKED = 0.92;
/** With less than this part of its time left before the ground, a flick waits for the ground. */
const TOO_LATE = 0.62;
/** A flick in this part of a turn makes it a bigger trick; later ones wait for its end. */
const GROWS = 0.5;
/** Caught so few ticks before the ground pays. */
const RAZOR = 5;
const BUFFER = 9;
/** Of the speed ahead, however steep the ground that one comes down on. */
const LANDING_SPEED = 0.86;

/** Leaves the ground, a rail or two wheels. */
export function pop(state: State, way: Way | null, cue: Cue): void {
  const { rider } = state;
  const charged = TAP + (1 - TAP) * Math.min(1, rider.crouch / CHARGE);
  const part = way ? Math.max(FLICKED, charged) : charged;
  const steep = Math.sqrt(1 + rider.slope * rider.slope);
  const up = POP * part * deckOf(state.career.deck).pop * (rider.mode === 'grind' ? 0.86 : 1);
  const dy = rider.mode === 'air' ? Math.min(0, rider.vy) : (rider.v * rider.slope) / steep;
  const dx = rider.mode === 'air' ? rider.vx : rider.v / steep;
  state.combo.left = 0;
  cue('pop', { x: rider.x, y: rider.y }, part);
  takeOff(state, dx, dy - up);
  set(rider, { wanted: 0, queue: null, armed: false });
  if (way) turn(state, TURNS_OF[way], cue);
}

/** A flick in the air: begins a trick, makes one bigger, or waits. */
export function flickInAir(state: State, way: Way, cue: Cue): void {
  const { rider } = state;
  const left = ticksToGround(state);
  if (!rider.turn) {
    const { ticks } = trickOf(TURNS_OF[way]) ?? { ticks: 20 };
    if (left < (ticks / deckOf(state.career.deck).spin) * TOO_LATE) rider.queue = way;
    else turn(state, TURNS_OF[way], cue);
    return;
  }
  const bigger = grown(rider.turn, way);
  const { ticks } = (bigger && trickOf(bigger)) ?? { ticks: 999 };
  const lasts =
    (ticks / deckOf(state.career.deck).spin) * (1 - rider.turn.passed / rider.turn.needs);
  if (bigger && rider.turn.passed < rider.turn.needs * GROWS && left > lasts * 0.8) {
    turn(state, bigger, cue);
  } else rider.queue = way;
}

/** Ticks of flight left, or 120 where no ground comes. */
export function ticksToGround({ rider, street }: Pick<State, 'rider' | 'street'>): number {
  let { x, y, vy } = rider;
  for (let tick = 1; tick <= 120; tick += 1) {
    vy = Math.min(TERMINAL, vy + GRAVITY);
    const ground = footingAt(street, x + rider.vx, y - 2);
    x += rider.vx;
    y += vy;
    if (ground && y >= ground.y) return tick;
  }
  return 120;
}

export function fly(state: State, cue: Cue): void {
  const { rider, street } = state;
  if (rider.grace > 0) rider.grace -= 1;
  if (rider.wanted > 0) rider.wanted -= 1;
  rider.caught += 1;
  spin(state, cue);
  const before = rider.y;
  rider.vy = Math.min(TERMINAL, rider.vy + GRAVITY);
  rider.x += rider.vx;
  rider.y += rider.vy;
  const ground = footingAt(street, rider.x, before - 13);
  if (ground && rider.y >= ground.y) {
    const deep = rider.y - ground.y;
    // A wall met from the side: the far edge of a gap, the end of a ledge.
    if (deep > rider.vy + Math.abs(ground.slope) * rider.vx + 16 && rider.safe === 0) {
      bail(state, cue, 'gap', Math.round(deep / 3));
      return;
    }
    rider.y = ground.y;
    land(state, ground.slope, ground.kind === 'stairs', cue);
    return;
  }
  if (!ground) fallen(state, cue);
  else ledge(state, cue);
}

/** Below the street's edge there is no way back. */
function fallen(state: State, cue: Cue): void {
  const { rider } = state;
  if (rider.y > levelAt(state.street, rider.x) + 240) bail(state, cue, 'gap', 0);
}

/** Run or flown against the front of a ledge. */
export function ledge(state: State, cue: Cue): boolean {
  const { rider, street } = state;
  const top = footingAt(street, rider.x, -1e9);
  if (top?.kind !== 'box' || rider.y <= top.y + 13 || rider.safe > 0) return false;
  bail(state, cue, 'ledge', Math.round((rider.y - top.y) / 2));
  return true;
}

function spin(state: State, cue: Cue): void {
  const { rider } = state;
  if (rider.turn) {
    rider.turn.passed += 1;
    if (rider.turn.passed >= rider.turn.needs) caught(state, 1, cue);
  }
  if (rider.turn || !rider.queue) return;
  const way = rider.queue;
  const { ticks } = trickOf(TURNS_OF[way]) ?? { ticks: 20 };
  if (ticksToGround(state) < (ticks / deckOf(state.career.deck).spin) * 0.8) return;
  rider.queue = null;
  turn(state, TURNS_OF[way], cue);
}

function land(state: State, slope: number, stairs: boolean, cue: Cue): void {
  const { rider } = state;
  const short = settle(state, cue);
  if (rider.safe === 0 && (short > 0 || stairs)) {
    bail(state, cue, short > 0 ? 'turn' : 'stairs', short);
    return;
  }
  rider.turn = null;
  const steep = Math.sqrt(1 + slope * slope);
  const hard = (rider.vy - rider.vx * slope) / steep;
  const v = (rider.vx + rider.vy * slope) / steep;
  // A ramp met from above slows, and never stops.
  rider.v = Math.min(FASTEST, Math.max(SLOWEST, v, rider.vx * LANDING_SPEED));
  rider.slope = slope;
  cue('land', { x: rider.x, y: rider.y }, Math.max(0, hard));
  report(state, cue, 'air', Math.floor((rider.x - rider.from) / METER));
  if (rider.flight.length > 0 && rider.caught <= RAZOR) {
    bonus(state, 50);
    cue('late', { x: rider.x, y: rider.y - 150 }, 50);
    report(state, cue, 'late', 1);
  }
  tellFlight(state, cue);
  touchDown(state, cue);
}

function touchDown(state: State, cue: Cue): void {
  const { rider, combo } = state;
  const { queue, armed } = rider;
  const again = queue !== null || rider.wanted > 0;
  set(rider, { mode: 'roll', since: 0, from: rider.x, grace: 0, armed: false });
  combo.left = combo.times > 0 ? ROLL_OUT : 0;
  if (rider.held && (combo.times > 0 || armed)) start(state, 'manual');
  else if (rider.held) rider.crouch = 1;
  set(rider, { queue: null, wanted: 0 });
  if (again) popOff(state, queue, cue);
}

/** Popping off four wheels ends the line that was rolled out; off two it goes on. */
export function popOff(state: State, way: Way | null, cue: Cue): void {
  const { rider } = state;
  if ((rider.mode === 'manual' || rider.mode === 'grind') && rider.since < SHORT) {
    rider.queue = way;
    return;
  }
  if (rider.mode === 'roll') bank(state, cue);
  else endBalance(state, cue);
  pop(state, way, cue);
}

export function rememberOllie(state: State): void {
  state.rider.wanted = BUFFER;
}
