import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAudio, type FakeAudio } from '../../testing/fake-audio.ts';
import type { Sound } from './sounds.ts';
import { climbed, Mixer, type SampleMaker, type TuneMaker } from './mixer.ts';

const render = vi.fn<TuneMaker>();
let audio: FakeAudio;
let mixer: Mixer;
let random = 0.5;

const make = async (sound: Sound): Promise<Float32Array<ArrayBuffer>> => {
  if (sound === 'boing') throw new Error('no such sound');
  return new Float32Array([0, 0.1, 0]);
};

beforeEach(async () => {
  audio = fakeAudio();
  random = 0.5;
  mixer = new Mixer(audio.context, make, render, () => random);
  await mixer.warm(['pop', 'tap', 'coin', 'match']);
  render.mockReset().mockResolvedValue({ length: 1000 } as AudioBuffer);
});
afterEach(() => vi.restoreAllMocks());

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

describe('the pentatonic climb', () => {
  it('rises with every step, one octave every five, up to a limit', () => {
    expect(Array.from({ length: 6 }, (_, step) => climbed(step))).toEqual([0, 2, 4, 7, 9, 12]);
    expect(climbed(9)).toBe(21);
    expect(climbed(50)).toBe(climbed(9));
    expect(climbed(-3)).toBe(0);
  });
});

