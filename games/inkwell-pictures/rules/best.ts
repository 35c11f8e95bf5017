import { type Step, stepIn } from './lines.ts';
import { factsOf, knownOf, type State } from './state.ts';

/** The line that gives the most ink, else the most crosses. */
export function bestStep(state: State): Step | undefined {
  const known = knownOf(state);
  const value = ({ full, empty }: Step): number => full.length * 100 + empty.length;
  return factsOf(state)
    .lines.flatMap((line) => stepIn(line, known) ?? [])
    .toSorted((a, b) => value(b) - value(a))[0];
}
