/** The better of the score that is kept and a new one. */
export function betterOf(
  kept: number | undefined,
  score: number,
  better: 'higher' | 'lower',
): number {
  if (kept === undefined) return score;
  return better === 'higher' ? Math.max(kept, score) : Math.min(kept, score);
}
