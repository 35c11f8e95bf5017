import type { Seal } from '@playgrove/kit/testing';
import { SCREENED } from './rules/deals.ts';
import { verdictOf } from './rules/screening.ts';

/** For each seed how hard it is and its par. */
export const seal: Seal = {
  file: 'rules/sealed.json',
  make() {
    const deals = Array.from({ length: SCREENED }, (_, seed) => verdictOf(seed)).join('');
    return `${JSON.stringify({ deals }, undefined, 2)}\n`;
  },
};
