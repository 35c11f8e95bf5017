import * as draw from '@playgrove/kit/draw';
import type { Tracer } from '@playgrove/kit/draw';

/** Filled, or drawn as a line so wide. */
export type Part = { readonly outline: draw.Outline; readonly width?: number };

const filled = (trace: (path: Tracer) => void): Part => ({ outline: new draw.Outline(trace) });
const drawn = (width: number, trace: (path: Tracer) => void): Part => ({
  outline: new draw.Outline(trace),
  width,
});

const shapes = new Map<string, readonly Part[]>();

/** What stands far behind in each zone, about 0, 0, to be drawn in one color. @param kind 0 to 2 */
export function farShape(zone: string, kind: number): readonly Part[] {
  const key = `${zone} ${kind}`;
  let parts = shapes.get(key);
  if (!parts) {
    parts = shapeOf(zone, kind);
    shapes.set(key, parts);
  }
  return parts;
}

function shapeOf(zone: string, kind: number): readonly Part[] {
  if (zone === 'shallows' || zone === 'reef') return weeds(kind);
  if (zone === 'wreck') return wreck();
  if (zone === 'twilight' || zone === 'trench') return temple(kind);
  return [filled((path) => cones(path, kind))];
}

function weeds(kind: number): readonly Part[] {
  const high = (stalk: number): number => 150 + ((stalk + 6 + kind) % 3) * 46;
  return [
    drawn(13, (path) => {
      for (let stalk = -2; stalk <= 2; stalk += 1) {
        const x = stalk * 46;
        path.moveTo(x, 220);
        path.bezierCurveTo(x + 40, 120, x - 44, 40, x + 16, 220 - high(stalk) * 2);
      }
    }),
    filled((path) => {
      for (let at = 0; at < 20; at += 1) {
        const [x, leaf] = [((at % 5) - 2) * 46, Math.floor(at / 5)];
        const side = leaf % 2 === 0 ? 1 : -1;
        const y = 186 - leaf * high((at % 5) - 2) * 0.4;
        path.moveTo(x + side * 22, y);
        path.ellipse(x + side * 22, y, 30, 10, -side * 0.6, 0, 7);
      }
    }),
  ];
}

const MASTS = [
  [-60, 200],
  [60, 150],
] as const;

function wreck(): readonly Part[] {
  return [
    filled((path) => {
      path.moveTo(-210, 20);
      path.quadraticCurveTo(-60, 200, 190, 150);
      path.lineTo(212, 40);
      path.quadraticCurveTo(40, 60, -210, 20);
    }),
    drawn(13, (path) => {
      for (const [x, h] of MASTS) {
        path.moveTo(x, 60);
        path.lineTo(x + 34, 60 - h);
      }
    }),
    drawn(8, (path) => {
      for (const [x, h] of MASTS) {
        path.moveTo(x - 26, 10 - h * 0.4);
        path.lineTo(x + 74, 6 - h * 0.5);
      }
    }),
    filled((path) => {
      path.moveTo(-48, -20);
      path.quadraticCurveTo(30, -40, -30, -130);
      path.lineTo(-8, -128);
      path.quadraticCurveTo(60, -50, 20, -14);
    }),
  ];
}

function temple(kind: number): readonly Part[] {
  return [
    filled((path) => {
      for (const x of [-130, -10, 120]) {
        const h = 330 - Math.abs(x + kind * 30);
        path.rect(x - 25, 220 - h, 50, h);
        path.rect(x - 40, 220 - h - 22, 80, 24);
        path.rect(x - 36, 200, 72, 22);
      }
    }),
    filled((path) => {
      path.moveTo(-190, -100);
      path.lineTo(-10, -190 - kind * 12);
      path.lineTo(180, -100);
      path.lineTo(180, -78);
      path.lineTo(-190, -78);
    }),
  ];
}

function cones(path: Tracer, kind: number): void {
  for (let cone = 0; cone < 4; cone += 1) {
    const x = -150 + cone * 100;
    const h = 200 + ((cone * 3 + kind) % 4) * 56;
    path.moveTo(x - 54, 225);
    path.quadraticCurveTo(x - 16, 120, x - 20, 225 - h);
    path.lineTo(x + 22, 225 - h + 10);
    path.quadraticCurveTo(x + 20, 120, x + 58, 225);
  }
}
