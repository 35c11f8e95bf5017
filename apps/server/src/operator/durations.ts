import type { Metric, Registry } from 'prom-client';

type Shape = {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  /** Upper bounds of the buckets in seconds, ascending. */
  readonly bounds: readonly number[];
};

/** Durations of one combination of labels. */
export class Duration {
  readonly #bounds: readonly number[];
  /** Counts by bucket; the last bucket is above every bound. */
  readonly counts: number[];
  sum = 0;

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.counts = Array.from({ length: bounds.length + 1 }, () => 0);
  }

  observe(seconds: number): void {
    let bucket = 0;
    while (seconds > (this.#bounds[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1;
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1;
    this.sum += seconds;
  }
}

/**
 * A histogram that costs two additions an observation. The library's own hashes its labels each
 * time, which takes longer than answering a request. The library still writes the text.
 */
export class Durations {
  readonly #shape: Shape;
  readonly #found = new Map<
    string,
    { readonly labels: readonly string[]; readonly duration: Duration }
  >();

  constructor(shape: Shape, registry: Registry) {
    this.#shape = shape;
    const { name, help } = shape;
    const metric = { name, help, type: 'histogram', get: () => this.#read() };
    // The object has everything that a registry uses; the type demands the library's classes.
    registry.registerMetric(metric as unknown as Metric<string>);
  }

  /** @param labels values in the order of the label names */
  of(...labels: readonly string[]): Duration {
    const key = labels.join(' ');
    let found = this.#found.get(key);
    if (!found)
      this.#found.set(key, (found = { labels, duration: new Duration(this.#shape.bounds) }));
    return found.duration;
  }

  #read() {
    const { name, help, labels: names, bounds } = this.#shape;
    const values = [...this.#found.values()].flatMap(({ labels, duration: { counts, sum } }) => {
      const own = Object.fromEntries(names.map((label, at) => [label, labels[at] ?? '']));
      let below = 0;
      const buckets = counts.map((count, at) => ({
        metricName: `${name}_bucket`,
        labels: { ...own, le: String(bounds[at] ?? '+Inf') },
        value: (below += count),
      }));
      return [
        ...buckets,
        { metricName: `${name}_sum`, labels: own, value: sum },
        { metricName: `${name}_count`, labels: own, value: below },
      ];
    });
    return { name, help, type: 'histogram', values };
  }
}
