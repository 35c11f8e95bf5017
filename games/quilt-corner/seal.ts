import type { Seal } from '@playgrove/kit/testing';
import { MANY, played } from './fixtures.ts';
import { ENDLESS, PACK_SIZE } from './rules/quests.ts';

/** Games of each quest. */
const GAMES = 40;
/** The part of its games in which the better bot needs at most what a quest gives, before the extra. */
const PART = 0.8;
const EXTRA = 1.3;
/** The first quests give more: nobody should lose while looking around. */
const WELCOME = [2.2, 1.8, 1.5];

function measured(quest: number): number {
  const needed = Array.from({ length: GAMES }, (_, seed) => {
    const { won, placed } = played(quest, MANY, 1, `tune ${quest} ${seed}`);
    return won ? placed : MANY;
  }).toSorted((one, other) => one - other);
  const most = needed[Math.floor(GAMES * PART)] ?? MANY;
  return Math.ceil((most * (WELCOME[quest] ?? EXTRA)) / 3) * 3;
}

/** Quests give as many patches as the better bot needs, and a little more. */
export const seal: Seal = {
  file: 'rules/counts.ts',
  make() {
    const counts = Array.from({ length: ENDLESS }, (_, quest) => measured(quest));
    if (Math.max(...counts) >= MANY) throw new Error('a quest that the better bot does not win');
    const rows = Array.from({ length: Math.ceil(counts.length / PACK_SIZE) }, (_, pack) =>
      counts.slice(pack * PACK_SIZE, (pack + 1) * PACK_SIZE).join(', '),
    );
    return `/** Patches that a quest gives, a pack a row: measured with the better bot, see \`seal.ts\`. */
// oxfmt-ignore
export const COUNTS: readonly number[] = [
  ${rows.join(',\n  ')},
];
`;
  },
};
