import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import { DICE } from '../rules/boxes.ts';
import type { State } from '../rules.ts';
import { columnRect, spotOf, type Layout } from './layout.ts';
import { paintWall, roomOf, type Room } from './rooms.ts';

/** The shop: the wall, the counter, the tray. */
function paintShop(c: Context, area: Rect, layout: Layout, room: Room): void {
  const counter = layout.tray.y - 26;
  paintWall(c, area, counter, room);
  wood(c, { ...area, y: counter, height: area.y + area.height - counter });
  draw.vignette(c, area, '#2a0a10', 0.4);
  paintTray(c, layout, room.cloth);
}

/** Planks seen from above, with grain. */
function wood(c: Context, { x, y, width, height }: Rect): void {
  draw.cover(
    c,
    { x, y, width, height },
    draw.down(c, y, y + height, '#a8602e', '#8a4a22', '#5f2d14'),
  );
  draw.rounded(c, x, y, width, 12, 0, '#d79254');
  draw.rounded(c, x, y + 12, width, 6, 0, '#4a210c90');
  const rng = createRng(5);
  for (let at = y + 30; at < y + height; at += 22) {
    draw.rim(
      c,
      draw.fade(rng.chance(0.5) ? '#4a1f0a' : '#d8914e', 0.16),
      rng.between(1.5, 4),
      (path) => {
        path.moveTo(x, at);
        path.bezierCurveTo(
          x + width * 0.3,
          at + rng.between(-14, 14),
          x + width * 0.7,
          at + rng.between(-14, 14),
          x + width,
          at,
        );
      },
    );
  }
}

/** A lacquered tray with a cloth and a rail of five hollows for what is kept. */
function paintTray(c: Context, layout: Layout, cloth: string): void {
  const { x, y, width, height } = layout.tray;
  draw.rounded(c, x + 4, y + 16, width, height, 40, draw.fade('#240a04', 0.55));
  draw.rounded(c, x - 4, y - 4, width + 8, height + 10, 42, draw.PALETTE.ink);
  draw.rounded(c, x, y, width, height + 2, 38, draw.down(c, y, y + height, '#8f3a22', '#5a1a12'));
  draw.rounded(c, x + 14, y + 3, width - 28, 7, 4, '#ffffff40');
  const [left, top, wide] = [x + 12, y + 12, width - 24];
  const split = y + height * 0.63;
  draw.rounded(c, left, top, wide, split - top, 28, draw.shade(cloth, 0.45));
  draw.rounded(
    c,
    left,
    top + 7,
    wide,
    split - top - 7,
    28,
    draw.radial(
      c,
      x + width * 0.4,
      y + height * 0.3,
      width * 0.7,
      draw.tint(cloth, 0.28),
      cloth,
      draw.shade(cloth, 0.28),
    ),
  );
  draw.rim(c, draw.fade('#ffe9b0', 0.4), 3, (path) =>
    path.roundRect(left + 12, top + 18, wide - 24, split - top - 30, 20),
  );
  embroider(c, x + width / 2, (top + split) / 2, Math.min(width * 0.2, (split - top) * 0.36));
  for (let die = 0; die < DICE; die += 1) {
    const spot = spotOf(layout, die, 0, true);
    const r = Math.min(layout.die * 1.3, columnRect(layout, die).width * 0.46, height * 0.165);
    draw.rounded(c, spot.x - r, spot.y - r * 0.98, r * 2, r * 2, r * 0.5, '#3a0f0a');
    draw.rounded(c, spot.x - r, spot.y - r * 0.98 + 6, r * 2, r * 2 - 4, r * 0.5, '#7a3020');
    draw.rounded(
      c,
      spot.x - r + 5,
      spot.y - r * 0.98 + 9,
      r * 2 - 10,
      r * 2 - 12,
      r * 0.42,
      '#631f15',
    );
  }
}

/** Six tea leaves in a ring of stitches on the cloth. */
function embroider(c: Context, x: number, y: number, r: number): void {
  const thread = draw.fade('#ffe9b0', 0.26);
  c.save();
  c.setLineDash([r * 0.12, r * 0.1]);
  draw.ring(c, x, y, r, r * 0.05, thread);
  c.restore();
  for (let leaf = 0; leaf < 6; leaf += 1) {
    draw.place(
      c,
      x,
      y,
      () =>
        draw.fillPath(c, thread, (path) => {
          path.moveTo(r * 0.14, 0);
          path.quadraticCurveTo(r * 0.48, -r * 0.3, r * 0.84, 0);
          path.quadraticCurveTo(r * 0.48, r * 0.3, r * 0.14, 0);
        }),
      (leaf * Math.PI) / 3 + 0.52,
    );
  }
}

export function drawShop(to: Surface, layout: Layout, state: State): void {
  const room = roomOf(state);
  const { tray } = layout;
  const key = `shop ${room.cloth} ${tray.width.toFixed()} ${tray.height.toFixed()}`;
  to.layer(key, (c, bleed) => paintShop(c, bleed, layout, room));
}
