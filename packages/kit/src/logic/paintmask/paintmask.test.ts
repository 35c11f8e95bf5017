import { describe, expect, it } from 'vitest';
import {
  cellAt,
  copyMask,
  createMask,
  FAULT,
  fillShape,
  grown,
  judge,
  layStroke,
  middleOf,
  packPoints,
  pour,
  seenAt,
  unpackPoints,
  wantedOf,
  type Cells,
  type Frame,
  type Mask,
} from './index.ts';
import { planStrokes } from './plan/index.ts';

const FRAME: Frame = { columns: 40, rows: 40, step: 2, left: -40, top: -40 };

function painted(mask: Mask, pigment: number): number {
  return mask.pigment.reduce((sum, _, cell) => sum + (seenAt(mask, cell) === pigment ? 1 : 0), 0);
}

function count(cells: Cells): number {
  return cells.reduce((sum, cell) => sum + (cell ? 1 : 0), 0);
}

function square(x: number, y: number, half: number): Cells {
  return fillShape(FRAME, [
    [
      { x: x - half, y: y - half },
      { x: x + half, y: y - half },
      { x: x + half, y: y + half },
      { x: x - half, y: y + half },
    ],
  ]);
}

describe('a mask', () => {
  it('refuses a frame without cells', () => {
    expect(() => createMask({ ...FRAME, columns: 0 })).toThrow('0 by 40');
    expect(() => createMask({ ...FRAME, step: 0 })).toThrow('0 units');
  });

  it('finds the cell of a point, and none outside', () => {
    const cell = cellAt(FRAME, 5, -7);
    expect(middleOf(FRAME, cell)).toEqual({ x: 5, y: -7 });
    expect(cellAt(FRAME, 41, 0)).toBe(-1);
  });

  it('fills a shape by the centers of its cells and grows it by whole cells', () => {
    expect(count(square(0, 0, 10))).toBe(100);
    expect(count(grown(FRAME, square(0, 0, 10), 1))).toBe(144);
    expect(count(grown(FRAME, square(-40, -40, 10), 2))).toBe(49);
  });
});

describe('strokes', () => {
  it('cover what is within their radius, once', () => {
    const mask = createMask(FRAME);
    layStroke(mask, { points: [{ x: 0, y: 0 }], radius: 10, pigment: 3 });
    const area = painted(mask, 3);
    expect(Math.abs(area - (Math.PI * 100) / 4)).toBeLessThan(6);
    const again = copyMask(mask);
    layStroke(again, { points: [{ x: 0, y: 0 }], radius: 10, pigment: 3 });
    expect(again).toEqual(mask);
  });

  it('are painted on both sides of the axis', () => {
    const mask = createMask(FRAME);
    layStroke(mask, { points: [{ x: 20, y: 4 }], radius: 5, pigment: 1, mirror: 0 });
    for (let cell = 0; cell < mask.pigment.length; cell += 1) {
      const { x, y } = middleOf(FRAME, cell);
      expect(seenAt(mask, cell)).toBe(seenAt(mask, cellAt(FRAME, -x, y)));
    }
    expect(painted(mask, 1)).toBeGreaterThan(20);
  });

  it('pass a stencil only through its holes', () => {
    const hole = square(0, 0, 6);
    const mask = createMask(FRAME);
    layStroke(mask, {
      points: [
        { x: -30, y: 0 },
        { x: 30, y: 0 },
      ],
      radius: 12,
      pigment: 2,
      through: hole,
    });
    expect(painted(mask, 2)).toBe(count(hole));
  });

  it('cover another pigment, and a wipe removes it', () => {
    const mask = createMask(FRAME);
    const at = { points: [{ x: 0, y: 0 }], radius: 8 };
    layStroke(mask, { ...at, pigment: 2 });
    layStroke(mask, { ...at, pigment: 5 });
    expect([painted(mask, 2), painted(mask, 5) > 0]).toEqual([0, true]);
    layStroke(mask, { ...at, pigment: 0 });
    expect(painted(mask, 5)).toBe(0);
  });

  it('fade at a soft edge, and build up when repeated', () => {
    const mask = createMask(FRAME);
    const soft = { points: [{ x: 0, y: 0 }], radius: 20, softness: 1, pigment: 4 };
    layStroke(mask, soft);
    const once = painted(mask, 4);
    layStroke(mask, soft);
    expect(painted(mask, 4)).toBeGreaterThan(once);
  });
});

describe('strokes as text', () => {
  it('round-trip, with long steps divided', () => {
    const points = [
      { x: 7, y: 4000 },
      { x: 9, y: 3990 },
      { x: 300, y: 3500 },
    ];
    const text = packPoints(points);
    const read = unpackPoints(text);
    if (!read.ok) throw new Error(read.error);
    expect(read.value.slice(0, 2)).toEqual(points.slice(0, 2));
    expect(read.value.at(-1)).toEqual(points[2]);
    expect(packPoints(read.value)).toBe(text);
  });

  it('name their faults', () => {
    expect(() => packPoints([{ x: -1, y: 0 }])).toThrow('point 0 is at -1, 0');
    expect(unpackPoints('AAA')).toMatchObject({ ok: false });
    expect(unpackPoints('AA!A')).toEqual({ ok: false, error: 'sign 2, "!", is none of the 64' });
    expect(unpackPoints('AAAAAA')).toMatchObject({ ok: false });
  });
});

