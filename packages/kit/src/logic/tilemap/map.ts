/** A position in the map: column from the left, row from the top. */
export type Cell = { readonly column: number; readonly row: number };

/** Plain data. Every row is `width` characters, one a tile. */
export type TileMap = {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly string[];
};

/** The shortest run of tiles that packed text stores as a count. */
const SHORTEST_RUN = 3;

/**
 * A map from its rows, top row first.
 * @throws Error if there are no rows, or one differs in length from the first
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

/** Every cell that contains one of `tiles`, row by row. */
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
 * @throws Error outside the map, and if `tile` is not one character
 */
export function withTile(map: TileMap, column: number, row: number, tile: string): TileMap {
  const line = map.rows[row];
  if (line === undefined || column < 0 || column >= map.width || tile.length !== 1) {
    throw new Error(`tile map: cannot set ${JSON.stringify(tile)} at ${column}, ${row}`);
  }
  const changed = line.slice(0, column) + tile + line.slice(column + 1);
  return { ...map, rows: map.rows.map((old, at) => (at === row ? changed : old)) };
}

/**
 * As one line of text: rows separated by `/`, runs as a count before their tile. Tiles cannot be
 * digits.
 */
export function packMap({ rows }: TileMap): string {
  return rows
    .map((row) =>
      row.replace(/(.)\1*/gu, (run) =>
        run.length < SHORTEST_RUN ? run : `${run.length}${run.charAt(0)}`,
      ),
    )
    .join('/');
}

/** Parses the text of `packMap`. @throws Error as `readMap` does */
export function unpackMap(text: string): TileMap {
  const rows = text
    .split('/')
    .map((row) =>
      row.replace(/(\d+)(.)/gu, (_, count: string, tile: string) => tile.repeat(+count)),
    );
  return readMap(rows);
}
