import { describe, expect, it } from 'vitest';
import { LEVELS } from './levels.ts';
import { blockedBy } from './rules/room.ts';
import { BOARD } from './rules/things.ts';
import { SOLUTIONS } from './solutions.ts';
import { layoutFor } from './view/layout.ts';

const PHONE = 390 / 700;

describe('the board on a portrait screen', () => {
  it.each(LEVELS.map((board) => [board.id, board] as const))(
    '%s: everything on it and the line of its solution are in sight',
    (id, board) => {
      const { x, width, from, to } = layoutFor(PHONE, board);
      expect(x + from).toBeGreaterThanOrEqual(0);
      expect(x + to).toBeLessThanOrEqual(width);
      const lines = (SOLUTIONS[id] ?? []).flatMap((line) => line.filter((_, at) => at % 2 === 0));
      const things = board.things.flatMap((thing) => {
        const blocked = blockedBy(thing);
        if (!blocked) return [thing.x];
        if ('r' in blocked) return [blocked.x - blocked.r, blocked.x + blocked.r];
        return blocked.outline.map((point) => point.x);
      });
      for (const at of [...lines, ...things]) {
        const inside = Math.max(0, Math.min(BOARD.width, at));
        expect(inside).toBeGreaterThanOrEqual(from);
        expect(inside).toBeLessThanOrEqual(to);
      }
    },
  );

  it('takes the whole width but for the frame', () => {
    for (const board of LEVELS) {
      const { width, from, to } = layoutFor(PHONE, board);
      expect((to - from) / width).toBeGreaterThan(0.95);
    }
  });
});
