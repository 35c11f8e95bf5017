import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAudio, type FakeAudio } from '../../testing/fake-audio.ts';
import { Mixer } from './mixer.ts';

let audio: FakeAudio;
let mixer: Mixer;

beforeEach(() => {
  audio = fakeAudio();
  mixer = new Mixer(
    audio.context,
    async () => new Float32Array([0, 0.1, 0]),
    () => Promise.reject(new Error('no music here')),
  );
});

/** Pitches of the notes themselves, without hammer tones. */
const pitches = (): number[] =>
  audio.tones.map(({ hertz }) => hertz).filter((hertz) => hertz < 600);

describe('exact pitches', () => {
  it.each([
    [69, 440],
    [57, 220],
    [60, 261.63],
  ])('plays MIDI key %i at %f Hz', (key, hertz) => {
    mixer.play('strings', { key });
    expect(audio.tones[0]?.hertz).toBeCloseTo(hertz, 1);
  });

  it('plays chords: several keys at once, and the same one twice', () => {
    for (const key of [60, 64, 67, 67]) mixer.play('strings', { key });
    expect(pitches()).toHaveLength(4);
  });

  it('lets a struck note decay by itself, high ones sooner', () => {
    mixer.play('strings', { key: 48 });
    mixer.play('strings', { key: 72 });
    const [low, high] = audio.tones;
    expect(high?.until).toBeLessThan(low?.until ?? 0);
    expect(low?.until).toBeLessThan(12);
  });

  it('rings while it is held, until the release of the same key', () => {
    mixer.play('strings', { key: 60, how: 'hold' });
    mixer.play('strings', { key: 64, how: 'hold' });
    audio.time = 2;
    mixer.play('strings', { key: 60, how: 'release' });
    expect(audio.tones[0]?.until).toBeLessThan(3);
    expect(audio.tones[1]?.until).toBeGreaterThan(5);
  });

  it('ignores the release of a note that is not held', () => {
    mixer.play('piano', { key: 60, how: 'release' });
    expect(audio.tones).toHaveLength(0);
  });

  it('never holds forever', () => {
    mixer.play('strings', { key: 60, how: 'hold' });
    expect(audio.tones[0]?.until).toBeLessThan(10);
  });

  it('drops the oldest for the twenty-first', () => {
    for (let key = 40; key < 61; key += 1) mixer.play('strings', { key, how: 'hold' });
    expect(audio.tones).toHaveLength(21);
    expect(audio.tones[0]?.until).toBeLessThan(1);
    expect(audio.tones[1]?.until).toBeGreaterThan(5);
  });

  it('starts nothing while muted, but releases earlier notes', () => {
    mixer.play('strings', { key: 60, how: 'hold' });
    mixer.setMuted(true);
    audio.time = 1;
    mixer.play('strings', { key: 62 });
    mixer.play('strings', { key: 60, how: 'release' });
    expect(audio.tones).toHaveLength(1);
    expect(audio.tones[0]?.until).toBeLessThan(2);
  });

  it('lists the instruments if another is requested', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    mixer.play('kazoo', { key: 60 });
    expect(said.mock.calls[0]?.[0]).toMatch(/kazoo.*piano/);
    expect(audio.tones).toHaveLength(0);
    said.mockRestore();
  });
});
