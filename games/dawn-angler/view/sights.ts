import * as draw from '@playgrove/kit/draw';
import { palm } from './far-plants.ts';
import { createRng } from '@playgrove/kit/core';
import type { Scene } from './places.ts';

export function snow({ c, area, line: y0, light }: Scene, seed: number): void {
  const rng = createRng(seed);
  draw.fillPath(
    c,
    draw.fade(draw.mix('#ffffff', light.sky[1], light.dark ? 0.6 : 0.15), 0.9),
    (path) => {
      for (let at = 0; at < 9; at += 1) {
        const x = area.x + area.width * rng.unit();
        const y = y0 - rng.between(110, 170);
        path.moveTo(x, y);
        path.lineTo(x + 26, y + 42);
        path.lineTo(x + 8, y + 30);
        path.lineTo(x - 4, y + 46);
        path.lineTo(x - 22, y + 36);
      }
    },
  );
}

export function gorge({ c, area, line: y0, light, size }: Scene): void {
  for (const side of [-1, 1]) {
    const x = side < 0 ? area.x : area.x + area.width;
    draw.fillPath(
      c,
      draw.down(
        c,
        y0 - 200,
        y0 + 60,
        draw.tint(light.land[1], 0.2),
        draw.shade(light.land[2], 0.1),
      ),
      (path) => {
        path.moveTo(x, y0 - 210);
        path.lineTo(x - side * 70, y0 - 180);
        path.lineTo(x - side * 96, y0 - 90);
        path.lineTo(x - side * 140, y0 - 40);
        path.lineTo(x - side * 150, y0 + 12);
        path.lineTo(x, y0 + size.height * 0.05);
      },
    );
  }
  // A fall at the far end.
  c.fillStyle = draw.down(c, y0 - 74, y0 + 4, '#e8fbff', '#bfeaf4', '#ffffff');
  c.fillRect(size.width / 2 - 46, y0 - 74, 92, 78);
  for (let at = 0; at < 7; at += 1)
    draw.rounded(c, size.width / 2 - 42 + at * 13, y0 - 70, 4, 66 - (at % 3) * 14, 2, '#ffffffb8');
  draw.blob(c, size.width / 2, y0 + 5, 76, 11, '#ffffffd0');
}

export function rocks(
  { c, area, line: y0, size, light }: Scene,
  count: number,
  color: string,
  seed: number,
): void {
  const rng = createRng(seed);
  for (let at = 0; at < count; at += 1) {
    const left = rng.chance(0.5);
    const part = rng.unit();
    const y = y0 + 16 + part * size.height * 0.36;
    const x = left ? area.x + rng.unit() * 70 : area.x + area.width - rng.unit() * 70;
    const r = (12 + part * 34) * rng.between(0.7, 1.2);
    draw.blob(c, x, y + r * 0.34, r * 1.5, r * 0.3, draw.fade('#ffffff', 0.3));
    const base = draw.mix(color, light.water[1], 0.25);
    draw.fillPath(
      c,
      draw.down(c, y - r, y + r * 0.4, draw.tint(base, 0.4), draw.shade(base, 0.35)),
      (path) => {
        path.moveTo(x - r * 1.2, y + r * 0.36);
        path.quadraticCurveTo(x - r, y - r * 0.5, x - r * 0.2, y - r * 0.82);
        path.quadraticCurveTo(x + r * 0.9, y - r * 0.7, x + r * 1.2, y + r * 0.36);
        path.quadraticCurveTo(x, y + r * 0.6, x - r * 1.2, y + r * 0.36);
      },
    );
    draw.blob(c, x - r * 0.25, y - r * 0.45, r * 0.4, r * 0.14, '#ffffff4d', -0.3);
  }
}

export function foam({ c, area, line: y0, size }: Scene): void {
  const rng = createRng(77);
  draw.fillPath(c, '#ffffff66', (path) => {
    for (let at = 0; at < 60; at += 1) {
      const part = rng.unit();
      const x = area.x + rng.unit() * area.width;
      const y = y0 + 12 + part * size.height * 0.5;
      path.moveTo(x, y);
      path.ellipse(x, y, 10 + part * 34, 1.6 + part * 3, -0.06, 0, 7);
    }
  });
}

