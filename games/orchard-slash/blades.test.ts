import type { Session } from '@playgrove/kit/session';
import type { Json } from '@playgrove/kit/contract';
import { describe, expect, test } from 'vitest';
import { give, open, staged, stateOf } from './fixtures.ts';
import { rules } from './rules.ts';
import { BLADE_KINDS } from './rules/blades.ts';
import { FRESH, openBlades, parseCarried, type Carried } from './rules/career.ts';
import { BODIES } from './rules/fruit.ts';
import { MISSIONS } from './rules/missions.ts';
import type { Toss } from './rules/state.ts';

/** A career with this many missions done, a blade in hand. */
function having(missions: number, blade = 0): Carried {
  const ids = MISSIONS.map(({ id }) => id);
  const active = ids.slice(missions, missions + 3);
  const counts = Object.fromEntries(active.map((id) => [id, 0]));
  return { board: { active, counts, done: ids.slice(0, missions) }, blade };
}

/** The same stage with another blade in hand. */
function wielding(blade: number, ...tosses: Partial<Toss>[]): Session {
  const session = staged({ mode: 'endless' }, ...tosses);
  stateOf(session).career = having(BLADE_KINDS[blade]?.needs ?? 0, blade);
  return session;
}

describe('blades', () => {
  const points = (blade: number, ...tosses: Partial<Toss>[]): number => {
    const session = wielding(blade, ...tosses);
    give(session, { kind: 'slash', swipe: 1, path: [0, 300, 720, 300] });
    return stateOf(session).score;
  };

  test('are opened by missions, one after the other, and chosen before the first cut alone', () => {
    expect([0, 3, 6, 10, 14, 18].map((done) => openBlades(having(done)))).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
    const session = open({ mode: 'endless' }, 'choose');
    expect(session.apply({ kind: 'blade', at: 1 })).toMatchObject({ why: 'refused.locked' });
    stateOf(session).career = having(14);
    give(session, { kind: 'blade', at: 4 });
    expect([stateOf(session).career.blade, stateOf(session).lives]).toEqual([4, 2]);
    stateOf(session).started = true;
    expect(session.apply({ kind: 'blade', at: 0 })).toMatchObject({ why: 'refused.started' });
  });

  test('reed reaches what others miss, fruit and nests alike', () => {
    const nearby = { y: 300 + BODIES.orange.reach + 8 };
    expect([points(0, nearby), points(1, nearby)]).toEqual([0, 10]);
    const nest = { kind: 'nest', y: 300 + BODIES.nest.reach + 8 } as const;
    const hearts = [0, 1].map((blade) => {
      const session = wielding(blade, nest);
      give(session, { kind: 'slash', swipe: 1, path: [0, 300, 720, 300] });
      return stateOf(session).lives;
    });
    expect(hearts).toEqual([3, 2]);
  });

  test('thorn is paid fourfold for danger, frost nothing', () => {
    const late = { x: 360, y: 690, vy: 9 };
    const paid = [0, 3, 5].map((blade) => {
      const session = wielding(blade, late);
      give(session, { kind: 'slash', swipe: 1, path: [300, 690, 420, 690] });
      return stateOf(session).score;
    });
    expect(paid).toEqual([20, 50, 10]);
  });

  test('honey makes long chains cheap, ember keeps them burning', () => {
    const row = Array.from({ length: 7 }, (_, at) => ({ x: 60 + at * 100 }));
    expect(points(2, ...row)).toBeLessThan(points(0, ...row));
    const chain = (blade: number): number => {
      const session = wielding(blade, { x: 100 }, { x: 600 });
      give(session, { kind: 'slash', swipe: 1, path: [0, 300, 200, 300] });
      for (let tick = 0; tick < 32; tick += 1) session.advance();
      const { y } = stateOf(session).air[0] ?? { y: 300 };
      give(session, { kind: 'slash', swipe: 1, path: [500, Math.round(y), 720, Math.round(y)] });
      return stateOf(session).bestChain;
    };
    expect([chain(0), chain(4)]).toEqual([1, 2]);
  });

  test('frost slows the air after a chain of four, and only then', () => {
    const fallen = (blade: number, count: number): number => {
      const row = Array.from({ length: count }, (_, at) => ({ x: 60 + at * 100 }));
      const session = wielding(blade, ...row, { x: 360, y: 60, vy: 2 });
      give(session, { kind: 'slash', swipe: 1, path: [0, 300, 720, 300] });
      for (let tick = 0; tick < 40; tick += 1) session.advance();
      return stateOf(session).air[0]?.y ?? Infinity;
    };
    expect(fallen(5, 4)).toBeLessThan(fallen(0, 4) * 0.7);
    expect(fallen(5, 3)).toBe(fallen(0, 3));
  });
});

describe('missions', () => {
  test('are counted over runs, pay in points and make room for the next', () => {
    const session = staged({ mode: 'endless' }, {}, { x: 460 }, { x: 560 });
    const cues = give(session, { kind: 'slash', swipe: 1, path: [200, 300, 720, 300] });
    const { career, score } = stateOf(session);
    expect(career.board.done).toEqual(['chain-once-3']);
    expect(career.board.active).toContain(MISSIONS[3]?.id);
    expect(career.board.counts['fruit-all-40']).toBe(3);
    expect(cues.map(({ name }) => name)).toContain('mission');
    expect(score).toBe(10 + 20 + 30 + 50);
  });

  test('of one run start over in the next', () => {
    const session = staged({ mode: 'endless' });
    const state = stateOf(session);
    state.career = {
      ...FRESH,
      board: {
        ...FRESH.board,
        counts: { ...FRESH.board.counts, 'glass-run-2': 1, 'fruit-all-40': 9 },
      },
    };
    expect(rules.career?.of(state).board.counts['glass-run-2']).toBe(1);
    state.end = { reason: 'missed', x: 0, y: 0 };
    expect(rules.career?.of(state).board.counts).toMatchObject({
      'glass-run-2': 0,
      'fruit-all-40': 9,
    });
  });

  test('from storage are read part by part, and open blades stay open', () => {
    expect(parseCarried(having(7, 2) as unknown as Json)).toEqual({
      ok: true,
      value: having(7, 2),
    });
    // It needed fewer missions when it was chosen.
    const chosen = parseCarried(having(7, 3) as unknown as Json);
    expect(chosen).toMatchObject({ value: { blade: 3, blades: 4 } });
    expect(chosen.ok && openBlades(chosen.value)).toBe(4);
    const run = open({ mode: 'rush' }, 'opened');
    stateOf(run).career = having(10);
    expect(rules.career?.of(stateOf(run))).toMatchObject({ blade: 0, blades: 4 });
    expect(parseCarried({ board: null, blade: 1, blades: 2 })).toMatchObject({
      value: { board: FRESH.board, blade: 1, blades: 2 },
    });
    expect(parseCarried('x')).toMatchObject({ ok: false });
  });
});
