import { describe, expect, it } from 'vitest';
import { recordingContext } from '../../testing/recording-context.ts';
import { popupAt, Popups } from './popups.ts';

function shown(popups: Popups): readonly string[] {
  const { c, of } = recordingContext();
  popups.draw(c);
  return [...new Set(of('fillText').map(({ args }) => String(args[0])))];
}

/** The popup's own scale: the first one set. */
function scale(popups: Popups): number {
  const { c, of } = recordingContext();
  popups.draw(c);
  return Number(of('scale')[0]?.args[0] ?? 0);
}

describe('Popups', () => {
  it('shows a score and removes it within a second', () => {
    const popups = new Popups();
    popups.show('+50', 10, 10, 20);
    popups.step(0.1);
    expect(shown(popups).join('')).toBe('+50');
    expect(popups.live).toBe(1);
    popups.step(0.9);
    expect(shown(popups)).toEqual([]);
    expect(popups.live).toBe(0);
  });

  it('removes words that new words would cover, and nothing else', () => {
    const popups = new Popups();
    popups.show('Full suit!', 100, 100, 20);
    popups.show('Full suit!', 140, 100, 20);
    expect(popups.live).toBe(1);
    popups.show('Full suit!', 100, 150, 20);
    popups.show('Full suit!', 300, 100, 20);
    popups.show('+50', 100, 150, 20);
    expect(popups.live).toBe(4);
  });

  it('overshoots in the first quarter of its life and then stays', () => {
    const popups = new Popups();
    popups.show('+50', 0, 0, 20);
    const scales = Array.from({ length: 30 }, () => {
      popups.step(0.9 / 40);
      return scale(popups);
    });
    expect(Math.max(...scales.slice(0, 9))).toBeGreaterThan(1.05);
    expect(scales.slice(10).every((each) => each === 1)).toBe(true);
  });

  it('neither grows nor drifts with reduced motion', () => {
    const popups = new Popups();
    popups.reducedMotion = true;
    popups.show('+50', 30, 40, 20);
    popups.step(0.02);
    expect(scale(popups)).toBe(1);
    popups.step(0.5);
    const { c, of } = recordingContext();
    popups.draw(c);
    expect(of('translate')[0]?.args).toEqual([30, 40]);
  });

  it('replaces the oldest if all are in use', () => {
    const popups = new Popups();
    for (let each = 0; each < 17; each += 1) popups.show(`n${each}`, 0, 0, 20);
    popups.step(0.2);
    expect(popups.live).toBe(16);
    expect(shown(popups)).not.toContain('n0');
    expect(shown(popups)).toContain('n16');
  });
});

describe('the place of a popup', () => {
  const world = { width: 400, height: 800 };
  const at = (anchor: Parameters<typeof popupAt>[0], x: number, y: number) =>
    popupAt(anchor, { x, y }, world, 30, 'Nice shot');

  it('is its cause, moved completely into the world', () => {
    expect(at(undefined, 200, 400)).toEqual({ x: 200, y: 400 });
    expect(at(undefined, -50, -50)).toEqual({ x: 76.5, y: 30 });
    expect(at(undefined, 500, 900)).toEqual({ x: 323.5, y: 770 });
  });

  it('is near its cause: above it, or below it at the top', () => {
    expect(at('near', 200, 400).y).toBeLessThan(400 - 45);
    expect(at('near', 200, 40).y).toBeGreaterThan(40 + 45);
  });

  it('is at the top or in the middle, wherever its cause is', () => {
    expect(at('top', 13, 700)).toEqual({ x: 200, y: 128 });
    expect(at('middle', 13, 700)).toEqual({ x: 200, y: 400 });
  });
});
