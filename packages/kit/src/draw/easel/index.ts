/**
 * A bitmap that a view paints on bit by bit, in its own units, and draws with `drawImage`: for
 * pictures that grow with every stroke and would be slow to repaint each frame. It needs the DOM;
 * without it (in tests) there is no easel, and the view paints directly.
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
  /** Draws in units of the sheet; its settings persist. */
  readonly c: CanvasRenderingContext2D;
  readonly sheet: Sheet;
  /** Empties all of it, or a part in units. */
  clear(part?: Sheet): void;
  /** Copies a part (by default all) of another easel of the same sheet and scale onto this one. */
  paste(from: Easel, part?: Sheet): void;
};

/** @param scale pixels per unit */
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
    clear(part) {
      const gone = whole(part ?? sheet, sheet, scale);
      if (!gone) return;
      const { x, y, w, h } = gone;
      c.clearRect(sheet.left + x / scale, sheet.top + y / scale, w / scale, h / scale);
    },
    paste(from, part) {
      const shown = part && whole(part, sheet, scale);
      if (!part)
        c.drawImage(
          from.canvas,
          sheet.left,
          sheet.top,
          canvas.width / scale,
          canvas.height / scale,
        );
      if (!shown) return;
      const { x, y, w, h } = shown;
      c.drawImage(
        from.canvas,
        x,
        y,
        w,
        h,
        sheet.left + x / scale,
        sheet.top + y / scale,
        w / scale,
        h / scale,
      );
    },
  };
}

/** A part in whole pixels, inside the sheet; undefined if it is empty. */
function whole(
  { left, top, width, height }: Sheet,
  sheet: Sheet,
  scale: number,
): { x: number; y: number; w: number; h: number } | undefined {
  const x = Math.max(0, Math.floor((left - sheet.left) * scale));
  const y = Math.max(0, Math.floor((top - sheet.top) * scale));
  const w =
    Math.min(Math.ceil(sheet.width * scale), Math.ceil((left + width - sheet.left) * scale)) - x;
  const h =
    Math.min(Math.ceil(sheet.height * scale), Math.ceil((top + height - sheet.top) * scale)) - y;
  return w > 0 && h > 0 ? { x, y, w, h } : undefined;
}
