/** A letter for each, as waves are written. */
export type FoeKind = 'w' | 'd' | 'h' | 'm' | 's' | 'p' | 'c' | 'k' | 'b';

export type FoeFacts = {
  readonly name: string;
  readonly hp: number;
  /** Cells a second. */
  readonly speed: number;
  /** Light it gives. */
  readonly gives: number;
  /** Hearts it takes. */
  readonly takes: number;
  /** Seconds until the next one comes. */
  readonly gap: number;
};

export const FOES: Readonly<Record<FoeKind, FoeFacts>> = {
  w: { name: 'wisp', hp: 24, speed: 1.5, gives: 5, takes: 1, gap: 1.1 },
  d: { name: 'dart', hp: 15, speed: 2.8, gives: 5, takes: 1, gap: 0.7 },
  h: { name: 'hulk', hp: 105, speed: 0.95, gives: 14, takes: 2, gap: 2 },
  m: { name: 'mender', hp: 42, speed: 1.35, gives: 8, takes: 1, gap: 1.3 },
  s: { name: 'shell', hp: 34, speed: 1.1, gives: 9, takes: 1, gap: 1.4 },
  p: { name: 'puff', hp: 30, speed: 1.3, gives: 4, takes: 1, gap: 1.4 },
  c: { name: 'crumb', hp: 11, speed: 2, gives: 2, takes: 1, gap: 0.5 },
  k: { name: 'smog', hp: 62, speed: 1.05, gives: 10, takes: 1, gap: 1.8 },
  b: { name: 'king', hp: 620, speed: 0.62, gives: 60, takes: 5, gap: 3 },
};

/** What a shell takes off each beam. */
export const ARMOR = 9;
/** Part of a mender's fog that returns each second in the dark. */
export const MENDS = 0.22;
export const CRUMBS = 2;

export const isFoe = (letter: string): letter is FoeKind => letter in FOES;
