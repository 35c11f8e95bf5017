import { QUARTER } from './pitch.ts';

export interface TempoMap {
  /** The nearest whole tick to a position in the tune. */
  tickAt(pulse: number): number;
  /** Ticks of a quarter note there. */
  quarterAt(pulse: number): number;
}

/**
 * Maps the pulses of a tune to time.
 * @param tempos quarter notes a minute from each pulse on, the first at 0
 * @param hz ticks a second
 * @param speed 1 as written, 2 twice as fast
 * @throws Error if there is no tempo at 0
 */
export function tempoMap(
  tempos: readonly { readonly at: number; readonly bpm: number }[],
  hz: number,
  speed = 1,
): TempoMap {
  if (tempos[0]?.at !== 0) throw new Error('tempoMap: the first tempo must be at pulse 0');
  const spans: { at: number; tick: number; perPulse: number }[] = [];
  let tick = 0;
  for (const { at, bpm } of tempos) {
    const last = spans.at(-1);
    if (last) tick = last.tick + (at - last.at) * last.perPulse;
    spans.push({ at, tick, perPulse: (60 * hz) / (bpm * speed * QUARTER) });
  }
  const spanAt = (pulse: number): (typeof spans)[number] => {
    let found = spans[0];
    for (const span of spans) if (span.at <= pulse) found = span;
    return found ?? { at: 0, tick: 0, perPulse: 1 };
  };
  return {
    tickAt(pulse) {
      const span = spanAt(pulse);
      return Math.round(span.tick + (pulse - span.at) * span.perPulse);
    },
    quarterAt: (pulse) => spanAt(pulse).perPulse * QUARTER,
  };
}
