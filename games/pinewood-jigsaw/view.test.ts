import { createRng } from '@playgrove/kit/core';
import type { InputEvent, Press } from '@playgrove/kit/runtime';
import { sizesOf, stepOn } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { LEVELS, PICTURES } from './levels.ts';
import { ROWS } from './pictures/rows.ts';
import { rules } from './rules.ts';
import { cuttingOf, HOME, homeOf, nextTo, SIZES, type Input, type State } from './rules/state.ts';
import { layersOf, sceneOf } from './scenes/scene.ts';
import { fitOn, toScreen } from './view/camera.ts';
import { edgesOf } from './view/edges.ts';
import { AWAKE, awake } from './view/follow.ts';
import { cameraOf, riseFor } from './view/grip.ts';
import { read } from './view/hands.ts';
import { layoutOf, slotAt } from './view/layout.ts';
import { freshUi } from './view/ui.ts';

/** All points of a piece's outline, where it lies in the picture. */
function outlineOf(cut: { size: number; cut: number }, piece: number): Set<string> {
  const points = new Set<string>();
  const home = homeOf(cuttingOf(cut), piece);
  const note = (...values: number[]): void => {
    for (let at = 0; at < values.length; at += 2) {
      const [x, y] = [(values[at] ?? 0) + home.x, (values[at + 1] ?? 0) + home.y];
      points.add(`${x.toFixed(3)} ${y.toFixed(3)}`);
    }
  };
  const path = { moveTo: note, lineTo: note, bezierCurveTo: note, closePath: () => undefined };
  edgesOf(cut).trace(path as unknown as CanvasPath, piece);
  return points;
}

test('both pieces at an edge are cut along the same curves', () => {
  for (const size of SIZES.keys()) {
    const cut = { size, cut: 77 };
    const cutting = cuttingOf(cut);
    for (const piece of [0, 1, cutting.columns, cutting.count - 1]) {
      const own = outlineOf(cut, piece);
      for (const next of nextTo(cutting, piece)) {
        const shared = [...outlineOf(cut, next)].filter((point) => own.has(point));
        // Two corners, and seven points between them.
        expect(shared.length).toBeGreaterThanOrEqual(9);
      }
    }
  }
});

test('there are sixty pictures, all of them different, and each has painters', () => {
  expect(PICTURES).toHaveLength(60);
  expect(LEVELS).toHaveLength(61);
  expect(new Set(ROWS.map(([, row]) => row)).size).toBe(60);
  for (const [id, row] of ROWS) {
    const layers = layersOf(sceneOf(row));
    expect(
      layers.some(({ still }) => !still),
      `${id} moves`,
    ).toBe(true);
  }
});

const press = (phase: Press['phase'], x: number, y: number, pointer = 1): Press => ({
  kind: 'press',
  phase,
  pointer,
  device: 'touch',
  x,
  y,
  path: [{ x, y }],
  from: { x, y },
});

function begun(width: number, height: number, size = 0) {
  const state: State = rules.deal(
    { picture: 0, size: size === 0 ? -1 : size },
    createRng('hands'),
    { done: 0 },
  );
  const to = sizesOf(width, height);
  const ui = freshUi();
  const layout = layoutOf(to, state);
  const give = (event: InputEvent): ReturnType<typeof read> => {
    const input = read(event, state, ui, to);
    if (typeof input === 'object' && !Array.isArray(input)) stepOn(rules, state, input as Input);
    return input;
  };
  /** The middle of a place in the tray, and the finger that holds a piece over its place. */
  const inTray = (index: number) => {
    const slot = slotAt(layout, index);
    return { x: slot.x + layout.lane / 2, y: slot.y + layout.lane / 2 };
  };
  const over = (piece: number) => {
    const cutting = cuttingOf(state);
    const home = homeOf(cutting, piece);
    const at = toScreen(layout.area, cameraOf(ui, layout), {
      x: home.x + cutting.width / 2,
      y: home.y + cutting.height / 2,
    });
    return { x: at.x, y: at.y + riseFor(to, state, cameraOf(ui, layout).zoom) };
  };
  return { state, ui, layout, give, inTray, over };
}

describe.each([
  [390, 740],
  [844, 340],
  [320, 512],
])('on a screen of %i by %i', (width, height) => {
  test('a piece dragged out of the tray clicks into its place', () => {
    const { state, give, inTray, over } = begun(width, height);
    const piece = state.tray[0] ?? 0;
    const [from, to] = [inTray(0), over(piece)];
    give(press('down', from.x, from.y));
    for (const part of [0.3, 0.6, 1])
      give(press('move', from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part));
    expect(give(press('up', to.x, to.y))).toMatchObject({ act: 'put', piece });
    expect(state.group[piece]).toBe(HOME);
  });

  test('two taps do the same', () => {
    const { state, give, inTray, over } = begun(width, height);
    const piece = state.tray[0] ?? 0;
    const [from, to] = [inTray(0), over(piece)];
    give(press('down', from.x, from.y));
    give(press('up', from.x, from.y));
    give(press('down', to.x, to.y));
    expect(give(press('up', to.x, to.y))).toMatchObject({ act: 'put', piece });
  });
});

test('along the tray a finger scrolls, and no piece comes along', () => {
  const { state, ui, give, inTray } = begun(390, 740);
  const from = inTray(2);
  give(press('down', from.x, from.y));
  for (const dx of [20, 60, 120]) give(press('move', from.x - dx, from.y - 4));
  expect(give(press('up', from.x - 120, from.y - 4))).toBe('redraw');
  expect(ui.scroll).toBeGreaterThan(80);
  expect(state.tray).toHaveLength(10);
});

test('two fingers zoom around their middle, and nothing is put down', () => {
  const { ui, layout, give } = begun(390, 740, 3);
  give(press('down', 150, 200, 1));
  give(press('down', 200, 200, 2));
  give(press('move', 100, 200, 1));
  give(press('move', 250, 200, 2));
  expect(ui.zoomed).toBe(true);
  expect(ui.camera?.zoom).toBeCloseTo(fitOn(layout.area).zoom * 3, 3);
  expect(give(press('up', 100, 200, 1))).toBe('redraw');
  expect(give(press('up', 250, 200, 2))).toBeUndefined();
});

test('keys take a piece to its place', () => {
  const { state, ui, give } = begun(390, 740);
  const piece = state.tray[0] ?? 0;
  const key = (button: 'a' | 'right' | 'down') =>
    give({ kind: 'pad', phase: 'down', button, device: 'keyboard' });
  key('a');
  expect(ui.held).toBe(piece);
  for (let column = 0; column < piece % 4; column += 1) key('right');
  for (let row = 0; row < Math.floor(piece / 4); row += 1) key('down');
  expect(key('a')).toMatchObject({ act: 'put', piece });
  expect(state.group[piece]).toBe(HOME);
});

test('what lies in the frame sleeps until a click, wakes and falls asleep again', () => {
  const ui = freshUi();
  const at = (woke: number): number => awake({ ...ui, woke });
  expect(awake(ui)).toBe(0);
  expect([at(0), at(AWAKE / 2), at(AWAKE + 1)]).toEqual([0, 1, 0]);
});
