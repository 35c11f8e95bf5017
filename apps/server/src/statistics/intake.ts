import type { Report, Sent, StatisticEvent, Vote } from '@playgrove/protocol';
import { dayOf, isPlausible, type Day } from '../base/day.ts';
import { withinBounds, type Known } from './bounds.ts';
import { writeEntry, type Entry } from './entry.ts';
import { Limits } from './limits.ts';
import { NetworkHashes } from './network.ts';
import type { LimitReached, Refusal } from './refusal.ts';
import { isBot, visitorHash, type Visitor } from './visitor.ts';

/** Called once: with why an event was refused, or without arguments once it is written. */
export type OnSubmitted = (refusal?: Refusal) => void;

/** Takes what visitors send. */
export interface Intake {
  /** Takes one event, without a promise for each. */
  submit(sent: Sent, visitor: Visitor, onSubmitted: OnSubmitted): void;
  /** Takes a vote. @returns why it was refused, or undefined once it is written */
  vote(vote: Vote, visitor: Visitor): Promise<Refusal | undefined>;
  /** Takes the report of a broken game. @returns as `vote` */
  report(report: Report, visitor: Visitor): Promise<Refusal | undefined>;
  /** Counts what became of a run; if that cannot be written, it is not counted. */
  verdict(game: string, outcome: string): void;
}

/** Stores lines until they are counted. */
export interface LineSink {
  /** Lines that are not written yet. */
  readonly waiting: number;
  /** @param onWritten called once, with the reason if the lines could not be written */
  put(lines: string, onWritten: (failure?: unknown) => void): void;
}

/** Lines that may wait to be written. */
const MAX_WAITING = 20_000;

const OVER = { over: true } as const;

/**
 * Checks events, votes and reports against the catalogue and the limits of their networks, hashes
 * the visitor with the day's secret, and answers once the line is written to the spool.
 */
export class SpoolIntake implements Intake {
  readonly #lines: LineSink;
  #known: Known;
  readonly #now: () => number;
  readonly #limits: Limits;
  readonly #salts = new Map<Day, string>();
  readonly #onMissingSalt: () => void;
  /** Set while the backlog is too large to take more. */
  full = false;

  /** @param onMissingSalt called when the day's secret is unknown; until it is known, everything is refused as busy */
  constructor(
    lines: LineSink,
    known: Known,
    now: () => number = Date.now,
    onMissingSalt: () => void = () => undefined,
  ) {
    this.#lines = lines;
    this.#known = known;
    this.#limits = new Limits(known.games);
    this.#now = now;
    this.#onMissingSalt = onMissingSalt;
  }

  /** Takes events within another catalogue from now on. */
  setKnown(known: Known): void {
    this.#known = known;
    this.#limits.add(known.games);
  }

  /** Replaces the secrets of the days. */
  setSalts(salts: Iterable<readonly [Day, string]>): void {
    this.#salts.clear();
    for (const [day, salt] of salts) this.#salts.set(day, salt);
  }

  submit(sent: Sent, visitor: Visitor, onSubmitted: OnSubmitted): void {
    if (visitor.optedOut) return onSubmitted('opted_out');
    if (visitor.crossSite) return onSubmitted('cross_site');
    const event = withinBounds(sent.event, this.#known);
    if (typeof event === 'string') return onSubmitted(event);
    const at = this.#now();
    const salt = this.#saltUnlessBusy(at);
    if (salt === undefined) return onSubmitted('busy');
    const bot = isBot(visitor);
    const countsVisitor = event.name === 'page_view' && !bot;
    const entry: Entry = {
      at,
      what: event,
      ...(sent.campaign === undefined ? {} : { campaign: sent.campaign }),
      ...(countsVisitor ? { visitor: visitorHash(visitor, salt) } : {}),
      ...(bot ? { bot } : this.#overLimit(event, visitor, salt, at)),
    };
    this.#write(entry, onSubmitted);
  }

  vote(vote: Vote, visitor: Visitor): Promise<Refusal | undefined> {
    return this.#submitLimited({ name: 'vote', ...vote }, visitor, (from, at) =>
      this.#limits.vote(from, vote.game, at),
    );
  }

  report(report: Report, visitor: Visitor): Promise<Refusal | undefined> {
    return this.#submitLimited({ name: 'report', ...report }, visitor, (from, at) =>
      this.#limits.report(from, at),
    );
  }

  verdict(game: string, outcome: string): void {
    const entry: Entry = { at: this.#now(), what: { name: 'verdict', game, outcome } };
    this.#write(entry, () => undefined);
  }

  /** Marks what part of a play is beyond its network's public limit. */
  #overLimit(
    event: StatisticEvent,
    { address }: Visitor,
    salt: string,
    at: number,
  ): Pick<Entry, 'over' | 'overSeconds'> | undefined {
    if (event.name === 'play_start') {
      const from = new NetworkHashes(address, salt);
      return this.#limits.playStart(from, event.game, at) ? undefined : OVER;
    }
    if (event.name !== 'play_end') return undefined;
    const { seconds } = event;
    const granted = this.#limits.playEnd(new NetworkHashes(address, salt), event, at);
    if (granted === undefined) return OVER;
    return granted < seconds ? { overSeconds: seconds - granted } : undefined;
  }

  async #submitLimited(
    what: Extract<Entry['what'], { readonly name: 'vote' | 'report' }>,
    visitor: Visitor,
    limit: (from: NetworkHashes, at: number) => LimitReached | undefined,
  ): Promise<Refusal | undefined> {
    if (visitor.crossSite) return 'cross_site';
    if (!this.#known.games.has(what.game)) return 'unknown_game';
    const at = this.#now();
    const salt = this.#saltUnlessBusy(at);
    if (salt === undefined) return 'busy';
    const bot = isBot(visitor);
    // A bot's vote counts as a bot's only, so it must not use up its network's vote.
    const isLimited = !(bot && what.name === 'vote');
    const limited = isLimited ? limit(new NetworkHashes(visitor.address, salt), at) : undefined;
    if (limited !== undefined) return limited;
    const entry: Entry = { at, what, ...(bot ? { bot } : {}) };
    return new Promise((resolve) => this.#write(entry, resolve));
  }

  #write(entry: Entry, onSubmitted: OnSubmitted): void {
    // The spool logs why a write fails.
    this.#lines.put(writeEntry(entry), (failure) =>
      failure === undefined ? onSubmitted() : onSubmitted('busy'),
    );
  }

  /** The day's secret; undefined while nothing can be taken. */
  #saltUnlessBusy(at: number): string | undefined {
    // Lines with an implausible time are never counted.
    const salt = isPlausible(at) ? this.#salts.get(dayOf(at)) : undefined;
    if (salt === undefined) this.#onMissingSalt();
    return this.full || this.#lines.waiting >= MAX_WAITING ? undefined : salt;
  }
}
