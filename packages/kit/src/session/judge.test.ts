import { describe, expect, it } from 'vitest';
import type { Json, Rules } from '../contract/index.ts';
import { createRng } from '../core/index.ts';
import { path, rocks, rocksBot } from '../testing/samples.ts';
import { dailySeed } from './daily.ts';
import { isTooFast, judgeOf } from './judge.ts';
import { runOf, type Run } from './run.ts';
import { writeRun } from './run-text.ts';
import { Session } from './session.ts';

const turns = path as unknown as Rules;
const ticks = rocks as unknown as Rules;
const DAY = '2026-11-28';
const never = (): boolean => false;

function walked(moves: readonly number[], seed = dailySeed(turns.slug, DAY), level = 'short'): Run {
  const { params } = turns.levels.find(({ id }) => id === level) ?? turns.levels[0];
  const session = new Session(turns, { level, params, seed });
  for (const by of moves) session.apply({ by });
  return runOf(session);
}

function dodged(): Run {
  const session = new Session(ticks, {
    level: 'endless',
    params: {},
    seed: dailySeed(ticks.slug, DAY),
  });
  const rng = createRng('player');
  while (session.status === 'playing') {
    const input = rocksBot(session.state as never, rng, 0.2);
    if (input) session.apply(input as unknown as Json);
    session.advance();
  }
  return runOf(session);
}

const judgeTurns = (run: Run, day?: string) =>
  judgeOf(turns)(writeRun(run), day === undefined ? {} : { day }, never);

describe('a judge', () => {
  it('plays a run of the day and says what it is worth', () => {
    const run = walked([3, 3, 3, 3]);
    expect(judgeTurns(run, DAY)).toEqual({
      ok: true,
      text: writeRun(run),
      length: 4,
      result: run.result,
      rank: 4,
      tooFast: false,
    });
    const score = dodged().result.score ?? 0;
    const verdict = judgeOf(ticks)(writeRun(dodged()), { day: DAY }, never);
    expect(score).toBeGreaterThan(0);
    expect(verdict.ok && verdict.rank).toBe(-score);
  });

  it('writes a run as it was played, so that nothing travels along', () => {
    const [first, ...rest] = walked([3, 3, 3, 3]).log;
    if (!first) throw new Error('nothing was played');
    const log = [[first[0], { by: 3, note: 'call me' }] as const, ...rest];
    const verdict = judgeTurns({ ...walked([3, 3, 3, 3]), log });
    expect(verdict.ok && verdict.text).toBe(writeRun(walked([3, 3, 3, 3])));
  });

  it('takes any level, seed and position where no day is named', () => {
    expect(judgeTurns(walked([3], 'own', 'long')).ok).toBe(true);
  });

  it.each<[string, Run]>([
    ['other-day', walked([3, 3, 3, 3], dailySeed(turns.slug, '2026-11-27'))],
    ['other-day', walked([3, 3, 3, 3], 'own')],
    ['other-level', walked([3, 3], dailySeed(turns.slug, DAY), 'long')],
    ['with-career', { ...walked([3, 3, 3, 3]), career: { coins: 9 } }],
    ['not-finished', walked([3, 3])],
    ['not-finished', walked([1, 1, 1, 1, 1, 1])],
    ['other-game', { ...walked([3, 3, 3, 3]), slug: 'sample-rocks' }],
    ['other-result', { ...walked([3, 3, 3, 3]), result: { status: 'won', score: 1 } }],
  ])('refuses as %s', (fault, run) => {
    expect(judgeTurns(run, DAY)).toMatchObject({ ok: false, fault });
  });

  it('gives up when a run has taken too long', () => {
    const run = dodged();
    expect(run.length).toBeGreaterThan(64);
    const late = judgeOf(ticks)(writeRun(run), {}, () => true);
    expect(late).toMatchObject({ ok: false, fault: 'takes-too-long' });
  });

  it('refuses what makes rules throw', () => {
    const broken = { ...turns, step: () => expect.fail('no board') } as unknown as Rules;
    const verdict = judgeOf(broken)(writeRun(walked([3, 3, 3, 3])), {}, never);
    expect(verdict).toMatchObject({ ok: false, fault: 'input-refused' });
  });
});

describe('presses', () => {
  const minute = (perSecond: number, input: (index: number) => Json = () => 'tap') =>
    Array.from(
      { length: perSecond * 70 },
      (_, index) => [Math.floor((index * 60) / perSecond), input(index)] as const,
    );
  const { pace } = ticks;

  it('that go on for a minute as no hand can are too fast', () => {
    expect(isTooFast({ pace }, minute(60))).toBe(true);
    expect(isTooFast({ pace }, minute(21))).toBe(true);
    expect(isTooFast({ pace }, minute(15))).toBe(false);
    // Half a minute of a key that repeats.
    expect(isTooFast({ pace }, minute(60).slice(0, 1200))).toBe(false);
  });

  it('are not counted while somebody steers, nor in games of turns', () => {
    expect(
      isTooFast(
        { pace },
        minute(60, (index) => ({ x: index })),
      ),
    ).toBe(false);
    expect(isTooFast({ pace: turns.pace }, minute(60))).toBe(false);
  });
});
