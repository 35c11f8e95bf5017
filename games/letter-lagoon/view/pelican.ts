import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';

const INK = draw.PALETTE.ink;
const WHITE = ['#ffffff', '#f1ecf7', '#bfb4d8'] as const;

export type Mood = 'calm' | 'happy' | 'sad' | 'blink';

/** Where the head sits, seen from the feet. */
export const NECK = { x: 26, y: -196 } as const;

function inked(c: Context, d: string, fill: string | CanvasGradient, width = 9): void {
  draw.drawPath(c, d, { line: INK, width });
  draw.drawPath(c, d, { fill });
}

/** Body, neck and the post that it stands on; its feet are at 0, 0, it looks to the right. */
export function paintBody(c: Context, isHappy: boolean): void {
  draw.blob(c, 0, 22, 84, 14, '#04283f80');
  // The post.
  draw.rounded(c, -45, -18, 90, 46, 14, INK);
  draw.rounded(
    c,
    -40,
    -14,
    80,
    38,
    10,
    draw.linear(c, -40, 0, 40, 0, '#d9985a', '#a5683a', '#6d3f26'),
  );
  draw.blob(c, 0, -12, 40, 11, '#f0c58c');
  draw.rim(c, '#b5804e', 3, (path) => path.ellipse(0, -12, 24, 6, 0, 0, 7));
  for (const foot of [-16, 18]) {
    draw.line(c, [foot, -54, foot, -14], 13, INK);
    draw.line(c, [foot, -54, foot, -14], 7, '#ff9a3c');
    inked(
      c,
      `M${foot - 4} -18L${foot - 8} -6L${foot + 4} -9L${foot + 12} -4L${foot + 22} -8L${foot + 6} -19Z`,
      '#ffb04f',
      6,
    );
  }
  inked(
    c,
    'M-66 -104C-92 -112 -108 -104 -112 -92C-98 -94 -98 -86 -108 -80C-92 -76 -76 -78 -62 -84Z',
    draw.down(c, -112, -76, WHITE[1], '#8d84b4'),
    8,
  );
  const body =
    'M-74 -98C-70 -142 -24 -156 18 -150C60 -144 70 -112 56 -84C38 -50 -22 -44 -54 -60C-68 -68 -74 -82 -74 -98Z';
  // The neck goes behind the body's rim, so it is inked first.
  const neck = (path: Context) => {
    path.moveTo(34, -118);
    path.bezierCurveTo(74, -142, 22, -166, NECK.x, NECK.y);
  };
  draw.rim(c, INK, 52, neck);
  inked(c, body, draw.linear(c, -30, -150, 20, -46, ...WHITE));
  draw.rim(c, WHITE[1], 42, neck);
  draw.rim(c, '#ffffff', 18, (path) => {
    path.moveTo(40, -122);
    path.bezierCurveTo(78, -142, 28, -166, NECK.x + 4, NECK.y);
  });
  const wing = isHappy
    ? 'M-34 -128C-8 -146 30 -132 32 -108C8 -102 -30 -120 -62 -168C-76 -190 -100 -196 -106 -186C-92 -180 -96 -170 -108 -168C-88 -158 -96 -148 -104 -144C-80 -132 -64 -104 -34 -98C-14 -94 6 -96 20 -104Z'
    : 'M-70 -112C-40 -140 10 -138 26 -116C22 -88 -20 -64 -72 -62C-58 -72 -62 -76 -84 -76C-66 -86 -68 -92 -88 -94C-74 -98 -70 -104 -70 -112Z';
  inked(c, wing, draw.linear(c, 20, -130, -80, -70, '#ffffff', '#d9d2ea', '#7f79ac'), 8);
  const barbs = isHappy
    ? [-40, -118, -70, -140, -28, -112, -50, -122]
    : [-20, -92, -58, -76, -12, -104, -60, -92];
  draw.line(c, barbs.slice(0, 4), 4, '#6f699c80');
  draw.line(c, barbs.slice(4), 4, '#6f699c80');
  inked(
    c,
    'M8 -150C26 -136 50 -136 66 -146L70 -128C50 -116 20 -118 2 -134Z',
    draw.down(c, -150, -118, '#ff6f61', '#c9263f'),
    7,
  );
  inked(c, 'M52 -126L74 -104L50 -106L42 -122Z', '#d8324a', 6);
  draw.disc(c, 30, -130, 3.5, '#ffffffb0');
  draw.disc(c, 48, -130, 3.5, '#ffffffb0');
}

