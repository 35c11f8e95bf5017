/** A number from 0 to below 2^32 that stands for this position and this deal: what a rival's whims come from. */
export function whim(cells: readonly number[], salt: number): number {
  let mixed = salt >>> 0;
  for (const each of cells) mixed = Math.imul(mixed ^ each, 0x01000193) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 0;
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
