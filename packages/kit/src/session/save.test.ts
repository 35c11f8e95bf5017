import { describe, expect, test } from 'vitest';
import type { Json, Rules } from '../contract/index.ts';
import { path, rocks } from '../testing/samples.ts';
import { hashJson } from './json.ts';
import { RECENT_MOVES, Session, type Save } from './session.ts';

const turns = path as unknown as Rules;
const ticks = rocks as unknown as Rules;

function turnSave(): { session: Session; save: Save } {
  const params = { target: 40, patience: 20 };
  const session = new Session(turns, { level: 'long', params, seed: 'kept' });
  for (const by of [1, 2, 3, 1]) session.apply({ by });
  session.undo();
  return { session, save: stored(session.save()) };
}

function tickSave(): { session: Session; save: Save } {
  const session = new Session(ticks, { level: 'endless', params: {}, seed: 'kept' });
  session.apply({ go: 1 });
  for (let tick = 0; tick < 17; tick += 1) session.advance();
  return { session, save: stored(session.save()) };
}

function stored(save: Save): Save {
  return JSON.parse(JSON.stringify(save)) as Save;
}

function resumed(rules: Rules, save: unknown): Session {
  const result = Session.resume(rules, save);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

describe('a turn game', () => {
  test('is restored and continues the same way', () => {
    const { session, save } = turnSave();
    const again = resumed(turns, save);
    expect(again.hash()).toBe(session.hash());
    expect([again.time, again.start, again.log]).toEqual([3, session.start, session.log]);
    for (const one of [session, again]) one.apply({ by: 2 });
    expect(again.hash()).toBe(session.hash());
  });

  test('can be undone to its deal after being restored', () => {
    const again = resumed(turns, turnSave().save);
    const dealt = new Session(turns, again.start).hash();
    while (again.undo());
    expect(again.hash()).toBe(dealt);
  });

  test('keeps the number of spent undos', () => {
    const limited: Rules = { ...turns, pace: { kind: 'turns', undo: 1 } };
    const again = resumed(limited, turnSave().save);
    expect(again.undoStock).toBe(0);
    expect(again.undo()).toBe(false);
  });

  test('with many moves is restored too', () => {
    const params = { target: 2000, patience: 2000 };
    const session = new Session(turns, { level: 'long', params, seed: 'x' });
    for (let move = 0; move < 700; move += 1) session.apply({ by: 1 + (move % 3) });
    const save = stored(session.save());
    expect(save.log).toHaveLength(RECENT_MOVES);
    const again = resumed(turns, save);
    expect([again.time, again.begun, again.hash()]).toEqual([700, true, session.hash()]);
    let undone = 0;
    while (again.undo()) {
      undone += 1;
      session.undo();
      expect([again.time, again.hash()]).toEqual([session.time, session.hash()]);
    }
    expect(undone).toBe(RECENT_MOVES);
    expect(resumed(turns, stored(again.save())).hash()).toBe(again.hash());
  });

  test('does not grow with the game', () => {
    const params = { target: 5000, patience: 5000 };
    const session = new Session(turns, { level: 'long', params, seed: 'x' });
    const sizes = [400, 1600].map((moves) => {
      while (session.time < moves) session.apply({ by: 1 });
      return JSON.stringify(session.save()).length;
    });
    expect(sizes[1]).toBeLessThan((sizes[0] ?? 0) * 1.1);
  });
});

describe('a tick game', () => {
  test('is restored at its tick and continues the same way', () => {
    const { session, save } = tickSave();
    const again = resumed(ticks, save);
    expect([again.time, again.hash()]).toEqual([17, session.hash()]);
    for (const one of [session, again]) {
      one.apply({ go: -1 });
      for (let tick = 0; tick < 200; tick += 1) one.advance();
    }
    expect(again.hash()).toBe(session.hash());
    expect(again.status).toBe(session.status);
  });

  test('a save stays unchanged while either session continues', () => {
    const { session } = tickSave();
    const save = session.save();
    const text = JSON.stringify(save);
    const again = resumed(ticks, save);
    session.advance();
    again.advance();
    expect(JSON.stringify(save)).toBe(text);
  });
});

const turnFlaws: readonly [string, (save: Save) => unknown, string][] = [
  ['not an object', () => 'save', 'save: not an object'],
  ['nothing', () => null, 'save: not an object'],
  ['another format', (save) => ({ ...save, format: 2 }), 'format: expected 1, got 2'],
  ['another game', (save) => ({ ...save, slug: 'x' }), 'slug: expected sample-path, got x'],
  ['older rules', (save) => ({ ...save, version: 2 }), 'version: made by rules 2'],
  ['a seed that is a number', (save) => ({ ...save, seed: 5 }), 'seed: not a text'],
  ['a level that is a number', (save) => ({ ...save, level: 5 }), 'level: not a text'],
  ['no params', (save) => without(save, 'params'), 'params: missing'],
  ['refused params', (save) => ({ ...save, params: {} }), 'params refused: target'],
  ['no hash', (save) => without(save, 'hash'), 'hash: not a text'],
  ['a negative undo count', (save) => ({ ...save, undone: -1 }), 'undone: not a count'],
  ['half a move', (save) => ({ ...save, tick: 2.5 }), 'tick: not a count'],
  ['another move count', (save) => ({ ...save, tick: 9 }), 'tick: 9, but the log holds 3'],
  ['a log that is a text', (save) => ({ ...save, log: 'abc' }), 'log: not a list'],
  ['a log entry without a tick', (save) => withLog(save, [{ by: 1 }]), 'log: not a list'],
  ['a log entry at no tick', (save) => withLog(save, [['x', { by: 1 }]]), 'log: not a list'],
  ['an input of unknown shape', (save) => withLog(save, [[0, { by: 7 }]]), 'log[0]: by: not'],
  ['another move', (save) => withLog(save, [[0, { by: 1 }]]), 'hash: the position does not match'],
  ['another seed', (save) => ({ ...save, seed: 'other' }), 'hash: the position does not match'],
];

const tickFlaws: readonly [string, (save: Save) => unknown, string][] = [
  ['no snapshot', (save) => without(save, 'snapshot'), 'snapshot: missing'],
  ['three random counts', (save) => withRng(save, [1, 2, 3]), 'not four counts'],
  ['a random state of texts', (save) => withRng(save, ['a', 'b', 'c', 'd']), 'not four counts'],
  ['another random state', (save) => withRng(save, [1, 2, 3, 4]), 'hash: the position'],
  ['another position', (save) => withState(save, { x: 0 }), 'hash: the position does not match'],
  ['no position', (save) => withState(save, undefined), 'hash: the position does not match'],
];

describe('a save with one flaw is refused with its location and left unchanged:', () => {
  test.each(turnFlaws)('turns, %s', (_, flaw, says) => {
    expect(refusal(turns, flaw(turnSave().save))).toContain(says);
  });
  test.each(tickFlaws)('ticks, %s', (_, flaw, says) => {
    expect(refusal(ticks, flaw(tickSave().save))).toContain(says);
  });
});

test('rules that throw while reading a save refuse it', () => {
  const fails: Rules = {
    ...turns,
    deal() {
      throw new Error('deck is short');
    },
  };
  expect(refusal(fails, turnSave().save)).toBe('position: deck is short');
});

test('a turn save with all its moves cannot contain a position as well', () => {
  const { session, save } = turnSave();
  const state = { ...(session.state as object), at: 39 };
  const rng = save.snapshot?.rng ?? [1, 2, 3, 4];
  const forged = { ...save, snapshot: { state, rng }, hash: hashJson([state, rng] as Json) };
  expect(refusal(turns, forged)).toBe('tick: 3, but the log holds 3 moves');
});

/** Why a save was refused. @throws if it was accepted or modified */
function refusal(rules: Rules, save: unknown): string {
  const text = JSON.stringify(save);
  const result = Session.resume(rules, save);
  if (result.ok) throw new Error('the save was accepted');
  if (JSON.stringify(save) !== text) throw new Error('the save was written to');
  return result.error;
}

function without(save: Save, field: keyof Save): unknown {
  return Object.fromEntries(Object.entries(save).filter(([name]) => name !== field));
}

function withLog(save: Save, log: readonly unknown[]): unknown {
  return { ...save, log, tick: log.length };
}

function withRng(save: Save, rng: readonly unknown[]): unknown {
  return { ...save, snapshot: { ...save.snapshot, rng } };
}

function withState(save: Save, state: unknown): unknown {
  return { ...save, snapshot: { ...save.snapshot, state } };
}
