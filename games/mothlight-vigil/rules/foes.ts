export const KINDS = ['mite', 'flit', 'lump', 'darter', 'pod', 'spitter', 'hunter'] as const;
export type Kind = (typeof KINDS)[number];

type FoeFacts = {
  readonly r: number;
  readonly hp: number;
  /** World units a tick. */
  readonly speed: number;
  /** Light that its bite takes. */
  readonly bite: number;
  /** Glow that it leaves. */
  readonly glow: number;
};

/** By number in `KINDS`. */
export const FOES: readonly FoeFacts[] = [
  { r: 15, hp: 3.4, speed: 1.15, bite: 6, glow: 1 },
  { r: 14, hp: 3, speed: 2.0, bite: 5, glow: 1 },
  { r: 26, hp: 20, speed: 0.78, bite: 11, glow: 4 },
  { r: 18, hp: 9, speed: 1.15, bite: 10, glow: 2 },
  { r: 23, hp: 12, speed: 0.95, bite: 8, glow: 2 },
  { r: 19, hp: 10, speed: 1.1, bite: 7, glow: 3 },
  { r: 36, hp: 64, speed: 1.85, bite: 18, glow: 0 },
];

export const factsOf = (kind: number): FoeFacts => FOES[kind] as FoeFacts;

export const MITE = 0;
export const FLIT = 1;
export const LUMP = 2;
export const DARTER = 3;
export const POD = 4;
export const SPITTER = 5;
export const HUNTER = 6;

/** A darter near the light stops, shivers and darts: ticks of each. */
export const TELL = 42;
export const DART = 30;
export const DART_SPEED = 5.2;
export const DART_FROM = 210;
/** A spitter stops this near, and spits from time to time. */
export const SPIT_FROM = 158;
export const SPIT_EVERY = 200;
