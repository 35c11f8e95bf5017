import type { Json, Result } from '../../contract/index.ts';

/** Settings that apply to every game. */
export type Settings = {
  readonly muted: boolean;
  readonly music: boolean;
  readonly haptics: boolean;
  /** Reduced motion, regardless of the system setting. */
  readonly calm: boolean;
};

/** A game's stored data besides the game in progress. */
export type Progress = {
  readonly version: number;
  /** The level played last. */
  readonly level: string | undefined;
  readonly best: Readonly<Record<string, number>>;
  readonly stars: Readonly<Record<string, number>>;
  /** Whether the player has done the taught action; the ghost hand stays hidden. */
  readonly taught: boolean;
  readonly plays: number;
};

/** The part of the Web Storage interface that is used; tests use a fake one. */
export type Drawer = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
};

const SETTINGS: Settings = { muted: false, music: true, haptics: true, calm: false };

/**
 * Everything that a game stores on this device. Reads are validated, writes never throw: if storage
 * is blocked or full, play continues from memory.
 */
export class Store {
  readonly #drawer: Drawer | undefined;
  readonly #memory = new Map<string, string>();
  readonly #slug: string;
  readonly #version: number;

  constructor(slug: string, version: number, drawer: Drawer | undefined = localDrawer()) {
    this.#slug = slug;
    this.#version = version;
    this.#drawer = drawer;
  }

  settings(): Settings {
    const raw = this.#read('game-settings');
    const stored = isRecord(raw) ? raw : {};
    return {
      muted: typeof stored.muted === 'boolean' ? stored.muted : SETTINGS.muted,
      music: typeof stored.music === 'boolean' ? stored.music : SETTINGS.music,
      haptics: typeof stored.haptics === 'boolean' ? stored.haptics : SETTINGS.haptics,
      calm: typeof stored.calm === 'boolean' ? stored.calm : SETTINGS.calm,
    };
  }

  keepSettings(settings: Settings): void {
    this.#write('game-settings', settings);
  }

  /** Drops best scores and stars from other rules, but not what was taught. */
  progress(): Progress {
    const raw = this.#read(`game:${this.#slug}`);
    const stored = isRecord(raw) ? raw : {};
    const current = stored.version === this.#version;
    return {
      version: this.#version,
      level: typeof stored.level === 'string' ? stored.level : undefined,
      best: current ? numbersOf(stored.best) : {},
      stars: current ? numbersOf(stored.stars) : {},
      taught: stored.taught === true,
      plays: typeof stored.plays === 'number' && stored.plays >= 0 ? stored.plays : 0,
    };
  }

  /** @param lower less is better in its scores; stored for merging two records */
  keepProgress(progress: Progress, lower = false): void {
    this.#write(`game:${this.#slug}`, { ...progress, lower });
  }

  /** The stored record of daily challenges, unchecked. Scores from other rules are dropped. */
  daily(): unknown {
    const raw = this.#read(`game:${this.#slug}:daily`);
    if (!isRecord(raw) || raw.version === this.#version || !isRecord(raw.days)) return raw;
    const days = Object.entries(raw.days).map(([date, mark]) => [
      date,
      { won: isRecord(mark) && mark.won },
    ]);
    return { ...raw, days: Object.fromEntries(days) };
  }

  keepDaily(record: Readonly<Record<string, Json>>): void {
    this.#write(`game:${this.#slug}:daily`, { version: this.#version, ...record });
  }

  /** The stored game in progress, unchecked; undefined if there is none. */
  save(): Result<unknown> | undefined {
    return this.#stored('save');
  }

  /** The stored career, unchecked; undefined before the first. */
  career(): Result<unknown> | undefined {
    return this.#stored('career');
  }

  keepCareer(career: Json): void {
    this.#write(`game:${this.#slug}:career`, career);
  }

  /** Sets an unreadable career aside. */
  setCareerAside(): void {
    this.#setAside('career');
  }

  keepSave(save: Json): void {
    this.#write(`game:${this.#slug}:save`, save);
  }

  dropSave(): void {
    this.#remove(`game:${this.#slug}:save`);
  }

  /** Sets an unreadable save aside, so that the next one does not overwrite it. */
  setSaveAside(): void {
    this.#setAside('save');
  }

  #stored(what: string): Result<unknown> | undefined {
    const text = this.#text(`game:${this.#slug}:${what}`);
    if (text === null) return undefined;
    try {
      return { ok: true, value: JSON.parse(text) as unknown };
    } catch {
      return { ok: false, error: `${what}: not JSON` };
    }
  }

  #setAside(what: string): void {
    const key = `game:${this.#slug}:${what}`;
    const text = this.#text(key);
    if (text === null) return;
    this.#put(`${key}-refused`, text);
    this.#remove(key);
  }

  #read(key: string): unknown {
    const text = this.#text(key);
    if (text === null) return undefined;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return undefined;
    }
  }

  #write(key: string, value: unknown): void {
    this.#put(key, JSON.stringify(value));
  }

  #text(key: string): string | null {
    const remembered = this.#memory.get(key);
    if (remembered !== undefined) return remembered;
    try {
      return this.#drawer?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  #put(key: string, text: string): void {
    try {
      if (!this.#drawer) throw new Error('no storage');
      this.#drawer.setItem(key, text);
      this.#memory.delete(key);
    } catch {
      this.#memory.set(key, text);
    }
  }

  #remove(key: string): void {
    this.#memory.delete(key);
    try {
      this.#drawer?.removeItem(key);
    } catch {
      // Blocked storage has nothing to remove.
    }
  }
}

/** Browsers throw on any access to `localStorage` if cookies are blocked. */
function localDrawer(): Drawer | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function numbersOf(value: unknown): Readonly<Record<string, number>> {
  if (!isRecord(value)) return {};
  const entries = Object.entries(value).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && Number.isFinite(entry[1]),
  );
  return Object.fromEntries(entries);
}
