import { createRng } from '../../core/index.ts';
import type { Mood } from './sounds.ts';
import { hertz } from './presets.ts';

const BARS = 8;
const RATE = 32_000;
/** Seconds that the last notes ring; they overlap the loop's beginning. */
const TAIL = 1;
const PEAK = 0.6;

/** `chords`: roots in semitones above `root`, one a bar. `thirds`: of those chords. */
type Style = {
  readonly bpm: number;
  readonly root: number;
  readonly chords: readonly number[];
  readonly thirds: readonly number[];
  readonly scale: readonly number[];
  readonly drums: 'none' | 'soft' | 'driving';
  /** How many of a bar's eighths have a melody note. */
  readonly busy: number;
};

const STYLES: Readonly<Record<Mood, Style>> = {
  happy: {
    bpm: 112,
    root: 60,
    chords: [0, 7, 9, 5],
    thirds: [4, 4, 3, 4],
    scale: [0, 2, 4, 7, 9],
    drums: 'soft',
    busy: 0.65,
  },
  calm: {
    bpm: 76,
    root: 57,
    chords: [0, 9, 5, 7],
    thirds: [4, 3, 4, 4],
    scale: [0, 2, 4, 7, 9],
    drums: 'none',
    busy: 0.5,
  },
  race: {
    bpm: 138,
    root: 57,
    chords: [0, 8, 3, 10],
    thirds: [3, 4, 4, 4],
    scale: [0, 3, 5, 7, 10],
    drums: 'driving',
    busy: 0.7,
  },
  spooky: {
    bpm: 92,
    root: 52,
    chords: [0, 1, 0, 8],
    thirds: [3, 4, 3, 4],
    scale: [0, 1, 3, 7, 8],
    drums: 'soft',
    busy: 0.5,
  },
};

export type Note = {
  readonly voice: 'pad' | 'bass' | 'lead' | 'hat' | 'kick';
  /** Seconds from the loop's beginning. */
  readonly at: number;
  readonly seconds: number;
  /** MIDI key; unused for drums. */
  readonly key: number;
  readonly gain: number;
};

/** An eight-bar loop as notes. The same mood and seed always give the same tune. */
export function compose(
  mood: Mood,
  seed: number,
): { readonly seconds: number; readonly notes: readonly Note[] } {
  const style = STYLES[mood];
  const rng = createRng(`${mood} ${seed}`);
  const beat = 60 / style.bpm;
  const notes: Note[] = [];
  // One bar of melody, repeated, with its end varied every other bar: repetition makes it
  // memorable.
  const walk = (from: number): number =>
    Math.min(7, Math.max(-1, from + rng.pick([-2, -1, -1, 1, 1, 2])));
  let degree = rng.int(4);
  const motif = Array.from({ length: 8 }, (_, eighth) => {
    degree = walk(degree);
    return eighth === 0 || rng.chance(style.busy) ? degree : undefined;
  });
  for (let bar = 0; bar < BARS; bar += 1) {
    const chord = style.chords[bar % 4] ?? 0;
    const third = style.thirds[bar % 4] ?? 4;
    const start = bar * 4 * beat;
    const add = (
      voice: Note['voice'],
      at: number,
      length: number,
      key: number,
      gain: number,
    ): void => {
      notes.push({ voice, at: start + at * beat, seconds: length * beat, key, gain });
    };
    for (const step of [0, third, 7]) add('pad', 0, 4, style.root + chord + step, 0.05);
    for (let eighth = 0; eighth < 8; eighth += 1) {
      const at = eighth / 2;
      if (eighth % 2 === 0) {
        const fifth = eighth === 6 && bar % 2 === 1 ? 7 : 0;
        add('bass', at, 0.85, style.root - 24 + chord + fifth, 0.22);
      }
      if (style.drums !== 'none') add('hat', at, 0.1, 0, eighth % 2 === 1 ? 0.045 : 0.02);
      if (
        style.drums === 'driving' ? eighth % 2 === 0 : style.drums === 'soft' && eighth % 4 === 0
      ) {
        add('kick', at, 0.25, 0, 0.2);
      }
      const varied = bar % 2 === 1 && eighth > 4 && rng.chance(style.busy);
      const sung = varied ? walk(motif[eighth] ?? 2) : motif[eighth];
      if (sung !== undefined) add('lead', at, 0.6, pitch(style, sung), 0.075);
    }
  }
  return { seconds: BARS * 4 * beat, notes };
}

