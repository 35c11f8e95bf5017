import { describe, expect, it } from 'vitest';
import type { Json, Rules } from '../contract/index.ts';
import { createRng } from '../core/index.ts';
import { path, rocks, rocksBot } from '../testing/samples.ts';
import { playRun, RunPlayer, runOf, type Run, type RunFault } from './run.ts';
import { MAX_RUN_TEXT, packLog, readRun, unpackLog, writeRun } from './run-text.ts';
import { Session } from './session.ts';

const turns = path as unknown as Rules;
const ticks = rocks as unknown as Rules;

function playedTurns(): Session {
  const session = new Session(turns, { level: 'short', params: turns.levels[0].params, seed: 'a' });
  for (const by of [3, 3, 3, 3]) session.apply({ by });
  return session;
}

function playedTicks(): Session {
  const session = new Session(ticks, { level: 'endless', params: {}, seed: 'b' });
  const rng = createRng('player');
  for (let tick = 0; tick < 400 && session.status === 'playing'; tick += 1) {
    const input = rocksBot(session.state as never, rng, 0.5);
    if (input) session.apply(input as unknown as Json);
    session.advance();
  }
  return session;
}

describe('a run', () => {
  it('is played to the same end, for turns and for ticks', () => {
    for (const session of [playedTurns(), playedTicks()]) {
      expect(session.time).toBeGreaterThan(2);
      const again = playRun(session.rules, JSON.parse(JSON.stringify(runOf(session))) as Run);
      expect(again.ok && [again.session.hash(), again.session.time, again.session.status]).toEqual([
        session.hash(),
        session.time,
        session.status,
      ]);
    }
  });

  it('shows every move with its cues', () => {
    const seen: string[] = [];
    playRun(turns, runOf(playedTurns()), (session, cues) => {
      seen.push(`${session.time} ${cues.map((cue) => `${cue.name}${cue.value}`).join()}`);
    });
    expect(seen).toEqual(['1 walk3', '2 walk3', '3 walk3', '4 walk3']);
  });

  it('does not hold a move that was taken back', () => {
    const session = playedTurns();
    session.undo();
    session.undo();
    expect(runOf(session).log).toEqual([
      [0, { by: 3 }],
      [1, { by: 3 }],
    ]);
    expect(playRun(turns, runOf(session)).ok).toBe(true);
  });

  it('is whole although its game was stored and resumed', () => {
    const session = playedTicks();
    const whole = runOf(session);
    const half = new RunPlayer(ticks, whole);
    for (let step = 0; step < 60; step += 1) half.step();
    const resumed = Session.resume(ticks, JSON.parse(JSON.stringify(half.session.save())));
    if (!resumed.ok) throw new Error(resumed.error);
    const earlier = runOf(half.session).log;
    for (const [at, input] of whole.log.slice(earlier.length)) {
      while (resumed.value.time < at) resumed.value.advance();
      resumed.value.apply(input);
    }
    while (resumed.value.time < whole.length) resumed.value.advance();
    expect(runOf(resumed.value, earlier)).toEqual(whole);
  });

  const flaws: readonly (readonly [string, RunFault, () => readonly [Rules, Run]])[] = [
    ['another game', 'other-game', () => [turns, { ...runOf(playedTurns()), slug: 'other' }]],
    [
      'rules of another version',
      'earlier-version',
      () => [turns, { ...runOf(playedTurns()), version: 2 }],
    ],
    [
      'a level that is gone',
      'unknown-level',
      () => [turns, { ...runOf(playedTurns()), level: 'x' }],
    ],
    [
      'more ticks than an hour',
      'too-long',
      () => [ticks, { ...runOf(playedTicks()), length: 2_000_000 }],
    ],
    [
      'an input too many',
      'input-refused',
      () => {
        const run = runOf(playedTurns());
        return [turns, { ...run, log: [...run.log, [4, { by: 1 }]] }];
      },
    ],
    [
      'an input that the rules do not know',
      'input-refused',
      () => {
        const run = runOf(playedTurns());
        return [turns, { ...run, log: [[0, { by: 9 }], ...run.log.slice(1)] }];
      },
    ],
    [
      'an input too few',
      'input-refused',
      () => {
        const run = runOf(playedTurns());
        return [turns, { ...run, log: run.log.slice(1) }];
      },
    ],
    [
      'an input moved in time',
      'ends-elsewhere',
      () => {
        const run = runOf(playedTicks());
        return [ticks, { ...run, log: run.log.map(([at, input]) => [at + 7, input] as const) }];
      },
    ],
    ['another seed', 'ends-elsewhere', () => [turns, { ...runOf(playedTurns()), seed: 'z' }]],
    [
      'ticks beyond its end',
      'ends-elsewhere',
      () => {
        const run = runOf(playedTicks());
        return [ticks, { ...run, length: run.length + 5000 }];
      },
    ],
    [
      'a better score',
      'other-result',
      () => {
        const run = runOf(playedTurns());
        return [turns, { ...run, result: { ...run.result, score: 1 } }];
      },
    ],
    [
      'a win that was none',
      'other-result',
      () => {
        const run = runOf(playedTicks());
        return [ticks, { ...run, result: { ...run.result, status: 'won' } }];
      },
    ],
    [
      'the end of another run',
      'ends-elsewhere',
      () => [turns, { ...runOf(playedTurns()), hash: 'f'.repeat(16) }],
    ],
  ];

  it.each(flaws)('with %s is refused as %s', (_, fault, make) => {
    const played = playRun(...make());
    expect(played.ok ? 'played' : played.fault).toBe(fault);
  });
});

