import { fillPath, PALETTE, rim, tint, type Surface } from '@playgrove/kit/stage';
import { colourOf } from '../rules/palette.ts';
import type { Box } from './layout.ts';
import type { Ui } from './ui.ts';

type C = CanvasRenderingContext2D;

/** The dish holds the paint at hand; lit, it waits for the pot that is stirred in. */
export function drawDish(to: Surface, ui: Ui, box: Box): void {
  const r = Math.min(box.w, box.h) / 2 - 3;
  const swell = ui.stir && !to.calm ? 1 + 0.06 * Math.sin(to.time * 8) : 1;
  to.stamp(
    `dish ${ui.paint} ${ui.stir} ${r.toFixed(1)}`,
    r * 2 + 8,
    r * 2 + 14,
    (c) => paintDish(c, r, colourOf(ui.paint), ui.stir),
    box.x + box.w / 2,
    box.y + box.h / 2,
    { scaleX: swell, scaleY: swell },
  );
}

/** A saucer with the paint at hand and a stick to stir it. */
function paintDish(c: C, r: number, colour: string, lit: boolean): void {
  fillPath(c, PALETTE.ink, (path) => path.ellipse(0, r * 0.1, r, r * 0.86, 0, 0, 7));
  fillPath(c, lit ? '#ffe08a' : '#ffffff', (path) =>
    path.ellipse(0, r * 0.06, r - 2.6, r * 0.86 - 2.6, 0, 0, 7),
  );
  fillPath(c, colour, (path) => path.ellipse(0, r * 0.1, r * 0.66, r * 0.54, 0, 0, 7));
  rim(c, tint(colour, 0.4), r * 0.1, (path) =>
    path.ellipse(0, r * 0.1, r * 0.36, r * 0.28, 0, 0.6, 5),
  );
  for (const [width, ink] of [
    [r * 0.34, PALETTE.ink],
    [r * 0.18, '#d98a3c'],
  ] as const) {
    rim(c, ink, width, (path) => {
      path.moveTo(r * 0.14, r * 0.04);
      path.lineTo(r * 0.74, -r * 0.82);
    });
  }
}
