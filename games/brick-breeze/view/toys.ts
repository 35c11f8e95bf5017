import {
  blob,
  disc,
  down,
  fade,
  fillPath,
  line,
  PALETTE,
  radial,
  rim,
  rounded,
  tint,
  type Context,
  type Surface,
} from '@playgrove/kit/runtime';
import { BOARD_H, BOARD_Y, HALF, RADIUS, type Ball, type State } from '../rules/state.ts';
import type { Ui } from './ui.ts';

const SHELL = '#ff6a3d';
const BELLY = '#ffb27a';

/** A beach ball. */
function paintBall(c: Context): void {
  disc(c, 0, 0, RADIUS + 1.2, PALETTE.ink);
  const colors = ['#ff3f5e', '#ffffff', '#ffc91f', '#ffffff', '#2f8dff', '#ffffff'];
  colors.forEach((color, at) =>
    fillPath(c, color, (path) => {
      path.moveTo(0, 0);
      path.arc(0, 0, RADIUS - 0.6, (at * Math.PI) / 3, ((at + 1) * Math.PI) / 3);
    }),
  );
  disc(c, 0, 0, 2.2, '#fff6e3');
}

/** What does not turn with the ball: light and shade. */
function paintGloss(c: Context): void {
  disc(
    c,
    0,
    0,
    RADIUS - 0.6,
    radial(c, -3, -4, RADIUS * 1.7, '#ffffff00', '#ffffff00', '#3a167388'),
  );
  blob(c, -3, -4.4, 3.2, 2, '#ffffffd8', -0.6);
}

export function drawBall(to: Surface, ball: Ball, x: number, y: number, power: boolean): void {
  if (power) {
    to.stamp('power', 52, 52, paintPower, x, y, { rotate: to.reducedMotion ? 0 : to.time * 9 });
  }
  to.stamp('ball', 22, 22, paintBall, x, y, {
    rotate: (x + y * 0.4 + ball.push * ball.wind) * 0.05,
  });
  to.stamp('gloss', 22, 22, paintGloss, x, y);
}

function paintPower(c: Context): void {
  disc(c, 0, 0, 25, radial(c, 0, 0, 25, '#fff3a0', '#ffb02e', '#ff6a1f88', '#ff6a1f00'));
  for (let ray = 0; ray < 6; ray += 1) {
    const angle = (ray / 6) * Math.PI * 2;
    line(
      c,
      [Math.cos(angle) * 13, Math.sin(angle) * 13, Math.cos(angle) * 21, Math.sin(angle) * 21],
      3,
      '#fff3a0',
    );
  }
}

/** The surfboard, at its usual length. */
function paintBoard(c: Context): void {
  const [w, h] = [HALF, BOARD_H / 2];
  const trace = (path: Context, by: number): void => {
    path.moveTo(-w - by, 0.5);
    path.quadraticCurveTo(-w * 0.72, -h - by, 0, -h - by);
    path.quadraticCurveTo(w * 0.72, -h - by, w + by, 0.5);
    path.quadraticCurveTo(w * 0.7, h + by, 0, h + by);
    path.quadraticCurveTo(-w * 0.7, h + by, -w - by, 0.5);
  };
  fillPath(c, PALETTE.ink, (path) => trace(path, 2.4));
  fillPath(c, down(c, -h, h, '#ffffff', '#fff0d0', '#f2c98a'), (path) => trace(path, 0));
  c.save();
  c.beginPath();
  trace(c, 0);
  c.clip();
  for (const way of [-1, 1]) {
    c.fillStyle = '#18b9c6';
    c.fillRect(way * 24 - 6, -10, 12, 20);
    c.fillStyle = '#ff4f7e';
    c.fillRect(way * 34 - 2.4, -10, 4.8, 20);
  }
  rounded(c, -w, h - 3.6, w * 2, 6, 0, '#3a167338');
  rounded(c, -w * 0.6, -h + 2, w * 1.2, 2.4, 1.2, '#ffffff');
  c.restore();
  disc(c, 0, -0.5, 3, '#ff4f7e');
}

