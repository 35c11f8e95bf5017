import type { Messages } from './words.ts';

/** Left, top, width, height in the atlas, in pixels, and the sprite's average color. */
export type Frame = readonly [x: number, y: number, width: number, height: number, color: string];

/** What the build knows of a game's atlas. */
export type AtlasFacts = {
  readonly url: string;
  readonly frames: Readonly<Record<string, Frame>>;
};

/** What the build knows of a game and the page needs. */
export type GameManifest = {
  readonly slug: string;
  readonly title: string;
  /** The portal's name, which pictures that players share carry. */
  readonly siteName: string;
  /** The game's messages in English. */
  readonly strings: Messages;
  /** Loaders of its messages in other languages. */
  readonly languages?: Readonly<Record<string, () => Promise<Messages>>>;
  /** One plain sentence for each device. */
  readonly controls: Readonly<Record<string, string>>;
  readonly atlas?: AtlasFacts;
  /** Whether there is a challenge every day. */
  readonly daily?: boolean;
  /** Points that count as the day's challenge met, where it need not be won. */
  readonly dailyScore?: number;
  /** Whether the portal has a board for each day's challenge. */
  readonly boards?: boolean;
  /** Address of the game's mind, when it has one. */
  readonly mind?: string;
  /** The portal's origin, if it differs from the game's. */
  readonly portalOrigin: string;
};
