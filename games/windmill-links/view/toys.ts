import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { HUB, SAIL, type Door, type Field, type Hole, type Mill } from '../rules/hole.ts';
import { angleOf, HZ, shiftOf } from '../rules/motion.ts';
import { chevrons } from './field.ts';
import type { Layout } from './layout.ts';
import type { Theme } from './theme.ts';

const INK = draw.PALETTE.ink;
const TURN = Math.PI * 2;

/** Chevrons that run with each belt. */
export function drawBelts(c: Context, { belts }: Hole, ticks: number): void {
  for (const belt of belts) {
    const speed = Math.abs(belt.dx) + Math.abs(belt.dy);
    c.save();
    c.beginPath();
    c.rect(belt.x, belt.y, belt.w, belt.h);
    c.clip();
    c.lineCap = 'round';
    c.lineJoin = 'round';
    chevrons(c, belt, 1, 0.24, ((ticks / HZ) * speed) % 1);
    c.strokeStyle = '#ffd23e';
    c.lineWidth = 0.13;
    c.stroke();
    c.restore();
  }
}

export function drawDoors(
  c: Context,
  { doors }: Hole,
  ticks: number,
  theme: Theme,
  { shade }: Layout,
): void {
  for (const door of doors) {
    const shift = shiftOf(door, ticks / HZ);
    const [x, y] = [door.x + door.dx * shift, door.y + door.dy * shift];
    track(c, door);
    draw.rounded(
      c,
      x + shade.x * 0.3,
      y + shade.y * 0.3,
      door.w,
      door.h,
      0.14,
      draw.fade('#1c2a4d', 0.34),
    );
    draw.rounded(c, x - 0.04, y - 0.04, door.w + 0.08, door.h + 0.08, 0.16, INK);
    draw.rounded(c, x + 0.02, y + 0.02, door.w - 0.04, door.h - 0.04, 0.12, theme.paper[0]);
    const [tx, ty] = [x + 0.12 - shade.x * 0.06, y + 0.12 - shade.y * 0.06];
    draw.rounded(c, tx, ty, door.w - 0.24, door.h - 0.24, 0.08, theme.paper[1]);
    stripes(c, { ...door, x: tx, y: ty, w: door.w - 0.24, h: door.h - 0.24 }, theme.paper[0]);
  }
}

/** Where a door slides. */
function track(c: Context, { x, y, w, h, dx, dy }: Door): void {
  const [mx, my] = [x + w / 2, y + h / 2];
  const [ax, ay] = [Math.abs(dx) + (dx === 0 ? 0 : w / 2), Math.abs(dy) + (dy === 0 ? 0 : h / 2)];
  draw.line(c, [mx - ax, my - ay, mx + ax, my + ay], 0.16, draw.fade('#2b1b4d', 0.35));
}

function stripes(c: Context, { x, y, w, h }: Field, paint: string): void {
  c.fillStyle = paint;
  c.beginPath();
  const long = w > h;
  for (let at = 0.2; at < (long ? w : h) - 0.2; at += 0.56) {
    if (long) c.rect(x + at, y, 0.24, h);
    else c.rect(x, y + at, w, 0.24);
  }
  c.fill();
}

/** Shadow, sails and hub; stamped, as they turn. */
export function drawMill(
  to: Surface,
  mill: Mill,
  ticks: number,
  theme: Theme,
  key: string,
  { shade }: Layout,
  grown: number,
): void {
  const { reach, sails } = mill;
  const rotate = angleOf(mill, ticks / HZ);
  const size = (reach + SAIL + 0.3) * 2;
  const name = `${key} mill ${reach} ${sails}`;
  const way = { rotate, scaleX: grown, scaleY: grown };
  const dark = (c: Context): void => {
    c.fillStyle = draw.fade('#1c2a4d', 0.3);
    c.beginPath();
    traceSails(c, reach, sails);
    c.fill();
  };
  to.stamp(
    `${name} shadow`,
    size,
    size,
    dark,
    mill.x + shade.x * 0.42,
    mill.y + shade.y * 0.42,
    way,
  );
  to.stamp(name, size, size, (c) => paintMill(c, reach, sails, theme), mill.x, mill.y, way);
}

/** One paper sail: a bar along the arm, and a folded flap that trails it. */
function sail(c: Context, reach: number, turn: number): void {
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
  const at = (along: number, aside: number): readonly [number, number] => [
    ux * along - uy * aside,
    uy * along + ux * aside,
  ];
  c.moveTo(...at(HUB * 0.5, -SAIL));
  c.lineTo(...at(reach, -SAIL));
  c.quadraticCurveTo(...at(reach + 0.2, 0), ...at(reach, SAIL));
  c.lineTo(...at(HUB * 0.5, SAIL));
  c.closePath();
}

function traceSails(c: Context, reach: number, sails: number): void {
  for (let at = 0; at < sails; at += 1) sail(c, reach, (at * TURN) / sails);
}

function paintMill(c: Context, reach: number, sails: number, { paper, wall }: Theme): void {
  c.lineJoin = 'round';
  for (let at = 0; at < sails; at += 1) {
    const turn = (at * TURN) / sails;
    c.save();
    c.rotate(turn);
    const trace = (path: Context): void => sail(path, reach, 0);
    draw.fillPath(c, paper[at % 2] ?? paper[0], trace);
    c.strokeStyle = INK;
    c.lineWidth = 0.1;
    c.beginPath();
    trace(c);
    c.stroke();
    // Folded along its arm: one half in the light, the other with slats.
    c.fillStyle = '#ffffff8c';
    c.fillRect(HUB, -SAIL + 0.05, reach - HUB - 0.02, SAIL - 0.05);
    c.fillStyle = '#2b1b4d4d';
    for (let along = HUB + 0.22; along < reach - 0.12; along += 0.3)
      c.fillRect(along, 0.02, 0.07, SAIL - 0.07);
    c.restore();
  }
  // The cap: a paper roof with eight folds.
  draw.disc(c, 0, 0, HUB + 0.06, INK);
  for (let fold = 0; fold < 8; fold += 1) {
    draw.fillPath(c, (fold % 2 === 0 ? wall[1] : paper[0]) ?? wall[1], (path) => {
      path.moveTo(0, 0);
      path.arc(0, 0, HUB - 0.02, (fold * TURN) / 8, ((fold + 1) * TURN) / 8);
    });
  }
  draw.disc(c, 0, 0, 0.17, INK);
  draw.disc(c, 0, 0, 0.11, paper[1]);
  draw.disc(c, -0.03, -0.04, 0.04, '#ffffff');
}
