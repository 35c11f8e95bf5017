/**
 * What a caged game's script and the page around it say to each other. The game can forge anything
 * the script says, so the page checks kind, size and rate of all of it.
 */

export const MARK = 'cage/1';

/** From the game's frame to the cage. */
export type GameToHost =
  /** The script runs. */
  | { readonly kind: 'hello' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'input' }
  | { readonly kind: 'escape' }
  | { readonly kind: 'failed'; readonly why: string }
  /** What changed since the last one; a key without a value is removed, after `clear` all are. */
  | {
      readonly kind: 'save' | 'session' | 'cookies';
      readonly clear: boolean;
      readonly items: readonly (readonly [key: string, value?: unknown])[];
    }
  | { readonly kind: 'databases' }
  | { readonly kind: 'database'; readonly name: string; readonly content?: unknown }
  | { readonly kind: 'fullscreen'; readonly on: boolean }
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'share'; readonly title: string; readonly url: string }
  | { readonly kind: 'start' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'score'; readonly score: number }
  /** A moment for an ad; `ad-done` answers. */
  | { readonly kind: 'ad-break' }
  /** Something the game uses, which `add-game` reports. */
  | { readonly kind: 'uses'; readonly what: string };

/** From the cage to the game's frame. */
export type HostToGame =
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'mute'; readonly muted: boolean }
  | { readonly kind: 'locale'; readonly locale: string }
  | { readonly kind: 'focus' }
  | { readonly kind: 'windowed' }
  | { readonly kind: 'ad-done'; readonly shown: boolean }
  | { readonly kind: 'databases'; readonly saved: readonly (readonly [string, unknown])[] };

/** What is there before the game's first script, in the name of its frame. */
export type Start = {
  readonly local: Readonly<Record<string, string>>;
  readonly session?: Readonly<Record<string, string>>;
  readonly cookies: string;
  readonly muted: boolean;
  readonly locale?: string;
};

/** How a frame's name begins that carries a `Start`. */
export const START = 'playgrove:';

/** Characters of all keys and values together, as browsers count for `localStorage`. */
export const QUOTA = 5 * 1024 * 1024;

/** Characters of a whole save as JSON, where a sign may take two: beyond, only forged messages go. */
export const MAX_JSON = 3 * QUOTA;

/** Characters of `sessionStorage`, which a game shares with the portal and all games of its tab. */
export const MAX_SESSION = 1024 * 1024;

/** Beyond this a game's save goes where it cannot crowd out those of other games. */
export const INLINE_LIMIT = 64 * 1024;

/** GameToHost to here a save may stand among those of other games when it can go nowhere else. */
export const MAX_WHOLE = 512 * 1024;

/**
 * Stands for such a save in the storage that all share. After it come changes that a page had no time
 * to make as it closed, as JSON.
 */
export const STORED_ELSEWHERE = '#';
