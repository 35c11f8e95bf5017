import type { Random } from '@playgrove/catalogue';
import type { GameSummary } from '../data/game-summary.ts';
import { detailPath, gamePath } from '../data/routes.ts';

/**
 * Where a shortcut of the installed site leads, as a hash; nothing when the address names none.
 * @param search the address's query: `?go=today`, `?go=continue` or `?go=random`
 * @param recent games played on this device, last first
 */
export function shortcutHash(
  search: string,
  recent: readonly GameSummary[],
  pool: readonly GameSummary[],
  random: Random,
): string | undefined {
  const go = /[?&]go=(today|continue|random)(?:&|$)/.exec(search)?.[1];
  if (go === undefined) return undefined;
  if (go === 'today') return '#/today';
  const [last] = recent;
  if (go === 'continue') return last ? `#${gamePath(last.id)}` : '#/';
  const game = pool[Math.floor(random() * pool.length)];
  return game ? `#${detailPath(game.id)}` : '#/';
}
