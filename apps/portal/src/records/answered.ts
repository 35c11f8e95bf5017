import { iconPath } from '@playgrove/catalogue';
import type { Slim } from './rows.ts';

/** Games out of an answer of `/content/games`; what is no game is left out. */
export function gamesAnswered(contents: unknown): Slim[] {
  const { games } = (contents ?? {}) as { readonly games?: unknown };
  return Array.isArray(games) ? games.flatMap((raw: unknown) => slimOf(raw) ?? []) : [];
}

function slimOf(raw: unknown): Slim | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { id, title, icon_path, players, score, cate } = raw as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || !/^[0-9a-z]{32}$/i.test(id)) return undefined;
  if (typeof title !== 'string' || title === '') return undefined;
  return {
    id,
    title,
    icon: iconPath(icon_path),
    ...(typeof players === 'string' ? { players } : {}),
    ...(typeof score === 'string' ? { score } : {}),
    ...(typeof cate === 'string' ? { cate } : {}),
  };
}
