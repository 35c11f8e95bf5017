import { describe, expect, it } from 'vitest';
import { QUARTER, readTune, tempoMap, type Tune } from './index.ts';

const tune = (text: string, more: Partial<Tune> = {}) =>
  readTune({ key: 'C', meter: '4/4', unit: '1/4', tempo: 120, tune: text, ...more });
const keys = (text: string, more: Partial<Tune> = {}): number[] =>
  tune(text, more).notes.map(({ key }) => key);
const lengths = (text: string, more: Partial<Tune> = {}): number[] =>
  tune(text, more).notes.map(({ length }) => length / QUARTER);

describe('the notation', () => {
  it('reads letters, octaves and accidentals as MIDI keys', () => {
    expect(keys("C D E F | G A B c | C, c, c' C'")).toEqual([
      60, 62, 64, 65, 67, 69, 71, 72, 48, 60, 84, 72,
    ]);
    expect(keys('^C _D =E ^^F')).toEqual([61, 61, 64, 67]);
  });

  it('keeps an accidental to the end of its bar, only in its octave', () => {
    expect(keys('^C C c C | C4')).toEqual([61, 61, 72, 61, 60]);
    expect(keys('^C =C C2')).toEqual([61, 60, 60]);
  });

  it.each([
    ['G', [66]],
    ['F', [65]],
    ['Bb', [65]],
    ['C#m', [66]],
    ['Am', [65]],
    ['Gm', [65]],
  ])('knows the key of %s', (key, expected) => {
    expect(keys('F4', { key })).toEqual(expected);
  });

  it('lowers what flat keys lower', () => {
    expect(keys('A B d e', { key: 'Eb' })).toEqual([68, 70, 74, 75]);
  });

  it('reads lengths, rests, ties and triplets', () => {
    expect(lengths('C D/2 E/2 F3/2 G/2 | A3')).toEqual([1, 0.5, 0.5, 1.5, 0.5, 3]);
    expect(tune('C z2 D').notes.map(({ at }) => at / QUARTER)).toEqual([0, 3]);
    expect(lengths('C4- | C2 D2')).toEqual([6, 2]);
    expect(lengths('(3CDE F G').map((length) => length * 3)).toEqual([2, 2, 2, 3, 3]);
  });

  it('expands repeats', () => {
    expect(keys('|: C4 | D4 :| E4')).toEqual([60, 62, 60, 62, 64]);
    expect(keys('C4 |: D4 :| |: E4 :|')).toEqual([60, 62, 62, 64, 64]);
  });

  it('counts an upbeat as a separate bar', () => {
    const { bars, bar } = tune('C | D4 | E4');
    expect(bars.map((at) => at / QUARTER)).toEqual([0, 1, 5]);
    expect(bar / QUARTER).toBe(4);
  });

  it.each([
    ['C4 | C C C | D4', /bar 2.*3 quarters in a bar of 4/],
    ['C C C C C |', /bar 1.*5 quarters in a bar of 4/],
    ['C C H C', /bar 1.*"H"/],
    ['C4- | D4', /bar 2.*tie/],
    ['C/7 D', /bar 1.*no whole pulse/],
    ['', /no notes/],
  ])('refuses %j and says where', (text, why) => {
    expect(() => tune(text)).toThrow(why);
  });

  it.each([
    [{ key: 'H' }, /key.*"H"/],
    [{ meter: '3' }, /meter.*"3"/],
    [{ unit: 'x' }, /unit.*"x"/],
    [{ tempo: 0 }, /tempo.*0/],
  ])('refuses %j', (more, why) => {
    expect(() => tune('C4', more)).toThrow(why);
  });

  it('has two beats in six eighths and three in three quarters', () => {
    expect(tune('C3', { meter: '6/8', unit: '1/8' }).beat / QUARTER).toBe(1.5);
    expect(tune('C3', { meter: '3/4' }).beat / QUARTER).toBe(1);
  });
});

describe('the tempo map', () => {
  it('counts ticks by the tempo', () => {
    const map = tempoMap([{ at: 0, bpm: 120 }], 60);
    expect(map.tickAt(QUARTER)).toBe(30);
    expect(map.quarterAt(0)).toBe(30);
    expect(tempoMap([{ at: 0, bpm: 120 }], 60, 2).tickAt(QUARTER)).toBe(15);
  });

  it('continues from a tempo change', () => {
    const { tempos } = tune('C4 | @60 D4');
    const map = tempoMap(tempos, 60);
    expect(map.tickAt(4 * QUARTER)).toBe(120);
    expect(map.tickAt(5 * QUARTER)).toBe(180);
  });

  it('needs a tempo at the start', () => {
    expect(() => tempoMap([], 60)).toThrow(/pulse 0/);
  });
});
