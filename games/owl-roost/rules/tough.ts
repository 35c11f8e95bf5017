import { reason, TECHNIQUES, type Technique } from './deduce.ts';
import type { Wood } from './grove.ts';

/** How long a step of each sort takes to be seen. */
const WEIGHT: Readonly<Record<Technique, number>> = {
  last: 1,
  strip: 3,
  shade: 4,
  pair: 9,
  trio: 16,
};

/** How tough a wood is: the weights of all steps that reasoning takes. */
export function toughness(wood: Wood): number {
  const { used } = reason(wood);
  return TECHNIQUES.reduce((sum, technique) => sum + used[technique] * WEIGHT[technique], 0);
}
