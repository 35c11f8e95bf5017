import type { Level } from '@playgrove/kit/contract';
import { COUNTS } from './rules/counts.ts';
import { DAILIES, ENDLESS, PACKED, PACK_SIZE } from './rules/quests.ts';
import type { Params } from './rules/state.ts';

/** Packs of six; a pack opens when this many stars are won. */
const PACKS = [
  ['pack.first', 0],
  ['pack.buttons', 6],
  ['pack.motifs', 15],
  ['pack.corners', 25],
  ['pack.crazy', 36],
  ['pack.heirloom', 48],
] as const;
const UNTUNED = 30;

const paramsOf = (quest: number): Params => ({ quest, patches: COUNTS[quest] ?? UNTUNED });

function levelOf(quest: number): Level<Params> {
  const [pack, needs] = PACKS[Math.floor(quest / PACK_SIZE)] ?? PACKS[0];
  return { id: `quest-${quest + 1}`, pack, needs, params: paramsOf(quest), retry: 'same' };
}

// The ids are in saves and links: never change or reuse one.
export const LEVELS: readonly [Level<Params>, ...Level<Params>[]] = [
  levelOf(0),
  ...Array.from({ length: PACKED - 1 }, (_, index) => levelOf(index + 1)),
  ...Array.from({ length: DAILIES }, (_, index): Level<Params> => ({
    id: `daily-${index + 1}`,
    daily: true,
    pack: 'pack.open',
    params: paramsOf(PACKED + index),
  })),
  { id: 'endless', pack: 'pack.open', params: { quest: ENDLESS, patches: 0 } },
];
