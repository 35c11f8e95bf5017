import type { DayView } from '../data/daily/view.ts';
import type { HomeData } from '../data/home-data.ts';
import type { PageData } from '../data/page-data.ts';
import type { Route } from '../data/routes.ts';
import type { SavedState } from '../data/saved-state.ts';

/** What the first paint leaves for React to take the page over with. */
export type HydrationState = {
  /** The hash path on the page. */
  path: string;
  route: Route;
  readonly homeData: HomeData;
  readonly saved: SavedState;
  /** Whether a server answers data calls, as far as is known. */
  readonly served: boolean;
  /** What is on the page; undefined while it is loading. */
  pageData: PageData | undefined;
  /** Loads what a route shows. */
  readonly load: (route: Route) => Promise<PageData>;
  /** The visitor's day, as it is now. */
  readonly openDay: () => DayView;
  /** Settles when the page data of the present route is written. */
  written: Promise<void>;
  /** What was pressed before React was here: to count it, and to press it again. */
  readonly pressed: Element[];
  /** What a game said before React was here. */
  readonly messages: MessageEvent[];
  /** There was a sign that the site cannot be reached. */
  lost: boolean;
  /** Set by React as soon as it listens to games. */
  listening: boolean;
  /** Set by React: from now on the first paint writes nothing. */
  live: boolean;
  /** The browser's offer to install the site, as long as it is valid. */
  install?: InstallEvent | undefined;
};

/** What browsers that can install sites send; not in any standard yet. */
export type InstallEvent = Event & { readonly prompt: () => Promise<unknown> };

declare global {
  interface Window {
    hydration?: HydrationState;
  }
}
