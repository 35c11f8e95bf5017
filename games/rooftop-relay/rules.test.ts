import { Session } from '@playgrove/kit/session';
import type { Cue, Json, Rules } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { metersOf, rules, type Input, type State } from './rules.ts';
import { CHUNKS, DISTRICTS, EXCHANGE, planOf } from './rules/chunks.ts';
import { chunkAt, layoutHere } from './rules/course.ts';
import { CREW, crewOf, JOINS, type Runner } from './rules/crew.ts';
import { MISSIONS, nextMission } from './rules/goals.ts';
import words from './strings/en.json' with { type: 'json' };
import { layOut, SPEEDS } from './rules/layout.ts';
import { LEARNING, zoneOf } from './rules/run.ts';
import { FRESH, type Career } from './rules/state.ts';

function open(seed = 'roofs', career: Career = FRESH): Session {
  return new Session(rules as unknown as Rules, {
    level: 'endless',
    params: { mode: 'endless' },
    seed,
    career: career as unknown as Json,
  });
}

const stateOf = (session: Session): State => session.state as unknown as State;

function give(session: Session, input: Input): readonly Cue[] {
  const outcome = session.apply(input as unknown as Json);
  if (!outcome.ok) throw new Error(outcome.why);
  return outcome.cues;
}

/** Lets the bot run until something is so; throws when it never is. */
function runUntil(session: Session, is: (state: State) => boolean, ticks = 60 * 90): Cue[] {
  const rng = createRng('until');
  const cues: Cue[] = [];
  for (let tick = 0; tick < ticks; tick += 1) {
    const state = stateOf(session);
    if (is(state)) return cues;
    if (session.status !== 'playing') break;
    const input = bot(state, rng, 1);
    if (input) cues.push(...give(session, input));
    if (session.status === 'playing') cues.push(...session.advance());
  }
  throw new Error('it never came to that');
}

const names = (cues: readonly Cue[]): string[] => cues.map(({ name }) => name);

describe('before a run', () => {
  test('a runner who has joined may begin, and one who has not is refused', () => {
    const session = open();
    give(session, { act: 'lead', runner: 'koa' });
    expect(stateOf(session).runner).toBe('koa');
    expect(session.apply({ act: 'lead', runner: 'noor' } as Json)).toMatchObject({
      ok: false,
      why: 'refused.joins',
    });
  });

  test('coins buy hearts, and too few coins buy nothing', () => {
    const rich: Career = { ...FRESH, purse: { ...FRESH.purse, coins: 260 } };
    const session = open('shop', rich);
    give(session, { act: 'buy', ware: 'hearts' });
    expect(stateOf(session).hearts).toBe(4);
    expect(stateOf(session).career.purse.coins).toBe(10);
    expect(session.apply({ act: 'buy', ware: 'hearts' } as Json)).toMatchObject({
      why: 'refused.poor',
    });
  });

  test('nothing moves until the first press', () => {
    const session = open();
    for (let tick = 0; tick < 200; tick += 1) session.advance();
    expect(metersOf(stateOf(session))).toBe(0);
    give(session, { act: 'press' });
    for (let tick = 0; tick < 60; tick += 1) session.advance();
    expect(metersOf(stateOf(session))).toBeGreaterThan(4);
  });
});

describe('the exchange', () => {
  function passAt(off: number): { session: Session; cues: readonly Cue[] } {
    const session = open('exchange');
    runUntil(session, (state) => {
      const zone = zoneOf(state);
      return zone !== undefined && state.body.x >= zone.line + (off - 1) * state.pace;
    });
    return { session, cues: give(session, { act: 'press' }) };
  }

  /** The bot would press by itself on the line: for presses after it, the baton is put back. */
  test('on the line is perfect: another runner, points, a heart back', () => {
    const session = open('perfect');
    runUntil(session, (state) => {
      const zone = zoneOf(state);
      return zone !== undefined && state.body.x >= zone.line - 2.5 * state.pace;
    });
    const state = stateOf(session);
    state.hearts = 1;
    const before = state.runner;
    const cues = names(give(session, { act: 'press' }));
    expect(cues).toContain('pass.perfect');
    expect(cues).toContain('heart');
    expect(stateOf(session).hearts).toBe(2);
    expect(stateOf(session).runner).not.toBe(before);
    expect(stateOf(session).leg).toBe(1);
  });

  test('a little early is good and earns no heart', () => {
    const { session, cues } = passAt(-7);
    expect(names(cues)).toContain('pass.good');
    expect(stateOf(session).perfects).toBe(0);
  });

  test('much too early says so, and is no late one', () => {
    const { session, cues } = passAt(-14);
    expect(names(cues)).toContain('pass.early');
    expect(names(cues)).not.toContain('pass.late');
    expect(stateOf(session).leg).toBe(1);
  });

  test('without a press happens late, by itself', () => {
    const session = open('late');
    runUntil(session, (state) => {
      const zone = zoneOf(state);
      return zone !== undefined && state.body.x >= zone.from - 4 * state.pace;
    });
    const cues: Cue[] = [];
    for (let tick = 0; tick < 60; tick += 1) cues.push(...session.advance());
    expect(names(cues)).toContain('pass.late');
    expect(stateOf(session).leg).toBe(1);
  });

  test('brings everyone who has joined before anyone comes twice', () => {
    const session = open('crew');
    const seen: Runner[] = [];
    for (let leg = 1; leg <= 4; leg += 1) {
      runUntil(session, (state) => state.leg === leg);
      stateOf(session).hearts = 3;
      seen.push(stateOf(session).runner);
    }
    expect(new Set(seen).size).toBeGreaterThanOrEqual(2);
    for (const [at, runner] of seen.entries()) expect(runner).not.toBe(seen[at + 1]);
  });
});

