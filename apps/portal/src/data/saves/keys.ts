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
  | 'caged';

const FIXED: Readonly<Record<string, SaveKind>> = {
  portal: 'portal',
  'portal:today': 'today',
  'portal:progress': 'progress',
  'portal:name': 'name',
  'game-settings': 'settings',
};
const PARTS: Readonly<Record<string, SaveKind>> = {
  '': 'game',
  ':daily': 'daily',
  ':save': 'run',
  ':career': 'career',
};
const GAME = /^game:([a-z0-9]+(?:-[a-z0-9]+)*)(:daily|:save|:career|)$/;
const CAGED = /^cage:[0-9a-z]{32}$/i;
const LONGEST = 80;

/** The kind of a key; undefined for what stays on the device. */
export function kindOf(key: string): SaveKind | undefined {
  if (key.length > LONGEST) return undefined;
  if (Object.hasOwn(FIXED, key)) return FIXED[key];
  const part = GAME.exec(key)?.[2];
  if (part !== undefined) return PARTS[part];
  return CAGED.test(key) ? 'caged' : undefined;
}

/** The folder name of the game that a key belongs to. */
export function slugOf(key: string): string | undefined {
  return GAME.exec(key)?.[1];
}
