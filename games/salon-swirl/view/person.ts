import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { Person } from '../rules/people.ts';
import { CLOTHES, EYES, HUES, INK, SKINS } from './palette.ts';

/*
 * The client without hair, in client units: 0, 0 is the middle of the face.
 */

export type Mood = {
  /** 0 shut, 1 open. */
  readonly open: number;
  /** Where the eyes look, −1 to 1. */
  readonly x: number;
  readonly y: number;
  readonly mouth: 'smile' | 'laugh' | 'worry' | 'oh' | 'teeth';
  /** Shut with joy, or tight: instead of `open`. */
  readonly shut?: 'glad' | 'tight';
};

const skinOf = ({ skin }: Person): string => SKINS[skin] ?? SKINS[0];

function traceFace(c: Context): void {
  c.moveTo(-63, -26);
  c.bezierCurveTo(-67, -92, 67, -92, 63, -26);
  c.bezierCurveTo(66, 32, 40, 80, 0, 84);
  c.bezierCurveTo(-40, 80, -66, 32, -63, -26);
  c.closePath();
}

/** Chair, cape and arms. */
export function paintBody(c: Context, person: Person): void {
  const skin = skinOf(person);
  const cloth = CLOTHES[person.clothes] ?? CLOTHES[0];
  // The chair: back and arms.
  draw.rounded(c, -112, 74, 224, 330, 46, INK);
  draw.rounded(
    c,
    -106,
    80,
    212,
    324,
    41,
    draw.linear(c, -100, 80, 100, 380, '#d0475f', '#9a2746', '#6f1c3f'),
  );
  draw.rounded(c, -92, 92, 184, 300, 32, draw.fade('#ffffff', 0.09));
  for (const x of [-46, 0, 46]) for (const y of [150, 210]) draw.disc(c, x, y, 5, '#7c1f42');
  draw.fillPath(c, INK, (path) => path.roundRect(-176, 250, 76, 150, 26));
  draw.fillPath(c, INK, (path) => path.roundRect(100, 250, 76, 150, 26));
  for (const x of [-170, 106])
    draw.rounded(c, x, 256, 64, 150, 22, draw.down(c, 256, 330, '#d0475f', '#7f2041'));
  // Hands on the arms.
  for (const side of [-1, 1]) {
    draw.blob(c, side * 138, 262, 29, 22, INK, side * 0.2);
    draw.blob(
      c,
      side * 138,
      261,
      24,
      17.5,
      draw.down(c, 244, 280, draw.tint(skin, 0.16), draw.shade(skin, 0.16)),
      side * 0.2,
    );
    draw.rim(c, draw.shade(skin, 0.42), 2.6, (path) => {
      for (const finger of [-9, 0, 9]) {
        path.moveTo(side * 138 + finger, 266);
        path.lineTo(side * 138 + finger * 1.15, 276);
      }
    });
  }
  // The cape: over shoulders and arms.
  const cape = (path: Context): void => {
    path.moveTo(-32, 98);
    path.bezierCurveTo(-92, 108, -122, 124, -134, 182);
    path.bezierCurveTo(-150, 250, -160, 300, -140, 320);
    path.bezierCurveTo(-120, 306, -104, 318, -92, 410);
    path.lineTo(92, 410);
    path.bezierCurveTo(104, 318, 120, 306, 140, 320);
    path.bezierCurveTo(160, 300, 150, 250, 134, 182);
    path.bezierCurveTo(122, 124, 92, 108, 32, 98);
    path.closePath();
  };
  c.beginPath();
  cape(c);
  draw.rim(c, INK, 8);
  draw.fillPath(
    c,
    draw.linear(c, -90, 90, 60, 400, draw.tint(cloth, 0.26), cloth, draw.shade(cloth, 0.3)),
    cape,
  );
  draw.clipped(c, cape, () => {
    c.fillStyle = '#ffffff40';
    for (let row = 0; row < 7; row += 1)
      for (let column = -4; column <= 4; column += 1)
        draw.disc(c, column * 40 + (row % 2) * 20, 134 + row * 40, 4.6, '#ffffff55');
    draw.rim(c, draw.fade(draw.shade(cloth, 0.5), 0.5), 4, (path) => {
      path.moveTo(-96, 170);
      path.bezierCurveTo(-92, 240, -102, 300, -94, 400);
      path.moveTo(96, 170);
      path.bezierCurveTo(92, 240, 102, 300, 94, 400);
      path.moveTo(-30, 250);
      path.quadraticCurveTo(-38, 320, -30, 400);
      path.moveTo(40, 230);
      path.quadraticCurveTo(34, 310, 42, 400);
    });
  });
}

