import type { GameSummary } from '../../data/game-summary.ts';
import type { Findings } from './engine.ts';

/** What the panel below the search field shows. */
export type SearchState = {
  readonly open: boolean;
  /** What `findings` belong to; what is typed may be further on. */
  readonly words: string;
  /** Undefined while nothing is typed or the answer is on its way. */
  readonly findings: Findings | undefined;
  readonly failed: boolean;
  /** Whether all games that fit are listed, not only the best. */
  readonly all: boolean;
  /** The option that the arrow keys chose; -1 for none. */
  readonly active: number;
};

export type SearchEvent =
  | { readonly type: 'open' | 'close' | 'type' | 'fail' | 'all' }
  | { readonly type: 'find'; readonly words: string; readonly findings?: Findings }
  | { readonly type: 'move'; readonly by: 1 | -1 };

export const CLOSED: SearchState = {
  open: false,
  words: '',
  findings: undefined,
  failed: false,
  all: false,
  active: -1,
};

/** Games that are listed before the visitor asks for all of them. */
const BEST = 8;

/** Games that can be chosen: those that fit, else those to try instead. */
export function optionsOf({ findings, failed, all }: SearchState): readonly GameSummary[] {
  if (failed || !findings) return [];
  const { games, instead } = findings;
  return games.length > 0 ? games.slice(0, all ? undefined : BEST) : instead;
}

/** The next state. A letter changes only what is chosen: the last answer stays until the next one. */
export function searchReducer(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'open':
      return { ...state, open: true };
    case 'close':
      return { ...state, open: false, active: -1 };
    case 'type':
      return state.active === -1 ? state : { ...state, active: -1 };
    case 'find':
      return {
        ...state,
        words: event.words,
        findings: event.findings,
        failed: false,
        all: event.words === state.words && state.all,
        active: -1,
      };
    case 'all':
      return { ...state, all: true };
    case 'fail':
      return { ...state, failed: true, active: -1 };
    default: {
      const last = optionsOf(state).length - 1;
      const next = state.active + event.by;
      if (last < 0) return state;
      return { ...state, active: next > last ? 0 : next < 0 ? last : next };
    }
  }
}
