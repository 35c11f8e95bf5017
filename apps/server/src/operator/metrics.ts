import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Intake } from '../statistics/intake.ts';
import type { Refusal } from '../statistics/refusal.ts';
import type { Backlog } from '../statistics/statistics.ts';
import { Durations, type Duration } from './durations.ts';

/** The `outcome` label of each refusal. */
const OUTCOMES: Readonly<Record<Refusal, string>> = {
  busy: 'busy',
  opted_out: 'opted_out',
  cross_site: 'cross_site',
  ads_off: 'ads_off',
  unknown_game: 'unknown_game',
  voted_today: 'limited',
  network_votes_today: 'limited',
  too_many_this_hour: 'limited',
};
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** The server's metrics. Labels come from fixed lists, so visitors cannot add any. */
export class Metrics {
  readonly #registry = new Registry();
  /** Counts by kind and outcome since the counter was last read. */
  readonly #since = new Map<string, Map<string, number>>();
  readonly #events: Counter = new Counter({
    name: 'portal_events_total',
    help: 'Events, votes and reports: accepted, or why they were refused.',
    labelNames: ['kind', 'outcome'],
    registers: [this.#registry],
    collect: () => this.#flushEvents(),
  });
  readonly #counted = this.#counter('portal_events_counted_total', 'Events added to the store.');
  readonly #refused = this.#counter(
    'portal_connections_refused_total',
    'Connections closed at once because too many were open.',
  );
  readonly #commits = this.#histogram(
    'portal_store_commit_seconds',
    'Time to bring one chunk of events into the store.',
  );
  readonly #runs = this.#counter(
    'portal_runs_total',
    'Runs that were sent, by what became of them.',
    ['outcome'],
  );
  readonly #verdicts = this.#histogram(
    'portal_run_verdict_seconds',
    'Time from a run to its verdict, waiting included.',
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

  /** Adds metrics of the process: memory, processor time, event loop, garbage collection. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  watchBacklog(read: () => Backlog): void {
    const gauge = (name: string, help: string, key: keyof Backlog): void => {
      const metric: Gauge = new Gauge({
        name,
        help,
        registers: [this.#registry],
        collect: () => metric.set(read()[key]),
      });
    };
    gauge('portal_spool_bytes', 'Bytes in closed segments that are not counted.', 'bytes');
    gauge('portal_spool_segments', 'Closed segments that are not counted.', 'segments');
    gauge('portal_spool_waiting_lines', 'Lines that are not written yet.', 'waiting');
    gauge('portal_spool_bad_segments', 'Segments that were set aside.', 'aside');
    gauge('portal_fold_lag_seconds', 'Age of the oldest segment that is not counted.', 'lag');
  }

  /** @param refusal undefined if it was accepted */
  submitted(kind: string, refusal: Refusal | undefined): void {
    this.#event(kind, refusal === undefined ? 'accepted' : OUTCOMES[refusal]);
  }

  malformed(kind: 'event' | 'vote' | 'report'): void {
    this.#event(kind, 'malformed');
  }

  /** Records a chunk in the store. @param events 0 if it had been counted before */
  stored(seconds: number, events: number): void {
    this.#commits.observe(seconds);
    this.#counted.inc(events);
  }

  /** @param outcome one of a fixed list of codes */
  runJudged(outcome: string): void {
    this.#runs.inc({ outcome });
  }

  runPlayed(seconds: number): void {
    this.#verdicts.observe(seconds);
  }

  connectionRefused(): void {
    this.#refused.inc();
  }

  /** @param route the pattern of the route, never the address itself */
  answered(route: string, method: string, status: number, seconds: number): void {
    this.#requests.of(route, method, String(status)).observe(seconds);
  }

  /** Finds the histogram of one kind of request once, where finding it each time would be slow. */
  answering(route: string, method: string, status: number): Pick<Duration, 'observe'> {
    return this.#requests.of(route, method, String(status));
  }

  /** Wraps an intake so that everything submitted to it is counted. */
  measured(intake: Intake): Intake {
    return {
      submit: (sent, visitor, onSubmitted) =>
        intake.submit(sent, visitor, (refusal) => {
          this.submitted(sent.event.name, refusal);
          onSubmitted(refusal);
        }),
      vote: async (vote, visitor) => {
        const refusal = await intake.vote(vote, visitor);
        this.submitted('vote', refusal);
        return refusal;
      },
      report: async (report, visitor) => {
        const refusal = await intake.report(report, visitor);
        this.submitted('report', refusal);
        return refusal;
      },
      verdict: (game, outcome) => intake.verdict(game, outcome),
    };
  }

  /** Adding to a labeled counter costs more than taking an event, so it waits until metrics are read. */
  #event(kind: string, outcome: string): void {
    let outcomes = this.#since.get(kind);
    if (!outcomes) this.#since.set(kind, (outcomes = new Map()));
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }

  #flushEvents(): void {
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