describe('Mixer', () => {
  it('starts one sound at most every 30 ms, and others meanwhile', () => {
    mixer.play('pop');
    mixer.play('pop');
    mixer.play('tap');
    audio.time = 0.02;
    mixer.play('pop');
    audio.time = 0.031;
    mixer.play('pop');
    expect(audio.started).toHaveLength(3);
  });

  it('plays the first unchanged, and varies repeats by 5 to 10 % at most', () => {
    mixer.play('pop');
    for (const next of [0, 1]) {
      random = next;
      audio.time += 1;
      mixer.play('pop');
    }
    const rates = audio.started.map(({ rate }) => rate);
    expect(rates[0]).toBe(1);
    expect(rates[1]).toBeCloseTo(0.93);
    expect(rates[2]).toBeCloseTo(1.07);
  });

  it('does not vary sounds that are in tune', () => {
    random = 1;
    mixer.play('coin');
    audio.time = 1;
    mixer.play('coin');
    expect(audio.started[1]?.rate).toBeCloseTo(1, 1);
    expect(Math.abs((audio.started[1]?.rate ?? 0) - 1)).toBeLessThan(0.01);
  });

  it('raises the pitch by the step of a combo', () => {
    mixer.play('match', { climb: 5 });
    expect(audio.started[0]?.rate).toBeCloseTo(2);
  });

  it('plays louder and to a side, within limits', () => {
    mixer.play('pop', { gain: 9, pan: -0.4 });
    expect(audio.started[0]).toMatchObject({ gain: 2, pan: -0.4 });
  });

  it('plays nothing while muted, and silences the whole device', () => {
    mixer.setMuted(true);
    mixer.play('pop');
    expect(audio.started).toHaveLength(0);
    expect(audio.sent.at(-1)?.value).toBe(0);
    mixer.setMuted(false);
    expect(audio.sent.at(-1)?.value).toBe(1);
    mixer.play('pop');
    expect(audio.started).toHaveLength(1);
  });

  it('builds a sound once', async () => {
    const makes = vi.fn<SampleMaker>(make);
    const once = new Mixer(audio.context, makes, render);
    for (let each = 0; each < 4; each += 1) {
      audio.time += 1;
      once.play([1, 0, 440]);
    }
    await settle();
    once.play([1, 0, 440]);
    expect(makes).toHaveBeenCalledTimes(1);
    expect(audio.started).toHaveLength(1);
  });

  it('plays a sound that was still being built as soon as it is ready, once', async () => {
    mixer.play('slice', { gain: 0.5 });
    mixer.play('slice', { gain: 0.7 });
    expect(audio.started).toHaveLength(0);
    audio.time = 0.1;
    await settle();
    expect(audio.started).toMatchObject([{ gain: 0.5 }]);
  });

  it('does not play a sound that is ready too late, but can play it from then on', async () => {
    mixer.play('slice');
    audio.time = 0.2;
    await settle();
    expect(audio.started).toHaveLength(0);
    mixer.play('slice');
    expect(audio.started).toHaveLength(1);
  });

  it('does not play a delayed sound that was muted meanwhile', async () => {
    mixer.play('slice');
    mixer.setMuted(true);
    await settle();
    expect(audio.started).toHaveLength(0);
  });

  it('reports an unknown sound once, and continues', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    mixer.play('boing');
    await settle();
    audio.time = 1;
    mixer.play('boing');
    await settle();
    mixer.play('pop');
    expect(complaint).toHaveBeenCalledTimes(1);
    expect(audio.started).toHaveLength(1);
  });

  it('prepares sounds one after the other, each once', async () => {
    const requests: Sound[] = [];
    let done = (): void => undefined;
    const slow = new Mixer(
      audio.context,
      (sound) => {
        requests.push(sound);
        return new Promise((settled) => {
          done = () => settled(new Float32Array(3));
        });
      },
      render,
    );
    const warm = slow.warm(['pop', 'tap', 'pop']);
    expect(requests).toEqual(['pop']);
    done();
    await settle();
    expect(requests).toEqual(['pop', 'tap']);
    done();
    await warm;
    expect(requests).toEqual(['pop', 'tap']);
  });

  it('loops the tune, fading it in to well below the effects', async () => {
    mixer.startMusic('happy', 3);
    await settle();
    expect(render).toHaveBeenCalledWith('happy', 3);
    expect(audio.started).toMatchObject([{ loop: true }]);
    expect(audio.sent.at(-1)?.value).toBeLessThan(0.5);
    expect(audio.sent.at(-1)?.at).toBeGreaterThan(1);
  });

  it('does not restart the current tune if it is requested again', async () => {
    mixer.startMusic('happy', 3);
    await settle();
    mixer.startMusic('happy', 3);
    await settle();
    expect(audio.started).toHaveLength(1);
    mixer.startMusic('race', 3);
    await settle();
    expect(audio.started.map(({ stopped }) => stopped)).toEqual([true, false]);
  });

  it('plays the last requested tune if it changes while one is being made', async () => {
    mixer.startMusic('happy', 1);
    mixer.startMusic('calm', 2);
    await settle();
    await settle();
    expect(render.mock.calls).toEqual([
      ['happy', 1],
      ['calm', 2],
    ]);
    expect(audio.started).toHaveLength(1);
  });

  it('stops the tune when music is off or everything is muted, and resumes it', async () => {
    mixer.startMusic('happy', 3);
    await settle();
    mixer.setMusic(false);
    expect(audio.started[0]?.stopped).toBe(true);
    mixer.setMusic(true);
    await settle();
    expect(audio.started).toHaveLength(2);
    mixer.setMuted(true);
    expect(audio.started[1]?.stopped).toBe(true);
  });

  it('stays silent if the tune cannot be made', async () => {
    render.mockRejectedValue(new Error('no offline rendering here'));
    mixer.startMusic('happy', 3);
    await settle();
    expect(audio.started).toHaveLength(0);
  });

  it('lowers the music under a key cue and brings it back', async () => {
    mixer.duck();
    expect(audio.sent).toHaveLength(0);
    mixer.startMusic('happy', 3);
    await settle();
    const level = audio.sent.at(-1)?.value ?? 0;
    mixer.duck();
    const [down, up] = audio.sent.slice(-2);
    expect(down?.value).toBeLessThan(level / 2);
    expect(up?.value).toBe(level);
    expect(up?.at).toBeGreaterThan(down?.at ?? 0);
  });
});
