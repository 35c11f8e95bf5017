import { createTrack, type Track } from '@playgrove/kit/logic/track';

/** A circuit: its middle line in meters, and how it is dressed. */
type Circuit = {
  readonly id: string;
  readonly points: readonly (readonly [number, number])[];
  readonly width: number;
  /** Seconds a lap that earn three, two and one star against the clock, with the car as it comes. */
  readonly medals: readonly [gold: number, silver: number, bronze: number];
};

const CIRCUITS: readonly Circuit[] = [
  {
    id: 'rustgulch',
    width: 17,
    medals: [27, 30, 35],
    points: [
      [0, 0],
      [110, 0],
      [220, 8],
      [300, 60],
      [305, 150],
      [240, 205],
      [130, 195],
      [40, 215],
      [-55, 200],
      [-95, 120],
      [-70, 30],
    ],
  },
  {
    id: 'needle',
    width: 16,
    medals: [30.8, 33.5, 37.5],
    points: [
      [0, 0],
      [140, -10],
      [280, 0],
      [330, 55],
      [290, 110],
      [190, 120],
      [150, 170],
      [190, 225],
      [160, 285],
      [70, 290],
      [15, 235],
      [0, 150],
      [-60, 105],
      [-65, 40],
    ],
  },
  {
    id: 'anvil',
    width: 16,
    medals: [33.9, 36.5, 41],
    points: [
      [0, 0],
      [120, 0],
      [230, 0],
      [300, 35],
      [305, 105],
      [240, 135],
      [170, 150],
      [165, 215],
      [230, 250],
      [225, 315],
      [140, 335],
      [30, 320],
      [-50, 270],
      [-70, 170],
      [-65, 70],
    ],
  },
  {
    id: 'coyote',
    width: 15,
    medals: [32, 35, 39],
    points: [
      [0, 0],
      [90, 5],
      [160, -45],
      [240, -60],
      [310, -15],
      [315, 70],
      [255, 120],
      [180, 110],
      [120, 150],
      [130, 225],
      [70, 275],
      [-20, 255],
      [-45, 180],
      [-100, 130],
      [-105, 45],
    ],
  },
  {
    id: 'arches',
    width: 16,
    medals: [37.2, 40, 45],
    points: [
      [0, 0],
      [130, 0],
      [260, 0],
      [345, 30],
      [375, 110],
      [330, 175],
      [245, 165],
      [190, 205],
      [215, 275],
      [165, 330],
      [80, 310],
      [45, 240],
      [-20, 205],
      [-105, 215],
      [-150, 150],
      [-130, 60],
    ],
  },
  {
    id: 'sawtooth',
    width: 15,
    medals: [39.4, 43, 49],
    points: [
      [0, 0],
      [100, 0],
      [180, 35],
      [250, 0],
      [330, -5],
      [380, 60],
      [350, 135],
      [275, 145],
      [215, 195],
      [255, 260],
      [215, 325],
      [130, 320],
      [85, 255],
      [15, 235],
      [-60, 275],
      [-130, 230],
      [-125, 140],
      [-75, 90],
      [-80, 30],
    ],
  },
  {
    id: 'moonwell',
    width: 15,
    medals: [39.7, 43, 49],
    points: [
      [0, 0],
      [110, 0],
      [215, 15],
      [265, 80],
      [235, 150],
      [285, 205],
      [370, 205],
      [415, 270],
      [375, 340],
      [285, 350],
      [205, 305],
      [140, 335],
      [60, 345],
      [-5, 290],
      [25, 215],
      [-15, 155],
      [-85, 130],
      [-90, 40],
    ],
  },
  {
    id: 'longknife',
    width: 16,
    medals: [45.8, 49, 55],
    points: [
      [0, 0],
      [150, 0],
      [300, 0],
      [430, 10],
      [490, 70],
      [465, 145],
      [380, 165],
      [310, 135],
      [240, 165],
      [235, 240],
      [300, 285],
      [290, 355],
      [205, 380],
      [130, 340],
      [115, 260],
      [55, 210],
      [-30, 225],
      [-100, 180],
      [-110, 90],
      [-75, 25],
    ],
  },
];

export const CIRCUIT_COUNT = CIRCUITS.length;
export type Variant = 'plain' | 'mirror' | 'back';
const VARIANTS: readonly Variant[] = ['plain', 'mirror', 'back'];

