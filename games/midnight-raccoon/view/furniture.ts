import type { Rng } from '@playgrove/kit/contract';
import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { INK } from './raccoon.ts';
import type { Theme } from './themes.ts';

/** What lies on top of a tall thing, around the middle of its tile. */
export function paintTop(c: Context, { tall, top, edge }: Theme, rng: Rng, kind: number): void {
  if (tall === 'hedge') {
    for (let leaf = 0; leaf < 15; leaf += 1) {
      const [x, y] = [rng.between(-26, 26), rng.between(-19, 19)];
      draw.blob(
        c,
        x,
        y,
        6.5,
        4,
        draw.fade(leaf % 3 === 0 ? draw.shade(top, 0.3) : edge, 0.75),
        rng.between(0, 3),
      );
    }
    if (kind === 0) {
      for (const [x, y] of [
        [-12, -6],
        [9, 8],
        [15, -9],
      ] as const) {
        draw.disc(c, x, y, 5.4, '#ff9ac0');
        draw.disc(c, x, y, 2, '#fff1a8');
      }
    }
    return;
  }
  if (tall === 'counter') {
    if (kind > 2) return;
    draw.rounded(c, -23, -15, 46, 30, 6, INK);
    draw.rounded(c, -20.5, -12.5, 41, 25, 4, '#d5d2e6');
    for (const x of [-11, 0, 11]) {
      draw.blob(c, x, 0, 6.4, 10, '#8a4f2a');
      draw.blob(c, x, -1, 5, 8.4, kind === 1 ? '#ff9ac0' : '#e8a55c');
      draw.rim(c, kind === 1 ? '#ffffff' : '#a8642e', 1.8, (path) => {
        path.moveTo(x - 3, -4);
        path.lineTo(x + 3, -2);
        path.moveTo(x - 3, 1);
        path.lineTo(x + 3, 3);
      });
    }
    return;
  }
  if (tall === 'crate') {
    c.fillStyle = draw.fade(INK, 0.4);
    for (const y of [-10, 2, 14]) c.fillRect(-30, y, 60, 2.4);
    draw.rim(c, draw.fade(edge, 0.6), 5, (path) => {
      path.moveTo(-24, -16);
      path.lineTo(24, 16);
    });
    for (const [x, y] of [
      [-25, -17],
      [25, -17],
      [-25, 17],
      [25, 17],
    ] as const) {
      draw.disc(c, x, y, 2.4, INK);
    }
    return;
  }
  if (tall === 'house') {
    for (let row = 0; row < 4; row += 1) {
      for (let at = -3; at <= 3; at += 1) {
        const x = at * 17 + (row % 2 === 0 ? 0 : 8.5);
        if (Math.abs(x) > 25) continue;
        draw.rounded(
          c,
          x - 8,
          -19 + row * 10,
          15,
          9,
          4,
          draw.fade(row % 2 === 0 ? edge : draw.tint(top, 0.12), 0.5),
        );
      }
    }
    if (kind === 0) {
      draw.rounded(c, -9, -12, 20, 22, 3, INK);
      draw.rounded(c, -6, -9, 14, 16, 2, '#c98a7a');
      draw.rounded(c, -3, -6, 8, 9, 1, '#3a1f48');
    }
    return;
  }
  draw.rounded(c, -24, -16, 48, 32, 4, draw.fade('#ffd86a', 0.85));
  draw.rounded(c, -21, -13, 42, 26, 3, '#2c1a58');
  if (kind % 3 === 0) {
    draw.fillPath(c, '#7fd8c9', (path) => {
      path.moveTo(-16, 10);
      path.lineTo(-4, -8);
      path.lineTo(5, 4);
      path.lineTo(10, -2);
      path.lineTo(18, 10);
    });
    draw.disc(c, 11, -6, 4, '#ffe08a');
  } else if (kind % 3 === 1) {
    for (const [x, y, r] of [
      [0, 3, 9],
      [0, -7, 6],
    ] as const) {
      draw.disc(c, x, y, r, '#e9e2f6');
    }
  } else {
    draw.fillPath(c, '#8dc7ff', (path) => {
      path.moveTo(0, -11);
      path.lineTo(11, -2);
      path.lineTo(0, 11);
      path.lineTo(-11, -2);
    });
    draw.fillPath(c, '#d9efff', (path) => {
      path.moveTo(0, -11);
      path.lineTo(4, -2);
      path.lineTo(0, 11);
      path.lineTo(-11, -2);
    });
  }
}

