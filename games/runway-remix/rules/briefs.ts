import type { PoseName } from './paperdoll/index.ts';
import type { Level } from '@playgrove/kit/contract';
import { levels } from '@playgrove/kit/logic/levels';
import { PACKS, ROWS } from './data/briefs.ts';
import type { Params } from './state.ts';
import type { Tag } from './wardrobe.ts';

/**
 * Something a client insists on: a slot that is worn; a hue in most of the outfit (`main`) or in any
 * part of it (`touch`); a print; a dress, a skirt or legs (`form`); most of it pale or deep (`tone`);
 * or how many pieces.
 */
export type Must = {
  readonly kind: 'slot' | 'main' | 'touch' | 'print' | 'form' | 'tone' | 'pieces';
  readonly what: string;
};

export type Brief = {
  readonly wants: readonly [Tag, Tag];
  readonly avoid: Tag;
  readonly musts: readonly Must[];
  /** Light against dark, close together, or either. */
  readonly contrast: 'bold' | 'soft' | 'any';
  readonly pose: PoseName;
  /** Pieces in the wanted styles for full marks. */
  readonly matches: number;
  /** How many of them each of the two styles must have. */
  readonly each: number;
  /** Points that a piece of the unwanted style costs. */
  readonly cost: number;
};

/** Ten to a pack: `street-1` … `finale-10`. */
export const BRIEFS_IN_PACK = 10;

function packOf(brief: number): (typeof PACKS)[number] {
  return PACKS[Math.floor(brief / BRIEFS_IN_PACK)] ?? PACKS[0];
}

export const BRIEFS: readonly Brief[] = ROWS.trim()
  .split('\n')
  .map((row, index) => {
    const [, , matches, each, cost] = packOf(index);
    const [wants = '', avoid = '', musts = '', contrast, pose] = row.split(' ');
    const [one = '', other = ''] = wants.split(',');
    return {
      wants: [one, other],
      avoid,
      musts: musts.split(',').map((must) => {
        const [kind, what] = must.split(':');
        return { kind, what } as Must;
      }),
      contrast: contrast as Brief['contrast'],
      pose: pose as PoseName,
      matches,
      each,
      cost,
    };
  });

const FREE_LEVEL: Level<Params> = { id: 'free', params: { brief: -1 }, pack: 'pack.free' };

/** Brief by brief, then free play. */
export const LEVELS = [
  ...levels({
    packs: PACKS.map(([name, needs]) => ({ name, needs })),
    each: BRIEFS_IN_PACK,
    params: ({ number }) => ({ brief: number - 1 }),
  }),
  FREE_LEVEL,
] as const;
