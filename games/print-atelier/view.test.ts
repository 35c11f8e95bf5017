import { createRng } from '@playgrove/kit/core';
import type { InputEvent, Point, Rect } from '@playgrove/kit/runtime';
import { sizesOf } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { BRIEFS, briefOf } from './rules/briefs.ts';
import { LONGEST, MAX_POINTS } from './rules/state.ts';
import { refusalOf, rules, type State } from './rules.ts';
import game from './view.ts';
import {
  choiceRect,
  dialRect,
  inkRect,
  layoutOf,
  middleOf,
  toolRect,
  worldFor,
} from './view/layout.ts';
import { read } from './view/read.ts';
import { cutOf } from './view/garments.ts';
import { formOf } from './view/stage.ts';
import { freshUi, previewOf, type Ui } from './view/ui.ts';

const WORLD = worldFor(390 / 844);
const PHONE = sizesOf(WORLD.width, WORLD.height);
const SCREENS = [
  [390, 844],
  [320, 568],
  [844, 390],
  [568, 320],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
] as const;

const deal = (brief: number): State => rules.deal({ brief }, createRng('view'), null);
const contains = (rect: Rect, at: Point): boolean =>
  at.x >= rect.x && at.x <= rect.x + rect.width && at.y >= rect.y && at.y <= rect.y + rect.height;
const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test('a hint keeps off the whole garment, whatever the client wants', () => {
  for (const brief of BRIEFS.keys()) {
    const state = deal(brief);
    const { x, y, scale } = formOf(layoutOf(PHONE), state);
    const { hem, wide } = cutOf(briefOf(brief).garment);
    const covered = game.view.busy?.(state, freshUi(state, true), PHONE) ?? [];
    for (const side of [-1, 1]) {
      const corner = { x: x + side * (wide - 1) * scale, y: y + (hem - 1) * scale };
      expect(
        covered.some((rect) => contains(rect, corner)),
        `${brief}`,
      ).toBe(true);
    }
  }
});

describe.each(SCREENS)('on a screen of %i × %i', (width, height) => {
  const size = worldFor(width / height);
  const px = Math.min(width / size.width, height / size.height);
  const layout = layoutOf(size);

  test('every button is large enough for a finger, on the screen, and clear of the others', () => {
    for (const brief of [...BRIEFS.keys(), -1]) {
      const state = deal(brief);
      const { tools, inks, sizes } = briefOf(brief);
      const cells = inks.length + (sizes.length > 1 ? 1 : 0);
      const rects = [
        layout.cut,
        layout.undo,
        layout.tile,
        ...tools.map((_, at) => toolRect(layout, at, tools.length)),
        ...Array.from({ length: cells }, (_, at) => inkRect(layout, at, state)),
        ...(brief < 0 ? [choiceRect(layout, 0), choiceRect(layout, 1)] : []),
      ];
      for (const [at, rect] of rects.entries()) {
        // A press a little outside counts too.
        expect(rect.width * px + 8 * px, `${brief} ${at}`).toBeGreaterThanOrEqual(43.9);
        expect(rect.height * px + 8 * px, `${brief} ${at}`).toBeGreaterThanOrEqual(43.9);
        expect(rect.x).toBeGreaterThanOrEqual(0);
        expect(rect.y).toBeGreaterThanOrEqual(0);
        expect(rect.x + rect.width).toBeLessThanOrEqual(size.width);
        expect(rect.y + rect.height).toBeLessThanOrEqual(size.height);
        for (const other of rects.slice(at + 1))
          expect(overlap(rect, other), `${brief}`).toBe(false);
      }
    }
  });

  test('dials lie above the tile and cover nothing', () => {
    for (const count of [2, 3])
      for (let at = 0; at < count; at += 1) {
        const rect = dialRect(layout, at, count);
        for (const other of [layout.tile, layout.undo, layout.cut, layout.bottle])
          expect(overlap(rect, other)).toBe(false);
      }
    expect(layout.tile.width * px).toBeGreaterThan(120);
  });
});

const press = (phase: 'down' | 'move' | 'up', x: number, y: number): InputEvent => {
  const { tile } = layoutOf(PHONE);
  const at = { x: tile.x + (x / 256) * tile.width, y: tile.y + (y / 256) * tile.height };
  return { kind: 'press', phase, pointer: 1, device: 'touch', ...at, path: [at], from: at };
};

function table(brief: number): { readonly state: State; readonly ui: Ui } {
  const state = deal(brief);
  const ui = freshUi(state, false);
  return { state, ui };
}

describe('a finger', () => {
  test('prints where it lets go', () => {
    const { state, ui } = table(0);
    read(press('down', 60, 60), state, ui, PHONE);
    expect(previewOf(state, ui)?.points).toEqual([60, 60]);
    read(press('move', 100, 80), state, ui, PHONE);
    expect(read(press('up', 100, 80), state, ui, PHONE)).toMatchObject({
      act: 'print',
      points: [100, 80],
    });
  });

  test('prints nothing if it leaves the tile', () => {
    const { state, ui } = table(0);
    read(press('down', 60, 60), state, ui, PHONE);
    read(press('move', 60, -90), state, ui, PHONE);
    expect(previewOf(state, ui)).toBeUndefined();
    expect(read(press('up', 60, -90), state, ui, PHONE)).toBe('redraw');
  });

  test('draws a line until the brush is dry', () => {
    const { state, ui } = table(8);
    read(press('down', 10, 10), state, ui, PHONE);
    for (let x = 10; x < 250; x += 6)
      read(press('move', x, x % 24 < 12 ? 40 : 90), state, ui, PHONE);
    const mark = previewOf(state, ui);
    expect(mark?.points.length).toBeGreaterThan(8);
    expect(mark?.points.length).toBeLessThanOrEqual(MAX_POINTS * 2);
    expect(ui.press?.long).toBeLessThanOrEqual(LONGEST + 1);
    expect(mark && refusalOf(state, mark)).toBeUndefined();
  });

  test('chooses an ink by its jar', () => {
    const { state, ui } = table(0);
    const jar = middleOf(inkRect(layoutOf(PHONE), 1, state));
    read({ ...press('down', 0, 0), ...jar } as InputEvent, state, ui, PHONE);
    expect(ui.ink).toBe(1);
  });
});
