/**
 * Maps of tiles as plain text: compact to ship, fast to query, with boxes that collide with them.
 *
 * ```ts
 * const map = readMap(['#....#', '#..=.#', '######']);
 * tileAt(map, 3, 1); // '='
 * const solids = layersOf(map, (tile) => (tile === '#' ? SOLID : tile === '=' ? ONE_WAY : OPEN));
 * const box = { x: 60, y: 40, w: 30, h: 30 };
 * sweep(solids, 48, box, 0, 30); // { y: 48 … , below: true }: it lands on the ledge
 * ```
 *
 * Cells are counted from 0 at the top left. A box has its top left corner at x, y, in world units;
 * `cell` is the side of a tile in the same units. The game decides what tiles mean.
 */
export {
  cellsOf,
  findTiles,
  packMap,
  readMap,
  tileAt,
  unpackMap,
  withTile,
  type Cell,
  type TileMap,
} from './map.ts';
export {
  layersOf,
  ONE_WAY,
  OPEN,
  SOLID,
  solidAt,
  sweep,
  type Moving,
  type SolidMap,
  type SweepResult,
} from './sweep.ts';
export { corners, mergedRects, neighborMask, sides } from './shapes.ts';
