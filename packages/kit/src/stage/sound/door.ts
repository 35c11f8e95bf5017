import type { Voice } from '../view.ts';
import type { Mixer } from './mixer.ts';

/** A preset's name, or zzfx parameters. */
export type Sound = string | readonly (number | undefined)[];

export type Mood = 'happy' | 'calm' | 'race' | 'spooky';

export type SoundOptions = {
  /** Steps up the pentatonic scale. */
  readonly climb?: number;
  /** 0 to 2. */
  readonly gain?: number;
  /** −1 left, 1 right. */
  readonly pan?: number;
  /** The sound is an instrument; this MIDI key of it is played. */
  readonly key?: number;
  readonly how?: 'strike' | 'hold' | 'release';
};

/** All a game's page knows of sound. Every method may be called at any time and as often as one likes. */
export interface Sounds {
  /** Call inside every touch, click and key: the first may open the device, each wakes it again. */
  gesture(): void;
  play(sound: Sound, options?: SoundOptions): void;
  /** All that goes on sounding from now on. */
  voices(wanted: readonly Voice[]): void;
  /** Lowers the music for a moment. */
  duck(): void;
  setMuted(muted: boolean): void;
  setMusic(on: boolean): void;
  /** While paused the device sleeps. */
  setPaused(paused: boolean): void;
  startMusic(mood: Mood, seed: number): void;
  /** Sounds that will be wanted: made ready while nothing else happens. */
  warm(sounds: readonly Sound[]): void;
}

/** Sounds asked for before the mixer is there are played late, but not later than this. */
const LATEST_MS = 150;
const MOST_WAITING = 8;

export type SoundDoors = {
  /** @returns nothing where there is no Web Audio */
  readonly open: () => AudioContext | undefined;
  readonly load: (context: AudioContext) => Promise<Mixer>;
  /** Milliseconds. */
  readonly now: () => number;
};

const BROWSER: SoundDoors = {
  open: () =>
    typeof AudioContext === 'undefined'
      ? undefined
      : new AudioContext({ latencyHint: 'interactive' }),
  load: async (context) => (await import('./start.ts')).startMixer(context),
  now: () => performance.now(),
};

/**
 * The tiny eager half of sound. The device is opened inside the first gesture, as browsers demand,
 * and only then is the mixer with its presets and music fetched: it never weighs on the first frame.
 * Where there is no Web Audio everything here does nothing.
 */
export function createSounds(doors: SoundDoors = BROWSER): Sounds {
  return new SoundDoor(doors);
}

class SoundDoor implements Sounds {
  readonly #doors: SoundDoors;
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

  constructor(doors: SoundDoors) {
    this.#doors = doors;
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
    } else if (this.#gestured && !this.#refused && this.#waiting.length < MOST_WAITING) {
      this.#waiting.push({ sound, options, since: this.#doors.now() });
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
    // What was going on must not be heard for a moment when the device wakes.
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

  /** A muted game never opens the device; unmuting, itself a gesture, does. */
  #open(): void {
    if (!this.#gestured || this.#muted || this.#refused) return;
    if (!this.#context) {
      try {
        this.#context = this.#doors.open();
      } catch {
        this.#context = undefined;
      }
      this.#refused = this.#context === undefined;
    }
    if (this.#context && !this.#mixer && !this.#loading) void this.#load(this.#context);
  }

  /** iOS interrupts a device for calls and other apps: it is woken by every gesture and return. */
  #wake(): void {
    if (this.#paused || !this.#context || this.#context.state === 'running') return;
    void this.#context.resume().catch(() => undefined);
  }

  async #load(context: AudioContext): Promise<void> {
    this.#loading = true;
    let mixer: Mixer;
    try {
      mixer = await this.#doors.load(context);
    } catch {
      // The network may be back at the next gesture.
      this.#loading = false;
      this.#waiting = [];
      return;
    }
    this.#mixer = mixer;
    mixer.setMuted(this.#muted);
    mixer.setMusic(this.#music);
    const now = this.#doors.now();
    for (const { sound, options, since } of this.#waiting) {
      if (now - since <= LATEST_MS && !this.#muted) mixer.play(sound, options);
    }
    this.#waiting = [];
    void mixer.warm(this.#warm);
    if (this.#tune) mixer.startMusic(this.#tune.mood, this.#tune.seed);
  }
}
