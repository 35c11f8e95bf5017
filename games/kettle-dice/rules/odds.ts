import { boxesOf, BLEND, facesOf, TEA, TWIN } from './boxes.ts';
import { chooseBest, FIRST_ROLL, HANDFULS, placeOf, throwOut } from './rolls.ts';

/** By box: chances by handful with one throw left and with two, if the box alone is played for. */
const known = new Map<number, readonly [Float64Array, Float64Array]>();

function chancesOf(box: number): readonly [Float64Array, Float64Array] {
  const before = known.get(box);
  if (before) return before;
  const [one, two] = [new Float64Array(HANDFULS.length), new Float64Array(HANDFULS.length)];
  HANDFULS.forEach((faces, at) => {
    if (at >= FIRST_ROLL) one[at] = TEA.points(box, faces) > 0 ? 1 : 0;
  });
  throwOut(one);
  chooseBest(one, two);
  throwOut(two);
  known.set(box, [one, two]);
  return [one, two];
}

/**
 * The chance that a pattern box will pay if these dice are kept.
 * @param left throws: one or two
 */
export const chance = (box: number, keep: readonly number[], left: number): number =>
  chancesOf(box)[left === 1 ? 0 : 1][placeOf(facesOf(keep))] ?? 0;

const brings = ({ box, part }: { readonly box: number; readonly part: number }): number =>
  part * (PAYS[box - TWIN] ?? 0);

/** A chance in plain words: times in tries, both small. */
export function plainly(part: number): readonly [times: number, of: number] {
  let [times, of, off] = [0, 1, Infinity];
  for (const many of [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 50, 100]) {
    const near = Math.max(1, Math.min(many - 1, Math.round(part * many)));
    // A larger number of tries must pay for itself: it is harder to picture.
    const wrong = Math.abs(near / many - part) / part + many / 120;
    if (wrong < off) [times, of, off] = [near, many, wrong];
  }
  return [times, of];
}

/** About what each pattern pays, from Twin Cups on. */
const PAYS = [18, 18, 25, 30, 40, 50] as const;

/** The open patterns that keeping these dice can still bring, those first that bring most points. */
export function prospects(
  open: number,
  keep: readonly number[],
  left: number,
): readonly { readonly box: number; readonly part: number }[] {
  return boxesOf(open)
    .filter((box) => box >= TWIN && box < BLEND)
    .map((box) => ({ box, part: chance(box, keep, left) }))
    .toSorted((one, two) => brings(two) - brings(one));
}
