import * as draw from '@playgrove/kit/draw';
import { blossomOf } from './blossoms.ts';

type Context = CanvasRenderingContext2D;
const INK = draw.PALETTE.ink;

/** A blossom about 0, 0 with radius 1: rim, petals, a light from above. */
export function paintBlossom(c: Context, kind: number): void {
  const { layers } = blossomOf(kind);
  for (const { d, rim: rimmed } of layers) {
    if (!rimmed) continue;
    c.save();
    c.translate(0, 0.05);
    draw.drawPath(c, d, { line: INK, width: 0.17 });
    c.restore();
  }
  for (const { d, fill } of layers) {
    draw.drawPath(c, d, {
      fill: draw.down(c, -0.9, 0.9, ...fill),
      rim: draw.fade(INK, 0.3),
      width: 0.035,
    });
  }
  draw.blob(c, -0.26, -0.52, 0.3, 0.13, '#ffffff8c', -0.5);
}

/** A bee's striped body with wings, about 0, 0, `r` its half length; it looks to the right. */
export function paintBee(c: Context, r: number, royal = false): void {
  c.save();
  c.scale(r, r);
  for (const [x, y, turn] of [
    [-0.2, -0.62, -0.5],
    [0.22, -0.66, 0.15],
  ] as const) {
    draw.blob(c, x, y, 0.3, 0.52, INK, turn);
    draw.blob(c, x, y, 0.24, 0.45, '#e8f8ff', turn);
  }
  draw.blob(c, 0, 0, 1.02, 0.74, INK);
  c.save();
  c.beginPath();
  c.ellipse(0, 0, 0.9, 0.62, 0, 0, 7);
  c.clip();
  c.fillStyle = draw.down(c, -0.6, 0.6, '#fff08a', '#ffc21f', '#f08a12');
  c.fillRect(-1, -1, 2, 2);
  c.fillStyle = '#3a2016';
  c.fillRect(-0.52, -1, 0.26, 2);
  c.fillRect(-0.02, -1, 0.26, 2);
  draw.blob(c, -0.1, -0.4, 0.6, 0.14, '#ffffff80');
  c.restore();
  draw.disc(c, 0.58, -0.12, 0.13, INK);
  draw.disc(c, 0.62, -0.16, 0.05, '#ffffff');
  if (royal) {
    const crown =
      'M-0.12 -0.7 L-0.08 -1.22 L0.14 -0.94 L0.34 -1.3 L0.54 -0.92 L0.78 -1.16 L0.74 -0.62 Z';
    draw.drawPath(c, crown, {
      fill: draw.down(c, -1.3, -0.6, '#fff3a8', '#ffb61f'),
      rim: INK,
      width: 0.1,
    });
  }
  c.restore();
}

/** What shows which way a bee will fly: arrows along its line, or a ring about a bumblebee. */
export function paintPower(c: Context, power: number): void {
  if (power === 3) {
    draw.ring(c, 0, 0, 1.02, 0.2, INK);
    draw.ring(c, 0, 0, 1.02, 0.11, '#fff3a8');
    c.save();
    c.translate(0, 0.08);
    paintBee(c, 0.52);
    c.restore();
    return;
  }
  c.save();
  if (power === 2) c.rotate(Math.PI / 2);
  for (const side of [1, -1]) {
    c.save();
    c.scale(side, 1);
    draw.drawPath(c, 'M1.24 0L.84 -.34V.34Z', { fill: '#fff3a8', line: INK, width: 0.2 });
    c.restore();
  }
  c.restore();
  c.save();
  if (power === 2) c.rotate(-Math.PI / 2);
  paintBee(c, 0.46);
  c.restore();
}

/** The queen on her comb: she needs no line. */
export function paintQueen(c: Context): void {
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const turn = (corner / 6) * Math.PI * 2 + Math.PI / 6;
    return { x: Math.cos(turn) * 0.92, y: Math.sin(turn) * 0.92 };
  });
  draw.line(c, corners, 0.34, INK, true);
  draw.fillPath(c, draw.radial(c, 0, -0.2, 1.2, '#fff6c0', '#ffc93c', '#e8831a'), (path) => {
    for (const { x, y } of corners) path.lineTo(x, y);
    path.closePath();
  });
  draw.line(c, corners, 0.14, '#fff0a0', true);
  c.save();
  c.translate(-0.04, 0.2);
  paintBee(c, 0.66, true);
  c.restore();
  draw.sparkle(c, -0.62, -0.58, 0.24);
}

