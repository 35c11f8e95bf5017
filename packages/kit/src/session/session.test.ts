import { describe, expect, test } from 'vitest';
import type { Json, Rules } from '../contract/index.ts';
import { path, rocks } from '../testing/samples.ts';
import { MAX_LOGGED, Session } from './session.ts';

const turns = path as unknown as Rules;
const ticks = rocks as unknown as Rules;
const LONG = { target: 3000, patience: 3000 };

function walk(params: Json = LONG, rules: Rules = turns): Session {
  return new Session(rules, { level: 'long', params, seed: 'seed' });
}

function withUndo(undo: 'none' | 'unlimited' | number): Rules {
  return { ...turns, pace: { kind: 'turns', undo } };
}

describe('starting', () => {
  test('the same start gives the same position; another seed gives another', () => {
    expect(walk().hash()).toBe(walk().hash());
    const seeds = ['a', 'b', 'c', 'd', 'e'].map((seed) =>
      new Session(turns, { level: 'long', params: LONG, seed }).hash(),
    );
    expect(new Set(seeds).size).toBe(5);
  });

  test('params that the rules refuse throw an error with the game and the reason', () => {
    expect(() => walk({ target: 'far' })).toThrow('sample-path: params refused: target');
  });

  test('a game that keeps its params in the state cannot change the start', () => {
    const keeps: Rules = {
      ...ticks,
      parseParams: (raw) => ({ ok: true, value: raw }),
      deal: (params) => params,
      status: () => 'playing',
      step: (state) => void ((state as { n: number }).n += 1),
      parseInput: (raw) => ({ ok: true, value: raw }),
    };
    const session = new Session(keeps, { level: 'endless', params: { n: 1 }, seed: '' });
    session.apply(null);
    expect(session.state).toEqual({ n: 2 });
    expect(session.start.params).toEqual({ n: 1 });
  });
});

describe('inputs', () => {
  test('an accepted move changes the position and reports its cues', () => {
    const session = walk();
    expect(session.apply({ by: 2 })).toEqual({
      ok: true,
      cues: [{ name: 'walk', at: { x: 2, y: 0 }, value: 2 }],
    });
    expect(session.state).toMatchObject({ at: 2, moves: 1 });
    expect(session.time).toBe(1);
  });

  test('an unknown shape, an illegal move and a move after the end change nothing', () => {
    const session = walk({ target: 4, patience: 4 });
    session.apply({ by: 3 });
    const before = session.hash();
    const state = session.state;
    expect(session.apply({ by: 'x' })).toEqual({ ok: false, why: 'by: not 1, 2 or 3' });
    expect(session.apply({ by: 3 })).toEqual({ ok: false, why: 'path.too-far' });
    expect(session.hash()).toBe(before);
    expect(session.state).toBe(state);
    session.apply({ by: 1 });
    expect(session.status).toBe('won');
    const won = session.hash();
    expect(session.apply({ by: 1 })).toEqual({ ok: false, why: 'over' });
    expect(session.hash()).toBe(won);
    expect(session.log).toHaveLength(2);
  });

  test('a tick game that runs for hours remembers a bounded number of recent inputs', () => {
    const counts: Rules = {
      ...ticks,
      parseParams: (raw) => ({ ok: true, value: raw }),
      deal: () => ({}),
      status: () => 'playing',
      step: () => undefined,
      parseInput: (raw) => ({ ok: true, value: raw }),
    };
    const session = new Session(counts, { level: 'endless', params: null, seed: '' });
    for (let input = 0; input <= 2 * MAX_LOGGED; input += 1) {
      session.apply(input);
      expect(session.log.length).toBeLessThanOrEqual(MAX_LOGGED);
    }
    expect(session.log.length).toBeGreaterThanOrEqual(MAX_LOGGED / 2);
    expect(session.log.at(-1)).toEqual([0, 2 * MAX_LOGGED]);
  });

  test('a refused turn draws no randomness, even when the rules drew before refusing', () => {
    const draws: Rules = {
      ...turns,
      step(state, input, context) {
        context.rng.unit();
        return turns.step(state, input, context);
      },
    };
    const session = walk({ target: 2, patience: 9 }, draws);
    const before = session.hash();
    expect(session.apply({ by: 3 }).ok).toBe(false);
    expect(session.hash()).toBe(before);
  });

  test('a turn that throws leaves the position unchanged', () => {
    const breaks: Rules = {
      ...turns,
      step(state) {
        (state as { at: number }).at = 99;
        throw new Error('boom');
      },
    };
    const session = walk(LONG, breaks);
    const before = session.hash();
    expect(() => session.apply({ by: 1 })).toThrow('boom');
    expect(session.hash()).toBe(before);
  });

  test('positions that were already returned are never modified', () => {
    const session = walk();
    const dealt = session.state;
    const text = JSON.stringify(dealt);
    session.apply({ by: 1 });
    session.apply({ by: 2 });
    session.undo();
    expect(JSON.stringify(dealt)).toBe(text);
  });
});

