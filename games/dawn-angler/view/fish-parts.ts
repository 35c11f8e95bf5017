import { createRng } from '@playgrove/kit/core';
import { type Context, disc, down, fade, fillPath, mix } from '@playgrove/kit/runtime';
import { PALETTE, rim, shade, tint } from '@playgrove/kit/runtime';
import type { Look } from './looks.ts';

const INK = PALETTE.ink;

/** Of outlines, parts of the fish's length. */
export const RIM = 0.016;

export type Trace = (path: Context) => void;

/** The body, nose to the right at 0.5, tail stalk at −0.36. */
export function bodyOf(look: Look): Trace {
  const { half: h, stalk: s, mouth } = look;
  const nose = mouth === 'up' ? -0.02 : mouth === 'beard' || mouth === 'small' ? 0.015 : 0.005;
  const blunt = mouth === 'teeth' ? 0.5 : 0.42;
  return (path) => {
    path.moveTo(0.5, nose);
    path.bezierCurveTo(blunt, -h * 0.72, 0.22, -h * 1.06, 0.02, -h);
    path.bezierCurveTo(-0.16, -h * 0.92, -0.26, -s * 1.15, -0.38, -s);
    path.lineTo(-0.38, s);
    path.bezierCurveTo(-0.26, s * 1.2, -0.14, h * 0.82, 0.06, h * 0.94);
    path.bezierCurveTo(0.26, h * 0.98, 0.45, h * 0.5, 0.5, nose);
  };
}

export function tailOf({ tail, half, stalk: s }: Look): Trace {
  const wide = Math.max(0.12, Math.min(0.21, half * 1.15));
  return (path) => {
    path.moveTo(-0.35, -s);
    if (tail === 'fork') {
      path.quadraticCurveTo(-0.42, -wide * 0.8, -0.56, -wide);
      path.quadraticCurveTo(-0.5, -wide * 0.25, -0.465, 0);
      path.quadraticCurveTo(-0.5, wide * 0.25, -0.56, wide);
      path.quadraticCurveTo(-0.42, wide * 0.8, -0.35, s);
    } else if (tail === 'moon') {
      path.quadraticCurveTo(-0.4, -wide * 0.7, -0.54, -wide * 1.35);
      path.quadraticCurveTo(-0.44, -wide * 0.2, -0.425, 0);
      path.quadraticCurveTo(-0.44, wide * 0.2, -0.54, wide * 1.35);
      path.quadraticCurveTo(-0.4, wide * 0.7, -0.35, s);
    } else if (tail === 'fan') {
      path.lineTo(-0.53, -wide * 0.86);
      path.quadraticCurveTo(-0.5, 0, -0.53, wide * 0.86);
      path.lineTo(-0.35, s);
    } else {
      path.bezierCurveTo(-0.46, -wide * 1.05, -0.56, -wide * 0.7, -0.55, 0);
      path.bezierCurveTo(-0.56, wide * 0.7, -0.46, wide * 1.05, -0.35, s);
    }
  };
}

/** Fins along the back; x from nose to tail. */
export function dorsalOf({ dorsal, half: h }: Look): readonly Trace[] {
  const sail = (from: number, to: number, high: number, lean = 0.05): Trace => {
    return (path) => {
      path.moveTo(from, -h * 0.8);
      path.quadraticCurveTo(from - 0.03, -h - high, from - (from - to) * 0.45 - lean, -h - high);
      path.quadraticCurveTo(to + 0.03, -h * 0.9 - high * 0.35, to, -h * 0.55);
    };
  };
  if (dorsal === 'one') return [sail(0.1, -0.12, 0.09)];
  if (dorsal === 'two') return [sail(0.16, 0.01, 0.09), sail(-0.04, -0.24, 0.06)];
  if (dorsal === 'long') return [sail(0.2, -0.32, 0.075, -0.05)];
  if (dorsal === 'sail') return [sail(0.24, -0.24, 0.22, -0.06)];
  if (dorsal === 'far') return [sail(-0.12, -0.33, 0.075)];
  if (dorsal === 'none') return [];
  return [
    (path) => {
      path.moveTo(0.2, -h * 0.8);
      for (let spine = 0; spine < 6; spine += 1) {
        const x = 0.17 - spine * 0.065;
        const high = 0.1 * Math.sin((0.6 + spine * 0.4) * 1.1) + 0.025;
        path.lineTo(x - 0.03, -h - high);
        path.lineTo(x - 0.052, -h * 0.98 - high * 0.42);
      }
      path.lineTo(-0.26, -h * 0.5);
    },
  ];
}

