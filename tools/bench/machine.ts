import { cpus, loadavg } from 'node:os';
import { createRng } from '@playgrove/kit/rules';

/** As large as what a browser with a page works on: far beyond a core's own caches. */
const BYTES = 64 * 1024 * 1024;
const STEPS = 2_000_000;
/** A machine that nobody else works on stays below this; times taken above it are too long. */
const QUIET_NS = 250;

/**
 * Nanoseconds that one read from memory takes where each read says where the next one is. It tells
 * of neighbours on the same host, whom the number of processes at work does not show.
 */
function memoryLatency(): number {
  const next = new Int32Array(BYTES / Int32Array.BYTES_PER_ELEMENT).map((_, index) => index);
  const rng = createRng('memory');
  // One ring through every place (Sattolo's shuffle), so that no cache can know what comes.
  for (let last = next.length - 1; last > 0; last -= 1) {
    const other = rng.int(last);
    const value = next[last] ?? 0;
    next[last] = next[other] ?? 0;
    next[other] = value;
  }
  let at = 0;
  const began = performance.now();
  for (let step = 0; step < STEPS; step += 1) at = next[at] ?? 0;
  const took = performance.now() - began;
  if (at < 0) throw new Error('a ring has no negative place');
  return (took * 1e6) / STEPS;
}

/** What the machine is, and how busy: times mean little where others work on it. */
export function machine(): string {
  const [now = 0] = loadavg();
  const ns = memoryLatency();
  const loud = ns > QUIET_NS ? `, NOT QUIET (below ${QUIET_NS}): times are too long` : '';
  return `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${now.toFixed(1)} processes at work, memory ${ns.toFixed(0)} ns a read${loud}`;
}
