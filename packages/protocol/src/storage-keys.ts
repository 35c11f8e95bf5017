/**
 * What games keep in this site's storage, by key. Games write it, the portal reads it for Today and
 * for the file that carries everything along. A key that is stored never changes.
 */

/** Sound, music and the like, for all games. */
export const GAME_SETTINGS = 'game-settings';

/** What follows the key of a game's progress; a slot names a level, a day or a linked board. */
export type GamePart =
  | ''
  | ':daily'
  | ':career'
  /** Not taken along: see the kit's `BestRuns`. */
  | ':bests'
  | ':save'
  | `:save:${string}`
  | `:beside:${string}`
  | ':career-refused'
  | ':save-refused';

/** @param slug the game's folder @param part by default its progress */
export function gameKey(slug: string, part: GamePart = ''): string {
  return `game:${slug}${part}`;
}

type Carried = '' | 'daily' | 'career' | 'save' | 'beside';

const CARRIED =
  /^game:([a-z0-9]+(?:-[a-z0-9]+)*)(?::(daily|career|save|(?:save|beside):@?[a-z0-9-]+))?$/;

/**
 * Reads the key of what a player takes along to another device.
 * @returns undefined for other keys, also of stored data that was refused
 */
export function readGameKey(
  key: string,
): { readonly slug: string; readonly part: Carried } | undefined {
  const [, slug, part = ''] = CARRIED.exec(key) ?? [];
  return slug === undefined ? undefined : { slug, part: part.split(':', 1)[0] as Carried };
}