describe('trouble', () => {
  function idle(session: Session, ticks: number): Cue[] {
    const cues: Cue[] = [];
    for (let tick = 0; tick < ticks && session.status === 'playing'; tick += 1) {
      cues.push(...session.advance());
    }
    return cues;
  }

  test('costs no heart in the first ten seconds', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const session = open(seed);
      give(session, { act: 'press' });
      idle(session, LEARNING - 1);
      expect(stateOf(session).hearts).toBe(3);
    }
  });

  test('costs a heart each time after that, and the last one ends the run and says why and where', () => {
    const session = open('idle');
    give(session, { act: 'press' });
    const cues = names(idle(session, 60 * 120));
    expect(cues.filter((name) => name === 'hurt')).toHaveLength(2);
    expect(session.status).toBe('over');
    const ending = rules.ending?.(stateOf(session));
    expect(ending?.reason).toMatch(/^reason\./);
    expect(ending?.at?.x).toBeGreaterThan(0);
  });

  test('a run that was no close call ends with the mission that is nearest to done', () => {
    const state = stateOf(open());
    const end = { reason: 'gap', x: 0, y: 0, short: 0 } as const;
    const board = {
      active: ['m10', 'm3', 'm2'],
      counts: { m10: 59, m3: 4, m2: 60 },
      done: ['m1'],
    };
    const over: State = { ...state, end, career: { ...FRESH, board } };
    // Fifty-nine coins of sixty in one run start over.
    expect(rules.ending?.(over)).toMatchObject({ almost: 'next.near.all', value: 1 });
    expect(rules.ending?.({ ...over, end: { ...end, short: 20 } })).toMatchObject({
      almost: 'almost.exchange',
    });
    const once = { ...board, counts: { m10: 59, m3: 0, m2: 290 } };
    const later: State = { ...over, career: { ...FRESH, board: once } };
    expect(rules.ending?.(later)).toMatchObject({ almost: 'next.metre.once', value: 300 });
    const all = { active: [], counts: {}, done: MISSIONS.map(({ id }) => id) };
    expect(nextMission(all)).toBeUndefined();
    const free: State = { ...over, career: { ...FRESH, board: all } };
    expect(rules.ending?.(free)?.almost).toBeUndefined();
  });

  test('counts the coins of the run when it says that something can be bought', () => {
    const state = stateOf(open());
    const career = { ...FRESH, purse: { ...FRESH.purse, coins: 50 } };
    const end = { reason: 'gap', x: 0, y: 0, short: 0 } as const;
    expect(rules.ending?.({ ...state, end, career, coins: 36 })).toMatchObject({
      almost: 'next.shop',
      value: 86,
    });
    expect(rules.ending?.({ ...state, end, career, coins: 29 })?.almost).not.toBe('next.shop');
  });

  test('every mission has its words for the results', () => {
    for (const { id, event, span } of MISSIONS) {
      const board = { active: [id], counts: { [id]: 0 }, done: [] };
      expect(nextMission(board)?.mission.id).toBe(id);
      expect(words).toHaveProperty([`next.${event}.${span}`]);
    }
  });

  test('never leaves a runner stuck: who does nothing is out within a minute', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const session = open(`stuck ${seed}`);
      give(session, { act: 'press' });
      idle(session, 60 * 60);
      expect(session.status, `seed ${seed}`).toBe('over');
    }
  });
});

