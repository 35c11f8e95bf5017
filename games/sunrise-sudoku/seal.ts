import { sealPack } from '@playgrove/kit/logic/solving';
import type { Seal } from '@playgrove/kit/testing';
import { makerOf } from './levels.ts';
import { makePuzzle } from './rules/make.ts';
import { GRADES, type Grade } from './rules/technique.ts';
import { faultOf } from './rules/verify.ts';

const PACKED = 72;

/** The first seeds whose grids have one filling and exactly this difficulty. */
function packOf(grade: Grade) {
  const fault = (seed: number): string | undefined => faultOf(grade, makePuzzle(grade, seed));
  const seeds: number[] = [];
  for (let seed = 1; seeds.length < PACKED; seed += 1) {
    if (fault(seed) === undefined) seeds.push(seed);
  }
  return sealPack(makerOf(grade), seeds, fault);
}

export const seal: Seal = {
  file: 'rules/packs.json',
  make() {
    const packs = Object.fromEntries(GRADES.map((grade) => [grade, packOf(grade)]));
    return `${JSON.stringify(packs, undefined, 1).replaceAll(/,\n\s+(?=\d)/g, ', ')}\n`;
  },
};