/** The crab, claws up. */
function paintCrab(c: Context): void {
  const limbs = (width: number, color: string): void => {
    for (const way of [-1, 1]) {
      line(c, [way * 16, 2, way * 31, -2, way * 29, -17], width, color);
    }
  };
  limbs(10, PALETTE.ink);
  limbs(6, SHELL);
  for (const way of [-1, 1]) {
    blob(c, way * 29, -19, 9.5, 8, PALETTE.ink);
    blob(c, way * 29, -19, 7.4, 6, tint(SHELL, 0.12));
    blob(c, way * 27, -21, 2.6, 1.6, '#ffffff88');
  }
  blob(c, 0, 4, 27, 18, PALETTE.ink);
  blob(c, 0, 4, 24.6, 15.6, radial(c, -7, -6, 34, '#ff9a5c', SHELL, '#c9342f'));
  blob(c, 0, 11, 15, 7, fade(BELLY, 0.85));
  blob(c, -9, -4, 8, 3, '#ffffff66', -0.3);
  for (const way of [-1, 1]) blob(c, way * 17, 8, 4, 2.4, '#ff8fa3');
}

/** The crab that holds the board, its eyes on the ball. */
export function drawCrab(to: Surface, state: State, ui: Ui): void {
  const { c } = to;
  const { x } = state;
  const dip = (ui.squash.scaleX - 1) * 22;
  const y = BOARD_Y + 30 + dip * 0.5;
  blob(c, x, BOARD_Y + 58, 34, 6, '#2b1b4d55');
  // Legs walk as far as the board has moved.
  for (let leg = 0; leg < 3; leg += 1) {
    for (const way of [-1, 1]) {
      const lift = Math.max(0, Math.sin(ui.walk + leg * 2.1 + way)) * 5;
      const out = x + way * (22 + leg * 7);
      const points = [
        x + way * 14,
        y + 8,
        out,
        y + 8 + leg * 3 - lift,
        out + way * 3,
        BOARD_Y + 57 - lift,
      ];
      line(c, points, 6.4, PALETTE.ink);
      line(c, points, 3.2, SHELL);
    }
  }
  to.stamp('crab', 84, 62, paintCrab, x, y, {
    rotate: ui.lean * 0.6,
    scaleX: ui.squash.scaleX,
    scaleY: ui.squash.scaleY,
  });
  drawEyes(to, state, ui, x, y);
  to.stamp('board', HALF * 2 + 10, 28, paintBoard, x, BOARD_Y + BOARD_H / 2 + dip * 0.3, {
    rotate: ui.lean * 0.35,
    scaleX: ui.half / HALF,
  });
}

function drawEyes(to: Surface, state: State, ui: Ui, x: number, y: number): void {
  const { c } = to;
  const ball = state.balls[0];
  const dx = ball ? ball.x - x : 0;
  const dy = ball ? ball.y - y : -1;
  const far = Math.hypot(dx, dy) || 1;
  const sad = ui.sad < 1;
  const glad = !sad && (ui.glad < 0.7 || state.end === 'won');
  for (const way of [-1, 1]) {
    const ex = x + way * 9;
    const ey = y - 5;
    disc(c, ex, ey, 7.4, PALETTE.ink);
    disc(c, ex, ey, 5.8, '#ffffff');
    if (glad) rim(c, PALETTE.ink, 2.4, (path) => path.arc(ex, ey + 1.6, 3.2, Math.PI, 0));
    else disc(c, ex + (dx / far) * 2.4, ey + (sad ? 2 : (dy / far) * 2.4), 3.2, PALETTE.ink);
  }
  rim(c, PALETTE.ink, 2, (path) => {
    if (sad) path.arc(x, y + 14, 4, Math.PI * 1.15, Math.PI * 1.85);
    else path.arc(x, y + 7, glad ? 5.4 : 4, 0.3, Math.PI - 0.3);
  });
}