export function fins(c: Context, look: Look): void {
  const { half: h, fin } = look;
  const paint = down(c, -h - 0.2, h + 0.1, tint(fin, 0.25), fin, shade(fin, 0.2));
  const draw = (trace: Trace): void => {
    fillPath(c, paint, trace);
    rim(c, INK, RIM);
  };
  [tailOf(look), ...dorsalOf(look)].forEach(draw);
  draw((path) => {
    path.moveTo(-0.1, h * 0.6);
    path.quadraticCurveTo(-0.18, h + 0.075, -0.25, h + 0.045);
    path.quadraticCurveTo(-0.26, h * 0.6, -0.29, h * 0.3);
  });
  draw((path) => {
    path.moveTo(0.12, h * 0.75);
    path.quadraticCurveTo(0.08, h + 0.09, 0, h + 0.07);
    path.quadraticCurveTo(0.0, h * 0.9, 0.0, h * 0.7);
  });
}

export function marks(c: Context, look: Look, seed: string): void {
  const { half: h, pattern, mark } = look;
  const rng = createRng(seed);
  if (pattern === 'bars') {
    for (let bar = 0; bar < 6; bar += 1) {
      const x = 0.22 - bar * 0.1;
      rim(c, fade(mark, 0.75), 0.034, (path) => {
        path.moveTo(x, -h);
        path.quadraticCurveTo(x - 0.012, -h * 0.4, x + 0.012, h * 0.35);
      });
    }
  } else if (pattern === 'spots' || pattern === 'dots') {
    const [count, size] = pattern === 'dots' ? [34, 0.009] : [14, 0.02];
    for (let at = 0; at < count; at += 1) {
      const [x, y] = [rng.between(-0.36, 0.3), rng.between(-h * 0.85, h * 0.35)];
      disc(c, x, y, rng.between(0.6, 1.2) * size, fade(mark, 0.85));
    }
  } else if (pattern === 'line') {
    rim(c, fade(mark, 0.7), 0.032, (path) => {
      path.moveTo(0.28, -h * 0.12);
      path.quadraticCurveTo(0, -h * 0.28, -0.38, 0);
    });
  } else if (pattern === 'scales') {
    rim(c, fade(mark, 0.5), 0.008, (path) => {
      for (let row = -5; row <= 5; row += 1) {
        for (let column = 0; column < 12; column += 1) {
          const x = 0.2 - column * 0.05 - (row % 2 === 0 ? 0 : 0.025);
          const y = row * 0.042;
          if (Math.abs(y) > h) continue;
          path.moveTo(x, y - 0.021);
          path.arc(x - 0.006, y, 0.022, -1.3, 1.3);
        }
      }
    });
  }
}

export function face(c: Context, look: Look): void {
  const { half: h, mouth, belly, side } = look;
  const big = mouth === 'big' || mouth === 'teeth';
  rim(c, fade(shade(side, 0.5), 0.75), 0.013, (path) => path.arc(0.2, 0, h * 0.72, -1.05, 1.05));
  const eye = { x: 0.375, y: -h * 0.24, r: Math.max(0.026, Math.min(0.042, h * 0.24)) };
  disc(c, eye.x, eye.y, eye.r, INK);
  disc(c, eye.x, eye.y, eye.r * 0.8, '#fff3c4');
  disc(c, eye.x + eye.r * 0.12, eye.y, eye.r * 0.5, '#14102a');
  disc(c, eye.x + eye.r * 0.32, eye.y - eye.r * 0.28, eye.r * 0.22, '#ffffff');
  const low = big ? 0.04 : 0.025;
  rim(c, fade(INK, 0.85), 0.013, (path) => {
    path.moveTo(0.495, 0.012);
    path.quadraticCurveTo(0.45, low + 0.02, big ? 0.4 : 0.445, low);
  });
  // The fin behind the gills, over the body.
  fillPath(c, fade(mix(look.fin, belly, 0.25), 0.95), (path) => {
    path.moveTo(0.17, h * 0.2);
    path.quadraticCurveTo(0.08, h * 0.85, 0.01, h * 0.62);
    path.quadraticCurveTo(0.07, h * 0.3, 0.17, h * 0.2);
  });
  rim(c, INK, RIM * 0.7);
}

export function snout(c: Context, { mouth, back, side }: Look): void {
  if (mouth === 'bill' || mouth === 'needle') {
    const far = mouth === 'bill' ? 0.76 : 0.66;
    fillPath(c, mix(back, side, 0.4), (path) => {
      path.moveTo(0.44, -0.022);
      path.lineTo(far, 0);
      path.lineTo(0.44, 0.03);
    });
    rim(c, INK, RIM);
  } else if (mouth === 'beard') {
    for (const [x, long] of [
      [0.46, 0.085],
      [0.42, 0.07],
    ] as const) {
      rim(c, INK, 0.017, (path) => {
        path.moveTo(x, 0.03);
        path.quadraticCurveTo(x + 0.012, 0.03 + long, x - 0.03, 0.03 + long);
      });
    }
  }
}
