import { describe, expect, it } from 'vitest';
import { drawLabel, labelWidth } from './lettering.ts';
import { recordingContext } from './recording-context.ts';

describe('lettering', () => {
  it('has a rim of 24 %, an extrude of 9 % and a face on top', () => {
    const { c, of, log } = recordingContext();
    drawLabel(c, 'GOAL!', 30, 40, 50, { top: '#ffffff', bottom: '#ffd02e' });
    // Lettered in an em of its own, scaled to 50 world units.
    const size = 50 / Number(of('scale')[0]?.args[0]);
    expect(of('font')[0]?.args[0]).toContain(`${size}px`);
    expect(of('lineWidth')[0]?.args[0]).toBeCloseTo(size * 0.24);
    const strokes = of('strokeText').map(({ args }) => Number(args[2]));
    expect(Math.max(...strokes) - Math.min(...strokes)).toBeCloseTo(size * 0.09);
    expect(log.findLast(({ name }) => name.endsWith('Text'))?.name).toBe('fillText');
    expect(of('translate')[0]?.args).toEqual([30, 40]);
  });

  it('asks for Lilita One and names heavy faces to fall back on', () => {
    const { c, of } = recordingContext();
    drawLabel(c, '7', 0, 0, 20);
    expect(String(of('font')[0]?.args[0])).toMatch(/^\d+px "Lilita One",.+,sans-serif$/);
  });

  it('turns and fades only itself', () => {
    const { c, of, depth } = recordingContext();
    drawLabel(c, '7', 0, 0, 20, { rotate: 0.2, alpha: 0.5 });
    expect(of('rotate')[0]?.args).toEqual([0.2]);
    expect(of('globalAlpha')[0]?.args).toEqual([0.5]);
    expect(c.globalAlpha).toBe(1);
    expect(depth).toBe(0);
  });

  it('measures with its rim', () => {
    const { c } = recordingContext();
    expect(labelWidth(c, '77', 100)).toBe(124);
  });
});
