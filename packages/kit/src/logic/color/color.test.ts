import { describe, expect, it } from 'vitest';
import {
  alphaOf,
  closest,
  contrast,
  DEEP,
  difference,
  fade,
  harmony,
  hexOf,
  hueDistance,
  isNeutral,
  lchOf,
  luminance,
  mix,
  nameOf,
  PALETTE,
  SAFE,
  seenBy,
} from './index.ts';

const even = (colors: readonly string[]) => harmony(colors.map((color) => ({ color, weight: 1 })));

describe('measures of a color', () => {
  it('match the formulas that use the engine’s own powers', () => {
    for (const color of Object.values(PALETTE)) {
      const [r, g, b] = [1, 3, 5].map((from) => {
        const part = Number.parseInt(color.slice(from, from + 2), 16) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      const expected = 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
      expect(luminance(color)).toBeCloseTo(expected, 10);
    }
  });

  it('give the contrast of black on white as 21 and of a color with itself as 1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 6);
    expect(contrast('#8a4dff', '#8a4dff')).toBe(1);
    expect(contrast('#ffffff', DEEP.blue)).toBeGreaterThan(4.5);
  });

  it('know the OKLCH of pure red', () => {
    const { l, c, h } = lchOf('#ff0000');
    expect([l, c]).toEqual([expect.closeTo(0.628, 3), expect.closeTo(0.2577, 3)]);
    expect(h).toBeCloseTo(29.23, 1);
  });

  it('convert back to the same color', () => {
    for (const color of [...Object.values(PALETTE), '#000000', '#123456']) {
      expect(difference(hexOf(lchOf(color)), color)).toBeLessThan(0.006);
    }
  });

  it('reduce a color outside the screen’s gamut until it fits', () => {
    expect(hexOf({ l: 0.7, c: 0.4, h: 150 })).toMatch(/^#[\da-f]{6}$/);
    expect(hueDistance(lchOf(hexOf({ l: 0.7, c: 0.4, h: 150 })).h, 150)).toBeLessThan(2);
  });

  it('go the short way around the wheel', () => {
    expect(hueDistance(350, 10)).toBe(20);
    expect(hueDistance(0, 540)).toBe(180);
  });

  it('name what they cannot parse', () => {
    expect(() => luminance('red')).toThrow('"red" is not a color');
  });
});

describe('harmony', () => {
  it('names chords', () => {
    expect(even(['#ffffff', '#222222']).kind).toBe('neutral');
    expect(even(['#ff4b55', '#b02030', '#ffffff']).kind).toBe('one-hue');
    expect(even(['#2465e0', '#ff8a1f']).kind).toBe('opposites');
    expect(even([hexOf({ l: 0.6, c: 0.12, h: 20 }), hexOf({ l: 0.6, c: 0.12, h: 55 })]).kind).toBe(
      'neighbours',
    );
    const triad = [10, 130, 250].map((h) => hexOf({ l: 0.6, c: 0.1, h }));
    expect(even(triad)).toMatchObject({ kind: 'triad', score: expect.closeTo(1, 1) });
  });

  it('calls four unrelated hues mixed, and scores a chord higher', () => {
    const crowd = [10, 80, 170, 290].map((h) => hexOf({ l: 0.6, c: 0.1, h }));
    expect(even(crowd).kind).toBe('mixed');
    expect(even(crowd).score).toBeLessThan(0.45);
  });

  it('ignores neutrals and specks of color', () => {
    const parts = [
      { color: '#2465e0', weight: 5 },
      { color: '#ff8a1f', weight: 3 },
    ];
    const alone = harmony(parts).score;
    expect(harmony([...parts, { color: '#f4f4f4', weight: 9 }]).score).toBe(alone);
    expect(harmony([...parts, { color: '#45d15b', weight: 0 }]).score).toBe(alone);
    expect(isNeutral('#2b2b2b')).toBe(true);
    expect(isNeutral(PALETTE.pink)).toBe(false);
  });

  it('does not depend on the order of equal parts', () => {
    const colors = ['#2465e0', '#ff8a1f', '#45d15b'];
    expect(even(colors).score).toBeCloseTo(even([...colors].reverse()).score, 1);
  });
});

describe('names', () => {
  it.each([
    ['#ff0000', 'red'],
    ['#ff8a1f', 'orange'],
    ['#ffd02e', 'yellow'],
    ['#45d15b', 'green'],
    ['#14c4b4', 'teal'],
    ['#2f7dff', 'blue'],
    ['#8a4dff', 'purple'],
    ['#ff4f9a', 'pink'],
    ['#7a4a22', 'brown'],
    ['#808080', 'grey'],
    ['#ffffff', 'white'],
    ['#101010', 'black'],
  ])('%s is %s', (color, hue) => expect(nameOf(color).hue).toBe(hue));

  it('distinguish pale from deep', () => {
    expect(nameOf('#ffd3e4').tone).toBe('pale');
    expect(nameOf('#14336b').tone).toBe('deep');
  });
});

describe('ways of seeing', () => {
  it('leave grays unchanged and bring red and green closer together', () => {
    expect(difference(seenBy('#808080', 'deutan'), '#808080')).toBeLessThan(0.02);
    const [red, green] = ['#c0392b', '#5f7a1e'];
    const apart = difference(red, green);
    expect(difference(seenBy(red, 'deutan'), seenBy(green, 'deutan'))).toBeLessThan(apart / 2);
    expect(seenBy(red, 'usual')).toBe(red);
  });

  it('keep the safe palette distinguishable', () => {
    expect(closest(SAFE).difference).toBeGreaterThan(0.08);
    expect(closest(['#c0392b', '#5f7a1e']).vision).not.toBe('usual');
    expect(() => closest(['#ffffff'])).toThrow('no two colors');
  });
});

describe('mixing', () => {
  it('reads alpha and drops it where it mixes', () => {
    expect(alphaOf('#ff000080')).toBeCloseTo(0.5, 2);
    expect(alphaOf('#ff0000')).toBe(1);
    expect(fade('#ff000080', 1)).toBe('#ff0000ff');
    expect(mix('#ff000080', '#ff0000', 0.5)).toBe('#ff0000');
  });
});
