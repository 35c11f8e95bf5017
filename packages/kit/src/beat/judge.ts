/**
 * Ticks by which a tap may be early or late for each grade, best first, at 60 ticks a second:
 * some 42, 92 and 142 ms. A tap falls somewhere within its tick, hence the half.
 */
export const WINDOWS = [2.5, 5.5, 8.5] as const;

/**
 * How well a tap met its note: 0 is best; nothing when it did not meet it at all.
 * @param tap the tick in which it fell, the device's lag already taken off
 */
export function gradeOf(
  tap: number,
  note: number,
  windows: readonly number[] = WINDOWS,
): number | undefined {
  // The tap came during the tick: half of it has passed on average.
  const off = Math.abs(tap + 0.5 - note);
  const grade = windows.findIndex((window) => off <= window);
  return grade < 0 ? undefined : grade;
}

/**
 * The note that a tap in a lane means: the nearest in time that can still be met.
 * @param from the first note that has not been judged; notes are in the order of their ticks
 * @returns its index, or nothing
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

/** How many voices a streak has called in: one for each step it has reached. */
export function voicesOf(streak: number, steps: readonly number[]): number {
  return steps.filter((step) => streak >= step).length;
}
