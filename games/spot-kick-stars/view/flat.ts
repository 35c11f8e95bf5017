import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { teamAt } from '../rules/teams.ts';
import { GOAL, type State } from '../rules/types.ts';
import { BALL_SIZE, SKINS } from './ball.ts';
import { project, type Lens } from './lens.ts';
import { keeperBody, signNow } from './poses.ts';
import type { Ui } from './ui.ts';

type Spot = readonly [x: number, y: number, z: number];

/** The same ground in plain lines, for browsers that cannot draw in three dimensions. */
export function drawFlat(to: Surface, state: State, ui: Ui): void {
  const { c, bleed } = to;
  const { lens } = ui;
  const horizon = project(lens, 0, 0, GOAL.far + 6)?.y ?? bleed.height / 2;
  c.fillStyle = draw.down(c, bleed.y, horizon, '#2f2f86', '#9b62d0', '#ff8f8a');
  c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
  c.fillStyle = '#3fae4a';
  c.fillRect(bleed.x, horizon, bleed.width, bleed.height);
  c.strokeStyle = '#f4fff0';
  c.lineWidth = 3;
  line(c, lens, [
    [-30, 0, GOAL.far],
    [30, 0, GOAL.far],
  ]);
  line(c, lens, [
    [-9.16, 0, GOAL.far],
    [-9.16, 0, GOAL.far - 5.5],
    [9.16, 0, GOAL.far - 5.5],
    [9.16, 0, GOAL.far],
  ]);
  net(c, lens);
  keeper(to, state, ui);
  const { x, y, z } = ui.ball;
  const at = project(lens, x, y + BALL_SIZE - 0.15, z);
  if (!at) return;
  c.fillStyle = '#0f2a1860';
  const shadow = project(lens, x, 0, z) ?? at;
  c.beginPath();
  c.ellipse(shadow.x, shadow.y, at.scale * 0.26, at.scale * 0.1, 0, 0, Math.PI * 2);
  c.fill();
  draw.disc(c, at.x, at.y, at.scale * BALL_SIZE, SKINS[state.career.ball]?.[0] ?? '#ffffff');
  draw.rim(c, '#1d1838', 2);
}

function line(c: CanvasRenderingContext2D, lens: Lens, spots: readonly Spot[]): void {
  c.beginPath();
  spots.forEach(([x, y, z], at) => {
    const seen = project(lens, x, y, z);
    if (!seen) return;
    if (at === 0) c.moveTo(seen.x, seen.y);
    else c.lineTo(seen.x, seen.y);
  });
  c.stroke();
}

function net(c: CanvasRenderingContext2D, lens: Lens): void {
  const { half, bar, far, deep } = GOAL;
  c.strokeStyle = '#ffffff80';
  c.lineWidth = 1;
  for (let part = 0; part <= 14; part += 1) {
    const x = (part / 14 - 0.5) * half * 2;
    line(c, lens, [
      [x, 0, far + deep],
      [x, bar, far + 1],
      [x, bar, far],
    ]);
  }
  for (let row = 0; row <= 6; row += 1) {
    const y = (row / 6) * bar;
    line(c, lens, [
      [-half, y, far],
      [-half, y, far + deep - y * 0.36],
      [half, y, far + deep - y * 0.36],
      [half, y, far],
    ]);
  }
  c.strokeStyle = '#ffffff';
  c.lineWidth = 6;
  line(c, lens, [
    [-half, 0, far],
    [-half, bar, far],
    [half, bar, far],
    [half, 0, far],
  ]);
}

/** A body as one thick line from feet to hands, leaning where a sign is shown. */
function keeper(to: Surface, state: State, { lens }: Ui): void {
  const { c } = to;
  const body = keeperBody(state, 0);
  const lean = state.phase === 'aim' ? signNow(state.keeper.tell, state.clock).sign * 0.4 : 0;
  const feet = project(lens, body.ax, body.ay, GOAL.far);
  const hands = project(lens, body.bx + lean, body.by, GOAL.far);
  if (!feet || !hands) return;
  const own = state.turn === 1;
  c.lineCap = 'round';
  for (const [color, wide] of [
    ['#1d1838', 0.62],
    [teamAt(own ? 0 : state.rival).keeper.color, 0.5],
  ] as const) {
    c.strokeStyle = color;
    c.lineWidth = feet.scale * wide;
    c.beginPath();
    c.moveTo(feet.x, feet.y);
    c.lineTo(hands.x, hands.y);
    c.stroke();
  }
  draw.disc(c, hands.x, hands.y, hands.scale * 0.24, '#ffd24a');
}
