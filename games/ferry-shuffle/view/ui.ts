import { since, type Since } from '@playgrove/kit/draw/animate';
import type { Input } from '../rules.ts';
import type { Hands } from './hands.ts';

export type Ui = Hands & {
  /** The slide that the last hint named. */
  hint: Input | undefined;
  readonly show: { readonly swell: Since };
};

export const freshUi = (): Ui => ({
  held: undefined,
  cursor: undefined,
  dropped: undefined,
  hint: undefined,
  show: { swell: since('swell') },
});
