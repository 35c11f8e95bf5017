import type { Slim } from '../records/rows.ts';

/** What this device keeps; nothing of it ever leaves it. */
export type Kept = {
  readonly theme?: 'light' | 'dark' | undefined;
  readonly muted: boolean;
  /** Last played first. */
  readonly recent: readonly Slim[];
  /** Last marked first. */
  readonly favourites: readonly Slim[];
  /** Best score by game id. */
  readonly best: Readonly<Record<string, number>>;
  /** Own vote by game id: up or not. */
  readonly votes: Readonly<Record<string, boolean>>;
};

/** The door to what the device keeps. */
export interface Store {
  readonly kept: Kept;
  change(change: (kept: Kept) => Kept): void;
  /** Called after each change, in this tab or another; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

export const STORE_KEY = 'portal';
export const MOST_RECENT = 18;
const MOST_FAVOURITES = 300;
const NOTHING: Kept = { muted: false, recent: [], favourites: [], best: {}, votes: {} };

/**
 * Opens the store. Where storage is forbidden, full or broken the page goes on with what it has in
 * memory; what another version or a stranger wrote is taken field by field, as far as it fits.
 * @param start what was read already; it is not read again
 */
export function openStore(storage: () => Storage, start?: Kept): Store {
  let kept = start ?? readKept(attempt(() => storage().getItem(STORE_KEY)));
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  if (typeof addEventListener === 'function') {
    addEventListener('storage', (event) => {
      if (event.key !== STORE_KEY && event.key !== null) return;
      kept = readKept(event.newValue);
      tell();
    });
  }
  return {
    get kept() {
      return kept;
    },
    change(change) {
      kept = change(kept);
      const text = JSON.stringify(kept);
      attempt(() => storage().setItem(STORE_KEY, text));
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Puts a game in front of a list of games, once. */
export function inFront(list: readonly Slim[], game: Slim, most = MOST_RECENT): readonly Slim[] {
  return [game, ...list.filter(({ id }) => id !== game.id)].slice(0, most);
}

export function toggleFavourite(kept: Kept, game: Slim): Kept {
  const others = kept.favourites.filter(({ id }) => id !== game.id);
  const marked = others.length < kept.favourites.length;
  return { ...kept, favourites: marked ? others : inFront(others, game, MOST_FAVOURITES) };
}

export function isFavourite(kept: Kept, id: string): boolean {
  return kept.favourites.some((game) => game.id === id);
}

/** Reads the stored text; what does not fit is left out. */
export function readKept(text: string | null | undefined): Kept {
  const raw = text ? attempt(() => JSON.parse(text) as unknown) : undefined;
  if (typeof raw !== 'object' || raw === null) return NOTHING;
  const fields = raw as Readonly<Record<string, unknown>>;
  const { theme } = fields;
  return {
    ...(theme === 'light' || theme === 'dark' ? { theme } : {}),
    muted: fields['muted'] === true,
    recent: readGames(fields['recent']).slice(0, MOST_RECENT),
    favourites: readGames(fields['favourites']).slice(0, MOST_FAVOURITES),
    best: readMap(fields['best'], (value) => typeof value === 'number' && Number.isFinite(value)),
    votes: readMap(fields['votes'], (value) => typeof value === 'boolean'),
  };
}

function readGames(raw: unknown): Slim[] {
  return Array.isArray(raw) ? raw.flatMap((game: unknown) => readGame(game) ?? []) : [];
}

function readGame(raw: unknown): Slim | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { id, title, icon, players, score, cate } = raw as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || !/^[0-9a-z]{32}$/i.test(id)) return undefined;
  if (typeof title !== 'string' || typeof icon !== 'string') return undefined;
  return {
    id,
    title,
    icon,
    ...(typeof players === 'string' ? { players } : {}),
    ...(typeof score === 'string' ? { score } : {}),
    ...(typeof cate === 'string' ? { cate } : {}),
  };
}

function readMap<T>(raw: unknown, fits: (value: unknown) => boolean): Record<string, T> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return {};
  return Object.fromEntries(Object.entries(raw).filter(([, value]) => fits(value))) as Record<
    string,
    T
  >;
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
