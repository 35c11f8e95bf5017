import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';

const INK = draw.PALETTE.ink;

/** The colors of a peacock: its body from light to deep, and the vane, ring and eye of a feather. */
export type Plumage = {
  readonly body: readonly [string, string, string];
  readonly vane: readonly [string, string];
  readonly ring: string;
  readonly eye: string;
};
export type Mood = 'calm' | 'happy' | 'sad' | 'blink';

/** A path with an ink rim around it. */
function inked(c: Context, d: string, fill: string | CanvasGradient, width = 12): void {
  draw.drawPath(c, d, { line: INK, width });
  draw.drawPath(c, d, { fill });
}

/** A feather of the fan: its eye is at 0, 0, its stem points down. */
export function paintFeather(c: Context, plumage: Plumage, r: number, isOpen: boolean): void {
  const long = r * 3.6;
  const [light, deep] = isOpen ? plumage.vane : ['#66557f', '#3d3158'];
  const trace = (wide: number, high: number) => (path: Context) => {
    path.moveTo(0, long);
    path.bezierCurveTo(-wide * 0.5, long * 0.5, -wide, r * 0.7, -wide, 0);
    path.bezierCurveTo(-wide, -high * 0.7, -wide * 0.5, -high, 0, -high);
    path.bezierCurveTo(wide * 0.5, -high, wide, -high * 0.7, wide, 0);
    path.bezierCurveTo(wide, r * 0.7, wide * 0.5, long * 0.5, 0, long);
  };
  draw.fillPath(c, INK, trace(r * 1.32, r * 1.42));
  draw.fillPath(c, draw.down(c, -r * 1.4, long, light, deep), trace(r * 1.23, r * 1.32));
  draw.clipped(c, trace(r * 1.23, r * 1.32), () => {
    for (let barb = 0; barb < 12; barb += 1)
      for (const side of [-1, 1])
        draw.line(
          c,
          [0, r * 2.6 - barb * r * 0.28, side * r * 1.4, r * 1.5 - barb * r * 0.28],
          r * 0.07,
          draw.fade(draw.tint(light, 0.4), isOpen ? 0.5 : 0.16),
        );
  });
  draw.line(c, [0, long, 0, r], r * 0.1, draw.fade(draw.tint(light, 0.6), 0.7));
  draw.disc(c, 0, 0, r, draw.shade(deep, 0.35));
  const ring = isOpen ? plumage.ring : '#7a6a94';
  draw.disc(c, 0, 0, r * 0.93, draw.down(c, -r, r, draw.tint(ring, 0.35), ring));
  const eye = isOpen ? plumage.eye : '#40345c';
  draw.disc(c, 0, 0, r * 0.76, draw.radial(c, -r * 0.2, -r * 0.3, r, draw.tint(eye, 0.22), eye));
  if (isOpen) draw.blob(c, -r * 0.28, -r * 0.5, r * 0.3, r * 0.13, '#ffffff70', -0.5);
}

/** One of the five feathers: its stem points left. Around 0, 0. */
export function paintQuill(
  c: Context,
  { vane: [light, deep], ring, eye }: Plumage,
  wide: number,
  high: number,
  isSpent: boolean,
): void {
  const [w, h] = [wide / 2, high / 2];
  const trace = (out: number) => (path: Context) => {
    path.moveTo(-w * 0.86 - out, h * 0.3);
    path.bezierCurveTo(-w * 0.7, -h * 0.5 - out, 0, -h - out, w * 0.5, -h - out);
    path.bezierCurveTo(w * 0.85, -h - out, w + out, -h * 0.6, w + out, 0);
    path.bezierCurveTo(w + out, h * 0.6, w * 0.8, h + out, w * 0.4, h + out);
    path.bezierCurveTo(0, h + out, -w * 0.6, h * 0.9 + out, -w * 0.86 - out, h * 0.3);
  };
  draw.line(c, [-w, h * 0.62, -w * 0.6, h * 0.16], 9, INK);
  draw.fillPath(c, INK, trace(4));
  const face = isSpent ? ['#fffaf0', '#e6d8ee'] : [draw.tint(light, 0.15), deep];
  draw.fillPath(c, draw.down(c, -h, h, ...face), trace(0));
  draw.line(c, [-w, h * 0.62, -w * 0.6, h * 0.16], 4, isSpent ? '#cdbcd8' : '#ffe9b0');
  if (isSpent) return;
  draw.clipped(c, trace(0), () => {
    for (let barb = -3; barb < 6; barb += 1)
      for (const side of [-1, 1])
        draw.line(
          c,
          [barb * w * 0.2, 0, barb * w * 0.2 - w * 0.24, side * h],
          3,
          draw.fade(draw.tint(light, 0.5), 0.5),
        );
  });
  draw.line(c, [-w * 0.7, h * 0.14, w * 0.3, -h * 0.02], 4, '#ffe9b0');
  draw.blob(c, w * 0.5, 0, h * 0.72, h * 0.68, draw.shade(deep, 0.4));
  draw.blob(c, w * 0.5, 0, h * 0.62, h * 0.58, draw.down(c, -h, h, draw.tint(ring, 0.4), ring));
  draw.blob(c, w * 0.53, 0, h * 0.4, h * 0.38, eye);
  draw.disc(c, w * 0.42, -h * 0.18, h * 0.11, '#ffffffc0');
}

