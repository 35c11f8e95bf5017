import type { Rng } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { commonWords, isWord } from '@playgrove/kit/logic/words';

/** A word on the board: where its first raft floats, and whether it reads downward. */
export type Slot = {
  readonly word: string;
  readonly x: number;
  readonly y: number;
  readonly down: boolean;
};

/** The largest board, so that cells stay large on a phone. */
export const [COLUMNS, ROWS] = [9, 8] as const;
export const [SHORTEST, LONGEST] = [3, 7] as const;

/** A cell as a number. */
export const cellOf = (x: number, y: number): number => y * COLUMNS + x;

export const cellsOf = ({ word, x, y, down }: Slot): readonly number[] =>
  Array.from(word, (_, at) => (down ? cellOf(x, y + at) : cellOf(x + at, y)));

/** Whether the letters are enough for the word, each used once. */
export function spells(letters: string, word: string): boolean {
  const left = [...letters];
  return [...word].every((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Common words that nobody wants to find on a pond. */
export const GRIM: ReadonlySet<string> = new Set(['naughty', 'poison', 'shot', 'skirt', 'war']);

/** Common words that the letters spell. */
export const commonIn = (letters: string): readonly string[] =>
  Array.from({ length: LONGEST - SHORTEST + 1 }, (_, more) => SHORTEST + more)
    .flatMap(commonWords)
    .filter((word) => spells(letters, word) && !GRIM.has(word));

/** The words of the last wheel: bots and hints ask for them again and again. */
let last: { readonly letters: string; readonly words: readonly string[] } | undefined;

/** All words that the letters spell, common or not. */
export function wordsIn(letters: string): readonly string[] {
  if (last?.letters === letters) return last.words;
  const found = new Set<string>();
  const grow = (word: string, rest: string): void => {
    if (word.length >= SHORTEST && isWord(word)) found.add(word);
    for (const letter of new Set(rest)) grow(word + letter, rest.replace(letter, ''));
  };
  grow('', letters);
  last = { letters, words: [...found].toSorted() };
  return last.words;
}

/** A board under construction: letters by cell, on a table that is larger than the board. */
class Draft {
  readonly slots: Slot[] = [];
  readonly #letters = new Map<string, string>();

  readonly #at = (x: number, y: number): string | undefined => this.#letters.get(`${x} ${y}`);

  put(slot: Slot): void {
    this.slots.push(slot);
    for (const [at, letter] of [...slot.word].entries())
      this.#letters.set(
        slot.down ? `${slot.x} ${slot.y + at}` : `${slot.x + at} ${slot.y}`,
        letter,
      );
  }

  /** Letters that the word would share with others; 0 if it cannot stand there. */
  #shared({ word, x, y, down }: Slot): number {
    const [dx, dy] = down ? [0, 1] : [1, 0];
    let shared = 0;
    let before = false;
    // Before and behind it is water.
    if (this.#at(x - dx, y - dy) ?? this.#at(x + dx * word.length, y + dy * word.length)) return 0;
    for (const [at, letter] of [...word].entries()) {
      const [cx, cy] = [x + dx * at, y + dy * at];
      const there = this.#at(cx, cy);
      // Two shared letters in a row would lay it over another word.
      if (there === letter && before) return 0;
      before = there === letter;
      if (before) shared += 1;
      else if (there !== undefined) return 0;
      // A new letter touches nothing beside it, or it would spell more words.
      else if (this.#at(cx + dy, cy + dx) ?? this.#at(cx - dy, cy - dx)) return 0;
    }
    return shared;
  }

  /** The box around all words and this one. */
  #box(more: readonly Slot[]): { x: number; y: number; width: number; height: number } {
    const all = [...this.slots, ...more];
    const x = Math.min(...all.map((slot) => slot.x));
    const y = Math.min(...all.map((slot) => slot.y));
    const right = Math.max(...all.map((slot) => slot.x + (slot.down ? 1 : slot.word.length)));
    const bottom = Math.max(...all.map((slot) => slot.y + (slot.down ? slot.word.length : 1)));
    return { x, y, width: right - x, height: bottom - y };
  }

  /** Crosses the words that are there, where it leaves the board smallest. */
  cross(word: string, rng: Rng): boolean {
    let best: Slot | undefined;
    let least = Infinity;
    for (const other of this.slots) {
      for (const [from, letter] of [...other.word].entries()) {
        for (const [at, own] of [...word].entries()) {
          if (own !== letter) continue;
          const [cx, cy] = other.down ? [other.x, other.y + from] : [other.x + from, other.y];
          const slot = other.down
            ? { word, x: cx - at, y: cy, down: false }
            : { word, x: cx, y: cy - at, down: true };
          const shared = this.#shared(slot);
          if (shared === 0) continue;
          const { width, height } = this.#box([slot]);
          if (width > COLUMNS || height > ROWS) continue;
          const cost = width * height - shared * 12 + rng.unit() * 10;
          if (cost < least) [best, least] = [slot, cost];
        }
      }
    }
    if (best) this.put(best);
    return best !== undefined;
  }

  /** The words, moved into the upper left corner. */
  done(): readonly Slot[] {
    const { x, y } = this.#box([]);
    return this.slots.map((slot) => ({ ...slot, x: slot.x - x, y: slot.y - y }));
  }
}

/** How far chance may move a word before a longer one. */
const JITTER = 2.5;

/**
 * Crosses words of the letters of `base`, itself the first of them.
 * @returns undefined if this seed has no room for that many words
 */
export function makeSlots(base: string, count: number, seed: number): readonly Slot[] | undefined {
  const rng = createRng(seed);
  const words = commonIn(base)
    .filter((word) => word !== base)
    .map((word) => ({ word, rank: word.length + rng.unit() * JITTER }))
    .toSorted((a, b) => b.rank - a.rank);
  const draft = new Draft();
  draft.put({ word: base, x: 0, y: 0, down: base.length < COLUMNS && rng.chance(0.35) });
  for (const { word } of words) {
    if (draft.slots.length === count) break;
    draft.cross(word, rng);
  }
  return draft.slots.length === count ? draft.done() : undefined;
}
