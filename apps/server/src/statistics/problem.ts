import type { Day } from '../base/day.ts';

/** Something that an operator should know about. `problem-log.ts` puts it into words. */
export type Problem =
  /** The counting thread has ended. */
  | { readonly kind: 'counting-stopped'; readonly why: string }
  /** The last attempt to count failed; it is repeated. */
  | { readonly kind: 'counting-failed'; readonly why: unknown }
  | { readonly kind: 'spool-not-written'; readonly why: unknown }
  | { readonly kind: 'spool-not-synced'; readonly why: unknown }
  /** Lines of a segment or a chunk could not be read. */
  | { readonly kind: 'bad-lines'; readonly where: string; readonly lines: number }
  /** A segment could not be counted and was renamed. */
  | {
      readonly kind: 'segment-set-aside';
      readonly segment: string;
      readonly renamed: string;
      readonly why: string;
    }
  /** The raw log has no more room for a day. */
  | { readonly kind: 'raw-log-full'; readonly day: Day };
