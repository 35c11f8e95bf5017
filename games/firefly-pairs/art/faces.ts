import * as draw from '@playgrove/kit/draw';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Context, Paint } from '@playgrove/kit/runtime';
import { LOOKS, type Back } from './backs.ts';
import { GLOWS, INK, type Motif } from './motifs.ts';
import { paintLayers } from './paint.ts';

/** What players own: the backs of the cards. */
export const BACKS = keepsakes<Back>(LOOKS, (c, back) => paintBack(c, 72, 88, back));

const LEAF = 'M0 0C30-26 74-22 100 0C74 22 30 26 0 0ZM8 0H88';

type Frame = { readonly rim: Paint; readonly line: Paint; readonly pane: Paint };

/** A card around 0, 0: its shadow, its frame and what is `inside` its pane. */
function paintCard(
  c: Context,
  width: number,
  height: number,
  frame: Frame,
  inside: () => void,
): void {
  const [edge, r] = [width * 0.025, width * 0.15];
  const at = (inset: number): [number, number, number, number, number] => {
    const [w, h] = [width - inset * 2, height - inset * 2];
    return [-w / 2, -h / 2, w, h, r - inset];
  };
  draw.place(c, 0, width * 0.045, () => draw.rounded(c, ...at(0), draw.fade('#04061c', 0.55)));
  draw.rounded(c, ...at(0), INK);
  draw.rounded(c, ...at(edge), frame.rim);
  draw.rounded(c, ...at(edge * 3), frame.line);
  draw.rounded(c, ...at(edge * 4), frame.pane);
  draw.clipped(c, (path) => path.roundRect(...at(edge * 4)), inside);
  const shine = [-width * 0.39, edge * 1.4 - height / 2, width * 0.78, edge * 1.2, edge] as const;
  draw.rounded(c, ...shine, '#ffffff90');
}

/** What is seen of a dark card; scales the canvas. */
export function paintBack(c: Context, width: number, height: number, back: Back): void {
  const { top, foot, gold, emblem } = back;
  const half = height / 2;
  const frame = {
    rim: draw.down(c, -half, half, draw.tint(top, 0.4), top, foot),
    line: draw.down(c, -half, half, gold, draw.shade(gold, 0.4)),
    pane: draw.radial(c, 0, -half * 0.2, half * 1.4, draw.tint(top, 0.12), top, foot, INK),
  };
  const leaf = { fill: draw.mix(foot, gold, 0.2), rim: draw.mix(top, gold, 0.4), width: 3 };
  paintCard(c, width, height, frame, () => {
    for (let corner = 0; corner < 12; corner += 1) {
      const [x, y] = [corner % 2 === 0 ? -1 : 1, corner % 4 < 2 ? -1 : 1];
      const bend = Math.floor(corner / 4) - 1;
      const turn = Math.atan2(-y, -x) + bend * 0.5;
      const long = (bend === 0 ? 0.4 : 0.3) * (width / 100);
      draw.place(c, (x * width) / 2, y * half, () => draw.drawPath(c, LEAF, leaf), turn, long);
    }
    const glow = draw.radial(c, 0, 0, width * 0.46, draw.fade(gold, 0.4), draw.fade(gold, 0));
    draw.disc(c, 0, 0, width * 0.46, glow);
  });
  const ink = {
    fill: draw.down(c, -44, 44, draw.mix(top, gold, 0.5), foot),
    rim: draw.down(c, -44, 44, draw.tint(gold, 0.6), gold, draw.shade(gold, 0.2)),
    width: 6,
  };
  c.scale(width * 0.0056, width * 0.0056);
  draw.drawPath(c, emblem, { line: INK, width: 15 });
  draw.drawPath(c, emblem, ink);
}

/** A picture in a lit pane. */
export function paintFace(c: Context, width: number, height: number, motif: Motif): void {
  const color = GLOWS[motif.glow];
  const area = { x: -width / 2, y: -height / 2, width, height };
  const half = height / 2;
  const frame = {
    rim: draw.down(c, -half, half, '#fff8dc', draw.tint(color, 0.5), draw.shade(color, 0.25)),
    line: draw.shade(color, 0.45),
    pane: draw.radial(c, 0, 0, half * 1.3, '#fffdf0', draw.tint(color, 0.7), draw.tint(color, 0.3)),
  };
  paintCard(c, width, height, frame, () => {
    draw.rays(c, area, 0, 0, 9, '#ffffff57');
    const ground = draw.down(c, half * 0.45, half, color, draw.shade(color, 0.4));
    draw.ridge(c, area, half * 0.54, half * 0.05, ground);
    const shadow = draw.fade(draw.shade(color, 0.65), 0.5);
    draw.blob(c, 0, width * 0.36, width * 0.3, width * 0.055, shadow);
  });
  draw.place(c, 0, -width * 0.01, () => paintLayers(c, motif.layers), 0, (width * 0.74) / 100);
}
