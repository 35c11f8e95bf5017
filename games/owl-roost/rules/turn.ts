import type { Rng } from '@playgrove/kit/contract';
import type { Wood } from './grove.ts';

/** The same wood turned by quarters and mirrored, its groves in another order. */
export function turned({ size, groves }: Wood, rng: Rng): Wood {
  const quarters = rng.int(4);
  const mirrored = rng.chance(0.5);
  const names = rng.shuffled(Array.from({ length: size }, (_, grove) => grove));
  const from = (row: number, column: number): number => {
    let [r, c] = [row, mirrored ? size - 1 - column : column];
    for (let turn = 0; turn < quarters; turn += 1) [r, c] = [c, size - 1 - r];
    return r * size + c;
  };
  return {
    size,
    groves: groves.map(
      (_, cell) => names[groves[from(Math.floor(cell / size), cell % size)] ?? 0] ?? 0,
    ),
  };
}
