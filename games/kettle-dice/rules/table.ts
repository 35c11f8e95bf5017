import { BOXES, FULL, NUMBERS, TWIN, type Scoring } from './boxes.ts';
import { chooseBest, FIRST_ROLL, HANDFULS, throwOut } from './rolls.ts';

/** What a turn is worth, by handful: before the last throw, and before the last but one. */
export type Turn = { readonly last: Float64Array; readonly middle: Float64Array };

const rolls = HANDFULS.slice(FIRST_ROLL);
/** By box and roll: dice of its number, 0 for the boxes after the numbers. */
const COUNTS = Array.from({ length: BOXES }, (_, box) =>
  Int8Array.from(rolls, (faces) => faces[box] ?? 0),
);

/**
 * The exact points still to come in the best solitaire play, worked out backward from full pads.
 * Each value is kept, so that a game asks for each but once.
 */
export class Table {
  readonly #scoring: Scoring;
  readonly #points: readonly Float64Array[];
  readonly #values: Float64Array;
  readonly #turns: Turn[] = [];
  /** How many values were worked out. */
  worked = 0;

  constructor(scoring: Scoring) {
    this.#scoring = scoring;
    this.#points = Array.from({ length: BOXES }, (_, box) =>
      Float64Array.from(rolls, (faces) => scoring.points(box, faces)),
    );
    this.#values = new Float64Array((FULL + 1) * (scoring.bonusAt + 1)).fill(Number.NaN);
    this.#values.fill(0, FULL * (scoring.bonusAt + 1));
  }

  #at(filled: number, numbers: number): number {
    return filled * (this.#scoring.bonusAt + 1) + Math.min(numbers, this.#scoring.bonusAt);
  }

  /** A value that is known already. */
  put(filled: number, numbers: number, value: number): void {
    this.#values[this.#at(filled, numbers)] = value;
  }

  /**
   * @param filled the boxes that are not open, a bit a box
   * @param numbers points in the number boxes; the bonus' mark and more if none can be earned
   */
  value(filled: number, numbers: number): number {
    const at = this.#at(filled, numbers);
    const known = this.#values[at] as number;
    if (!Number.isNaN(known)) return known;
    const { middle } = this.turn(filled, numbers);
    const first = new Float64Array(HANDFULS.length);
    chooseBest(middle, first);
    throwOut(first);
    this.worked += 1;
    return (this.#values[at] = first[0] as number);
  }

  /** What follows a box, by how many dice of its number it takes; other boxes have but one rest. */
  #rests(filled: number, numbers: number, box: number): number[] {
    const { bonusAt, bonus } = this.#scoring;
    return (box < TWIN ? [0, 1, 2, 3, 4, 5] : [0]).map((count) => {
      const after = numbers + (box < TWIN ? count * (box + 1) : 0);
      const earned = numbers < bonusAt && after >= bonusAt ? bonus : 0;
      return earned + this.value(filled | (1 << box), after);
    });
  }

  /** Points of a box for a roll, and all that follows. */
  worth(filled: number, numbers: number, box: number, roll: number): number {
    const count = COUNTS[box]?.[roll - FIRST_ROLL] as number;
    const points = this.#points[box]?.[roll - FIRST_ROLL] as number;
    return points + (this.#rests(filled, numbers, box)[count] as number);
  }

  /** Of an open pad; good until the next call. */
  turn(filled: number, numbers: number): Turn {
    const open = Array.from({ length: BOXES }, (_, box) => box).filter(
      (box) => !((filled >> box) & 1),
    );
    // Compute the later states first: each depth uses its own pair of arrays.
    const turn = (this.#turns[open.length] ??= {
      last: new Float64Array(HANDFULS.length),
      middle: new Float64Array(HANDFULS.length),
    });
    turn.last.fill(0);
    for (const box of open) {
      const rests = this.#rests(filled, numbers, box);
      const points = this.#points[box] as Float64Array;
      const counts = COUNTS[box] as Int8Array;
      for (let roll = 0; roll < points.length; roll += 1) {
        const worth = (points[roll] as number) + (rests[counts[roll] as number] as number);
        if (worth > (turn.last[FIRST_ROLL + roll] as number)) turn.last[FIRST_ROLL + roll] = worth;
      }
    }
    throwOut(turn.last);
    chooseBest(turn.last, turn.middle);
    throwOut(turn.middle);
    return turn;
  }
}

/** Points of number boxes that can stand with these boxes filled. */
export function reachable(filled: number, most: number): readonly number[] {
  let sums = new Set([0]);
  for (let box = 0; box < TWIN; box += 1) {
    if (!(((filled & NUMBERS) >> box) & 1)) continue;
    sums = new Set(
      [...sums].flatMap((sum) =>
        [0, 1, 2, 3, 4, 5].map((count) => Math.min(most, sum + count * (box + 1))),
      ),
    );
  }
  return [...sums].toSorted((a, b) => a - b);
}
