import type { Voice } from '../view.ts';

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
  /** If set, the sound is an instrument and plays this MIDI key. */
  readonly key?: number;
  readonly how?: 'strike' | 'hold' | 'release';
};

/** Sound for the rest of the page. Every method may be called at any time. */
export interface Sounds {
  /** Call inside every touch, click and key: the first may open the device, each resumes it. */
  gesture(): void;
  play(sound: Sound, options?: SoundOptions): void;
  /** The sustained sounds, from now on. */
  voices(wanted: readonly Voice[]): void;
  /** Lowers the music for a moment. */
  duck(): void;
  setMuted(muted: boolean): void;
  setMusic(on: boolean): void;
  /** While paused the device is suspended. */
  setPaused(paused: boolean): void;
  startMusic(mood: Mood, seed: number): void;
  /** Builds sounds in advance, while the page is idle. */
  warm(sounds: readonly Sound[]): void;
}
