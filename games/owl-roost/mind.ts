import type { Hint, Mind } from '@playgrove/kit/contract';
import { nextDeduction } from './rules/deduce.ts';
import {
  awake,
  belongs,
  CROSS,
  FREE,
  type Input,
  OWL,
  owlsOf,
  type State,
  woodOf,
} from './rules/state.ts';

const SORTS = ['row', 'column', 'grove'] as const;

/** The plainest step that follows from what stands there; what is wrong comes first. */
function hint(state: State): Hint<Input> | undefined {
  const { size } = state;
  const at = (cell: number) => ({ x: cell % size, y: Math.floor(cell / size) });
  const owls = owlsOf(state);
  const wrong = owls.find((owl) => !belongs(state, owl));
  if (wrong !== undefined) {
    const restless = awake(state);
    const seen = restless.includes(wrong);
    return {
      say: seen ? 'hint.awake' : 'hint.wrong',
      at: (seen ? restless : [wrong]).map(at),
      input: { set: [wrong], to: FREE },
    };
  }
  const crosses = state.marks.flatMap((mark, cell) => (mark === CROSS ? [cell] : []));
  const lost = crosses.find((cell) => belongs(state, cell));
  if (lost !== undefined)
    return { say: 'hint.cross', at: [at(lost)], input: { set: [lost], to: FREE } };
  const step = nextDeduction(woodOf(state), owls, crosses);
  if (!step) return undefined;
  const unit = step.units[0] ?? 0;
  const sort = SORTS[Math.floor(unit / size)] ?? 'row';
  return {
    say: `hint.${step.technique}.${sort}`,
    values: { number: (unit % size) + 1, count: step.crosses.length },
    at: [...step.cells, ...step.crosses].map(at),
    input: step.owl === undefined ? { set: step.crosses, to: CROSS } : { set: [step.owl], to: OWL },
  };
}

export const mind: Mind<State, Input> = { hint };
