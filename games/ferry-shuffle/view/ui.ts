import { since, type Since } from '@playgrove/kit/draw/animate';
import type { Picked } from '@playgrove/kit/draw/controls';
import type { Input } from '../rules.ts';

export type Ui = {
  /** The car in hand, as it was last drawn: its first cell in its lane, a fraction under a finger. */
  held: { readonly car: number; readonly by: Picked['by']; readonly place: number } | undefined;
  /** The last slide, and where the car was let go. */
  dropped: (Input & { readonly shown: number }) | undefined;
  /** The slide that the last hint named. */
  hint: Input | undefined;
  readonly show: { readonly swell: Since };
};

export const freshUi = (): Ui => ({
  held: undefined,
  dropped: undefined,
  hint: undefined,
  show: { swell: since('swell') },
});
