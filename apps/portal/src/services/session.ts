import type { GameSummary } from '../data/game-summary.ts';

/** What stays while the visitor looks at other pages in this tab. */
export type Session = {
  /** Home's Maybe you like, as Refresh sampled it last. */
  readonly maybe: () => readonly GameSummary[];
  readonly setMaybe: (games: readonly GameSummary[]) => void;
};

/** @param first Maybe you like as the page was first drawn */
export function openSession(first: readonly GameSummary[]): Session {
  let maybe = first;
  return {
    maybe: () => maybe,
    setMaybe: (games) => {
      maybe = games;
    },
  };
}