export function lighthouse({ c, size, line: y0 }: Scene): void {
  const x = size.width * 0.2;
  draw.fillPath(c, '#1a1f48', (path) => {
    path.moveTo(x - 60, y0 + 4);
    path.quadraticCurveTo(x, y0 - 36, x + 70, y0 + 4);
  });
  draw.fillPath(c, '#d8d4ec', (path) => {
    path.moveTo(x - 17, y0 - 20);
    path.lineTo(x - 11, y0 - 118);
    path.lineTo(x + 11, y0 - 118);
    path.lineTo(x + 17, y0 - 20);
  });
  for (const y of [46, 86]) {
    c.fillStyle = '#d8485c';
    c.fillRect(x - 15, y0 - y - 10, 30, 17);
  }
  draw.fillPath(c, '#fff6b84d', (path) => {
    path.moveTo(x, y0 - 128);
    path.lineTo(x + 420, y0 - 200);
    path.lineTo(x + 420, y0 - 92);
  });
  draw.disc(c, x, y0 - 128, 12, '#fff6b8');
  draw.fillPath(c, '#d8485c', (path) => {
    path.moveTo(x - 15, y0 - 138);
    path.lineTo(x, y0 - 158);
    path.lineTo(x + 15, y0 - 138);
  });
}

export function snowfield({ c, area, line: y0, size }: Scene): void {
  const rng = createRng(9);
  c.fillStyle = draw.down(c, y0 - 4, y0 + 26, '#ffffff', '#e4f0fa');
  c.fillRect(area.x, y0 - 6, area.width, 32);
  draw.fillPath(c, '#ffffff', (path) => {
    for (let at = 0; at < 9; at += 1) {
      const x = area.x + rng.unit() * area.width;
      path.moveTo(x, y0);
      path.ellipse(x, y0, rng.between(40, 100), rng.between(5, 12), 0, 0, 7);
    }
  });
  // A red hut on the ice, far off.
  const x = size.width * 0.22;
  c.fillStyle = '#b8483c';
  c.fillRect(x - 26, y0 - 34, 52, 34);
  draw.fillPath(c, '#f4faff', (path) => {
    path.moveTo(x - 36, y0 - 32);
    path.lineTo(x, y0 - 58);
    path.lineTo(x + 36, y0 - 32);
  });
  c.fillStyle = '#ffe28a';
  c.fillRect(x - 8, y0 - 24, 15, 14);
}

export function jungle({ c, area, line: y0, light }: Scene): void {
  const rng = createRng(15);
  for (const [high, color] of [
    [104, draw.mix(light.land[0], light.land[1], 0.6)],
    [66, light.land[1]],
    [34, light.land[2]],
  ] as const) {
    draw.fillPath(c, color, (path) => {
      for (let x = area.x - 30; x < area.x + area.width + 40; x += 34) {
        const r = rng.between(24, 48);
        path.moveTo(x, y0 - high);
        path.arc(x, y0 - high + rng.between(-14, 14), r, 0, 7);
      }
      path.rect(area.x, y0 - high, area.width, high + 2);
    });
  }
}

export function isle(scene: Scene, across: number, scale: number): void {
  const { c, size, line: y0 } = scene;
  const x = size.width * across;
  draw.blob(c, x, y0 + 5, 96 * scale, 13 * scale, '#fff3c4');
  draw.blob(c, x, y0 - 2, 62 * scale, 15 * scale, scene.light.land[2]);
  palm(scene, x - 14 * scale, y0, scale * 0.72, 0.2);
  palm(scene, x + 22 * scale, y0 - 2, scale * 0.56, -0.25);
}

export function island({ c, size, line: y0, light }: Scene): void {
  draw.fillPath(c, light.land[1], (path) => {
    path.moveTo(size.width * 0.62, y0 + 2);
    path.quadraticCurveTo(size.width * 0.72, y0 - 66, size.width * 0.78, y0 - 44);
    path.quadraticCurveTo(size.width * 0.86, y0 - 36, size.width * 0.96, y0 + 2);
  });
  // A sail far off.
  const x = size.width * 0.24;
  draw.fillPath(c, '#fff8ec', (path) => {
    path.moveTo(x, y0 - 52);
    path.quadraticCurveTo(x + 34, y0 - 24, x + 28, y0 - 8);
    path.lineTo(x, y0 - 8);
  });
  draw.fillPath(c, '#7a3f3c', (path) => {
    path.moveTo(x - 18, y0 - 6);
    path.lineTo(x + 32, y0 - 6);
    path.lineTo(x + 22, y0 + 4);
    path.lineTo(x - 10, y0 + 4);
  });
}

export function huts({ c, size, line: y0 }: Scene): void {
  for (const [across, color] of [
    [0.12, '#b8384a'],
    [0.2, '#d8a02c'],
    [0.29, '#b8384a'],
  ] as const) {
    const x = size.width * across;
    c.fillStyle = draw.shade(color, 0.25);
    c.fillRect(x - 18, y0 - 26, 36, 27);
    draw.fillPath(c, '#20283f', (path) => {
      path.moveTo(x - 23, y0 - 25);
      path.lineTo(x, y0 - 45);
      path.lineTo(x + 23, y0 - 25);
    });
    c.fillStyle = '#ffe28a';
    c.fillRect(x - 6, y0 - 19, 12, 11);
    c.fillStyle = '#ffe28a55';
    c.fillRect(x - 6, y0 + 4, 12, 26);
  }
}

