/**
 * A bitmap that a view paints on bit by bit, in units of its own, and puts on the surface with
 * `drawImage`: for pictures that grow with every stroke and would be slow to paint anew each frame.
 * It needs the DOM; where there is none (tests) there is no easel, and the view paints directly.
 *
 * @example
 * const easel = createEasel({ left: -90, top: -110, width: 180, height: 220 }, 3);
 * easel?.c.fillRect(-10, -10, 20, 20); // in units
 * if (easel) to.c.drawImage(easel.canvas, -90, -110, 180, 220);
 */
export type Sheet = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

export type Easel = {
  readonly canvas: HTMLCanvasElement;
  /** Draws in units of the sheet; what it is set to stays set. */
  readonly c: CanvasRenderingContext2D;
  readonly sheet: Sheet;
  /** Empties all of it, or a part in units. */
  clear(part?: Sheet): void;
};

/** @param scale pixels a unit */
export function createEasel(sheet: Sheet, scale: number): Easel | undefined {
  if (typeof document === 'undefined') return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(sheet.width * scale);
  canvas.height = Math.ceil(sheet.height * scale);
  const c = canvas.getContext('2d');
  if (!c) return undefined;
  c.setTransform(scale, 0, 0, scale, -sheet.left * scale, -sheet.top * scale);
  return {
    canvas,
    c,
    sheet,
    clear({ left, top, width, height } = sheet) {
      c.clearRect(left, top, width, height);
    },
  };
}
