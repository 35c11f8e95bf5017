import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { DRIP, FIRST_TOPPING, SPATULA, type State } from '../rules/types.ts';
import { mayServe } from '../rules.ts';
import { PEARL, TOPPING, paintDab } from './dabs.ts';
import type { Button, Layout } from './layout.ts';
import { INK, frostingOf } from './theme.ts';
import type { Ui } from './ui.ts';

/** What a nozzle makes, small, within 100 × 100 around 0, 0. */
function paintTool(c: Context, tool: number, color: number): void {
  if (tool >= FIRST_TOPPING) {
    paintDab(
      c,
      TOPPING + tool - FIRST_TOPPING,
      0,
      0,
      tool === FIRST_TOPPING + 4 ? 36 : 24,
      0.74,
      0.74,
    );
    return;
  }
  const frosting = frostingOf(color);
  if (tool === SPATULA) {
    c.save();
    c.rotate(-0.7);
    c.scale(1.15, 1.15);
    draw.rounded(c, -42, -9, 34, 18, 8, INK);
    draw.rounded(c, -39, -6, 28, 12, 6, '#c98a4b');
    draw.rounded(c, -12, -14, 56, 28, 12, INK);
    draw.rounded(c, -9, -11, 50, 22, 9, draw.down(c, -11, 11, '#ffffff', '#c3cbe0'));
    c.restore();
    return;
  }
  if (tool === DRIP) {
    draw.fillPath(
      c,
      draw.down(c, -34, 36, draw.tint(frosting, 0.3), frosting, draw.shade(frosting, 0.25)),
      (path) => {
        path.moveTo(-42, -26);
        path.quadraticCurveTo(0, -42, 42, -26);
        path.lineTo(42, -8);
        path.bezierCurveTo(40, 6, 26, 8, 24, -4);
        path.bezierCurveTo(18, 2, 14, 4, 13, 22);
        path.bezierCurveTo(12, 40, -8, 40, -9, 22);
        path.bezierCurveTo(-10, 2, -14, 0, -18, 2);
        path.bezierCurveTo(-20, 18, -40, 16, -42, -4);
        path.closePath();
      },
    );
    draw.line(c, [-1, -2, -1, 22], 5, '#ffffffb0');
    return;
  }
  if (tool === 0) {
    for (let x = -28; x <= -4; x += 7) paintDab(c, 0, color, x, 0, 1.05, 1.05);
    paintDab(c, PEARL, color, 25, 0, 0.92, 0.92);
    return;
  }
  const [gap, size, count] = tool === 1 ? [23, 0.86, 3] : tool === 4 ? [0, 0.92, 1] : [36, 0.74, 2];
  for (let n = 0; n < count; n += 1)
    paintDab(
      c,
      tool === 3 && n === 1 ? 7 : tool,
      color,
      (n - (count - 1) / 2) * gap,
      0,
      size,
      size,
    );
}

function paintPad(
  c: Context,
  wide: number,
  tall: number,
  chosen: boolean,
  face: string | CanvasGradient,
): void {
  draw.rounded(c, -wide / 2, -tall / 2 + 5, wide, tall - 5, 24, INK);
  draw.rounded(
    c,
    -wide / 2 + 4,
    -tall / 2 + (chosen ? 7 : 3),
    wide - 8,
    tall - (chosen ? 11 : 15),
    21,
    face,
  );
  draw.rounded(c, -wide / 2 + 10, -tall / 2 + (chosen ? 11 : 7), wide - 20, 12, 6, '#ffffff66');
}

/** Nozzles, colors and the bell. */
export function drawTray(to: Surface, layout: Layout, state: State, ui: Ui): void {
  if (state.phase !== 'pipe') return;
  const pulse = to.reducedMotion ? 0.5 : 0.5 + 0.5 * Math.sin(to.time * 7);
  for (const [at, button] of layout.buttons.entries()) {
    if (button.kind === 'bell') {
      if (mayServe(state)) drawBell(to, button, pulse);
      continue;
    }
    const chosen = button.which === (button.kind === 'tool' ? state.tool : state.color);
    const wanted =
      ui.next !== undefined &&
      !chosen &&
      button.which === (button.kind === 'tool' ? ui.next.tool : ui.next.color);
    const x = button.x + button.width / 2;
    const y = button.y + button.height / 2;
    // A color says nothing while the spatula or a topping is in hand.
    if (wanted)
      draw.rounded(
        to.c,
        button.x - 6,
        button.y - 6,
        button.width + 12,
        button.height + 12,
        28,
        draw.fade('#fff2a0', 0.45 + 0.55 * pulse),
      );
    const key = `${button.kind} ${button.which} ${chosen} ${state.color} ${button.width.toFixed(0)} ${at}`;
    const paint = (c: Context): void => {
      paintPad(c, button.width, button.height, chosen, chosen ? '#ffe9a8' : '#fff6ea');
      c.save();
      c.translate(0, chosen ? 0 : -4);
      const fits = Math.min(1, (button.width - 14) / 92);
      c.scale(fits, fits);
      if (button.kind === 'tool') paintTool(c, button.which, state.color);
      else paintBlob(c, button.which, chosen);
      c.restore();
    };
    to.stamp(key, button.width + 4, button.height + 4, paint, x, y);
  }
}

/** A dollop of a color; the chosen one has a ring. */
function paintBlob(c: Context, color: number, chosen: boolean): void {
  paintDab(c, 4, color, 0, 2, 0.78, 0.78);
  if (chosen) draw.ring(c, 0, 2, 40, 5, INK);
}

function drawBell(to: Surface, button: Button, pulse: number): void {
  const x = button.x + button.width / 2;
  const y = button.y + button.height / 2;
  to.stamp(
    'bell',
    124,
    124,
    (c) => {
      paintPad(c, 100, 100, false, draw.down(c, -50, 50, '#8ce88f', '#37b45e'));
      draw.fillPath(c, INK, (path) => path.ellipse(0, 16, 36, 34, 0, Math.PI, 0));
      draw.fillPath(c, draw.down(c, -14, 16, '#fff2b0', '#ffc62e', '#d98f12'), (path) =>
        path.ellipse(0, 16, 31, 29, 0, Math.PI, 0),
      );
      draw.rounded(c, -40, 14, 80, 14, 7, INK);
      draw.rounded(c, -36, 17, 72, 8, 4, '#ffe9a8');
      draw.disc(c, 0, -20, 8, INK);
      draw.disc(c, 0, -20, 5, '#ffe9a8');
    },
    x,
    y,
    { scaleX: 1 + pulse * 0.05, scaleY: 1 + pulse * 0.05 },
  );
}
