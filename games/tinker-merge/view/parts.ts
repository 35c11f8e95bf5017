import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';

/** What gadgets are built of, in a square of 100 around 0, 0. Colors are `#rrggbb`. */
export type Part =
  /** Turns, where the last number is given: radians a second. */
  | readonly ['gear', x: number, y: number, r: number, color: string, spin?: number]
  | readonly ['wheel', x: number, y: number, r: number, color: string, spin?: number]
  | readonly ['fan', x: number, y: number, r: number, color: string, blades: number, spin: number]
  /** A clock's face; its hand turns. */
  | readonly ['dial', x: number, y: number, r: number]
  /** Glows while the gadget is wound up. */
  | readonly ['lamp', x: number, y: number, r: number, color: string]
  | readonly ['disc', x: number, y: number, r: number, color: string]
  /** x, y is its center. */
  | readonly ['box', x: number, y: number, width: number, height: number, r: number, color: string]
  | readonly ['path', d: string, color: string]
  /** A rod or a pipe along a path. */
  | readonly ['rod', d: string, width: number, color: string]
  /** White puffs rise from here. */
  | readonly ['steam', x: number, y: number];

const INK = draw.PALETTE.ink;
const LINE = 5;
const TURN = Math.PI * 2;

/** Whether a part moves, and is painted apart from the rest. */
export const moves = ([kind, , , , , last]: Part): boolean =>
  kind === 'fan' || kind === 'dial' || kind === 'lamp' || kind === 'steam'
    ? true
    : (kind === 'gear' || kind === 'wheel') && last !== undefined;

/** Radians a second. */
export function spinOf(part: Part): number {
  if (part[0] === 'fan') return part[6];
  if (part[0] === 'gear' || part[0] === 'wheel') return part[5] ?? 0;
  return part[0] === 'dial' ? 1.6 : 0;
}

/** Paints a part where it belongs. */
export function paintPart(c: Context, part: Part): void {
  const [kind] = part;
  if (kind === 'steam') return;
  if (kind === 'path') return paintPath(c, part[1], part[2]);
  if (kind === 'rod') return paintRod(c, part[1], part[2], part[3]);
  if (kind === 'box') return paintBox(c, part);
  draw.place(c, part[1], part[2], () => paintRound(c, part));
}

/** A part that can turn, around 0, 0. */
export function paintRound(c: Context, part: Part): void {
  if (part[0] === 'gear') paintGear(c, part[3], part[4]);
  else if (part[0] === 'wheel') paintWheel(c, part[3], part[4]);
  else if (part[0] === 'fan') paintFan(c, part[3], part[4], part[5]);
  else if (part[0] === 'dial') paintHand(c, part[3]);
  else if (part[0] === 'lamp') paintLamp(c, part[3], part[4]);
  else if (part[0] === 'disc') paintDisc(c, part[3], part[4]);
}

const lit = (c: Context, top: number, bottom: number, color: string) =>
  draw.down(c, top, bottom, draw.tint(color, 0.32), color, draw.shade(color, 0.24));

function paintPath(c: Context, d: string, color: string): void {
  draw.drawPath(c, d, { fill: lit(c, -48, 48, color), rim: INK, width: LINE });
}

function paintRod(c: Context, d: string, width: number, color: string): void {
  draw.drawPath(c, d, { line: INK, width: width + LINE * 1.7 });
  draw.drawPath(c, d, { line: color, width });
  draw.place(c, -width * 0.16, -width * 0.16, () =>
    draw.drawPath(c, d, { line: draw.fade('#ffffff', 0.4), width: width * 0.26 }),
  );
}

function paintBox(
  c: Context,
  [, x, y, width, height, r, color]: Extract<Part, readonly ['box', ...unknown[]]>,
): void {
  const [left, top, half] = [x - width / 2, y - height / 2, LINE / 2];
  draw.rounded(c, left - half, top - half, width + LINE, height + LINE, r + half, INK);
  draw.rounded(
    c,
    left + half,
    top + half,
    width - LINE,
    height - LINE,
    Math.max(1, r - half),
    lit(c, top, top + height, color),
  );
  if (width < 16 || height < 16) return;
  draw.rounded(
    c,
    left + 7,
    top + 6,
    Math.max(4, width * 0.16),
    height - 14,
    3,
    draw.fade('#ffffff', 0.38),
  );
}

