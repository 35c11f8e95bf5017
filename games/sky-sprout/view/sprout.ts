import * as draw from '@playgrove/kit/draw';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Context } from '@playgrove/kit/runtime';

export type Mood = 'calm' | 'glad' | 'scared';
/** What grows on its head. */
type Crown = 'leaves' | 'tulip' | 'cap' | 'star';
export type Look = {
  readonly id: string;
  readonly needs: number;
  readonly body: string;
  readonly belly: string;
  readonly leaf: string;
  readonly crown: Crown;
};

export const INK = '#3a2148';

/** The sprout's body, its feet on 0, 0; 92 high. */
export function paintBody(c: Context, { body, belly }: Look, mood: Mood): void {
  const dark = draw.shade(body, 0.35);
  const trace = (path: Context): void => {
    path.moveTo(0, -96);
    path.bezierCurveTo(26, -92, 49, -62, 48, -36);
    path.bezierCurveTo(47, -10, 26, 0, 0, 0);
    path.bezierCurveTo(-26, 0, -47, -10, -48, -36);
    path.bezierCurveTo(-49, -62, -26, -92, 0, -96);
  };
  draw.fillPath(c, draw.radial(c, -16, -64, 86, draw.tint(body, 0.5), body, dark), trace);
  draw.clipped(c, trace, () => {
    draw.blob(c, 0, -6, 34, 30, draw.fade(belly, 0.85));
    draw.blob(c, 30, -30, 20, 50, draw.fade(dark, 0.28), 0.2);
    draw.blob(c, -24, -74, 9, 15, '#ffffffb0', 0.6);
  });
  draw.rim(c, INK, 5, trace);
  for (const side of [-1, 1]) draw.blob(c, side * 31, -34, 9, 6, '#ff6f7d88');
  paintFace(c, mood);
}

function paintFace(c: Context, mood: Mood): void {
  for (const side of [-1, 1]) {
    const x = side * 18;
    if (mood === 'glad')
      draw.rim(c, INK, 5, (path) => path.arc(x, -46, 9, Math.PI * 1.08, Math.PI * 1.92));
    else {
      const tall = mood === 'scared' ? 15 : 13;
      draw.blob(c, x, -48, 11, tall, '#ffffff');
      draw.blob(c, x + (mood === 'scared' ? 0 : 1), -47, 8, tall * 0.78, INK);
      draw.disc(c, x + 3, -52, 3.6, '#ffffff');
      draw.disc(c, x - 3, -43, 1.8, '#ffffffcc');
    }
  }
  if (mood === 'scared') draw.blob(c, 0, -25, 8, 9, '#8a2f4a');
  else {
    const smile = (path: Context): void => {
      path.moveTo(-11, -32);
      path.quadraticCurveTo(0, mood === 'glad' ? -8 : -18, 11, -32);
      path.closePath();
    };
    draw.fillPath(c, '#8a2f4a', smile);
    draw.rim(c, INK, 3.5, smile);
  }
}

/** A foot or a hand around 0, 0. */
export function paintFoot(c: Context, { body }: Look): void {
  draw.blob(c, 0, 0, 17, 11, INK);
  draw.blob(c, -1, -1, 13, 7.5, draw.shade(body, 0.16));
}

/** A head leaf that grows to the right from 0, 0. */
export function paintHair(c: Context, { leaf }: Look): void {
  const trace = (path: Context): void => {
    path.moveTo(0, 0);
    path.bezierCurveTo(6, -30, 40, -38, 62, -16);
    path.bezierCurveTo(48, 8, 20, 14, 0, 0);
  };
  draw.fillPath(
    c,
    draw.linear(c, 10, -30, 40, 12, draw.tint(leaf, 0.4), leaf, draw.shade(leaf, 0.3)),
    trace,
  );
  draw.rim(c, draw.fade('#ffffff', 0.5), 3, (path) => {
    path.moveTo(6, -4);
    path.quadraticCurveTo(26, -16, 48, -15);
  });
  draw.rim(c, INK, 4.5, trace);
}

