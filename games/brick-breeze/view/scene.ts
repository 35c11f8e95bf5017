import * as draw from '@playgrove/kit/draw';
import type { Context, Motion, Surface } from '@playgrove/kit/runtime';
import { catchesLeft, NET_Y } from '../rules/flight.ts';
import { BOARD_Y, RADIUS, WIDTH, type State } from '../rules/state.ts';
import { drawKite } from './kites.ts';
import { paintSea, placeOf } from './seaside.ts';
import { drawTiles } from './tiles.ts';
import { drawBall, drawCrab } from './toys.ts';
import { follow, SHARD_LIFE, type Ui } from './ui.ts';
import { drawLesson, drawPull, drawRibbons, drawTrail } from './wind.ts';

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  follow(to, state, ui, motion);
  const { c } = to;
  const which = placeOf(state);
  const { drop, wide } = ui;
  to.layer(`sea ${which} ${drop} ${wide}`, (on, bleed) =>
    paintSea(on, bleed, which, drop, WIDTH * wide),
  );
  c.save();
  c.translate(0, drop);
  const stretched = (paint: () => void): void => {
    c.save();
    c.scale(wide, 1);
    paint();
    c.restore();
  };
  /** Draws what keeps its shape where it is in the wider field. */
  const moved = (x: number, paint: () => void): void => {
    c.save();
    c.translate(x * (wide - 1), 0);
    paint();
    c.restore();
  };
  stretched(() => drawRibbons(to, ui));
  drawTiles(to, state, to.reducedMotion ? 0.5 : ui.spin, wide);
  stretched(() => drawShards(to, ui));
  const catches = catchesLeft(state);
  if (catches > 0)
    to.stamp('net', WIDTH, 44, paintNet, (WIDTH / 2) * wide, NET_Y + 2, {
      scaleX: wide,
      alpha: 0.25 + catches * 0.25,
    });
  moved(state.x, () => drawCrab(to, state, ui));
  stretched(() => {
    drawLesson(to, state);
    drawPull(to, state);
    for (const [at, ball] of state.balls.entries()) drawTrail(to, ball, ui.trails[at] ?? []);
  });
  const part = state.phase === 'play' ? motion.part : 0;
  for (const kite of state.kites) moved(kite.x, () => drawKite(to, kite, part));
  for (let at = 0; at < state.balls.length; at += 1) {
    const ball = state.balls[at];
    if (!ball) continue;
    const x = Math.max(RADIUS, Math.min(WIDTH - RADIUS, ball.x + ball.vx * part));
    const y = Math.max(RADIUS, ball.y + ball.vy * part);
    drawBall(to, ball, x * wide, y, state.power > 0);
  }
  if (state.phase === 'ready') {
    const still = { x: state.x, y: 0, vx: 0, vy: 0, wind: 0, push: 1 };
    drawBall(to, still, state.x * wide, BOARD_Y - RADIUS - 1, false);
  }
  c.restore();
}

function drawShards({ c }: Surface, { shards }: Ui): void {
  for (const { x, y, turn, age, size, color } of shards) {
    c.globalAlpha = Math.max(0, 1 - age / SHARD_LIFE);
    const [dx, dy] = [Math.cos(turn) * size, Math.sin(turn) * size];
    draw.fillPath(c, color, (path) => {
      path.moveTo(x - dx, y - dy);
      path.lineTo(x + dy * 0.8, y - dx * 0.8);
      path.lineTo(x + dx, y + dy);
      path.lineTo(x - dy * 0.4, y + dx * 0.4);
      path.closePath();
    });
    draw.rim(c, draw.PALETTE.ink, 1.2);
  }
  c.globalAlpha = 1;
}

/** The net of the first level. */
function paintNet(c: Context): void {
  const zigzag = Array.from({ length: 36 }, (_, at) => `L${at * 12 - 210} ${at % 2 ? 19 : 3}`);
  draw.drawPath(c, `M-222 19${zigzag.join('')}`, { line: '#fff6e3b0', width: 1.8 });
  draw.drawPath(c, `M-222 3${zigzag.join('').replaceAll(' 3', ' 20').replaceAll(' 19', ' 3')}`, {
    line: '#fff6e3b0',
    width: 1.8,
  });
  draw.drawPath(c, 'M-210 0H210', { line: draw.PALETTE.ink, width: 6 });
  draw.drawPath(c, 'M-210 0H210', { line: '#ffe0a0', width: 3 });
}
