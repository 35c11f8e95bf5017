/** A place in the map: column from the left, row from the top. */
export type Cell = { readonly column: number; readonly row: number };

/** Plain data. Every row is `width` characters, one a tile. */
export type TileMap = {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly string[];
};

/** Tiles in a run that are worth a number in packed text. */
const SHORTEST_RUN = 3;

/**
 * A map from its rows, top row first.
 * @throws Error when there are no rows, or one is longer or shorter than the first
 */
export function readMap(rows: readonly string[]): TileMap {
  const width = rows[0]?.length ?? 0;
  if (width === 0) throw new Error('tile map: no rows');
  const odd = rows.findIndex((row) => row.length !== width);
  if (odd >= 0) {
    throw new Error(`tile map: row ${odd} has ${rows[odd]?.length} tiles, the first has ${width}`);
  }
  return { width, height: rows.length, rows: [...rows] };
}

/** The tile there; `outside` (default a space) beyond the edges. */
export function tileAt(map: TileMap, column: number, row: number, outside = ' '): string {
  return map.rows[row]?.[column] ?? outside;
}

/** Every cell that holds one of `tiles`, row by row. */
export function findTiles(map: TileMap, tiles: string): readonly Cell[] {
  return cellsOf(map).filter(({ column, row }) => tiles.includes(tileAt(map, column, row)));
}

/** Every cell, row by row. */
export function cellsOf({ width, height }: TileMap): readonly Cell[] {
  return Array.from({ length: width * height }, (_, at) => ({
    column: at % width,
    row: Math.floor(at / width),
  }));
}

/**
 * The same map with one tile changed.
 * @throws Error outside the map, and when `tile` is not one character
 */
export function withTile(map: TileMap, column: number, row: number, tile: string): TileMap {
  const line = map.rows[row];
  if (line === undefined || column < 0 || column >= map.width || tile.length !== 1) {
    throw new Error(`tile map: cannot set ${JSON.stringify(tile)} at ${column}, ${row}`);
  }
  const changed = line.slice(0, column) + tile + line.slice(column + 1);
  return { ...map, rows: map.rows.map((old, at) => (at === row ? changed : old)) };
}

/** As one line of text: rows parted by `/`, runs as a count before their tile. Digits are no tiles here. */
export function packMap({ rows }: TileMap): string {
  return rows
    .map((row) =>
      row.replace(/(.)\1*/gu, (run) =>
        run.length < SHORTEST_RUN ? run : `${run.length}${run.charAt(0)}`,
      ),
    )
    .join('/');
}

/** Back from `packMap`'s text. @throws Error as `readMap` does */
export function unpackMap(text: string): TileMap {
  const rows = text
    .split('/')
    .map((row) =>
      row.replace(/(\d+)(.)/gu, (_, count: string, tile: string) => tile.repeat(+count)),
    );
  return readMap(rows);
}
