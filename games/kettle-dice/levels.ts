import { levels } from '@playgrove/kit/logic/levels';
import { FULL, padOf } from './rules/boxes.ts';
import type { RivalName } from './rules/rivals.ts';

/** The boxes of a pad, the points for one, two and three stars, and who plays along. */
export type Params = {
  readonly pad: number;
  /** Empty if nothing is to be reached. With a rival: the lead that each star takes. */
  readonly marks: readonly number[];
  readonly with: 'nobody' | 'friend' | RivalName;
};

type Row = readonly [pad: string, one: number, two: number, three: number];
type Shop = {
  readonly name: string;
  readonly needs: number;
  readonly goals: readonly Row[];
  readonly keeper: RivalName;
  readonly match: string;
};

const ALL = '123456TQFSLKB';

/** The tour: four pads to fill alone in each shop, then the keeper. Marks are where the best play ends. */
// oxfmt-ignore
export const SHOPS: readonly Shop[] = [
  { name: 'corner', needs: 0, keeper: 'pip', match: '456B', goals: [
    ['6SB', 38, 58, 70], ['456B', 42, 58, 69], ['6TQB', 45, 62, 84], ['5FSB', 52, 80, 92]] },
  { name: 'harbor', needs: 4, keeper: 'gull', match: '56TSB', goals: [
    ['3456', 33, 46, 53], ['TFSB', 60, 86, 100], ['56SL', 47, 81, 97], ['QFKB', 30, 51, 70]] },
  { name: 'rose', needs: 11, keeper: 'cat', match: '456QFB', goals: [
    ['12345', 34, 40, 45], ['6TQFB', 72, 86, 104], ['45SLB', 70, 109, 119], ['6TQFK', 50, 66, 83]] },
  { name: 'market', needs: 20, keeper: 'fox', match: '56TFSB', goals: [
    ['123456', 51, 59, 96], ['TQFSLB', 95, 123, 142], ['346SLK', 63, 99, 108], ['25TFKB', 80, 88, 94]] },
  { name: 'hut', needs: 31, keeper: 'badger', match: '3456TFSL', goals: [
    ['123456B', 77, 114, 122], ['TQFSLKB', 117, 141, 164], ['345TSLK', 88, 121, 131], ['1246QFB', 82, 99, 108]] },
  { name: 'palace', needs: 44, keeper: 'owl', match: ALL, goals: [
    ['123456TB', 100, 136, 144], ['456QFSLK', 121, 140, 158], ['135TFSLB', 139, 160, 169], [ALL, 214, 238, 275]] },
];

/** Points ahead of a keeper for each star: short pads and the full one. */
const LEADS = { short: [1, 12, 28], full: [1, 20, 50] } as const;

const alone = { pad: FULL, marks: [], with: 'nobody' } as const;

// The ids are in saves and links: never change one.
export const LEVELS = levels<Params, Shop>({
  packs: SHOPS,
  each: 5,
  params({ pack, index }): Params {
    const goal = pack.goals[index];
    if (goal) return { pad: padOf(goal[0]), marks: goal.slice(1) as number[], with: 'nobody' };
    const marks = pack.match === ALL ? LEADS.full : LEADS.short;
    return { pad: padOf(pack.match), marks, with: pack.keeper };
  },
  endless: alone,
  daily: alone,
});

export const BOOK = [
  ...LEVELS,
  // In no pack, as it gives no stars.
  { id: 'two', params: { pad: FULL, marks: [], with: 'friend' } },
] as unknown as typeof LEVELS;
