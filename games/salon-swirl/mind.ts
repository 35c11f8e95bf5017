import type { Mind, Point } from '@playgrove/kit/contract';
import { fall, pointAt, ROOTS, shrinkOf, visibleOf } from './rules/hair.ts';
import { isBorder, targetOf } from './rules/look.ts';
import { DYES } from './rules/people.ts';
import { dragOf, nextStep, type Step } from './rules/plan.ts';
import { BAND, type Input, type State } from './rules/state.ts';

/** Half the head's width and height with its cap: it hides the hair behind it. */
const HEAD = { x: 74, y: 92 } as const;

/** Names the tool that the wish needs next, and a place that can be seen. */
export const mind: Mind<State, Input> = {
  hint(state) {
    if (state.phase !== 'work' || state.free) return undefined;
    const found = seenStep(state);
    if (!found) return { say: 'hint.done' };
    const { step, spot } = found;
    return { say: sayOf(step), at: [spot], input: dragOf(step, true) };
  },
};

function sayOf({ tool, kind }: Step): string {
  if (tool === 'dye') return `hint.dye.${DYES[kind]}`;
  return tool === 'wash' && kind === 1 ? 'hint.rinse' : `hint.${tool}`;
}

type Seen = { readonly step: Step; readonly spot: Point };

/** The next step, rather one on hair that is not behind the head. */
function seenStep(state: State): Seen | undefined {
  const first = nextStep(state);
  if (!first) return undefined;
  const hidden = new Set<number>();
  for (let step: Step | undefined = first; step; step = nextStep(state, hidden)) {
    if (step.tool !== first.tool || step.kind !== first.kind) break;
    const spot = spotsOf(state, step).find((point) => isSeen(step.at, point));
    if (spot) return { step, spot };
    hidden.add(step.at);
  }
  return { step: first, spot: first.from };
}

export function isSeen(at: number, { x, y }: Point): boolean {
  const [dx, dy] = [x / HEAD.x, y / HEAD.y];
  return ROOTS[at]?.zone !== 'back' || dx * dx + dy * dy > 1;
}

/** Where this step may be made on its lock, from the tip up. */
function spotsOf(state: State, { at, tool, kind, from, to }: Step): readonly Point[] {
  const lock = state.locks[at];
  if (!lock || tool === 'cut') return [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }];
  const line = fall(at, lock);
  if (tool !== 'dye')
    return [from, ...[0.8, 1].map((part) => pointAt(line, visibleOf(lock) * part))];
  const wished = targetOf(state.client)[at]?.color ?? '';
  const bands = Math.ceil(lock.len / BAND);
  return Array.from({ length: bands }, (_, up) => bands - 1 - up)
    .filter((band) => {
      const color = wished[band] ?? '0';
      return !isBorder(color) && color === String(kind) && color !== lock.color[band];
    })
    .map((band) => pointAt(line, Math.min((band + 0.5) * BAND, lock.len - 1) * shrinkOf(lock)));
}
