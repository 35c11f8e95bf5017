import { iconPath } from '@playgrove/catalogue';
import { BASE } from './base.ts';
import { readSummary, type GameSummary } from './game-summary.ts';

/** Games out of an answer of `/content/games`; what is not a game is left out. */
export function gamesAnswered(contents: unknown): GameSummary[] {
  const { games } = (contents ?? {}) as { readonly games?: unknown };
  return Array.isArray(games) ? games.flatMap((raw: unknown) => readGame(raw) ?? []) : [];
}

function readGame(raw: unknown): GameSummary | undefined {
  const { title, icon_path } = (raw ?? {}) as Readonly<Record<string, unknown>>;
  return title === '' ? undefined : readSummary(raw, iconPath(icon_path).replace(/^\//, BASE));
}
