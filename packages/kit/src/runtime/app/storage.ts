import type { Json } from '../../contract/index.ts';
import { parsed, type Drawer } from './drawer.ts';
import { Shelf, type Trouble } from './shelf.ts';
import {
  isRecord,
  recordOf,
  Stored,
  type GameId,
  type Progress,
  type Settings,
  type Slot,
  type StoredGame,
} from './stored.ts';

/** Games in progress that one game stores; the ones played longest ago go first. */
export const MAX_SLOTS = 12;

/** Everything that a game stores on this device. */
export class Store extends Stored {
  readonly #shelf: Shelf;

  /** @param storage where it is stored, or what the first frame has read */
  constructor(game: GameId, storage?: Drawer | Stored) {
    const before = storage instanceof Stored ? storage : new Stored(game, storage);
    super(game, before.drawer);
    this.#shelf = new Shelf(before.drawer);
    for (const [slot, text] of before.seen) this.seen.set(slot, text);
    for (const [key, to] of before.refused) this.setAside(key, to);
  }

  protected override text(key: string): string | undefined {
    return this.#shelf.text(key);
  }

  protected override setAside(key: string, to: string): void {
    const text = this.text(key);
    if (text === undefined) return;
    this.#shelf.put(to, text);
    this.#shelf.remove(key);
  }

  /** Why something could not be stored so far. */
  get trouble(): Trouble | undefined {
    return this.#shelf.trouble;
  }

  /** Calls when another tab may have stored something of this game since this page read it. */
  listen(changed: () => void): void {
    window.addEventListener('storage', ({ key }) => {
      if (key === null || key === 'game-settings' || key.startsWith(this.key)) changed();
    });
    // A page that was frozen has missed the events.
    window.addEventListener('pageshow', ({ persisted }) => persisted && changed());
  }

  keepSettings(settings: Settings): void {
    this.#shelf.write('game-settings', settings);
  }

  /**
   * Changes what is stored now: another tab may have stored something since this page read it.
   * @returns what is stored afterwards
   */
  changeProgress(change: (stored: Progress) => Progress): Progress {
    const progress = change(this.progress());
    const { records = 1, scoring } = this.game;
    // Whether less is better is stored for merging two records.
    this.#shelf.write(this.key, { ...progress, records, lower: scoring?.better === 'lower' });
    return progress;
  }

  /** The stored record of daily challenges, unchecked. Scores that do not compare are dropped. */
  daily(): unknown {
    const raw = this.record(`${this.key}:daily`);
    const { days, records } = raw;
    if (this.counts(records) || !isRecord(days)) return raw;
    const marks = Object.entries(days).map(([date, mark]) => {
      const { score: _score, ...rest } = recordOf(mark);
      return [date, rest];
    });
    return { ...raw, days: Object.fromEntries(marks) };
  }

  keepDaily(record: Readonly<Record<string, Json>>): void {
    const { version, records = 1 } = this.game;
    this.#shelf.write(`${this.key}:daily`, { version, records, ...record });
  }

  keepCareer(career: Json): void {
    this.#shelf.write(`${this.key}:career`, career);
  }

  /** Slots with a game in progress, the one played last first. */
  slots(): readonly Slot[] {
    const start = this.keyOf('');
    const named = this.#shelf.keys().filter((key) => key.startsWith(start));
    const at = named.map((key) => [key.slice(start.length), this.#timeOf(key)] as const);
    const former = this.former?.slot;
    if (former !== undefined) at.push([former, 0]);
    return [...new Set(at.sort((a, b) => b[1] - a[1]).map(([slot]) => slot))];
  }

  /**
   * Stores a game in progress. What another tab has stored there meanwhile is set beside it, and
   * comes back when this game is over.
   * @param now milliseconds since 1970
   */
  keepGame(slot: Slot, game: StoredGame, now: number): void {
    const key = this.keyOf(slot);
    const there = this.text(key);
    if (there !== undefined && there !== this.seen.get(slot) && isOther(there, game.save)) {
      this.#shelf.put(this.#besideOf(slot), there);
    }
    const { save, begunOn, waited } = game;
    const text = JSON.stringify({ ...(save as object), begunOn, waited, at: now });
    this.seen.set(slot, text);
    this.#shelf.put(key, text, () => this.#dropOldest(slot));
    this.#dropFormer(slot);
    if (this.slots().length > MAX_SLOTS) this.#dropOldest(slot);
  }

  /** Drops the game in progress; one that another tab had there takes its place. */
  dropGame(slot: Slot): void {
    const beside = this.#besideOf(slot);
    const other = this.text(beside);
    this.seen.delete(slot);
    this.#shelf.remove(this.keyOf(slot));
    this.#dropFormer(slot);
    if (other === undefined) return;
    this.#shelf.put(this.keyOf(slot), other);
    this.#shelf.remove(beside);
  }

  /** Whether another tab has changed a slot since this page read or stored it. */
  isStale(slot: Slot): boolean {
    return this.textOf(slot) !== this.seen.get(slot);
  }

  #besideOf(slot: Slot): string {
    return `${this.key}:beside:${slot}`;
  }

  #timeOf(key: string): number {
    const { at } = this.record(key);
    return typeof at === 'number' ? at : 0;
  }

  /** @returns whether there was one besides `slot` */
  #dropOldest(slot: Slot): boolean {
    const oldest = this.slots().findLast((each) => each !== slot);
    if (oldest === undefined) return false;
    this.#shelf.remove(this.keyOf(oldest));
    this.#dropFormer(oldest);
    return true;
  }

  #dropFormer(slot: Slot): void {
    if (this.former?.slot === slot) this.#shelf.remove(`${this.key}:save`);
  }
}

/** Whether a slot's text is not an earlier moment of the same game. */
function isOther(text: string, save: unknown): boolean {
  const [there, mine] = [recordOf(parsed(text)), recordOf(save)];
  return there['seed'] !== mine['seed'] || Number(there['tick']) > Number(mine['tick']);
}
