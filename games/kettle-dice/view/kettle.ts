import * as draw from '@playgrove/kit/draw';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { atRest, paintDie, type Bone } from './die.ts';

type Look = Bone & {
  readonly id: string;
  readonly needs: number;
  readonly body: string;
  readonly trim: string;
};

/** What players own: the kettle, and the dice that come with it. */
export const KETTLES = keepsakes<Look>(
  [
    { id: 'copper', needs: 0, body: '#d9733a', trim: '#ffd9a0', bone: '#fff3dc', pip: '#7a2416' },
    { id: 'mint', needs: 2, body: '#3fae8f', trim: '#d8fff0', bone: '#e2fbef', pip: '#0f5c49' },
    { id: 'berry', needs: 7, body: '#d23f6a', trim: '#ffd6e2', bone: '#ffe3ec', pip: '#8a1240' },
    { id: 'sky', needs: 14, body: '#3b8fd8', trim: '#e0f2ff', bone: '#e4f3ff', pip: '#123f86' },
    { id: 'honey', needs: 23, body: '#e8a91c', trim: '#fff6cf', bone: '#ffeeb0', pip: '#7a4a06' },
    { id: 'plum', needs: 34, body: '#7d4cc0', trim: '#efe2ff', bone: '#eee3ff', pip: '#43167f' },
    { id: 'ink', needs: 48, body: '#3d4470', trim: '#ffd77a', bone: '#39406e', pip: '#ffe6a6' },
    {
      id: 'rose-gold',
      needs: 66,
      body: '#e39a8c',
      trim: '#ffffff',
      bone: '#9a2f4a',
      pip: '#ffe9e2',
    },
  ],
  (c, look) => {
    draw.place(c, -4, -4, () => paintKettle(c, look, 'glad', 0), 0, 34);
    draw.place(c, 24, 32, () => paintDie(c, atRest(5, 0.4), look), 0, 11);
  },
);

type Mood = 'calm' | 'glad' | 'sad';

/** The kettle around 0, 0, its body two units wide; the spout looks right. */
export function paintKettle(c: Context, { body, trim }: Look, mood: Mood, blink: number): void {
  const ink = draw.PALETTE.ink;
  const deep = draw.shade(body, 0.5);
  const metal = draw.linear(
    c,
    -1,
    -0.6,
    1,
    0.8,
    draw.tint(body, 0.5),
    body,
    draw.shade(body, 0.24),
    deep,
  );
  const line = 0.075;
  // Handle over the lid.
  for (const [paint, width] of [
    [ink, 0.3],
    ['#6b3218', 0.17],
    ['#b06a3a', 0.06],
  ] as const) {
    draw.rim(c, paint, width, (path) => {
      path.moveTo(-0.66, -0.5);
      path.bezierCurveTo(-0.7, -1.5, 0.7, -1.5, 0.66, -0.5);
    });
  }
  const spout = (path: Context): void => {
    path.moveTo(0.62, 0.42);
    path.bezierCurveTo(1.1, 0.4, 1.06, -0.2, 1.3, -0.56);
    path.lineTo(1.66, -0.42);
    path.bezierCurveTo(1.4, -0.1, 1.5, 0.7, 0.7, 0.78);
    path.closePath();
  };
  draw.fillPath(c, draw.linear(c, 0.6, 0, 1.5, 0.3, draw.tint(body, 0.25), body, deep), spout);
  draw.rim(c, ink, line, spout);
  draw.blob(c, 1.48, -0.5, 0.2, 0.09, '#2a1008', 0.38);
  const shell = (path: Context): void => {
    path.moveTo(-0.5, -0.56);
    path.bezierCurveTo(-1.12, -0.4, -1.2, 0.84, -0.74, 0.94);
    path.lineTo(0.74, 0.94);
    path.bezierCurveTo(1.2, 0.84, 1.12, -0.4, 0.5, -0.56);
    path.closePath();
  };
  draw.fillPath(c, metal, shell);
  draw.clipped(c, shell, () => {
    draw.blob(c, 0, 1.06, 1.1, 0.34, draw.fade('#ffb46a', 0.5));
    draw.rounded(c, -1.2, 0.62, 2.4, 0.12, 0.02, draw.fade(trim, 0.75));
    draw.blob(c, -0.56, -0.02, 0.16, 0.42, '#ffffff8c', 0.28);
    draw.blob(c, -0.7, 0.4, 0.07, 0.12, '#ffffff70', 0.1);
  });
  draw.rim(c, ink, line, shell);
  // Lid and knob.
  const lid = (path: Context): void => {
    path.moveTo(-0.56, -0.54);
    path.bezierCurveTo(-0.4, -0.92, 0.4, -0.92, 0.56, -0.54);
    path.closePath();
  };
  draw.fillPath(c, draw.down(c, -0.9, -0.5, draw.tint(trim, 0.3), draw.shade(trim, 0.18)), lid);
  draw.rim(c, ink, line, lid);
  draw.disc(c, 0, -0.92, 0.15, ink);
  draw.disc(c, 0, -0.93, 0.09, '#ff7a4a');
  draw.rounded(c, -0.62, 0.88, 1.24, 0.16, 0.08, ink);
  face(c, mood, blink);
}

function face(c: Context, mood: Mood, blink: number): void {
  const ink = draw.PALETTE.ink;
  for (const side of [-1, 1]) {
    const x = side * 0.34;
    draw.blob(c, x + side * 0.16, 0.4, 0.13, 0.08, '#ff6a5a70');
    if (blink > 0 || mood === 'glad') {
      draw.rim(c, ink, 0.09, (path) =>
        mood === 'glad'
          ? path.arc(x, 0.18, 0.14, Math.PI * 1.1, Math.PI * 1.9)
          : path.arc(x, 0.04, 0.14, 0.3, 2.8),
      );
      continue;
    }
    draw.blob(c, x, 0.12, 0.12, 0.17, ink);
    draw.disc(c, x - 0.04, 0.05, 0.05, '#ffffff');
  }
  if (mood === 'sad') {
    draw.rim(c, ink, 0.07, (path) => path.arc(0, 0.56, 0.13, Math.PI * 1.15, Math.PI * 1.85));
    return;
  }
  draw.fillPath(c, '#7a1a26', (path) =>
    path.arc(0, 0.32, mood === 'glad' ? 0.19 : 0.13, 0.1, Math.PI - 0.1),
  );
  draw.rim(c, ink, 0.06);
}

/** Steam from the spout: soft puffs that rise and thin out. */
export function drawSteam(to: Surface, x: number, y: number, size: number): void {
  const time = to.reducedMotion ? 0.4 : to.time;
  for (let puff = 0; puff < 4; puff += 1) {
    const age = (time * 0.32 + puff / 4) % 1;
    const r = size * (0.16 + age * 0.4);
    const px = x + Math.sin(age * 5 + puff * 2) * size * 0.2 + age * size * 0.5;
    draw.disc(
      to.c,
      px,
      y - age * size * 1.3,
      r,
      draw.fade('#fff6e6', 0.34 * Math.sin(age * Math.PI)),
    );
  }
}
