import type { Level } from '@playgrove/kit/contract';
import { levels } from '@playgrove/kit/logic/levels';
import type { Rule } from './board.ts';
import { RIVALS, type RivalName } from './rivals.ts';
import { PUZZLES } from './sealed.ts';

/** A game against a squirrel, or two on one device, by one of three rules; or a win in two to find. */
export type Params =
  | { readonly rule: Rule; readonly rival: RivalName | 'friend' }
  | { readonly played: string };

/** Stars that bring each squirrel to the tree. */
const NEEDS: Readonly<Record<RivalName, number>> = {
  nib: 0,
  skip: 0,
  clover: 2,
  bramble: 4,
  juniper: 7,
  oakley: 10,
};

const rivals = RIVALS.map((rival) => ({
  id: rival,
  params: { rule: 'four' as const, rival },
  pack: 'pack.rivals',
  needs: NEEDS[rival],
}));

/** Two on one device: in no pack, as it gives no stars. */
const friends = (['four', 'pop', 'five'] as const).map((rule) => ({
  id: `${rule}-friend`,
  params: { rule, rival: 'friend' as const },
}));

/** Three squirrels for each of the other rules. */
const more = (['pop', 'five'] as const).flatMap((rule) =>
  (['skip', 'bramble', 'oakley'] as const).map((rival) => ({
    id: `${rule}-${rival}`,
    params: { rule, rival },
    pack: `pack.${rule}`,
  })),
);

export const EACH = 12;

const puzzles = levels<Params, { name: string; needs: number }>({
  packs: [0, 3, 12, 24, 40].map((needs, index) => ({ name: `two-${index + 1}`, needs })),
  each: EACH,
  retry: 'same',
  params: ({ number }) => ({ played: PUZZLES[number - 1] ?? '' }),
});

export const LEVELS = [...rivals, ...friends, ...more, ...puzzles] as unknown as readonly [
  Level<Params>,
  ...Level<Params>[],
];
