import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { K, PLATE } from './shape.ts';

type Colors = {
  readonly top: string;
  readonly edge: string;
  readonly foot: string;
  readonly bead: string;
  readonly bag: string;
  readonly trim: string;
};

/** How thick the plate is, and how far its foot reaches below it. */
const THICK = 26;
const FOOT = 92;

/** A rimmed body on which light falls from the left. @param light how dark and light its parts are */
function metal(
  c: Context,
  wide: number,
  color: string,
  rim: string,
  [left, lit, right]: readonly [number, number, number],
  trace: (path: Context) => void,
): void {
  const tones = [draw.shade(color, left), draw.tint(color, lit), color, draw.shade(color, right)];
  draw.fillPath(c, draw.linear(c, -wide, 0, wide, 0, ...tones), trace);
  draw.rim(c, rim, 4, trace);
}

/** The stand below a cake whose base has its middle at x, y: what does not turn. */
export function paintStandBody(c: Context, x: number, y: number, s: number, look: Colors): void {
  draw.place(
    c,
    x,
    y,
    () => {
      const { top, edge, foot } = look;
      const rim = draw.fade(draw.shade(foot, 0.5), 0.7);
      draw.blob(c, 0, FOOT + PLATE * K * 0.62, 190, 34, '#2b0f2b55');
      const shape = (path: Context): void => {
        path.moveTo(-64, 30);
        path.bezierCurveTo(-40, 70, -70, 96, -150, FOOT + 28);
        path.bezierCurveTo(-110, FOOT + 66, 110, FOOT + 66, 150, FOOT + 28);
        path.bezierCurveTo(70, 96, 40, 70, 64, 30);
        path.closePath();
      };
      metal(c, 150, foot, rim, [0.12, 0.4, 0.35], shape);
      const rx = PLATE;
      const ry = PLATE * K;
      const body = (path: Context): void => {
        path.moveTo(-rx, 0);
        path.lineTo(-rx, THICK);
        path.ellipse(0, THICK, rx, ry, 0, Math.PI, 0, true);
        path.lineTo(rx, 0);
        path.closePath();
      };
      metal(c, rx, edge, rim, [0.08, 0.45, 0.3], body);
      draw.blob(
        c,
        0,
        0,
        rx,
        ry,
        draw.linear(c, -rx, -ry, rx, ry, draw.tint(top, 0.5), top, draw.shade(top, 0.16)),
      );
      c.beginPath();
      c.ellipse(0, 0, rx, ry, 0, 0, Math.PI * 2);
      draw.rim(c, draw.fade(draw.shade(edge, 0.25), 0.8), 3);
    },
    0,
    s,
  );
}

/** What turns with the plate: its trim, by the angle of the table in radians. */
export function paintTrim(
  c: Context,
  x: number,
  y: number,
  s: number,
  look: Colors,
  turn: number,
): void {
  const count = look.trim === 'rings' ? 16 : look.trim === 'lace' ? 40 : 28;
  const ring = (far: number, down: number, r: number, color: string, front: boolean): void => {
    c.fillStyle = color;
    c.beginPath();
    for (let at = 0; at < count; at += 1) {
      const angle = (at / count) * Math.PI * 2 - turn;
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      if (front && cos < 0.05) continue;
      const px = x + sin * far * s;
      const py = y + (cos * far * K + down) * s;
      const wide = r * s * (front ? 0.35 + 0.65 * cos : 1);
      c.moveTo(px + wide, py);
      c.ellipse(px, py, wide, r * s * (front ? 1 : 0.5), 0, 0, Math.PI * 2);
    }
    c.fill();
  };
  const { bead, edge, foot, trim } = look;
  if (trim === 'lace') {
    ring(PLATE - 14, 2, 19, draw.tint(edge, 0.35), false);
    ring(PLATE - 16, 2, 7, draw.shade(edge, 0.2), false);
  }
  if (trim === 'scallops') ring(PLATE - 2, THICK * 0.7, 17, bead, true);
  else if (trim === 'rings') ring(PLATE - 20, 0, 6, draw.fade(bead, 0.5), false);
  else {
    ring(PLATE - 1, THICK * 0.62, 8.5, draw.shade(foot, 0.2), true);
    ring(PLATE - 1, THICK * 0.55, 7.5, bead, true);
  }
  if (trim === 'stars') ring(PLATE - 18, 0, 7, bead, false);
}

/** A whole stand, for its picture. */
export function paintStand(
  c: Context,
  x: number,
  y: number,
  s: number,
  look: Colors,
  turn: number,
): void {
  paintStandBody(c, x, y, s, look);
  paintTrim(c, x, y, s, look, turn);
  draw.place(c, x - 20 * s, y + 10 * s, () => paintBag(c, look.bag, '#fff4dd', 0), 0, s * 0.92);
}

/** A piping bag, the tip at 0, 0. @param squeeze 0 to 1 */
export function paintBag(c: Context, color: string, frosting: string, squeeze: number): void {
  const ink = draw.shade(color, 0.55);
  const w = 1 - squeeze * 0.1;
  const bag = (path: Context): void => {
    path.moveTo(-20, -62);
    path.bezierCurveTo(-48 * w, -120, -74 * w, -190, -58 * w, -236);
    path.bezierCurveTo(-30, -258, 30, -258, 58 * w, -236);
    path.bezierCurveTo(74 * w, -190, 48 * w, -120, 20, -62);
    path.closePath();
  };
  draw.rim(c, ink, 9, bag);
  draw.fillPath(
    c,
    draw.linear(c, -70, 0, 70, 0, draw.tint(color, 0.28), color, draw.shade(color, 0.3)),
    bag,
  );
  draw.clipped(c, bag, () => {
    draw.blob(c, -30, -170, 13, 62, '#ffffff66', 0.12);
    draw.rim(c, draw.fade('#ffffff', 0.35), 12, (path) => {
      path.moveTo(-80, -120);
      path.lineTo(80, -176);
      path.moveTo(-80, -70);
      path.lineTo(80, -126);
    });
  });
  // The twist at its end.
  const twist = (path: Context): void => {
    path.moveTo(-40, -240);
    path.bezierCurveTo(-10, -252, -14, -276, -30, -300);
    path.bezierCurveTo(0, -312, 10, -310, 34, -298);
    path.bezierCurveTo(14, -276, 14, -252, 42, -240);
    path.closePath();
  };
  draw.rim(c, ink, 8, twist);
  draw.fillPath(c, draw.tint(color, 0.16), twist);
  const tip = (path: Context): void => {
    path.moveTo(-7, 0);
    path.lineTo(-23, -66);
    path.quadraticCurveTo(0, -76, 23, -66);
    path.lineTo(7, 0);
    path.closePath();
  };
  draw.rim(c, INK_TIP, 7, tip);
  draw.fillPath(c, draw.linear(c, -22, 0, 22, 0, '#ffffff', '#cfd6e6', '#8c93ad'), tip);
  draw.disc(c, 0, -1, 8, frosting);
}
const INK_TIP = '#4a4560';
