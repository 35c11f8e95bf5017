import { createRng } from '@playgrove/kit/core';
import { playerOf, playing, stepOn } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { mind } from './mind.ts';
import { rules } from './rules.ts';
import { recordsOf } from './rules/jukebox.ts';
import {
  CHECKS,
  has,
  hitsOf,
  maskOf,
  peaksOf,
  STEPS,
  textOf,
  type Career,
  type Input,
  type State,
} from './rules/state.ts';
import { certain, cluesOf, suspectsOf } from './rules/suspects.ts';

/** A case with these rows. */
function caseOf(...texts: readonly string[]): State {
  const game = playing(rules, 'alley-1');
  const masks = texts.map(maskOf);
  return {
    ...game.state,
    rows: masks.map((truth) => ({ truth, mine: 0, locked: false })),
    peaks: peaksOf(masks),
    checks: [],
    picks: masks.map(() => -1),
  };
}

const tap = (row: number, step: number): Input => ({ act: 'tap', row, step });

/** Sets rows at once. */
function set(state: State, ...texts: readonly string[]): State {
  for (const [row, text] of texts.entries()) {
    const one = state.rows[row];
    if (one && !one.locked) one.mine = maskOf(text);
  }
  return state;
}

test('rows are eight steps, first step first', () => {
  expect(textOf(maskOf('x..x..x.'))).toBe('x..x..x.');
  expect(hitsOf(maskOf('x..x..x.'))).toBe(3);
  expect(peaksOf(['xx......', 'x.......'].map(maskOf))).toEqual([2, 1, 0, 0, 0, 0, 0, 0]);
});

describe('a tap', () => {
  test('sets a hit and sounds its drum; a second one takes it back', () => {
    const state = caseOf('x...x...', '..x...x.');
    expect(stepOn(rules, state, tap(1, 2)).names).toEqual(['set', 'snare']);
    expect(textOf(state.rows[1]?.mine ?? 0)).toBe('..x.....');
    expect(stepOn(rules, state, tap(1, 2)).names).toEqual(['unset']);
    expect(state.rows[1]?.mine).toBe(0);
  });

  test('is refused where the waveform is silent, outside, and on a found row', () => {
    const state = caseOf('x...x...', '..x...x.');
    expect(stepOn(rules, state, tap(0, 1)).why).toBe('refused.silent');
    expect(stepOn(rules, state, tap(3, 0)).why).toBe('refused.outside');
    stepOn(rules, set(state, 'x...x...', '..x.....'), { act: 'check' });
    expect(stepOn(rules, state, tap(0, 0)).why).toBe('refused.locked');
  });

  test('is allowed under a coffee stain', () => {
    const state = { ...caseOf('x...x...', '..x...x.'), peaks: [-1, 0, 1, 0, 1, 0, 1, 0] };
    expect(stepOn(rules, state, tap(1, 0)).why).toBeUndefined();
  });
});

describe('a check', () => {
  test('counts the right hits of each row and keeps what is found', () => {
    const state = caseOf('x...x...', '..x...x.');
    const { names } = stepOn(rules, set(state, 'x.x.....', '..x...x.'), { act: 'check' });
    expect(names).toEqual(['check', 'hint', 'found']);
    expect(state.checks).toEqual([
      { masks: [maskOf('x.x.....'), maskOf('..x...x.')], right: [1, 2] },
    ]);
    expect(state.rows.map(({ locked }) => locked)).toEqual([false, true]);
  });

  test('of nothing, or of the same loop again, is refused and costs nothing', () => {
    const state = caseOf('x...x...', '..x...x.');
    expect(stepOn(rules, state, { act: 'check' }).why).toBe('refused.empty');
    stepOn(rules, set(state, 'x.......', ''), { act: 'check' });
    expect(stepOn(rules, state, { act: 'check' }).why).toBe('refused.same');
    expect(state.checks).toHaveLength(1);
  });

  test('of a row with too many hits is refused and costs nothing', () => {
    const state = caseOf('x...x...', '..x...x.');
    const { why } = stepOn(rules, set(state, 'x.x.x...', '..x.....'), { act: 'check' });
    expect(why).toBe('refused.many');
    expect(state.checks).toEqual([]);
    expect(rules.inputs(state, createRng(1))).not.toContainEqual({ act: 'check' });
  });
});

