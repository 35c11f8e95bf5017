import type { FoeKind } from './foes.ts';

export const HZ = 30;
export const HEARTS = 5;
export const BRIGHTEST = 5;

export type Tool = 'lantern' | 'mirror' | 'prism';
export const TOOLS: readonly Tool[] = ['lantern', 'mirror', 'prism'];
export const COST: Readonly<Record<Tool, number>> = { lantern: 50, mirror: 15, prism: 30 };

/** By the number of lanterns merged, from 1: damage a second, and cells a beam is long. */
export const POWER: readonly number[] = [0, 10, 22, 36, 52, 70];
export const REACH: readonly number[] = [0, 8, 10, 12, 14, 16];

export type Piece = {
  readonly at: number;
  readonly kind: Tool;
  /** Lanterns: a direction. Mirrors and prisms: 0 is `/`, 1 is `\`. */
  readonly turn: number;
  /** Lanterns merged into this one. */
  readonly n: number;
  /** Belongs to the place: it can only be turned. */
  readonly old: boolean;
};

export type Foe = {
  id: number;
  kind: FoeKind;
  route: number;
  /** Cells walked. */
  far: number;
  hp: number;
  max: number;
  /** Damage taken in all. */
  felt: number;
  /** Whether a beam is on it. */
  lit: boolean;
};

export type Params = { readonly place: number; readonly endless: boolean };

export type State = {
  params: Params;
  place: number;
  tick: number;
  phase: 'plan' | 'wave';
  end: '' | 'won' | 'lost';
  /** Waves that are over. */
  wave: number;
  /** Creatures of this wave or of the next one, in order. */
  line: string;
  /** How many of them have come, and ticks until the next. */
  out: number;
  due: number;
  speed: number;
  light: number;
  hearts: number;
  burned: number;
  built: number;
  turned: number;
  nextId: number;
  /** Replaced, never written, when a piece changes: beams are cached by it. */
  pieces: readonly Piece[];
  foes: Foe[];
  /** Who took the last heart. */
  culprit: Foe | null;
};

export type Input =
  | { readonly act: 'build'; readonly tool: Tool; readonly at: number; readonly turn: number }
  | { readonly act: 'turn'; readonly at: number }
  | { readonly act: 'move'; readonly from: number; readonly to: number }
  | { readonly act: 'sell'; readonly at: number }
  | { readonly act: 'wave' }
  | { readonly act: 'speed' };