/** Neck, ears, face, brows, nose: what keeps still. */
export function paintHead(c: Context, person: Person): void {
  const skin = skinOf(person);
  const dark = draw.shade(skin, 0.34);
  draw.fillPath(c, INK, (path) => path.roundRect(-31, 50, 62, 66, 20));
  draw.fillPath(c, draw.down(c, 60, 112, draw.mix(dark, '#a3475a', 0.15), skin), (path) =>
    path.roundRect(-26, 50, 52, 61, 16),
  );
  // The collar of the cape.
  draw.rounded(c, -46, 96, 92, 22, 11, INK);
  draw.rounded(c, -42, 100, 84, 14, 7, '#fff6e3');
  for (const side of [-1, 1]) {
    draw.blob(c, side * 65, 2, 15, 21, INK);
    draw.blob(c, side * 65, 2, 10.5, 16.5, draw.tint(skin, 0.06));
    draw.rim(c, dark, 2.6, (path) => path.arc(side * 65, 1, 7, -1.2, 1.6, side < 0));
    if (person.extra === 'earrings') {
      draw.disc(c, side * 67, 27, 8, INK);
      draw.disc(c, side * 67, 27, 5, '#ffd02e');
    }
    if (person.extra === 'hearing' && side > 0) {
      draw.rim(c, INK, 9, (path) => path.arc(side * 66, -6, 14, -2.2, 1.2));
      draw.rim(c, '#4cc3ff', 5, (path) => path.arc(side * 66, -6, 14, -2.2, 1.2));
    }
  }
  c.beginPath();
  traceFace(c);
  draw.rim(c, INK, 7);
  draw.fillPath(
    c,
    draw.linear(
      c,
      -40,
      -80,
      34,
      84,
      draw.tint(skin, 0.16),
      skin,
      draw.mix(skin, draw.shade(skin, 0.3), 0.55),
    ),
    traceFace,
  );
  draw.clipped(c, traceFace, () => {
    paintExtra(c, person, skin);
    // The hair's shadow on the forehead.
    draw.blob(c, 0, -76, 70, 26, draw.fade('#3a1673', 0.16));
  });
  for (const side of [-1, 1]) draw.blob(c, side * 40, 30, 14, 9, draw.fade('#ff4f70', 0.26));
  const brow = draw.mix(HUES[person.hue] ?? INK, draw.shade(skin, 0.6), 0.35);
  draw.rim(c, brow, person.lashes ? 4.4 : 6.4, (path) => {
    for (const side of [-1, 1]) {
      path.moveTo(side * 14, -25);
      path.quadraticCurveTo(side * 30, -35, side * 45, -25);
    }
  });
  draw.rim(c, draw.shade(skin, 0.46), 4, (path) => {
    path.moveTo(-7, 26);
    path.quadraticCurveTo(0, 33, 7, 26);
  });
}

function paintExtra(c: Context, { extra, hue }: Person, skin: string): void {
  if (extra === 'freckles')
    for (const [x, y] of [
      [30, 21],
      [38, 17],
      [46, 22],
      [37, 26],
    ] as const)
      for (const side of [-1, 1]) draw.disc(c, side * x, y, 1.9, draw.shade(skin, 0.36));
  if (extra === 'beard') {
    draw.fillPath(c, draw.mix(HUES[hue] ?? INK, skin, 0.16), (path) => {
      path.moveTo(-68, 10);
      path.bezierCurveTo(-54, 44, -34, 38, -20, 38);
      path.quadraticCurveTo(0, 32, 20, 38);
      path.bezierCurveTo(34, 38, 54, 44, 68, 10);
      path.lineTo(60, 92);
      path.lineTo(-60, 92);
      path.closePath();
    });
    draw.blob(c, 0, 53, 21, 12, draw.mix(skin, '#c96a6a', 0.2));
  }
  if (extra === 'vitiligo') {
    draw.blob(c, 34, -38, 20, 15, draw.tint(skin, 0.5), 0.5);
    draw.blob(c, -38, 46, 17, 22, draw.tint(skin, 0.5), 0.3);
  }
  if (extra === 'lines')
    draw.rim(c, draw.fade(draw.shade(skin, 0.5), 0.55), 2.4, (path) => {
      for (const side of [-1, 1]) {
        path.moveTo(side * 50, -4);
        path.quadraticCurveTo(side * 56, -2, side * 58, 4);
        path.moveTo(side * 24, 36);
        path.quadraticCurveTo(side * 31, 44, side * 28, 54);
      }
      path.moveTo(-20, -50);
      path.quadraticCurveTo(0, -54, 20, -50);
    });
}