describe('the end', () => {
  test('comes after the loop has been heard once more, or a press skips it', () => {
    const game = playing(rules, 'alley-1');
    for (const [row, { truth }] of game.state.rows.entries())
      for (let step = 0; step < STEPS; step += 1) if (has(truth, step)) game.give(tap(row, step));
    game.give({ act: 'check' });
    expect(game.session.status).toBe('playing');
    expect(rules.inputs(game.state, createRng(1))).toEqual([{ act: 'skip' }]);
    const heard = game.tick(STEPS * game.state.ticks).map(({ name }) => name);
    const hits = game.state.rows.reduce((sum, { truth }) => sum + hitsOf(truth), 0);
    const band = heard.filter((name) => name === 'bass' || name === 'tune');
    expect(heard).toHaveLength(hits + band.length);
    // The band plays along only where there is something to celebrate.
    expect(new Set(band)).toEqual(new Set(['bass', 'tune']));
    game.give({ act: 'skip' });
    expect(game.session.status).toBe('won');
    expect(rules.stars?.(game.state)).toBe(3);
  });

  test('brings in a bass once a row is found, and no tune before the end', () => {
    const game = playing(rules, 'alley-1');
    const loop = (): string[] => game.tick(STEPS * game.state.ticks).map(({ name }) => name);
    expect(loop()).not.toContain('bass');
    const [first] = game.state.rows;
    for (let step = 0; step < STEPS; step += 1)
      if (has(first?.truth ?? 0, step)) game.give(tap(0, step));
    game.give({ act: 'check' });
    game.give({ act: 'hear', what: 'case' });
    const heard = loop();
    expect(heard).toContain('bass');
    expect(heard).not.toContain('tune');
  });

  test('is a loss after six checks, and says how many rows were missing', () => {
    const state = caseOf('x...x...', '..x...x.', 'x.x.x.x.');
    const rest = ['..x.....', '....x...', '......x.', 'x.x.....', '..x.x...'];
    stepOn(rules, set(state, 'x...x...', 'x.......', 'x.......'), { act: 'check' });
    for (const text of rest) stepOn(rules, set(state, '', text, text), { act: 'check' });
    expect(state.checks).toHaveLength(CHECKS);
    expect(state.phase).toBe('lost');
    expect(rules.ending?.(state)).toEqual({
      reason: 'ending.lost',
      almost: 'ending.rows',
      value: 2,
    });
  });

  test('gives fewer stars for more checks', () => {
    const stars = (count: number) =>
      rules.stars?.({
        ...caseOf('x.......'),
        checks: Array.from({ length: count }, () => ({ masks: [], right: [] })),
      });
    expect([1, 3, 4, 5, 6].map(stars)).toEqual([3, 3, 2, 1, 1]);
  });
});

describe('playing', () => {
  test('sounds every hit of the mystery once a loop, without saying in which row', () => {
    const game = playing(rules, 'diner-1');
    const cues = game.tick(STEPS * game.state.ticks);
    const hits = game.state.rows.reduce((sum, { truth }) => sum + hitsOf(truth), 0);
    expect(cues).toHaveLength(hits);
    expect(cues.every(({ at }) => at?.y === -1)).toBe(true);
  });

  test('plays the own loop from its start, and stops', () => {
    const game = playing(rules, 'diner-1');
    const step = game.state.peaks.findIndex((peak) => peak > 0);
    game.give(tap(0, step), { act: 'hear', what: 'mine' });
    const cues = game.tick(STEPS * game.state.ticks);
    expect(cues).toEqual([{ name: 'kick', at: { x: step, y: 0 }, value: 1 }]);
    game.give({ act: 'hear', what: 'off' });
    expect(game.tick(200)).toEqual([]);
  });
});

describe('listening to one row', () => {
  const listen = (row: number): Input => ({ act: 'listen', row });

  test('sounds it alone and in its row, and takes a guess the first time only', () => {
    const game = playing(rules, 'diner-1');
    game.give(listen(1));
    const cues = game.tick(STEPS * game.state.ticks);
    expect(cues).toHaveLength(hitsOf(game.state.rows[1]?.truth ?? 0));
    expect(cues.every(({ name, at }) => name === 'snare' && at?.y === 1)).toBe(true);
    game.give(listen(1));
    expect(game.state.listened).toEqual([1]);
  });

  test('ends when the whole mystery plays', () => {
    const state = caseOf('x...x...', '..x...x.');
    stepOn(rules, state, listen(1));
    stepOn(rules, state, { act: 'hear', what: 'case' });
    expect(state.solo).toBe(-1);
  });

  test('leaves the last guess for a check', () => {
    const state = caseOf('x...x...', '..x...x.');
    state.checks = Array.from({ length: CHECKS - 1 }, () => ({ masks: [0, 0], right: [0, 0] }));
    expect(stepOn(rules, state, listen(0)).why).toBe('refused.last');
    state.checks.pop();
    expect(stepOn(rules, state, listen(0)).why).toBeUndefined();
    set(state, '.x......');
    stepOn(rules, state, { act: 'check' });
    expect(state.phase).toBe('lost');
  });

  test('tells hints which loops are left', () => {
    const state = caseOf('x...x...', '..x...x.');
    stepOn(rules, state, listen(0));
    expect(suspectsOf(cluesOf(state))).toEqual([state.rows.map(({ truth }) => truth)]);
  });
});

