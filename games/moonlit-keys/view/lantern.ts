import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';

const INK = '#1b1040';
/** Of each lane, with a shape and a sign of its own: color is never the only difference. */
export const COLORS = ['#ff5d8f', '#ffb133', '#38d6b0', '#8f9bff'] as const;

export const colorOf = (lane: number): string => COLORS[lane] ?? COLORS[0];

/** A stamp's side in world units at full size. */
const SIDE = 280;

/** How a stamp is scaled and faded. */
const shown = (size: number, alpha: number) =>
  ({ alpha: Math.max(0, Math.min(1, alpha)), scaleX: size, scaleY: size }) as const;

export function drawLantern(
  to: Surface,
  lane: number,
  x: number,
  y: number,
  size: number,
  alpha = 1,
  dead = false,
): void {
  const at = { x, y, width: SIDE, height: SIDE, ...shown(size, alpha) };
  draw.stamped(to, `${dead ? 'sunk' : 'lantern'} ${lane}`, at, (c) => paintLantern(c, lane, dead));
}

/** Its light on the water: squashed, faint. */
export function drawReflection(
  to: Surface,
  lane: number,
  x: number,
  y: number,
  size: number,
  alpha: number,
): void {
  const at = { x, y, width: 200, height: 170, ...shown(size, alpha) };
  draw.stamped(to, `reflection ${lane}`, at, (c) => {
    const color = colorOf(lane);
    c.scale(1, 1.9);
    const glow = [
      draw.fade(draw.tint(color, 0.35), 0.75),
      draw.fade(color, 0.3),
      draw.fade(color, 0),
    ];
    draw.disc(c, 0, -10, 46, draw.radial(c, 0, -10, 46, ...glow));
    c.scale(1, 1 / 1.9);
    for (const [row, half] of [
      [8, 40],
      [24, 30],
      [40, 20],
    ] as const) {
      draw.rounded(c, -half, row, half * 2, 6, 3, draw.fade(draw.tint(color, 0.6), 0.4));
    }
  });
}

function paintLantern(c: Context, lane: number, dead: boolean): void {
  const color = dead ? draw.mix(colorOf(lane), '#3a3566', 0.72) : colorOf(lane);
  if (!dead) {
    const glow = [
      draw.fade(draw.tint(color, 0.3), 0.7),
      draw.fade(color, 0.32),
      draw.fade(color, 0.08),
      draw.fade(color, 0),
    ];
    draw.disc(c, 0, 0, 136, draw.radial(c, 0, 0, 136, ...glow));
  }
  raft(c, dead);
  BODIES[lane]?.(c, color, dead);
  sign(c, lane, 0, 2, 17, dead ? '#cfc8ee' : '#fff6dc');
}

/** The little wooden raft that it floats on. */
function raft(c: Context, dead: boolean): void {
  draw.rounded(c, -56, 44, 112, 22, 11, INK);
  const wood = draw.linear(c, -52, 0, 52, 0, '#8a4b2c', '#d78a4b', '#8a4b2c');
  draw.rounded(c, -52, 47, 104, 15, 7.5, dead ? '#4a3a6b' : wood);
}

/** Paper lit from inside. */
function paper(
  c: Context,
  color: string,
  top: number,
  bottom: number,
  dead: boolean,
): CanvasGradient {
  const lit = [
    draw.shade(color, 0.08),
    color,
    draw.tint(color, 0.5),
    '#fff0b8',
    draw.tint(color, 0.25),
  ];
  return draw.down(
    c,
    top,
    bottom,
    ...(dead ? [draw.shade(color, 0.15), draw.shade(color, 0.4)] : lit),
  );
}

type Body = (c: Context, color: string, dead: boolean) => void;

function outlined(c: Context, paint: CanvasGradient, trace: (c: Context) => void): void {
  draw.rim(c, INK, 11, trace);
  draw.fillPath(c, paint, trace);
}

function cap(c: Context, half: number, y: number): void {
  draw.rounded(c, -half - 4, y - 4, half * 2 + 8, 18, 8, INK);
  draw.rounded(c, -half, y, half * 2, 10, 5, '#ffd27a');
}

const round: Body = (c, color, dead) => {
  outlined(c, paper(c, color, -58, 50, dead), (path) => path.ellipse(0, -4, 58, 54, 0, 0, 7));
  for (const half of [22, 44]) {
    draw.rim(c, draw.fade(draw.shade(color, 0.35), 0.4), 3, (path) =>
      path.ellipse(0, -4, half, 54, 0, 0, 7),
    );
  }
  cap(c, 24, -64);
  cap(c, 26, 44);
};

const tall: Body = (c, color, dead) => {
  outlined(c, paper(c, color, -72, 50, dead), (path) => path.roundRect(-42, -70, 84, 120, 16));
  for (const y of [-44, -18, 30])
    draw.rounded(c, -42, y, 84, 3, 1.5, draw.fade(draw.shade(color, 0.4), 0.4));
  cap(c, 36, -76);
  cap(c, 38, 44);
};

const box: Body = (c, color, dead) => {
  const fill = paper(c, color, -66, 50, dead);
  draw.drawPath(c, 'M0-68L60-24L44 50H-44L-60-24Z', { fill, line: INK, width: 11 });
  const ribs = draw.fade(draw.shade(color, 0.4), 0.45);
  draw.drawPath(c, 'M-58-24H58M-22-22L-16 48M22-22L16 48', { line: ribs, width: 4 });
  cap(c, 40, 44);
};

const lotus: Body = (c, color, dead) => {
  const petal = (x: number, lean: number, height: number): void =>
    outlined(c, paper(c, color, -height, 50, dead), (path) => {
      path.moveTo(x * 0.4, 50);
      path.bezierCurveTo(x - 34 + lean, 10, x - 26 + lean, 30 - height, x + lean, -height + 20);
      path.bezierCurveTo(x + 26 + lean, 30 - height, x + 34 + lean, 10, x * 0.4, 50);
    });
  petal(-34, -16, 50);
  petal(34, 16, 50);
  petal(0, 0, 92);
};

const BODIES: readonly Body[] = [round, tall, box, lotus];

/** The lane's sign, on its lanterns and on its key: disc, bar, diamond, star. */
export function sign(
  c: Context,
  lane: number,
  x: number,
  y: number,
  r: number,
  paint: string,
): void {
  if (lane === 0) draw.disc(c, x, y, r * 0.82, paint);
  else if (lane === 1) draw.rounded(c, x - r * 0.4, y - r, r * 0.8, r * 2, r * 0.4, paint);
  else if (lane === 2) {
    draw.transformed(c, { x, y, scale: r }, () =>
      draw.drawPath(c, 'M0-1.1L.9 0L0 1.1L-.9 0Z', { fill: paint }),
    );
  } else draw.sparkle(c, x, y, r * 1.5, paint);
}

/** A ring on the water. */
export function ripple(
  c: Context,
  x: number,
  y: number,
  r: number,
  alpha: number,
  color: string,
): void {
  if (alpha <= 0) return;
  draw.rim(c, draw.fade(color, alpha), 4, (path) => path.ellipse(x, y, r, r * 0.36, 0, 0, 7));
}
