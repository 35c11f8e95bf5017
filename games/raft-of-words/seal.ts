import { commonWords } from '@playgrove/kit/logic/words';
import type { Seal } from '@playgrove/kit/testing';
import { cellsOf, commonIn, makeSlots, wordsIn, type Slot } from './rules/board.ts';
import { EACH, marksOf, planOf, SPARE, WATERS } from './rules/waters.ts';

/** Boards that are compared for a level. */
const SEEDS = 60;

/** Many crossings on a compact board look best. */
function valueOf(slots: readonly Slot[]): number {
  const cells = slots.flatMap(cellsOf);
  const across = slots.filter(({ down }) => !down).length;
  const wide = Math.max(...slots.map((slot) => slot.x + (slot.down ? 1 : slot.word.length)));
  const high = Math.max(...slots.map((slot) => slot.y + (slot.down ? slot.word.length : 1)));
  const lopsided = Math.abs(across - (slots.length - across));
  return (cells.length - new Set(cells).size) * 6 - wide * high - lopsided * 2;
}

/** The best board of a word; undefined if it has none with bonus words enough. */
function bestOf(base: string, words: number): number | undefined {
  if (wordsIn(base).length - words < marksOf(base)[1] + SPARE) return undefined;
  let [best, most]: [number | undefined, number] = [undefined, -Infinity];
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const slots = makeSlots(base, words, seed);
    if (!slots || valueOf(slots) <= most) continue;
    [best, most] = [seed, valueOf(slots)];
  }
  return best;
}

/**
 * A word for each level, none twice and no two of the same letters: those with few words come first
 * in a water, as there is less to look for.
 */
export const seal: Seal = {
  file: 'rules/sealed.json',
  make() {
    const taken = new Set<string>();
    const levels = WATERS.flatMap(({ name, letters }, water) => {
      const bases = commonWords(letters)
        .map((base) => ({ base, count: commonIn(base).length }))
        .toSorted((one, other) => one.count - other.count);
      const chosen: string[] = [];
      for (const { base } of bases) {
        if (chosen.length === EACH) break;
        const key = [...base].toSorted().join('');
        const { words } = planOf(water * EACH + chosen.length + 1);
        const seed =
          taken.has(key) || !commonIn(base).includes(base) ? undefined : bestOf(base, words);
        if (seed === undefined) continue;
        taken.add(key);
        chosen.push(`${base}${seed}`);
      }
      if (chosen.length < EACH) throw new Error(`${name} has ${chosen.length} levels`);
      return chosen;
    });
    return `${JSON.stringify({ levels }, undefined, 2)}\n`;
  },
};
