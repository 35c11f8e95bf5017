import { GAME_SETTINGS, gameKey } from '@playgrove/protocol/storage-keys';
import type { Json, Result } from '../../contract/index.ts';
import { Shelf, type Drawer, type Trouble } from './shelf.ts';
import {
  compares,
  isRecord,
  parsed,
  readableOf,
  readProgress,
  recordOf,
  slotOf,
  type GameId,
  type Progress,
  type Readable,
  type Settings,
  type Slot,
  type StoredGame,
} from './stored.ts';

const SETTINGS: Settings = { muted: false, music: true, haptics: true, calm: false };

/** Games in progress that one game stores; the ones played longest ago go first. */
export const MAX_SLOTS = 12;

/** Everything that a game stores on this device. */
export class Store implements Readable {
  readonly #shelf: Shelf;
  readonly #game: GameId;
  readonly #readable: Readable;
  /** Texts of slots as this page last saw them. */
  readonly #seen = new Map<Slot, string | undefined>();
  /** The slot of the one game in progress that an earlier release has stored. */
  readonly former: Slot | undefined;

  constructor(game: GameId, drawer?: Drawer) {
    this.#shelf = new Shelf(drawer);
    this.#game = game;
    this.#readable = readableOf(game.slug, (key) => this.#shelf.text(key));
    this.former = this.#moveFormer(gameKey(this.#game.slug, ':save'));
  }

