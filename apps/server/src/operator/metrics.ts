import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Refusal, Taker } from '../statistics/intake.ts';
import { Durations, type Duration } from './durations.ts';

/** What waits to be counted. */
export type Backlog = {
  readonly bytes: number;
  readonly segments: number;
  /** Lines that are not in the spool yet. */
  readonly waiting: number;
  /** Age of the oldest closed segment that is not counted, in seconds; 0 when there is none. */
  readonly lag: number;
};

const REASONS: Readonly<Record<string, string>> = {
  'ads are off': 'ads_off',
  'game: is not in the catalogue': 'unknown_game',
  'the visitor asked not to be counted': 'opted_out',
};
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What the server measures of itself. Labels come from fixed lists, so visitors cannot make new ones. */
export class Metrics {
  readonly #registry = new Registry();
  /** By kind and outcome, since the counter was last read. */
  readonly #since = new Map<string, Map<string, number>>();
  readonly #events: Counter = new Counter({
    name: 'portal_events_total',
    help: 'Events, votes and reports: accepted, or why they were refused.',
    labelNames: ['kind', 'outcome'],
    registers: [this.#registry],
    collect: () => this.#bringEvents(),
  });
  readonly #counted = this.#counter('portal_events_counted_total', 'Events added to the store.');
  readonly #commits = this.#histogram(
    'portal_store_commit_seconds',
    'Time to bring one chunk of events into the store.',
  );
  readonly #requests = new Durations(
    {
      name: 'portal_request_seconds',
      help: 'Time from a request to the end of its answer.',
      labels: ['route', 'method', 'status'],
      bounds: SECONDS,
    },
    this.#registry,
  );

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** Adds what the process itself tells: memory, processor time, event loop, garbage collection. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  watchBacklog(read: () => Backlog): void {
    const gauge = (name: string, help: string, key: keyof Backlog): void => {
      const made: Gauge = new Gauge({
        name,
        help,
        registers: [this.#registry],
        collect: () => made.set(read()[key]),
      });
    };
    gauge('portal_spool_bytes', 'Bytes in closed segments that are not counted.', 'bytes');
    gauge('portal_spool_segments', 'Closed segments that are not counted.', 'segments');
    gauge('portal_spool_waiting_lines', 'Lines that are not written yet.', 'waiting');
    gauge('portal_fold_lag_seconds', 'Age of the oldest segment that is not counted.', 'lag');
  }

  /** @param refusal nothing when it was taken */
  taken(kind: string, refusal: Refusal | undefined): void {
    this.#event(kind, refusal ? outcomeOf(refusal) : 'accepted');
  }

  malformed(kind: 'event' | 'vote' | 'report'): void {
    this.#event(kind, 'malformed');
  }

  /** One chunk came into the store. @param events none when it was in already */
  stored(seconds: number, events: number): void {
    this.#commits.observe(seconds);
    this.#counted.inc(events);
  }

  /** @param route the pattern it went to, never the address itself */
  answered(route: string, method: string, status: number, seconds: number): void {
    this.#requests.of(route, method, String(status)).observe(seconds);
  }

  /** For what is answered so often that looking it up each time would cost. */
  answering(route: string, method: string, status: number): Pick<Duration, 'observe'> {
    return this.#requests.of(route, method, String(status));
  }

  /** Counts what goes to a taker. */
  around(taker: Taker): Taker {
    return {
      offer: (sent, visitor, told) =>
        taker.offer(sent, visitor, (refusal) => {
          this.taken(sent.event.name, refusal);
          told(refusal);
        }),
      event: async (sent, visitor) => {
        const refusal = await taker.event(sent, visitor);
        this.taken(sent.event.name, refusal);
        return refusal;
      },
      report: async (report, visitor) => {
        const refusal = await taker.report(report, visitor);
        this.taken('report', refusal);
        return refusal;
      },
    };
  }

  /** Adding to a labelled counter costs more than taking an event: it is done when somebody looks. */
  #event(kind: string, outcome: string): void {
    let outcomes = this.#since.get(kind);
    if (!outcomes) this.#since.set(kind, (outcomes = new Map()));
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }

  #bringEvents(): void {
    for (const [kind, outcomes] of this.#since) {
      for (const [outcome, count] of outcomes) this.#events.inc({ kind, outcome }, count);
    }
    this.#since.clear();
  }

  #counter(name: string, help: string, labelNames: string[] = []): Counter {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  #histogram(name: string, help: string, labelNames: string[] = []): Histogram {
    return new Histogram({ name, help, labelNames, buckets: SECONDS, registers: [this.#registry] });
  }
}

function outcomeOf(refusal: Refusal): string {
  return refusal.kind === 'refused' ? (REASONS[refusal.why] ?? 'refused') : refusal.kind;
}
