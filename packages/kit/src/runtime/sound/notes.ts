import { hertz } from './presets.ts';

type Instrument = {
  /** Loudness of the fundamental and of each overtone. */
  readonly partials: readonly number[];
  /** A second, inharmonic tone, like a bar or a hammer: times the pitch, how loud, seconds. */
  readonly strike?: readonly [ratio: number, level: number, seconds: number];
  /** Seconds. */
  readonly attack: number;
  /** Seconds to a third of the loudness at middle C; an octave higher it is a third shorter. */
  readonly decay: number;
  /** The remaining loudness while it is held. */
  readonly held: number;
  /** Low-pass, times the pitch. */
  readonly bright: number;
  readonly level: number;
};

/** By the names that `Feel.note` may say. */
const INSTRUMENTS: Readonly<Record<string, Instrument>> = {
  piano: {
    partials: [1, 0.42, 0.2, 0.13, 0.06, 0.05, 0.02],
    strike: [6.2, 0.07, 0.03],
    attack: 0.004,
    decay: 0.62,
    held: 0.34,
    bright: 7,
    level: 0.5,
  },
  musicbox: {
    partials: [1, 0.04, 0.12],
    strike: [5.4, 0.16, 0.09],
    attack: 0.002,
    decay: 0.5,
    held: 0.3,
    bright: 14,
    level: 0.48,
  },
  harp: {
    partials: [1, 0.55, 0.1, 0.16, 0.03],
    strike: [3, 0.12, 0.02],
    attack: 0.003,
    decay: 0.45,
    held: 0.32,
    bright: 5,
    level: 0.52,
  },
  strings: {
    partials: [1, 0.5, 0.36, 0.22, 0.16, 0.1, 0.07, 0.05],
    attack: 0.09,
    decay: 1.1,
    held: 0.8,
    bright: 4,
    level: 0.2,
  },
};

/** The most notes at once; a new one replaces the oldest. */
const MAX = 20;
/** The longest hold, with or without a release. Seconds. */
const LONGEST = 9;
const RELEASE = 0.09;

type Voice = {
  readonly name: string;
  readonly gain: GainNode;
  readonly tones: readonly OscillatorNode[];
  until: number;
};

/** Exact pitches on an open device, from oscillators: nothing is rendered or stored. */
export class Notes {
  readonly #context: AudioContext;
  readonly #out: AudioNode;
  readonly #waves = new Map<string, PeriodicWave>();
  #voices: Voice[] = [];

  constructor(context: AudioContext, out: AudioNode) {
    this.#context = context;
    this.#out = out;
  }

  /** @param key MIDI key; 69 is 440 Hz */
  play(
    name: string,
    key: number,
    how: 'strike' | 'hold' | 'release' = 'strike',
    gain = 1,
    pan = 0,
  ): void {
    const instrument = INSTRUMENTS[name];
    if (!instrument) {
      console.error(
        `There is no instrument "${name}"; there are: ${Object.keys(INSTRUMENTS).join(', ')}`,
      );
      return;
    }
    const now = this.#context.currentTime;
    this.#voices = this.#voices.filter(({ until }) => until > now);
    const held = `${name} ${key}`;
    if (how === 'release') {
      for (const voice of this.#voices) if (voice.name === held) this.#end(voice, now);
      return;
    }
    while (this.#voices.length >= MAX) {
      const oldest = this.#voices.shift();
      if (oldest) this.#end(oldest, now);
    }
    this.#voices.push(this.#start(name, instrument, key, how === 'hold', gain, pan));
  }

  #start(
    name: string,
    instrument: Instrument,
    key: number,
    hold: boolean,
    loudness: number,
    pan: number,
  ): Voice {
    const context = this.#context;
    const now = context.currentTime;
    const pitch = hertz(key);
    const decay = instrument.decay * 2 ** ((60 - key) / 20);
    const gain = context.createGain();
    const peak = instrument.level * Math.min(2, Math.max(0, loudness));
    gain.gain.value = 0;
    gain.gain.setValueAtTime(0, now);
    gain.gain.linearRampToValueAtTime(peak, now + instrument.attack);
    gain.gain.setTargetAtTime(hold ? peak * instrument.held : 0, now + instrument.attack, decay);
    const filter = context.createBiquadFilter();
    filter.type = 'lowpass';
    filter.frequency.value = Math.min(16_000, pitch * instrument.bright);
    filter.connect(gain);
    const panner = pan === 0 ? undefined : context.createStereoPanner();
    if (panner) {
      panner.pan.value = pan;
      gain.connect(panner);
    }
    (panner ?? gain).connect(this.#out);
    const until = now + (hold ? LONGEST : instrument.attack + decay * 6);
    const tones = [this.#tone(pitch, this.#waveOf(name, instrument), filter, until)];
    if (instrument.strike) {
      const [ratio, level, seconds] = instrument.strike;
      const knock = context.createGain();
      knock.gain.value = 0;
      knock.gain.setValueAtTime(level, now);
      knock.gain.setTargetAtTime(0, now, seconds);
      knock.connect(gain);
      tones.push(this.#tone(pitch * ratio, undefined, knock, now + seconds * 7));
    }
    return { name: hold ? `${name} ${key}` : '', gain, tones, until };
  }

  #tone(
    pitch: number,
    wave: PeriodicWave | undefined,
    to: AudioNode,
    until: number,
  ): OscillatorNode {
    const tone = this.#context.createOscillator();
    if (wave) tone.setPeriodicWave(wave);
    tone.frequency.value = Math.min(18_000, pitch);
    tone.connect(to);
    tone.start(this.#context.currentTime);
    tone.stop(until);
    return tone;
  }

  #end(voice: Voice, now: number): void {
    voice.gain.gain.cancelScheduledValues(now);
    voice.gain.gain.setTargetAtTime(0, now, RELEASE);
    voice.until = now + RELEASE * 6;
    for (const tone of voice.tones) tone.stop(voice.until);
  }

  #waveOf(name: string, { partials }: Instrument): PeriodicWave {
    let wave = this.#waves.get(name);
    if (!wave) {
      const sines = Float32Array.from([0, ...partials]);
      wave = this.#context.createPeriodicWave(new Float32Array(sines.length), sines);
      this.#waves.set(name, wave);
    }
    return wave;
  }
}
