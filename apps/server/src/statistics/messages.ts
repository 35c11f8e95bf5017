import type { StoreTrouble } from '../store/database.ts';
import type { GameTotal } from '../store/store.ts';
import type { Day } from '../base/day.ts';
import type { SegmentEvent } from './forward.ts';
import type { RawLimits } from './raw-log.ts';

/** What a server does: everything, only take events, or only count what others took. */
export type Role = 'all' | 'intake' | 'consumer';

/** Start options of the thread that owns the store. */
export type WriterData = {
  readonly data: string;
  readonly role: Role;
  readonly storeUrl?: string;
  readonly bus?: { readonly url: string; readonly replicas: number };
  /** Limits of the raw log; undefined if single events are not logged. */
  readonly raw?: RawLimits;
};

/** Messages to the thread that owns the store. */
export type ToWriter =
  | { readonly kind: 'fold' }
  /** It answers with `checked` and the same number. */
  | { readonly kind: 'check'; readonly number: number }
  | { readonly kind: 'stop' };

/** What does not work, as codes. Parts that work are left out. */
export type Reach = {
  readonly store?: StoreTrouble | 'failing';
  readonly bus?: 'unreachable';
  readonly counting?: 'failing';
};

/** Messages from that thread to the main thread. */
export type FromWriter =
  | { readonly kind: 'ready' }
  /** The secrets of today and tomorrow. */
  | { readonly kind: 'salts'; readonly salts: readonly (readonly [Day, string])[] }
  | { readonly kind: 'totals'; readonly totals: readonly GameTotal[] }
  | SegmentEvent
  /** A chunk is in the store. `events` is 0 if it had been counted before. */
  | { readonly kind: 'stored'; readonly seconds: number; readonly events: number }
  | { readonly kind: 'checked'; readonly number: number; readonly reach: Reach }
  /** The raw log has no more room for a day. */
  | { readonly kind: 'raw-full'; readonly day: Day }
  /** Counting failed; the events stay in the spool and are tried again. */
  | { readonly kind: 'failed'; readonly why: string };