describe('undo and redo', () => {
  test('undo past the saved snapshots goes all the way back to the deal', () => {
    const session = walk();
    const hashes = [session.hash()];
    for (let move = 0; move < 600; move += 1) {
      session.apply({ by: 1 + (move % 3) });
      hashes.push(session.hash());
    }
    for (let move = 599; move >= 0; move -= 1) {
      expect(session.undo()).toBe(true);
      expect(session.hash()).toBe(hashes[move]);
      expect(session.time).toBe(move);
    }
    expect(session.undo()).toBe(false);
    expect(session.undoLeft).toBe(0);
  });

  test('redo repeats undone moves, including their randomness, until a new move is made', () => {
    const session = walk();
    for (const by of [1, 2, 3]) session.apply({ by });
    const end = session.hash();
    session.undo();
    session.undo();
    expect(session.canRedo).toBe(true);
    expect(session.redo().ok).toBe(true);
    expect(session.redo().ok).toBe(true);
    expect(session.hash()).toBe(end);
    expect(session.redo()).toEqual({ ok: false, why: 'nothing-to-redo' });
    session.undo();
    session.apply({ by: 1 });
    expect(session.canRedo).toBe(false);
  });

  test('a refused move keeps the redo history', () => {
    const session = walk({ target: 4, patience: 9 });
    session.apply({ by: 3 });
    session.apply({ by: 1 });
    session.undo();
    session.apply({ by: 3 });
    expect(session.canRedo).toBe(true);
  });

  test('a limited number of undos runs out for good', () => {
    const session = walk(LONG, withUndo(2));
    expect([session.undoStock, session.undoLeft]).toEqual([2, 0]);
    for (const by of [1, 1, 1, 1]) session.apply({ by });
    expect(session.undoLeft).toBe(2);
    expect([session.undo(), session.undo(), session.undo()]).toEqual([true, true, false]);
    session.redo();
    session.apply({ by: 1 });
    expect(session.undo()).toBe(false);
    expect(session.undoStock).toBe(0);
  });

  test('games without undo and tick games cannot undo', () => {
    const none = walk(LONG, withUndo('none'));
    none.apply({ by: 1 });
    expect([none.undoLeft, none.undoStock, none.undo()]).toEqual([0, 0, false]);
    const tick = new Session(ticks, { level: 'endless', params: {}, seed: '' });
    tick.apply({ go: 1 });
    expect([tick.undoLeft, tick.undoStock, tick.undo()]).toEqual([0, 0, false]);
  });

  test('a lost game can be undone', () => {
    const session = walk({ target: 9, patience: 1 });
    session.apply({ by: 1 });
    expect(session.status).toBe('lost');
    expect(session.undo()).toBe(true);
    expect(session.status).toBe('playing');
  });
});

describe('ticks', () => {
  test('a turn game has none', () => {
    expect(() => walk().advance()).toThrow('sample-path: a turn game has no ticks');
  });

  test('ticks pass, report their cues, and stop at the end', () => {
    const session = new Session(ticks, { level: 'endless', params: {}, seed: 's' });
    const names = new Set<string>();
    while (session.status === 'playing' && session.time < 5000) {
      for (const cue of session.advance()) names.add(cue.name);
    }
    expect(session.status).toBe('lost');
    expect(names).toContain('hit');
    const { time } = session;
    const hash = session.hash();
    expect(session.advance()).toEqual([]);
    expect([session.time, session.hash()]).toEqual([time, hash]);
  });
});
