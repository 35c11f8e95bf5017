import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import type { Layout } from './layout.ts';
import { clutter } from './clutter.ts';
import { themeOf, type Theme } from './themes.ts';

const INK = draw.PALETTE.ink;
/** Thickness of the counter's edge. */
export const COUNTER = 24;

/** Street, stall and worktop: all that stands still. */
export function drawBackdrop(to: Surface, cuisine: number, layout: Layout, lanterns: number): void {
  const theme = themeOf(cuisine);
  const { counter, shelf, portrait } = layout;
  to.layer(
    `night ${cuisine} ${portrait ? 1 : 0} ${counter} ${layout.pans.length} ${lanterns}`,
    (c, area) => {
      const street = { ...area, height: counter - area.y };
      draw.sky(c, street, ...theme.sky);
      const [x, y] = [to.width * 0.5, counter - 40];
      c.save();
      c.globalAlpha = 0.85;
      draw.glow(
        c,
        street,
        x,
        y,
        draw.fade(theme.glow, 0.75),
        draw.fade(theme.glow, 0.22),
        draw.fade(theme.glow, 0),
      );
      c.restore();
      stars(c, street);
      roofs(c, street, theme, counter);
      draw.bokeh(
        c,
        { ...street, y: counter - 190, height: 170 },
        [...theme.lights, theme.glow],
        22,
        cuisine + 3,
      );
      for (const [row, high] of [0.2, 0.5].entries())
        hang(c, street, theme, counter * high, row, lanterns);
      draw.vignette(c, street, '#12062e', 0.4);
      awning(c, area, theme);
      worktop(c, area, theme, counter, shelf);
      range(c, layout);
      clutter(c, theme, layout, to.width);
      rack(c, area, theme, shelf);
    },
  );
}

/** The counter's edge, over the guests. */
export function drawCounter(to: Surface, cuisine: number, { counter }: Layout): void {
  const { c, bleed } = to;
  const { wood } = themeOf(cuisine);
  c.fillStyle = INK;
  c.fillRect(bleed.x, counter - 5, bleed.width, COUNTER + 8);
  c.fillStyle = draw.tint(wood, 0.3);
  c.fillRect(bleed.x, counter - 1, bleed.width, 12);
  c.fillStyle = wood;
  c.fillRect(bleed.x, counter + 10, bleed.width, COUNTER - 12);
}

function stars(c: Context, area: Rect): void {
  const rng = createRng('stars');
  for (let at = 0; at < 60; at += 1) {
    const [x, y] = [
      area.x + rng.unit() * area.width,
      area.y + rng.unit() ** 1.5 * area.height * 0.7,
    ];
    draw.disc(c, x, y, rng.between(0.8, 2.2), draw.fade('#ffffff', rng.between(0.25, 0.85)));
  }
}

/** The other stalls and houses of the street, in two rows, the near one lit. */
function roofs(c: Context, area: Rect, theme: Theme, ground: number): void {
  const rng = createRng(theme.roofs);
  const [, deep, high] = theme.sky;
  for (const [row, color] of [
    draw.mix(high, deep, 0.45),
    draw.mix(deep, '#12062e', 0.5),
  ].entries()) {
    const tall = row === 0 ? 168 : 112;
    for (let x = area.x - 40; x < area.x + area.width;) {
      const w = rng.between(90, 150);
      const h = tall * rng.between(0.75, 1.1);
      house(c, theme.roofs, x, ground - h, w, h, color);
      if (row === 1) {
        const lit = theme.lights[rng.int(2)] ?? theme.glow;
        for (let pane = 0; pane < 3; pane += 1) {
          draw.rounded(
            c,
            x + w * (0.2 + pane * 0.25),
            ground - h * 0.62,
            w * 0.13,
            h * 0.2,
            4,
            draw.fade(lit, rng.chance(0.7) ? 0.85 : 0.25),
          );
        }
      }
      x += w + rng.between(2, 16);
    }
  }
}

function house(
  c: Context,
  kind: Theme['roofs'],
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
): void {
  draw.fillPath(c, color, (path) => {
    path.rect(x, y, w, h + 4);
    if (kind === 'gable') {
      path.moveTo(x - 14, y + 6);
      path.quadraticCurveTo(x + w * 0.3, y - 4, x + w / 2, y - 34);
      path.quadraticCurveTo(x + w * 0.7, y - 4, x + w + 14, y + 6);
    } else if (kind === 'spire') {
      path.moveTo(x + w * 0.2, y);
      path.quadraticCurveTo(x + w * 0.46, y - 14, x + w / 2, y - 78);
      path.quadraticCurveTo(x + w * 0.54, y - 14, x + w * 0.8, y);
    } else if (kind === 'dome') {
      path.moveTo(x + w * 0.12, y);
      path.bezierCurveTo(x, y - 46, x + w * 0.42, y - 40, x + w / 2, y - 66);
      path.bezierCurveTo(x + w * 0.58, y - 40, x + w, y - 46, x + w * 0.88, y);
    } else if (kind === 'tower') {
      path.rect(x + w * 0.12, y - 30, w * 0.34, 34);
      path.rect(x + w * 0.6, y - 14, w * 0.2, 18);
    } else if (kind === 'arch') {
      for (let at = 0; at < 4; at += 1) path.rect(x + (at * w) / 4 + 3, y - 14, w / 4 - 7, 16);
    } else {
      path.rect(x - 5, y - 8, w + 10, 12);
    }
  });
}

