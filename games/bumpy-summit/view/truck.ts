import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { AXLE, MOUNT, TRAVEL } from '../rules/truck.ts';
import type { State, Truck, Wheel } from '../rules/types.ts';
import { drawPiece } from './pieces.ts';

const INK = '#2b1b4d';
const BODY =
  'M-84-2L-84 6Q-84 13-77 13L73 13Q82 13 82 4L82-10Q82-20 72-21L52-25L40-58Q37-66 28-66L2-66Q-6-66-6-58L-6-2Z';
const WINDOW = 'M2-57L26-57Q31-57 33-52L42-27Q43-23 39-23L2-23Q-1-23-1-26L-1-54Q-1-57 2-57Z';

/** The truck at its place in the world, with what it carries. */
export function drawTruck(
  to: Surface,
  state: State,
  camera: { readonly x: number; readonly y: number },
  head: number,
): void {
  const { c } = to;
  const { truck } = state;
  const at = (paint: () => void): void =>
    draw.place(c, truck.x - camera.x, truck.y - camera.y, paint, truck.tilt);
  at(() => to.stamp('truck back', 200, 130, back, 0, -20));
  for (const piece of state.pieces) {
    if (piece.safe) drawPiece(to, state.params.region, piece, camera);
  }
  at(() => {
    to.stamp('truck driver', 60, 60, driver, 16, -34 + head);
    to.stamp('truck body', 200, 130, body, 0, -20);
    strut(c, truck.rear, -AXLE);
    strut(c, truck.front, AXLE);
    wheel(to, truck.rear, -AXLE);
    wheel(to, truck.front, AXLE);
  });
}

const reach = ({ squeeze }: Wheel): number => MOUNT + TRAVEL - squeeze;

/** A coil that is as long as the spring is: its state can be read. */
function strut(c: Context, spring: Wheel, x: number): void {
  const foot = reach(spring);
  const top = MOUNT - 18;
  const each = (foot - top) / 6;
  for (const [color, width] of COIL) {
    c.strokeStyle = color;
    c.lineWidth = width;
    c.lineJoin = 'round';
    c.beginPath();
    c.moveTo(x, top);
    for (let turn = 0; turn < 6; turn += 1) {
      c.lineTo(x + (turn % 2 === 0 ? 9 : -9), top + each * (turn + 0.5));
    }
    c.lineTo(x, foot);
    c.stroke();
  }
}

const COIL = [
  [INK, 8],
  ['#ffd02e', 4],
] as const;

function wheel(to: Surface, { turn, squeeze }: Wheel, x: number): void {
  to.stamp('truck wheel', 60, 60, tire, x, MOUNT + TRAVEL - squeeze, { rotate: turn });
}

function tire(c: Context): void {
  draw.disc(c, 0, 0, 27, INK);
  c.strokeStyle = '#4d4372';
  c.lineWidth = 5;
  c.setLineDash([6, 5.3]);
  c.beginPath();
  c.arc(0, 0, 23.5, 0, 7);
  c.stroke();
  c.setLineDash([]);
  draw.disc(c, 0, 0, 20, '#3a2f5e');
  draw.disc(c, 0, 0, 14, INK);
  draw.disc(c, 0, 0, 12, draw.radial(c, -4, -5, 18, '#ffffff', '#d5dcf0', '#8f9ac0'));
  for (let spoke = 0; spoke < 5; spoke += 1) {
    draw.place(c, 0, 0, () => draw.disc(c, 0, -7.4, 2.5, '#4d4372'), (spoke * Math.PI * 2) / 5);
  }
  draw.disc(c, 0, 0, 3.4, '#ff5a3c');
}

/** What is behind the cargo: the far side of the bed and the inside of the cab. */
function back(c: Context): void {
  c.translate(0, 20);
  draw.rounded(c, -84, -39, 84, 46, 4, INK);
  draw.rounded(c, -80, -35, 78, 40, 3, '#8f2c3d');
  for (let x = -72; x < -4; x += 14) draw.rounded(c, x, -33, 3, 38, 1, '#7a2236');
  draw.drawPath(c, WINDOW, { fill: '#37507f' });
}

