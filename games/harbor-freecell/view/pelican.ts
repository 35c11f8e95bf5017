import * as draw from '@playgrove/kit/draw';
import type { Point } from '@playgrove/kit/contract';
import type { Look } from './looks.ts';

type Context = CanvasRenderingContext2D;

export type Pose = {
  /** How tall it is with its cap. */
  readonly size: number;
  /** Where it looks, at most 1 long. */
  readonly look?: Point;
  /** 0 to 1: how far its eye is closed. */
  readonly blink?: number;
  /** Glad: wings up and the beak open. */
  readonly glad?: boolean;
};

const INK = draw.PALETTE.ink;

/** Fills a shape and inks its outline. */
function inked(c: Context, paint: string | CanvasGradient, trace: (path: Context) => void): void {
  draw.fillPath(c, paint, trace);
  draw.rim(c, INK, 0.024, trace);
}

/** The harbor master, a pelican in a captain's cap that faces right; its feet are at 0, 0. */
export function paintPelican(c: Context, look: Look, pose: Pose): void {
  const { size, glad = false } = pose;
  c.save();
  c.scale(size, size);
  c.lineCap = 'round';
  c.lineJoin = 'round';
  legs(c, look);
  body(c, look, glad);
  head(c, look, pose);
  c.restore();
}

function legs(c: Context, { beak }: Look): void {
  for (const x of [-0.08, 0.06]) {
    for (const [color, width] of [
      [INK, 0.085],
      [draw.shade(beak, 0.12), 0.045],
    ] as const)
      draw.rim(c, color, width, (path) => {
        path.moveTo(x, -0.14);
        path.lineTo(x, -0.02);
        path.lineTo(x + 0.1, -0.02);
      });
  }
}

function body(c: Context, { body: color, coat }: Look, glad: boolean): void {
  inked(c, draw.shade(color, 0.22), (path) => {
    path.moveTo(-0.2, -0.24);
    path.lineTo(-0.44, -0.18);
    path.lineTo(-0.38, -0.3);
    path.lineTo(-0.46, -0.36);
    path.lineTo(-0.22, -0.42);
    path.closePath();
  });
  inked(
    c,
    draw.radial(c, -0.1, -0.42, 0.46, draw.tint(color, 0.6), color, draw.shade(color, 0.24)),
    (path) => path.ellipse(-0.02, -0.32, 0.27, 0.235, 0, 0, Math.PI * 2),
  );
  // The neck, and a scarf in the color of the service.
  inked(
    c,
    draw.linear(c, -0.04, 0, 0.22, 0, draw.tint(color, 0.5), draw.shade(color, 0.16)),
    (path) => {
      path.moveTo(-0.06, -0.46);
      path.quadraticCurveTo(-0.1, -0.66, 0.0, -0.76);
      path.lineTo(0.16, -0.66);
      path.quadraticCurveTo(0.1, -0.52, 0.2, -0.38);
      path.closePath();
    },
  );
  inked(c, coat, (path) => {
    path.moveTo(-0.1, -0.5);
    path.quadraticCurveTo(0.06, -0.4, 0.19, -0.47);
    path.lineTo(0.22, -0.38);
    path.quadraticCurveTo(0.06, -0.3, -0.12, -0.41);
    path.closePath();
  });
  // A wing: folded, or thrown up.
  draw.transformed(c, { x: -0.1, y: -0.38, rotate: glad ? 2.5 : 0 }, () => {
    inked(c, draw.down(c, -0.1, 0.2, draw.tint(color, 0.25), draw.shade(color, 0.3)), (path) => {
      path.moveTo(0.06, -0.08);
      path.bezierCurveTo(0.16, 0.06, 0.0, 0.2, -0.28, 0.16);
      path.lineTo(-0.2, 0.11);
      path.lineTo(-0.27, 0.07);
      path.lineTo(-0.18, 0.04);
      path.bezierCurveTo(-0.16, -0.08, -0.04, -0.14, 0.06, -0.08);
      path.closePath();
    });
  });
}

function head(c: Context, look: Look, { look: at, blink = 0, glad = false }: Pose): void {
  const { body: color, beak, coat, badge } = look;
  const tilt = (at?.y ?? 0) * 0.12;
  draw.transformed(c, { x: 0.06, y: -0.74, rotate: tilt }, () => {
    const open = glad ? 0.26 : 0.06;
    // The pouch below, then the bill above it.
    inked(c, draw.down(c, 0, 0.26, draw.tint(beak, 0.25), draw.shade(beak, 0.2)), (path) => {
      path.moveTo(0.06, 0.06);
      path.quadraticCurveTo(0.16, 0.24 + open, 0.48, 0.09 + open);
      path.lineTo(0.5, 0.04 + open * 0.8);
      path.lineTo(0.08, 0.02);
      path.closePath();
    });
    inked(c, draw.down(c, -0.06, 0.1, draw.tint(beak, 0.4), beak), (path) => {
      path.moveTo(0.08, -0.06);
      path.quadraticCurveTo(0.34, -0.05, 0.56, 0.05);
      path.quadraticCurveTo(0.57, 0.11, 0.52, 0.11);
      path.quadraticCurveTo(0.3, 0.05, 0.06, 0.08);
      path.closePath();
    });
    inked(
      c,
      draw.radial(c, -0.05, -0.08, 0.26, draw.tint(color, 0.65), color, draw.shade(color, 0.14)),
      (path) => path.ellipse(0, 0, 0.155, 0.145, 0, 0, Math.PI * 2),
    );
    draw.disc(c, 0.07, 0.06, 0.036, '#ff7a9a66');
    const [x, y] = [0.06, -0.012];
    draw.disc(c, x, y, 0.068, INK);
    draw.disc(c, x, y, 0.054, '#ffffff');
    draw.disc(c, x + (at?.x ?? 0) * 0.018 + 0.006, y + (at?.y ?? 0) * 0.013, 0.034, INK);
    draw.disc(
      c,
      x + (at?.x ?? 0) * 0.018 - 0.006,
      y + (at?.y ?? 0) * 0.013 - 0.014,
      0.012,
      '#ffffff',
    );
    if (blink > 0) draw.blob(c, x, y - 0.05 * (1 - blink), 0.06, 0.06 * blink, color);
    draw.transformed(c, { x: -0.01, y: -0.03, rotate: -0.08 }, () => cap(c, coat, badge));
  });
}

function cap(c: Context, coat: string, badge: string): void {
  inked(c, draw.down(c, -0.3, -0.1, '#ffffff', '#d5def0'), (path) => {
    path.moveTo(-0.17, -0.13);
    path.bezierCurveTo(-0.26, -0.3, 0.18, -0.34, 0.16, -0.13);
    path.closePath();
  });
  inked(c, draw.down(c, -0.16, -0.06, draw.tint(coat, 0.2), draw.shade(coat, 0.25)), (path) =>
    path.roundRect(-0.17, -0.15, 0.33, 0.07, 0.03),
  );
  inked(c, draw.shade(coat, 0.4), (path) => {
    path.moveTo(0.0, -0.09);
    path.quadraticCurveTo(0.2, -0.1, 0.25, -0.04);
    path.quadraticCurveTo(0.12, -0.07, 0.0, -0.06);
    path.closePath();
  });
  draw.disc(c, 0.05, -0.185, 0.042, INK);
  draw.disc(c, 0.05, -0.185, 0.03, badge);
}