/** Head, beak and hat around its neck at 0, 0. */
export function paintHead(c: Context, mood: Mood): void {
  const isOpen = mood === 'happy';
  inked(c, 'M-22 -8C-40 -4 -48 8 -46 18C-38 8 -34 14 -38 26C-28 16 -20 16 -14 12Z', WHITE[1], 7);
  // The pouch hangs below the upper beak, which a happy pelican lifts.
  if (isOpen) inked(c, 'M16 -8L112 -34L126 24C70 20 40 20 18 12Z', '#8f1f3a', 8);
  const pouch = isOpen
    ? 'M12 6C30 66 84 74 128 26C90 30 46 24 16 4Z'
    : 'M12 4C28 56 78 58 128 18C90 14 46 8 16 0Z';
  inked(c, pouch, draw.down(c, 0, 62, '#ffd27a', '#ff9a4a', '#e8642f'), 9);
  draw.rim(c, '#fff0c080', 5, (path) => {
    path.moveTo(28, 22);
    path.quadraticCurveTo(52, 46, 88, 36);
  });
  draw.place(
    c,
    14,
    -6,
    () => {
      inked(
        c,
        'M-6 -14C30 -12 78 -4 114 8C126 14 124 30 112 26C80 14 36 12 -4 10Z',
        draw.down(c, -14, 22, '#ffc45a', '#ff8f2f'),
        9,
      );
      draw.line(c, [6, -6, 84, 5], 4, '#fff3c890');
      draw.line(c, [30, 1, 38, 2], 4, '#a8431f');
    },
    isOpen ? -0.34 : 0,
  );
  draw.disc(c, 0, -4, 36, INK);
  draw.disc(c, 0, -4, 31, draw.radial(c, -10, -16, 48, '#ffffff', '#f6f2fb', '#c8bede'));
  draw.blob(c, 14, 12, 9, 6, '#ff8f8fa0');
  if (mood === 'happy' || mood === 'blink')
    draw.rim(c, INK, 6, (path) =>
      isOpen
        ? path.arc(12, -6, 10, Math.PI * 1.08, Math.PI * 1.92)
        : path.arc(12, -12, 10, Math.PI * 0.1, Math.PI * 0.9),
    );
  else {
    draw.disc(c, 12, -8, 13, INK);
    draw.disc(c, 12, -8, 10, '#fff6d8');
    draw.disc(c, 14, -7, 6.5, INK);
    draw.disc(c, 11, -10, 3, '#ffffff');
    if (mood === 'sad') draw.line(c, [-4, -26, 16, -22], 6, INK);
  }
  // A straw hat.
  draw.place(
    c,
    -4,
    -30,
    () => {
      draw.blob(c, 0, 0, 50, 15, INK);
      draw.blob(c, 0, 0, 45, 10.5, draw.down(c, -10, 10, '#ffe9a0', '#d9a348'));
      inked(
        c,
        'M-27 -2C-30 -34 -18 -42 0 -42C18 -42 30 -34 27 -2C12 5 -12 5 -27 -2Z',
        draw.linear(c, -20, -40, 24, 0, '#fff3b8', '#f5cf6c', '#c98f3a'),
        8,
      );
      inked(c, 'M-28 -14C-12 -6 12 -6 28 -14L27 -2C12 5 -12 5 -27 -2Z', '#2a9fd0', 5);
      for (const at of [-16, -2, 12]) draw.line(c, [at, -34, at + 3, -20], 2.5, '#b5803080');
    },
    -0.14,
  );
}

/** A fish of about 70 units around 0, 0. */
export function paintFish(c: Context): void {
  const body = 'M34 0C22 -22 -6 -20 -18 -4L-38 -18L-34 0L-38 18L-18 4C-6 20 22 22 34 0Z';
  inked(c, body, draw.down(c, -20, 20, '#ffe08a', '#ff9a3c'), 7);
  draw.disc(c, 18, -4, 4.5, INK);
  draw.line(c, [2, -10, 2, 10], 3, '#c65a1e90');
}