/** A market basket with a handle, full of green. */
export function paintBasket(c: Context): void {
  draw.rim(c, INK, 0.3, (path) => path.arc(0, -0.1, 0.66, Math.PI, 0));
  draw.rim(c, '#c9803a', 0.15, (path) => path.arc(0, -0.1, 0.66, Math.PI, 0));
  for (const [x, color] of [
    [-0.44, '#ff7fae'],
    [0.02, '#fff3a8'],
    [0.46, '#9fd0ff'],
  ] as const) {
    draw.disc(c, x, -0.14, 0.32, INK);
    draw.disc(c, x, -0.14, 0.25, color);
    draw.disc(c, x, -0.14, 0.09, '#ffb61f');
  }
  const body = 'M-0.94 0 L0.94 0 L0.7 0.86 Q0 1.02 -0.7 0.86 Z';
  draw.drawPath(c, body, {
    fill: draw.down(c, 0, 1, '#f0b060', '#b5652a'),
    line: INK,
    width: 0.18,
  });
  for (const y of [0.28, 0.54]) draw.segment(c, -0.8, y, 0.8, y, 0.07, '#8a4a1f99');
  for (const x of [-0.45, 0, 0.45]) draw.segment(c, x, 0.04, x * 0.85, 0.9, 0.06, '#ffd59a99');
  draw.rounded(c, -1, -0.08, 2, 0.22, 0.11, INK);
  draw.rounded(c, -0.95, -0.05, 1.9, 0.15, 0.07, '#ffd08a');
}

/** Five white petals about a yellow middle. */
function daisy(c: Context, x: number, y: number, far: number, petal: number, middle: number): void {
  for (let leaf = 0; leaf < 5; leaf += 1) {
    const turn = leaf * 1.257;
    draw.disc(c, x + Math.cos(turn) * far, y + Math.sin(turn) * far, petal, '#ffffff');
  }
  draw.disc(c, x, y, middle, '#ffc21f');
}

/** A clipped hedge block that fills its cell of side 2; with two layers it is taller and in flower. */
export function paintHedge(c: Context, layers: number): void {
  const top = layers > 1 ? -0.98 : -0.86;
  draw.rounded(c, -0.97, top, 1.94, 0.95 - top, 0.42, INK);
  const green = draw.down(c, top, 0.9, '#5fd468', '#1f8f4d', '#146b45');
  draw.rounded(c, -0.9, top + 0.07, 1.8, 0.82 - top, 0.38, green);
  for (let leaf = 0; leaf < 17; leaf += 1) {
    const x = (((leaf * 0.618) % 1) - 0.5) * 1.5;
    const y = top + 0.22 + ((leaf * 0.755) % 1) * (0.62 - top);
    draw.blob(c, x, y, 0.16, 0.09, leaf % 2 === 0 ? '#8ae87f99' : '#0f5a3c66', leaf * 1.3);
  }
  draw.rounded(c, -0.74, top + 0.14, 1.48, 0.2, 0.1, '#ffffff3d');
  if (layers < 2) return;
  for (const [x, y] of [
    [-0.45, -0.3],
    [0.42, -0.42],
    [0.05, 0.32],
    [-0.5, 0.5],
    [0.55, 0.36],
  ] as const) {
    daisy(c, x, y, 0.12, 0.09, 0.08);
  }
}

/** Tendrils tied about what grows in a cell. */
export function paintVine(c: Context, layers: number): void {
  const paths = [
    'M-1 -0.5 C-0.4 -1 0.2 0 1 -0.55',
    'M-1 0.6 C-0.3 0 0.3 1.1 1 0.45',
    ...(layers > 1 ? ['M-0.6 -1 C-1 -0.2 0.1 0.3 -0.5 1', 'M0.6 -1 C1 0 0.1 0.2 0.62 1'] : []),
  ];
  for (const d of paths) {
    draw.drawPath(c, d, { line: INK, width: 0.26 });
    draw.drawPath(c, d, { line: '#2f9d4d', width: 0.16 });
    draw.drawPath(c, d, { line: '#8ae87f', width: 0.05 });
  }
  for (const [x, y, turn] of [
    [-0.62, -0.76, 0.6],
    [0.66, -0.3, -0.5],
    [-0.5, 0.68, -0.7],
    [0.6, 0.82, 0.5],
  ] as const) {
    draw.blob(c, x, y, 0.27, 0.17, INK, turn);
    draw.blob(c, x, y, 0.21, 0.11, '#5fd468', turn);
  }
}

