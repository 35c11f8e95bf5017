import type { Sample } from './stroke.ts';

/**
 * For how many milliseconds a pointer has rested, up to `now`.
 * @param slack how far it may tremble, in the samples' unit
 */
export function heldFor(samples: readonly Sample[], now: number, slack: number): number {
  const last = samples.at(-1);
  if (!last) return 0;
  let since = last.at;
  for (let index = samples.length - 1; index >= 0; index -= 1) {
    const here = samples[index];
    if (!here) break;
    const [dx, dy] = [here.x - last.x, here.y - last.y];
    if (dx * dx + dy * dy > slack * slack) break;
    since = here.at;
  }
  return Math.max(0, now - since);
}
