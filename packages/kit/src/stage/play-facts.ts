import type { AtlasFacts } from './sprites.ts';

/** What the build knows of a game and the page needs. */
export type PlayFacts = {
  readonly slug: string;
  readonly title: string;
  /** Every word of the game, by key. */
  readonly strings: Readonly<Record<string, string>>;
  /** One plain sentence a device. */
  readonly controls: Readonly<Record<string, string>>;
  readonly atlas?: AtlasFacts;
  /** There is a challenge every day. */
  readonly daily?: boolean;
  /** Address of the game's mind, when it has one. */
  readonly mind?: string;
  /** Where the portal is served from, when not from here. */
  readonly portalOrigin: string;
};
