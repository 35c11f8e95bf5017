import type { ReactNode } from 'react';

export type IslandProps = {
  /** Writes one part of the page; called inside the island. */
  readonly children: () => ReactNode;
  /** Shown in place of what broke. */
  readonly fallback?: ReactNode;
  /** Another value tries again. */
  readonly resetKey?: unknown;
  /** As long as it is the same value, the part stays as it is: nothing else in it changes. */
  readonly memoKey?: unknown;
  /**
   * Below the first screen: the first paint writes it after the first frame. `small`: only on a
   * phone's screen.
   */
  readonly deferred?: boolean | 'small';
};