/** A low thing, around the middle of its tile. */
export function paintLow(c: Context, kind: Theme['low'], rng: Rng): void {
  draw.blob(c, 4, 14, 29, 17, draw.fade('#0d0734', 0.36));
  if (kind === 'flowers') {
    draw.blob(c, 0, 6, 29, 22, INK);
    draw.blob(c, 0, 5, 26, 19, '#5a3f4a');
    for (let at = 0; at < 9; at += 1) {
      const x = (at % 3) * 15 - 15 + rng.between(-3, 3);
      const y = Math.floor(at / 3) * 11 - 8 + rng.between(-2, 2);
      draw.blob(c, x, y + 5, 7, 4, '#3f8f5c');
      draw.disc(c, x, y, 7, INK);
      draw.disc(c, x, y, 5, ['#ff8fb0', '#ffd86a', '#c79aff'][at % 3] ?? '#ff8fb0');
      draw.disc(c, x, y, 1.8, '#fffbe0');
    }
    return;
  }
  if (kind === 'table') {
    draw.disc(c, 0, 2, 27, INK);
    draw.disc(c, 0, 0, 24, '#fff3e0');
    c.fillStyle = '#ff8f9a';
    for (let at = 0; at < 12; at += 2) {
      c.beginPath();
      c.moveTo(0, 0);
      c.arc(0, 0, 24, (at / 12) * 6.2832, ((at + 1) / 12) * 6.2832);
      c.fill();
    }
    draw.disc(c, 0, 0, 15, '#fff3e0');
    draw.disc(c, -2, -2, 8.5, INK);
    draw.disc(c, -2, -2, 6, '#8fd0e8');
    return;
  }
  if (kind === 'barrel') {
    draw.blob(c, 0, 6, 24, 22, INK);
    draw.rounded(c, -20, -12, 40, 36, 12, draw.down(c, -12, 24, '#b9774a', '#7a4630'));
    c.fillStyle = '#cfd6e4';
    c.fillRect(-20, 1, 40, 4);
    c.fillRect(-20, 14, 40, 4);
    draw.blob(c, 0, -11, 21, 11, INK);
    draw.blob(c, 0, -12, 18, 8, '#5fb0d8');
    draw.blob(c, -5, -13, 6, 2.6, '#d9f4ff');
    return;
  }
  if (kind === 'hydrant') {
    draw.rounded(c, -17, -22, 34, 46, 12, INK);
    draw.rounded(c, -13.5, -18.5, 27, 39, 9, draw.down(c, -20, 22, '#ff7a6a', '#b8324f'));
    draw.rounded(c, -23, -6, 46, 14, 6, INK);
    draw.rounded(c, -20, -3, 40, 8, 4, '#e8525c');
    draw.disc(c, 0, 1, 8.4, INK);
    draw.disc(c, 0, 1, 5.6, '#ffd86a');
    return;
  }
  draw.rounded(c, -24, 8, 48, 18, 5, INK);
  draw.rounded(c, -21, 11, 42, 12, 3, '#d9d2ee');
  draw.fillPath(c, INK, (path) => {
    path.ellipse(0, -4, 20, 21, 0, 0, 7);
    path.rect(-10, -30, 20, 12);
  });
  draw.blob(c, 0, -4, 16.6, 17.6, draw.down(c, -22, 14, '#6fd0e0', '#2f6fb8'));
  draw.rounded(c, -7, -28, 14, 10, 3, '#6fd0e0');
  draw.rim(c, '#ffe08a', 3, (path) => {
    path.moveTo(-14, -6);
    path.quadraticCurveTo(0, 2, 14, -6);
  });
}
