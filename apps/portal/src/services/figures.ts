import type { Figures, FiguresById } from '@playgrove/catalogue';

/**
 * What the server has measured, as it was told on an earlier page: the first paint cannot wait for
 * it. `served` is false where nobody answers data calls, as on a plain file host.
 */
export type Measured = {
  readonly served: boolean;
  /** When it was asked for, milliseconds since 1970. */
  readonly at: number;
  readonly figures: FiguresById;
};

export const FIGURES_KEY = 'portal:figures';
/** How long an answer is good for. */
const FRESH_MS = 10 * 60_000;
/** Where nobody answered, a day passes before it is tried again. */
const UNSERVED_MS = 24 * 60 * 60_000;
/** Longer answers are not kept: storage is small and the first paint reads it. */
const LONGEST = 200_000;
const NEVER: Measured = { served: true, at: 0, figures: {} };

/** Reads what an earlier page kept; anything that does not fit counts as nothing. */
export function readMeasured(storage: () => Storage): Measured {
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

/** Asks for the figures when what is kept is stale, and keeps the answer for the next page. */
export async function refreshMeasured(parts: {
  readonly storage: () => Storage;
  readonly now: () => number;
  /** Rejects where nobody answers. */
  readonly ask: () => Promise<unknown>;
}): Promise<void> {
  const { storage, now, ask } = parts;
  const kept = readMeasured(storage);
  const age = now() - kept.at;
  // An answer from the future was kept while the clock was wrong.
  if (age >= 0 && age < (kept.served ? FRESH_MS : UNSERVED_MS)) return;
  const next: Measured = await ask().then(
    (figures) => ({ served: true, at: now(), figures: readFigures(figures) }),
    () => ({ served: false, at: now(), figures: {} }),
  );
  const text = JSON.stringify(next);
  try {
    if (text.length <= LONGEST) storage().setItem(FIGURES_KEY, text);
  } catch {
    // Without storage the page shows launch figures.
  }
}

function readFigures(raw: unknown): FiguresById {
  if (typeof raw !== 'object' || raw === null) return {};
  const found: Record<string, Figures> = {};
  for (const [id, value] of Object.entries(raw)) {
    if (typeof value !== 'object' || value === null) continue;
    const { players, score } = value as Readonly<Record<string, unknown>>;
    found[id] = {
      ...(typeof players === 'string' ? { players } : {}),
      ...(typeof score === 'string' ? { score } : {}),
    };
  }
  return found;
}