/** A sagging string from side to side and what hangs on it. */
function hang(
  c: Context,
  area: Rect,
  theme: Theme,
  y: number,
  row: number,
  lanterns: number,
): void {
  const sag = 34;
  const count = Math.max(5, Math.round(area.width / 105)) + lanterns;
  const at = (part: number): { x: number; y: number } => ({
    x: area.x + part * area.width,
    y: y + Math.sin(part * Math.PI) * sag + (row === 0 ? 6 : -4),
  });
  draw.line(
    c,
    Array.from({ length: 25 }, (_, step) => at(step / 24)),
    2.5,
    '#1b0d33',
  );
  for (let one = 0; one < count; one += 1) {
    const { x, y: top } = at((one + (row === 0 ? 0.5 : 0.15)) / count);
    const color = theme.lights[one % 2] ?? theme.glow;
    const r = row === 0 ? 15 : 12;
    draw.disc(
      c,
      x,
      top + r,
      r * 2.6,
      draw.radial(c, x, top + r, r * 2.6, draw.fade(color, 0.5), draw.fade(color, 0)),
    );
    ornament(c, theme.hanging, x, top, r, color);
  }
}

function ornament(
  c: Context,
  kind: Theme['hanging'],
  x: number,
  y: number,
  r: number,
  color: string,
): void {
  if (kind === 'bulb') {
    draw.disc(
      c,
      x,
      y + r * 0.7,
      r * 0.62,
      draw.radial(c, x, y + r * 0.6, r * 0.7, '#ffffff', color),
    );
    return;
  }
  if (kind === 'paper') {
    draw.rounded(c, x - r * 1.5, y, r * 3, r * 2, 2, color);
    for (const dx of [-0.8, 0, 0.8]) {
      draw.fillPath(c, draw.fade('#1b0d33', 0.55), (path) =>
        draw.traceStar(path, x + dx * r, y + r * 0.9, r * 0.34, 4, 0.45),
      );
    }
    for (let at = 0; at < 5; at += 1)
      draw.disc(c, x - r * 1.2 + at * r * 0.6, y + r * 2, r * 0.3, color);
    return;
  }
  if (kind === 'garland') {
    for (let at = 0; at < 4; at += 1)
      draw.disc(c, x, y + at * r * 0.72, r * 0.5, at % 2 === 0 ? color : draw.tint(color, 0.4));
    return;
  }
  const [rx, ry] =
    kind === 'barrel' ? [r * 0.9, r * 1.35] : kind === 'brass' ? [r * 0.9, r * 1.2] : [r * 1.2, r];
  c.fillStyle = '#3a1420';
  c.fillRect(x - r * 0.45, y - 2, r * 0.9, 5);
  const body = (path: Context): void => {
    if (kind === 'brass') draw.traceStar(path, x, y + ry, ry * 1.05, 4, 0.62);
    else path.ellipse(x, y + ry, rx, ry, 0, 0, 7);
  };
  draw.fillPath(
    c,
    draw.radial(c, x - rx * 0.2, y + ry * 0.8, ry * 1.4, '#fff6d0', color, draw.shade(color, 0.4)),
    body,
  );
  draw.rim(c, draw.fade('#3a1420', 0.6), 1.5, body);
  if (kind !== 'brass') {
    c.fillStyle = '#3a1420';
    c.fillRect(x - r * 0.4, y + ry * 2 - 3, r * 0.8, 4);
  }
}

/** Stripes with scalloped ends over the head, down to the rail that tickets hang from. */
function awning(c: Context, area: Rect, theme: Theme): void {
  const wide = 54;
  const from = Math.floor(area.x / wide) - 1;
  const count = Math.ceil(area.width / wide) + 3;
  for (let at = 0; at < count; at += 1) {
    const x = (from + at) * wide;
    const color = theme.awning[(from + at) & 1] ?? theme.awning[0];
    c.fillStyle = draw.down(c, area.y, 18, draw.shade(color, 0.5), draw.shade(color, 0.16), color);
    c.beginPath();
    c.rect(x, area.y - 2, wide, 12 - area.y);
    c.arc(x + wide / 2, 9, wide / 2, 0, Math.PI);
    c.fill();
    draw.rim(c, draw.fade(INK, 0.9), 3, (path) => path.arc(x + wide / 2, 9, wide / 2, 0, Math.PI));
  }
}

