import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { parsOf } from '../levels.ts';
import { boardOf } from '../rules.ts';
import type { State } from '../rules/state.ts';
import { BOARD } from '../rules/things.ts';
import { boardRect, FRAME, type ButtonName } from './layout.ts';
import { liveLine } from './live.ts';
import { drawStarMark, INK, stub } from './room.ts';
import type { Ui } from './ui.ts';
import { CHALKS } from './strokes.ts';

type Context = Surface['c'];

/** White over a broader shape in ink. */
function inked(paint: (color: string, grow: number) => void): void {
  paint(INK, 13);
  paint('#ffffff', 0);
}

/** A triangle with round corners. */
function triangle(c: Context, corners: readonly number[], width: number, color: string): void {
  draw.line(c, corners, width, color, true);
  c.fillStyle = color;
  c.fill();
}

function icon(c: Context, name: ButtonName | 'stop', s: number): void {
  if (name === 'go') {
    inked((color, grow) => {
      triangle(c, [-s * 0.42, -s * 0.56, s * 0.62, 0, -s * 0.42, s * 0.56], s * 0.2 + grow, color);
    });
  } else if (name === 'stop') {
    inked((color, grow) => {
      const side = s * 1.04 + (grow > 0 ? 12 : 0);
      draw.rounded(c, -side / 2, -side / 2, side, side, s * (grow > 0 ? 0.24 : 0.18), color);
    });
  } else if (name === 'undo') {
    inked((color, grow) => {
      draw.rim(c, color, s * 0.24 + grow, (path) => path.arc(0, s * 0.1, s * 0.5, -1.75, 2.2));
      triangle(c, [-s * 0.62, -s * 0.36, 0, -s * 0.78, s * 0.02, s * 0.02], s * 0.1 + grow, color);
    });
  } else {
    // A sponge that leaves a clean swipe.
    draw.line(c, [-s * 0.7, s * 0.6, s * 0.7, s * 0.6], s * 0.2, draw.fade('#ffffff', 0.65));
    draw.transformed(c, { y: -s * 0.1, rotate: -0.16 }, () => {
      draw.rounded(c, -s * 0.66, -s * 0.42, s * 1.32, s * 0.84, s * 0.2, INK);
      draw.rounded(c, -s * 0.56, -s * 0.32, s * 1.12, s * 0.64, s * 0.14, draw.PALETTE.yellow);
      draw.rounded(c, -s * 0.56, s * 0.04, s * 1.12, s * 0.28, s * 0.1, '#e0912a');
    });
  }
}

const COLORS = {
  wipe: draw.PALETTE.pink,
  undo: draw.PALETTE.sky,
  go: draw.PALETTE.green,
  stop: draw.PALETTE.orange,
} as const;

export function drawButtons(to: Surface, state: State, ui: Ui): void {
  for (const name of ['wipe', 'undo', 'go'] as const) {
    const { x, y, r } = ui.layout.buttons[name];
    const able = name === 'go' || state.lines.length > 0;
    const face = name === 'go' && state.phase === 'run' ? 'stop' : name;
    const color = able ? COLORS[face] : '#b98f7d';
    const down = ui.pressed?.name === name;
    const ready = name === 'go' && state.phase === 'plan' && state.lines.length > 0 && state.fresh;
    const beat = ready && !to.reducedMotion ? 1 + Math.sin(to.time * 5) * 0.03 : 1;
    draw.stamped(
      to,
      `button ${face} ${color} ${down} ${r}`,
      { x, y, width: r * 2.5, height: r * 2.5, scaleX: beat, scaleY: beat, alpha: able ? 1 : 0.75 },
      (c) => {
        draw.button(c, -r, -r, r * 2, r * 1.92, color, down);
        draw.place(c, 0, down ? 4 : -r * 0.1, () => icon(c, face, r * 0.6));
      },
    );
  }
}

/** Chalk that is left lies on the tray; each star stands where it would be lost. */
export function drawMeter(to: Surface, state: State, ui: Ui): void {
  const { c } = to;
  const { all, three, two } = parsOf(boardOf(state.params));
  const { x: corner, from, to: till, portrait } = ui.layout;
  const x = corner + from + 205;
  const y = ui.layout.y + BOARD.height + FRAME + 10;
  const width = till - from - 400;
  const meter = (used: number): number => x + width * (1 - Math.min(1, used / all));
  draw.rounded(c, x - 6, y - 12, width + 12, 24, 12, draw.fade(INK, 0.4));
  const left = meter(state.chalk + liveLine(state, ui).chalk) - x;
  if (left > 30) stub(c, x + left / 2, y, CHALKS.of(to).chalk, 0, left - 6);
  // Portrait screens have room for large stars under the tray.
  const r = portrait ? 27 : 15;
  const starY = portrait ? y + 56 : y - 26;
  let beside = Infinity;
  for (const used of [three, two, all]) {
    const at = meter(used);
    const starX = Math.min(at, beside - r * 2.5);
    beside = starX;
    if (used < all) draw.line(c, [at, y - 14, at, y + 14], 4, draw.fade(INK, 0.8));
    if (portrait) draw.line(c, [at, y + 14, starX, starY], 4, draw.fade(INK, 0.8));
    drawStarMark(c, starX, starY, r, state.chalk <= used);
  }
}

/**
 * Corners of a strip of film and a light that comes and goes.
 * @param skips whether a tap skips the film
 */
export function drawFilmFrame(to: Surface, ui: Ui, part: number, skips: boolean): void {
  const { c } = to;
  const { x, y, width } = boardRect(ui.layout);
  const tall = 44;
  for (const top of [y, y + BOARD.height - tall]) {
    c.fillStyle = draw.fade(INK, 0.94);
    c.fillRect(x, top, width, tall);
    const shift = to.reducedMotion ? 0 : (to.time * 70) % 50;
    for (let hole = -1; hole < 21; hole += 1) {
      const left = x + hole * 50 + shift;
      if (left < x + 3 || left + 26 > x + width) continue;
      draw.rounded(c, left, top + 11, 26, 22, 6, '#fff6e3');
    }
  }
  c.fillStyle = draw.fade('#ffe2a8', 0.07);
  c.fillRect(x, y, width, BOARD.height);
  // A reel that turns.
  draw.disc(c, x + 62, y + 79, 31, INK);
  draw.disc(c, x + 62, y + 79, 27, draw.PALETTE.sky);
  const turn = to.reducedMotion ? 0 : to.time * 2.4;
  for (let hole = 0; hole < 5; hole += 1) {
    const angle = turn + (hole / 5) * Math.PI * 2;
    draw.disc(c, x + 62 + Math.cos(angle) * 16, y + 79 + Math.sin(angle) * 16, 6, INK);
  }
  draw.disc(c, x + 62, y + 79, 5, INK);
  draw.rounded(c, x + 100, y + 72, 200, 14, 7, draw.fade(INK, 0.55));
  draw.rounded(c, x + 103, y + 75, Math.max(8, 194 * part), 8, 4, draw.PALETTE.yellow);
  draw.fillPath(c, draw.PALETTE.yellow, (path) =>
    draw.traceStar(path, x + 100 + 194 * part, y + 79, 13),
  );
  if (!skips) return;
  const words = to.words('film.skip');
  to.label(words, x + width - 20, y + BOARD.height - 84, to.readable(34), { align: 'right' });
}
