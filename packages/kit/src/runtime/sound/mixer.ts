import type { Mood, Sound, SoundOptions } from './sounds.ts';
import { Notes } from './notes.ts';
import type { Voice } from '../view.ts';
import { SAMPLE_RATE, TUNED } from './presets.ts';
import { Voices } from './voices.ts';

/** Twenty pops at once must not clip: a sound starts at most this often. Seconds. */
const GATE = 0.03;
/** Repeats differ by up to this much, up or down. */
const VARIED = 0.07;
const IN_TUNE = 0.004;
const SCALE = [0, 2, 4, 7, 9] as const;
const HIGHEST_STEP = 9;
const MUSIC_LEVEL = 0.22;
const DUCKED = 0.3;
const FADE_IN = 1.6;

/** The pentatonic scale upward from 0, in semitones; it rises for ten steps and then stays. */
export function climbed(step: number): number {
  const whole = Math.min(HIGHEST_STEP, Math.max(0, Math.floor(step)));
  return Math.floor(whole / SCALE.length) * 12 + (SCALE[whole % SCALE.length] ?? 0);
}

/**
 * A sound that was still being built when it was requested may be delayed by at most this. Seconds.
 */
const LATEST = 0.15;

/** A sound's samples at `SAMPLE_RATE`; rejects unknown names. */
export type SampleMaker = (sound: Sound) => Promise<Float32Array<ArrayBuffer>>;
/** A tune's samples; rejects where a browser cannot render offline. */
export type TuneMaker = (mood: Mood, seed: number) => Promise<AudioBuffer>;

/** Plays sounds and music on an open device. */
export class Mixer {
  readonly #context: AudioContext;
  readonly #make: SampleMaker;
  readonly #render: TuneMaker;
  readonly #random: () => number;
  readonly #master: GainNode;
  readonly #music: GainNode;
  /** Undefined for sounds that are being built, and for unknown ones. */
  readonly #buffers = new Map<string, AudioBuffer | undefined>();
  /** Sounds requested while they were being built, with the time. */
  readonly #due = new Map<string, { readonly options: SoundOptions; readonly since: number }>();
  readonly #last = new Map<string, number>();
  readonly #notes: Notes;
  readonly #voices: Voices;
  #musicOn = true;
  #muted = false;
  #tune: { readonly mood: Mood; readonly seed: number } | undefined;
  #playing: AudioBufferSourceNode | undefined;
  #rendering = false;