export function pads({ c, area, line: y0, size, light }: Scene): void {
  const rng = createRng(23);
  for (let at = 0; at < 15; at += 1) {
    const part = rng.unit();
    const y = y0 + 34 + part * size.height * 0.4;
    const edge = rng.unit() ** 2 * 0.2;
    const x = area.x + area.width * (rng.chance(0.5) ? edge : 1 - edge);
    const r = 12 + part * 24;
    const paint = (): void => {
      draw.fillPath(c, draw.mix('#4fae54', light.water[2], 0.22), (path) => {
        path.moveTo(0, 0);
        path.arc(0, 0, r, 0.4, 6.2);
      });
      draw.fillPath(c, '#ffffff26', (path) => {
        path.moveTo(0, 0);
        path.arc(0, 0, r, 3.4, 4.6);
      });
    };
    draw.place(c, x, y, paint, rng.between(0, 6), 1);
    if (at % 4 === 0) {
      for (const turn of [-0.9, -0.3, 0.3, 0.9])
        draw.blob(c, x + turn * 9, y - 8 - Math.cos(turn) * 5, 4, 10, '#ffc0dc', turn);
      draw.disc(c, x, y - 8, 4, '#ffe27a');
    }
  }
}

export function lianas({ c, area, light }: Scene): void {
  for (const [x, long] of [
    [0.03, 0.34],
    [0.09, 0.2],
    [0.93, 0.26],
    [0.98, 0.42],
  ] as const) {
    const from = area.x + area.width * x;
    draw.rim(c, draw.shade(light.land[2], 0.1), 7, (path) => {
      path.moveTo(from, area.y);
      const high = area.height * long;
      path.quadraticCurveTo(from + 26, area.y + high * 0.6, from, area.y + high);
    });
    for (let at = 1; at < 6; at += 1) {
      const y = area.y + (area.height * long * at) / 6;
      const turn = at % 2 === 0 ? 0.5 : -0.6;
      draw.blob(
        c,
        from + 12 + (at % 2) * 14,
        y,
        17,
        8,
        draw.mix(light.land[2], '#6fd06a', 0.3),
        turn,
      );
    }
  }
}

export function reef({ c, area, line: y0, size }: Scene): void {
  const rng = createRng(51);
  for (let at = 0; at < 16; at += 1) {
    const part = rng.unit();
    const y = y0 + 40 + part * size.height * 0.4;
    const x = area.x + rng.unit() * area.width;
    const color = rng.pick(['#ff8aa02e', '#ffd88a33', '#0a6a9433', '#ffffff2e']);
    draw.blob(c, x, y, 22 + part * 40, 7 + part * 12, color);
  }
}

export function gulls({ c, area, line: y0 }: Scene): void {
  for (const [x, y, s] of [
    [0.3, 0.5, 1],
    [0.38, 0.42, 0.7],
    [0.6, 0.58, 0.8],
  ] as const) {
    const paint = (): void => {
      draw.drawPath(c, 'M-20 -4 Q-9 -14 0 0 Q9 -14 20 -4', { line: '#ffffffd9', width: 4 });
    };
    draw.place(c, area.x + area.width * x, area.y + (y0 - area.y) * y, paint, 0, s);
  }
}

/** A lake under ice: cracks, and snow that the wind left. */
export function frozen({ c, area, line: y0, size }: Scene): void {
  const rng = createRng(33);
  const bottom = y0 + size.height * 0.5;
  c.fillStyle = draw.down(c, y0, bottom, '#ffffff', '#dcecf8', '#c4def2');
  c.fillRect(area.x, y0 + 3, area.width, bottom - y0);
  for (const [color, width] of [
    ['#9ac4e4', 3],
    ['#ffffff', 2],
  ] as const) {
    draw.rim(c, color, width, (path) => {
      for (let at = 0; at < 13; at += 1) {
        const part = rng.unit();
        let [x, y] = [area.x + rng.unit() * area.width, y0 + 30 + part * (bottom - y0 - 30)];
        path.moveTo(x, y);
        for (let leg = 0; leg < 3; leg += 1) {
          x += rng.between(-50, 50) * (0.5 + part);
          y += rng.between(-6, 12) * (0.5 + part);
          path.lineTo(x, y);
        }
      }
    });
  }
  for (let at = 0; at < 16; at += 1) {
    const part = rng.unit();
    const wide = 30 + part * 90;
    const x = area.x + rng.unit() * area.width;
    draw.blob(c, x, y0 + 30 + part * (bottom - y0 - 50), wide, wide * 0.12, '#ffffffb0');
  }
}
