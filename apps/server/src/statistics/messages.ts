import type { GameTotal } from '../store/store.ts';
import type { Day } from './day.ts';
import type { SegmentNews } from './forward.ts';

/** What a server does: everything, take events in, or count what others took in. */
export type Role = 'all' | 'intake' | 'consumer';

/** What the thread that owns the store is started with. */
export type WriterData = {
  readonly data: string;
  readonly role: Role;
  readonly storeUrl?: string;
  readonly bus?: { readonly url: string; readonly replicas: number };
  /** Days that single events are kept for; nothing when they are not. */
  readonly rawDays?: number;
};

/** What the main thread tells the thread that owns the store. */
export type ToWriter =
  | { readonly kind: 'fold' }
  /** To be answered with `checked` and the same number. */
  | { readonly kind: 'check'; readonly number: number }
  | { readonly kind: 'stop' };

/** What can be reached: nothing, or why not. */
export type Reach = { readonly store?: string; readonly bus?: string };

/** What that thread tells the main thread. */
export type FromWriter =
  | { readonly kind: 'ready' }
  /** The secrets of today and tomorrow. */
  | { readonly kind: 'salts'; readonly salts: readonly (readonly [Day, string])[] }
  | { readonly kind: 'totals'; readonly totals: readonly GameTotal[] }
  | SegmentNews
  /** A chunk came into the store; none of its events when it was in already. */
  | { readonly kind: 'stored'; readonly seconds: number; readonly events: number }
  | { readonly kind: 'checked'; readonly number: number; readonly reach: Reach }
  /** Something failed; what waits stays and is tried again. */
  | { readonly kind: 'failed'; readonly why: string };
