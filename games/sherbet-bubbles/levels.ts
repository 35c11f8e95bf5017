import type { Level } from '@playgrove/kit/contract';
import { DAILIES, goalOf, POUR, RECIPES } from './rules/recipes.ts';
import { SHOTS } from './rules/shots.ts';
import type { Params, Recipe } from './rules/state.ts';

/** Packs of eight; a pack opens when this many stars are won. */
const PACKS = [
  ['pack.lemonade', 0],
  ['pack.gummy', 8],
  ['pack.frosty', 19],
  ['pack.stone', 32],
  ['pack.popping', 46],
  ['pack.twirl', 61],
] as const;
export const PACK_SIZE = 8;
const UNTUNED = 40;
const DAILY_SHOTS = [38, 53, 47, 43, 31] as const;

function levelOf(recipe: Recipe, index: number): Level<Params> {
  const [pack, needs] = PACKS[Math.floor(index / PACK_SIZE)] ?? PACKS[0];
  const shots = SHOTS[index] ?? UNTUNED;
  const params = { mode: 'level', level: index + 1, goal: goalOf(recipe), shots, recipe } as const;
  return { id: `glass-${index + 1}`, pack, needs, params, retry: 'same' };
}

const [first, ...others] = RECIPES.map((recipe, index) => levelOf(recipe, index));
if (!first) throw new Error('sherbet-bubbles: there are no levels');

export const LEVELS: readonly [Level<Params>, ...Level<Params>[]] = [
  first,
  ...others,
  ...DAILIES.map((recipe, index): Level<Params> => ({
    id: `daily-${index + 1}`,
    daily: true,
    pack: 'pack.open',
    params: { mode: 'daily', level: 0, goal: 'free', shots: DAILY_SHOTS[index] ?? UNTUNED, recipe },
  })),
  {
    id: 'pour',
    pack: 'pack.open',
    params: { mode: 'endless', level: 0, goal: 'clear', shots: 0, recipe: POUR },
  },
];
