import { BASE } from './base.ts';
import type { FilesFile } from './files.ts';

/**
 * What the portal and the keeper say to each other. Where each game has its own host, only pages of
 * that host can save its files: the keeper is a page there that the portal opens in a hidden frame.
 */

/** Addresses on a game's own host. The worker answers for everything in its folder. */
export const KEEPER_PATH = `${BASE}allgame/keep.html`;
export const HOST_WORKER_PATH = `${BASE}allgame/worker.js`;

const MARK = 'keeper/1';

/** From the portal to the keeper, with a port for the answers. */
export type KeeperCall = {
  readonly kind: 'look' | 'save' | 'remove';
  readonly id: string;
  readonly needed: FilesFile;
};

/** From the keeper. `part` comes several times while a game is saved. */
export type KeeperAnswer =
  | { readonly kind: 'part'; readonly part: number }
  | { readonly kind: 'done'; readonly saved: boolean }
  | { readonly kind: 'failed'; readonly why: 'blocked' | 'full' | 'network' };

export function sealCall(call: KeeperCall): object {
  return { ...call, mark: MARK };
}

/** @returns the portal's call; undefined for any other message */
export function readCall(data: unknown): KeeperCall | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { mark, kind, id, needed } = data as Readonly<Record<string, unknown>>;
  if (mark !== MARK || typeof id !== 'string') return undefined;
  if (kind !== 'look' && kind !== 'save' && kind !== 'remove') return undefined;
  return { kind, id, needed: needed as FilesFile };
}
