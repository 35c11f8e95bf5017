import { createRng } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import {
  accompany,
  calibrated,
  chordsOf,
  gradeOf,
  lintChart,
  makeChart,
  nearestNote,
  QUARTER,
  readTune,
  underneath,
  voicesOf,
  type Chart,
  type Score,
} from './index.ts';

const score = (tune: string, tempo = 120): Score =>
  readTune({ key: 'C', meter: '4/4', unit: '1/4', tempo, tune });

/** A melody that wanders, in eighths and sixteenths. */
function wandering(seed: number): Score {
  const rng = createRng(seed);
  const bar = (): string =>
    Array.from({ length: 4 }, () =>
      rng.pick(['C', 'E/2G/2', 'c', 'A/2A/2', 'D/4E/4F/4G/4', 'B']),
    ).join('');
  return score(Array.from({ length: 8 }, bar).join('|'), 60 + rng.int(140));
}

const lanes = (chart: Chart): number[] => chart.notes.map(({ lane }) => lane);

describe('charts', () => {
  it('begin at tick 0, even after an upbeat or a rest', () => {
    const chart = makeChart(score('z4 | z2 C2 | D4'), { hz: 60 });
    expect(chart.notes.map(({ tick }) => tick)).toEqual([0, 60]);
  });

  it('go right as the melody rises, left as it falls, and stay for repeated notes', () => {
    const chart = makeChart(score('C E G c | c c c c | c G E C'), { hz: 60 });
    expect(lanes(chart).slice(0, 4)).toEqual([0, 1, 2, 3]);
    expect(new Set(lanes(chart).slice(3, 9)).size).toBe(1);
    expect(lanes(chart).slice(8)).toEqual([3, 2, 1, 0]);
  });

  it('hold long notes, and leave time to reach the next', () => {
    const { notes } = makeChart(score('C4 | D D D D'), { hz: 60 });
    expect(notes[0]?.hold).toBeGreaterThan(60);
    expect(notes[0]?.hold).toBeLessThan(120 - 12);
    expect(notes.slice(1, 4).every(({ hold }) => hold === 0)).toBe(true);
  });

  it.each(Array.from({ length: 24 }, (_, seed) => seed))(
    'are playable however fast the melody is (%i)',
    (seed) => {
      for (const speed of [1, 1.7, 3]) {
        const chart = makeChart(wandering(seed), { hz: 60, seed, speed });
        expect(lintChart(chart, { hz: 60 })).toEqual([]);
      }
    },
  );

  it('drop the weaker notes if there is no time for all', () => {
    const slow = makeChart(score('C/4D/4E/4F/4 G/4A/4B/4c/4 C2', 60), { hz: 60 });
    const fast = makeChart(score('C/4D/4E/4F/4 G/4A/4B/4c/4 C2', 200), { hz: 60 });
    expect(slow.notes).toHaveLength(9);
    expect(fast.notes.length).toBeLessThan(9);
    const beats = new Set(fast.beats);
    expect(fast.notes.filter(({ tick }) => beats.has(tick)).length).toBeGreaterThanOrEqual(3);
  });

  it('are the same for the same seed and differ for another', () => {
    const [one, again, other] = [1, 1, 2].map((seed) => makeChart(wandering(5), { hz: 60, seed }));
    expect(one).toEqual(again);
    expect(lanes(other as Chart)).not.toEqual(lanes(one as Chart));
    expect(other?.notes.map(({ tick }) => tick)).toEqual(one?.notes.map(({ tick }) => tick));
  });

  it('may end after some bars', () => {
    const chart = makeChart(score('C4 | D4 | E4 | F4'), { hz: 60, bars: 2 });
    expect(chart.notes).toHaveLength(2);
    expect(chart.end).toBe(240);
  });
});

describe('the lint', () => {
  const sound = makeChart(score('C E G c'), { hz: 60 });
  const broken = (change: Partial<Chart['notes'][number]>, at = 1): Chart => ({
    ...sound,
    notes: sound.notes.map((note, index) => (index === at ? { ...note, ...change } : note)),
  });

  it.each([
    ['two notes at a time', broken({ tick: 0 }), /note 1: sounds together/],
    ['too small a gap', broken({ tick: 5 }), /note 1: the next comes after 83 ms/],
    ['a lane too far', broken({ tick: 53, lane: 3 }), /note 2: the next is 1|note 2/],
    ['a hold that runs on', broken({ hold: 99 }), /note 2: is held into the next/],
    ['a lane there is not', broken({ lane: 4 }), /note 2: lane 4 of 4/],
    ['half a tick', broken({ tick: 30.5 }), /note 2: tick 30.5/],
    ['a late start', broken({ tick: 3 }, 0), /note 1 is not at tick 0/],
    ['nothing', { ...sound, notes: [] }, /no notes/],
  ])('finds %s', (_, chart, fault) => {
    expect(lintChart(chart, { hz: 60 }).join('\n')).toMatch(fault);
  });

  it('accepts a sound chart', () => {
    expect(lintChart(sound, { hz: 60 })).toEqual([]);
  });
});