/** A degree of the scale, an octave above the chords; degrees run on into the next octaves. */
function pitch({ root, scale }: Style, degree: number): number {
  const octave = Math.floor(degree / scale.length);
  const step = scale[degree - octave * scale.length] ?? 0;
  return root + 12 + octave * 12 + step;
}

/** Oscillator and low-pass of the melody voices. */
const VOICES = {
  pad: { type: 'triangle', cut: 1300, attack: 0.12 },
  bass: { type: 'triangle', cut: 480, attack: 0.012 },
  lead: { type: 'square', cut: 2100, attack: 0.01 },
} as const;

/**
 * Renders the loop in the background, some tenths of a second for 14 to 25 seconds.
 * The end blends into the beginning without a seam.
 */
export async function renderMusic(mood: Mood, seed: number): Promise<AudioBuffer> {
  const { seconds, notes } = compose(mood, seed);
  const length = Math.round(seconds * RATE);
  const context = new OfflineAudioContext(1, length + TAIL * RATE, RATE);
  const noise = noiseOf(context);
  for (const note of notes) {
    if (note.voice === 'hat') hat(context, note, noise);
    else if (note.voice === 'kick') kick(context, note);
    else sing(context, note, VOICES[note.voice]);
  }
  const rendered = (await context.startRendering()).getChannelData(0);
  const loop = rendered.slice(0, length);
  let peak = 0;
  for (let index = 0; index < length; index += 1) {
    const sample = (loop[index] ?? 0) + (rendered[length + index] ?? 0);
    loop[index] = sample;
    peak = Math.max(peak, Math.abs(sample));
  }
  const scale = peak > 0 ? PEAK / peak : 1;
  for (let index = 0; index < length; index += 1) loop[index] = (loop[index] ?? 0) * scale;
  const buffer = new AudioBuffer({ length, sampleRate: RATE, numberOfChannels: 1 });
  buffer.copyToChannel(loop, 0);
  return buffer;
}

function noiseOf(context: OfflineAudioContext): AudioBuffer {
  const rng = createRng(1);
  const buffer = context.createBuffer(1, RATE * 0.1, RATE);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < data.length; index += 1) data[index] = rng.between(-1, 1);
  return buffer;
}

/** A fast attack and decay. */
function envelope(
  context: OfflineAudioContext,
  note: Note,
  attack: number,
  seconds: number,
): GainNode {
  const node = context.createGain();
  // Silent from the start: a source may sound one sample before the first event.
  node.gain.value = 0;
  node.gain.setValueAtTime(0, note.at);
  node.gain.linearRampToValueAtTime(note.gain, note.at + attack);
  node.gain.exponentialRampToValueAtTime(0.0005, note.at + attack + seconds);
  node.connect(context.destination);
  return node;
}

function sing(
  context: OfflineAudioContext,
  note: Note,
  voice: { readonly type: OscillatorType; readonly cut: number; readonly attack: number },
): void {
  const oscillator = context.createOscillator();
  oscillator.type = voice.type;
  oscillator.frequency.value = hertz(note.key);
  const filter = context.createBiquadFilter();
  filter.frequency.value = voice.cut;
  oscillator.connect(filter).connect(envelope(context, note, voice.attack, note.seconds));
  oscillator.start(note.at);
  oscillator.stop(note.at + voice.attack + note.seconds);
}

function hat(context: OfflineAudioContext, note: Note, noise: AudioBuffer): void {
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = 'highpass';
  filter.frequency.value = 6500;
  source.connect(filter).connect(envelope(context, note, 0.001, 0.05));
  source.start(note.at);
}

function kick(context: OfflineAudioContext, note: Note): void {
  const oscillator = context.createOscillator();
  oscillator.frequency.setValueAtTime(130, note.at);
  oscillator.frequency.exponentialRampToValueAtTime(44, note.at + 0.12);
  oscillator.connect(envelope(context, note, 0.003, 0.16));
  oscillator.start(note.at);
  oscillator.stop(note.at + 0.2);
}
