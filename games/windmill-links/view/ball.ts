import * as draw from '@playgrove/kit/draw';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Context, Keepsake, Surface } from '@playgrove/kit/runtime';
import { CUP, LONG, R, WIDE, type Hole } from '../rules/hole.ts';
import { strokesOf, type State } from '../rules/state.ts';
import { lineOf, type Ui } from './ui.ts';
import type { Layout } from './layout.ts';
import { TILE, toScreen } from './layout.ts';
import type { Theme } from './theme.ts';

const INK = draw.PALETTE.ink;
/** Player 1 and player 2. */
export const SIDES = ['#ff4b55', '#2f7dff'] as const;

export function drawCup(c: Context, { cup }: Hole): void {
  draw.disc(c, cup.x, cup.y, CUP + 0.12, '#ffffff');
  draw.disc(c, cup.x, cup.y, CUP + 0.05, INK);
  draw.disc(c, cup.x + 0.02, cup.y + 0.06, CUP - 0.06, '#15102e');
}

/** The flag stands up on the screen, whichever way the page lies, and steps back for a near ball. */
export function drawFlag(
  to: Surface,
  { cup }: Hole,
  { ball }: State,
  layout: Layout,
  theme: Theme,
  grown: number,
): void {
  const far = Math.sqrt((ball.x - cup.x) ** 2 + (ball.y - cup.y) ** 2);
  const alpha = Math.max(0.25, Math.min(1, (far - 0.4) / 1.6));
  const { x, y } = toScreen(layout, cup);
  const { c } = to;
  const wave = to.reducedMotion ? 0 : Math.sin(to.time * 3) * 6;
  c.save();
  c.globalAlpha = alpha;
  c.translate(x, y);
  c.scale(1, grown);
  draw.line(c, [6, 4, 66, 34], 9, draw.fade('#1c2a4d', 0.3));
  draw.line(c, [0, 0, 0, -118], 16, INK);
  draw.line(c, [0, 0, 0, -118], 7, '#fff6e3');
  const flag = (path: Context): void => {
    path.moveTo(3, -122);
    path.quadraticCurveTo(44, -120 + wave, 78, -94 + wave);
    path.quadraticCurveTo(40, -84 - wave, 3, -66);
  };
  c.lineJoin = 'round';
  draw.fillPath(c, theme.paper[0], flag);
  c.strokeStyle = INK;
  c.lineWidth = 8;
  c.stroke();
  c.restore();
}

export function drawShadow(c: Context, x: number, y: number, z: number, { shade }: Layout): void {
  const far = 0.1 + z * 0.9;
  draw.disc(
    c,
    x + shade.x * far,
    y + shade.y * far,
    R * (1.05 + z * 0.1),
    draw.fade('#16204a', 0.38),
  );
}

/** @param part 1, or less while it drops into the cup */
export function drawBall(
  to: Surface,
  state: State,
  x: number,
  y: number,
  z: number,
  part: number,
): void {
  const side = state.params.players === 2 ? SIDES[state.player] : undefined;
  const size = part * (1 + z * 0.45);
  to.stamp(`ball ${side ?? ''}`, 0.7, 0.7, (c) => paintBall(c, side, BALLS.of(to)), x, y, {
    scaleX: size,
    scaleY: size,
  });
}

type Look = Keepsake & { readonly skin: string; readonly shade: string; readonly band?: string };

function paintBall(c: Context, side: string | undefined, { skin, shade, band }: Look): void {
  draw.disc(c, 0, 0, R + 0.065, INK);
  draw.disc(
    c,
    0,
    0,
    R,
    draw.radial(c, -0.07, -0.09, R * 1.9, '#ffffff', side ?? skin, side ?? shade),
  );
  const stripe = side ?? band;
  if (stripe) draw.ring(c, 0, 0, R - 0.04, 0.07, stripe);
  for (const [dx, dy] of [
    [0.06, 0.08],
    [-0.08, 0.05],
    [0.1, -0.04],
    [-0.01, -0.01],
  ] as const)
    draw.disc(c, dx, dy, 0.026, '#2b1b4d38');
  draw.disc(c, -0.08, -0.1, 0.055, '#ffffff');
}

