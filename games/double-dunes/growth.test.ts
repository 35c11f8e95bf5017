import type { Point } from '@playgrove/kit/contract';
import { Session } from '@playgrove/kit/session';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { mind } from './mind.ts';
import { move, oasis, position, put } from './positions.ts';
import { rules, type State } from './rules.ts';
import { BOARDS } from './rules/board.ts';
import { FRESH, parseCarried, type Carried } from './rules/career.ts';
import { LADDERS, marksOf } from './rules/missions.ts';
import { layoutOf, tellingAt, worldFor } from './view/layout.ts';
import words from './strings/en.json' with { type: 'json' };

/** Somebody with so many missions of the classic ladder done. */
function veteran(done: number): Carried {
  const ids = LADDERS.four.map(({ id }) => id);
  const active = ids.slice(done, done + 2);
  const four = {
    active,
    counts: Object.fromEntries(active.map((id) => [id, 0])),
    done: ids.slice(0, done),
  };
  return { ...FRESH, ladders: { ...FRESH.ladders, four } };
}

describe('missions', () => {
  test('are recorded from moves and make room for the next', () => {
    const state = position('four', [6, 6, ...Array.from({ length: 14 }, () => 0)]);
    expect(move(state, 2).cues).toContain('mission');
    const { four } = state.career.ladders;
    expect(four.done).toEqual(['m1']);
    expect(four.active).toEqual(['m3', 'm2']);
    expect(marksOf(state.career.ladders)).toBe(1);
  });

  test('are shown at the side of the board, and a new highest tile where it came to be', () => {
    const state = position('four', [6, 6, 0, 0, 1, 1, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0]);
    const cues = new Map<string, Point | undefined>();
    const rng = createRng('cues');
    rules.step(state, 2, { rng, cue: (name, at) => void cues.set(name, at) });
    expect(cues.get('milestone')).toEqual({ x: 0, y: 0 });
    expect(cues.get('combo')).toEqual({ x: 0, y: 2 });
    for (const aspect of [0.46, 1.6]) {
      const size = worldFor(aspect);
      const layout = layoutOf(state, size);
      const at = tellingAt(layout, size, cues.get('mission') ?? { x: 0, y: 0 });
      expect(at.x < layout.area.x || at.y < layout.area.y).toBe(true);
      expect(at.x > 0 && at.x < size.width && at.y > 0 && at.y < size.height).toBe(true);
    }
    for (const { cells } of Object.values(BOARDS)) {
      for (const cell of cells) expect(cell.x).toBeGreaterThanOrEqual(0);
    }
  });

  test('a tile within so many slides counts when it is made in time, and only then', () => {
    const late = {
      ...position('four', [7, 7, ...Array.from({ length: 14 }, () => 0)]),
      moves: 150,
    };
    late.career = veteran(2);
    move(late, 2);
    expect(late.career.ladders.four.done).not.toContain('m3');
    const swift = {
      ...position('four', [7, 7, ...Array.from({ length: 14 }, () => 0)]),
      moves: 149,
    };
    swift.career = veteran(2);
    move(swift, 2);
    expect(swift.career.ladders.four.done).toContain('m3');
  });

  test('two of a kind at once count', () => {
    const state = position('four', [9, 8, 8, ...Array.from({ length: 13 }, () => 0)]);
    state.career = veteran(6);
    move(state, 2);
    // The two 512 have come side by side.
    expect(state.career.ladders.four.done).toContain('m7');
  });

  test('what must happen within one game starts over in the next', () => {
    const oasisBoard = { ...FRESH.ladders.oasis, active: ['m1', 'm2'], counts: { m1: 0, m2: 3 } };
    const career = { ...FRESH, ladders: { ...FRESH.ladders, oasis: oasisBoard } };
    const state = rules.deal({ board: 'oasis' }, createRng('x'), career);
    expect(state.career.ladders.oasis.counts).toEqual({ m1: 0, m2: 0 });
  });

  test('every mission of every board has a way to be counted', () => {
    const kinds = Object.values(LADDERS).flatMap((list) =>
      list.map(({ event }) => event.split(' ')[0]),
    );
    expect([...new Set(kinds)].toSorted()).toEqual([
      'camp',
      'clear',
      'combo',
      'corner',
      'feed',
      'run',
      'swift',
      'tidy',
      'tile',
      'twins',
      'well',
    ]);
  });
});

