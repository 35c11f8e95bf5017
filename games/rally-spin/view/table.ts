import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { FLOOR, TABLE } from '../rules/flight.ts';
import { BOARD } from '../rules/foe.ts';
import { PANELS } from '../rules/play.ts';
import type { Venue } from './venues.ts';
import { project, scaleAt, type Lens } from './lens.ts';

const INK = draw.PALETTE.ink;
const { half: HALF, long: LONG, net: NET, post: POST } = TABLE;
const THICK = 9;

type Corner = readonly [x: number, y: number, z: number];

function shape(
  c: Context,
  lens: Lens,
  paint: string | CanvasGradient,
  ...corners: readonly Corner[]
): void {
  draw.fillPath(c, paint, (path) => {
    for (const [x, y, z] of corners) {
      const at = project(lens, x, y, z);
      path.lineTo(at.x, at.y);
    }
    path.closePath();
  });
}

/** The table, painted once: legs, rim, top, inlays, lines. `far`: how far it reaches. */
export function paintTable(
  c: Context,
  lens: Lens,
  { table: [light, deep], edge }: Venue,
  far: number,
): void {
  const near = -LONG;
  draw.place(
    c,
    lens.middle,
    project(lens, 0, FLOOR, -40).y,
    () => draw.disc(c, 0, 0, 400, draw.radial(c, 0, 0, 400, '#1a0b33b0', '#1a0b3360', '#1a0b3300')),
    0,
    1,
    0.42,
  );
  for (const [x, z] of [
    [-60, far - 18],
    [60, far - 18],
    [-62, -112],
    [62, -112],
  ] as const) {
    const [top, foot] = [project(lens, x, -4, z), project(lens, x, FLOOR, z)];
    const s = scaleAt(lens, z);
    draw.line(c, [top.x, top.y, foot.x, foot.y], 15 * s, INK);
    draw.line(c, [top.x, top.y, foot.x, foot.y], 9.5 * s, draw.shade(edge, 0.45));
  }
  const front = project(lens, 0, 0, near).y;
  const back = project(lens, 0, 0, far).y;
  shape(
    c,
    lens,
    INK,
    [-HALF - 5, 1, far + 4],
    [HALF + 5, 1, far + 4],
    [HALF + 5, 1, near - 3],
    [HALF + 5, -THICK - 2, near - 3],
    [-HALF - 5, -THICK - 2, near - 3],
    [-HALF - 5, 1, near - 3],
  );
  shape(
    c,
    lens,
    draw.shade(edge, 0.3),
    [-HALF - 3, 0, near],
    [HALF + 3, 0, near],
    [HALF + 3, -THICK, near],
    [-HALF - 3, -THICK, near],
  );
  shape(
    c,
    lens,
    edge,
    [-HALF - 3, 0, far + 2],
    [HALF + 3, 0, far + 2],
    [HALF + 3, 0, near],
    [-HALF - 3, 0, near],
  );
  shape(
    c,
    lens,
    draw.down(c, back, front, draw.tint(light, 0.12), light, deep),
    [-HALF, 0, far],
    [HALF, 0, far],
    [HALF, 0, near + 3],
    [-HALF, 0, near + 3],
  );
  draw.clipped(
    c,
    (path) => {
      for (const [x, z] of [
        [-HALF, far],
        [HALF, far],
        [HALF, near + 3],
        [-HALF, near + 3],
      ] as const) {
        const at = project(lens, x, 0, z);
        path.lineTo(at.x, at.y);
      }
    },
    () => inlay(c, lens, light, far),
  );
  const line = '#fff6e3';
  const strip = (x0: number, x1: number, z0: number, z1: number): void =>
    shape(c, lens, line, [x0, 0, z1], [x1, 0, z1], [x1, 0, z0], [x0, 0, z0]);
  strip(-HALF, -HALF + 3.4, near + 3, far);
  strip(HALF - 3.4, HALF, near + 3, far);
  strip(-HALF, HALF, near + 3, near + 7);
  strip(-HALF, HALF, far - 4, far);
  shape(c, lens, '#fff6e3a0', [-0.8, 0, far], [0.8, 0, far], [1, 0, near + 3], [-1, 0, near + 3]);
}