/** What stands on the head besides the leaves, its foot on 0, 0. */
export function paintCrown(c: Context, { leaf, crown, body }: Look): void {
  draw.line(c, [0, 4, 0, -10], 12, INK);
  draw.line(c, [0, 4, 0, -10], 6, leaf);
  if (crown === 'tulip') {
    const bud = (path: Context): void => {
      path.moveTo(-20, -40);
      path.lineTo(-9, -30);
      path.lineTo(0, -44);
      path.lineTo(9, -30);
      path.lineTo(20, -40);
      path.bezierCurveTo(24, -14, 12, -6, 0, -6);
      path.bezierCurveTo(-12, -6, -24, -14, -20, -40);
    };
    draw.fillPath(c, draw.down(c, -44, -6, '#ffb08a', '#ff4f6f'), bud);
    draw.rim(c, INK, 4.5, bud);
  } else if (crown === 'cap') {
    const cap = (path: Context): void => {
      path.moveTo(-42, 22);
      path.bezierCurveTo(-42, -12, 42, -12, 42, 22);
      path.quadraticCurveTo(0, 34, -42, 22);
    };
    draw.fillPath(c, draw.down(c, -10, 30, '#a8713f', '#6f4426'), cap);
    draw.clipped(c, cap, () => {
      for (let x = -50; x < 60; x += 14) {
        draw.line(c, [x, -10, x + 24, 34], 2.5, '#4f2f1a88');
        draw.line(c, [x, -10, x - 24, 34], 2.5, '#4f2f1a88');
      }
    });
    draw.rim(c, INK, 4.5, cap);
  } else if (crown === 'star') {
    draw.disc(c, 0, -30, 40, draw.radial(c, 0, -30, 40, '#fff6c0aa', '#fff6c000'));
    draw.star(c, 0, -30, 24, INK);
    draw.star(c, 0, -30, 18, draw.tint(body, 0.3));
    draw.star(c, 0, -30, 12, '#fff6c0');
  }
}

/** How the whole sprout stands. `wing`: how far its leaves are up, −1 to 1; `walk`: the way it looks. */
export type Pose = { readonly wing: number; readonly lean: number; readonly mood: Mood };

type Stamp = (
  key: string,
  width: number,
  height: number,
  paint: (c: Context) => void,
  x: number,
  y: number,
  options?: { readonly rotate?: number; readonly scaleX?: number },
) => void;

/** The sprout on 0, 0, put together from its parts; 150 high with its leaves. */
export function composeSprout(stamp: Stamp, look: Look, { wing, lean, mood }: Pose): void {
  for (const side of [-1, 1]) {
    const foot = { rotate: side * -wing * 0.5, scaleX: 1 };
    stamp('foot', 40, 28, (c) => paintFoot(c, look), side * 20 + lean * 6, 2 + wing * 5, foot);
    const arm = { rotate: side * (-0.3 - wing * 0.7) };
    stamp('foot', 40, 28, (c) => paintFoot(c, look), side * 48, -34 - wing * 16, arm);
  }
  for (const side of [-1, 1]) {
    const hair = { rotate: side * (-0.25 - wing * 0.55 + lean * side * 0.2), scaleX: side };
    stamp('hair', 140, 100, (c) => paintHair(c, look), side * 2 - lean * 4, -100, hair);
  }
  stamp('crown', 110, 160, (c) => paintCrown(c, look), -lean * 3, -94);
  stamp(`body ${mood}`, 120, 220, (c) => paintBody(c, look, mood), 0, 0);
}

/** The sprout painted at once: for the card and the sheet of looks. */
export function paintSprout(c: Context, look: Look, pose: Pose): void {
  composeSprout(
    (_, __, ___, paint, x, y, { rotate = 0, scaleX = 1 } = {}) =>
      draw.place(c, x, y, () => paint(c), rotate, scaleX, 1),
    look,
    pose,
  );
}

/** What players own: their sprouts. */
export const SPROUTS = keepsakes<Look>(
  [
    {
      id: 'seedling',
      needs: 0,
      body: '#ffe08a',
      belly: '#fff7dc',
      leaf: '#5fd04f',
      crown: 'leaves',
    },
    { id: 'pea', needs: 3, body: '#a4e86a', belly: '#e9ffd0', leaf: '#2fae62', crown: 'leaves' },
    { id: 'radish', needs: 8, body: '#ff6f9c', belly: '#fff2f6', leaf: '#53c65a', crown: 'leaves' },
    { id: 'acorn', needs: 15, body: '#e3a866', belly: '#fbe6c4', leaf: '#9ac24a', crown: 'cap' },
    {
      id: 'pumpkin',
      needs: 24,
      body: '#ff9d42',
      belly: '#ffd59a',
      leaf: '#4aa84a',
      crown: 'leaves',
    },
    { id: 'tulip', needs: 35, body: '#c3eda0', belly: '#f5ffe4', leaf: '#3fae72', crown: 'tulip' },
    { id: 'plum', needs: 48, body: '#b68cff', belly: '#f0e4ff', leaf: '#38c0a0', crown: 'leaves' },
    {
      id: 'starseed',
      needs: 64,
      body: '#8fb4ff',
      belly: '#e6f0ff',
      leaf: '#ffd84a',
      crown: 'star',
    },
  ],
  (c, look) =>
    draw.place(c, 0, 44, () => paintSprout(c, look, { wing: 0.2, lean: 0, mood: 'calm' }), 0, 0.62),
);
