/**
 * The most ticks that a tap may be early or late for each grade, best first, at 60 ticks a second:
 * about 42, 92 and 142 ms. A tap happens at any time within its tick, which explains the half.
 */
export const WINDOWS = [2.5, 5.5, 8.5] as const;

/**
 * How well a tap matched its note: 0 is best; undefined if it missed.
 * @param tap the tick of the tap, with the device's lag already subtracted
 */
export function gradeOf(
  tap: number,
  note: number,
  windows: readonly number[] = WINDOWS,
): number | undefined {
  // The tap came during the tick: on average half of it has passed.
  const off = Math.abs(tap + 0.5 - note);
  const grade = windows.findIndex((window) => off <= window);
  return grade < 0 ? undefined : grade;
}

/**
 * The note that a tap in a lane means: the nearest in time that it can still match.
 * @param from the first note without a grade; notes are sorted by tick
 * @returns its index, or undefined
 */
export function nearestNote(
  notes: readonly { readonly tick: number; readonly lane: number }[],
  from: number,
  lane: number | undefined,
  tap: number,
  windows: readonly number[] = WINDOWS,
): number | undefined {
  const widest = windows.at(-1) ?? 0;
  let best: number | undefined;
  let least = widest;
  for (let index = from; index < notes.length; index += 1) {
    const note = notes[index];
    if (!note || note.tick - tap - 0.5 > widest) break;
    const off = Math.abs(tap + 0.5 - note.tick);
    if ((lane !== undefined && note.lane !== lane) || off > least) continue;
    if (off === least && best !== undefined) continue;
    best = index;
    least = off;
  }
  return best;
}

/** How many voices a streak has added: one for each step it has reached. */
export function voicesOf(streak: number, steps: readonly number[]): number {
  return steps.filter((step) => streak >= step).length;
}
