import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  readParameters,
  SAMPLE_RATE,
  samplesOf,
  SOUND_NAMES,
  TUNED,
  type SampleBuilder,
} from './presets.ts';

const closed = vi.fn<() => Promise<void>>(async () => undefined);
let build: SampleBuilder;

beforeAll(async () => {
  vi.stubGlobal(
    'AudioContext',
    class {
      close = closed;
    },
  );
  build = (await import('./synth.ts')).buildSamples;
});
afterAll(() => void vi.unstubAllGlobals());

describe('sounds', () => {
  it('do not leave the builder’s audio device open', () => {
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it.each(SOUND_NAMES)('%s is short, audible, finite and never clips', (name) => {
    const samples = samplesOf(name, build);
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(samples.every((sample) => Number.isFinite(sample))).toBe(true);
    expect(samples.length / SAMPLE_RATE).toBeGreaterThan(0.015);
    expect(samples.length / SAMPLE_RATE).toBeLessThan(1);
    expect(peak).toBeGreaterThan(0.12);
    expect(peak).toBeLessThan(0.7);
  });

  it.each(SOUND_NAMES)('%s ends in silence, without a click', (name) => {
    const tail = samplesOf(name, build).slice(-6);
    expect(tail.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeLessThan(0.05);
  });

  it('are the same every time: the pitch varies only when they are played', () => {
    expect(samplesOf('coin', build)).toEqual(samplesOf('coin', build));
    expect(samplesOf([1, 0.5, 440], build)).toEqual(samplesOf([1, 0.5, 440], build));
  });

  it('may be zzfx parameters', () => {
    const samples = samplesOf([1, 0, 440, 0, 0.1, 0.1], build);
    expect(samples.length).toBeCloseTo(0.2 * SAMPLE_RATE, -2);
  });

  it('parse zzfx’s notation, in which an empty field is the default', () => {
    expect(readParameters('.9,,620,,-3')).toEqual([0.9, undefined, 620, undefined, -3]);
  });

  it('rise or fall as their names say', () => {
    const crossings = (name: string, from: number, to: number): number => {
      const samples = samplesOf(name, build);
      const part = samples.slice(samples.length * from, samples.length * to);
      let count = 0;
      part.forEach((sample, index) => {
        if (sample < 0 !== (part[index - 1] ?? sample) < 0) count += 1;
      });
      return count / part.length;
    };
    for (const name of ['win', 'levelup', 'star', 'pop', 'jump', 'coin', 'power', 'merge']) {
      expect(crossings(name, 0.66, 1), name).toBeGreaterThan(crossings(name, 0, 0.33));
    }
    for (const name of ['lose', 'back', 'shoot', 'tap', 'error']) {
      expect(crossings(name, 0.66, 1), name).toBeLessThan(crossings(name, 0, 0.33));
    }
  });

  it('that are in tune exist', () => {
    for (const name of TUNED) expect(SOUND_NAMES).toContain(name);
  });

  it('name an unknown name and list the known ones', () => {
    expect(() => samplesOf('boing', build)).toThrow(/no sound "boing"; there are: tap, .*win/);
  });
});
