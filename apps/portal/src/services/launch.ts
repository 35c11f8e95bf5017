import type { Random } from '@playgrove/catalogue';
import type { Slim } from '../records/rows.ts';
import { detailPath, gamePath } from '../routes.ts';

/**
 * Where a shortcut of the installed site leads, as a hash; nothing when the address names none.
 * @param search the address's query: `?go=continue` or `?go=random`
 * @param recent games played on this device, last first
 */
export function shortcutHash(
  search: string,
  recent: readonly Slim[],
  pool: readonly Slim[],
  random: Random,
): string | undefined {
  const go = /[?&]go=(continue|random)(?:&|$)/.exec(search)?.[1];
  if (go === undefined) return undefined;
  const [last] = recent;
  if (go === 'continue') return last ? `#${gamePath(last.id)}` : '#/';
  const game = pool[Math.floor(random() * pool.length)];
  return game ? `#${detailPath(game.id)}` : '#/';
}
