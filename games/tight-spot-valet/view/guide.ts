import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { boxesOf, copied, isJackknifed, roll } from '../rules/body.ts';
import { hitOf, jobOf } from '../rules.ts';
import { isIdle } from '../rules/drive.ts';
import { cornersOf } from '../rules/shapes.ts';
import type { Bay, State } from '../rules/types.ts';
import { vehicleOf } from '../rules/vehicles.ts';
import { toScreen } from './place.ts';
import type { Ui } from './ui.ts';

/** How far the lines reach, and units between two looks. */
const REACH = 84;
const LOOK = 12;
const SLOW = 6;

/** Where both sides of the car go with the wheel as it is, and where that would end in a bump. */
export function drawGuide(c: Context, state: State): void {
  if (isIdle(state.want) && Math.abs(state.body.v) < SLOW) return;
  const vehicle = vehicleOf(jobOf(state).vehicle);
  const body = copied(state.body);
  const gear = Math.abs(body.v) > SLOW ? Math.sign(body.v) : state.gear;
  const sides: [number[], number[]] = [[], []];
  let hit: { x: number; y: number } | undefined;
  for (let gone = 0; gone <= REACH && !hit; gone += LOOK) {
    if (gone > 0) roll(body, vehicle, LOOK * gear);
    if (isJackknifed(body)) break;
    hit = gone > 0 ? hitOf(state, body) : undefined;
    const boxes = boxesOf(body, vehicle);
    const end = gear > 0 ? boxes[0] : boxes.at(-1);
    if (!end) break;
    const [one, two, three, four] = cornersOf(end);
    const [left, right] = gear > 0 ? [two, one] : [three, four];
    if (!left || !right) break;
    sides[0].push(left.x, left.y);
    sides[1].push(right.x, right.y);
  }
  c.lineCap = 'round';
  c.lineJoin = 'round';
  const color = hit ? '#ff3b4f' : '#ffffff';
  for (const [width, paint] of [
    [7, '#33224f59'],
    [3.6, color],
  ] as const) {
    c.lineWidth = width;
    c.strokeStyle = paint;
    c.setLineDash([2, 9]);
    c.beginPath();
    for (const side of sides) {
      for (let at = 0; at < side.length; at += 2) {
        const [x = 0, y = 0] = [side[at], side[at + 1]];
        if (at === 0) c.moveTo(x, y);
        else c.lineTo(x, y);
      }
    }
    c.stroke();
  }
  c.setLineDash([]);
  if (!hit) return;
  draw.disc(c, hit.x, hit.y, 9, '#33224f');
  draw.disc(c, hit.x, hit.y, 7, '#ff3b4f');
  c.strokeStyle = '#ffffff';
  c.lineWidth = 2.6;
  c.beginPath();
  for (const way of [-1, 1]) {
    c.moveTo(hit.x - 3, hit.y - 3 * way);
    c.lineTo(hit.x + 3, hit.y + 3 * way);
  }
  c.stroke();
}

/** CSS pixels from the edge of the screen. */
const EDGE = 30;

/** Points at a bay that is off the screen. */
export function drawPointer({ c, width, height, px }: Surface, { camera }: Ui, bay: Bay): void {
  const { x, y } = toScreen(bay, camera);
  const edge = EDGE / px;
  if (x > edge && y > edge && x < width - edge && y < height - edge) return;
  const [px2, py2] = [
    Math.max(edge, Math.min(width - edge, x)),
    Math.max(edge, Math.min(height - edge, y)),
  ];
  c.save();
  c.translate(px2, py2);
  draw.disc(c, 0, 0, 20 / px, '#33224f');
  draw.disc(c, 0, 0, 17.5 / px, '#ffb81f');
  c.rotate(Math.atan2(y - py2, x - px2));
  draw.arrow(c, 22 / px, '#ffffff');
  c.restore();
}