/** A closed bud in its green coat; the color and shape of its tip show what it needs. */
export function paintBud(c: Context, kind: number): void {
  const { color } = blossomOf(kind);
  draw.rounded(c, -0.94, -0.94, 1.88, 1.88, 0.5, draw.fade(INK, 0.5));
  const coat =
    'M0 -0.98 C0.5 -0.6 0.86 -0.1 0.72 0.42 C0.6 0.86 0.26 0.96 0 0.96 C-0.26 0.96 -0.6 0.86 -0.72 0.42 C-0.86 -0.1 -0.5 -0.6 0 -0.98 Z';
  draw.drawPath(c, coat, {
    fill: draw.down(c, -1, 0.6, draw.tint(color, 0.45), color),
    line: INK,
    width: 0.17,
  });
  for (const side of [1, -1]) {
    c.save();
    c.scale(side, 1);
    const leaf = 'M0 0.94 C0.5 0.94 0.78 0.5 0.72 -0.16 C0.46 0.1 0.1 0.3 0 0.94 Z';
    draw.drawPath(c, leaf, {
      fill: draw.down(c, -0.2, 1, '#7ce27a', '#1f8f4d'),
      rim: INK,
      width: 0.07,
    });
    c.restore();
  }
  c.save();
  c.translate(0, 0.28);
  c.scale(0.42, 0.42);
  paintBlossom(c, kind);
  c.restore();
}

/** Drops of dew on a cell of side 2. */
export function paintDew(c: Context, drops: number): void {
  draw.rounded(c, -0.95, -0.95, 1.9, 1.9, 0.42, drops > 1 ? '#4cc3ffcc' : '#8fdcff8c');
  draw.rim(c, '#ffffffb3', 0.06);
  const spots = [
    [-0.72, 0.66, 0.2],
    [0.7, 0.7, 0.15],
    [0.72, -0.66, 0.19],
    [-0.7, -0.72, 0.13],
  ] as const;
  for (const [x, y, r] of drops > 1 ? spots : spots.slice(0, 3)) {
    draw.disc(c, x, y, r + 0.05, '#1f6fd0');
    draw.disc(c, x, y, r, draw.radial(c, x - r * 0.3, y - r * 0.3, r * 1.5, '#f0fbff', '#4cb4ff'));
  }
}

/** A plot of a side of 2: bare, sprouting, leafy, in bloom. Bold, because a blossom lies on it. */
export function paintPlot(c: Context, growth: number): void {
  const ground = [
    ['#8a4f2c', '#57301f'],
    ['#8a4f2c', '#57301f'],
    ['#6fd04e', '#2f8f3a'],
    ['#ff8cc4', '#e0358c'],
  ] as const;
  const [top, bottom] = ground[Math.min(growth, 3)] ?? ground[0];
  draw.rounded(c, -0.98, -0.98, 1.96, 1.96, 0.42, growth >= 3 ? '#ffd21f' : draw.fade(INK, 0.75));
  draw.rounded(c, -0.88, -0.88, 1.76, 1.76, 0.36, draw.down(c, -1, 1, top, bottom));
  if (growth < 2) {
    // Furrows.
    c.fillStyle = '#3a1d1266';
    for (const y of [-0.72, 0, 0.72]) {
      c.beginPath();
      c.roundRect(-0.8, y - 0.06, 1.6, 0.12, 0.06);
      c.fill();
    }
  }
  if (growth === 0) return;
  const corners = [
    [-0.68, -0.68],
    [0.68, -0.68],
    [0.68, 0.68],
    [-0.68, 0.68],
  ] as const;
  for (const [x, y] of corners) {
    if (growth < 3) {
      for (const turn of [-0.7, 0.7]) {
        draw.blob(c, x + turn * 0.17, y, 0.27, 0.16, INK, turn);
        draw.blob(c, x + turn * 0.17, y, 0.22, 0.11, growth === 1 ? '#a6f06a' : '#d6ff8a', turn);
      }
      continue;
    }
    daisy(c, x, y, 0.17, 0.14, 0.11);
  }
}