describe('suspects', () => {
  test('are exactly the loops that fit peaks, hits and checks', () => {
    const state = caseOf('x...x...', '..x...x.');
    // Four peaks of one drum: two of them are the kick's.
    expect(suspectsOf(cluesOf(state))).toHaveLength(6);
    stepOn(rules, set(state, 'x.x.....', ''), { act: 'check' });
    expect(suspectsOf(cluesOf(state))).toHaveLength(4);
  });

  test('agree where two drums sound together', () => {
    const state = caseOf('x...x...', 'x.....x.');
    expect(certain(suspectsOf(cluesOf(state)))[0]).toEqual({
      on: maskOf('x.......'),
      off: maskOf('.xxx.x.x'),
    });
  });

  test('know nothing of a stained step', () => {
    const state = { ...caseOf('x...', '..x.'), peaks: [-1, 0, -1, 0, 0, 0, 0, 0] };
    expect(suspectsOf(cluesOf(state))).toHaveLength(4);
  });

  test('always hold the mystery itself', () => {
    for (const id of ['alley-3', 'station-6', 'rooftop-6']) {
      const game = playing(rules, id);
      const truth = game.state.rows.map((row) => row.truth);
      const { rows } = cluesOf(game.state);
      expect(rows.every((masks, row) => masks.includes(truth[row] ?? -1))).toBe(true);
    }
  });
});

describe('a hint', () => {
  test('names a hit that every suspect has, then a wrong one, then what to do', () => {
    const state = caseOf('x...x...', 'x.....x.');
    expect(mind.hint?.(state)).toMatchObject({
      say: 'hint.on.kick',
      values: { step: 1 },
      input: tap(0, 0),
    });
    set(state, 'x.......', 'x.......');
    expect(mind.hint?.(state)).toMatchObject({ say: 'hint.hear.kick', input: tap(0, 4) });
    set(state, 'x...x...', 'x.....x.');
    expect(mind.hint?.(state)).toMatchObject({ say: 'hint.guess', values: { left: 2 } });
    set(state, 'xx......', 'x.......');
    expect(mind.hint?.(state)).toMatchObject({ say: 'hint.off.kick', input: tap(0, 1) });
  });

  test('says when only one loop is left', () => {
    const state = set(caseOf('x.......', 'x.......'), 'x.......', 'x.......');
    expect(mind.hint?.(state)).toMatchObject({ say: 'hint.check' });
  });
});

describe('the jukebox', () => {
  const record = { no: 7, rows: ['x.x.x.x.', '.x......', 'x'].map(maskOf), ticks: 16 };
  const career: Career = { records: [record], mix: [] };

  test('has the house records and one for each solved case', () => {
    const game = playing(rules, 'jukebox', { career });
    expect(recordsOf(game.state)).toHaveLength(3);
    game.give({ act: 'pick', row: 0 }, { act: 'pick', row: 0 });
    expect(textOf(game.state.rows[0]?.mine ?? 0)).toBe('x.x.x.x.');
    // The kick's record sets the tempo.
    expect(game.state.ticks).toBe(16);
    game.give({ act: 'pick', row: 0 });
    expect(textOf(game.state.rows[0]?.mine ?? 0)).toBe('x...x...');
  });

  test('keeps the mix, taps included', () => {
    const game = playing(rules, 'jukebox', { career });
    game.give(tap(3, 7), { act: 'check' });
    expect(game.session.status).toBe('over');
    const after = rules.career?.of(game.state);
    expect(textOf(after?.mix[3] ?? 0)).toBe('.......x');
    expect(after?.records).toEqual([record]);
  });

  test('gets the record of a solved case, once', () => {
    const state = { ...caseOf('x...x...', '..x...x.'), phase: 'won' as const, no: 7, career };
    expect(rules.career?.of(state)?.records).toEqual([
      { no: 7, rows: state.rows.map(({ truth }) => truth), ticks: state.ticks },
    ]);
  });

  test('keeps the records and the rows of a career that it can read', () => {
    const stored = { records: [{ no: 1 }, record, 'vinyl'], mix: [1, 999, 3] };
    expect(rules.career?.parse(stored as never)).toMatchObject({
      ok: true,
      value: { records: [record], mix: [1, 0, 3] },
    });
    expect(rules.career?.parse({ records: [record] } as never)).toEqual({
      ok: true,
      value: { records: [record], mix: [] },
    });
  });
});

test('every case of a pack deals a waveform that leaves more than one loop', () => {
  for (const id of ['alley-1', 'diner-3', 'station-2', 'ballroom-6', 'rooftop-4', 'daily']) {
    for (let seed = 0; seed < 6; seed += 1) {
      const { state } = playing(rules, id, { seed: `deal ${seed}` });
      expect(suspectsOf(cluesOf(state), 3).length, `${id} ${seed}`).toBeGreaterThan(1);
    }
  }
});

test('the bot never needs the mystery: it plays the same when another loop fits as well', () => {
  const state = caseOf('x...x...', '..x...x.');
  const other = caseOf('..x...x.', 'x...x...');
  state.heard = 'off';
  other.heard = 'off';
  const play = playerOf(bot, 1);
  expect(play(state)).toMatchObject({ act: 'tap' });
  expect(play(state)).toEqual(play(other));
});
