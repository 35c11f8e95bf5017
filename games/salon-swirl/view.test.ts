import { createRng } from '@playgrove/kit/core';
import { describe, expect, test } from 'vitest';
import { rules } from './rules.ts';
import { ANCHORS, LOCKS } from './rules/hair.ts';
import { startOf, targetOf, toolsOf } from './rules/look.ts';
import { PEOPLE } from './rules/people.ts';
import { buttonAt, layoutOf, worldFor } from './view/layout.ts';
import { optionsOf } from './view/read.ts';
import { createStrands, placeOn, push, ruffle, settle, swing } from './view/strands.ts';

const SCREENS = [
  [390, 844],
  [320, 568],
  [844, 390],
  [568, 320],
  [1440, 900],
  [2560, 1440],
] as const;

describe.each(SCREENS)('on a screen of %i × %i', (width, height) => {
  const size = worldFor(width / height);
  const px = Math.min(width / size.width, height / size.height);
  const layout = layoutOf(size, { client: 1, free: true });

  test('every button is large enough for a finger and on the screen', () => {
    const rects = [layout.done, layout.undo, layout.section, layout.bubble];
    for (const [client] of PEOPLE.entries()) {
      const state = rules.deal({ client }, createRng('view'), null);
      const own = layoutOf(size, state);
      rects.push(own.section, own.bubble);
      const tools = toolsOf(client);
      for (const [at, tool] of tools.entries()) {
        rects.push(buttonAt(own, own.tools, at, tools.length));
        const options = optionsOf(state, tool);
        for (const option of options.keys())
          rects.push(buttonAt(own, own.options, option, options.length));
      }
    }
    for (const { x, y, width: wide, height: tall } of rects) {
      expect(wide * px).toBeGreaterThanOrEqual(44);
      expect(tall * px).toBeGreaterThanOrEqual(44);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + wide).toBeLessThanOrEqual(size.width);
      expect(y + tall).toBeLessThanOrEqual(size.height);
    }
  });

  test('the face and every ring for pins are clear of the buttons and the counter', () => {
    const first = layoutOf(size, { client: 0, free: false });
    for (const { client, panel, done, bubble } of [layout, first])
      for (const { x, y } of ANCHORS) {
        const at = { x: client.x + x * client.scale, y: client.y + y * client.scale };
        expect(at.y).toBeGreaterThan(0);
        for (const { x: left, y: top, width: wide, height: tall } of [panel, done, bubble])
          expect(at.x > left && at.x < left + wide && at.y > top && at.y < top + tall).toBe(false);
      }
    expect(128 * layout.client.scale * px).toBeGreaterThan(56);
  });
});

describe('strands', () => {
  const place = { x: 0, y: 0 };

  test('rest where the rules say that hair falls', () => {
    const strands = createStrands();
    settle(strands, startOf(1), 0);
    expect(strands.length).toBe(LOCKS);
    const [strand] = strands;
    if (!strand) throw new Error('No strand.');
    placeOn(strand, 1, place);
    expect(place.x).toBeCloseTo(strand.rest.at(-2) ?? 0, 1);
    expect(place.y).toBeCloseTo(strand.rest.at(-1) ?? 0, 1);
  });

  test('sway in the wind, answer a push and come to rest again', () => {
    const strands = createStrands();
    settle(strands, startOf(1), 0);
    push(strands, 80, 60, 90, 200, 0);
    ruffle(strands, 20);
    let most = 0;
    for (let frame = 0; frame < 30; frame += 1) {
      swing(strands, 1 / 60, frame / 60, 0);
      for (const { sway } of strands)
        for (const part of sway) most = Math.max(most, Math.abs(part));
    }
    expect(most).toBeGreaterThan(4);
    for (let frame = 0; frame < 600; frame += 1) swing(strands, 1 / 60, 0, 0);
    for (const { sway } of strands)
      for (const part of sway) expect(Math.abs(part)).toBeLessThan(0.5);
  });

  test('follow a cut at once', () => {
    const strands = createStrands();
    settle(strands, startOf(1), 0);
    settle(strands, targetOf(1), 1 / 60);
    for (const { now, rest, len } of strands) {
      expect(len).toBeGreaterThan(0);
      expect([...now]).toEqual([...rest]);
    }
  });
});
