import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawLabel, labelWidth } from './lettering.ts';
import { recordingContext } from '../../../testing/recording-context.ts';
import { forgetStamps } from './stamp.ts';

describe('lettering', () => {
  it('has a rim of 24 %, an extrude of 9 % and a face on top', () => {
    const { c, of, log } = recordingContext();
    drawLabel(c, 'GOAL!', 30, 40, 50, { top: '#ffffff', bottom: '#ffd02e' });
    // Lettered in a separate em, scaled to 50 world units.
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

  it('rotates and fades only itself', () => {
    const { c, of, depth } = recordingContext();
    drawLabel(c, '7', 0, 0, 20, { rotate: 0.2, alpha: 0.5 });
    expect(of('rotate')[0]?.args).toEqual([0.2]);
    expect(of('globalAlpha')[0]?.args).toEqual([0.5]);
    expect(c.globalAlpha).toBe(1);
    expect(depth).toBe(0);
  });

  it('includes its rim in its width', () => {
    const { c } = recordingContext();
    expect(labelWidth(c, '77', 100)).toBe(124);
  });
});

describe('changing numbers', () => {
  let bitmaps = 0;
  beforeEach(() => {
    bitmaps = 0;
    forgetStamps();
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        getContext(): unknown {
          return recordingContext().c;
        }
        transferToImageBitmap(): object {
          bitmaps += 1;
          return {};
        }
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are composed of single characters: after the first frames nothing is lettered again', () => {
    for (let score = 0; score < 200; score += 1) {
      drawLabel(recordingContext().c, `${score}`, 0, 0, 20);
    }
    expect(bitmaps).toBe(20);
    const { c, of } = recordingContext();
    drawLabel(c, '1,907', 0, 0, 20);
    expect(of('drawImage')).toHaveLength(8);
    // The comma is new.
    expect(of('strokeText').every(({ args }) => args[0] === ',')).toBe(true);
  });

  it('never cover a face with the rim of the next character', () => {
    const { c, log } = recordingContext();
    drawLabel(c, '42', 0, 0, 20);
    const names = log.map(({ name }) => name).filter((name) => name.endsWith('Text'));
    expect(names.lastIndexOf('strokeText')).toBeLessThan(names.indexOf('fillText'));
  });

  it.each([
    ['left', 0],
    ['center', -10],
    ['right', -20],
  ] as const)('stands where lettering would, %s', (align, from) => {
    vi.unstubAllGlobals();
    const { c, of } = recordingContext();
    // Two characters of half a size each.
    drawLabel(c, '77', 100, 0, 20, { align });
    expect(of('translate')[0]?.args[0]).toBeCloseTo(100 + from);
    expect(of('translate')[1]?.args[0]).toBeCloseTo(110 + from);
  });

  it('are lettered as one if they are translucent, so that no rims show through each other', () => {
    const { c, of } = recordingContext();
    drawLabel(c, '42', 0, 0, 20, { alpha: 0.5 });
    c.globalAlpha = 0.5;
    drawLabel(c, '42', 0, 0, 20);
    expect(of('fillText').map(({ args }) => args[0])).toEqual(['42', '42', '42', '42']);
  });
});
