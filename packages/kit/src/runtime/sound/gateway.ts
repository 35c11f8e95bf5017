import type { Voice } from '../view.ts';
import type { Mixer } from './mixer.ts';
import type { Mood, Sound, SoundOptions, Sounds } from './sounds.ts';

/** Sounds that are played before the mixer has loaded wait for it, but no longer than this. */
const LATEST_MS = 150;
const MAX_WAITING = 8;

export type SoundDeps = {
  /** @returns undefined without Web Audio */
  readonly open: () => AudioContext | undefined;
  readonly load: (context: AudioContext) => Promise<Mixer>;
  /** Milliseconds. */
  readonly now: () => number;
};

/** @param early a device that was opened before, if any */
export function browserSound(early: { readonly audio: AudioContext | undefined }): SoundDeps {
  return {
    open: () => {
      if (early.audio || typeof AudioContext === 'undefined') return early.audio;
      return new AudioContext({ latencyHint: 'interactive' });
    },
    load: async (context) => (await import('./start.ts')).startMixer(context),
    now: () => performance.now(),
  };
}

/**
 * The small half of sound. The device is opened inside the first gesture, as browsers require, and
 * only then do the mixer, its presets and music load. Without Web Audio this does nothing.
 */
export function createSounds(deps: SoundDeps): Sounds {
  return new SoundGateway(deps);
}

class SoundGateway implements Sounds {
  readonly #deps: SoundDeps;
  #context: AudioContext | undefined;
  #mixer: Mixer | undefined;
  #loading = false;
  #refused = false;
  #gestured = false;
  #muted = false;
  #music = true;
  #paused = false;
  #tune: { readonly mood: Mood; readonly seed: number } | undefined;
  readonly #warm: Sound[] = [];
  #waiting: { readonly sound: Sound; readonly options: SoundOptions; readonly since: number }[] =
    [];

  constructor(deps: SoundDeps) {
    this.#deps = deps;
  }

  gesture(): void {
    this.#gestured = true;
    this.#open();
    this.#wake();
  }

  play(sound: Sound, options: SoundOptions = {}): void {
    if (this.#muted || this.#paused) return;
    if (this.#mixer) {
      this.#mixer.play(sound, options);
    } else if (this.#gestured && !this.#refused && this.#waiting.length < MAX_WAITING) {
      this.#waiting.push({ sound, options, since: this.#deps.now() });
    }
  }

  voices(wanted: readonly Voice[]): void {
    this.#mixer?.voices(wanted);
  }

  duck(): void {
    this.#mixer?.duck();
  }

  setMuted(muted: boolean): void {
    if (muted === this.#muted) return;
    this.#muted = muted;
    this.#mixer?.setMuted(muted);
    if (muted) return;
    this.#open();
    this.#wake();
  }

  setMusic(on: boolean): void {
    this.#music = on;
    this.#mixer?.setMusic(on);
  }

  setPaused(paused: boolean): void {
    this.#paused = paused;
    // Sustained sounds must not be audible for a moment when the device resumes.
    if (paused) this.voices([]);
    if (paused) void this.#context?.suspend().catch(() => undefined);
    else this.#wake();
  }

  startMusic(mood: Mood, seed: number): void {
    this.#tune = { mood, seed };
    this.#mixer?.startMusic(mood, seed);
  }

  warm(sounds: readonly Sound[]): void {
    if (this.#mixer) void this.#mixer.warm(sounds);
    else this.#warm.push(...sounds);
  }

  /** A muted game never opens the device; unmuting, which is a gesture, does. */
  #open(): void {
    if (!this.#gestured || this.#muted || this.#refused) return;
    if (!this.#context) {
      try {
        this.#context = this.#deps.open();
      } catch {
        this.#context = undefined;
      }
      this.#refused = this.#context === undefined;
    }
    if (this.#context && !this.#mixer && !this.#loading) void this.#load(this.#context);
  }

  /** iOS suspends a device for calls and other apps: every gesture and return resumes it. */
  #wake(): void {
    if (this.#paused || !this.#context || this.#context.state === 'running') return;
    void this.#context.resume().catch(() => undefined);
  }

  async #load(context: AudioContext): Promise<void> {
    this.#loading = true;
    let mixer: Mixer;
    try {
      mixer = await this.#deps.load(context);
    } catch {
      // The connection may be back at the next gesture.
      this.#loading = false;
      this.#waiting = [];
      return;
    }
    this.#mixer = mixer;
    mixer.setMuted(this.#muted);
    mixer.setMusic(this.#music);
    const now = this.#deps.now();
    for (const { sound, options, since } of this.#waiting) {
      if (now - since <= LATEST_MS && !this.#muted) mixer.play(sound, options);
    }
    this.#waiting = [];
    void mixer.warm(this.#warm);
    if (this.#tune) mixer.startMusic(this.#tune.mood, this.#tune.seed);
  }
}
