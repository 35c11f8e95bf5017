import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { poly } from './pen.ts';

/** Draws one thing around 0, 0, about 10 in radius. */
type Item = (c: Context, color: string, kind: number) => void;

export const TURN = Math.PI * 2;

function glossy(c: Context, r: number, color: string): void {
  draw.disc(
    c,
    0,
    0,
    r,
    draw.radial(
      c,
      -r * 0.3,
      -r * 0.4,
      r * 1.6,
      draw.tint(color, 0.5),
      color,
      draw.shade(color, 0.4),
    ),
  );
}

export const ITEMS: Readonly<Record<string, Item>> = {
  buttons(c, color, kind) {
    glossy(c, 10, color);
    draw.ring(c, 0, 0, 7.4, 1.3, draw.fade(draw.shade(color, 0.4), 0.6));
    draw.ring(c, 0, 0, 9.2, 0.7, draw.fade('#ffffff', 0.5));
    const holes = kind % 2 === 0 ? 4 : 2;
    for (let hole = 0; hole < holes; hole += 1)
      draw.disc(
        c,
        Math.cos((hole / holes) * TURN + 0.8) * 3,
        Math.sin((hole / holes) * TURN + 0.8) * 3,
        1.3,
        draw.shade(color, 0.65),
      );
    draw.line(c, [-2, -2, 2, 2], 0.9, '#fff6e0');
  },
  candy(c, color, kind) {
    if (kind % 3 === 0) {
      for (const side of [-1, 1])
        poly(c, draw.tint(color, 0.25), [side * 6, 0, side * 15, -7, side * 12, 0, side * 15, 7]);
      glossy(c, 8, color);
      for (let stripe = 0; stripe < 5; stripe += 1)
        draw.rim(c, '#ffffffbb', 1.4, (path) => path.arc(-10 + stripe * 5, 0, 8, -0.5, 0.5));
    } else if (kind % 3 === 1) {
      draw.line(c, [0, 6, 0, 20], 1.8, '#fffaf0');
      glossy(c, 10, color);
      draw.rim(c, '#ffffffcc', 1.6, (path) => {
        for (let step = 0; step < 40; step += 1)
          path.lineTo(Math.cos(step * 0.4) * step * 0.22, Math.sin(step * 0.4) * step * 0.22);
      });
    } else {
      draw.rounded(
        c,
        -9,
        -9,
        18,
        18,
        5,
        draw.down(c, -9, 9, draw.tint(color, 0.35), draw.shade(color, 0.2)),
      );
      draw.rounded(c, -6, -7, 12, 4, 2, '#ffffff88');
      for (let grain = 0; grain < 16; grain += 1)
        draw.disc(
          c,
          Math.cos(grain * 2.4) * Math.sqrt(grain) * 2,
          Math.sin(grain * 2.4) * Math.sqrt(grain) * 2,
          0.5,
          '#ffffffcc',
        );
    }
  },
  leaves(c, color, kind) {
    const lobes = kind % 2 === 0 ? 5 : 3;
    draw.fillPath(
      c,
      draw.radial(c, 0, 3, 13, draw.tint(color, 0.4), color, draw.shade(color, 0.2)),
      (path) => {
        path.moveTo(0, 8);
        for (let lobe = 0; lobe < lobes; lobe += 1) {
          const angle = Math.PI * (0.98 + (lobe / (lobes - 1)) * 1.04);
          path.quadraticCurveTo(
            Math.cos(angle - 0.3) * 5,
            Math.sin(angle - 0.3) * 5,
            Math.cos(angle) * 12,
            Math.sin(angle) * 12,
          );
          path.lineTo(Math.cos(angle + 0.3) * 6, Math.sin(angle + 0.3) * 6);
        }
        path.closePath();
      },
    );
    for (let vein = 0; vein < 5; vein += 1)
      draw.line(
        c,
        [0, 7, Math.cos(Math.PI * (1 + vein / 4)) * 9, Math.sin(Math.PI * (1 + vein / 4)) * 9],
        0.5,
        draw.fade(draw.shade(color, 0.5), 0.6),
      );
    draw.line(c, [0, 6, 2, 14], 1, draw.shade(color, 0.4));
  },
  umbrellas(c, color, kind) {
    draw.disc(c, 1, 2, 12, '#1a0b3a44');
    for (let rib = 0; rib < 8; rib += 1) {
      const [from, to] = [(rib / 8) * TURN, ((rib + 1) / 8) * TURN];
      draw.fillPath(
        c,
        rib % 2 === 0 ? color : kind % 2 === 0 ? '#fffaf0' : draw.tint(color, 0.35),
        (path) => {
          path.moveTo(0, 0);
          path.lineTo(Math.cos(from) * 12, Math.sin(from) * 12);
          path.quadraticCurveTo(
            Math.cos((from + to) / 2) * 10,
            Math.sin((from + to) / 2) * 10,
            Math.cos(to) * 12,
            Math.sin(to) * 12,
          );
        },
      );
      draw.line(
        c,
        [0, 0, Math.cos(from) * 12, Math.sin(from) * 12],
        0.5,
        draw.fade(draw.shade(color, 0.5), 0.6),
      );
    }
    draw.disc(c, 0, 0, 11, draw.radial(c, -4, -5, 14, '#ffffff55', '#ffffff00', '#1a0b3a44'));
    draw.disc(c, 0, 0, 1.3, '#ffd34a');
  },
  shells(c, color, kind) {
    if (kind % 3 === 0) {
      draw.star(c, 0, 0, 12, color, 0.2, 5);
      for (let arm = 0; arm < 5; arm += 1)
        for (let dot = 1; dot < 4; dot += 1)
          draw.disc(
            c,
            Math.cos((arm / 5) * TURN - 1.57 + 0.2) * dot * 2.6,
            Math.sin((arm / 5) * TURN - 1.57 + 0.2) * dot * 2.6,
            0.9,
            '#fff6e0cc',
          );
      return;
    }
    if (kind % 3 === 1) {
      for (let rib = 8; rib > 0; rib -= 1)
        draw.blob(
          c,
          0,
          4 - rib * 1.2,
          rib * 0.95 + 1,
          rib * 0.85 + 0.6,
          rib % 2 === 0 ? color : draw.tint(color, 0.55),
        );
      return;
    }
    for (let rib = -4; rib <= 4; rib += 1)
      draw.blob(
        c,
        rib * 2.3,
        -2 + Math.abs(rib) * 0.7,
        2,
        10 - Math.abs(rib) * 0.8,
        rib % 2 === 0 ? color : draw.tint(color, 0.5),
        rib * 0.13,
      );
    poly(c, draw.shade(color, 0.15), [-4, 7, 4, 7, 2, 11, -2, 11]);
  },
  fruit(c, color, kind) {
    if (kind % 4 === 0) {
      draw.disc(c, 0, 0, 11, color);
      draw.disc(c, 0, 0, 9.6, '#fff6e0');
      for (let part = 0; part < 9; part += 1)
        draw.fillPath(c, draw.tint(color, part % 2 === 0 ? 0.2 : 0.3), (path) => {
          path.moveTo(0, 0);
          path.arc(0, 0, 8.8, (part / 9) * TURN + 0.06, ((part + 1) / 9) * TURN - 0.06);
        });
    } else if (kind % 4 === 1) {
      draw.disc(c, 0, 0, 11, '#7a5230');
      draw.disc(c, 0, 0, 10, '#a8d84a');
      draw.disc(c, 0, 0, 3.2, '#f6ffd8');
      for (let seed = 0; seed < 16; seed += 1)
        draw.blob(
          c,
          Math.cos((seed / 16) * TURN) * 5,
          Math.sin((seed / 16) * TURN) * 5,
          1,
          0.5,
          '#2a2a1a',
          (seed / 16) * TURN,
        );
    } else if (kind % 4 === 2) {
      draw.fillPath(c, draw.radial(c, -3, -4, 16, '#ff9a8a', '#ee3a48', '#b81a3a'), (path) => {
        path.moveTo(0, 12);
        path.bezierCurveTo(-16, 0, -9, -12, 0, -8);
        path.bezierCurveTo(9, -12, 16, 0, 0, 12);
      });
      for (let seed = 0; seed < 12; seed += 1)
        draw.blob(
          c,
          Math.cos(seed * 2.4) * Math.sqrt(seed) * 2,
          Math.sin(seed * 2.4) * Math.sqrt(seed) * 2,
          0.5,
          0.8,
          '#ffe08a',
        );
      for (let leaf = -2; leaf <= 2; leaf += 1)
        draw.blob(c, leaf * 2.6, -9, 1.6, 3.4, '#4fa83a', leaf * 0.5);
    } else {
      draw.fillPath(c, '#3f9a48', (path) => path.arc(0, -4, 13, 0, Math.PI));
      draw.fillPath(c, '#eaffd8', (path) => path.arc(0, -4, 11.6, 0, Math.PI));
      draw.fillPath(c, '#ff5a62', (path) => path.arc(0, -4, 10.4, 0, Math.PI));
      for (let seed = 0; seed < 7; seed += 1)
        draw.blob(c, -6 + (seed % 4) * 4, 0 - Math.floor(seed / 4) * -3, 0.7, 1.2, '#2a1420');
    }
  },
  marbles(c, color, kind) {
    draw.blob(c, 2, 8, 9, 4, '#1a0b3a44');
    glossy(c, 10, color);
    draw.clipped(
      c,
      (path) => path.arc(0, 0, 9.6, 0, TURN),
      () => {
        for (let twist = 0; twist < 3; twist += 1)
          draw.rim(
            c,
            ['#ffffffcc', draw.tint(color, 0.6), '#ffe45caa'][(twist + kind) % 3] ?? '#ffffff',
            2.2,
            (path) => {
              path.moveTo(-10, -6 + twist * 5);
              path.bezierCurveTo(-3, 4 + twist * 3, 3, -10 + twist * 4, 10, 2 + twist * 3);
            },
          );
      },
    );
    draw.blob(c, -3.6, -4.6, 3, 1.7, '#ffffffdd', -0.6);
  },
  donuts(c, color, kind) {
    draw.disc(c, 1, 2, 11, '#1a0b3a33');
    draw.disc(c, 0, 0, 11, draw.radial(c, -3, -4, 16, '#f6cf96', '#d9963f'));
    draw.fillPath(c, draw.radial(c, -3, -4, 16, draw.tint(color, 0.4), color), (path) => {
      for (let step = 0; step <= 24; step += 1) {
        const far = 9.4 + Math.sin(step * 2.1 + kind) * 0.7;
        path.lineTo(Math.cos((step / 24) * TURN) * far, Math.sin((step / 24) * TURN) * far);
      }
    });
    for (let one = 0; one < 15; one += 1) {
      const [angle, far] = [one * 2.4 + kind, 5 + (one % 3) * 1.5];
      draw.transformed(c, { x: Math.cos(angle) * far, y: Math.sin(angle) * far, rotate: one }, () =>
        draw.rounded(
          c,
          -1.3,
          -0.5,
          2.6,
          1,
          0.5,
          ['#ffffff', '#ffe45c', '#5fd0ff', '#ff7aa0', '#8fe06a'][one % 5] ?? '#ffffff',
        ),
      );
    }
    draw.disc(c, 0, 0, 3.3, '#b87a34');
    draw.disc(c, 0.4, 0.6, 2.8, '#7a4a5a');
  },
  blossoms(c, color, kind) {
    for (let leaf = 0; leaf < 3; leaf += 1)
      draw.blob(
        c,
        Math.cos(leaf * 2.1 + kind) * 9,
        Math.sin(leaf * 2.1 + kind) * 9,
        6,
        2.6,
        leaf === 0 ? '#3f8a4a' : '#6fb05a',
        leaf * 2.1 + kind,
      );
    for (const [petals, far, r] of [
      [9, 7, 4],
      [7, 4.6, 3.2],
      [5, 2.4, 2.2],
    ] as const)
      for (let petal = 0; petal < petals; petal += 1)
        draw.blob(
          c,
          Math.cos((petal / petals) * TURN) * far,
          Math.sin((petal / petals) * TURN) * far,
          r,
          r * 0.66,
          draw.mix(color, '#ffffff', (7 - far) * 0.09 + (petal % 2) * 0.12),
          (petal / petals) * TURN,
        );
    draw.disc(c, 0, 0, 1.8, '#ffd34a');
  },
  cookies(c, color, kind) {
    draw.disc(c, 1, 2, 10.4, '#1a0b3a33');
    const paint = draw.radial(c, -3, -4, 15, '#f2c88a', '#cf924a');
    if (kind % 2 === 0) draw.star(c, 0, 0, 12, paint, 0.2, 7);
    else draw.disc(c, 0, 0, 10.4, paint);
    draw.ring(c, 0, 0, kind % 2 === 0 ? 6 : 7.6, 1.4, color);
    for (let dot = 0; dot < 9; dot += 1)
      draw.disc(
        c,
        Math.cos(dot * 2.4) * Math.sqrt(dot) * 2,
        Math.sin(dot * 2.4) * Math.sqrt(dot) * 2,
        0.9,
        dot % 2 === 0 ? '#fffaf0' : color,
      );
  },
};

export const COLORS: Readonly<Record<string, readonly string[]>> = {
  bright: ['#ff4b55', '#ff9a2f', '#ffd02e', '#45d15b', '#14c4b4', '#2f9dff', '#8a4dff', '#ff4f9a'],
  autumn: ['#e8432a', '#f2812a', '#ffb83a', '#c9602a', '#a8742a', '#8a9a3a', '#d92f3f'],
  pastel: ['#ffb0c8', '#ffd0a0', '#fff0a0', '#b8eab0', '#a8e0f0', '#c0b8ff', '#f0b0f0', '#ff9aa8'],
  shore: ['#ff9a7a', '#ffd0a8', '#f28fb0', '#ffe8c0', '#b890d8', '#8fd0d0', '#f2b04a'],
  citrus: ['#ff8a2a', '#ffd23a', '#a8d83a', '#ff6a5a', '#ff5a8a'],
};
