import type { Lines } from './board.ts';
import type { State, Tile } from './state.ts';

/** Two tiles that became one: where, and its exponent. */
export type Merge = { readonly cell: number; readonly v: number };

export type Slid = {
  readonly moved: boolean;
  readonly tiles: (Tile | null)[];
  /** In the order in which they happened; the highest exponent may be any of them. */
  readonly merges: readonly Merge[];
  readonly nextId: number;
};

/** Slides every tile along its line; equal neighbors merge once a move, nearest the edge first. */
export function slide(state: Pick<State, 'tiles' | 'nextId'>, lines: Lines[number]): Slid {
  const tiles: (Tile | null)[] = state.tiles.map(() => null);
  const merges: Merge[] = [];
  let { nextId } = state;
  let moved = false;
  for (const line of lines) {
    let place = 0;
    let waiting: Tile | undefined;
    for (const cell of line) {
      const tile = state.tiles[cell];
      if (!tile) continue;
      if (waiting && waiting.v === tile.v) {
        const to = line[place - 1] as number;
        tiles[to] = { id: nextId, v: tile.v + 1, merged: [waiting.id, tile.id] };
        nextId += 1;
        merges.push({ cell: to, v: tile.v + 1 });
        waiting = undefined;
        moved = true;
        continue;
      }
      const to = line[place] as number;
      tiles[to] = { id: tile.id, v: tile.v };
      moved ||= to !== cell;
      waiting = tile;
      place += 1;
    }
  }
  return { moved, tiles, merges, nextId };
}

/** Whether a slide along these lines would move anything. */
export function canSlide({ tiles }: Pick<State, 'tiles'>, lines: Lines[number]): boolean {
  return lines.some((line) => {
    for (let place = 1; place < line.length; place += 1) {
      const here = tiles[line[place] as number];
      const ahead = tiles[line[place - 1] as number];
      if (here && (!ahead || ahead.v === here.v)) return true;
    }
    return false;
  });
}
