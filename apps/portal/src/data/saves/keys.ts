import { GAME_SETTINGS, readGameKey } from '@playgrove/protocol/storage-keys';

/** What of this site's storage a visitor can take along, by its key. */
export type SaveKind =
  | 'portal'
  | 'today'
  | 'progress'
  | 'name'
  | 'settings'
  | 'game'
  | 'daily'
  | 'run'
  | 'career'
  | 'caged'
  | 'shelf';

const FIXED: Readonly<Record<string, SaveKind>> = {
  portal: 'portal',
  'portal:today': 'today',
  'portal:progress': 'progress',
  'portal:name': 'name',
  [GAME_SETTINGS]: 'settings',
};
const PARTS = {
  '': 'game',
  daily: 'daily',
  // A game in progress of a level, a day or a linked board; the first release stored one a game.
  save: 'run',
  beside: 'run',
  career: 'career',
} as const;
const CAGED = /^cage:[0-9a-z]{32}(:shelf)?$/i;
const LONGEST = 80;

/** The kind of a key; undefined for what stays on the device. */
export function kindOf(key: string): SaveKind | undefined {
  if (key.length > LONGEST) return undefined;
  if (Object.hasOwn(FIXED, key)) return FIXED[key];
  const game = readGameKey(key);
  if (game) return PARTS[game.part];
  const caged = CAGED.exec(key);
  return caged ? (caged[1] ? 'shelf' : 'caged') : undefined;
}

/** The folder name of the game that a key belongs to. */
export function slugOf(key: string): string | undefined {
  return readGameKey(key)?.slug;
}