/** Body, wings and feet; the neck ends at 0, -40. */
export function paintBody(c: Context, { body: [light, mid, deep], ring }: Plumage): void {
  draw.blob(c, 0, 250, 96, 18, draw.fade(INK, 0.4));
  for (const side of [-1, 1])
    draw.place(
      c,
      side * 34,
      236,
      () => inked(c, 'M-5 -12L-5 6L-22 14L-4 12L0 18L5 12L22 14L5 6L5 -12Z', '#ffb340', 9),
      0,
    );
  const pear =
    'M-36 -60C-46 10 -104 60 -102 138C-100 204 -52 236 0 236C52 236 100 204 102 138C104 60 46 10 36 -60Z';
  inked(c, pear, draw.linear(c, -70, -40, 60, 236, light, mid, deep), 14);
  draw.clipped(
    c,
    (path) => path.ellipse(0, 130, 98, 104, 0, 0, 7),
    () => {
      for (let row = 0; row < 7; row += 1)
        for (let scale = -3; scale <= 3; scale += 1)
          draw.rim(c, draw.fade(draw.tint(light, 0.35), 0.55), 4, (path) => {
            const x = scale * 30 + (row % 2) * 15;
            path.arc(x, 40 + row * 26, 15, 0.25, Math.PI - 0.25);
          });
    },
  );
  draw.blob(c, -34, 40, 13, 60, draw.fade('#ffffff', 0.22), 0.35);
  for (const side of [-1, 1]) draw.place(c, 0, 0, () => paintWing(c, mid, deep, ring), 0, side, 1);
}

function paintWing(c: Context, mid: string, deep: string, ring: string): void {
  const outline = 'M70 62C104 84 122 140 84 222C70 200 56 170 56 130C56 100 60 78 70 62Z';
  inked(c, outline, draw.linear(c, 56, 62, 110, 222, mid, deep));
  for (const [x, y] of [
    [82, 112],
    [84, 144],
    [82, 176],
  ] as const) {
    draw.rim(c, ring, 6, (path) => {
      path.moveTo(x - 18, y - 8);
      path.quadraticCurveTo(x, y + 14, x + 17, y - 6);
    });
  }
}

/** Head and crest; the neck is at 0, 40. */
export function paintHead(c: Context, plumage: Plumage, mood: Mood): void {
  const [light, mid, deep] = plumage.body;
  for (let plume = -2; plume <= 2; plume += 1) {
    const angle = plume * (mood === 'sad' ? 0.5 : 0.34);
    const far = mood === 'sad' ? 78 : 90 - Math.abs(plume) * 3;
    const [x, y] = [Math.sin(angle) * far, -Math.cos(angle) * far];
    draw.line(c, [plume * 6, -40, x, y], 10, INK);
    draw.line(c, [plume * 6, -40, x, y], 4, mid);
    draw.disc(c, x, y, 15, INK);
    draw.disc(c, x, y, 11, plumage.ring);
    draw.disc(c, x, y, 6, plumage.eye);
  }
  draw.drawPath(c, 'M-38 60Q-44 20 -34 0L34 0Q44 20 38 60Z', { fill: mid });
  draw.disc(c, 0, 0, 60, INK);
  draw.disc(c, 0, 0, 53, draw.radial(c, -18, -24, 90, draw.tint(light, 0.25), mid, deep));
  for (const side of [-1, 1]) {
    draw.blob(c, side * 24, 2, 24, 27, '#fffaf0');
    if (mood === 'happy' || mood === 'blink')
      draw.rim(c, INK, 7, (path) =>
        mood === 'happy'
          ? path.arc(side * 23, 8, 12, Math.PI * 1.1, Math.PI * 1.9)
          : path.arc(side * 23, -2, 12, Math.PI * 0.1, Math.PI * 0.9),
      );
    else {
      draw.blob(c, side * 22, 3, 13, 16, INK);
      draw.disc(c, side * 22 - 4, -3, 5, '#ffffff');
      draw.disc(c, side * 22 + 4, 9, 2.5, '#ffffffb0');
    }
    if (mood === 'sad') draw.line(c, [side * 12, -22, side * 36, -12], 6, INK);
    draw.blob(c, side * 40, 24, 9, 6, '#ff8fa3a0');
  }
  const beak = mood === 'happy' ? 'M-13 12L13 12L0 40Z' : 'M-12 14L12 14L0 36Z';
  inked(c, beak, draw.down(c, 10, 38, '#ffe07a', '#ff9a2b'), 9);
}
