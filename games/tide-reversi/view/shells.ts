import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';

const INK = draw.PALETTE.ink;
const TURN = Math.PI * 2;
/** Lobes along a scallop's edge, from its lower left over the top to its lower right. */
const LOBES = 9;
const FROM = 0.8 * Math.PI;
const SWEEP = 1.4 * Math.PI;
const HINGE = 0.72;

function edge(part: number, far: number): { x: number; y: number } {
  const angle = FROM + part * SWEEP;
  return { x: Math.cos(angle) * far * 1.02, y: Math.sin(angle) * far * 0.96 - 0.06 };
}

function traceFan(c: Context, far: number): void {
  c.moveTo(0, HINGE);
  for (let lobe = 0; lobe < LOBES; lobe += 1) {
    const start = edge(lobe / LOBES, far * 0.93);
    const top = edge((lobe + 0.5) / LOBES, far * 1.13);
    const end = edge((lobe + 1) / LOBES, far * 0.93);
    c.lineTo(start.x, start.y);
    c.quadraticCurveTo(top.x, top.y, end.x, end.y);
  }
  c.closePath();
}

/** The colors of a scallop: its foot, its ribs, and its fan from the foot to the edge. */
export type Fan = {
  readonly ear: string;
  readonly rib: string;
  readonly hot: string;
  readonly pale: string;
};

/** A ribbed fan, about 0, 0 with a reach of 1. */
export function paintScallop(c: Context, { ear, rib, hot, pale }: Fan): void {
  draw.blob(c, 0.05, 0.16, 0.92, 0.86, draw.fade('#0b3a52', 0.34));
  draw.fillPath(c, draw.linear(c, 0, 0.5, 0, 0.95, ear, rib), traceEars);
  draw.rim(c, INK, 0.09, traceEars);
  draw.fillPath(
    c,
    draw.radial(c, 0, HINGE, 1.62, hot, draw.mix(hot, pale, 0.55), pale, draw.tint(pale, 0.5)),
    (path) => traceFan(path, 0.86),
  );
  draw.clipped(
    c,
    (path) => traceFan(path, 0.86),
    () => {
      for (const [far, color] of [
        [0.66, draw.mix(hot, pale, 0.15)],
        [0.94, draw.mix(hot, pale, 0.4)],
        [1.24, draw.mix(hot, pale, 0.65)],
      ] as const) {
        draw.rim(c, draw.fade(color, 0.75), 0.085, (path) =>
          path.arc(0, HINGE, far, Math.PI * 1.05, Math.PI * 1.95),
        );
      }
      for (let lobe = 1; lobe < LOBES; lobe += 1) {
        const { x, y } = edge(lobe / LOBES, 0.95);
        draw.rim(c, rib, 0.062, (path) => {
          path.moveTo(0, HINGE);
          path.quadraticCurveTo(x * 0.62, y * 0.4 + 0.14, x, y);
        });
      }
      draw.blob(c, -0.34, -0.46, 0.3, 0.13, draw.fade(draw.PALETTE.white, 0.62), -0.62);
    },
  );
  draw.rim(c, INK, 0.1, (path) => traceFan(path, 0.86));
}

function traceEars(c: Context): void {
  c.moveTo(-0.4, 0.86);
  c.quadraticCurveTo(-0.52, 0.6, -0.24, 0.52);
  c.lineTo(0.24, 0.52);
  c.quadraticCurveTo(0.52, 0.6, 0.4, 0.86);
  c.quadraticCurveTo(0, 0.96, -0.4, 0.86);
  c.closePath();
}

