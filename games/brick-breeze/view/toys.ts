import * as draw from '@playgrove/kit/draw';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Context, Keepsake, Surface } from '@playgrove/kit/runtime';
import { BOARD_H, BOARD_Y, HALF, RADIUS, type Ball, type State } from '../rules/state.ts';
import type { Ui } from './ui.ts';

const INK = draw.PALETTE.ink;
const SHELL = '#ff6a3d';

/** A beach ball. */
function paintBall(c: Context): void {
  draw.disc(c, 0, 0, RADIUS + 1.2, INK);
  for (const [at, color] of ['#ff3f5e', '#fff', '#ffc91f', '#fff', '#2f8dff', '#fff'].entries()) {
    draw.fillPath(c, color, (path) => {
      path.moveTo(0, 0);
      path.arc(0, 0, RADIUS - 0.6, (at * Math.PI) / 3, ((at + 1) * Math.PI) / 3);
    });
  }
  draw.disc(c, 0, 0, 2.2, '#fff6e3');
}

/** What does not turn with the ball: light and shade. */
function paintGloss(c: Context): void {
  const shade = draw.radial(c, -3, -4, RADIUS * 1.7, '#ffffff00', '#ffffff00', '#3a167388');
  draw.disc(c, 0, 0, RADIUS - 0.6, shade);
  draw.blob(c, -3, -4.4, 3.2, 2, '#ffffffd8', -0.6);
}

/** The glow of a ball that breaks through. */
function paintPower(c: Context): void {
  draw.disc(c, 0, 0, 25, draw.radial(c, 0, 0, 25, '#fff3a0', '#ffb02e', '#ff6a1f88', '#ff6a1f00'));
  c.setLineDash([7, 9]);
  draw.ring(c, 0, 0, 17, 6, '#fff3a0');
}

export function drawBall(to: Surface, ball: Ball, x: number, y: number, power: boolean): void {
  if (power) to.stamp('power', 52, 52, paintPower, x, y, { rotate: to.reducedMotion ? 0 : x / 20 });
  const rotate = (x + y * 0.4 + ball.push * ball.wind) * 0.05;
  to.stamp('ball', 22, 22, paintBall, x, y, { rotate });
  to.stamp('gloss', 22, 22, paintGloss, x, y);
}

type Look = Keepsake & {
  /** Wood from top to bottom, broad and thin stripes. */
  readonly wood: readonly [string, string, string];
  readonly broad: string;
  readonly thin: string;
};

/** What players own: their surfboards. */
export const BOARDS = keepsakes<Look>(
  [
    {
      id: 'pier',
      needs: 0,
      wood: ['#ffffff', '#fff0d0', '#f2c98a'],
      broad: '#18b9c6',
      thin: '#ff4f7e',
    },
    {
      id: 'melon',
      needs: 3,
      wood: ['#ffb3bd', '#ff6f86', '#e0405f'],
      broad: '#46b84f',
      thin: '#fff6e0',
    },
    {
      id: 'lemon',
      needs: 8,
      wood: ['#fffbd0', '#ffe65a', '#eab420'],
      broad: '#ff8a2a',
      thin: '#ffffff',
    },
    {
      id: 'lagoon',
      needs: 16,
      wood: ['#c8fff4', '#57d9d0', '#1c93b0'],
      broad: '#fff3c4',
      thin: '#0f5a86',
    },
    {
      id: 'orchid',
      needs: 28,
      wood: ['#f6dcff', '#c98af2', '#8a46c8'],
      broad: '#ffd34d',
      thin: '#ff5fa8',
    },
    {
      id: 'tiger',
      needs: 44,
      wood: ['#ffe0a8', '#ffa136', '#d96a12'],
      broad: '#3a2417',
      thin: '#fff3d6',
    },
    {
      id: 'storm',
      needs: 64,
      wood: ['#aab6e8', '#4a57a8', '#20275e'],
      broad: '#8ff6ff',
      thin: '#ffe27a',
    },
    {
      id: 'gold',
      needs: 90,
      wood: ['#fffbe0', '#ffd75a', '#c98a10'],
      broad: '#ffffff',
      thin: '#8a4dff',
    },
  ],
  (c, look) => {
    c.rotate(-0.5);
    c.scale(1.02, 2);
    paintBoard(c, look);
  },
);

