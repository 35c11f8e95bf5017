import type { Context } from '@playgrove/kit/runtime';
import { HOME, TABLE_HEIGHT, TABLE_WIDTH, TRAY, type State } from '../rules/state.ts';
import { GRAIN, page, type Page } from './atlas.ts';

/** Loose pieces from which on one picture of them all is less work than they are. */
const MANY = 40;

/**
 * Everything that lies loose and rests, as one picture of the whole table: a frame copies it once,
 * wherever the camera is. It is painted again when a piece comes, goes, turns or is cut.
 */
export class Heap {
  #page: Page | undefined;
  #key = NaN;

  /** Whether there are enough pieces to be worth its memory. */
  static isWorth({ group }: State): boolean {
    let loose = 0;
    for (const each of group) if (each !== TRAY && each !== HOME) loose += 1;
    return loose >= MANY;
  }

  /**
   * Copies the picture with the table's corner at x, y.
   * @param salt what else it depends on, as a number
   * @param paint draws the pieces around the table's corner, in pixels
   * @returns false without bitmaps: then draw the pieces
   */
  draw(
    c: Context,
    state: State,
    { x, y, zoom, salt }: { x: number; y: number; zoom: number; salt: number },
    paint: (on: Context, scale: number) => void,
  ): boolean {
    this.#page ??= page(TABLE_WIDTH * GRAIN, TABLE_HEIGHT * GRAIN);
    if (!this.#page) return false;
    const key = keyOf(state, salt);
    if (key !== this.#key) {
      this.#key = key;
      const { canvas, c: on } = this.#page;
      on.clearRect(0, 0, canvas.width, canvas.height);
      paint(on, GRAIN);
    }
    c.drawImage(this.#page.canvas, x, y, TABLE_WIDTH * zoom, TABLE_HEIGHT * zoom);
    return true;
  }
}

/** Where every piece lies, as a number. */
function keyOf({ group, x, y, turn }: State, salt: number): number {
  let key = salt;
  for (let piece = 0; piece < group.length; piece += 1) {
    const own = group[piece] ?? TRAY;
    if (own === TRAY) continue;
    const lies = (x[piece] ?? 0) * 4099 + (y[piece] ?? 0) * 4 + (turn[piece] ?? 0);
    key = (key * 31 + own * 7 + lies) % 1_000_000_007;
  }
  return key;
}
