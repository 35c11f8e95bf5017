import { beforeEach, describe, expect, it } from 'vitest';
import type { Voice } from '../view.ts';
import { fakeAudio, type FakeAudio } from '../../testing/fake-audio.ts';
import { Mixer } from './mixer.ts';

let audio: FakeAudio;
let mixer: Mixer;

beforeEach(() => {
  audio = fakeAudio();
  mixer = new Mixer(
    audio.context,
    async () => new Float32Array(1),
    () => Promise.reject(new Error('no music here')),
    () => 0.5,
  );
  audio.sent.length = 0;
});

const engine = (pitch = 1, gain = 1, id = 'own'): Voice => ({ id, kind: 'engine', pitch, gain });
const running = (): number => audio.tones.filter(({ until }) => until === Infinity).length;

describe('voices', () => {
  it('start once, however often they are listed, and sound until they are not', () => {
    mixer.voices([engine()]);
    mixer.voices([engine()]);
    expect(running()).toBe(2);
    expect(audio.tones).toHaveLength(2);
    audio.time = 5;
    mixer.voices([]);
    expect(running()).toBe(0);
    expect(audio.tones.every(({ until }) => until > 5 && until < 6)).toBe(true);
    expect(audio.sent.at(-1)).toEqual({ value: 0, at: 5 });
  });

  it('beat: the second tone of an engine is slightly above the first', () => {
    mixer.voices([engine(2)]);
    const [low, high] = audio.tones;
    expect(low?.hertz).toBe(84);
    expect((high?.hertz ?? 0) / (low?.hertz ?? 1)).toBeCloseTo(1.007);
  });

  it('follow pitch and loudness, and send nothing if neither changes', () => {
    mixer.voices([engine(1, 0.5)]);
    const [loud] = audio.sent;
    audio.sent.length = 0;
    mixer.voices([engine(1, 0.5)]);
    expect(audio.sent).toEqual([]);
    audio.time = 1;
    mixer.voices([engine(2, 1)]);
    expect(audio.sent).toContainEqual({ value: (loud?.value ?? 0) * 2, at: 1 });
    expect(audio.sent).toContainEqual({ value: 84, at: 1 });
  });

  it('of wind and skids are looped noise', () => {
    mixer.voices([
      { id: 'air', kind: 'wind', pitch: 1, gain: 0.4 },
      { id: 'air', kind: 'skid', pitch: 1, gain: 0.4 },
    ]);
    expect(audio.started.map(({ loop }) => loop)).toEqual([true, true]);
    mixer.voices([{ id: 'air', kind: 'wind', pitch: 1, gain: 0.4 }]);
    expect(audio.started.map(({ stopped }) => stopped)).toEqual([false, true]);
  });

  it('end when the sound goes off, and come back when they are listed again', () => {
    mixer.voices([engine()]);
    mixer.setMuted(true);
    expect(running()).toBe(0);
    mixer.voices([engine()]);
    expect(running()).toBe(0);
    mixer.setMuted(false);
    mixer.voices([engine()]);
    expect(running()).toBe(2);
  });

  it('are eight at most: the first in the list', () => {
    mixer.voices(Array.from({ length: 12 }, (_, at) => engine(1, 1, `${at}`)));
    expect(running()).toBe(16);
  });

  it('treat invalid numbers as the minimum', () => {
    mixer.voices([engine(Number.NaN, Number.NaN), engine(99, 99, 'rival')]);
    expect(audio.tones[0]?.hertz).toBeCloseTo(4.2);
    expect(audio.tones[2]?.hertz).toBe(420);
    expect(audio.sent.every(({ value }) => Number.isFinite(value))).toBe(true);
  });
});
