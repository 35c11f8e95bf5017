import { doll, paint, POSES, type Look, type Pose } from '../rules/paperdoll/index.ts';
import * as draw from '@playgrove/kit/draw';
import { place, type Surface } from '@playgrove/kit/runtime';
import type { State } from '../rules.ts';
import type { Outfit } from '../rules/score.ts';
import { lookOf } from './cuts.ts';
import type { Box } from './layout.ts';
import type { Ui } from './state.ts';

/** A doll with hat and room to wave, in its own units. */
export const TALL = 575;
export const BROAD = 250;

export function sizeIn(box: Box): number {
  return Math.min(box.h / TALL, box.w / BROAD);
}

/** Somebody in a pose, feet on x, y. */
export function stand(
  c: CanvasRenderingContext2D,
  look: Look,
  pose: Pose,
  x: number,
  y: number,
  size: number,
): void {
  const painted = (): void => {
    draw.contact(c, 0, 2, 80, 0.34);
    paint(c, doll(look, pose));
  };
  place(c, x, y, painted, 0, size, size);
}

/** What is worn, with the color that is being tried. */
export function outfitOf(state: State, ui: Ui): Outfit {
  const piece = state.worn[ui.slot];
  if (ui.trying === undefined || !piece) return state.worn;
  return { ...state.worn, [ui.slot]: { ...piece, colour: ui.trying } };
}

/** The client before the mirror: painted again only when something changes, swelling as it does. */
export function drawClient(to: Surface, state: State, ui: Ui, stage: Box): void {
  const outfit = outfitOf(state, ui);
  const blink = ui.time % 4.2 > 4.05 && !to.reducedMotion;
  const [x, y] = [stage.x + stage.w / 2, stage.y + stage.h - 22];
  const size = sizeIn({ ...stage, h: stage.h - 26 });
  const key = JSON.stringify([outfit, state.model, blink, x, y, size]);
  const breath = to.reducedMotion ? 0 : Math.sin(ui.time * 2.1) * 0.004;
  const { scaleX, scaleY } = ui.show.body;
  const look = lookOf(state.model, outfit, blink);
  const swollen = (): void => {
    to.c.translate(-x, -y);
    to.layer(`client ${key}`, (on) => stand(on, look, POSES.stand, x, y, size));
  };
  place(to.c, x, y, swollen, 0, scaleX - breath * 0.5, scaleY + breath);
}
