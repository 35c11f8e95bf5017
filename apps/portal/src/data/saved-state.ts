import { defined } from '@playgrove/catalogue';
import { readSummary, stringOf, type GameSummary } from './game-summary.ts';

/** What this device remembers; none of it ever leaves the device. */
export type SavedState = {
  readonly theme?: 'light' | 'dark' | undefined;
  readonly muted: boolean;
  /** Last played first. */
  readonly recent: readonly GameSummary[];
  /** Last marked first. */
  readonly favorites: readonly GameSummary[];
  /** The most recent best, by game id. */
  readonly best: Readonly<Record<string, Best>>;
  /** The visitor's vote by game id: up or down. */
  readonly votes: Readonly<Record<string, boolean>>;
};

/** A best score in its unit; `level` names the level it was made on, where there are several. */
export type Best = {
  readonly score: number;
  readonly unit?: string | undefined;
  readonly level?: string | undefined;
};

export const MAX_RECENT = 18;
export const MAX_FAVORITES = 300;
const EMPTY: SavedState = { muted: false, recent: [], favorites: [], best: {}, votes: {} };

/** Puts a game in front of a list of games, once. */
export function inFront(
  list: readonly GameSummary[],
  game: GameSummary,
  most = MAX_RECENT,
): readonly GameSummary[] {
  return [game, ...list.filter(({ id }) => id !== game.id)].slice(0, most);
}

export function toggleFavorite(saved: SavedState, game: GameSummary): SavedState {
  const others = saved.favorites.filter(({ id }) => id !== game.id);
  const marked = others.length < saved.favorites.length;
  return { ...saved, favorites: marked ? others : inFront(others, game, MAX_FAVORITES) };
}

export function isFavorite(saved: SavedState, id: string): boolean {
  return saved.favorites.some((game) => game.id === id);
}

/** The text to store. Favorites are stored under the name that the first release gave them. */
export function writeSaved({ favorites, ...rest }: SavedState): string {
  return JSON.stringify({ ...rest, favourites: favorites });
}

/** Reads the stored text; what does not fit is left out. */
export function readSaved(text: string | null | undefined): SavedState {
  const raw = parse(text ?? '');
  if (typeof raw !== 'object' || raw === null) return EMPTY;
  const { theme, muted, recent, favourites, best, votes } = raw as Readonly<
    Record<string, unknown>
  >;
  return {
    ...(theme === 'light' || theme === 'dark' ? { theme } : {}),
    muted: muted === true,
    recent: readGames(recent).slice(0, MAX_RECENT),
    favorites: readGames(favourites).slice(0, MAX_FAVORITES),
    best: readMap(best, readBest),
    votes: readMap(votes, (value) => (typeof value === 'boolean' ? value : undefined)),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readGames(raw: unknown): GameSummary[] {
  return Array.isArray(raw) ? raw.flatMap((game: unknown) => readGame(game) ?? []) : [];
}

function readGame(raw: unknown): GameSummary | undefined {
  const icon = (raw as { readonly icon?: unknown } | null)?.icon;
  return typeof icon === 'string' ? readSummary(raw, icon) : undefined;
}

/** Earlier releases stored the bare score. */
function readBest(raw: unknown): Best | undefined {
  if (typeof raw === 'number') return Number.isFinite(raw) ? { score: raw } : undefined;
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { score, unit, level } = raw as Readonly<Record<string, unknown>>;
  if (typeof score !== 'number' || !Number.isFinite(score)) return undefined;
  return defined({ score, unit: stringOf(unit), level: stringOf(level) });
}

/** What `read` can read of each entry. */
function readMap<T>(
  raw: unknown,
  read: (value: unknown) => T | undefined,
): Readonly<Record<string, T>> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return {};
  const entries = Object.entries(raw).flatMap(([key, value]) => {
    const entry = read(value);
    return entry === undefined ? [] : [[key, entry] as const];
  });
  return Object.fromEntries(entries);
}
