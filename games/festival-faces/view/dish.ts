import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { colorOf, recipeOf } from '../rules/palette.ts';
import { lookOf } from '../rules/reference.ts';
import type { State } from '../rules/state.ts';
import { potBox, type Box, type Layout } from './layout.ts';
import { potsOf, stirs, type Ui } from './ui.ts';

type C = CanvasRenderingContext2D;

/** The dish holds the paint at hand; lit, it waits for the pot that is stirred in. */
export function drawDish(to: Surface, ui: Ui, box: Box): void {
  const r = Math.min(box.w, box.h) / 2 - 3;
  const swell = ui.stir && !to.reducedMotion ? 1 + 0.06 * Math.sin(to.time * 8) : 1;
  draw.stamped(
    to,
    `dish ${ui.paint} ${r.toFixed(1)}`,
    {
      x: box.x + box.w / 2,
      y: box.y + box.h / 2,
      width: r * 2 + 8,
      height: r * 2 + 14,
      scaleX: swell,
      scaleY: swell,
    },
    (c) => paintDish(c, r, colorOf(ui.paint)),
  );
  if (!ui.stir) return;
  for (const [width, color] of [
    [6.5, draw.PALETTE.ink],
    [3.6, draw.PALETTE.yellow],
  ] as const) {
    draw.rim(to.c, color, width, (path) =>
      path.ellipse(box.x + box.w / 2, box.y + box.h / 2 + r * 0.1, r, r * 0.86, 0, 0, 7),
    );
  }
}

/** A saucer with the paint at hand and a stick to stir it. */
function paintDish(c: C, r: number, color: string): void {
  draw.fillPath(c, draw.PALETTE.ink, (path) => path.ellipse(0, r * 0.1, r, r * 0.86, 0, 0, 7));
  draw.fillPath(c, '#ffffff', (path) =>
    path.ellipse(0, r * 0.06, r - 2.6, r * 0.86 - 2.6, 0, 0, 7),
  );
  draw.fillPath(c, color, (path) => path.ellipse(0, r * 0.1, r * 0.66, r * 0.54, 0, 0, 7));
  draw.rim(c, draw.tint(color, 0.4), r * 0.1, (path) =>
    path.ellipse(0, r * 0.1, r * 0.36, r * 0.28, 0, 0.6, 5),
  );
  for (const [width, ink] of [
    [r * 0.34, draw.PALETTE.ink],
    [r * 0.18, '#d98a3c'],
  ] as const) {
    draw.rim(c, ink, width, (path) => {
      path.moveTo(r * 0.14, r * 0.04);
      path.lineTo(r * 0.74, -r * 0.82);
    });
  }
}

/** How the step's color is stirred, shown in the first pack that needs it until it is at hand. */
export function recipeWanted(ui: Ui, state: State, paint: number): readonly number[] | undefined {
  const { mixes, guide } = lookOf(state.look).pack;
  const shows = mixes && guide !== 'none' && ui.paint !== paint && !potsOf(state).includes(paint);
  return shows && ui.tool !== 'gel' ? recipeOf(paint) : undefined;
}

/** A small arrow over the pot, or the dish, that comes next on the way to the step's paint. */
export function pointAt(to: Surface, state: State, ui: Ui, at: Layout, paint: number): void {
  const pots = potsOf(state);
  const index = nextPot(ui, state, paint);
  if (index < 0 || ui.tray !== 'pots' || lookOf(state.look).pack.guide === 'none') return;
  const { c } = to;
  const box = potBox(at, index, pots.length + (stirs(state) ? 1 : 0));
  const y = box.y - 4 + (to.reducedMotion ? 0 : Math.sin(to.time * 6) * 3);
  const x = box.x + box.w / 2;
  c.beginPath();
  c.moveTo(x - 8, y - 10);
  c.lineTo(x + 8, y - 10);
  c.lineTo(x, y + 2);
  c.closePath();
  c.fillStyle = draw.PALETTE.yellow;
  c.strokeStyle = draw.PALETTE.ink;
  c.lineWidth = 3;
  c.lineJoin = 'round';
  c.stroke();
  c.fill();
}

/** Its place on the tray; −1 where there is nothing to show. */
function nextPot(ui: Ui, state: State, paint: number): number {
  const pots = potsOf(state);
  const recipe = recipeWanted(ui, state, paint);
  if (!recipe) return pots.indexOf(paint);
  const [one = 0, other = 0] = recipe;
  if (ui.stir) return pots.indexOf(ui.paint === one ? other : one);
  return recipe.includes(ui.paint) ? pots.length : pots.indexOf(one);
}
