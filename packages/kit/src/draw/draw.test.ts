import { describe, expect, it } from 'vitest';
import type { Rect } from '../runtime/view.ts';
import * as backdrop from './backdrop.ts';
import { recordingContext, type RecordingContext } from '../testing/recording-context.ts';
import * as shapes from '../runtime/render/draw/shapes.ts';
import type { Context } from '../runtime/render/draw/shapes.ts';
import * as toys from './toys.ts';

const AREA: Rect = { x: -40, y: -10, width: 400, height: 300 };
const PATH = [
  { x: 0, y: 0 },
  { x: 10, y: 4 },
  { x: 10, y: 4 },
  { x: 40, y: 30 },
];
const INK = '#2b1b4d';

/** Every recipe, as a view would call it. The test below fails for a recipe without a line here. */
const RECIPES: Readonly<Record<string, (c: Context) => void>> = {
  cover: (c) => backdrop.cover(c, AREA, INK),
  sky: (c) => backdrop.sky(c, AREA, '#2a1a8c', '#b052ee', '#ffd9c2'),
  glow: (c) => backdrop.glow(c, AREA, 100, 90, '#3fe0d0', '#10316f'),
  rays: (c) => backdrop.rays(c, AREA, 100, 90),
  ridge: (c) => backdrop.ridge(c, AREA, 200, 12, INK, 3),
  peaks: (c) => backdrop.peaks(c, AREA, 200, 80, '#8c9fe0', 3),
  skyline: (c) => backdrop.skyline(c, AREA, 200, 80, INK, '#ffe08a', 3),
  cloud: (c) => backdrop.cloud(c, 50, 50, 30),
  halftone: (c) => backdrop.halftone(c, AREA, INK, 20),
  checker: (c) => backdrop.checker(c, AREA, INK, 30),
  bokeh: (c) => backdrop.bokeh(c, AREA, ['#ffffff', '#fff1a8']),
  spotlight: (c) => backdrop.spotlight(c, AREA, 100, 200, 90),
  leaves: (c) => backdrop.leaves(c, AREA, '#1fb573'),
  vignette: (c) => backdrop.vignette(c, AREA),
  contact: (c) => backdrop.contact(c, 10, 10, 20),
  afloat: (c) => backdrop.afloat(c, 10, 10, 20),
  linear: (c) => (c.fillStyle = shapes.linear(c, 0, 0, 9, 9, '#ffffff', INK)),
  down: (c) => (c.fillStyle = shapes.down(c, 0, 9, '#ffffff')),
  radial: (c) => (c.fillStyle = shapes.radial(c, 0, 0, 9, '#ffffff', INK)),
  fillPath: (c) => shapes.fillPath(c, INK, (path) => path.rect(0, 0, 1, 1)),
  rim: (c) => shapes.rim(c, INK, 2, (path) => path.rect(0, 0, 1, 1)),
  place: (c) => shapes.place(c, 1, 2, () => shapes.disc(c, 0, 0, 1, INK), 1, 2, 3),
  clipped: (c) =>
    shapes.clipped(
      c,
      (path) => path.rect(0, 0, 1, 1),
      () => shapes.disc(c, 0, 0, 1, INK),
    ),
  disc: (c) => shapes.disc(c, 0, 0, 5, INK),
  ring: (c) => shapes.ring(c, 0, 0, 5, 1, INK),
  blob: (c) => shapes.blob(c, 0, 0, 5, 4, INK, 1),
  rounded: (c) => shapes.rounded(c, 0, 0, 5, 4, 1, INK),
  pill: (c) => shapes.pill(c, 0, 0, 5, 4, INK),
  line: (c) => shapes.line(c, PATH, 3, INK, true),
  traceStar: (c) => shapes.fillPath(c, INK, (path) => shapes.traceStar(path, 0, 0, 5)),
  star: (c) => shapes.star(c, 0, 0, 5, INK),
  sparkle: (c) => shapes.sparkle(c, 0, 0, 5),
  arrow: (c) => shapes.arrow(c, 5, INK),
  splat: (c) => toys.splat(c, 0, 0, 20, INK, 3),
  ball: (c) => toys.ball(c, 5, 5, 5, '#ff4b55', (on) => shapes.star(on, 5, 5, 2, INK)),
  tile: (c) => toys.tile(c, 5, 5, 5, '#ff4b55'),
  coin: (c) => toys.coin(c, 5, 5, 5, 1),
  button: (c) => toys.button(c, 5, 5, 80, 30, '#ff4b55'),
  trail: (c) => toys.trail(c, PATH, 12, '#4cc3ff'),
};

