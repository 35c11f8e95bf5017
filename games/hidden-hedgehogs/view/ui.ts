import { since, type Since } from '@playgrove/kit/draw/animate';
import type { Input, State } from '../rules.ts';
import type { Hands } from './hands.ts';

export type Ui = Hands & {
  hint:
    | { readonly places: readonly number[]; readonly input: Input | undefined; left: number }
    | undefined;
  /** What each place showed last, and seconds since that changed. */
  readonly seen: number[];
  readonly changed: number[];
  readonly show: { readonly slip: Since };
};

export const freshUi = ({ shown }: State): Ui => ({
  finger: undefined,
  focus: -1,
  raked: -1,
  hint: undefined,
  seen: [...shown],
  changed: shown.map(() => 9),
  show: { slip: since('wake', 'caught') },
});
