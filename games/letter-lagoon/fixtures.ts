import { cuss } from 'cuss';
import { cellsFrom, WAYS, type Lagoon, type Size } from './rules/grid.ts';

/** Shorter ones are everywhere and nobody reads them. */
const [SHORTEST, LONGEST] = [3, 10] as const;

/** Rude words that can be read by accident in any direction, other than inside a word of the list. */
export function rudeIn(size: Size, { letters, words }: Lagoon): readonly string[] {
  const rude: string[] = [];
  for (let from = 0; from < letters.length; from += 1)
    for (let way = 0; way < WAYS.length; way += 1)
      for (let count = SHORTEST; count <= LONGEST; count += 1) {
        const cells = cellsFrom(size, from, way, count);
        if (!cells) break;
        const read = cells.map((cell) => letters[cell]).join('');
        if ((cuss[read] ?? 0) === 0) continue;
        const isInside = words.some((placed) => cells.every((cell) => placed.cells.includes(cell)));
        if (!isInside) rude.push(read);
      }
  return rude;
}
