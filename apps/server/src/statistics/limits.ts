import { dayOf } from './day.ts';
import type { Network } from './network.ts';

/** Calls from one network in one hour. */
const VOTES_AN_HOUR = 60;
const REPORTS_AN_HOUR = 10;
/** Votes for one game and day from the block around a network. */
const VOTES_A_BLOCK = 30;
const HOUR = 3_600_000;
/** Both networks, hashed with the day's secret. */
export type Hashes = Network;
/** Keys remembered at most; the oldest are forgotten first. */
const MOST = 200_000;

/**
 * Keeps one visitor from counting for many, in memory, for a day at most. What tells visitors apart
 * here is the hash of their network alone: a cookie or a user agent is theirs to change.
 */
export class Limits {
  readonly #counts = new Map<string, number>();
  #day = 0;

  /** Takes a vote: one a game and day, and so many an hour. @returns why not, or nothing */
  vote(from: Hashes, game: string, now: number): string | undefined {
    const key = `${from.own} ${game}`;
    const around = `${from.block} ${game}`;
    this.#turnDay(now);
    if (this.#counts.has(key)) return 'You have voted for this game today.';
    const near = this.#counts.get(around) ?? 0;
    if (near >= VOTES_A_BLOCK) return 'There are many votes from your network today.';
    const hour = this.#inHour('vote', from.own, now, VOTES_AN_HOUR);
    if (hour !== undefined) return hour;
    this.#set(key, 1);
    this.#set(around, near + 1);
    return undefined;
  }

  /** Takes a report of a broken game. @returns why not, or nothing */
  report(from: Hashes, now: number): string | undefined {
    this.#turnDay(now);
    return this.#inHour('report', from.own, now, REPORTS_AN_HOUR);
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