  /** @param random only for effect: the pitch of repeats */
  constructor(
    context: AudioContext,
    make: SampleMaker,
    render: TuneMaker,
    random: () => number = Math.random,
  ) {
    this.#context = context;
    this.#make = make;
    this.#render = render;
    this.#random = random;
    this.#master = context.createGain();
    this.#music = context.createGain();
    this.#music.gain.value = 0;
    const compressor = context.createDynamicsCompressor();
    // Nearly a limiter: nineteen simultaneous sounds stay under 0.8 of full scale.
    compressor.threshold.value = -16;
    compressor.knee.value = 10;
    compressor.ratio.value = 20;
    compressor.attack.value = 0.001;
    compressor.release.value = 0.18;
    this.#music.connect(compressor);
    compressor.connect(this.#master);
    this.#master.connect(context.destination);
    this.#bus = compressor;
    this.#notes = new Notes(context, compressor);
    this.#voices = new Voices(context, compressor, random);
  }

  readonly #bus: AudioNode;

  play(sound: Sound, options: SoundOptions = {}): void {
    const { climb, gain = 1, pan = 0, key: pitch, how } = options;
    if (pitch !== undefined) {
      // Held notes are released even if the sound goes off.
      if (!this.#muted || how === 'release') this.#notes.play(String(sound), pitch, how, gain, pan);
      return;
    }
    if (this.#muted) return;
    const context = this.#context;
    const key = keyOf(sound);
    const last = this.#last.get(key);
    const now = context.currentTime;
    if (last !== undefined && now - last < GATE) return;
    const buffer = this.#buffers.get(key);
    if (!buffer) {
      if (!this.#due.has(key)) this.#due.set(key, { options, since: now });
      void this.#prepare(sound, key);
      return;
    }
    this.#last.set(key, now);
    const source = context.createBufferSource();
    source.buffer = buffer;
    const spread = climb !== undefined || TUNED.has(sound) ? IN_TUNE : VARIED;
    const varied = last === undefined ? 1 : 1 + (this.#random() * 2 - 1) * spread;
    source.playbackRate.value = 2 ** (climbed(climb ?? 0) / 12) * varied;
    const volume = context.createGain();
    volume.gain.value = Math.min(2, Math.max(0, gain));
    source.connect(volume);
    const panner = pan === 0 ? undefined : context.createStereoPanner();
    if (panner) {
      panner.pan.value = pan;
      volume.connect(panner);
    }
    (panner ?? volume).connect(this.#bus);
    source.start();
  }

  /** The sustained sounds from now on; none while muted. */
  voices(wanted: readonly Voice[]): void {
    this.#voices.sound(this.#muted ? [] : wanted);
  }

  /** Builds sounds one by one, so that a request meanwhile does not wait long. */
  async warm(sounds: readonly Sound[]): Promise<void> {
    for (const sound of sounds) await this.#prepare(sound, keyOf(sound));
  }

  setMuted(muted: boolean): void {
    this.#muted = muted;
    this.#master.gain.setTargetAtTime(muted ? 0 : 1, this.#context.currentTime, 0.015);
    if (muted) this.voices([]);
    this.#tend();
  }

  setMusic(on: boolean): void {
    this.#musicOn = on;
    this.#tend();
  }

  /** Requesting the current tune again changes nothing. */
  startMusic(mood: Mood, seed: number): void {
    if (this.#tune?.mood === mood && this.#tune.seed === seed) return;
    this.#stop();
    this.#tune = { mood, seed };
    this.#tend();
  }

  duck(): void {
    if (!this.#playing) return;
    const { gain } = this.#music;
    const now = this.#context.currentTime;
    gain.cancelScheduledValues(now);
    gain.setTargetAtTime(MUSIC_LEVEL * DUCKED, now, 0.04);
    gain.setTargetAtTime(MUSIC_LEVEL, now + 0.7, 0.35);
  }

  /** Starts or stops the music to match the settings. */
  #tend(): void {
    const wanted = this.#musicOn && !this.#muted && this.#tune !== undefined;
    if (!wanted) this.#stop();
    else if (!this.#playing && !this.#rendering) void this.#start();
  }

  async #start(): Promise<void> {
    const tune = this.#tune;
    if (!tune) return;
    this.#rendering = true;
    const buffer = await this.#render(tune.mood, tune.seed).catch(() => undefined);
    this.#rendering = false;
    if (tune !== this.#tune) {
      this.#tend();
      return;
    }
    if (!buffer || !this.#musicOn || this.#muted) return;
    const source = this.#context.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    source.connect(this.#music);
    const now = this.#context.currentTime;
    this.#music.gain.cancelScheduledValues(now);
    this.#music.gain.setValueAtTime(0, now);
    this.#music.gain.linearRampToValueAtTime(MUSIC_LEVEL, now + FADE_IN);
    source.start();
    this.#playing = source;
  }

  #stop(): void {
    const source = this.#playing;
    if (!source) return;
    this.#playing = undefined;
    const now = this.#context.currentTime;
    this.#music.gain.cancelScheduledValues(now);
    this.#music.gain.setTargetAtTime(0, now, 0.08);
    source.stop(now + 0.4);
  }

  /** Builds a sound once, and plays it if it was requested a moment ago. */
  async #prepare(sound: Sound, key: string): Promise<void> {
    if (this.#buffers.has(key)) return;
    this.#buffers.set(key, undefined);
    try {
      const samples = await this.#make(sound);
      const buffer = this.#context.createBuffer(1, Math.max(1, samples.length), SAMPLE_RATE);
      buffer.copyToChannel(samples, 0);
      this.#buffers.set(key, buffer);
    } catch (error) {
      // A wrong sound must not stop a game: log it once, stay silent.
      console.error(error);
      return;
    }
    const due = this.#due.get(key);
    this.#due.delete(key);
    if (due && this.#context.currentTime - due.since <= LATEST) this.play(sound, due.options);
  }
}

function keyOf(sound: Sound): string {
  return typeof sound === 'string' ? sound : sound.join();
}