/** What players own: their balls. Two players keep their colors. */
export const BALLS = keepsakes<Look>(
  [
    { id: 'snow', needs: 0, skin: '#dfe3f6', shade: '#a9b0d8' },
    { id: 'peach', needs: 2, skin: '#ffc79a', shade: '#e8845a' },
    { id: 'mint', needs: 6, skin: '#b5f5d2', shade: '#3fb98a' },
    { id: 'beach', needs: 12, skin: '#fff3c4', shade: '#f0b93a', band: '#2f9bd8' },
    { id: 'plum', needs: 20, skin: '#d6a8ff', shade: '#7a3fc0' },
    { id: 'bee', needs: 30, skin: '#ffd94a', shade: '#d99a10', band: '#4a3420' },
    { id: 'night', needs: 42, skin: '#6f86d8', shade: '#232a6a', band: '#cfe0ff' },
    { id: 'gold', needs: 54, skin: '#ffe27a', shade: '#c88a10', band: '#fff6d0' },
  ],
  (c, look) => {
    c.scale(170, 170);
    paintBall(c, undefined, look);
  },
);

/** Weak is green, strong is red. */
const HEAT = ['#7df06a', '#c8f04a', '#ffd02e', '#ff9a2e', '#ff5a4f'] as const;

/** The line of the putt: dots ahead, a bar of power behind. */
export function drawAim(to: Surface, state: State, ui: Ui): void {
  if (state.phase !== 'aim') return;
  const { c } = to;
  const { ball } = state;
  const { keys, angle, power } = ui;
  if (power <= 0 && !(keys.shown && !ui.drag)) {
    if (!to.reducedMotion && state.since > 20) {
      const pulse = (to.time * 0.8) % 1;
      draw.ring(
        c,
        ball.x,
        ball.y,
        R + 0.1 + pulse * 0.35,
        0.06,
        draw.fade('#ffffff', 0.8 * (1 - pulse)),
      );
    }
    return;
  }
  const shown = power > 0 ? power : 30;
  const color = power > 0 ? (HEAT[Math.min(4, Math.floor(power / 20.01))] ?? HEAT[4]) : '#ffffff';
  const turn = (angle * Math.PI) / 1800;
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
  const points = lineOf(state, angle, shown);
  c.fillStyle = INK;
  c.beginPath();
  dots(c, points, 0.05);
  c.fill();
  c.fillStyle = color;
  c.beginPath();
  dots(c, points, 0);
  c.fill();
  // A club's shaft behind the ball, as long as the power.
  if (power <= 0) return;
  const back = 0.5 + power * 0.016;
  const bar = [
    ball.x - ux * 0.42,
    ball.y - uy * 0.42,
    ball.x - ux * (0.42 + back),
    ball.y - uy * (0.42 + back),
  ];
  draw.line(c, bar, 0.26, INK);
  draw.line(c, bar, 0.15, color);
}

function dots(c: Context, points: readonly number[], more: number): void {
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = [points[at] ?? 0, points[at + 1] ?? 0];
    const r = Math.max(0.06, 0.12 - at * 0.002) + more;
    c.moveTo(x + r, y);
    c.arc(x, y, r, 0, Math.PI * 2);
  }
}

/** Where the pull began, and how far the finger is from it. */
export function drawPull(to: Surface, { drag, power }: Ui): void {
  if (!drag) return;
  const { c } = to;
  const wide = 5 / to.px;
  draw.line(
    c,
    [drag.fromX, drag.fromY, drag.x, drag.y],
    wide,
    power > 0 ? '#ffffffb0' : '#ffffff60',
  );
  draw.ring(c, drag.fromX, drag.fromY, 16 / to.px, 3 / to.px, '#2b1b4d90');
  draw.ring(c, drag.fromX, drag.fromY, 16 / to.px, 2 / to.px, '#ffffffd0');
}

/** Both players' strokes under the page; a ring marks whose turn it is. */
export function drawScores(to: Surface, state: State, { width, top, portrait }: Layout): void {
  const { c } = to;
  const y = top + (portrait ? LONG : WIDE) * TILE + 95;
  for (const player of [0, 1] as const) {
    const x = width / 2 + (player === 0 ? -150 : 60);
    const plays = state.player === player;
    draw.pill(c, x - 50, y - 42, 210, 84, plays ? '#ffffff' : '#2b1b4d80');
    draw.disc(c, x, y, 30, INK);
    draw.disc(c, x, y, 24, SIDES[player]);
    const number = String(strokesOf(state, player));
    to.label(number, x + 85, y, 58, plays ? {} : { alpha: 0.8 });
  }
}
