import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { LANES } from '../rules/state.ts';
import { sizeAt, type Field } from './field.ts';
import { colorOf, sign } from './lantern.ts';
import type { Ui } from './ui.ts';

const LETTERS = ['D', 'F', 'J', 'K'] as const;
/** How far a key goes down. */
const TRAVEL = 9;

export function keysTop(field: Field): number {
  return field.line + (field.height - field.line) * 0.3;
}

/** Four ivory keys with their lane's sign, or the letter that plays them. */
export function drawKeys(to: Surface, ui: Ui): void {
  const { c, bleed } = to;
  const { field } = ui;
  const top = keysTop(field);
  const tall = Math.ceil(Math.max(field.height, bleed.y + bleed.height) + 20 - top);
  const pitch = (field.span / LANES) * sizeAt(1.06);
  const width = pitch - 18;
  const text = Math.round(Math.max(40, 15 / to.px));
  const low = 36 + Math.min(66, (field.height - top) * 0.34);
  for (let lane = 0; lane < LANES; lane += 1) {
    const x = field.middle + (lane + 0.5 - LANES / 2) * pitch;
    const pressed = ui.pressed[lane] ?? 0;
    const y = top + pressed * TRAVEL;
    draw.rounded(c, x - width / 2 - 4, top - 2, width + 8, tall, 18, '#160d38');
    draw.stamped(
      to,
      `key ${lane} ${ui.letters} ${width} ${tall} ${text}`,
      { x, y: y + tall / 2, width, height: tall },
      (on) => paintKey(on, lane, width, tall, low, ui.letters ? text : 0),
    );
    const glow = Math.max(ui.glow[lane] ?? 0, pressed * 0.35);
    if (glow < 0.03) continue;
    const paint = draw.fade(colorOf(lane), Math.round(glow * 60) / 100);
    draw.rounded(c, x - width / 2, y, width, tall, 15, paint);
  }
}

/** @param text size of its letter, 0 for its sign instead */
function paintKey(
  c: Context,
  lane: number,
  width: number,
  tall: number,
  low: number,
  text: number,
): void {
  c.translate(-width / 2, -tall / 2);
  draw.rounded(
    c,
    0,
    0,
    width,
    tall,
    15,
    draw.down(c, 0, tall * 0.8, '#fffaf0', '#f3e2cf', '#c9a9b4'),
  );
  draw.rounded(c, 10, 8, width - 20, 7, 3.5, '#ffffffd9');
  draw.rounded(c, 8, 24, width - 16, 12, 6, colorOf(lane));
  if (text === 0) {
    sign(c, lane, width / 2, low, 22, '#2b1b4d');
    return;
  }
  c.fillStyle = '#2b1b4d';
  c.font = draw.labelFont(text);
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.fillText(LETTERS[lane] ?? '', width / 2, low);
}
