import { describe, expect, test } from 'vitest';
import { createRng } from '@playgrove/kit/core';
import { recorderFor, sizesOf } from '@playgrove/kit/testing';
import { rules, type State } from './rules.ts';
import { fieldOf } from './rules/field.ts';
import { laneOf } from './rules/march.ts';
import { KINDS, WIDTH } from './rules/kinds.ts';
import { moundAt } from './view/read.ts';
import { createUi, offers } from './view/ui.ts';
import view from './view.ts';

const PHONE = sizesOf(390, 844);

function opened(id: string, seed = id): State {
  const level = rules.levels.find((one) => one.id === id);
  if (!level) throw new Error(`no level ${id}`);
  return rules.deal(level.params, createRng(seed), null);
}

describe('the coach', () => {
  test('drags along a path that is there, and is gone after the first order', () => {
    for (const id of ['hollow-1', 'hollow-2', 'ring-1', 'gates-1']) {
      const state = opened(id);
      const ui = createUi(state);
      state.tick = 20;
      const coach = view.view.coach?.(state, ui, 'touch', PHONE);
      if (typeof coach !== 'object' || coach.kind !== 'path')
        throw new Error(`${id}: no path is shown`);
      const ends = [coach.points[0], coach.points.at(-1)].map((at) =>
        moundAt(state, PHONE, at ?? { x: 0, y: 0 }),
      );
      expect(laneOf(fieldOf(state), ends[0] ?? -1, ends[1] ?? -1)).toBeGreaterThanOrEqual(0);
      const { line } = fieldOf(state).graph.lanes[
        laneOf(fieldOf(state), ends[0] ?? -1, ends[1] ?? -1)
      ] ?? { line: [] };
      expect(coach.points).toHaveLength(line.length);
      state.sent = 1;
      expect(view.view.coach?.(state, ui, 'touch', PHONE)).toBeUndefined();
    }
  });
});

describe('tools', () => {
  test('come one after the other', () => {
    expect(
      ['hollow-1', 'hollow-2', 'hollow-3', 'skirmish-calm'].map((id) => offers(opened(id))),
    ).toEqual([
      { share: false, twigs: false },
      { share: true, twigs: false },
      { share: true, twigs: true },
      { share: true, twigs: true },
    ]);
    const state = opened('hollow-1');
    const ui = createUi(state);
    view.view.read(
      { kind: 'pad', phase: 'down', button: 'x', device: 'keyboard' },
      state,
      ui,
      PHONE,
    );
    expect(ui.all).toBe(false);
  });
});

describe('a skirmish', () => {
  test('has the player at the bottom of a portrait screen, and no two mounds touch', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      for (const id of ['daily-duel', 'daily-three']) {
        const state = opened(id, `skirmish ${seed}`);
        const { sites } = fieldOf(state);
        expect(sites.find(({ side }) => side === 1)?.x).toBeLessThan(WIDTH / 2);
        for (const [at, site] of sites.entries()) {
          for (const other of sites.slice(at + 1)) {
            expect(Math.hypot(site.x - other.x, site.y - other.y)).toBeGreaterThan(
              KINDS[site.kind].radius + KINDS[other.kind].radius + 12,
            );
          }
        }
      }
    }
  });
});

describe('a hint', () => {
  test('has every mound and its number among what it must not cover', () => {
    const state = opened('hollow-1');
    const ui = createUi(state);
    const { surface: to } = recorderFor(view.view, state, { width: 372, height: 776 });
    const busy = view.view.busy?.(state, ui, to) ?? [];
    for (const site of fieldOf(state).sites) {
      const at = view.view.place?.(site, state, ui, to);
      expect(
        busy.some(
          (r) => at && at.x > r.x && at.x < r.x + r.width && at.y > r.y && at.y < r.y + r.height,
        ),
      ).toBe(true);
    }
  });
});
