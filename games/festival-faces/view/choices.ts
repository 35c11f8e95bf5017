import type { State } from '../rules/state.ts';

/** Milliseconds: the sweep from before to after, and between what is said then. */
export const SWEEP = 1500;
export const LINE = 380;

export const CHOICES = ['touchup', 'map', 'finish'] as const;

/** What can be done now; in the studio nothing is missing. */
export function choicesOf(state: State): readonly (typeof CHOICES)[number][] {
  return state.look < 0 ? ['touchup', 'finish'] : CHOICES;
}
