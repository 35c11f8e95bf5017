import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { face, marks, RIM, tailOf, type Trace } from './fish-parts.ts';
import type { Look } from './looks.ts';

const INK = draw.PALETTE.ink;

export function eel(c: Context, look: Look): void {
  const { half: h, back, side, belly } = look;
  const spine = (t: number): { x: number; y: number } => ({
    x: 0.5 - t,
    y: Math.sin(t * 7.2) * 0.062 * Math.min(1, t * 2.5),
  });
  const edge = (path: Context, sign: number, widen = 1): void => {
    for (let step = 0; step <= 24; step += 1) {
      const t = sign > 0 ? step / 24 : 1 - step / 24;
      const { x, y } = spine(t);
      const thick = h * Math.sin(Math.min(1, 0.16 + t * 1.4) * 1.57) * (1 - t ** 3) * widen;
      path.lineTo(x, y - sign * thick);
    }
  };
  const trace: Trace = (path) => {
    edge(path, 1);
    edge(path, -1);
    path.closePath();
  };
  draw.fillPath(c, draw.shade(look.fin, 0.1), (path) => {
    edge(path, 1, 1.5);
    edge(path, -1, 1.35);
  });
  draw.rim(c, INK, RIM);
  draw.fillPath(c, draw.down(c, -0.12, 0.12, draw.shade(back, 0.1), back, side, belly), trace);
  draw.rim(c, INK, RIM);
  draw.disc(c, 0.43, -h * 0.35, 0.022, INK);
  draw.disc(c, 0.43, -h * 0.35, 0.016, '#fff3c4');
  draw.disc(c, 0.433, -h * 0.35, 0.009, '#14102a');
  draw.drawPath(c, 'M0.495 0.012 L0.44 0.026', { line: draw.fade(INK, 0.8), width: 0.01 });
}

/** Flat on one side, both eyes up. */
export function flat(c: Context, look: Look, seed: string): void {
  const { half: h, back, side, fin } = look;
  const oval =
    (grow: number): Trace =>
    (path) => {
      path.moveTo(0.46, 0);
      path.quadraticCurveTo(0.3, -h * grow, 0, -h * grow);
      path.quadraticCurveTo(-0.26, -h * grow * 0.8, -0.38, -0.045);
      path.lineTo(-0.38, 0.045);
      path.quadraticCurveTo(-0.26, h * grow * 0.8, 0, h * grow);
      path.quadraticCurveTo(0.3, h * grow, 0.46, 0);
    };
  const tail = tailOf({ ...look, stalk: 0.045, tail: 'fan' });
  for (const trace of [tail, oval(1.18)]) {
    if (!trace) continue;
    draw.fillPath(c, fin, trace);
    draw.rim(c, INK, RIM);
  }
  draw.fillPath(c, draw.down(c, -h, h, draw.tint(side, 0.1), side, back), oval(0.92));
  draw.rim(c, INK, RIM * 0.8);
  draw.clipped(c, oval(0.9), () => marks(c, { ...look, half: h * 0.9 }, seed));
  for (const [x, y] of [
    [0.33, -0.055],
    [0.3, 0.035],
  ] as const) {
    draw.disc(c, x, y, 0.034, INK);
    draw.disc(c, x, y, 0.025, '#fff3c4');
    draw.disc(c, x + 0.006, y, 0.014, '#14102a');
  }
  draw.rim(c, draw.fade(INK, 0.85), 0.012, (path) => path.arc(0.47, -0.03, 0.06, 2, 3));
}

/** The ocean sunfish: a disc with two tall fins. */
export function moonfish(c: Context, look: Look): void {
  const { half: h, back, side, belly, fin } = look;
  for (const sign of [-1, 1]) {
    draw.fillPath(c, fin, (path) => {
      path.moveTo(-0.1, sign * h * 0.7);
      path.quadraticCurveTo(-0.16, sign * (h + 0.24), -0.26, sign * (h + 0.26));
      path.quadraticCurveTo(-0.3, sign * (h + 0.06), -0.27, sign * h * 0.6);
    });
    draw.rim(c, INK, RIM);
  }
  const disk: Trace = (path) => {
    path.moveTo(0.46, 0);
    path.bezierCurveTo(0.42, -h * 1.05, -0.2, -h * 1.25, -0.34, -h * 0.7);
    for (let lobe = -2; lobe <= 2; lobe += 1) {
      path.quadraticCurveTo(-0.46, lobe * h * 0.28, -0.38, (lobe + 0.5) * h * 0.28);
    }
    path.bezierCurveTo(-0.2, h * 1.25, 0.42, h * 1.05, 0.46, 0);
  };
  draw.fillPath(c, draw.down(c, -h, h, back, side, belly), disk);
  draw.rim(c, INK, RIM);
  draw.clipped(c, disk, () => marks(c, look, 'moon'));
  face(c, { ...look, half: 0.17 });
}

/** The long fin that a flying fish glides on. */
export function wing(c: Context, { fin }: Look): void {
  draw.drawPath(c, 'M0.2 -0.02 Q0.02 -0.34 -0.24 -0.3 Q-0.1 -0.1 0.06 0.02', {
    fill: draw.fade(fin, 0.95),
    rim: INK,
    width: RIM,
  });
  for (const x of [0, -0.08, -0.15]) {
    draw.line(c, [0.14, -0.03, x, -0.24], 0.008, draw.fade(INK, 0.4));
  }
}
