import type { Voice } from '../view.ts';

type Kind = {
  /** Amplitude of the first, second, … harmonic of a tone; none for noise. */
  readonly partials?: readonly number[];
  /** Hertz at pitch 1: of the tone, or of the band of noise. */
  readonly hertz: number;
  /** The filter's frequency relative to `hertz`, and its Q. */
  readonly filter: readonly [type: 'lowpass' | 'bandpass', at: number, q: number];
  /** A second tone beats against the first; it is this much higher. */
  readonly beat?: number;
  readonly level: number;
};

/** By the names of `Voice.kind`. */
const KINDS: Readonly<Record<Voice['kind'], Kind>> = {
  // A tone of half the firing rate: uneven harmonics make it sound like an engine rather than an
  // organ.
  engine: {
    partials: [0.35, 0.9, 0.22, 0.7, 0.12, 0.42, 0.08, 0.3, 0.05, 0.16],
    hertz: 42,
    filter: ['lowpass', 11, 0.8],
    beat: 1.007,
    level: 0.34,
  },
  hum: {
    partials: [1, 0.3, 0.12, 0.04],
    hertz: 110,
    filter: ['lowpass', 6, 0.5],
    beat: 1.004,
    level: 0.3,
  },
  wind: { hertz: 520, filter: ['bandpass', 1, 0.5], level: 0.5 },
  skid: { hertz: 1150, filter: ['bandpass', 1, 5], level: 0.9 },
};

/** The most voices at once; only the first of a longer list sound. */
const MAX = 8;
const [LOWEST, HIGHEST] = [0.1, 10];
/** Seconds: how fast pitch and loudness follow, and how long a voice fades before it stops. */
const FOLLOW = 0.05;
const FADE = 0.07;
const STOPPED = 0.5;
/** Relative changes below this are inaudible, and not sent. */
const MIN_CHANGE = 0.004;
const NOISE_SECONDS = 1.7;
/**
 * Samples a second of the noise: its bands end far below, and generating them delays slow phones.
 */
const NOISE_RATE = 12_000;

type Source = Pick<OscillatorNode, 'start' | 'stop' | 'connect'>;

type Sounding = {
  readonly kind: Kind;
  readonly gain: GainNode;
  readonly filter: BiquadFilterNode;
  readonly tones: readonly OscillatorNode[];
  readonly sources: readonly Source[];
  pitch: number;
  level: number;
};

/** Sustained sounds, for as long as a view lists them, on an open device. */
export class Voices {
  readonly #context: AudioContext;
  readonly #out: AudioNode;
  readonly #random: () => number;
  readonly #sounding = new Map<string, Sounding>();
  readonly #waves = new Map<Kind, PeriodicWave>();
  #noise: AudioBuffer | undefined;

  /** @param random for the noise */
  constructor(context: AudioContext, out: AudioNode, random: () => number) {
    this.#context = context;
    this.#out = out;
    this.#random = random;
  }

  /**
   * The sustained sounds from now on: new voices start, existing ones follow, all others fade out.
   */
  sound(wanted: readonly Voice[]): void {
    if (wanted.length === 0 && this.#sounding.size === 0) return;
    const now = this.#context.currentTime;
    for (const [key, one] of this.#sounding) {
      if (wanted.some((voice) => keyOf(voice) === key)) continue;
      this.#sounding.delete(key);
      one.gain.gain.setTargetAtTime(0, now, FADE);
      for (const source of one.sources) source.stop(now + STOPPED);
    }
    for (const voice of wanted.slice(0, MAX)) {
      const key = keyOf(voice);
      let one = this.#sounding.get(key);
      if (!one) {
        one = this.#start(KINDS[voice.kind], voice.pitch);
        this.#sounding.set(key, one);
      }
      follow(one, voice, now);
    }
  }

  #start(kind: Kind, wanted: number): Sounding {
    const context = this.#context;
    const pitch = within(wanted, LOWEST, HIGHEST);
    const gain = context.createGain();
    gain.gain.value = 0;
    const filter = context.createBiquadFilter();
    const [type, at, q] = kind.filter;
    filter.type = type;
    filter.frequency.value = kind.hertz * at * pitch;
    filter.Q.value = q;
    filter.connect(gain);
    gain.connect(this.#out);
    const tones = this.#tones(kind, pitch);
    const sources = tones.length > 0 ? tones : [this.#hiss()];
    for (const source of sources) {
      source.connect(filter);
      source.start();
    }
    return { kind, gain, filter, tones, sources, pitch, level: 0 };
  }

  #tones(kind: Kind, pitch: number): OscillatorNode[] {
    const { partials, hertz, beat } = kind;
    if (!partials) return [];
    let wave = this.#waves.get(kind);
    if (!wave) {
      const sines = Float32Array.from([0, ...partials]);
      wave = this.#context.createPeriodicWave(new Float32Array(sines.length), sines);
      this.#waves.set(kind, wave);
    }
    return (beat === undefined ? [1] : [1, beat]).map((part) => {
      const tone = this.#context.createOscillator();
      tone.setPeriodicWave(wave);
      tone.frequency.value = hertz * pitch * part;
      return tone;
    });
  }

  #hiss(): AudioBufferSourceNode {
    const context = this.#context;
    if (!this.#noise) {
      const samples = new Float32Array(Math.round(NOISE_RATE * NOISE_SECONDS));
      for (let at = 0; at < samples.length; at += 1) samples[at] = this.#random() * 2 - 1;
      this.#noise = context.createBuffer(1, samples.length, NOISE_RATE);
      this.#noise.copyToChannel(samples, 0);
    }
    const source = context.createBufferSource();
    source.buffer = this.#noise;
    source.loop = true;
    return source;
  }
}

function keyOf({ kind, id }: Voice): string {
  return `${kind} ${id}`;
}

function follow(one: Sounding, voice: Voice, now: number): void {
  const { kind } = one;
  const level = within(voice.gain, 0, 1) * kind.level;
  if (Math.abs(level - one.level) > MIN_CHANGE * kind.level) {
    one.level = level;
    one.gain.gain.setTargetAtTime(level, now, FOLLOW);
  }
  const pitch = within(voice.pitch, LOWEST, HIGHEST);
  if (Math.abs(pitch - one.pitch) <= MIN_CHANGE * pitch) return;
  one.pitch = pitch;
  one.filter.frequency.setTargetAtTime(kind.hertz * kind.filter[1] * pitch, now, FOLLOW);
  one.tones.forEach((tone, at) => {
    const part = at === 0 ? 1 : (kind.beat ?? 1);
    tone.frequency.setTargetAtTime(kind.hertz * pitch * part, now, FOLLOW);
  });
}

/** An invalid number counts as the minimum. */
function within(value: number, least: number, most: number): number {
  return value > least ? Math.min(most, value) : least;
}
