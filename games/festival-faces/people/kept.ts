import type { Mark } from '@playgrove/kit/marks';

const kept = new Map<string, readonly Mark[]>();
const MOST_KEPT = 400;

/** Paths are read from text: what was made once is kept. */
export function keep(key: string, make: () => readonly Mark[]): readonly Mark[] {
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const made = make();
  kept.set(key, made);
  return made;
}