describe('grading', () => {
  it('grades by how far off a tap is, early or late', () => {
    const grades = Array.from({ length: 20 }, (_, index) => gradeOf(100 + index - 10, 100));
    expect(grades).toEqual([...grades].reverse());
    expect(gradeOf(100, 100)).toBe(0);
    expect(gradeOf(104, 100)).toBe(1);
    expect(gradeOf(107, 100)).toBe(2);
    expect(gradeOf(112, 100)).toBeUndefined();
  });

  it('finds the nearest note of the lane within reach', () => {
    const notes = [
      { tick: 0, lane: 1 },
      { tick: 9, lane: 1 },
      { tick: 18, lane: 2 },
    ];
    expect(nearestNote(notes, 0, 1, 2)).toBe(0);
    expect(nearestNote(notes, 0, 1, 7)).toBe(1);
    expect(nearestNote(notes, 0, 2, 12)).toBe(2);
    expect(nearestNote(notes, 0, 3, 9)).toBeUndefined();
    expect(nearestNote(notes, 1, 1, 2)).toBe(1);
    expect(nearestNote(notes, 0, undefined, 17)).toBe(2);
  });

  it('adds a voice at each step of a streak', () => {
    expect([0, 7, 8, 20, 99].map((streak) => voicesOf(streak, [8, 20]))).toEqual([0, 0, 1, 2, 2]);
  });
});

describe('calibration', () => {
  const beats = Array.from({ length: 10 }, (_, beat) => 80 + beat * 40);

  it.each([0, 3, 12, 28, -6])('finds a lag of %i ticks', (lag) => {
    const taps = beats.map((beat, index) => beat + lag + ((index % 3) - 1));
    expect(calibrated(taps, beats)?.lag).toBe(lag);
  });

  it('tolerates a few mistakes', () => {
    const taps = beats.map((beat, index) => beat + 5 + (index === 4 ? 14 : 0));
    expect(calibrated(taps, beats)).toMatchObject({ lag: 5 });
  });

  it('has no result for few or erratic taps', () => {
    expect(calibrated(beats.slice(0, 4), beats)).toBeUndefined();
    expect(
      calibrated(
        beats.map((beat, index) => beat + ((index * 17) % 38)),
        beats,
      ),
    ).toBeUndefined();
    expect(calibrated([1, 2, 3, 4, 5], [])).toBeUndefined();
  });
});

describe('harmony', () => {
  it('chooses simple chords and ends on the tonic', () => {
    const chords = chordsOf(score('C C G G | F F A2 | G B d2 | G F D B, | C4'));
    expect(chords.map(({ root }) => root % 12)).toEqual([0, 5, 7, 7, 0]);
  });

  it('is minor in minor', () => {
    const minor = readTune({
      key: 'Am',
      meter: '4/4',
      unit: '1/4',
      tempo: 90,
      tune: 'A c e c | A4',
    });
    expect(chordsOf(minor)[0]?.tones.map((tone) => tone % 12)).toEqual([9, 0, 4]);
  });

  it('plays on the beats, bass first, in order', () => {
    const tune = score('C D E F | G F E D | C4');
    const chart = makeChart(tune, { hz: 60 });
    const parts = accompany(tune, chart);
    const ticks = parts.map(({ tick }) => tick);
    expect(ticks).toEqual([...ticks].sort((one, other) => one - other));
    expect(ticks.every((tick) => chart.beats.includes(tick))).toBe(true);
    expect(parts.filter(({ tick }) => tick === 0)).toEqual([{ tick: 0, voice: 0, key: 36 }]);
    expect(new Set(parts.map(({ voice }) => voice))).toEqual(new Set([0, 1]));
  });

  it('puts a second voice on a chord tone, a third or more below', () => {
    const [chord] = chordsOf(score('C E G c'));
    if (!chord) throw new Error('no chord');
    for (let key = 60; key < 84; key += 1) {
      const below = underneath(key, chord);
      expect(key - below).toBeGreaterThanOrEqual(3);
      expect([0, 4, 7]).toContain(below % 12);
    }
  });

  it('places pulses where the score has its bars', () => {
    expect(score('C4 | D4').bars).toEqual([0, 4 * QUARTER]);
  });
});
