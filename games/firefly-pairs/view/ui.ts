import { animate, damp, since, spring } from '@playgrove/kit/draw/animate';
import type { Motion, Surface } from '@playgrove/kit/runtime';
import { rules, type State } from '../rules.ts';

/** Seconds for which two cards that differ stay open, unless the next card is turned. */
const STAY = 2.2;
/** Seconds to turn a card over. */
const FLIP = 0.24;
/** Seconds until the wind moves two cards after a miss, and that it takes. */
const WIND = { after: 0.7, takes: 0.75 } as const;

export type Ui = {
  /** By cell: 0 dark, 1 open. */
  readonly turned: number[];
  hint: readonly number[];
  readonly show: ReturnType<typeof things>;
};

function things() {
  return {
    open: since('miss', 'peek'),
    match: since('match', 'theirs'),
    wind: since('swap'),
    glad: spring<State>('wobbly'),
    night: damp<State>(2, ({ dawn, turns }) => (dawn > 0 ? turns / dawn : 0.35)),
  };
}

export const freshUi = (state: State): Ui => ({
  turned: state.cards.map((_, cell) => Number(isOpen(state, cell, 99))),
  hint: [],
  show: things(),
});

/** Whether a card's picture is seen. @param since seconds since a miss */
function isOpen(state: State, cell: number, since_: number, ended?: number): boolean {
  if (state.lit[cell] !== 0 || state.first === cell) return true;
  if (state.open.includes(cell) && since_ < STAY) return true;
  return ended !== undefined && rules.status(state) === 'lost';
}

/** Passes display time. */
export function follow(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  const { show, turned } = ui;
  animate(show, state, motion, to);
  if (show.match.value === 0) show.glad.kick(9);
  for (const cell of state.cards.keys()) {
    const goal = Number(isOpen(state, cell, show.open.value, motion.ended));
    const now = turned[cell] ?? 0;
    const step = to.reducedMotion ? 1 : motion.dt / FLIP;
    turned[cell] = now + Math.max(-step, Math.min(step, goal - now));
  }
}

/** How far the wind has moved its two cards, 0 to 1. */
export function windOf({ show }: Ui, still: boolean): number {
  const part = Math.max(0, Math.min(1, (show.wind.value - WIND.after) / WIND.takes));
  return still ? Number(part > 0.5) : smooth(part);
}

/** Slow, fast, slow. */
export const smooth = (part: number): number => part * part * (3 - 2 * part);

/** Up and down again while `part` goes from 0 to 1. */
export const bump = (part: number): number => (part > 0 && part < 1 ? Math.sin(part * Math.PI) : 0);

/** How bright a card glows that is dark again: 1 when it was just seen, 0 when it is forgotten. */
export function glowOf({ shown, flips, glow }: State, cell: number): number {
  const at = shown[cell] ?? 0;
  return at === 0 ? 0 : Math.max(0, 1 - (flips - at) / 2 / glow);
}