/** A bear in a scarf. */
function driver(c: Context): void {
  for (const x of [-11, 11]) {
    draw.disc(c, x, -15, 8, INK);
    draw.disc(c, x, -15, 5.4, '#b0703c');
    draw.disc(c, x, -15, 2.6, '#f2c08a');
  }
  draw.disc(c, 0, -2, 18, INK);
  draw.disc(c, 0, -2, 15.4, draw.radial(c, -5, -8, 24, '#d99654', '#b0703c', '#93582c'));
  draw.blob(c, 5, 4, 9, 6.6, '#f6d3a4');
  draw.blob(c, 8, 0.6, 3.4, 2.6, INK);
  draw.disc(c, 0, -5, 2.5, INK);
  draw.disc(c, 10, -6, 2.5, INK);
  draw.disc(c, 0.8, -5.8, 0.9, '#ffffff');
  draw.disc(c, 10.8, -6.8, 0.9, '#ffffff');
  draw.rounded(c, -16, 12, 32, 12, 6, INK);
  draw.rounded(c, -13.5, 13.5, 27, 8, 4, '#ffd02e');
}

/** The near side: cab, hood and rails that leave the cargo in sight. */
function body(c: Context): void {
  c.translate(0, 20);
  // A cab with a hole for its window.
  const shell = (paint: string | CanvasGradient, line?: string): void => {
    const path = typeof Path2D === 'undefined' ? undefined : new Path2D(`${BODY}${WINDOW}`);
    if (!path) return;
    if (line !== undefined) {
      c.strokeStyle = line;
      c.lineWidth = 7;
      c.lineJoin = 'round';
      c.stroke(path);
    }
    c.fillStyle = paint;
    c.fill(path, 'evenodd');
  };
  shell(INK, INK);
  shell(draw.down(c, -66, 13, '#ff8a5c', '#ff5236', '#d42f3e'));
  // Shine, stripe and sill.
  draw.fillPath(c, '#ffffff59', (path) => path.roundRect(2, -63.5, 27, 3.4, 2));
  draw.fillPath(c, '#fff6e3', (path) => path.roundRect(-6, -3, 88, 6, 1));
  draw.fillPath(c, '#ffffff66', (path) => path.roundRect(48, -20, 28, 3, 1.5));
  draw.fillPath(c, draw.fade('#7a1230', 0.4), (path) => path.roundRect(-82, 8, 162, 5, 2));
  draw.rounded(c, 3, -15, 12, 4, 2, INK);
  // A pane that lets the driver be seen.
  draw.drawPath(c, WINDOW, { fill: '#bfeaff2e', line: INK, width: 3.4 });
  draw.drawPath(c, 'M20-56L27-56L21-24L14-24Z', { fill: '#ffffff4d' });
  // Rails of the bed.
  for (const y of [-37, -17]) {
    draw.rounded(c, -86, y - 2.5, 82, 8, 4, INK);
    draw.rounded(c, -84, y - 0.5, 78, 4, 2, '#ffb23e');
  }
  draw.rounded(c, -89, -42, 10, 54, 4, INK);
  draw.rounded(c, -87, -40, 6, 50, 2, '#ff9a2e');
  // Wheel houses.
  for (const x of [-AXLE, AXLE]) {
    draw.fillPath(c, INK, (path) => path.arc(x, 15, 35, Math.PI, 0));
    draw.fillPath(c, '#46306f', (path) => path.arc(x, 15, 29, Math.PI, 0));
  }
  // Lamp and bumper.
  draw.disc(c, 78, -9, 8, INK);
  draw.disc(c, 78, -9, 5.4, '#fff3b0');
  draw.rounded(c, 74, 5, 15, 12, 5, INK);
  draw.rounded(c, 76, 7, 11, 7, 3, '#d5dcf0');
  draw.rounded(c, -90, 5, 13, 11, 5, INK);
  draw.rounded(c, -88, 7, 9, 6, 3, '#d5dcf0');
}

/** Its shadow on the ground: paler and smaller, the higher it flies. */
export function drawShadow(
  to: Surface,
  truck: Truck,
  ground: number,
  slope: number,
  camera: { readonly x: number; readonly y: number },
): void {
  const high = Math.max(0, ground - truck.y - 46);
  const part = Math.max(0, 1 - high / 420);
  if (part === 0) return;
  const { c } = to;
  c.globalAlpha = 0.36 * part;
  draw.place(
    c,
    truck.x - camera.x,
    ground - camera.y + 5,
    () => draw.blob(c, 0, 0, 60 + 40 * part, 8, INK),
    Math.atan(slope),
  );
  c.globalAlpha = 1;
}
