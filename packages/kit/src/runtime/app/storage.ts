import type { Json, Result, Rules } from '../../contract/index.ts';
import { dayOfSeed } from '../../session/daily.ts';
import { parsed, Shelf, type Drawer, type Trouble } from './drawer.ts';

export type { Drawer, Trouble };

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
/** Games in progress that one game stores; the ones played longest ago go first. */
export const MAX_SLOTS = 12;

type GameId = Pick<Rules, 'slug' | 'version' | 'records' | 'scoring'>;

/** Everything that a game stores on this device. What is read is validated field by field. */
export class Store {
  readonly #shelf: Shelf;
  readonly #game: GameId;
  readonly #key: string;
  /** Texts of slots as this page last saw them. */
  readonly #seen = new Map<Slot, string>();

  constructor(game: GameId, drawer?: Drawer) {
    this.#shelf = new Shelf(drawer);
    this.#game = game;
    this.#key = `game:${game.slug}`;
  }

  /** Why something could not be stored so far. */
  get trouble(): Trouble | undefined {
    return this.#shelf.trouble;
  }

  /** Calls when another tab may have stored something of this game since this page read it. */
  listen(changed: () => void): void {
    window.addEventListener('storage', ({ key }) => {
      if (key === null || key === 'game-settings' || key.startsWith(this.#key)) changed();
    });
    // A page that was frozen has missed the events.
    window.addEventListener('pageshow', ({ persisted }) => persisted && changed());
  }

  settings(): Settings {
    const stored = recordOf(this.#shelf.read('game-settings'));
    const flag = (name: keyof Settings): boolean => {
      const value = stored[name];
      return typeof value === 'boolean' ? value : SETTINGS[name];
    };
    return {
      muted: flag('muted'),
      music: flag('music'),
      haptics: flag('haptics'),
      calm: flag('calm'),
    };
  }

  keepSettings(settings: Settings): void {
    this.#shelf.write('game-settings', settings);
  }

  /** Stars are for ever; best scores are dropped if today's scores cannot be compared with them. */
  progress(): Progress {
    const { level, last, best, stars, taught, plays, records } = recordOf(
      this.#shelf.read(this.#key),
    );
    return {
      version: this.#game.version,
      level: typeof level === 'string' ? level : undefined,
      last: typeof last === 'string' ? last : undefined,
      best: this.#counts(records) ? numbersOf(best) : {},
      stars: numbersOf(stars),
      taught: taught === true,
      plays: typeof plays === 'number' && plays >= 0 ? plays : 0,
    };
  }

  /**
   * Changes what is stored now: another tab may have stored something since this page read it.
   * @returns what is stored afterward
   */
  changeProgress(change: (stored: Progress) => Progress): Progress {
    const progress = change(this.progress());
    const { records = 1, scoring } = this.#game;
    // Whether less is better is stored for merging two records.
    this.#shelf.write(this.#key, { ...progress, records, lower: scoring?.better === 'lower' });
    return progress;
  }

  /** The stored record of daily challenges, unchecked. Scores that do not compare are dropped. */
  daily(): unknown {
    const raw = this.#shelf.read(`${this.#key}:daily`);
    const { days, records } = recordOf(raw);
    if (this.#counts(records) || !isRecord(days)) return raw;
    const marks = Object.entries(days).map(([date, mark]) => {
      const { score: _score, ...rest } = recordOf(mark);
      return [date, rest];
    });
    return { ...recordOf(raw), days: Object.fromEntries(marks) };
  }

  keepDaily(record: Readonly<Record<string, Json>>): void {
    const { version, records = 1 } = this.#game;
    this.#shelf.write(`${this.#key}:daily`, { version, records, ...record });
  }

  /** The stored career, unchecked; undefined before the first. */
  career(): Result<unknown> | undefined {
    return this.#stored('career');
  }

  keepCareer(career: Json): void {
    this.#shelf.write(`${this.#key}:career`, career);
  }

  /** Sets an unreadable career aside. */
  setCareerAside(): void {
    this.#setAside(`${this.#key}:career`, `${this.#key}:career-refused`);
  }

  /** The game in progress of a slot; undefined if there is none. */
  game(slot: Slot): Result<StoredGame> | undefined {
    const text = this.#textOf(slot);
    if (text === undefined) return undefined;
    this.#seen.set(slot, text);
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

  /** Slots with a game in progress, the one played last first. */
  slots(): readonly Slot[] {
    const start = this.#keyOf('');
    const named = this.#shelf.keys().filter((key) => key.startsWith(start));
    const at = named.map((key) => [key.slice(start.length), this.#timeOf(key)] as const);
    const former = this.#former?.slot;
    if (former !== undefined) at.push([former, 0]);
    return [...new Set(at.sort((a, b) => b[1] - a[1]).map(([slot]) => slot))];
  }

  /**
   * Stores a game in progress. What another tab has stored there meanwhile is set beside it, and
   * comes back when this game is over.
   * @param now milliseconds since 1970
   */
  keepGame(slot: Slot, game: StoredGame, now: number): void {
    const key = this.#keyOf(slot);
    const there = this.#shelf.text(key);
    if (there !== undefined && there !== this.#seen.get(slot) && isOther(there, game.save)) {
      this.#shelf.put(this.#besideOf(slot), there);
    }
    const text = JSON.stringify({
      ...(game.save as object),
      begunOn: game.begunOn,
      waited: game.waited,
      at: now,
    });
    this.#seen.set(slot, text);
    this.#shelf.put(key, text, () => this.#dropOldest(slot));
    this.#dropFormer(slot);
    if (this.slots().length > MAX_SLOTS) this.#dropOldest(slot);
  }

  /** Drops the game in progress; one that another tab had there takes its place. */
  dropGame(slot: Slot): void {
    const beside = this.#besideOf(slot);
    const other = this.#shelf.text(beside);
    this.#seen.delete(slot);
    this.#shelf.remove(this.#keyOf(slot));
    this.#dropFormer(slot);
    if (other === undefined) return;
    this.#shelf.put(this.#keyOf(slot), other);
    this.#shelf.remove(beside);
  }

  /** Whether another tab has changed a slot since this page read or stored it. */
  isStale(slot: Slot): boolean {
    return this.#textOf(slot) !== this.#seen.get(slot);
  }

  /** Sets an unreadable game aside, so that the next one does not overwrite it. */
  setGameAside(slot: Slot): void {
    const former = this.#former?.slot === slot ? `${this.#key}:save` : undefined;
    this.#setAside(former ?? this.#keyOf(slot), `${this.#key}:save-refused`);
  }

  #keyOf(slot: Slot): string {
    return `${this.#key}:save:${slot}`;
  }

  #besideOf(slot: Slot): string {
    return `${this.#key}:beside:${slot}`;
  }

  #timeOf(key: string): number {
    const { at } = recordOf(this.#shelf.read(key));
    return typeof at === 'number' ? at : 0;
  }

  /** @returns whether there was one besides `slot` */
  #dropOldest(slot: Slot): boolean {
    const oldest = this.slots().findLast((each) => each !== slot);
    if (oldest === undefined) return false;
    this.#shelf.remove(this.#keyOf(oldest));
    this.#dropFormer(oldest);
    return true;
  }

  /** The one game in progress that earlier releases stored, and its slot. */
  get #former(): { readonly text: string; readonly slot: Slot } | undefined {
    const text = this.#shelf.text(`${this.#key}:save`);
    if (text === undefined) return undefined;
    const { level, seed } = recordOf(parsed(text));
    const isNamed = typeof level === 'string' && typeof seed === 'string';
    return isNamed ? { text, slot: slotOf(this.#game.slug, { level, seed }) } : undefined;
  }

  #textOf(slot: Slot): string | undefined {
    const text = this.#shelf.text(this.#keyOf(slot));
    if (text !== undefined) return text;
    const former = this.#former;
    return former?.slot === slot ? former.text : undefined;
  }

  #dropFormer(slot: Slot): void {
    if (this.#former?.slot === slot) this.#shelf.remove(`${this.#key}:save`);
  }

  #stored(what: string): Result<unknown> | undefined {
    const text = this.#shelf.text(`${this.#key}:${what}`);
    if (text === undefined) return undefined;
    const value = parsed(text);
    return value === undefined ? { ok: false, error: `${what}: not JSON` } : { ok: true, value };
  }

  #setAside(key: string, to: string): void {
    const text = this.#shelf.text(key);
    if (text === undefined) return;
    this.#shelf.put(to, text);
    this.#shelf.remove(key);
  }

  #counts(records: unknown): boolean {
    const stored = typeof records === 'number' ? records : 1;
    return stored === (this.#game.records ?? 1);
  }
}

/** Whether a slot's text is not an earlier moment of the same game. */
function isOther(text: string, save: unknown): boolean {
  const [there, mine] = [recordOf(parsed(text)), recordOf(save)];
  return there['seed'] !== mine['seed'] || Number(there['tick']) > Number(mine['tick']);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function numbersOf(value: unknown): Readonly<Record<string, number>> {
  const entries = Object.entries(recordOf(value)).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && Number.isFinite(entry[1]),
  );
  return Object.fromEntries(entries);
}
