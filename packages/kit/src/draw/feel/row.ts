import type { Feel } from '@playgrove/kit/runtime';

type Burst = NonNullable<Feel['burst']>;

/** A view's `feel`: a row for each cue. */
export type Feels = Readonly<Record<string, Feel>>;

/** 1 tap, 2 knock, 3 blow, 4 crash, 5 disaster. */
export type Size = 1 | 2 | 3 | 4 | 5;

/** What a row changes: any field of `Feel`, of its burst too, or only the colors of its pieces. */
export type More = Omit<Feel, 'burst'> & {
  readonly burst?: Partial<Burst>;
  readonly colors?: readonly string[];
  /** Its pieces without its sound. */
  readonly silent?: true;
};

/** What a thing is made of. */
export type Material = {
  readonly sound: NonNullable<Feel['sound']>;
  /** Loudness at size 3. Default 1. */
  readonly gain?: number;
  readonly colors: readonly string[];
  readonly shape: NonNullable<Burst['shape']>;
  /** Of its pieces at size 3, in units of a world 720 across. */
  readonly speed: number;
  readonly size: number;
  /** Units a second squared. Default: the shape's own. */
  readonly gravity?: number;
  /** Seconds. */
  readonly life: number;
  /** Taken rather than hit: it never shakes the screen and never stops time. */
  readonly soft?: true;
};

/** By size: gain, pieces, their speed and size, milliseconds of vibration, trauma, milliseconds of hit-stop. */
const SIZES = {
  1: [0.45, 3, 0.6, 0.7, 0, 0, 0],
  2: [0.7, 6, 0.8, 0.85, 10, 0, 0],
  3: [1, 10, 1, 1, 18, 0.15, 0],
  4: [1.2, 16, 1.25, 1.15, 30, 0.3, 40],
  5: [1.4, 24, 1.6, 1.3, 50, 0.5, 70],
} as const;

/** The world that the lengths of materials and whole feels are meant for. */
export const WORLD = 720;

/** A material of your own. */
export function material(made: Material): (size: Size, more?: More) => Feel {
  const { sound, gain = 1, colors, shape, speed, size: piece, gravity, life, soft } = made;
  return (size, more = {}) => {
    const [loud, count, fast, large, buzz, shake, stop] = SIZES[size];
    return row(
      {
        sound,
        gain: gain * loud,
        ...(buzz > 0 && { buzz }),
        ...(!soft && shake > 0 && { shake }),
        ...(!soft && stop > 0 && { stop }),
        burst: {
          count,
          colors,
          shape,
          speed: speed * fast,
          size: piece * large,
          life,
          ...(gravity !== undefined && { gravity }),
          across: WORLD,
        },
      },
      more,
    );
  };
}

/** The row with what a game changes. Its lengths too are for a world 720 across. */
function row({ sound, ...feel }: Feel, { burst: own, colors, silent, ...more }: More): Feel {
  const all = { ...(sound !== undefined && !silent && { sound }), ...feel, ...more };
  if (!feel.burst) return all;
  const burst = { ...feel.burst, ...(colors && { colors }), ...own };
  return { ...all, burst };
}

/**
 * Words alone: white over `color`.
 * @param anchor next to the cue's place, which stays free; at the `top` or in the `middle` of the
 *   screen; or `on` the place
 */
export function said(
  shout: string,
  color = '#ffd02e',
  anchor: NonNullable<Feel['anchor']> | 'on' = 'near',
): Pick<Feel, 'shout' | 'shoutColors' | 'anchor'> {
  return { shout, shoutColors: ['#ffffff', color], ...(anchor !== 'on' && { anchor }) };
}

/** A feel without sizes. */
export const whole =
  (feel: Feel) =>
  (more: More = {}): Feel =>
    row(feel, more);