function drawn(paint: (c: Context) => void): RecordingContext {
  const recording = recordingContext();
  paint(recording.c);
  return recording;
}

describe('drawing recipes', () => {
  it('are all tested here', () => {
    const exported = [backdrop, shapes, toys].flatMap((recipes) => Object.keys(recipes));
    expect(Object.keys(RECIPES).toSorted()).toEqual(exported.toSorted());
  });

  it.each(Object.entries(RECIPES))(
    '%s paints something, with finite numbers, and tidies up',
    (_, paint) => {
      const { log, depth, c } = drawn(paint);
      const painting = ['fill', 'stroke', 'fillRect', 'fillStyle'];
      expect(log.some(({ name }) => painting.includes(name))).toBe(true);
      expect(depth).toBe(0);
      expect(c.globalAlpha).toBe(1);
    },
  );

  it.each(Object.entries(RECIPES))('%s looks the same every time', (_, paint) => {
    expect(JSON.stringify(drawn(paint).log)).toBe(JSON.stringify(drawn(paint).log));
  });

  it('do not use the canvas filter, which Safari lacks', () => {
    for (const paint of Object.values(RECIPES)) expect(drawn(paint).of('filter')).toEqual([]);
  });

  it('draw another splat for another seed', () => {
    const one = drawn((c) => toys.splat(c, 0, 0, 20, INK, 1)).log;
    const two = drawn((c) => toys.splat(c, 0, 0, 20, INK, 2)).log;
    expect(JSON.stringify(one)).not.toBe(JSON.stringify(two));
  });

  it('clip a checkerboard to its area', () => {
    const { of } = drawn((c) => backdrop.checker(c, AREA, INK, 37));
    for (const { args } of of('fillRect')) {
      const [x, y, width, height] = args as [number, number, number, number];
      expect(x).toBeGreaterThanOrEqual(AREA.x);
      expect(x + width).toBeLessThanOrEqual(AREA.x + AREA.width + 1e-9);
      expect(y + height).toBeLessThanOrEqual(AREA.y + AREA.height + 1e-9);
    }
  });

  it('draw the content of a ball around the ball, in world units', () => {
    const scales: number[] = [];
    const recording = recordingContext();
    toys.ball(recording.c, 50, 60, 20, '#ff4b55', () => {
      scales.push(...recording.of('scale').map(({ args }) => Number(args[0])));
    });
    expect(scales.reduce((all, each) => all * each, 1)).toBeCloseTo(1);
  });

  it('draw no trail from a single point', () => {
    expect(drawn((c) => toys.trail(c, PATH.slice(0, 1), 12, '#4cc3ff')).log).toEqual([]);
  });

  it('press a button down by shrinking its foot', () => {
    const foot = (pressed: boolean): number => {
      const [ground, face] = drawn((c) => toys.button(c, 0, 0, 80, 30, '#ff4b55', pressed)).of(
        'roundRect',
      );
      const bottom = (args: readonly unknown[] = []): number => Number(args[1]) + Number(args[3]);
      return bottom(ground?.args) - bottom(face?.args);
    };
    expect(foot(true)).toBeLessThan(foot(false));
  });
});
