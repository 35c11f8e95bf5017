import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  mapped,
  mirrored,
  paint,
  parsePath,
  pathText,
  smooth,
  type Paper,
} from './index.ts';

describe('paths', () => {
  it('parse what they wrote', () => {
    const path = parsePath('M0 0L10 0H20V5C1 2 3 4 5 6S9 9 1 1Q2 2 3 3Z');
    expect(parsePath(pathText(path))).toEqual(path.map((value) => Math.round(value * 10) / 10));
  });

  it('name what they cannot parse', () => {
    expect(() => parsePath('M0 0A5 5')).toThrow('"A5 5" in "M0 0A5 5" is no step');
    expect(() => parsePath('M0 0L5')).toThrow('"L5"');
  });

  it('are restored by a second mirroring, and bounded by their points', () => {
    const path = smooth([
      { x: 0, y: 0 },
      { x: 10, y: 4 },
      { x: 3, y: 12, sharp: true },
    ]);
    expect(mirrored(mirrored(path))).toEqual(path);
    const { left, right } = boundsOf([mapped(path, (x, y) => ({ x: x + 100, y }))]);
    expect(left).toBeGreaterThan(90);
    expect(right).toBeLessThan(120);
  });
});

describe('putting marks on a canvas', () => {
  it('draws each, clips if needed, and leaves the canvas unchanged', () => {
    const calls: string[] = [];
    const note = (name: string) => (): void => void calls.push(name);
    const paper: Paper = {
      save: note('save'),
      restore: note('restore'),
      beginPath: note('beginPath'),
      clip: note('clip'),
      fill: note('fill'),
      stroke: note('stroke'),
      moveTo: note('moveTo'),
      lineTo: note('lineTo'),
      bezierCurveTo: note('bezierCurveTo'),
      closePath: note('closePath'),
      createLinearGradient: () => ({ addColorStop: note('stop') }),
      fillStyle: '',
      strokeStyle: '',
      lineWidth: 1,
      lineJoin: '',
      lineCap: '',
      globalAlpha: 1,
    };
    const square = parsePath('M0 0H9V9H0Z');
    paint(paper, [
      { path: square, fill: ['#ffffff', '#ff0000', '#000000'], line: 2 },
      { path: square, fill: '#ffffff', clip: square, alpha: 0.5 },
    ]);
    const count = (name: string): number => calls.filter((call) => call === name).length;
    expect([count('fill'), count('stroke'), count('clip'), count('stop')]).toEqual([2, 1, 1, 3]);
    expect(count('save')).toBe(count('restore'));
  });
});
