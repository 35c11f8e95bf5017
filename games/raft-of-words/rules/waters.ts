import type { Rng } from '@playgrove/kit/contract';
import { commonWords } from '@playgrove/kit/logic/words';
import { createRng } from '@playgrove/kit/core';
import { GRIM, makeSlots, wordsIn, type Slot } from './board.ts';
import sealed from './sealed.json' with { type: 'json' };

export const EACH = 25;

/** Each water has more letters or more words than the one before; `needs` stars open it. */
export const WATERS = [
  { name: 'pond', letters: 4, words: [3, 4], needs: 0 },
  { name: 'brook', letters: 5, words: [4, 5], needs: 20 },
  { name: 'marsh', letters: 5, words: [5, 6], needs: 45 },
  { name: 'lake', letters: 6, words: [5, 6], needs: 70 },
  { name: 'river', letters: 6, words: [6, 7], needs: 95 },
  { name: 'bay', letters: 6, words: [7, 8], needs: 120 },
  { name: 'lagoon', letters: 7, words: [7, 8], needs: 145 },
  { name: 'sea', letters: 7, words: [8, 9], needs: 170 },
] as const;

export const LEVEL_COUNT = WATERS.length * EACH;

/** Words of a level, from 1: the second half of each water has one more. */
export function planOf(level: number): { readonly letters: number; readonly words: number } {
  const water = WATERS[Math.floor((level - 1) / EACH)] ?? WATERS[0];
  const [few, more] = water.words;
  return { letters: water.letters, words: (level - 1) % EACH < EACH / 2 ? few : more };
}

/** Fish for two stars and for three: the longer the wheel, the more. */
export const marksOf = (letters: string): readonly [two: number, three: number] => [
  Math.floor(letters.length / 2) - 1,
  letters.length - 1,
];

/** Words beyond the board that the wheel must spell, besides those for three stars. */
export const SPARE = 1;

/** Words that the wheel spells and the board has no place for. */
export function bonusIn(letters: string, slots: readonly Slot[]): readonly string[] {
  const placed = new Set(slots.map(({ word }) => word));
  return wordsIn(letters).filter((word) => !placed.has(word));
}

/** The base word and the seed of a level, from 1. */
const sealOf = (level: number): readonly [base: string, seed: number] => {
  const [, base = '', seed] = /^([a-z]+)(\d+)$/.exec(sealed.levels[level - 1] ?? '') ?? [];
  return [base, Number(seed)];
};

/** The words of the day. */
const DAILY = { letters: 6, words: [6, 7] } as const;
const TRIES = 60;

export type Dealt = { readonly base: string; readonly slots: readonly Slot[] };

/** A day's board, of letters and a seed that chance picks. */
function dealDay(rng: Rng): Dealt {
  const words = rng.pick(DAILY.words);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const base = rng.pick(commonWords(DAILY.letters));
    if (GRIM.has(base)) continue;
    const slots = makeSlots(base, words, rng.int(1000));
    if (!slots) continue;
    if (bonusIn(base, slots).length >= marksOf(base)[1] + SPARE) return { base, slots };
  }
  return dealLevel(1 + EACH * 3 + rng.int(EACH));
}

function dealLevel(level: number): Dealt {
  const [base, seed] = sealOf(level);
  const slots = makeSlots(base, planOf(level).words, seed);
  if (!slots) throw new Error(`level ${level} has no board`);
  return { base, slots };
}

/** @param level from 1; 0 is the day's */
export const dealt = (level: number, rng: Rng): Dealt =>
  level === 0 ? dealDay(rng) : dealLevel(level);

/** The letters on the wheel, so that they don't begin by spelling the word. */
export function mixed(base: string, level: number, rng: Rng): string {
  const mixer = level === 0 ? rng : createRng(level);
  for (let tries = 0; ; tries += 1) {
    const letters = mixer.shuffled([...base]).join('');
    const around = letters + letters;
    const back = [...around].toReversed().join('');
    if (tries > 9 || !(around.includes(base) || back.includes(base))) return letters;
  }
}
