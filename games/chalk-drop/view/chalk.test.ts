import type { Context } from '@playgrove/kit/runtime';
import { recordingContext } from '@playgrove/kit/testing';
import { describe, expect, it } from 'vitest';
import { chalkDashes, chalkHatch, chalkLine, chalkSmudges } from './chalk.ts';

const PATH = [
  { x: 0, y: 0 },
  { x: 10, y: 4 },
  { x: 10, y: 4 },
  { x: 40, y: 30 },
];
const AREA = { x: -40, y: -10, width: 400, height: 300 };

describe('chalk', () => {
  it.each<[string, (c: Context) => void]>([
    ['line', (c) => chalkLine(c, PATH, 14, '#fdfbf2')],
    ['hatch', (c) => chalkHatch(c, PATH, 12, 5, '#fdfbf2')],
    ['dashes', (c) => chalkDashes(c, PATH, 4, '#fdfbf2')],
    ['smudges', (c) => chalkSmudges(c, AREA, '#fdfbf2', 4)],
  ])('%s paints something, with finite numbers, and tidies up', (_, paint) => {
    const { log, depth, c } = recordingContext();
    paint(c);
    expect(log.some(({ name }) => ['fill', 'stroke', 'fillRect'].includes(name))).toBe(true);
    expect(c.globalAlpha).toBe(1);
    expect(depth).toBe(0);
  });

  it('has its grain near the line, and more of it on a longer one', () => {
    const grains = (length: number): readonly (readonly unknown[])[] => {
      const recording = recordingContext();
      const line = [
        { x: 0, y: 0 },
        { x: length, y: 0 },
      ];
      chalkLine(recording.c, line, 14, '#fdfbf2');
      return recording.of('fillRect').map(({ args }) => args);
    };
    expect(grains(200).length).toBeGreaterThan(grains(50).length * 3);
    for (const [x, y] of grains(200)) {
      expect(Math.abs(Number(y))).toBeLessThan(14);
      expect(Number(x)).toBeGreaterThan(-14);
      expect(Number(x)).toBeLessThan(214);
    }
  });
});
