import type { Report, Sent } from '@playgrove/events';
import type { Offered } from '../front/event.ts';
import { withinBounds, type Known } from './bounds.ts';
import { dayOf, type Day } from './day.ts';
import { writeEntry, type Entry } from './entry.ts';
import { Limits } from './limits.ts';
import { isMachine, networkHashes, visitorHash, type Visitor } from './visitor.ts';

/** Why something was not taken: `busy` passes, the others do not. */
export type Refusal = { readonly kind: 'refused' | 'limited' | 'busy'; readonly why: string };

/** Told once: why something was not taken, or nothing once it is written. */
export type Told = (refusal?: Refusal) => void;

/** Takes what visitors send, for `/statistic.gif` and data calls. */
export interface Taker {
  /** Takes one event, without a promise for each. */
  offer(sent: Offered, visitor: Visitor, told: Told): void;
  /** Takes one event. @returns why not, or nothing once it is written */
  event(sent: Sent, visitor: Visitor): Promise<Refusal | undefined>;
  /** Takes the report of a broken game. @returns why not, or nothing once it is written */
  report(report: Report, visitor: Visitor): Promise<Refusal | undefined>;
}

/** Where lines are kept until they are counted. */
export interface Lines {
  readonly waiting: number;
  /** @param done told once, with why they could not be written or nothing */
  put(lines: string, done: (failure?: unknown) => void): void;
}

/** Lines that may wait to be written. */
const MOST_WAITING = 20_000;

const BUSY: Refusal = { kind: 'busy', why: 'busy' };
const OPTED_OUT = refused('the visitor asked not to be counted');

/**
 * Takes events and reports: checks them against the catalogue and the limits of one visitor,
 * hashes the visitor with the day's secret, and has the line written before it answers.
 */
export class Intake implements Taker {
  readonly #lines: Lines;
  readonly #known: Known;
  readonly #now: () => number;
  readonly #limits = new Limits();
  readonly #salts = new Map<Day, string>();
  readonly #onMissing: () => void;
  /** Set while so much waits to be counted that no more is taken. */
  full = false;

  /** @param onMissing told when a day has come whose secret is not known: until it is, all is refused as busy */
  constructor(
    lines: Lines,
    known: Known,
    now: () => number = Date.now,
    onMissing: () => void = () => undefined,
  ) {
    this.#lines = lines;
    this.#known = known;
    this.#now = now;
    this.#onMissing = onMissing;
  }

  /** The secrets of days to come replace those of days that are over. */
  setSalts(salts: Iterable<readonly [Day, string]>): void {
    this.#salts.clear();
    for (const [day, salt] of salts) this.#salts.set(day, salt);
  }

  event(sent: Sent, visitor: Visitor): Promise<Refusal | undefined> {
    return new Promise((resolve) => this.offer(sent, visitor, resolve));
  }

  offer(sent: Offered, visitor: Visitor, told: Told): void {
    if (visitor.optedOut) return told(OPTED_OUT);
    const event = withinBounds(sent.event, this.#known);
    if (typeof event === 'string') return told(refused(event));
    const at = this.#now();
    const salt = this.#salt(at);
    if (salt === undefined) return told(BUSY);
    const machine = isMachine(visitor);
    if (event.name === 'vote' && !machine) {
      const from = networkHashes(visitor, salt);
      const limited = this.#busy() ?? limitedBy(this.#limits.vote(from, event.game, at));
      if (limited) return told(limited);
    }
    const counted = event.name === 'page_view' && !machine;
    const entry: Entry = {
      at,
      what: event,
      ...(sent.campaign === undefined ? {} : { campaign: sent.campaign }),
      ...(counted ? { visitor: visitorHash(visitor, salt) } : {}),
      ...(machine ? { bot: true } : {}),
    };
    this.#write(entry, told);
  }

  async report(report: Report, visitor: Visitor): Promise<Refusal | undefined> {
    if (!this.#known.games.has(report.game)) return refused('game: is not in the catalogue');
    const at = this.#now();
    const salt = this.#salt(at);
    if (salt === undefined) return BUSY;
    const from = networkHashes(visitor, salt);
    const limited = this.#busy() ?? limitedBy(this.#limits.report(from, at));
    if (limited) return limited;
    const machine = isMachine(visitor) ? { bot: true as const } : {};
    const entry: Entry = { at, what: { name: 'report', ...report }, ...machine };
    return new Promise((resolve) => this.#write(entry, resolve));
  }

  #write(entry: Entry, told: Told): void {
    const busy = this.#busy();
    if (busy) return told(busy);
    // When the disk is full or gone, the spool has said so in the log.
    this.#lines.put(writeEntry(entry), (failure) => told(failure === undefined ? undefined : BUSY));
  }

  #busy(): Refusal | undefined {
    return this.full || this.#lines.waiting >= MOST_WAITING ? BUSY : undefined;
  }

  #salt(at: number): string | undefined {
    const salt = this.#salts.get(dayOf(at));
    if (salt === undefined) this.#onMissing();
    return salt;
  }
}

function refused(why: string): Refusal {
  return { kind: 'refused', why };
}

function limitedBy(why: string | undefined): Refusal | undefined {
  return why === undefined ? undefined : { kind: 'limited', why };
}
