import type { Vendored } from '../vendored.ts';

/** What the build writes into the script element that loads this file. */
export type Config = {
  /** The folder of the game's files, from the host's root: `/allgame/{id}/files/`. */
  readonly home: string;
  /** The folder of the game's first page, which the game takes for the host's root. */
  readonly root: string;
  /** The folder of its former host that the game names its files by: `my-game/`. */
  readonly base?: string;
  /** The game's own origin, where it has one: there, storage and workers are the browser's. */
  readonly own?: string;
  /** Addresses of scripts that are loaded only where a game needs them. */
  readonly extras: string;
  readonly worker: string;
  readonly idb: string;
  /** Folder-free addresses of the stand-ins for SDKs, by name. */
  readonly sdks: Readonly<Record<string, string>>;
  /** Files of other hosts that lie next to the game, below `home`. */
  readonly vendored?: Vendored;
};

const script = document.currentScript as HTMLScriptElement;
export const config = JSON.parse(script.dataset['cage'] ?? '') as Config;
/** This script's own element, for pages that the game writes itself. */
export const tag = script.outerHTML;
// A game that goes through its scripts should find its own.
script.remove();

/** Whether this page runs in an origin that belongs to the game alone. */
export const hasOrigin = config.own !== undefined && window.origin === config.own;

/** Browsers may refuse storage to frames of another site. */
export function hasStorage(): boolean {
  try {
    return hasOrigin && window.localStorage.length >= 0;
  } catch {
    return false;
  }
}