  progress(): Progress {
    return readProgress(this.#game, (key) => this.#shelf.text(key));
  }

  career(): Result<unknown> | undefined {
    return this.#readable.career();
  }

  inProgress(slot: Slot): Result<StoredGame> | undefined {
    this.see(slot);
    return this.#readable.inProgress(slot);
  }

  /** Takes a slot as it is now for what this page shows. */
  see(slot: Slot): void {
    this.#seen.set(slot, this.#shelf.text(this.#keyOf(slot)));
  }

  /** Sets an unreadable career aside, so that the next one does not overwrite it. */
  setCareerAside(): void {
    this.#setAside(
      gameKey(this.#game.slug, ':career'),
      gameKey(this.#game.slug, ':career-refused'),
    );
  }

  /** Sets an unreadable game aside, so that the next one does not overwrite it. */
  setGameAside(slot: Slot): void {
    this.#setAside(this.#keyOf(slot), gameKey(this.#game.slug, ':save-refused'));
  }

  /** Why something could not be stored so far. */
  get trouble(): Trouble | undefined {
    return this.#shelf.trouble;
  }

  /** Calls when another tab may have stored something of this game since this page read it. */
  listen(changed: () => void): void {
    window.addEventListener('storage', ({ key }) => {
      if (key === null || key === GAME_SETTINGS || key.startsWith(gameKey(this.#game.slug)))
        changed();
    });
    // A page that was frozen has missed the events.
    window.addEventListener('pageshow', ({ persisted }) => persisted && changed());
  }

  settings(): Settings {
    const stored = this.#record(GAME_SETTINGS);
    const flags = Object.entries(SETTINGS).map(([name, usual]) => {
      const value = stored[name];
      return [name, typeof value === 'boolean' ? value : usual];
    });
    return Object.fromEntries(flags) as Settings;
  }

  keepSettings(settings: Settings): void {
    this.#shelf.write(GAME_SETTINGS, settings);
  }

  /**
   * Changes what is stored now: another tab may have stored something since this page read it.
   * @returns what is stored after that
   */
  changeProgress(change: (stored: Progress) => Progress): Progress {
    const progress = change(this.progress());
    const { records = 1, scoring } = this.#game;
    // Whether less is better is stored for merging two records.
    this.#shelf.write(gameKey(this.#game.slug), {
      ...progress,
      records,
      lower: scoring?.better === 'lower',
    });
    return progress;
  }

  /** The stored record of daily challenges, unchecked. Scores that do not compare are dropped. */
  daily(): unknown {
    const raw = this.#record(gameKey(this.#game.slug, ':daily'));
    const { days, records } = raw;
    if (compares(this.#game, records) || !isRecord(days)) return raw;
    const marks = Object.entries(days).map(([date, mark]) => {
      const { score: _score, ...rest } = recordOf(mark);
      return [date, rest];
    });
    return { ...raw, days: Object.fromEntries(marks) };
  }

  keepDaily(record: Readonly<Record<string, Json>>): void {
    const { version, records = 1 } = this.#game;
    this.#shelf.write(gameKey(this.#game.slug, ':daily'), { version, records, ...record });
  }

  keepCareer(career: Json): void {
    this.#shelf.write(gameKey(this.#game.slug, ':career'), career);
  }

  /** Slots with a game in progress, the one played last first. */
  slots(): readonly Slot[] {
    const start = this.#keyOf('');
    const named = this.#shelf.keys().filter((key) => key.startsWith(start));
    const at = named.map((key) => [key.slice(start.length), this.#timeOf(key)] as const);
    return at.sort((a, b) => b[1] - a[1]).map(([slot]) => slot);
  }

  /**
   * Stores a game in progress. What another tab has stored there meanwhile is set beside it, and
   * comes back when this game is over.
   * @param now milliseconds since 1970
   * @param earlier of its run; left out where there is no room for it
   */
  keepGame(slot: Slot, game: StoredGame, now: number, earlier?: unknown): void {
    const key = this.#keyOf(slot);
    const there = this.#shelf.text(key);
    if (there !== undefined && there !== this.#seen.get(slot) && isOther(there, game)) {
      this.#shelf.put(this.#besideOf(slot), there);
    }
    const whole = { ...game, earlier, at: now };
    // Another game in progress is worth more than the whole run of this one.
    const isWhole = earlier !== undefined && this.#shelf.offer(key, JSON.stringify(whole));
    const text = JSON.stringify(isWhole ? whole : { ...game, at: now });
    this.#seen.set(slot, text);
    if (!isWhole) this.#shelf.put(key, text, () => this.#dropOldest(slot));
    if (this.slots().length > MAX_SLOTS) this.#dropOldest(slot);
  }

  /** Drops the game in progress; one that another tab had there takes its place. */
  dropGame(slot: Slot): void {
    const beside = this.#besideOf(slot);
    this.#seen.delete(slot);
    this.#shelf.remove(this.#keyOf(slot));
    this.#shelf.move(beside, this.#keyOf(slot));
  }

  /** Whether another tab has changed a slot since this page read or stored it. */
  isStale(slot: Slot): boolean {
    return this.#shelf.text(this.#keyOf(slot)) !== this.#seen.get(slot);
  }

  #record(key: string): Readonly<Record<string, unknown>> {
    return recordOf(parsed(this.#shelf.text(key) ?? ''));
  }

  #setAside(key: string, to: string): void {
    this.#shelf.move(key, to);
  }

  /** Moves what an earlier release has stored into its slot. */
  #moveFormer(key: string): Slot | undefined {
    const text = this.#shelf.text(key);
    const { level, seed } = this.#record(key);
    if (text === undefined || typeof level !== 'string' || typeof seed !== 'string')
      return undefined;
    const slot = slotOf(this.#game.slug, { level, seed });
    if (this.#shelf.text(this.#keyOf(slot)) !== undefined) return undefined;
    return this.#shelf.move(key, this.#keyOf(slot)) ? slot : undefined;
  }

  #keyOf(slot: Slot): string {
    return gameKey(this.#game.slug, `:save:${slot}`);
  }

  #besideOf(slot: Slot): string {
    return gameKey(this.#game.slug, `:beside:${slot}`);
  }

  #timeOf(key: string): number {
    const { at } = this.#record(key);
    return typeof at === 'number' ? at : 0;
  }

  /** @returns whether there was one besides `slot` */
  #dropOldest(slot: Slot): boolean {
    const oldest = this.slots().findLast((each) => each !== slot);
    if (oldest === undefined) return false;
    this.#shelf.remove(this.#keyOf(oldest));
    return true;
  }
}

/** Whether a slot's text is not an earlier moment of the same game. */
function isOther(text: string, mine: StoredGame): boolean {
  const there = recordOf(parsed(text));
  return there['seed'] !== mine['seed'] || Number(there['tick']) > Number(mine['tick']);
}
