import { damp, since, squash } from '@playgrove/kit/draw/animate';
import {
  within,
  type InputEvent,
  type Motion,
  type Point,
  type Sizes,
} from '@playgrove/kit/runtime';
import { landing } from '../rules/moves.ts';
import { risk } from '../rules/rivals.ts';
import { DIE, TOKEN, type Input, type State } from '../rules/state.ts';
import { YARD } from '../rules/track.ts';
import { canReroll, isOurs, openPawns, refusalOf, rules } from '../rules.ts';
import { layoutOf, spotOf, type Layout } from './layout.ts';
import { hurry } from './timing.ts';

export type Ui = {
  hint: Input | undefined;
  newcomer: boolean;
  /** Why the last try was refused, and seconds for which that is still said. */
  refused: string | undefined;
  refusedFor: number;
  /** The input whose animation a tap has cut short. */
  jumped: number;
  show: ReturnType<typeof shown>;
};

const shown = () => ({
  die: squash({ draw: -0.5, reroll: -0.6 }),
  bag: squash({ draw: 0.7, reroll: 0.9 }),
  wet: since('home', 'their-home'),
  glad: since('send', 'home', 'out', 'six'),
  sad: since('lost', 'pass'),
  theirs: since('their-send', 'their-home'),
  glow: damp<State>(9, (state) => (isMine(state) ? 1 : 0)),
});

/** Less than half a percent is not worth naming. */
const MIN_RISK = 0.005;

export const freshUi = (newcomer: boolean): Ui => ({
  hint: undefined,
  newcomer,
  refused: undefined,
  refusedFor: 0,
  jumped: -1,
  show: shown(),
});

/** Whether somebody at this device is to do something. */
export const isMine = (state: State): boolean =>
  rules.status(state) === 'playing' && isOurs(state, state.side);

/** By pawn, the chance that it is sent home after this move: worked out once for each position. */
let risks: { readonly of: State; readonly parts: ReadonlyMap<number, number> } | undefined;

export function risksOf(state: State): ReadonlyMap<number, number> {
  if (risks?.of !== state) {
    const parts = openPawns(state).map((pawn) => [pawn, risk(state, state.side, pawn)] as const);
    risks = { of: state, parts: new Map(parts.filter(([, part]) => part >= MIN_RISK)) };
  }
  return risks.parts;
}

/** What a tap on the die does now. */
export const dieSays = (state: State): 'roll' | 'move' | 'pass' | 'choose' => {
  if (state.die === 0) return 'roll';
  const open = openPawns(state).length;
  return open === 0 ? 'pass' : open === 1 ? 'move' : 'choose';
};

/** How much of the last input is shown: all of it, once a tap has hurried it. */
export const shownPart = (state: State, ui: Ui, { part }: Motion<State>): number =>
  ui.jumped === state.count ? 1 : part;

/** World units within which a tap finds a pawn, and CSS pixels if those are more. */
const FINDS = 88;
const FINGER = 30;

/** Where a pawn stands on the screen. */
export const placed = ({ middle }: Layout, side: number, pawn: number, step: number): Point => {
  const { x, y } = spotOf(side, pawn, step);
  return { x: middle.x + x, y: middle.y + y };
};

/** Where each pawn that can go stands and lands; all of its pawns, if `every`. */
function nearest(state: State, layout: Layout, to: Sizes, at: Point): number | undefined {
  const steps = state.at[state.side] ?? [];
  let [best, least] = [undefined as number | undefined, Math.max(FINDS, FINGER / to.px)];
  const near = (pawn: number, step: number, x: Point, less = 0): void => {
    const { x: px, y: py } = placed(layout, state.side, pawn, step);
    // Figures are taller than their tile: their middle is above it.
    const far = Math.hypot(px - x.x, py - 26 - x.y) + less;
    if (far < least) [best, least] = [pawn, far];
  };
  const open = openPawns(state);
  for (const pawn of open) {
    const step = steps[pawn] ?? YARD;
    // All that wait in the garden are one choice.
    for (const [twin, other] of steps.entries()) {
      if (other !== step) continue;
      const before = least;
      near(twin, step, at);
      if (least < before) best = pawn;
    }
    const lands = landing(step, state.die);
    if (lands !== undefined) near(pawn, lands, at, 12);
  }
  if (best !== undefined) return best;
  for (const [pawn, step] of steps.entries()) near(pawn, step, at, 20);
  return best;
}

/** What a cell means; touches are read by place. */
export function press(id: string, state: State, ui: Ui): Input | 'redraw' | undefined {
  if (!isMine(state)) {
    if (rules.waits?.(state)) hurry();
    ui.jumped = state.count;
    return 'redraw';
  }
  if (id === 'token') return TOKEN;
  if (id === 'die') return DIE;
  const pawn = Number(id.slice(1));
  const steps = state.at[state.side] ?? [];
  return steps.indexOf(steps[pawn] ?? YARD) + 1;
}

/** Seconds for which a reason is said. */
const REASON = 2.4;

/** Gives an input, and remembers why the rules will refuse it. */
export function tried<I extends Input | 'redraw' | undefined>(input: I, state: State, ui: Ui): I {
  const why = typeof input === 'number' && isMine(state) ? refusalOf(state, input) : undefined;
  ui.refused = why;
  ui.refusedFor = why === undefined ? 0 : REASON;
  return input;
}

/** Passes display time. */
export function follow(ui: Ui, dt: number): void {
  ui.refusedFor = Math.max(0, ui.refusedFor - dt);
  if (ui.refusedFor === 0) ui.refused = undefined;
}

export function readPress(
  event: InputEvent,
  state: State,
  ui: Ui,
  to: Sizes,
): Input | 'redraw' | undefined {
  if (event.kind !== 'press' || event.phase !== 'down') return undefined;
  if (!isMine(state)) return press('die', state, ui);
  const layout = layoutOf(to);
  if (within(layout.token, event, 8) && (canReroll(state) || state.die > 0)) return TOKEN;
  // Before the die is drawn there is nothing else to do, so its whole tray is the button.
  if (within(layout.tray, event)) {
    const far = Math.hypot(event.x - layout.die.x, event.y - layout.die.y);
    return state.die === 0 || far < layout.die.r * 1.5 ? DIE : undefined;
  }
  if (state.die === 0) return DIE;
  const pawn = nearest(state, layout, to, event);
  return pawn === undefined ? undefined : pawn + 1;
}
