import { BoundedMap } from '../base/bounded.ts';
import { dayOf } from '../base/day.ts';
import type { Network } from './network.ts';
import type { LimitReached } from './refusal.ts';

/** A visitor's networks, hashed with the day's secret. */
type Hashes = Network;

/** How often each network of a visitor may count for one game on one day (UTC). */
export type NetworkLimits = {
  /** An IPv4 address or an IPv6 /64: a household, but also a school or thousands of phones. */
  readonly own: number;
  /** A /24 or /48. */
  readonly block: number;
  /** An IPv6 /32. */
  readonly provider: number;
};

/**
 * Plays that may become public figures. A household plays one game a few times a day; a school or a
 * mobile provider shares one address among many people. Plays beyond the limit count for the
 * operator only.
 */
export const PUBLIC_PLAYS: NetworkLimits = { own: 20, block: 300, provider: 3000 };
/** Votes; more are refused. People behind one address share a vote. */
export const VOTES: NetworkLimits = { own: 1, block: 30, provider: 300 };
/** Requests from one address or /64 in one hour, for all games together. */
export const VOTES_AN_HOUR = 60;
export const REPORTS_AN_HOUR = 10;
/**
 * Seconds by which a network's plays may exceed the time since its first play. The events that
 * start and end a play do not travel equally fast.
 */
export const SPARE_SECONDS = 10;

/** Most networks to remember, for votes and for plays each. */
const MAX: NetworkLimits = { own: 60_000, block: 30_000, provider: 10_000 };
const HOUR = 3_600_000;

/** What is counted for each game. */
type Kind = 'vote' | 'start' | 'end';
const KINDS: readonly Kind[] = ['vote', 'start', 'end'];
const SIZES = ['own', 'block', 'provider'] as const;

/** How often something was counted; `code` stands for a game and a kind. */
type Counted = { readonly code: number; count: number };

/**
 * Counts by network. Each size of network has its own map, so somebody with many small networks
 * pushes out only small ones and stays within the limit of the large network around them.
 */
export class Tally {
  readonly #most: NetworkLimits;
  /** Lists, because most networks have two or three counts. */
  readonly #counts = {
    own: new BoundedMap<Counted[]>(MAX.own),
    block: new BoundedMap<Counted[]>(MAX.block),
    provider: new BoundedMap<Counted[]>(MAX.provider),
  };

  constructor(most: NetworkLimits) {
    this.#most = most;
  }

  /** Returns the smallest network that is at its limit. */
  full(from: Hashes, code: number): keyof NetworkLimits | undefined {
    // Start with the smallest: hashes of larger ones are computed only when needed.
    for (const size of SIZES) {
      const network = from[size];
      const counts = network === undefined ? undefined : this.#counts[size].get(network);
      const { count = 0 } = counts?.find((one) => one.code === code) ?? {};
      if (count >= this.#most[size]) return size;
    }
    return undefined;
  }

  add(from: Hashes, code: number): void {
    for (const size of SIZES) {
      const network = from[size];
      if (network === undefined) continue;
      const counts = this.#counts[size].get(network);
      const counted = counts?.find((one) => one.code === code);
      if (!counts) this.#counts[size].set(network, [{ code, count: 1 }]);
      else if (!counted) counts.push({ code, count: 1 });
      else counted.count += 1;
    }
  }

  clear(): void {
    for (const counts of Object.values(this.#counts)) counts.clear();
  }
}

/** A report of a play's time. */
type PlayTime = { readonly game: string; readonly seconds: number; readonly more?: boolean };

/** What a network played today. */
type Played = { readonly since: number; seconds: number };

/**
 * Keeps one visitor from counting as many. It works in memory and for one day, and tells visitors
 * apart by the hash of their network only, because they can change cookies and user agents.
 */
export class Limits {
  readonly #votes = new Tally(VOTES);
  readonly #plays = new Tally(PUBLIC_PLAYS);
  readonly #played = new BoundedMap<Played>(MAX.own);
  readonly #hours = new BoundedMap<number>(MAX.own);
  readonly #codes = new Map<string, number>();
  #day = 0;

  /** @param games the whole catalogue; no other game is counted */
  constructor(games: Iterable<string>) {
    this.add(games);
  }

  /** Makes more games known. What was counted so far stays. */
  add(games: Iterable<string>): void {
    for (const game of games) {
      if (!this.#codes.has(game)) this.#codes.set(game, this.#codes.size * KINDS.length);
    }
  }

  /** Counts a vote. @returns the limit it is beyond, if any */
  vote(from: Hashes, game: string, now: number): LimitReached | undefined {
    this.#turnDay(now);
    const code = this.#codeOf('vote', game);
    const full = this.#votes.full(from, code);
    if (full === 'own') return 'voted_today';
    if (full) return 'network_votes_today';
    const hour = this.#inHour('vote', from.own, now, VOTES_AN_HOUR);
    if (hour === undefined) this.#votes.add(from, code);
    return hour;
  }

  /** Counts a report of a broken game. @returns the limit it is beyond, if any */
  report(from: Hashes, now: number): LimitReached | undefined {
    this.#turnDay(now);
    return this.#inHour('report', from.own, now, REPORTS_AN_HOUR);
  }

  /** Counts the start of a play. @returns whether it may become a public figure */
  playStart(from: Hashes, game: string, now: number): boolean {
    this.#turnDay(now);
    this.#playedBy(from, now);
    return this.#fits(from, this.#codeOf('start', game));
  }

  /**
   * Counts the end of a play, or more seconds of one whose end was counted before.
   * @returns how many of its seconds may become a public figure; undefined if the end may not either
   */
  playEnd(
    from: Hashes,
    { game, seconds, more = false }: PlayTime,
    now: number,
  ): number | undefined {
    this.#turnDay(now);
    const played = this.#playedBy(from, now);
    const code = this.#codeOf('end', game);
    if (more ? this.#plays.full(from, code) : !this.#fits(from, code)) return undefined;
    const left = (now - played.since) / 1000 + SPARE_SECONDS - played.seconds;
    const granted = Math.min(seconds, Math.max(0, left));
    played.seconds += granted;
    return granted;
  }

  #fits(from: Hashes, code: number): boolean {
    if (this.#plays.full(from, code)) return false;
    this.#plays.add(from, code);
    return true;
  }

  #codeOf(kind: Kind, game: string): number {
    const code = this.#codes.get(game);
    if (code === undefined) throw new Error(`The limits do not know the game ${game}.`);
    return code + KINDS.indexOf(kind);
  }

  #playedBy({ own }: Hashes, now: number): Played {
    const known = this.#played.get(own);
    if (known) return known;
    const played = { since: now, seconds: 0 };
    this.#played.set(own, played);
    return played;
  }

  #inHour(what: string, network: string, now: number, most: number): LimitReached | undefined {
    const key = `${what} ${network} ${Math.floor(now / HOUR)}`;
    const count = (this.#hours.get(key) ?? 0) + 1;
    if (count > most) return 'too_many_this_hour';
    this.#hours.set(key, count);
    return undefined;
  }

  #turnDay(now: number): void {
    const day = dayOf(now);
    if (day === this.#day) return;
    this.#day = day;
    for (const part of [this.#votes, this.#plays, this.#played, this.#hours]) part.clear();
  }
}
