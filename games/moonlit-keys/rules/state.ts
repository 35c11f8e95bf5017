/** Ticks a second. */
export const HZ = 60;
export const LANES = 4;

/** `song`: one song to its end. `endless`: one after another, faster and faster. `tuning`: measures the device. */
export type Params =
  | { readonly mode: 'song'; readonly song: string }
  | { readonly mode: 'endless' }
  | { readonly mode: 'tuning' };

export type Input =
  | { readonly kind: 'tap'; readonly lane: number }
  /** The finger leaves a lane. */
  | { readonly kind: 'lift'; readonly lane: number }
  /** Before the tuning begins: sound comes a tick later or earlier. */
  | { readonly kind: 'nudge'; readonly by: -1 | 1 };

/** What the device is like, and how it went of late. */
export type Career = {
  /** Ticks by which taps come late that follow the eye, and the ear. */
  readonly eye: number;
  readonly ear: number;
  /** Songs lost in a row: after three the light burns longer. */
  readonly falls: number;
};

export type End = {
  readonly reason: 'finished' | 'missed' | 'strayed' | 'tuned' | 'untuned';
  /** Where the light went out. */
  readonly lane: number;
};

export type State = {
  readonly params: Params;
  /** Chooses the way each song is laid out in lanes, and what the bots do. */
  readonly seed: number;
  song: string;
  /** Percent of the tempo as written. */
  speed: number;
  /** Songs finished in the endless mode. */
  stage: number;
  eye: number;
  ear: number;
  falls: number;
  /** Ticks of the song; its first note is at 0. It stands while a lantern waits to be tapped. */
  clock: number;
  started: boolean;
  /** The first note that has not been judged. */
  next: number;
  /** One letter a note judged in this song: `a` to `c` by grade, `x` missed; in their order, `-` for not yet. */
  marks: string;
  /** The next thing of the accompaniment. */
  part: number;
  /** The note that is being held, −1 for none, and since when. */
  holding: number;
  heldFrom: number;
  /** 0 to `FULL`. */
  light: number;
  streak: number;
  best: number;
  score: number;
  /** Of `most`: what stars are given for. */
  points: number;
  hits: number;
  /** Ticks by which all hits were late, taken together; negative when early. */
  late: number;
  misses: number;
  strays: number;
  /** Light lost to each. */
  dimmed: { missed: number; strayed: number };
  /** Tuning: ticks of the taps. */
  taps: number[];
  end: End | null;
};

export const FULL = 1000;