describe('a run as text', () => {
  it('comes back as it was, and is short', () => {
    for (const session of [playedTurns(), playedTicks()]) {
      const run = runOf(session);
      const text = writeRun(run);
      expect(text.length).toBeLessThan(900);
      expect(readRun(text)).toEqual({ ok: true, value: run });
    }
  });

  it('holds any log that is in order', () => {
    const log = [
      [0, { a: [1, 'x'] }],
      [0, 'up'],
      [900, 'up'],
      [36_000, null],
    ] as const;
    const [inputs, entries] = packLog(log);
    expect(unpackLog(JSON.parse(JSON.stringify(inputs)), entries)).toEqual(log);
    expect(unpackLog(...packLog([]))).toEqual([]);
  });

  const facts = (): readonly unknown[] => JSON.parse(writeRun(runOf(playedTurns()))) as unknown[];
  const wrong: readonly (readonly [string, () => unknown])[] = [
    ['no run', () => ({ a: 1 })],
    ['a list of nothing', () => []],
    ['another format', () => facts().with(0, 2)],
    ['an entry out of place', () => facts().with(11, '0.zz')],
    ['an endless number of ticks', () => facts().with(11, 'zzzzzz.0')],
    ['a text as its score', () => facts().with(8, '12')],
    ['four stars', () => facts().with(9, 4)],
    ['a hash of another length', () => facts().with(6, 'ff')],
    ['a status that no game has', () => facts().with(7, 'winning')],
    ['half a tick', () => facts().with(5, 0.5)],
    ['a field too many', () => [...facts(), null, 1]],
    ['a slug as long as a book', () => facts().with(1, 'x'.repeat(99))],
    ['a text as long as a shelf', () => ['x'.repeat(MAX_RUN_TEXT)]],
  ];

  it.each(wrong)('is refused if it is %s, with a reason', (_, make) => {
    const read = readRun(JSON.stringify(make()));
    expect(read.ok ? 'read' : read.error).toMatch(/^[a-z]+: /);
  });

  it('is refused if it is not even JSON', () => {
    expect(readRun('[1,')).toEqual({ ok: false, error: 'run: not JSON' });
  });
});
