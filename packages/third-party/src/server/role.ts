import { CAGED } from '../policy.ts';

/**
 * What a file of the site is to third-party games. `game`: came with such a game and is caged
 * wherever it is opened. `page`: our page around such a game. `script`: ours, loaded by pages of
 * either.
 */
export type Role = 'game' | 'page' | 'script';

/** The page of any game, and the page on each game's own host that saves the game for offline. */
const PAGE = /^\/allgame\/(?:[^/]+\/index|keep)\.html$/;
const KEEPER = '/allgame/keep.html';
/** What games share; caged ones load it without an origin. */
const SHARED = /^\/allgame\/_v\//;
/** How the build marks its page around a third-party game. */
const CAGE_MARK = '<main id="game" data-caged';
/** How it marks that page where the game has no inner frames. */
const WITHOUT_FRAMES = `${CAGE_MARK}="no-frames">`;

/**
 * @param path from the site's root, beginning with a slash
 * @param read reads the file; only pages of games are read
 */
export function roleOf(path: string, read: () => string): Role | undefined {
  if (CAGED.test(path)) return 'game';
  if (SHARED.test(path)) return 'script';
  if (!PAGE.test(path)) return undefined;
  // On its own host, a game shares its origin with this page.
  if (path === KEEPER) return 'page';
  return read().includes(CAGE_MARK) ? 'page' : undefined;
}

/**
 * The page around a game, for a file of that game.
 * @param path from the site's root, of a file that came with the game
 */
export function pageAround(path: string): string {
  return path.replace(/\/files\/.*/s, '/index.html');
}

/** Whether a page around a game says that the game has no inner frames. */
export function isWithoutFrames(page: string): boolean {
  return page.includes(WITHOUT_FRAMES);
}
