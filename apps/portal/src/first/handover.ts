import type { Route } from '../routes.ts';
import type { Deck, Scene } from '../scene.ts';
import type { Kept } from '../services/storage.ts';

/** What the first paint leaves for React to take the page over with. */
export type Handover = {
  /** The hash path that is drawn. */
  path: string;
  route: Route;
  deck: Deck;
  kept: Kept;
  /** Whether somebody answers data calls, as far as is known. */
  readonly served: boolean;
  /** What was drawn; nothing while it is on its way. */
  scene: Scene | undefined;
  /** Settles when the scene of the present route is drawn. */
  drawn: Promise<void>;
  /** What was pressed before the page was live: for statistics, and to press again. */
  readonly pressed: Element[];
  /** What a game said before anybody listened. */
  readonly messages: MessageEvent[];
  /** Set by React once somebody listens to games. */
  heard: boolean;
  /** Set by React: from now on the first paint keeps still. */
  live: boolean;
  /** The browser's offer to install the site, while it stands. */
  install?: InstallEvent | undefined;
};

/** What browsers that can install sites send; not in any standard yet. */
export type InstallEvent = Event & { readonly prompt: () => Promise<unknown> };

declare global {
  interface Window {
    handover?: Handover;
  }
}
