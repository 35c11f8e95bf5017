import type { GameSummary } from './rows.ts';
import type { SavedState } from './saved-state.ts';
import type { Look, Site } from './site.ts';

/** What each part is given that only the first paint's script can write. */
export type WrittenProps = {
  readonly cards: {
    /** What statistics call the list. */
    readonly list: string;
    readonly look: Look;
    readonly games: readonly GameSummary[];
    /** How many cards of the list come before these. Default 0. */
    readonly from?: number;
    /** How many cards from the first on are on the first screen. */
    readonly eager: number;
    /** How many cards a phone's first screen shows at most; the rest may come a frame later. */
    readonly small?: number | undefined;
    /** Cards show these scores instead of what the world says. */
    readonly best?: SavedState['best'] | undefined;
  };
  /** `games`: those that may be among the day's challenges. */
  readonly today: { readonly site: Pick<Site, 'daily'>; readonly games: readonly GameSummary[] };
  readonly about: { readonly site: Site };
  readonly welcome: { readonly site: Site };
  readonly menu: { readonly site: Pick<Site, 'categories'> };
};

/**
 * Parts without state, as markup. The script inside the page has them anyway; React asks it for them
 * and so holds no code for cards, and has a hundred of them less to go through.
 */
export type Writers = { readonly [K in keyof WrittenProps]: (props: WrittenProps[K]) => string };
