import { around, AWAKE, FLAG, LEAVES, numbersOf, OPEN, placesOf, type Meadow } from './meadow.ts';

/** One step of reasoning: what it finds, and the numbers it follows from. */
export type Step = {
  /** `full`: a number has all its hedgehogs. `rest`: it needs all that is left. `pair`: two numbers
   * together. `count`: the number of hedgehogs in the whole meadow. */
  readonly how: 'full' | 'rest' | 'pair' | 'count';
  readonly safe: readonly number[];
  readonly hogs: readonly number[];
  readonly from: readonly number[];
};

/** What a number says: this many hedgehogs are under these leaves. */
type Clue = {
  readonly from: readonly number[];
  readonly places: readonly number[];
  readonly need: number;
};

/** @param shown what is seen; flags count as hedgehogs */
function cluesOf(meadow: Meadow, shown: readonly number[]): Clue[] {
  const counts = numbersOf(meadow);
  const clues: Clue[] = [];
  for (const [place, sees] of shown.entries()) {
    if (sees !== OPEN || counts[place] === 0) continue;
    const near = around(meadow, place);
    const places = near.filter((next) => shown[next] === LEAVES);
    if (places.length === 0) continue;
    const known = near.filter((next) => shown[next] === FLAG || shown[next] === AWAKE).length;
    clues.push({ from: [place], places, need: (counts[place] ?? 0) - known });
  }
  return clues;
}

/** The plainest step that can be reasoned out now; undefined if there is none. */
export function deduce(meadow: Meadow, shown: readonly number[]): Step | undefined {
  const clues = cluesOf(meadow, shown);
  for (const clue of clues) {
    const step = alone(clue, 'full', 'rest');
    if (step) return step;
  }
  for (const one of clues)
    for (const other of clues) {
      const step = one === other ? undefined : compared(one, other);
      if (step) return step;
    }
  const all = placesOf(meadow);
  const known = all.filter((place) => shown[place] === FLAG || shown[place] === AWAKE).length;
  const places = all.filter((place) => shown[place] === LEAVES);
  return alone({ from: [], places, need: meadow.hogs.length - known }, 'count', 'count');
}

function alone(
  { from, places, need }: Clue,
  full: Step['how'],
  rest: Step['how'],
): Step | undefined {
  if (places.length === 0) return undefined;
  if (need === 0) return { how: full, safe: places, hogs: [], from };
  if (need === places.length) return { how: rest, safe: [], hogs: places, from };
  return undefined;
}

/**
 * If one number needs as many more than the other as it has leaves of its own, those hide
 * hedgehogs, and the other's own leaves hide none.
 */
function compared(one: Clue, other: Clue): Step | undefined {
  const hogs = one.places.filter((place) => !other.places.includes(place));
  if (hogs.length === one.places.length || one.need - other.need !== hogs.length) return undefined;
  const safe = other.places.filter((place) => !one.places.includes(place));
  if (hogs.length + safe.length === 0) return undefined;
  return { how: 'pair', safe, hogs, from: [...one.from, ...other.from] };
}
