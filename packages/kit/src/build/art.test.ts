import { describe, expect, it } from 'vitest';
import * as art from './index.ts';

/** Every recipe once, by name. */
const PICTURES: Readonly<Record<string, string>> = {
  cover: art.cover('#ff4b55'),
  sky: art.sky('#2f8cff', '#6fd0ff', '#e8fbff'),
  glow: art.glow(256, 256, '#ffffff', '#4cc3ff80'),
  rays: art.rays(256, 250),
  ridge: art.ridge(380, 14, '#45d15b', 3),
  peaks: art.peaks(380, 140, '#7a8ae8', 2),
  skyline: art.skyline(300, 140, '#4a2aa0', '#ffd76a', 5),
  cloud: art.cloud(90, 90, 70),
  halftone: art.halftone('#8a1f9a3d'),
  stripes: art.stripes('#ffffff24'),
  checker: art.checker('#0f7a4f38', 8, 12),
  bokeh: art.bokeh(['#ff9ae0', '#9ad8ff'], 12, 4),
  spotlight: art.spotlight(256, 420, 300),
  halo: art.halo(256, 256, 180, '#ffffff'),
  leaves: art.leaves('#1b7a8a'),
  curtain: art.curtain('#e0326a'),
  vignette: art.vignette(),
  cast: art.cast(art.circle(10, 10, 5, '#ffffff')),
  contact: art.contact(256, 440, 100),
  sparkle: art.sparkle(100, 100, 20),
  splat: art.splat(250, 250, 120, '#ff4d66', 9),
  drop: art.drop(100, 100, 16, '#ff5a6e', 20),
  ball: art.ball(256, 256, 100, '#2f9dff'),
  tile: art.tile(256, 256, 120, '#8a4dff'),
  gem: art.gem(256, 256, 100, '#ff3f78', 7),
  coin: art.coin(100, 100, 40, 12),
  trail: art.trail('M0 0L100 100', '#9df4ff'),
  speedLines: art.speedLines(256, 256),
  body: art.body(256, 320, 1, { fur: '#ff9a3d', belly: '#fff0d0' }),
  clip: art.clip(
    'M0 0H10V10Z',
    art.rect(0, 0, 10, 10, art.linear(0, 0, 0, 9, '#ffffff', '#000000')),
  ),
};

describe('card recipes', () => {
  it.each(Object.entries(PICTURES))('%s draws with numbers only', (_, svg) => {
    expect(svg).not.toBe('');
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  });

  it.each(Object.entries(PICTURES))('%s defines everything that it refers to', (_, svg) => {
    const referred = [...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]);
    const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    for (const id of referred) expect(defined).toContain(id);
  });

  it('draws the same picture for the same seed and a different one for another', () => {
    expect(art.splat(0, 0, 9, '#ff4d66', 1)).toBe(art.splat(0, 0, 9, '#ff4d66', 1));
    expect(art.splat(0, 0, 9, '#ff4d66', 1)).not.toBe(art.splat(0, 0, 9, '#ff4d66', 2));
  });
});

describe('gradients', () => {
  it('share an id only if they are equal', () => {
    const red = art.linear(0, 0, 0, 9, '#ff0000', '#ffffff');
    expect(art.linear(0, 0, 0, 9, '#ff0000', '#ffffff').ref).toBe(red.ref);
    expect(art.linear(0, 0, 0, 8, '#ff0000', '#ffffff').ref).not.toBe(red.ref);
    expect(art.radial(0, 0, 9, '#ff0000', '#ffffff').ref).not.toBe(red.ref);
  });

  it('spread their colors evenly and preserve transparency', () => {
    const { markup } = art.linear(0, 0, 0, 9, '#ff0000', '#00ff0080', '#0000ff');
    expect(markup).toContain('<stop offset="0" stop-color="#ff0000"/>');
    expect(markup).toContain('<stop offset="0.5" stop-color="#00ff00" stop-opacity="0.5"/>');
    expect(markup).toContain('<stop offset="1" stop-color="#0000ff"/>');
  });
});

describe('colors', () => {
  it('shade toward violet and tint toward white', () => {
    expect(art.shade('#ffffff', 1)).toBe('#3a1673');
    expect(art.tint('#000000', 1)).toBe('#ffffff');
    expect(art.mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(art.fade('#123456', 0.5)).toBe('#12345680');
  });

  it('refuse an invalid color', () => {
    expect(() => art.tint('red')).toThrow('"red" is not a color');
  });
});
