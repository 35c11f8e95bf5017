import { defined, type Figures, type FiguresById } from '@playgrove/catalogue';
import { stringOf } from '../data/game-summary.ts';
import { ContentError } from './content.ts';

/**
 * What the server has measured, as an earlier page stored it: the first paint cannot wait for it.
 * `served` is false if no server answers data calls, as on a plain file host.
 */
export type ServerFigures = {
  readonly served: boolean;
  /** When it was requested, in milliseconds since 1970. */
  readonly at: number;
  readonly figures: FiguresById;
};

export const FIGURES_KEY = 'portal:figures';
/** How long an answer stays fresh. */
const FRESH_MS = 10 * 60_000;
/** If no server answered, a day passes before the next try. */
const UNSERVED_MS = 24 * 60 * 60_000;
/** Longer answers are not stored: storage is small and the first paint reads it. */
const MAX_STORED_LENGTH = 200_000;
const NEVER: ServerFigures = { served: true, at: 0, figures: {} };

/**
 * Reads what an earlier page stored; anything that does not fit is ignored.
 * @param server whether the site has a server at all
 */
export function readStoredFigures(storage: () => Storage, server = true): ServerFigures {
  if (!server) return { served: false, at: 0, figures: {} };
  try {
    const raw = JSON.parse(storage().getItem(FIGURES_KEY) ?? '{}') as Readonly<
      Record<string, unknown>
    >;
    const { served, at, figures } = raw;
    if (typeof at !== 'number') return NEVER;
    return { served: served !== false, at, figures: readFigures(figures) };
  } catch {
    return NEVER;
  }
}

/** Requests the figures if what is stored is stale, and stores the answer for the next page. */
export async function refreshFigures(parts: {
  readonly storage: () => Storage;
  readonly now: () => number;
  /** Rejects if no server answers; with a `ContentError` of code 0 if the request got nowhere. */
  readonly ask: () => Promise<unknown>;
}): Promise<void> {
  const { storage, now, ask } = parts;
  const stored = readStoredFigures(storage);
  const age = now() - stored.at;
  // An answer from the future was stored while the clock was wrong.
  if (age >= 0 && age < (stored.served ? FRESH_MS : UNSERVED_MS)) return;
  const next = await ask().then(
    (figures): ServerFigures => ({ served: true, at: now(), figures: readFigures(figures) }),
    // Without a connection, or from a page that is left, nothing is known of the server.
    (error: unknown): ServerFigures | undefined =>
      error instanceof ContentError && error.code === 0
        ? undefined
        : { served: false, at: now(), figures: {} },
  );
  if (!next) return;
  const text = JSON.stringify(next);
  try {
    if (text.length <= MAX_STORED_LENGTH) storage().setItem(FIGURES_KEY, text);
  } catch {
    // Without storage the page shows launch figures.
  }
}

function readFigures(raw: unknown): FiguresById {
  if (typeof raw !== 'object' || raw === null) return {};
  const found: Record<string, Figures> = {};
  for (const [id, value] of Object.entries(raw)) {
    if (typeof value !== 'object' || value === null) continue;
    const { players, score, votes } = value as Readonly<Record<string, unknown>>;
    found[id] = defined({
      players: stringOf(players),
      score: stringOf(score),
      votes: typeof votes === 'number' ? votes : undefined,
    });
  }
  return found;
}