/** The surfboard, at its usual length. */
function paintBoard(c: Context, { wood, broad, thin }: Look): void {
  const trace = (path: Context, w: number, h: number): void => {
    path.moveTo(-w, 0.5);
    path.quadraticCurveTo(-w * 0.72, -h, 0, -h);
    path.quadraticCurveTo(w * 0.72, -h, w, 0.5);
    path.quadraticCurveTo(w * 0.7, h, 0, h);
    path.quadraticCurveTo(-w * 0.7, h, -w, 0.5);
  };
  draw.fillPath(c, INK, (path) => trace(path, HALF + 2.4, 9.4));
  const paint = (): void => {
    c.fillStyle = draw.down(c, -7, 7, ...wood);
    c.fillRect(-HALF, -8, HALF * 2, 16);
    draw.drawPath(c, 'M-30 -8H-18V8H-30ZM18 -8H30V8H18Z', { fill: broad });
    draw.drawPath(c, 'M-36 -8H-32V8H-36ZM32 -8H36V8H32Z', { fill: thin });
    draw.drawPath(c, 'M-44 3H44V8H-44Z', { fill: '#3a167338' });
    draw.drawPath(c, 'M-26 -4.6H26', { line: '#ffffff', width: 2.4 });
  };
  draw.clipped(c, (path) => trace(path, HALF, 7), paint);
  draw.disc(c, 0, -0.5, 3, thin);
}

/** The crab, claws up. */
function paintCrab(c: Context): void {
  for (const [color, grow] of [
    [INK, 2],
    [SHELL, 0],
  ] as const) {
    for (const way of [-1, 1]) {
      draw.line(c, [way * 16, 2, way * 31, -2, way * 29, -17], 6 + grow * 2, color);
      draw.blob(c, way * 29, -19, 7.4 + grow, 6 + grow, color);
    }
  }
  draw.blob(c, 0, 4, 27, 18, INK);
  draw.blob(c, 0, 4, 24.6, 15.6, draw.radial(c, -7, -6, 34, '#ff9a5c', SHELL, '#c9342f'));
  draw.blob(c, 0, 11, 15, 7, '#ffb27ad8');
  draw.blob(c, -9, -4, 8, 3, '#ffffff66', -0.3);
  for (const way of [-1, 1]) {
    draw.blob(c, way * 27, -21, 2.6, 1.6, '#ffffff88');
    draw.blob(c, way * 17, 8, 4, 2.4, '#ff8fa3');
  }
}

/** The crab that holds the board. Its legs walk as far as the board has moved. */
export function drawCrab(to: Surface, state: State, ui: Ui): void {
  const { c } = to;
  const { x } = state;
  const { scaleX, scaleY } = ui.squash;
  const dip = (scaleX - 1) * 22;
  const y = BOARD_Y + 30 + dip * 0.5;
  draw.blob(c, x, BOARD_Y + 58, 34, 6, '#2b1b4d55');
  for (const leg of [0, 1, 2]) {
    for (const way of [-1, 1]) {
      const lift = Math.max(0, Math.sin(x * 0.14 + leg * 2.1 + way)) * 5;
      const out = x + way * (22 + leg * 7);
      const knee = y + 8 + leg * 3 - lift;
      const points = [x + way * 14, y + 8, out, knee, out + way * 3, BOARD_Y + 57 - lift];
      draw.line(c, points, 6.4, INK);
      draw.line(c, points, 3.2, SHELL);
    }
  }
  to.stamp('crab', 84, 62, paintCrab, x, y, { rotate: ui.lean * 0.6, scaleX, scaleY });
  drawFace(c, state, ui, y);
  const pose = { rotate: ui.lean * 0.35, scaleX: (ui.half / HALF) * ui.wide };
  to.stamp(
    'board',
    HALF * 2 + 10,
    28,
    (on) => paintBoard(on, BOARDS.of(to)),
    x,
    BOARD_Y + BOARD_H / 2 + dip * 0.3,
    pose,
  );
}

/** Its eyes follow the ball. */
function drawFace(c: Context, state: State, ui: Ui, y: number): void {
  const { x, end, balls } = state;
  const dx = (balls[0]?.x ?? x) - x;
  const dy = (balls[0]?.y ?? 0) - y;
  const far = Math.hypot(dx, dy) || 1;
  const sad = ui.sad < 1 || end === 'lost';
  const glad = !sad && (ui.glad < 0.7 || end === 'won');
  for (const ex of [x - 9, x + 9]) {
    draw.disc(c, ex, y - 5, 7.4, INK);
    draw.disc(c, ex, y - 5, 5.8, '#ffffff');
    if (glad) draw.rim(c, INK, 2.4, (path) => path.arc(ex, y - 3.4, 3.2, Math.PI, 0));
    else draw.disc(c, ex + (dx / far) * 2.4, y - 5 + (sad ? 2 : (dy / far) * 2.4), 3.2, INK);
  }
  draw.rim(c, INK, 2, (path) => {
    if (sad) path.arc(x, y + 14, 4, Math.PI * 1.15, Math.PI * 1.85);
    else path.arc(x, y + 7, glad ? 5.4 : 4, 0.3, Math.PI - 0.3);
  });
}
