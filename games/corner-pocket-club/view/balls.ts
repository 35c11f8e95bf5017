import { ease, fade, type Context, type Surface } from '@playgrove/kit/runtime';
import { HZ } from '../rules/motion.ts';
import { COUNT, type State } from '../rules/state.ts';
import { POCKETS, R } from '../rules/table.ts';
import { onView, paintFace, paintGloss } from './face.ts';
import { onScreen, type Layout } from './layout.ts';
import { placeOf, type Spot, type Ui } from './ui.ts';

/** Seconds that a ball takes to drop out of sight. */
const DROP = 0.34;
/** Least part of a number's disc that faces the viewer for its number to be read. */
const FACING = 0.35;

/** All balls on the table, and those that are dropping. */
export function drawBalls(to: Surface, layout: Layout, state: State, ui: Ui): void {
  drawDrops(to, layout, ui);
  if (ui.show) {
    drawAll(to.c, to, layout, state, ui);
    return;
  }
  // At rest they are one picture; the cue ball may be in hand.
  to.layer(`balls ${state.salt} ${state.shots} ${layout.upright} ${ui.made}`, (c) =>
    drawAll(c, to, layout, state, ui, 1),
  );
  drawOne(to.c, to, layout, ui, 0, placeOf(ui, state, 0));
}

function drawAll(
  c: Context,
  to: Surface,
  layout: Layout,
  state: State,
  ui: Ui,
  first = 0,
): void {
  for (let ball = first; ball < COUNT; ball += 1) {
    const at = placeOf(ui, state, ball);
    if (at) drawShadow(c, layout, at);
  }
  for (let ball = first; ball < COUNT; ball += 1) drawOne(c, to, layout, ui, ball, placeOf(ui, state, ball));
}

/** The shadow falls away from the lamp over the middle. */
function drawShadow(c: Context, layout: Layout, at: Spot): void {
  const { x, y } = onScreen(layout, at);
  const { table } = layout;
  const dx = ((x - table.x - table.width / 2) / table.width) * 18;
  c.fillStyle = '#1a0b3a66';
  c.beginPath();
  c.ellipse(x + dx + 3, y + 11, R * 1.02, R * 0.94, 0, 0, Math.PI * 2);
  c.fill();
}

function drawOne(
  c: Context,
  to: Surface,
  layout: Layout,
  ui: Ui,
  ball: number,
  at: Spot | undefined,
  size = 1,
): void {
  if (!at) return;
  const { x, y } = onScreen(layout, at);
  if (ball === 0 && c === to.c && !ui.show) drawShadow(c, layout, at);
  paintBall(c, ball, x, y, R * size, layout.upright, ui);
}

function paintBall(c: Context, ball: number, x: number, y: number, r: number, up: boolean, ui: Ui): void {
  const face = ui.faces[ball];
  if (!face) return;
  c.save();
  c.translate(x, y);
  c.beginPath();
  c.arc(0, 0, r + 2.5, 0, 7);
  c.fillStyle = '#2b1b4d';
  c.fill();
  paintFace(c, ball, face, r, up);
  if (ball > 0) {
    const front = face.n[2] >= 0 ? 1 : -1;
    const [nx, ny, nz] = onView(face.n, up);
    if (nz * front > FACING) {
      c.fillStyle = '#2b1b4d';
      c.font = `700 ${r * 0.62}px Fredoka, system-ui, sans-serif`;
      c.textAlign = 'center';
      c.textBaseline = 'middle';
      c.fillText(String(ball), nx * front * r * 0.94, ny * front * r * 0.94 + r * 0.03);
    }
  }
  paintGloss(c, r);
  c.restore();
}

/** Potted balls sink and slide toward the hole's middle. */
function drawDrops(to: Surface, layout: Layout, ui: Ui): void {
  const { show } = ui;
  if (!show || show.time < 0) return;
  for (const { ball, x, y, pocket, step } of show.drops) {
    const part = (show.time / 1000 - step / HZ) / DROP;
    const hole = POCKETS[pocket];
    if (part < 0 || part >= 1 || !hole) continue;
    const slid = ease.out(part);
    const at = onScreen(layout, { x: x + (hole.x - x) * slid, y: y + (hole.y - y) * slid });
    to.c.globalAlpha = 1 - part * part;
    paintBall(to.c, ball, at.x, at.y, R * (1 - 0.42 * ease.in(part)), layout.upright, ui);
    to.c.globalAlpha = 1;
  }
}

/** A ring that breathes around something, in table coordinates. */
export function drawGlow(to: Surface, layout: Layout, at: Spot, r: number, color: string): void {
  const { x, y } = onScreen(layout, at);
  const wave = to.reducedMotion ? 0.5 : (Math.sin(to.time * 5) + 1) / 2;
  const { c } = to;
  c.strokeStyle = fade(color, 0.95);
  c.lineWidth = 8;
  c.beginPath();
  c.arc(x, y, r + 8 + wave * 10, 0, Math.PI * 2);
  c.stroke();
}
