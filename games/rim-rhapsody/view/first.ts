import type { Input, State } from '../rules.ts';
import { FULL, WIDEST } from '../rules/court.ts';
import { fate } from '../rules/fate.ts';

type Shot = Extract<Input, { kind: 'shot' }>;

/** How far a first flick is bent at most: tenths of a degree and power, in steps. */
const BENDS = steps(160, 20).flatMap((turn) => steps(420, 60).map((push) => ({ turn, push })));
const NEAREST = BENDS.toSorted((a, b) => far(a) - far(b));

function steps(most: number, step: number): number[] {
  return Array.from({ length: (2 * most) / step + 1 }, (_, at) => at * step - most);
}

function far({ turn, push }: { readonly turn: number; readonly push: number }): number {
  return Math.hypot(turn / 160, push / 420);
}

/** The clean shot nearest to what was flicked: newcomers hear their first beat before they learn to aim. */
export function bent(shot: Shot, state: State): Shot {
  const { ball } = state;
  if (!ball || state.flying) return shot;
  for (const { turn, push } of NEAREST) {
    const angle = Math.max(-WIDEST * 10, Math.min(WIDEST * 10, shot.angle + turn));
    const power = Math.max(0, Math.min(FULL, shot.power + push));
    if (fate(state, ball, angle, power)?.kind === 'swish') return { kind: 'shot', angle, power };
  }
  return shot;
}
