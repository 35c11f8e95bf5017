import { doll, paint, POSES } from '../rules/paperdoll/index.ts';
import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { POSE_NAMES, type State } from '../rules.ts';
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

/** What is worn, with the color that is being tried. */
export function outfitOf(state: State, ui: Ui): Outfit {
  const piece = state.worn[ui.slot];
  if (ui.trying === undefined || !piece) return state.worn;
  return { ...state.worn, [ui.slot]: { ...piece, color: ui.trying } };
}

/** The client before the mirror: painted again only when something changes, swelling as it does. */
export function drawClient(to: Surface, state: State, ui: Ui, stage: Box): void {
  const name = POSE_NAMES[ui.pose];
  const outfit = outfitOf(state, ui);
  const blink = ui.time % 4.2 > 4.05 && !to.reducedMotion;
  const key = JSON.stringify([
    outfit,
    state.model,
    name ?? '',
    blink,
    Math.round(stage.w),
    Math.round(stage.h),
    stage.x,
    stage.y,
  ]);
  const foot = { x: stage.x + stage.w / 2, y: stage.y + stage.h - 22 };
  const size = sizeIn({ ...stage, h: stage.h - 26 });
  const breath = to.reducedMotion ? 0 : Math.sin(ui.time * 2.1) * 0.004;
  const { c } = to;
  c.save();
  c.translate(foot.x, foot.y);
  c.scale(1 - ui.squash * 0.6 - breath * 0.5, 1 + ui.squash + breath);
  c.translate(-foot.x, -foot.y);
  to.layer(`client ${key}`, (on) => {
    on.save();
    on.translate(foot.x, foot.y);
    on.scale(size, size);
    draw.contact(on, 0, 2, 78, 0.3);
    paint(on, doll(lookOf(state.model, outfit, blink), name ? POSES[name] : POSES.stand));
    on.restore();
  });
  c.restore();
}
