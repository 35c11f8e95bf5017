import { describe, expect, it } from 'vitest';
import { compose } from './music.ts';

const MOODS = ['happy', 'calm', 'race', 'spooky'] as const;

describe('music', () => {
  it.each(MOODS)('%s is an eight-bar loop whose notes all begin inside it', (mood) => {
    for (let seed = 0; seed < 50; seed += 1) {
      const { seconds, notes } = compose(mood, seed);
      expect(seconds).toBeGreaterThan(13);
      expect(seconds).toBeLessThan(26);
      expect(notes.length).toBeGreaterThan(60);
      for (const note of notes) {
        expect(note.at).toBeGreaterThanOrEqual(0);
        expect(note.at).toBeLessThan(seconds);
        expect(note.gain).toBeGreaterThan(0);
        expect(note.gain).toBeLessThan(0.3);
      }
    }
  });

  it.each(MOODS)(
    '%s stays in its range, and neither always nor never has a melody note',
    (mood) => {
      for (let seed = 0; seed < 50; seed += 1) {
        const sung = compose(mood, seed).notes.filter(({ voice }) => voice === 'lead');
        expect(sung.length).toBeGreaterThanOrEqual(8);
        expect(sung.length).toBeLessThanOrEqual(64);
        for (const { key } of sung) {
          expect(key).toBeGreaterThanOrEqual(55);
          expect(key).toBeLessThanOrEqual(96);
        }
      }
    },
  );

  it('is the same tune for the same seed, and another for another', () => {
    expect(compose('happy', 7)).toEqual(compose('happy', 7));
    const tunes = new Set(
      Array.from({ length: 100 }, (_, seed) => JSON.stringify(compose('happy', seed).notes)),
    );
    expect(tunes.size).toBeGreaterThan(95);
  });

  it('returns to its motif every other bar', () => {
    const { seconds, notes } = compose('happy', 3);
    const bar = seconds / 8;
    const sung = (index: number): readonly string[] =>
      notes
        .filter(({ voice, at }) => voice === 'lead' && Math.floor(at / bar + 1e-6) === index)
        .map(({ at, key }) => `${(at - index * bar).toFixed(3)} ${key}`);
    expect(sung(2)).toEqual(sung(0));
    expect(sung(4)).toEqual(sung(0));
  });
});
