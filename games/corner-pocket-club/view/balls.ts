import * as draw from '@playgrove/kit/draw';
import { ease, type Context, type Surface } from '@playgrove/kit/runtime';
import { HZ } from '../rules/motion.ts';
import { COUNT, type State } from '../rules/state.ts';
import { POCKETS, R } from '../rules/table.ts';
import { onView, paintFace, paintGloss, type Face } from './face.ts';
import { onScreen, type Layout } from './layout.ts';
import { placeOf, type Spot, type Ui } from './ui.ts';

/** Seconds that a ball takes to drop out of sight. */
const DROP = 0.34;
/** Least part of a number's disc that faces the viewer for its number to be read. */
const FACING = 0.35;

/** All balls on the table, and those that are dropping. */
export function drawBalls(to: Surface, layout: Layout, state: State, ui: Ui): void {
  drawDrops(to, layout, ui);
  for (let ball = 0; ball < COUNT; ball += 1) {
    const at = placeOf(ui, state, ball);
    if (!at) continue;
    const { x, y } = onScreen(layout, at);
    to.stamp('shadow', R * 2.4, R * 2.4, paintShadow, x + 4, y + 11);
  }
  for (let ball = 0; ball < COUNT; ball += 1) {
    const at = placeOf(ui, state, ball);
    if (at) drawOne(to, layout, ui, ball, at);
  }
}

function paintShadow(c: Context): void {
  c.fillStyle = '#1a0b3a66';
  c.beginPath();
  c.ellipse(0, 0, R * 1.02, R * 0.94, 0, 0, Math.PI * 2);
  c.fill();
}

/** A ball at rest is one picture until it rolls again. */
function drawOne(to: Surface, layout: Layout, ui: Ui, ball: number, at: Spot): void {
  const { x, y } = onScreen(layout, at);
  const up = layout.portrait;
  const motion = ui.show?.motion;
  const rolls =
    ui.righting.has(ball) || (motion && (motion.sx[ball] !== 0 || motion.sy[ball] !== 0));
  const face = ui.faces[ball];
  if (!face) return;
  const paint = (c: Context): void => paintBall(c, ball, face, R, up);
  if (!rolls) {
    const key = `ball ${ball} ${ui.id} ${ui.stirred[ball]} ${up}`;
    to.stamp(key, R * 2 + 8, R * 2 + 8, paint, x, y);
    return;
  }
  const { c } = to;
  c.translate(x, y);
  paintColors(c, ball, face, R, up);
  c.translate(-x, -y);
  to.stamp('gloss', R * 2 + 2, R * 2 + 2, (on) => paintGloss(on, R), x, y);
}

export function paintBall(c: Context, ball: number, face: Face, r: number, up: boolean): void {
  paintColors(c, ball, face, r, up);
  paintGloss(c, r);
}

function paintColors(c: Context, ball: number, face: Face, r: number, up: boolean): void {
  draw.disc(c, 0, 0, r + 2.5, '#2b1b4d');
  paintFace(c, ball, face, r, up);
  if (ball === 0) return;
  const front = face.n[2] >= 0 ? 1 : -1;
  const [nx, ny, nz] = onView(face.n, up);
  if (nz * front <= FACING) return;
  const [x, y] = [nx * front * r * 0.94, ny * front * r * 0.94];
  const size = (r * 0.05 * (ball > 9 ? 0.8 : 1)) / 1.05;
  for (const [at, digit] of [...String(ball)].entries()) {
    const off = ball > 9 ? (at - 0.5) * r * 0.32 : 0;
    draw.place(
      c,
      x + off,
      y,
      () => draw.drawPath(c, DIGITS[Number(digit)] ?? '', { rim: '#2b1b4d', width: 2.3 }),
      0,
      size,
    );
  }
}

/** Digits are part of a ball's picture, far smaller than text; stripes and colors say the same. */
const DIGITS = [
  'M0-5C5-5 5 5 0 5S-5-5 0-5Z',
  'M-2-3L1-5V5',
  'M-3-3C-2-6 4-6 3-2L-3 5H4',
  'M-3-4C0-6 4-5 3-2C3 0 0 0 0 0C5 0 5 5 0 5C-2 5-3 4-3 4',
  'M2 5V-5L-4 2H4',
  'M3-5H-2L-3-1C4-2 5 5 0 5C-2 5-3 4-3 4',
  'M2-5C-3-4-4 5 0 5S4-1 0-1C-2-1-3 1-3 2',
  'M-3-5H3L-1 5',
  'M0 0C-4 0-3-5 0-5S4 0 0 0C-4 0-4 5 0 5S4 0 0 0Z',
  'M-2 5C3 4 4-5 0-5S-4 1 0 1C2 1 3-1 3-2',
];

/** Potted balls sink and slide toward the hole's middle. */
function drawDrops(to: Surface, layout: Layout, ui: Ui): void {
  const { show } = ui;
  if (!show || show.time < 0) return;
  for (const { ball, x, y, pocket, step } of show.drops) {
    const part = (show.time / 1000 - step / HZ) / DROP;
    const [hole, face] = [POCKETS[pocket], ui.faces[ball]];
    if (part < 0 || part >= 1 || !hole || !face) continue;
    const slid = ease.out(part);
    const at = onScreen(layout, { x: x + (hole.x - x) * slid, y: y + (hole.y - y) * slid });
    to.c.globalAlpha = 1 - part * part;
    to.c.translate(at.x, at.y);
    paintBall(to.c, ball, face, R * (1 - 0.42 * ease.in(part)), layout.portrait);
    to.c.translate(-at.x, -at.y);
    to.c.globalAlpha = 1;
  }
}

/** A ring that breathes around something, in table coordinates. */
export function drawGlow(to: Surface, layout: Layout, at: Spot, r: number, color: string): void {
  const { x, y } = onScreen(layout, at);
  const wave = to.reducedMotion ? 0.5 : (Math.sin(to.time * 5) + 1) / 2;
  const { c } = to;
  c.strokeStyle = draw.fade(color, 0.95);
  c.lineWidth = 8;
  c.beginPath();
  c.arc(x, y, r + 8 + wave * 10, 0, Math.PI * 2);
  c.stroke();
}
