import type { State, Who } from '../rules/state.ts';

export const KINDS = ['cat', 'frog', 'duck', 'rabbit', 'mouse', 'goat', 'owl'] as const;
export type Kind = (typeof KINDS)[number];

/** Glaze of a figure: light, main, dark; and its inner ears, belly or beak. */
export type Glaze = {
  readonly light: string;
  readonly main: string;
  readonly dark: string;
  readonly trim: string;
};

export const GLAZES: Readonly<Record<Kind, Glaze>> = {
  cat: { light: '#ff9a86', main: '#f2485a', dark: '#a81d44', trim: '#ffe3d3' },
  frog: { light: '#9be86a', main: '#3fae49', dark: '#17703c', trim: '#efffd0' },
  duck: { light: '#ffe88a', main: '#ffbf2b', dark: '#c97a0c', trim: '#ff7a2a' },
  rabbit: { light: '#d7b4ff', main: '#9a5fe6', dark: '#5a2ba8', trim: '#ffd9f0' },
  mouse: { light: '#8ff0ea', main: '#1fb3bd', dark: '#0d6f80', trim: '#ffd0dc' },
  goat: { light: '#ffffff', main: '#ece3d4', dark: '#9a8a78', trim: '#8a5a34' },
  owl: { light: '#8fa6ff', main: '#4560d6', dark: '#26338f', trim: '#ffe9b8' },
};

const BY_WHO: Readonly<Record<Exclude<Who, 'none' | 'friend'>, Kind>> = {
  you: 'cat',
  olive: 'frog',
  dot: 'duck',
  hazel: 'rabbit',
  nib: 'mouse',
  gus: 'goat',
  sofia: 'owl',
};
const FRIENDS: readonly Kind[] = ['cat', 'frog', 'duck', 'rabbit'];

/** Whose pawns a side plays with: every team has its own color and its own shape. */
export function kindOf({ who }: Pick<State, 'who'>, side: number): Kind {
  const each = who[side] ?? 'none';
  return each === 'none' || each === 'friend' ? (FRIENDS[side] ?? 'cat') : BY_WHO[each];
}

/** A color that shows on pale tiles: the goat is as pale as they are. */
export const inkOf = (kind: Kind): string =>
  kind === 'goat' ? GLAZES.goat.trim : GLAZES[kind].main;