function paintDisc(c: Context, r: number, color: string): void {
  draw.disc(c, 0, 0, r + LINE / 2, INK);
  draw.disc(
    c,
    0,
    0,
    r - LINE / 2,
    draw.radial(
      c,
      -r * 0.3,
      -r * 0.4,
      r * 1.5,
      draw.tint(color, 0.45),
      color,
      draw.shade(color, 0.3),
    ),
  );
  if (r > 10)
    draw.blob(c, -r * 0.36, -r * 0.42, r * 0.26, r * 0.16, draw.fade('#ffffff', 0.75), -0.6);
}

function paintGear(c: Context, r: number, color: string): void {
  const teeth = Math.max(6, Math.round(r / 2.8));
  const trace = (path: Context): void => {
    for (let at = 0; at < teeth * 4; at += 1) {
      const angle = ((at - 0.5) / (teeth * 4)) * TURN;
      const far = at % 4 < 2 ? r : r * 0.78;
      path.lineTo(Math.cos(angle) * far, Math.sin(angle) * far);
    }
    path.closePath();
  };
  draw.rim(c, INK, LINE, trace);
  draw.fillPath(c, lit(c, -r, r, color), trace);
  draw.ring(c, 0, 0, r * 0.52, r * 0.14, draw.fade(draw.shade(color, 0.5), 0.55));
  draw.disc(c, 0, 0, r * 0.27, INK);
  draw.disc(c, 0, 0, r * 0.13, draw.tint(color, 0.7));
}

function paintWheel(c: Context, r: number, color: string): void {
  draw.disc(c, 0, 0, r + LINE / 2, INK);
  draw.disc(c, 0, 0, r - LINE / 2, lit(c, -r, r, color));
  draw.disc(c, 0, 0, r * 0.66, INK);
  draw.disc(c, 0, 0, r * 0.66 - LINE * 0.4, '#fff3d6');
  for (let spoke = 0; spoke < 3; spoke += 1) {
    const angle = (spoke / 3) * Math.PI;
    const [x, y] = [Math.cos(angle) * r * 0.6, Math.sin(angle) * r * 0.6];
    draw.line(c, [-x, -y, x, y], LINE * 0.62, INK);
  }
  draw.disc(c, 0, 0, r * 0.24, INK);
  draw.disc(c, 0, 0, r * 0.12, color);
}

function paintFan(c: Context, r: number, color: string, blades: number): void {
  for (let blade = 0; blade < blades; blade += 1)
    draw.transformed(c, { rotate: (blade / blades) * TURN }, () => {
      const d = `M0 0C${r * 0.1} ${-r * 0.5} ${r * 0.1} ${-r} ${r * 0.3} ${-r}C${r * 0.62} ${-r} ${r * 0.5} ${-r * 0.3} 0 0Z`;
      const paint = blade % 2 === 0 ? color : '#fff3d6';
      draw.drawPath(c, d, { fill: paint, rim: INK, width: LINE * 0.8 });
    });
  draw.disc(c, 0, 0, r * 0.2 + 2, INK);
  draw.disc(c, 0, 0, r * 0.2 - 1, '#ffd24a');
}

function paintHand(c: Context, r: number): void {
  draw.line(c, [0, r * 0.16, 0, -r * 0.62], LINE * 0.8, INK);
  draw.disc(c, 0, 0, r * 0.16, '#ff4b55');
}

/** A face stays while its hand turns. */
export function paintFace(c: Context, x: number, y: number, r: number): void {
  draw.disc(c, x, y, r + LINE / 2, INK);
  draw.disc(c, x, y, r - LINE / 2, '#fffaf0');
  for (let tick = 0; tick < 4; tick += 1) {
    const angle = (tick / 4) * TURN;
    draw.disc(c, x + Math.cos(angle) * r * 0.66, y + Math.sin(angle) * r * 0.66, r * 0.09, INK);
  }
  draw.line(c, [x, y, x + r * 0.42, y], LINE * 0.8, INK);
}

function paintLamp(c: Context, r: number, color: string): void {
  draw.disc(c, 0, 0, r + LINE / 2, INK);
  draw.disc(
    c,
    0,
    0,
    r - LINE / 2,
    draw.radial(c, -r * 0.2, -r * 0.3, r * 1.3, '#fffbe0', draw.tint(color, 0.4), color),
  );
  draw.blob(c, -r * 0.34, -r * 0.4, r * 0.24, r * 0.16, '#ffffff', -0.6);
}
