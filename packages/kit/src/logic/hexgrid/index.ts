/**
 * Boards of pointy-top hexagons in rows: every other row is shifted by half a cell. For bubbles,
 * hex fields and tiles. A cell is a number, row × columns + column; the unit of length is the
 * distance between the centers of two neighbors.
 *
 * ```ts
 * const grid = hexGrid({ columns: 9, rows: 12, shift: 0, short: true });
 * const cell = hexAt(grid, { x: 4.2, y: 1.1 });            // −1 off the board
 * const group = hexFlood(grid, [cell], (other) => kinds[other] === kinds[cell]);
 * const next = hexMove(grid, cursor, 'up');
 * const road = hexLine(grid, cell, 0);                      // all cells to its right, nearest first
 * ```
 */
export { hexGrid, HEX_ROW, type HexGrid, type HexShape } from './grid.ts';
export { hexAt, hexCenter, hexExists } from './place.ts';
export { hexDistance, hexFlood, hexLine, hexReach, hexSide } from './reach.ts';
export { hexMove, type HexWay } from './cursor.ts';
