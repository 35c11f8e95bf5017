import type { Chart } from './chart.ts';
import type { Score } from './notation.ts';

/** A triad: MIDI keys from its root, which is between C2 and B2. */
export type Chord = { readonly root: number; readonly tones: readonly [number, number, number] };

/** One note of the accompaniment. `voice` 0 is the bass, 1 the chords. */
export type Accompaniment = { readonly tick: number; readonly voice: 0 | 1; readonly key: number };

/**
 * Usable triads: semitones of the root above the tonic, of the third and fifth above the root, and
 * a cost.
 */
type Triad = {
  readonly step: number;
  readonly third: number;
  readonly fifth: number;
  readonly dear: number;
};
const MAJOR: readonly Triad[] = [
  { step: 0, third: 4, fifth: 7, dear: 0 },
  { step: 7, third: 4, fifth: 7, dear: 0.3 },
  { step: 5, third: 4, fifth: 7, dear: 0.4 },
  { step: 9, third: 3, fifth: 7, dear: 0.9 },
  { step: 2, third: 3, fifth: 7, dear: 1 },
];
const MINOR: readonly Triad[] = [
  { step: 0, third: 3, fifth: 7, dear: 0 },
  { step: 7, third: 4, fifth: 7, dear: 0.3 },
  { step: 5, third: 3, fifth: 7, dear: 0.5 },
  { step: 8, third: 4, fifth: 7, dear: 0.8 },
  { step: 3, third: 4, fifth: 7, dear: 0.8 },
  { step: 10, third: 4, fifth: 7, dear: 1 },
];
const MISFIT = 1.6;
const STAY = 0.25;

/**
 * One chord a bar, chosen to fit the melody in it, with the tonic at the end.
 * @returns one chord for each bar of the score
 */
export function chordsOf(score: Score): readonly Chord[] {
  const triads = score.key.minor ? MINOR : MAJOR;
  let last = -1;
  return score.bars.map((from, index) => {
    const to = score.bars[index + 1] ?? score.length;
    const ends = index === score.bars.length - 1;
    let best = triads[0];
    let least = Infinity;
    for (const [at, triad] of triads.entries()) {
      if (ends && triad.step !== 0) continue;
      const cost = misfit(score, triad, from, to) + triad.dear * 0.5 - (at === last ? STAY : 0);
      if (cost >= least) continue;
      least = cost;
      best = triad;
    }
    last = best ? triads.indexOf(best) : 0;
    return chordOf(score.key.tonic, best ?? { step: 0, third: 4, fifth: 7, dear: 0 });
  });
}

/**
 * How much of a bar's melody is outside a triad, in quarters of the bar; its first note counts
 * twice.
 */
function misfit(score: Score, triad: Triad, from: number, to: number): number {
  let outside = 0;
  for (const note of score.notes) {
    if (note.at >= to || note.at + note.length <= from) continue;
    const step = (((note.key - score.key.tonic - triad.step) % 12) + 12) % 12;
    if (step === 0 || step === triad.third || step === triad.fifth) continue;
    const length = Math.min(to, note.at + note.length) - Math.max(from, note.at);
    outside += (length / (to - from)) * (note.at === from ? 2 : 1);
  }
  return outside * 4 * MISFIT;
}

function chordOf(tonic: number, { step, third, fifth }: Triad): Chord {
  const root = 36 + ((tonic + step) % 12);
  return { root, tones: [root, root + third, root + fifth] };
}

/**
 * Bass and chords for a chart: the bass plays the root on a bar's first beat and the fifth halfway,
 * and chords play on the beats between. Sorted by tick.
 */
export function accompany(score: Score, chart: Chart): readonly Accompaniment[] {
  const chords = chordsOf(score);
  const parts: Accompaniment[] = [];
  for (const [bar, from] of chart.bars.entries()) {
    const chord = chords[bar];
    const to = chart.bars[bar + 1] ?? chart.end;
    if (!chord) continue;
    const beats = chart.beats.filter((tick) => tick >= from && tick < to);
    for (const [beat, tick] of beats.entries()) {
      const middle = beats.length >= 4 && beat === beats.length / 2;
      if (beat === 0 || middle) {
        parts.push({
          tick,
          voice: 0,
          key: middle ? chord.tones[2] - 12 + (chord.root < 41 ? 12 : 0) : chord.root,
        });
      }
      const tone = chord.tones[beat % 2 === 0 ? 2 : 1];
      if (beat > 0) parts.push({ tick, voice: 1, key: tone + 12 });
    }
  }
  return parts;
}

/** The nearest chord tone that is a third or more below a melody note: the second voice. */
export function underneath(key: number, chord: Chord): number {
  for (let below = key - 3; below > key - 12; below -= 1) {
    if (chord.tones.some((tone) => (tone - below) % 12 === 0)) return below;
  }
  return key - 12;
}
