import { cpus, loadavg } from 'node:os';
import { createRng } from '@playgrove/kit/core';

/** As large as the memory that a browser works on with a page: far beyond a core's caches. */
const BYTES = 64 * 1024 * 1024;
const STEPS = 2_000_000;
/** An idle machine stays below this; times measured above it are too long. */
const QUIET_NS = 250;

/**
 * Nanoseconds of one memory read if each read gives the address of the next. It reveals other load
 * on the same host, which the process count does not show.
 */
function memoryLatency(): number {
  const next = new Int32Array(BYTES / Int32Array.BYTES_PER_ELEMENT).map((_, index) => index);
  const rng = createRng('memory');
  // One ring through all positions (Sattolo's shuffle), so that no cache can predict the next.
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

/** The machine, and how busy it is: times mean little on a busy one. */
export function machine(): string {
  const [now = 0] = loadavg();
  const ns = memoryLatency();
  const loud = ns > QUIET_NS ? `, NOT QUIET (below ${QUIET_NS}): times are too long` : '';
  return `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${now.toFixed(1)} processes at work, memory ${ns.toFixed(0)} ns a read${loud}`;
}
