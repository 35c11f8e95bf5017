/**
 * Looks that stars open: of the hero, the board, the table. The kit shows them in a sheet, opens
 * and stores them; the view asks which one is chosen.
 *
 * ```ts
 * import { keepsakes } from '@playgrove/kit/draw/keepsakes';
 *
 * export const VANS = keepsakes(
 *   [
 *     { id: 'red', needs: 0, body: '#e5483f', roof: '#fff3d6' },
 *     { id: 'copper', needs: 3, body: '#c8743a', roof: '#ffd9a8' },  // 3 stars
 *   ],
 *   (c, van) => paintVan(c, 0, 0, 80, van),       // within 100 × 100, for the sheet
 * );
 *
 * // in the view
 * keepsakes: VANS,
 * draw(to, state) {
 *   paintVan(to.c, x, y, 60, VANS.of(to));        // the chosen one
 * },
 * ```
 *
 * Names are the messages `keepsake.red`, `keepsake.copper`. When another look is chosen, layers and
 * stamps are painted again, so their keys need not name it.
 */
import type { Keepsake, Keepsakes } from '@playgrove/kit/runtime';

/**
 * @param rows from the first, which needs 0, to the last that opens
 * @param owned see `Keepsakes.owned`
 */
export function keepsakes<K extends Keepsake>(
  rows: readonly [K, ...K[]],
  paint: (c: CanvasRenderingContext2D, look: K) => void,
  owned?: (career: unknown) => readonly string[],
): Keepsakes<K> {
  return {
    rows,
    paint,
    ...(owned && { owned }),
    of: ({ keepsake }) => rows.find(({ id }) => id === keepsake) ?? rows[0],
  };
}
