import type { Seal } from '@playgrove/kit/testing';
import { SCREENED, verdictOf } from './rules/screening.ts';
import type { Suits } from './rules/table.ts';

/** A digit for each seed: which beam wins it, 0 if none does. */
export const seal: Seal = {
  file: 'rules/sealed.json',
  make() {
    const digits = (suits: Suits): string =>
      Array.from({ length: SCREENED[suits].seeds }, (_, seed) => verdictOf(suits, seed)).join('');
    return `${JSON.stringify({ 1: digits(1), 2: digits(2), 4: digits(4) }, undefined, 2)}\n`;
  },
};
