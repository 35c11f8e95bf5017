import type { Params } from './state.ts';

/** How tosses come: `mixed` takes turns, the others lean to one. */
export type Theme = 'mixed' | 'pairs' | 'rows' | 'fans' | 'swings' | 'nests';

type Mode = {
  /** How hard it begins; about 1 is a minute into an endless run. */
  readonly heat: number;
  /** How much harder each round of waves is than the one before. */
  readonly climb: number;
  /** Fruits ripe in addition to the first four when it begins. */
  readonly ripe: number;
  /** Glasses to serve; 0 for no end. */
  readonly glasses: number;
  readonly theme: Theme;
};

export const CARDS = 36;
const THEMES: readonly Theme[] = ['pairs', 'rows', 'fans', 'mixed', 'swings', 'nests'];

/** Recipe card 1 … 36: six rounds of six themes, each round hotter and with more to serve. */
function recipe(card: number): Mode {
  const round = Math.floor((card - 1) / THEMES.length);
  return {
    heat: 0.2 + round * 0.65,
    climb: 0.3,
    ripe: Math.min(4, round),
    glasses: 4 + Math.floor(round / 2),
    theme: THEMES[(card - 1) % THEMES.length] ?? 'mixed',
  };
}

export function modeOf(params: Params): Mode {
  if (params.mode === 'recipe') return recipe(params.card);
  if (params.mode === 'rush') return { heat: 1, climb: 1, ripe: 0, glasses: 0, theme: 'mixed' };
  return { heat: 0, climb: 1, ripe: 0, glasses: 0, theme: 'mixed' };
}
