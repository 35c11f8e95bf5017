import { describe, expect, it } from 'vitest';
import type { Json, Rules } from '../contract/index.ts';
import { createRng } from '../core/index.ts';
import { path, rocks, rocksBot } from '../testing/samples.ts';
import { playRun, RunPlayer, runOf, type Run, type RunFault } from './run.ts';
import { MAX_RUN_BYTES, packLog, readRun, unpackLog, writeRun } from './run-text.ts';
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
  it('comes back as it was, and is short', async () => {
    for (const session of [playedTurns(), playedTicks()]) {
      const run = runOf(session);
      const text = await writeRun(run);
      expect(text).toMatch(/^1[\w-]+$/);
      expect(text.length).toBeLessThan(600);
      expect(await readRun(text)).toEqual({ ok: true, value: run });
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

  const wrong: readonly (readonly [string, string | (() => Promise<string>)])[] = [
    ['nothing', ''],
    ['another format', '2abc'],
    ['no base64url', '1a+b/'],
    ['junk bytes', '1AAAA'],
    ['too many bytes', `1${'A'.repeat(MAX_RUN_BYTES * 2)}`],
    ['no run', () => pack('{"a":1}')],
    ['a list of nothing', () => pack('[]')],
    ['a bomb', () => pack(`["${'0'.repeat(3_000_000)}"]`)],
    ['an entry out of place', () => changed((run) => [...run.slice(0, 10), '0.zz'])],
    ['an endless number of ticks', () => changed((run) => [...run.slice(0, 10), 'zzzzzz.0'])],
    ['half a number as its score', () => changed((run) => run.with(7, '12'))],
    ['four stars', () => changed((run) => run.with(8, 4))],
    ['a field too many', () => changed((run) => [...run, null, 1])],
    ['a slug as long as a book', () => changed((run) => run.with(0, 'x'.repeat(99)))],
  ];

  it.each(wrong)('is refused if it is %s, with a reason', async (_, text) => {
    const read = await readRun(typeof text === 'string' ? text : await text());
    expect(read.ok ? 'read' : read.error).toMatch(/^[a-z]+: /);
  });

  async function pack(json: string): Promise<string> {
    const stream = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = Buffer.from(await new Response(stream).arrayBuffer());
    return `1${bytes.toString('base64url')}`;
  }

  function changed(change: (run: readonly unknown[]) => readonly unknown[]): Promise<string> {
    const { slug, version, level, seed, length, hash, result, log } = runOf(playedTurns());
    const [inputs, entries] = packLog(log);
    const facts = [slug, version, level, seed, length, hash, result.status, result.score, null];
    return pack(JSON.stringify(change([...facts, inputs, entries])));
  }
});