function worktop(c: Context, area: Rect, theme: Theme, counter: number, shelf: number): void {
  const [light, dark] = theme.tiles;
  const top = counter + COUNTER;
  const all = { x: area.x, y: top, width: area.width, height: shelf - top };
  c.fillStyle = dark;
  c.fillRect(all.x, all.y, all.width, all.height);
  const side = 46;
  for (let row = 0; row * side < all.height; row += 1) {
    for (let x = all.x - (row % 2) * side * 0.5; x < all.x + all.width; x += side) {
      const high = Math.min(side, all.height - row * side) - 4;
      if (high > 4) draw.rounded(c, x + 2, top + row * side + 2, side - 4, high, 6, light);
    }
  }
  c.fillStyle = draw.radial(
    c,
    all.x + all.width / 2,
    top + all.height * 0.5,
    all.width * 0.62,
    draw.fade(theme.glow, 0.34),
    draw.fade(theme.glow, 0.08),
    draw.fade('#0a0420', 0.42),
  );
  c.fillRect(all.x, all.y, all.width, all.height);
  c.fillStyle = draw.down(c, top, top + 30, draw.fade('#0a0420', 0.6), draw.fade('#0a0420', 0));
  c.fillRect(all.x, top, all.width, 30);
}

/** The range that the pans stand on: steel, a burner for each, knobs along its edge. */
function range(c: Context, { pans, counter, shelf }: Layout): void {
  const [first, last] = [pans[0], pans.at(-1)];
  if (!first || !last) return;
  const x = first.x - 2;
  const width = last.x + last.width - first.x + 4;
  const [y, height] = [counter + COUNTER + 12, shelf - counter - COUNTER - 22];
  draw.rounded(c, x + 4, y + 8, width, height, 30, draw.fade('#0a0420', 0.45));
  draw.rounded(c, x, y, width, height, 30, INK);
  draw.rounded(
    c,
    x + 5,
    y + 5,
    width - 10,
    height - 10,
    25,
    draw.down(c, y, y + height, '#aab6d4', '#6d7899', '#3e4766'),
  );
  draw.rounded(c, x + 18, y + 10, width - 36, 7, 3, '#ffffff73');
  draw.rounded(
    c,
    x + 13,
    y + 22,
    width - 26,
    height - (height > 260 ? 62 : 36),
    20,
    draw.down(c, y, y + height, '#262b45', '#353d5e'),
  );
  for (const pan of pans) {
    const [px, py] = [pan.x + pan.width / 2, pan.y + pan.height / 2];
    const r = Math.min(132, pan.width / 2 - 8, pan.height / 2 - 8);
    draw.disc(c, px, py, r, draw.radial(c, px, py, r, '#ff7a2ccc', '#a83a1c80', '#1a1c30'));
    for (let arm = 0; arm < 8; arm += 1) {
      const angle = (arm / 8) * Math.PI * 2 + 0.39;
      draw.segment(c, px, py, px + Math.cos(angle) * r, py + Math.sin(angle) * r, 7, '#15182a');
    }
    for (const dx of height > 260 ? [-22, 22] : []) {
      draw.disc(c, px + dx, y + height - 21, 13, INK);
      draw.disc(c, px + dx, y + height - 22, 9.5, '#ff8a3c');
      draw.segment(c, px + dx, y + height - 22, px + dx + 4, y + height - 28, 4, '#fff1d0');
    }
  }
}

/** The shelf with the crates: planks. */
function rack(c: Context, area: Rect, theme: Theme, shelf: number): void {
  const bottom = area.y + area.height;
  c.fillStyle = draw.down(
    c,
    shelf,
    bottom,
    draw.shade(theme.wood, 0.3),
    draw.shade(theme.wood, 0.62),
  );
  c.fillRect(area.x, shelf, area.width, bottom - shelf);
  const rng = createRng('planks');
  draw.clipped(
    c,
    (path) => path.rect(area.x, shelf, area.width, bottom - shelf),
    () => {
      for (let y = shelf + 8; y < bottom; y += 38) {
        c.fillStyle = draw.fade('#160620', 0.4);
        c.fillRect(area.x, y, area.width, 3);
        for (let knot = 0; knot < 7; knot += 1) {
          const x = area.x + rng.unit() * area.width;
          draw.rounded(
            c,
            x,
            y + rng.between(8, 30),
            rng.between(30, 120),
            2,
            1,
            draw.fade('#160620', 0.22),
          );
        }
      }
    },
  );
  c.fillStyle = INK;
  c.fillRect(area.x, shelf - 5, area.width, 5);
  c.fillStyle = draw.tint(theme.wood, 0.18);
  c.fillRect(area.x, shelf, area.width, 6);
}
