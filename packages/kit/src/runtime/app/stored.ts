import type { Result, Rules } from '../../contract/index.ts';
import { dayOfSeed } from '../../session/daily.ts';
import { localDrawer, parsed, type Drawer } from './drawer.ts';

/** Settings that apply to every game. */
export type Settings = {
  readonly muted: boolean;
  readonly music: boolean;
  readonly haptics: boolean;
  /** Reduced motion, regardless of the system setting. */
  readonly calm: boolean;
};

/** A game's stored data besides games in progress. */
export type Progress = {
  readonly version: number;
  /** The level played last. */
  readonly level: string | undefined;
  /** The slot of what was played last: a level, or a day's challenge. */
  readonly last: string | undefined;
  readonly best: Readonly<Record<string, number>>;
  readonly stars: Readonly<Record<string, number>>;
  /** Whether the player has done the taught action; the ghost hand stays hidden. */
  readonly taught: boolean;
  readonly plays: number;
};

/** A stored game in progress, unchecked, and what belongs to it besides the position. */
export type StoredGame = {
  readonly save: unknown;
  /** The date on which it was dealt. */
  readonly begunOn: string | undefined;
  /** Seconds that were played since the last input. */
  readonly waited: number;
};

/** Where a game in progress is stored: the level's id, `@` and the date of a day, or `@link`. */
export type Slot = string;

/** The slot of a board that came with a link. */
const LINK = '@link';

/** @param linked the seed that the page's address names, if any */
export function slotOf(
  slug: string,
  { level, seed }: { readonly level: string; readonly seed: string },
  linked?: string,
): Slot {
  const day = dayOfSeed(slug, seed);
  if (day !== undefined) return `@${day}`;
  return linked !== undefined && seed === linked ? LINK : level;
}

const SETTINGS: Settings = { muted: false, music: true, haptics: true, calm: false };

export type GameId = Pick<Rules, 'slug' | 'version' | 'records' | 'scoring'>;

/**
 * What a game has stored on this device, as the first frame needs it; `Store` also writes. What is
 * read is validated field by field.
 */
export class Stored {
  readonly drawer: Drawer | undefined;
  readonly game: GameId;
  readonly key: string;
  /** Texts of slots as this page last saw them. */
  readonly seen = new Map<Slot, string>();
  /** Names of what could not be read, with the names under which it is set aside. */
  readonly refused: (readonly [key: string, to: string])[] = [];

  constructor(game: GameId, drawer = localDrawer()) {
    this.drawer = drawer;
    this.game = game;
    this.key = `game:${game.slug}`;
  }

  protected text(key: string): string | undefined {
    try {
      return this.drawer?.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  protected record(key: string): Readonly<Record<string, unknown>> {
    return recordOf(parsed(this.text(key) ?? ''));
  }

  /** So that the next one does not overwrite what could not be read. */
  protected setAside(key: string, to: string): void {
    this.refused.push([key, to]);
  }

  settings(): Settings {
    const stored = this.record('game-settings');
    const flags = Object.entries(SETTINGS).map(([name, usual]) => {
      const value = stored[name];
      return [name, typeof value === 'boolean' ? value : usual];
    });
    return Object.fromEntries(flags) as Settings;
  }

  /** Stars are for ever; best scores are dropped if today's scores cannot be compared with them. */
  progress(): Progress {
    const { level, last, best, stars, taught, plays, records } = this.record(this.key);
    return {
      version: this.game.version,
      level: typeof level === 'string' ? level : undefined,
      last: typeof last === 'string' ? last : undefined,
      best: this.counts(records) ? numbersOf(best) : {},
      stars: numbersOf(stars),
      taught: taught === true,
      plays: typeof plays === 'number' && plays >= 0 ? plays : 0,
    };
  }

  /** The stored career, unchecked; undefined before the first. */
  career(): Result<unknown> | undefined {
    const text = this.text(`${this.key}:career`);
    if (text === undefined) return undefined;
    const value = parsed(text);
    return value === undefined ? { ok: false, error: 'career: not JSON' } : { ok: true, value };
  }

  /** Sets an unreadable career aside. */
  setCareerAside(): void {
    this.setAside(`${this.key}:career`, `${this.key}:career-refused`);
  }

  /** The game in progress of a slot; undefined if there is none. */
  inProgress(slot: Slot): Result<StoredGame> | undefined {
    const text = this.textOf(slot);
    if (text === undefined) return undefined;
    this.seen.set(slot, text);
    const value = parsed(text);
    if (!isRecord(value)) return { ok: false, error: `${slot}: not JSON` };
    const { begunOn, waited } = value;
    return {
      ok: true,
      value: {
        save: value,
        begunOn: typeof begunOn === 'string' ? begunOn : undefined,
        waited: typeof waited === 'number' && waited >= 0 ? waited : 0,
      },
    };
  }

  /** Sets an unreadable game aside, so that the next one does not overwrite it. */
  setGameAside(slot: Slot): void {
    const isFormer = this.former?.slot === slot;
    this.setAside(isFormer ? `${this.key}:save` : this.keyOf(slot), `${this.key}:save-refused`);
  }

  /** The one game in progress that earlier releases stored, and its slot. */
  get former(): { readonly text: string; readonly slot: Slot } | undefined {
    const text = this.text(`${this.key}:save`);
    if (text === undefined) return undefined;
    const { level, seed } = recordOf(parsed(text));
    const isNamed = typeof level === 'string' && typeof seed === 'string';
    return isNamed ? { text, slot: slotOf(this.game.slug, { level, seed }) } : undefined;
  }

  protected keyOf(slot: Slot): string {
    return `${this.key}:save:${slot}`;
  }

  protected textOf(slot: Slot): string | undefined {
    const text = this.text(this.keyOf(slot));
    if (text !== undefined) return text;
    const { former } = this;
    return former?.slot === slot ? former.text : undefined;
  }

  protected counts(records: unknown): boolean {
    const stored = typeof records === 'number' ? records : 1;
    return stored === (this.game.records ?? 1);
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function numbersOf(value: unknown): Readonly<Record<string, number>> {
  const entries = Object.entries(recordOf(value)).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && Number.isFinite(entry[1]),
  );
  return Object.fromEntries(entries);
}
