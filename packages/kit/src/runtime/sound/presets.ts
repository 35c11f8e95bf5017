import type { Sound } from './sounds.ts';

/** Hertz; what zzfx builds at. */
export const SAMPLE_RATE = 44_100;

/** One sound as samples, from zzfx parameters. */
export type SampleBuilder = (parameters: readonly (number | undefined)[]) => readonly number[];

/*
 * zzfx's own notation: volume, randomness, frequency, attack, sustain, release, shape, shape curve,
 * slide, delta slide, pitch jump, pitch jump time, repeat time, noise, modulation, bit crush, delay,
 * sustain volume, decay, tremolo, filter (+ high-pass, − low-pass). An empty field is the default.
 */
const EFFECTS = {
  // Interface.
  tap: '.9,,620,,.004,.035,0,1,-9',
  back: '.8,,420,,.01,.06,0,1,-8',
  click: '.8,,1250,,.002,.018,3,.7,-4,,,,,,,,,,,,900',
  tick: '.7,,880,,.02,.05,0,1',
  go: '.8,,1175,,.16,.2,1,1.3',
  error: '.7,,165,,.07,.09,2,.8,,,-33,.07,,,,,,,,,-1200',
  // Pieces.
  pop: '1,,280,.004,.008,.07,0,1,20',
  swap: '.35,,180,.03,.02,.08,4,.6,2,,,,,,,,,,,,900',
  place: '1.1,,210,,.008,.05,1,.8,-6,,,,,.25',
  slide: '.5,,240,.02,.03,.06,1,1,5',
  flip: '.4,,900,.002,.006,.04,4,.7,-18,,,,,,,,,,,,1800',
  match: '.8,,523,,.03,.16,1,1.4,,,262,.05',
  merge: '.9,,330,.002,.02,.14,0,1.2,6,,165,.04',
  clear: '.6,,660,,.05,.22,1,1.5,3,,330,.06,.12',
  // Movement.
  jump: '.9,,300,.008,.05,.08,1,1.2,7',
  land: '1.2,,150,,.01,.07,0,1,-5,,,,,.15',
  bounce: '1,,240,,.01,.08,0,1,9',
  whoosh: '.5,,260,.06,.03,.14,4,.8,9,,,,,,,,,,,,700',
  slice: '.45,,900,.004,.012,.09,4,.8,-30,,,,,,,,,,,,1600',
  // Impacts.
  hit: '1.1,,190,,.015,.12,0,.7,-6,,,,,.9',
  kick: '1.3,,130,,.012,.1,0,.8,-.9,,,,,.3',
  clack: '1,,1500,,.002,.03,1,.6,-6,,,,,.2',
  shoot: '.7,,760,,.01,.11,2,1.3,-14,,,,,,,,,,,,-2600',
  explosion: '1.6,,70,.01,.1,.55,4,1.4,-.4,,,,,.7,,.06,,.55,.12,,-1100',
  shatter: '.55,,1400,.002,.03,.22,4,.9,-3,,,,.02,.4,,,,.5,.04,,1500',
  // Liquids.
  splash: '.8,,520,.01,.02,.16,0,1,-12,4,,,,.5',
  drip: '.9,,640,.003,.006,.07,0,1,26',
  slurp: '.8,,210,.02,.08,.07,0,1.3,14,,,,.05,.1',
  munch: '1,,170,.004,.02,.05,2,.7,-4,,,,.045,.6,,,,,,,-1500',
  pour: '.5,,330,.03,.16,.08,0,1.2,4,,,,.06,.3',
  // Rewards.
  coin: '.6,,988,,.03,.24,1,1.2,,,331,.06',
  gem: '.55,,1319,,.02,.3,0,1.1,,,440,.04',
  power: '.7,,262,.01,.22,.22,1,1.4,2.2,,131,.09,.12',
  bell: '.6,,784,,.02,.5,0,1,,,,,,,,,.06',
} as const;

type Voice = readonly (number | undefined)[];

