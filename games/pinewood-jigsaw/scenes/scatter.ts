import * as draw from '@playgrove/kit/draw';
import { ACROSS, ALONG, AREA, brushed, poly, swing, type Painter } from './pen.ts';
import { COLORS, ITEMS, TURN } from './items.ts';
import { flower } from './plants.ts';

/** Things that lie thickly all over: what, colors, how large, the ground. They turn a little. */
export const scatter: Painter = (pen) => {
  const { c, rng } = pen;
  const item = ITEMS[pen.s(0, 'buttons')];
  const colors = COLORS[pen.s(1, 'bright')] ?? [];
  const [size, ground] = [pen.n(2, 12), pen.s(3, '#6a3f5a')];
  draw.cover(
    c,
    AREA,
    draw.radial(c, 80, 50, 220, draw.tint(ground, 0.2), ground, draw.shade(ground, 0.3)),
  );
  brushed(pen, AREA, [draw.tint(ground, 0.4), draw.shade(ground, 0.4)], 70, 0.25);
  // Two layers: those below fill the gaps.
  const step = size * 1.72;
  for (const layer of [0, 1]) {
    for (let row = -1; row * step < ALONG + step; row += 1) {
      for (let column = -1; column * step < ACROSS + step; column += 1) {
        const x =
          (column + (row % 2 === 0 ? 0 : 0.5) + layer * 0.5 + rng.between(-0.16, 0.16)) * step;
        const y = (row + layer * 0.5 + rng.between(-0.16, 0.16)) * step;
        const [turn, scale, color, kind] = [
          rng.between(0, TURN),
          (size / 11) * rng.between(0.84, 1.14) * (layer === 0 ? 0.86 : 1),
          rng.pick(colors),
          rng.int(12),
        ];
        if (layer === 1 && rng.chance(0.26)) continue;
        draw.transformed(
          c,
          {
            x,
            y,
            rotate: turn + swing(pen, 1.3, x + y) * 0.16,
            scale: scale * (1 + swing(pen, 1.7, x * 0.3) * 0.05),
          },
          () => {
            draw.blob(c, 1.4, 2, 11, 10, '#1a0b3a2a');
            item?.(c, color, kind);
          },
        );
      }
    }
  }
};

/** Patches that are sewn together: how many across, colors. They swell as if someone breathed below. */
export const quilt: Painter = (pen) => {
  const { c, rng } = pen;
  const [side, colors] = [ACROSS / pen.n(0, 8), COLORS[pen.s(1, 'pastel')] ?? []];
  for (let row = 0; row * side < ALONG; row += 1) {
    for (let column = 0; column * side < ACROSS; column += 1) {
      const [color, other, kind] = [rng.pick(colors), rng.pick(colors), rng.int(6)];
      const swells = 1 + swing(pen, 1.4, row + column) * 0.03;
      draw.transformed(
        c,
        { x: (column + 0.5) * side, y: (row + 0.5) * side, scale: (side / 20) * swells },
        () => {
          c.fillStyle = draw.shade(color, 0.1);
          c.fillRect(-10.2, -10.2, 20.4, 20.4);
          for (let part = 0; part < 5; part += 1) {
            if (kind === 0)
              poly(c, part % 2 === 0 ? other : '#fffaf0', [
                0,
                0,
                Math.cos(part * 1.257) * 9,
                Math.sin(part * 1.257) * 9,
                Math.cos(part * 1.257 + 0.9) * 9,
                Math.sin(part * 1.257 + 0.9) * 9,
              ]);
            if (kind === 1)
              draw.ring(c, 0, 0, 1.4 + part * 1.8, 0.9, part % 2 === 0 ? other : '#fffaf0');
            if (kind === 2)
              for (let line = 0; line < 5; line += 1)
                flower(
                  c,
                  -8 + part * 4,
                  -8 + line * 4,
                  0.9,
                  line % 2 === part % 2 ? other : '#fffaf0',
                );
            if (kind === 3)
              draw.line(
                c,
                [-8 + part * 4, -9, -8 + part * 4, 9],
                1.7,
                part % 2 === 0 ? other : '#fffaf0',
              );
            if (kind === 4)
              draw.star(c, -5 + (part % 2) * 10, -5 + (part >> 1) * 10, 4, other, part, 5);
            if (kind === 5)
              poly(
                c,
                [other, '#fffaf0', draw.tint(other, 0.4), draw.shade(other, 0.15), other][part] ??
                  other,
                [-10 + part * 4, -10, -6 + part * 4, -10, 10, -6 + part * 4, 10, -10 + part * 4],
              );
          }
          draw.disc(c, -3, -3, 15, draw.radial(c, -3, -3, 15, '#ffffff44', '#ffffff00'));
          c.setLineDash([1.6, 1.2]);
          draw.rim(c, '#ffffffcc', 0.5, (path) => path.rect(-9.2, -9.2, 18.4, 18.4));
          c.setLineDash([]);
        },
      );
    }
  }
};

