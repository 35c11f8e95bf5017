import type { Mark } from '@playgrove/kit/logic/marks';

const cached = new Map<string, readonly Mark[]>();
const MOST_CACHED = 400;

/** Paths are read from text: what was made once is cached. */
export function keep(key: string, make: () => readonly Mark[]): readonly Mark[] {
  const known = cached.get(key);
  if (known) return known;
  if (cached.size >= MOST_CACHED) cached.clear();
  const made = make();
  cached.set(key, made);
  return made;
}
