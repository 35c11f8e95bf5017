import type { GameTotal } from '../store/store.ts';
import type { Day } from './day.ts';

/** What the main thread tells the thread that owns the store. */
export type ToWriter = { readonly kind: 'fold' } | { readonly kind: 'stop' };

/** What that thread tells the main thread. */
export type FromWriter =
  | { readonly kind: 'ready' }
  /** The secrets of today and tomorrow. */
  | { readonly kind: 'salts'; readonly salts: readonly (readonly [Day, string])[] }
  | { readonly kind: 'totals'; readonly totals: readonly GameTotal[] }
  /** A segment went, or could not be read in part. */
  | { readonly kind: 'folded'; readonly segment: string; readonly bad: number }
  /** Folding failed; the segment stays and is tried again. */
  | { readonly kind: 'failed'; readonly why: string };
