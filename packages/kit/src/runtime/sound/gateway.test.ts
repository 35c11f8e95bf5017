import { describe, expect, it, vi } from 'vitest';
import { browserSound, createSounds, type SoundDeps } from './gateway.ts';
import { fakeAudio } from '../../testing/fake-audio.ts';
import type { Mixer } from './mixer.ts';

function fixture(more: Partial<SoundDeps> = {}) {
  const audio = fakeAudio();
  audio.state = 'suspended';
  const calls: unknown[][] = [];
  const mixer = new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'then' ? undefined : (...args: unknown[]) => calls.push([name, ...args]),
    },
  ) as unknown as Mixer;
  let arrive: () => void = () => undefined;
  const clock = { now: 0 };
  const open = vi.fn<SoundDeps['open']>(() => audio.context);
  const load = vi.fn<SoundDeps['load']>(
    () =>
      new Promise<Mixer>((resolve) => {
        arrive = () => resolve(mixer);
      }),
  );
  const sounds = createSounds({ open, load, now: () => clock.now, ...more });
  const loaded = async (): Promise<void> => {
    arrive();
    await Promise.resolve();
    await Promise.resolve();
  };
  const played = (): unknown[] =>
    calls.filter(([name]) => name === 'play').map(([, sound]) => sound);
  return { sounds, audio, open, load, loaded, calls, played, clock };
}

describe('sound', () => {
  it('opens nothing and loads nothing before the first gesture', () => {
    const { sounds, open, load } = fixture();
    sounds.play('pop');
    sounds.setMuted(false);
    sounds.setMusic(true);
    sounds.startMusic('happy', 1);
    sounds.warm(['pop']);
    sounds.setPaused(false);
    expect(open).not.toHaveBeenCalled();
    expect(load).not.toHaveBeenCalled();
  });

  it('opens one device and loads once, for any number of gestures', async () => {
    const { sounds, open, load, loaded } = fixture();
    sounds.gesture();
    sounds.gesture();
    await loaded();
    sounds.gesture();
    expect(open).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('plays recent requests, and drops those that are too old', async () => {
    const { sounds, loaded, played, clock } = fixture();
    sounds.play('before any gesture');
    sounds.gesture();
    sounds.play('late');
    clock.now = 100;
    sounds.play('fresh');
    clock.now = 200;
    await loaded();
    expect(played()).toEqual(['fresh']);
    sounds.play('now');
    expect(played()).toEqual(['fresh', 'now']);
  });

  it('passes on what was set before the mixer loaded', async () => {
    const { sounds, loaded, calls } = fixture();
    sounds.warm(['pop']);
    sounds.setMusic(false);
    sounds.startMusic('race', 9);
    sounds.gesture();
    await loaded();
    expect(calls).toEqual([
      ['setMuted', false],
      ['setMusic', false],
      ['warm', ['pop']],
      ['startMusic', 'race', 9],
    ]);
  });

  it('never opens a device in a muted game, until it is unmuted', async () => {
    const { sounds, open, loaded, played } = fixture();
    sounds.setMuted(true);
    sounds.gesture();
    sounds.play('pop');
    expect(open).not.toHaveBeenCalled();
    sounds.setMuted(false);
    expect(open).toHaveBeenCalledTimes(1);
    sounds.play('tap');
    await loaded();
    expect(played()).toEqual(['tap']);
  });

  it('resumes the device at every gesture and return, since phone calls suspend it', () => {
    const { sounds, audio } = fixture();
    sounds.gesture();
    expect(audio.requests).toEqual(['resume']);
    sounds.gesture();
    expect(audio.requests).toEqual(['resume']);
    audio.state = 'interrupted' as AudioContextState;
    sounds.gesture();
    expect(audio.requests).toEqual(['resume', 'resume']);
    sounds.setPaused(true);
    sounds.setPaused(false);
    expect(audio.requests).toEqual(['resume', 'resume', 'suspend', 'resume']);
  });

  it('is suspended while paused, whatever is touched or played', async () => {
    const { sounds, audio, loaded, played } = fixture();
    sounds.gesture();
    await loaded();
    sounds.setPaused(true);
    sounds.gesture();
    sounds.play('pop');
    expect(audio.state).toBe('suspended');
    expect(played()).toEqual([]);
  });

  it('passes on sustained sounds, and ends them before the device is suspended', async () => {
    const { sounds, loaded, calls } = fixture();
    const engine = [{ id: 'own', kind: 'engine', pitch: 1, gain: 1 }] as const;
    sounds.voices(engine);
    sounds.gesture();
    await loaded();
    sounds.voices(engine);
    sounds.setPaused(true);
    expect(calls.filter(([name]) => name === 'voices')).toEqual([
      ['voices', engine],
      ['voices', []],
    ]);
  });

  it('tries again at the next gesture if the mixer failed to load', async () => {
    const load = vi.fn<SoundDeps['load']>(() => Promise.reject(new Error('offline')));
    const { sounds } = fixture({ load });
    sounds.gesture();
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
    sounds.gesture();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['has no Web Audio', () => undefined],
    [
      'refuses to open it',
      () => {
        throw new Error('too many devices');
      },
    ],
  ])('is silent and harmless where the browser %s', (_, open) => {
    const { sounds, load } = fixture({ open });
    sounds.gesture();
    sounds.play('pop');
    sounds.duck();
    sounds.voices([{ id: 'own', kind: 'engine', pitch: 1, gain: 1 }]);
    sounds.setMuted(true);
    sounds.setMuted(false);
    sounds.setPaused(true);
    sounds.startMusic('happy', 1);
    expect(load).not.toHaveBeenCalled();
  });

  it('can be created without any browser feature', () => {
    const sounds = createSounds(browserSound({ audio: undefined }));
    sounds.gesture();
    expect(() => sounds.play('pop')).not.toThrow();
  });

  it('takes over a device that the first touch has opened', () => {
    const audio = {} as AudioContext;
    expect(browserSound({ audio }).open()).toBe(audio);
  });
});
