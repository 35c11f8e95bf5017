import type { Surface } from '@playgrove/kit/runtime';
import type { State } from '../rules/state.ts';
import { drawGuide } from './guide.ts';
import { drawHint } from './hint.ts';
import type { Layout } from './layout.ts';
import { drawMap } from './map.ts';
import { drawReference } from './reference.ts';
import { drawCursor, drawFalling, drawStencil, drawTwinkle } from './sheen.ts';
import { isLoose, type Ui } from './ui.ts';

/** What lies on the face while it is painted. */
export function drawOver(to: Surface, state: State, ui: Ui, { face }: Layout): void {
  const loose = isLoose(ui);
  if (!loose) drawGuide(to, state, ui, face);
  drawTwinkle(to, ui, face);
  if (ui.map && state.look >= 0) drawMap(to, state, face);
  drawStencil(to, state, ui, face);
  // A sheet is laid by the outline on the face, which shows through.
  if (loose) drawGuide(to, state, ui, face);
  drawFalling(to, ui, face);
  drawCursor(to, ui, face);
}

/** The words on the step, and the look to paint, small or large. */
export function drawBeside(to: Surface, state: State, ui: Ui, at: Layout): void {
  drawHint(to, state, ui, at);
  if (state.look < 0) return;
  drawReference(to, state, at.thumb);
  if (!ui.peek) return;
  const { x, y, w: wide, h: high } = at.stage;
  const h = Math.min(high - 16, (wide - 20) * 1.26);
  const w = h / 1.26;
  drawReference(to, state, { x: x + (wide - w) / 2, y: y + (high - h) / 2, w, h });
}