/** A sun of inlaid wood in each half, and a sheen across. */
function inlay(c: Context, lens: Lens, light: string, far: number): void {
  const paint = draw.fade(draw.tint(light, 0.7), 0.2);
  for (const z of far > 100 ? [-70, 72] : [-70]) {
    const at = project(lens, 0, 0, z);
    const s = scaleAt(lens, z);
    const flat = (lens.high * lens.focus) / (z + lens.back) ** 2 / s;
    draw.place(
      c,
      at.x,
      at.y,
      () => {
        draw.ring(c, 0, 0, 40, 3.4, paint);
        draw.disc(c, 0, 0, 17, paint);
        for (let ray = 0; ray < 16; ray += 1) {
          const angle = (ray * Math.PI) / 8;
          const [x, y] = [Math.cos(angle), Math.sin(angle)];
          draw.line(c, [x * 22, y * 22, x * 34, y * 34], ray % 2 === 0 ? 5 : 2.4, paint);
        }
      },
      0,
      s,
      s * flat,
    );
  }
  shape(c, lens, '#ffffff14', [-70, 0, LONG], [-20, 0, LONG], [40, 0, -LONG], [-60, 0, -LONG]);
}

/** The net with its posts, as light goes through it. */
export function paintNet(c: Context, lens: Lens, { cloth }: Venue): void {
  const at = (x: number, y: number) => project(lens, x, y, 0);
  const s = scaleAt(lens, 0);
  shape(
    c,
    lens,
    draw.fade(draw.shade(cloth, 0.4), 0.42),
    [-POST, NET, 0],
    [POST, NET, 0],
    [POST, 0.5, 0],
    [-POST, 0.5, 0],
  );
  draw.rim(c, '#ffffff66', 1.6, (path) => {
    for (let x = -POST + 6; x < POST; x += 6) {
      path.moveTo(at(x, NET).x, at(x, NET).y);
      path.lineTo(at(x, 0.5).x, at(x, 0.5).y);
    }
    for (const y of [4, 8, 11.4]) {
      path.moveTo(at(-POST, y).x, at(-POST, y).y);
      path.lineTo(at(POST, y).x, at(POST, y).y);
    }
  });
  const [left, right] = [at(-POST, NET), at(POST, NET)];
  draw.line(c, [left.x, left.y, right.x, right.y], 4.6 * s, INK);
  draw.line(c, [left.x, left.y, right.x, right.y], 2.9 * s, '#ffffff');
  for (const x of [-POST, POST]) {
    const [top, foot] = [at(x, NET + 2), at(x, -7)];
    draw.line(c, [top.x, top.y, foot.x, foot.y], 6 * s, INK);
    draw.line(c, [top.x, top.y, foot.x, foot.y], 3.4 * s, '#ffd02e');
  }
}

/** The other half of the table, folded up: six panels, and the one that counts is lit. */
export function drawBoard(
  to: Surface,
  lens: Lens,
  { table: [light, deep], edge }: Venue,
  lit: number,
  flash: number,
): void {
  const { c } = to;
  const { z, high } = BOARD;
  const quad = (
    x0: number,
    x1: number,
    y0: number,
    y1: number,
    paint: string | CanvasGradient,
  ): void => shape(c, lens, paint, [x0, y1, z], [x1, y1, z], [x1, y0, z], [x0, y0, z]);
  quad(-HALF - 5, HALF + 5, -4, high + 5, INK);
  quad(-HALF - 3, HALF + 3, -2, high + 3, edge);
  const [top, foot] = [project(lens, 0, high, z).y, project(lens, 0, 0, z).y];
  quad(-HALF, HALF, 0, high, draw.down(c, top, foot, light, deep));
  for (let panel = 0; panel < PANELS; panel += 1) {
    const x = -HALF + (panel % 3) * (HALF / 1.5);
    const y = panel < 3 ? 4 : high / 2 - 6;
    const [x1, y1] = [x + HALF / 1.5, panel < 3 ? high / 2 - 10 : high - 4];
    const isLit = panel === lit;
    quad(x + 4, x1 - 4, y, y1, isLit ? (flash < 0.3 ? '#ffffff' : '#ffd84a') : '#ffffff1c');
    const at = project(lens, (x + x1) / 2, (y + y1) / 2, z);
    if (isLit) draw.star(c, at.x, at.y, 15 * scaleAt(lens, z), '#ff8a1f');
    else draw.ring(c, at.x, at.y, 12 * scaleAt(lens, z), 4, '#ffffff30');
  }
}
