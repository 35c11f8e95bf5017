import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Refusal, Taker } from '../statistics/intake.ts';

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
  readonly #events = this.#counter(
    'portal_events_total',
    'Events, votes and reports: accepted, or why they were refused.',
    ['kind', 'outcome'],
  );
  readonly #counted = this.#counter('portal_events_counted_total', 'Events added to the store.');
  readonly #commits = this.#histogram(
    'portal_store_commit_seconds',
    'Time to bring one chunk of events into the store.',
  );
  readonly #requests = this.#histogram(
    'portal_request_seconds',
    'Time from a request to the end of its answer.',
    ['route', 'method', 'status'],
  );
  /** Asked for with each request: finding them by label costs more than counting. */
  readonly #found = new Map<string, { observe(value: number): void }>();

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
    this.#events.inc({ kind, outcome: outcomeOf(refusal) });
  }

  malformed(kind: 'event' | 'vote' | 'report'): void {
    this.#events.inc({ kind, outcome: 'malformed' });
  }

  /** One chunk came into the store. @param events none when it was in already */
  stored(seconds: number, events: number): void {
    this.#commits.observe(seconds);
    this.#counted.inc(events);
  }

  /** @param route the pattern it went to, never the address itself */
  answered(route: string, method: string, status: number, seconds: number): void {
    const key = `${route} ${method} ${status}`;
    let child = this.#found.get(key);
    if (!child) {
      child = this.#requests.labels(route, method, String(status));
      this.#found.set(key, child);
    }
    child.observe(seconds);
  }

  /** Counts what goes to a taker. */
  around(taker: Taker): Taker {
    return {
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

  #counter(name: string, help: string, labelNames: string[] = []): Counter {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  #histogram(name: string, help: string, labelNames: string[] = []): Histogram {
    return new Histogram({ name, help, labelNames, buckets: SECONDS, registers: [this.#registry] });
  }
}

function outcomeOf(refusal: Refusal | undefined): string {
  if (!refusal) return 'accepted';
  return refusal.kind === 'refused' ? (REASONS[refusal.why] ?? 'refused') : refusal.kind;
}
