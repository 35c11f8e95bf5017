import { dayOf } from './day.ts';

/** Calls of one visitor in one hour. */
const VOTES_AN_HOUR = 60;
const REPORTS_AN_HOUR = 10;
const HOUR = 3_600_000;
/** Keys remembered at most; the oldest are forgotten first. */
const MOST = 200_000;

/** Keeps one visitor from counting for many: by visitor hash, in memory, for a day at most. */
export class Limits {
  readonly #counts = new Map<string, number>();
  #day = 0;

  /** Takes a vote: one a game and day, and so many an hour. @returns why not, or nothing */
  vote(visitor: string, game: string, now: number): string | undefined {
    const key = `${visitor} ${game}`;
    this.#turnDay(now);
    if (this.#counts.has(key)) return 'You have voted for this game today.';
    const hour = this.#inHour('vote', visitor, now, VOTES_AN_HOUR);
    if (hour === undefined) this.#set(key, 1);
    return hour;
  }

  /** Takes a report of a broken game. @returns why not, or nothing */
  report(visitor: string, now: number): string | undefined {
    this.#turnDay(now);
    return this.#inHour('report', visitor, now, REPORTS_AN_HOUR);
  }

  #inHour(what: string, visitor: string, now: number, most: number): string | undefined {
    const key = `${what} ${visitor} ${Math.floor(now / HOUR)}`;
    const count = (this.#counts.get(key) ?? 0) + 1;
    if (count > most) return 'That is a lot for one hour. Please try again later.';
    this.#set(key, count);
    return undefined;
  }

  #turnDay(now: number): void {
    const day = dayOf(now);
    if (day !== this.#day) this.#counts.clear();
    this.#day = day;
  }

  #set(key: string, count: number): void {
    this.#counts.delete(key);
    this.#counts.set(key, count);
    if (this.#counts.size <= MOST) return;
    const [oldest] = this.#counts.keys();
    if (oldest !== undefined) this.#counts.delete(oldest);
  }
}