/** Carp from above: how many. They swim in rings. */
export const koi: Painter = (pen) => {
  const { c, t, rng } = pen;
  for (let one = 0; one < pen.n(0, 12); one += 1) {
    const [cx, cy, far, phase, size] = [
      rng.unit() * ACROSS,
      rng.unit() * ALONG,
      rng.between(14, 34),
      rng.between(0, 6),
      rng.between(9, 15),
    ];
    const angle = phase + t * 0.35;
    const color = rng.pick(['#ff7a2a', '#fffaf0', '#ffb03a', '#f2503a']);
    draw.transformed(
      c,
      {
        x: cx + Math.cos(angle) * far,
        y: cy + Math.sin(angle) * far,
        rotate: angle + Math.PI / 2,
        scale: size / 10,
      },
      () => {
        draw.blob(c, -1, 3, 10, 3.6, '#0a2a4a44');
        const wag = swing(pen, 5, phase) * 2;
        poly(c, draw.fade(draw.tint(color, 0.4), 0.85), [
          -8,
          0,
          -15,
          -5 + wag,
          -13,
          wag,
          -15,
          5 + wag,
        ]);
        for (const side of [-1, 1])
          poly(c, draw.fade(draw.tint(color, 0.5), 0.8), [3, side * 2, -2, side * 7, 0, side * 2]);
        draw.fillPath(
          c,
          draw.down(c, -4, 4, draw.tint(color, 0.3), color, draw.shade(color, 0.2)),
          (path) => {
            path.moveTo(10, 0);
            path.quadraticCurveTo(4, -5.4, -10, 0);
            path.quadraticCurveTo(4, 5.4, 10, 0);
          },
        );
        draw.blob(c, 3, -1, 3, 1.8, color === '#fffaf0' ? '#f2503a' : '#fffaf0');
        draw.blob(c, -4, 0.6, 2, 1.2, color === '#fffaf0' ? '#2a2038' : '#fff2dc');
        for (const side of [-1, 1]) draw.disc(c, 7, side * 1.4, 0.6, '#1a1020');
      },
    );
  }
};

/** Lily pads with blossoms: how many. */
export const lilies: Painter = (pen) => {
  const { c, rng } = pen;
  for (let one = 0; one < pen.n(0, 14); one += 1) {
    const at = {
      x: rng.unit() * ACROSS,
      y: rng.between(pen.n(1, 0), ALONG),
      rotate: rng.between(0, 6) + swing(pen, 0.6, one) * 0.1,
      scale: rng.between(0.7, 1.3) * pen.n(2, 1),
    };
    draw.transformed(c, at, () => {
      draw.disc(c, 1, 2, 11, '#0a2a4a33');
      draw.fillPath(c, draw.radial(c, -2, -2, 13, '#8fd86a', '#3f9a4a'), (path) => {
        path.moveTo(0, 0);
        path.arc(0, 0, 11, 0.3, 6);
      });
      for (let vein = 1; vein < 9; vein += 1)
        draw.line(
          c,
          [0, 0, Math.cos(vein * 0.68) * 9.4, Math.sin(vein * 0.68) * 9.4],
          0.5,
          '#dfffb099',
        );
      if (one % 2 === 0)
        for (const [petals, far] of [
          [8, 5],
          [6, 2.6],
        ] as const)
          for (let petal = 0; petal < petals; petal += 1)
            draw.blob(
              c,
              Math.cos((petal / petals) * TURN) * far,
              Math.sin((petal / petals) * TURN) * far,
              3.4,
              1.5,
              petal % 2 === 0 ? '#ffb0d8' : '#ffe0f0',
              (petal / petals) * TURN,
            );
      if (one % 2 === 0) draw.disc(c, 0, 0, 1.8, '#ffd34a');
    });
  }
};

/** Water from above, with rings and light. */
export const pond: Painter = (pen) => {
  const { c, t, rng, hour } = pen;
  draw.cover(
    c,
    AREA,
    draw.radial(c, 90, 60, 220, draw.tint(hour.water[0], 0.1), hour.water[0], hour.water[1]),
  );
  for (let cell = 0; cell < 90; cell += 1)
    draw.rim(
      c,
      draw.fade(cell % 2 === 0 ? '#ffffff' : hour.water[1], 0.2),
      rng.between(0.6, 1.6),
      (path) => {
        const [x, y, r] = [rng.unit() * ACROSS, rng.unit() * ALONG, rng.between(6, 18)];
        path.ellipse(
          x,
          y,
          r * (1 + Math.sin(t + cell) * 0.05),
          r * 0.6,
          rng.between(0, 3),
          0,
          TURN,
        );
      },
    );
};