/** A round snail with a pale spiral on deep indigo, about 0, 0 with a reach of 1. */
export function paintSnail(c: Context): void {
  draw.blob(c, 0.05, 0.18, 0.92, 0.84, draw.fade('#0b3a52', 0.4));
  draw.disc(
    c,
    0,
    0,
    0.88,
    draw.radial(c, -0.3, -0.4, 1.5, '#7f78f0', '#4538b8', '#241a78', '#170f52'),
  );
  draw.clipped(
    c,
    (path) => path.arc(0, 0, 0.86, 0, TURN),
    () => {
      draw.blob(c, 0.1, 0.86, 0.72, 0.34, draw.fade('#6ad7ff', 0.42));
      draw.rim(c, '#170f52', 0.23, (path) => traceSpiral(path, 0.03));
      draw.rim(c, '#a9c4ff', 0.12, (path) => traceSpiral(path, 0));
    },
  );
  draw.disc(c, -0.06, -0.04, 0.1, '#d8e6ff');
  draw.ring(c, 0, 0, 0.86, 0.1, INK);
  draw.rim(c, draw.fade('#c9dcff', 0.9), 0.075, (path) =>
    path.arc(0, 0, 0.73, Math.PI * 1.08, Math.PI * 1.5),
  );
}

/** Two turns outward, ending on the rim. */
function traceSpiral(c: Context, shift: number): void {
  const steps = 44;
  for (let step = 0; step <= steps; step += 1) {
    const part = step / steps;
    const angle = part * TURN * 2.05 + 0.4;
    const far = 0.1 + part * 0.8;
    c.lineTo(-0.06 * (1 - part) + Math.cos(angle) * far + shift, Math.sin(angle) * far + shift);
  }
}

/** A pearl: marks what was laid last. */
export function paintPearl(c: Context): void {
  draw.disc(
    c,
    0,
    0,
    1,
    draw.radial(c, -0.3, -0.4, 1.5, '#ffffff', '#fff3dc', '#f2c6d8', '#b98fc4'),
  );
  draw.ring(c, 0, 0, 0.94, 0.16, INK);
  draw.blob(c, -0.3, -0.38, 0.3, 0.2, draw.PALETTE.white, -0.5);
}

/** A bubble: where a shell may go. */
export function paintBubble(c: Context): void {
  draw.disc(
    c,
    0,
    0,
    1,
    draw.radial(
      c,
      0,
      0,
      1,
      draw.fade('#fffbe0', 0.12),
      draw.fade('#fffbe0', 0.3),
      draw.fade('#fff3b0', 0.75),
    ),
  );
  draw.ring(c, 0, 0, 0.93, 0.14, '#fffdf0');
  draw.ring(c, 0, 0, 1.02, 0.07, draw.fade('#0e5a70', 0.6));
  draw.blob(c, -0.36, -0.42, 0.3, 0.17, draw.fade(draw.PALETTE.white, 0.95), -0.7);
  draw.blob(c, 0.4, 0.42, 0.16, 0.09, draw.fade(draw.PALETTE.white, 0.7), -0.7);
}

/** A hollow worn into wet sand, full of water; its side is 1. */
export function paintHollow(c: Context, dark: boolean): void {
  const half = 0.455;
  const r = 0.2;
  const box = (path: Context, grow: number, y: number): void =>
    path.roundRect(-half - grow, -half - grow + y, (half + grow) * 2, (half + grow) * 2, r);
  draw.fillPath(c, '#fff2cc', (path) => box(path, 0.01, 0.025));
  draw.fillPath(c, '#7d6a4d', (path) => box(path, 0.01, -0.012));
  const colors = dark ? ['#1f8fa0', '#3cb4bd', '#63d0cf'] : ['#2c9fae', '#55c6ca', '#86e0d8'];
  draw.fillPath(c, draw.down(c, -half, half, ...colors), (path) => box(path, 0, 0));
  draw.clipped(
    c,
    (path) => box(path, 0, 0),
    () => {
      draw.rim(c, draw.fade('#0a4a60', 0.55), 0.09, (path) => box(path, 0.02, 0.03));
      draw.drawPath(c, 'M-0.3 0.27 Q-0.16 0.18 -0.02 0.28 Q0.12 0.38 0.28 0.27', {
        line: draw.fade('#d8fff4', 0.5),
        width: 0.022,
      });
    },
  );
}
