import { designOf, type Design } from './designs.ts';
import { isCovered, verdictOf } from './judge.ts';
import { DOT, cellOf, gearOf, graceOf, near, pipe, settle, valueAt, type Cue } from './pipe.ts';
import {
  DRIP_TICKS,
  DROP_TURNS,
  DROP_WORTH,
  LONGEST_DRIP,
  SPATULA,
  THICK,
  TURN,
  around,
  type State,
} from './types.ts';

/** What the table gains in a tick, and what it loses where it slows down. */
const PUSH = 1;
const BRAKE = 4;
/** By how much of its speed every gear is faster. */
const FASTER = 0.16;
/** With nothing to do for `CLEAR` cells the table hurries: this many times as fast. */
const CLEAR = 14;
const HURRY = 2.4;
/** Percent below a star from which the client grants one more turn. */
const REACH = 30;

/** How fast the table would turn: by clean marks, and where nothing comes. */
function paceOf(state: State, design: Design): number {
  if (state.cake < 0 || !state.began) return design.spin;
  const pace = design.spin * (1 + gearOf(state) * FASTER);
  return Math.round(state.hold || isNear(state, design) ? pace : pace * HURRY);
}

/** Whether something is still to do at the nozzle or soon after it. */
function isNear(state: State, { drips, slots, target }: Design): boolean {
  if (state.tool === SPATULA) return true;
  const grace = graceOf(state);
  for (let n = -grace; n <= CLEAR; n += 1) {
    const at = around(cellOf(state) + n);
    if (state.phase === 'top') {
      if (
        slots.some(({ cell }) => cell === at) &&
        !state.drops.some(({ good, cell }) => good > 0 && near(cell, at) <= DOT)
      )
        return true;
    } else if (
      target.some(
        (row, band) => (row[at] ?? 0) > 0 && valueAt(state, band, at) % THICK !== row[at],
      ) ||
      (drips.some(({ cell }) => cell === at) && !state.drips.some(({ cell }) => cell === at))
    )
      return true;
  }
  return false;
}

/** A tick of the table. */
export function turn(state: State, cue: Cue): void {
  const design = designOf(state.cake);
  state.clock += 1;
  const wanted = state.growing >= 0 ? 0 : paceOf(state, design);
  state.speed =
    state.speed < wanted
      ? Math.min(wanted, state.speed + PUSH)
      : Math.max(wanted, state.speed - BRAKE);
  const before = cellOf(state);
  state.angle = (state.angle + state.speed) % TURN;
  // Time is what a table without haste would have turned: speed is turns won.
  if (state.began) state.turned += Math.min(state.speed, design.spin);
  const cell = cellOf(state);
  if (state.growing >= 0) grow(state, cue);
  else if (cell !== before && state.hold && state.phase === 'pipe') pipe(state, cell, cue);
  if (state.cake >= 0) advance(state, design, cue);
}

function grow(state: State, cue: Cue): void {
  state.growing += 1;
  const drip = state.drips.at(-1);
  if (!drip) return;
  drip.long = Math.floor(state.growing / DRIP_TICKS);
  if (drip.long >= LONGEST_DRIP) {
    state.hold = false;
    settle(state, cue);
  }
}

/** Turns of the table in this phase, before the client looks. */
export const turnsOf = ({ cake, phase, extra }: Pick<State, 'cake' | 'phase' | 'extra'>): number =>
  (phase === 'top' ? DROP_TURNS : designOf(cake).turns) + Number(extra === phase);

/** A client who would nearly take the cake grants one more turn, once. */
function mayTurnOn(state: State, design: Design, cue: Cue): boolean {
  const hope = state.phase === 'pipe' ? (design.slots.length * DROP_WORTH * 100) / design.worth : 0;
  const short = design.marksFor[0] - verdictOf(state).match - hope;
  if (state.extra !== '' || short <= 0 || short > REACH) return false;
  state.extra = state.phase;
  cue('extra');
  return true;
}

/** From piping to toppings to the client. */
function advance(state: State, design: Design, cue: Cue): void {
  if (state.phase === 'pipe') {
    const isLate = state.turned >= turnsOf(state) * TURN;
    if (!isLate && (state.growing >= 0 || !isCovered(state))) return;
    if (isLate && mayTurnOn(state, design, cue)) return;
    if (state.growing >= 0) settle(state, cue);
    state.hold = false;
    state.spill = 0;
    if (isLate) cue('late');
    serve(state, design, cue);
  } else if (state.phase === 'top') {
    const placed = state.drops.filter(({ good }) => good > 0).length;
    const isFull = placed >= design.slots.length;
    const last = state.drops.at(-1)?.at ?? 0;
    if (isFull ? state.clock - last >= LANDING : state.turned >= turnsOf(state) * TURN) {
      if (isFull || !mayTurnOn(state, design, cue)) end(state, cue);
    }
  }
}
/** Ticks in which a topping falls, bounces and comes to rest. */
const LANDING = 40;

/** What was piped is piped: toppings next, or the client looks. */
export function serve(state: State, design: Design, cue: Cue): void {
  if (state.phase === 'pipe' && design.slots.length > 0) {
    state.phase = 'top';
    state.turned = 0;
    cue('topping');
  } else end(state, cue);
}

function end(state: State, cue: Cue): void {
  state.phase = 'done';
  state.hold = false;
  cue('reveal');
}
