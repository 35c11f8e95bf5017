import { describe, expect, it } from 'vitest';
import { contrast, DEEP, fade, mix, PALETTE, shade, tint } from './index.ts';

const againstWhite = (color: string): number => contrast(color, PALETTE.white);

describe('palette', () => {
  it('reads white text on the deep fills at 4.5 to 1, large text on green at 3 to 1', () => {
    const { green, ...rest } = DEEP;
    for (const color of Object.values(rest)) expect(againstWhite(color)).toBeGreaterThan(4.5);
    expect(againstWhite(green)).toBeGreaterThan(3);
  });

  it('shades to violet and tints to white at the far ends', () => {
    expect(shade(PALETTE.yellow, 1)).toBe('#3a1673');
    expect(tint(PALETTE.yellow, 1)).toBe('#ffffff');
    expect(mix('#102030', '#ffffff', 0)).toBe('#102030');
  });

  it('drops the old alpha when it fades, and caches mixtures', () => {
    expect(fade('#ff000080', 1)).toBe('#ff0000ff');
    expect(mix('#000000', '#ffffff', 0.5)).toBe(mix('#000000', '#ffffff', 0.5));
  });

  it('stays correct with more mixtures than it caches', () => {
    for (let step = 0; step < 3000; step += 1) mix('#000000', '#ffffff', step / 3000);
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  });

  it('names the color that it cannot parse', () => {
    expect(() => shade('red')).toThrow('"red" is not a color');
  });
});