type Ease = readonly [fastest: number, slowest: number];

/** What is raced where. A trial is against the clock and one's own ghost. */
export type Course = {
  readonly circuit: number;
  readonly variant: Variant;
  readonly laps: number;
  /** 0 to 5; −1 for a trial. */
  readonly cup: number;
  /**
   * Meters a second that the fastest and the slowest rival are slower: for players who drive for the first time
   * is to meet them, and not all of them at once.
   */
  readonly ease: Ease;
};

const RACES_A_CUP = 4;
const NO_EASE: Ease = [0, 0];
/** For the races of the first two cups. */
const EASE: readonly (readonly Ease[])[] = [
  [
    [4.3, 8.2],
    [4.8, 11.5],
    [3.4, 9.4],
    [2, 10],
  ],
  [
    [0.9, 8.5],
    [0.7, 5],
    [1.6, 10.5],
    [0.7, 9.5],
  ],
];

/** Circuits in each cup, by number, with the way they are driven. */
const CUPS: readonly (readonly (readonly [number, Variant])[])[] = [
  [
    [0, 'plain'],
    [1, 'plain'],
    [2, 'plain'],
    [3, 'plain'],
  ],
  [
    [4, 'plain'],
    [0, 'mirror'],
    [5, 'plain'],
    [1, 'mirror'],
  ],
  [
    [6, 'plain'],
    [2, 'mirror'],
    [7, 'plain'],
    [3, 'mirror'],
  ],
  [
    [0, 'back'],
    [4, 'mirror'],
    [1, 'back'],
    [6, 'mirror'],
  ],
  [
    [5, 'mirror'],
    [2, 'back'],
    [7, 'mirror'],
    [3, 'back'],
  ],
  [
    [4, 'back'],
    [5, 'back'],
    [6, 'back'],
    [7, 'back'],
  ],
];

export const RACES: readonly Course[] = CUPS.flatMap((races, cup) =>
  races.map(([circuit, variant], race) => ({
    circuit,
    variant,
    cup,
    ease: EASE[cup]?.[race] ?? NO_EASE,
    laps: circuit < 2 && cup > 0 ? 3 : 2,
  })),
);

export const TRIALS: readonly Course[] = CIRCUITS.map((_, circuit) => ({
  circuit,
  variant: 'plain',
  cup: -1,
  ease: NO_EASE,
  laps: 2,
}));

/** The day's races, which take turns: every circuit mirrored and backward, for cars as they come. */
export const DAYS: readonly Course[] = (['mirror', 'back'] as const).flatMap((variant) =>
  CIRCUITS.map((_, circuit) => ({ circuit, variant, cup: circuit % 2, ease: NO_EASE, laps: 2 })),
);

/** Every course by its number: the races, then the trials, then the days. */
export const COURSES: readonly Course[] = [...RACES, ...TRIALS, ...DAYS];

/** Stars that open each cup. */
export const CUP_NEEDS: readonly number[] = [0, 4, 10, 18, 27, 36];

export function courseFor(number: number): Course {
  const course = COURSES[number];
  if (!course) throw new Error(`redrock-drift: there is no course ${number}`);
  return course;
}

export function circuitFor(number: number): Circuit {
  const circuit = CIRCUITS[number];
  if (!circuit) throw new Error(`redrock-drift: there is no circuit ${number}`);
  return circuit;
}

/** The number of a race: cup and place in it. */
export function raceNumber(index: number): { readonly cup: number; readonly race: number } {
  return { cup: Math.floor(index / RACES_A_CUP), race: index % RACES_A_CUP };
}

const made = new Map<string, Track>();

/** The track of a course, made once. */
export function trackFor({ circuit, variant }: Pick<Course, 'circuit' | 'variant'>): Track {
  const key = `${circuit} ${variant}`;
  const cached = made.get(key);
  if (cached) return cached;
  const { points, width } = circuitFor(circuit);
  // Driven backward the start stays where it is, on its straight.
  const turned =
    variant === 'back' ? [...points.slice(0, 2).reverse(), ...points.slice(2).reverse()] : points;
  const track = createTrack({
    points: variant === 'mirror' ? turned.map(([x, y]) => [-x, y] as const) : turned,
    width,
  });
  made.set(key, track);
  return track;
}

export { VARIANTS };