describe('the course', () => {
  test('has a short first leg: the second one is half as long again', () => {
    const session = open('short');
    const ends = [1, 2].map((leg) => {
      runUntil(session, (state) => state.leg === leg);
      return metersOf(stateOf(session));
    });
    const [first = 0, second = 0] = ends;
    expect(second - first).toBeGreaterThan(first * 1.5);
  });

  test('has fifty chunks in five districts, each with a name of its own', () => {
    expect(CHUNKS).toHaveLength(50);
    expect(new Set(CHUNKS.map(({ id }) => id)).size).toBe(50);
    expect(new Set(CHUNKS.map(({ plan }) => plan)).size).toBe(50);
    for (const district of DISTRICTS) {
      expect(CHUNKS.filter(({ of }) => of === district)).toHaveLength(10);
    }
  });

  test('has no chunk twice within four, no seam, and an exchange after nine', () => {
    const session = open('course');
    const seen: number[] = [];
    let until = -Infinity;
    const look = (state: State): boolean => {
      for (const laid of state.course.there) {
        if (laid.at < until) continue;
        until = laid.at + laid.length;
        seen.push(laid.chunk);
      }
      state.hearts = 3;
      return state.leg === 3;
    };
    runUntil(session, look);
    const legs = seen.join(' ').split(String(EXCHANGE));
    expect(legs[1]?.trim().split(' ')).toHaveLength(9);
    seen.forEach((chunk, at) => expect(seen.slice(at + 1, at + 3)).not.toContain(chunk));
  });

  test('keeps its rhythm at every speed: widths grow with the tier', () => {
    for (const chunk of CHUNKS.keys()) {
      const [slow, fast] = [0, SPEEDS.length - 1].map((tier) =>
        layOut(planOf(chunk), 0, 0, SPEEDS[tier] ?? 0),
      );
      const grown = (fast?.length ?? 0) / (slow?.length ?? 1);
      expect(grown).toBeCloseTo((SPEEDS.at(-1) ?? 0) / (SPEEDS[0] ?? 1), 1);
    }
  });

  test('names what it cannot read', () => {
    expect(() => layOut('R10 X4', 0, 0, 6)).toThrow('"X4"');
    expect(() => layOut('R10 @4q', 0, 0, 6)).toThrow('"q"');
  });

  test('lies under the runner whenever a run goes on', () => {
    const session = open('under');
    runUntil(session, (state) => {
      const here = chunkAt(state, state.body.x);
      expect(here).toBeDefined();
      if (here) expect(layoutHere(here).boxes.length).toBeGreaterThan(0);
      return state.leg === 2;
    });
  });
});

test('a run that goes farther than ever says so once', () => {
  const cues = runUntil(open('far', { ...FRESH, far: 110 }), (state) => metersOf(state) > 160);
  expect(names(cues).filter((name) => name === 'farther')).toHaveLength(1);
});

describe('missions', () => {
  test('are thirty, and none of a runner is open before that runner has joined', () => {
    expect(MISSIONS).toHaveLength(30);
    const of: Readonly<Record<string, Runner>> = { smash: 'zuri', kick: 'mateo', drawn: 'noor' };
    MISSIONS.forEach(({ event }, at) => {
      const runner = of[event];
      if (runner) expect(JOINS[runner]).toBeLessThanOrEqual(Math.max(0, at - 2));
    });
    const done = MISSIONS.map(({ id }) => id);
    const all = { ...FRESH, board: { active: [], counts: {}, done } };
    expect(crewOf(all)).toEqual([...CREW]);
  });

  test('are counted while running, pay, and come along to the next run', () => {
    const session = open('missions');
    const cues = runUntil(session, (state) => state.career.board.done.length >= 2);
    expect(names(cues)).toContain('mission');
    const carried = rules.career?.of(stateOf(session) as never) as unknown as Career;
    expect(carried.purse.coins).toBeGreaterThan(40);
    expect(rules.career?.parse(carried as unknown as Json).ok).toBe(true);
    expect(crewOf(carried)).toContain('zuri');
    expect(carried.joined).toEqual(['zuri']);
  });
});

describe('outside data', () => {
  test.each([
    [null, 'expected an object'],
    [{ act: 'fly' }, 'input.act'],
    [{ act: 'lead', runner: 'bob' }, 'input.runner'],
    [{ act: 'buy', ware: 'luck' }, 'input.ware'],
  ])('input %j is refused with where it is wrong', (raw, where) => {
    const read = rules.parseInput(raw as Json);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error).toContain(where);
  });

  test('a career is read part by part, and runners who have joined stay', () => {
    const parse = (raw: unknown): unknown => rules.career?.parse(raw as Json);
    expect(parse({ ...FRESH, far: 'far', lead: 'bob', board: 3 })).toMatchObject({ value: FRESH });
    expect(parse({ ...FRESH, far: 90, purse: null })).toMatchObject({
      value: { far: 90, purse: FRESH.purse },
    });
    // They needed fewer missions when they joined.
    expect(parse({ ...FRESH, lead: 'noor', joined: ['zuri'] })).toMatchObject({
      value: { lead: 'noor', joined: ['zuri', 'noor'] },
    });
    expect(crewOf({ ...FRESH, joined: ['mateo'] })).toEqual(['pia', 'koa', 'mateo']);
    expect(parse(null)).toMatchObject({ ok: false });
  });
});

test('a beginner runs for half a minute to two minutes', () => {
  const lengths = Array.from({ length: 7 }, (_, seed) => {
    const session = open(`band ${seed}`);
    const rng = createRng(`band ${seed}`);
    while (session.status === 'playing' && session.time < 60 * 240) {
      const input = bot(stateOf(session), rng, 0);
      if (input) give(session, input);
      if (session.status === 'playing') session.advance();
    }
    return session.time / 60;
  }).toSorted((a, b) => a - b);
  expect(lengths[3]).toBeGreaterThan(30);
  expect(lengths[3]).toBeLessThan(120);
});