describe('judging', () => {
  const region = square(0, 0, 16);
  const wanted = wantedOf(FRAME, [
    { region, pigment: 3 },
    { region: square(0, 0, 6), pigment: 5 },
  ]);
  const full = (): Mask => {
    const mask = createMask(FRAME);
    mask.pigment.set(wanted.pigment);
    mask.amount.fill(255);
    return mask;
  };

  it('finds no fault in the target itself', () => {
    const { parts, stray, faults } = judge(full(), wanted);
    expect(parts.every(({ wanted: all, covered, right }) => covered === all && right === all)).toBe(
      true,
    );
    expect([stray, count(faults), parts[1]?.wanted]).toEqual([0, 0, 36]);
  });

  it('reports missing cells, wrong colors and strays, by part', () => {
    const mask = full();
    const missing = cellAt(FRAME, 11, 11);
    for (const around of [-41, -40, -39, -1, 0, 1, 39, 40, 41]) mask.pigment[missing + around] = 0;
    const other = cellAt(FRAME, 1, 1);
    for (const around of [-41, -40, -39, -1, 0, 1, 39, 40, 41]) mask.pigment[other + around] = 7;
    const stray = cellAt(FRAME, 31, 31);
    mask.pigment[stray] = 3;
    const judged = judge(mask, wanted, { likeness: (a, b) => (a === 7 && b === 5 ? 0.5 : 0) });
    expect(judged.faults[missing]).toBe(FAULT.missing);
    expect(judged.faults[other]).toBe(FAULT.otherColor);
    expect(judged.faults[stray]).toBe(FAULT.stray);
    expect(judged.stray).toBe(1);
    expect(judged.parts[0]).toMatchObject({ covered: (judged.parts[0]?.wanted ?? 0) - 1 });
    expect(judged.parts[1]).toMatchObject({ covered: 36, right: 35.5 });
  });

  it('skips free cells', () => {
    const free = square(0, 0, 40);
    const judged = judge(createMask(FRAME), wantedOf(FRAME, [{ region, pigment: 3 }], free));
    expect(judged.parts[0]?.wanted).toBe(0);
  });
});

describe('pouring', () => {
  const rain = {
    points: Array.from({ length: 30 }, (_, x) => ({ x: x - 15, y: -30 })),
    pigment: 6,
    grains: 8,
    spread: 3,
    fall: 60,
    seed: 4,
  };

  it('sticks only to sticky cells, and falls past others', () => {
    const [grains, gel] = [createMask(FRAME), createMask(FRAME)];
    layStroke(gel, {
      points: [
        { x: -8, y: 0 },
        { x: 8, y: 0 },
      ],
      radius: 5,
      pigment: 1,
    });
    const ways = pour(grains, gel, rain);
    expect(painted(grains, 6)).toBe(ways.filter(({ stuck }) => stuck).length);
    expect(painted(grains, 6)).toBeGreaterThan(20);
    for (let cell = 0; cell < grains.pigment.length; cell += 1) {
      if (grains.pigment[cell]) expect(gel.pigment[cell]).toBe(1);
    }
    expect(ways.filter(({ stuck }) => !stuck).every(({ to }) => to.y >= 30)).toBe(true);
  });

  it('comes to the same bit by bit', () => {
    const gel = createMask(FRAME);
    layStroke(gel, { points: [{ x: 0, y: 0 }], radius: 9, pigment: 1 });
    const [whole, bits] = [createMask(FRAME), createMask(FRAME)];
    pour(whole, gel, rain);
    rain.points.forEach((point, first) => pour(bits, gel, { ...rain, points: [point], first }));
    expect(bits).toEqual(whole);
  });

  it('scatters the same way every time', () => {
    const gel = createMask(FRAME);
    layStroke(gel, { points: [{ x: 0, y: 0 }], radius: 9, pigment: 1 });
    expect(pour(createMask(FRAME), gel, rain)).toEqual(pour(createMask(FRAME), gel, rain));
    expect(pour(createMask(FRAME), gel, { ...rain, seed: 5 })).not.toEqual(
      pour(createMask(FRAME), gel, rain),
    );
  });
});

describe('planned strokes', () => {
  it.each([
    ['a square', square(4, -6, 21)],
    [
      'a thin bar',
      fillShape(FRAME, [
        [
          { x: -30, y: -3 },
          { x: 30, y: 8 },
          { x: 30, y: 12 },
          { x: -30, y: 1 },
        ],
      ]),
    ],
    [
      'two islands',
      grown(FRAME, square(-20, -20, 4), 2).map((cell, at) => cell | (square(20, 20, 9)[at] ?? 0)),
    ],
  ])('fill %s and hardly leave it', (_, region) => {
    const mask = createMask(FRAME);
    for (const { points, radius } of planStrokes(FRAME, region, [9, 5, 2.5])) {
      layStroke(mask, { points, radius, pigment: 1 });
    }
    const { parts, stray } = judge(mask, wantedOf(FRAME, [{ region, pigment: 1 }]));
    const [mark] = parts;
    expect((mark?.covered ?? 0) / (mark?.wanted ?? 1)).toBeGreaterThan(0.97);
    expect(stray / count(region)).toBeLessThan(0.03);
  });
});