const bright: Voice = [0.6, 0, 0, 0.004, 0.07, 0.3, 1, 1.5];
const sad: Voice = [0.6, 0, 0, 0.01, 0.1, 0.25, 2, 0.9, -0.3, ...Array<undefined>(11), -1300];
const glass: Voice = [0.45, 0, 0, 0, 0.02, 0.2, 0, 1];

/** Short tunes: a voice, and notes as [MIDI key, seconds]. */
const TUNES: Readonly<
  Record<string, { readonly voice: Voice; readonly notes: readonly (readonly [number, number])[] }>
> = {
  win: {
    voice: bright,
    notes: [
      [72, 0],
      [76, 0.09],
      [79, 0.18],
      [84, 0.27],
      [88, 0.42],
    ],
  },
  best: {
    voice: bright,
    notes: [
      [67, 0],
      [72, 0.1],
      [76, 0.2],
      [79, 0.3],
      [76, 0.42],
      [84, 0.54],
    ],
  },
  star: {
    voice: glass,
    notes: [
      [84, 0],
      [88, 0.06],
      [91, 0.12],
    ],
  },
  levelup: {
    voice: [0.5, 0, 0, 0, 0.05, 0.22, 1, 1.4],
    notes: [
      [60, 0],
      [67, 0.08],
      [72, 0.16],
      [76, 0.24],
      [79, 0.32],
      [84, 0.4],
    ],
  },
  lose: {
    voice: sad,
    notes: [
      [67, 0],
      [64, 0.16],
      [60, 0.32],
      [55, 0.5],
    ],
  },
};

/** All names for `Feel.sound`. */
export const SOUND_NAMES: readonly string[] = [...Object.keys(EFFECTS), ...Object.keys(TUNES)];

/** Sounds in tune: their pitch does not vary. */
export const TUNED: ReadonlySet<Sound> = new Set([
  ...Object.keys(TUNES),
  'match',
  'coin',
  'gem',
  'bell',
  'go',
  'tick',
  'merge',
  'clear',
]);

/** Parses zzfx's notation; missing values are `undefined`. */
export function readParameters(text: string): readonly (number | undefined)[] {
  return text.split(',').map((part) => (part === '' ? undefined : Number(part)));
}

/** The frequency of a MIDI key, hertz. */
export function hertz(key: number): number {
  return 440 * 2 ** ((key - 69) / 12);
}

/**
 * A sound's samples at `SAMPLE_RATE`.
 * @throws Error for an unknown name
 */
export function samplesOf(sound: Sound, build: SampleBuilder): Float32Array<ArrayBuffer> {
  if (typeof sound !== 'string') return steady(sound, build);
  const tune = TUNES[sound];
  if (tune) return tuneOf(tune.voice, tune.notes, build);
  const effect = (EFFECTS as Readonly<Record<string, string>>)[sound];
  if (effect === undefined) {
    throw new Error(`There is no sound "${sound}"; there are: ${SOUND_NAMES.join(', ')}`);
  }
  return steady(readParameters(effect), build);
}

/** Built without zzfx's random pitch: the mixer varies it at every play. */
function steady(parameters: Voice, build: SampleBuilder): Float32Array<ArrayBuffer> {
  const [volume, , ...rest] = parameters;
  return Float32Array.from(build([volume, 0, ...rest]));
}

function tuneOf(
  voice: Voice,
  notes: readonly (readonly [number, number])[],
  build: SampleBuilder,
): Float32Array<ArrayBuffer> {
  const parts = notes.map(([key, seconds]) => {
    const [volume, , , ...rest] = voice;
    const samples = build([volume, 0, hertz(key), ...rest]);
    return { from: Math.round(seconds * SAMPLE_RATE), samples };
  });
  const sum = new Float32Array(
    Math.max(...parts.map(({ from, samples }) => from + samples.length)),
  );
  for (const { from, samples } of parts) {
    samples.forEach((sample, index) => {
      sum[from + index] = (sum[from + index] ?? 0) + sample;
    });
  }
  return sum;
}
