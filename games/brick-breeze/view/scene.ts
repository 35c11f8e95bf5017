import { PALETTE, place, type Motion, type Surface } from '@playgrove/kit/runtime';
import { hasNet, NET_Y } from '../rules/flight.ts';
import { BOARD_Y, RADIUS, WIDTH, type State } from '../rules/state.ts';
import { drawKite } from './kites.ts';
import { paintSea, placeOf } from './seaside.ts';
import { drawTiles } from './tiles.ts';
import { drawBall, drawCrab } from './toys.ts';
import { follow, type Ui } from './ui.ts';
import { drawLesson, drawPull, drawRibbons, drawTrail } from './wind.ts';

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  follow(to, state, ui, motion);
  const { c } = to;
  const which = placeOf(state);
  to.layer(`sea ${which} ${ui.drop}`, (on, bleed) => paintSea(on, bleed, which, ui.drop));
  c.save();
  c.translate(0, ui.drop);
  drawRibbons(to, ui);
  drawTiles(to, state, to.reducedMotion ? 0.5 : ui.spin);
  drawShards(to, ui);
  if (hasNet(state)) drawNet(to);
  drawCrab(to, state, ui);
  drawLesson(to, state);
  drawPull(to, state);
  const part = state.phase === 'play' ? motion.part : 0;
  for (const kite of state.kites) drawKite(to, kite, part);
  for (let at = 0; at < state.balls.length; at += 1) {
    const ball = state.balls[at];
    if (!ball) continue;
    const x = Math.max(RADIUS, Math.min(WIDTH - RADIUS, ball.x + ball.vx * part));
    const y = Math.max(RADIUS, ball.y + ball.vy * part);
    drawTrail(to, ball, ui.trails[at] ?? []);
    drawBall(to, ball, x, y, state.power > 0);
  }
  if (state.phase === 'ready') {
    const still = { x: state.x, y: 0, vx: 0, vy: 0, wind: 0, push: 1 };
    drawBall(to, still, state.x, BOARD_Y - RADIUS - 1, false);
  }
  c.restore();
}

function drawShards(to: Surface, ui: Ui): void {
  const { c } = to;
  for (const { x, y, turn, age, size, color } of ui.shards) {
    c.globalAlpha = Math.max(0, 1 - age / 0.8);
    place(
      c,
      x,
      y,
      () => {
        c.beginPath();
        c.moveTo(-size, size * 0.5);
        c.lineTo(size * 0.2, -size * 0.7);
        c.lineTo(size, size * 0.4);
        c.closePath();
        c.fillStyle = color;
        c.fill();
        c.strokeStyle = PALETTE.ink;
        c.lineWidth = 1.2;
        c.stroke();
      },
      turn,
    );
  }
  c.globalAlpha = 1;
}

/** The net of the first level. */
function drawNet(to: Surface): void {
  to.stamp(
    'net',
    WIDTH,
    40,
    (c) => {
      c.strokeStyle = '#fff6e3b0';
      c.lineWidth = 1.6;
      c.beginPath();
      for (let x = -WIDTH / 2 - 24; x < WIDTH / 2; x += 12) {
        c.moveTo(x, 3);
        c.lineTo(x + 24, 19);
        c.moveTo(x + 24, 3);
        c.lineTo(x, 19);
      }
      c.stroke();
      c.strokeStyle = PALETTE.ink;
      c.lineWidth = 6;
      c.strokeRect(-WIDTH / 2 - 9, 0, WIDTH + 18, 0);
      c.strokeStyle = '#ffe0a0';
      c.lineWidth = 3;
      c.strokeRect(-WIDTH / 2 - 9, 0, WIDTH + 18, 0);
    },
    WIDTH / 2,
    NET_Y + 2,
  );
}
