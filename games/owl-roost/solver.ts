import type { Solve } from '@playgrove/kit/contract';
import { reason } from './rules/deduce.ts';
import { FREE, type Input, OWL, type State, woodOf } from './rules/state.ts';

/** Reasons the wood out from its beginning, then clears what stands in the way and puts the owls down. */
export const solve: Solve<State, Input> = (now) => {
  const { solved, owls } = reason(woodOf(now));
  if (!solved) return undefined;
  const wrong = now.marks.flatMap((mark, cell): Input[] =>
    mark === OWL && !owls.includes(cell) ? [{ set: [cell], to: FREE }] : [],
  );
  const missing = owls.flatMap((cell): Input[] =>
    now.marks[cell] === OWL ? [] : [{ set: [cell], to: OWL }],
  );
  return [...wrong, ...missing];
};
