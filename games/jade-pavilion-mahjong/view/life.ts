import * as draw from '@playgrove/kit/draw';
import { ease, type Context, type Surface } from '@playgrove/kit/runtime';
import type { State } from '../rules/state.ts';
import type { Layout } from './layout.ts';
import { inlayOf } from './scene.ts';
import { paintFace } from './tile.ts';
import type { Ui } from './ui.ts';

/** Lanterns that are lit as pairs go, and petals in the air. */
export function drawLife(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const { lanterns, lantern } = layout;
  const part = state.taken.length / (state.tiles.length / 2);
  for (const [at, { x, y }] of lanterns.entries()) {
    const lit = part >= (at + 1) / lanterns.length;
    const sway = to.reducedMotion ? 0 : Math.sin(to.time * 1.3 + at * 1.7) * 0.07;
    to.stamp(`lantern ${lit}`, 150, 190, (c) => paintLantern(c, lit), x, y, {
      rotate: sway,
      scaleX: lantern / 60,
      scaleY: lantern / 60,
    });
  }
  if (ui.won > 0) drawTriumph(to, layout, ui, inlayOf(state));
  if (to.reducedMotion) return;
  for (let at = 0; at < 7; at += 1) {
    const fall = (to.time * (0.035 + (at % 3) * 0.012) + at * 0.147) % 1;
    const x = to.bleed.x + ((at * 0.618 + fall * 0.22) % 1) * to.bleed.width;
    const y = to.bleed.y - 20 + fall * (to.bleed.height + 40);
    to.stamp('petal', 26, 26, paintPetal, x + Math.sin(to.time + at * 2) * 14, y, {
      rotate: to.time * 0.9 + at,
    });
  }
}

function paintPetal(c: Context): void {
  draw.blob(c, 0, 0, 10, 6.5, '#ffffff66');
  draw.blob(c, 0, 0, 8.5, 5, '#ffb3d1');
}

/** Hangs from 0, 0. */
function paintLantern(c: Context, lit: boolean): void {
  if (lit)
    draw.disc(c, 0, 34, 72, draw.radial(c, 0, 34, 72, '#ffdc7ab3', '#ffb84a40', '#ffb84a00'));
  draw.line(c, [0, -8, 0, 12], 4, draw.PALETTE.ink);
  const shape = (grow: number) => (path: Context) =>
    path.ellipse(0, 36, 27 + grow, 23 + grow, 0, 0, 7);
  draw.fillPath(c, draw.PALETTE.ink, shape(3.5));
  draw.fillPath(
    c,
    lit
      ? draw.radial(c, 0, 36, 28, '#fff6b8', '#ffb53a', '#ff5a3a')
      : draw.down(c, 14, 58, '#a8364a', '#5a1c3c'),
    shape(0),
  );
  for (const bow of [-13, 13])
    draw.rim(c, lit ? '#c83a2480' : '#2b1b4d59', 2.5, (path) =>
      path.ellipse(0, 36, Math.abs(bow), 22, 0, 0, 7),
    );
  for (const y of [11, 54]) {
    draw.rounded(c, -15, y, 30, 9, 3, draw.PALETTE.ink);
    draw.rounded(c, -12.5, y + 2, 25, 5, 2, lit ? '#ffe08a' : '#b8863a');
  }
  draw.line(c, [0, 64, 0, 80], 4, lit ? '#ffb52e' : '#8a5a3a');
}

/** The floor is clear: its picture shines. */
function drawTriumph(to: Surface, { floor }: Layout, ui: Ui, face: number): void {
  const part = Math.min(1, Math.max(0, ui.won - 0.3) / 0.6);
  if (part === 0) return;
  const [x, y] = [floor.x + floor.width / 2, floor.y + floor.height / 2];
  const r = Math.min(floor.width, floor.height) * 0.5;
  const turn = to.reducedMotion ? 0 : ui.won * 0.2;
  to.stamp('triumph', r * 2, r * 2, (c) => paintTriumph(c, r), x, y, {
    rotate: turn,
    alpha: part * 0.8,
  });
  const grow = to.reducedMotion ? 1 : ease.back(part);
  to.stamp(`inlay ${face}`, 110, 110, (c) => paintFace(c, face), x, y, {
    scaleX: (r / 86) * grow,
    scaleY: (r / 86) * grow,
    alpha: Math.min(1, part * 2),
  });
  for (let at = 0; at < 8; at += 1) {
    const twinkle = to.reducedMotion ? 0.8 : Math.abs(Math.sin(ui.won * 2.4 + at * 1.3));
    const angle = at * 0.785 + 0.3;
    const far = r * (0.55 + 0.3 * ((at * 0.618) % 1));
    draw.sparkle(
      to.c,
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far,
      26 * twinkle * part,
      '#fffbe0',
    );
  }
}

function paintTriumph(c: Context, r: number): void {
  draw.clipped(
    c,
    (path) => path.arc(0, 0, r, 0, 7),
    () => draw.rays(c, { x: -r, y: -r, width: r * 2, height: r * 2 }, 0, 0, 14, '#fff3b0a6'),
  );
  draw.disc(c, 0, 0, r, draw.radial(c, 0, 0, r, '#fff6c880', '#fff6c826', '#fff6c800'));
}