describe('what storage holds', () => {
  test('is read back as it was', () => {
    const career = { ...veteran(5), camps: 2, tops: { ...FRESH.tops, four: 11 } };
    expect(parseCarried(JSON.parse(JSON.stringify(career)))).toEqual({ ok: true, value: career });
  });

  test.each([
    ['camps', { camps: -1 }, { camps: 0 }],
    ['tops', { tops: { ...FRESH.tops, four: 11, hex: 'x' } }, { tops: { four: 11, hex: 0 } }],
    ['a ladder', { ladders: { four: { active: ['zz'], counts: {}, done: ['m1'] } } }, {}],
  ])('keeps the rest if one part is unreadable: %s', (_, part, want) => {
    const career = { ...veteran(5), tops: { ...FRESH.tops, five: 9 }, ...part };
    const read = parseCarried(JSON.parse(JSON.stringify(career)));
    if (!read.ok) throw new Error(read.error);
    expect(read.value).toMatchObject(want);
    expect(read.value.ladders.four.done).toContain('m1');
  });

  test('fills a ladder up that has grown since its missions were all done', () => {
    const all = LADDERS.four.map(({ id }) => id);
    const four = { active: [], counts: {}, done: all.slice(0, -1) };
    const read = parseCarried({ ...FRESH, ladders: { ...FRESH.ladders, four } } as never);
    expect(read).toMatchObject({ value: { ladders: { four: { active: all.slice(-1) } } } });
  });

  test('reads a career of the days of charms, and leaves the charm out', () => {
    expect(parseCarried({ ...FRESH, charm: 3 } as never)).toEqual({ ok: true, value: FRESH });
  });

  test('a game of the first version is refused by its version and left alone', () => {
    const session = new Session(rules as never, {
      level: 'four',
      params: { board: 'four' },
      seed: 'x',
    });
    const old = { ...session.save(), version: 1 };
    const read = Session.resume(rules as never, old);
    expect(read).toEqual({ ok: false, error: 'version: made by rules 1, these are 3' });
  });
});

describe('hints', () => {
  test('advise a slide that is legal, with a reason, on every board', () => {
    for (const { id, params } of rules.levels) {
      const session = new Session(rules as never, { level: id, params, seed: 'hints' });
      const rng = createRng('hints');
      for (let count = 0; count < 25 && session.status === 'playing'; count += 1) {
        const state = session.state as unknown as State;
        if (count % 5 === 0) {
          const hint = mind.hint?.(state);
          expect(rules.inputs(state, rng)).toContain(hint?.input);
          expect(words).toHaveProperty([hint?.say ?? 'none']);
          for (const [, name = ''] of (
            words[(hint?.say ?? '') as keyof typeof words] ?? ''
          ).matchAll(/\{(\w+)\}/g)) {
            expect(hint?.values).toHaveProperty(name);
          }
        }
        session.apply(bot(state, rng, 0.5) as never);
      }
    }
  });

  test('say what a slide does', () => {
    const only = position('four', [1, 2, 3, 4, ...Array.from({ length: 12 }, () => 0)]);
    expect(mind.hint?.(only)?.say).toBe('hint.only');
    const record = position('four', [
      7,
      7,
      0,
      0,
      1,
      2,
      0,
      0,
      ...Array.from({ length: 8 }, () => 0),
    ]);
    expect(mind.hint?.(record)).toMatchObject({ say: 'hint.record', values: { value: 256 } });
    // Two equal tops in the corner's column: nothing that looks further ahead is plainer.
    const stacked = position('four', [
      2,
      0,
      0,
      0,
      2,
      0,
      0,
      0,
      ...Array.from({ length: 8 }, () => 0),
    ]);
    expect(mind.hint?.(stacked)).toMatchObject({
      say: 'hint.record',
      values: { value: 8, way: expect.stringMatching(/[↑↓]/) as unknown },
    });
    const thirsty = oasis({ wells: [{ cell: 2, wants: 4 }] });
    put(thirsty, 2, 3);
    put(thirsty, 7, 3);
    put(thirsty, 20, 9);
    expect(mind.hint?.(thirsty)).toMatchObject({
      say: 'hint.well',
      values: { value: 16, way: '↑' },
    });
  });
});
