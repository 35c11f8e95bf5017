/**
 * Music that players play: tunes as text, charts to play them by, grading of every tap. Headless
 * and exact; times are whole ticks of the game, positions in a tune are pulses (48 a quarter note).
 *
 * ```ts
 * const score = readTune({ key: 'C', meter: '4/4', unit: '1/4', tempo: 96, tune: 'C C G G | A A G2 |' });
 * const chart = makeChart(score, { hz: 60, seed: 1 });
 * const faults = lintChart(chart, { hz: 60 });            // [] if it is playable
 * const grade = gradeOf(tick - lag, chart.notes[0].tick);  // 0 perfect, 1, 2, or undefined
 * const parts = accompany(score, chart);                   // bass and chords that join with a
 * streak
 * ```
 */
export { calibrated, type Calibration } from './calibrate.ts';
export {
  makeChart,
  MIN_GAP_MS,
  REACH_MS,
  type Chart,
  type ChartNote,
  type ChartOptions,
} from './chart.ts';
export { accompany, chordsOf, underneath, type Accompaniment, type Chord } from './harmony.ts';
export { gradeOf, nearestNote, voicesOf, WINDOWS } from './judge.ts';
export { lintChart } from './lint.ts';
export { readTune, type Note, type Score, type Tune } from './notation.ts';
export { QUARTER } from './pitch.ts';
export { tempoMap, type TempoMap } from './tempo.ts';