/** Eyes and mouth, and glasses over them. */
export function paintLively(
  c: Context,
  { eyes, lashes, extra }: Person,
  { open, x, y, mouth, shut }: Mood,
): void {
  for (const side of [-1, 1]) {
    const at = side * 28;
    if (shut || open < 0.25) {
      draw.rim(c, INK, 4.6, (path) => {
        const low = shut === 'glad' ? -15 : 8;
        path.moveTo(at + side * 13, shut === 'tight' ? -12 : -2);
        if (shut === 'tight') path.lineTo(at - side * 9, -2);
        else path.quadraticCurveTo(at, low, at - side * 13, -2);
        if (shut === 'tight') path.lineTo(at + side * 13, 8);
      });
      continue;
    }
    draw.blob(c, at, -3, 15.5, 17 * open, INK);
    draw.blob(c, at, -3, 12.5, 14 * open, '#ffffff');
    draw.clipped(
      c,
      (path) => path.ellipse(at, -3, 12.5, 14 * open, 0, 0, Math.PI * 2),
      () => {
        const look = at + x * 3.4;
        const high = -2 + y * 3;
        draw.blob(c, look, high, 10, 12, INK);
        draw.blob(c, look, high + 1, 8.6, 10.4, EYES[eyes] ?? INK);
        draw.blob(c, look, high, 5.2, 6.4, INK);
        draw.disc(c, look - 3.4, high - 5, 3.6, '#ffffff');
        draw.disc(c, look + 3.6, high + 4, 1.7, '#ffffffcc');
      },
    );
    if (lashes)
      draw.rim(c, INK, 3.4, (path) => {
        path.moveTo(at + side * 12, -12 * open);
        path.lineTo(at + side * 19, -17 * open);
        path.moveTo(at + side * 14, -6 * open);
        path.lineTo(at + side * 20, -9 * open);
      });
  }
  paintMouth(c, mouth);
  if (extra !== 'glasses') return;
  draw.rim(c, INK, 5, (path) => {
    for (const side of [-1, 1]) {
      path.moveTo(side * 28 + 21, -2);
      path.arc(side * 28, -2, 21, 0, Math.PI * 2);
    }
    path.moveTo(-7, -4);
    path.quadraticCurveTo(0, -9, 7, -4);
  });
}

function paintMouth(c: Context, mouth: Mood['mouth']): void {
  if (mouth === 'worry' || mouth === 'smile') {
    const bend = mouth === 'smile' ? 14 : -9;
    draw.rim(c, '#7c1f3c', 4.6, (path) => {
      path.moveTo(-17, 50);
      path.quadraticCurveTo(0, 50 + bend, 17, 50);
    });
    return;
  }
  if (mouth === 'oh') {
    draw.blob(c, 0, 54, 9, 10, INK);
    draw.blob(c, 0, 54, 6, 7, '#a8264a');
    return;
  }
  if (mouth === 'teeth') {
    draw.rounded(c, -23, 43, 46, 22, 9, INK);
    draw.rounded(c, -19, 47, 38, 14, 5, '#ffffff');
    draw.rim(c, INK, 2, (path) => {
      path.moveTo(-19, 54);
      path.lineTo(19, 54);
      for (const x of [-10, 0, 10]) {
        path.moveTo(x, 47);
        path.lineTo(x, 61);
      }
    });
    return;
  }
  const lips = (path: Context): void => {
    path.moveTo(-22, 45);
    path.quadraticCurveTo(0, 51, 22, 45);
    path.quadraticCurveTo(18, 69, 0, 69);
    path.quadraticCurveTo(-18, 69, -22, 45);
    path.closePath();
  };
  c.beginPath();
  lips(c);
  draw.rim(c, INK, 5.5);
  draw.fillPath(c, '#a8264a', lips);
  draw.clipped(c, lips, () => {
    draw.blob(c, 0, 70, 12, 9, '#ff8a9c');
    c.fillStyle = '#ffffff';
    c.fillRect(-20, 44, 40, 8.5);
  });
}
