import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packText } from '@playgrove/protocol/packed-text';
import { describe, expect, it, onTestFinished } from 'vitest';
import { scratch } from '../testing/site.ts';
import { judgeFiles } from './judging.ts';
import { Judges, JUDGE_BOUNDS, judgeThreads, type JudgeBounds } from './judges.ts';

/** What a game's file may do to a thread. */
const RULES: Readonly<Record<string, string>> = {
  honest: `(text) => ({ ok: true, text, length: 1, rank: 1, tooFast: false, result: { score: 7 } })`,
  other: `(text) => ({ ok: true, text: 'other', length: 1, rank: 1, tooFast: false, result: {} })`,
  endless: `() => { for (;;); }`,
  slow: `(text, question, isOver) => { while (!isOver()); return { ok: false, fault: 'takes-too-long' }; }`,
  hungry: `() => { const all = []; for (;;) all.push(new Array(1000).fill(all.length)); }`,
  throwing: `() => { throw new Error('no board'); }`,
  leaving: `() => { process.exit(0); }`,
  strange: `() => ({ ok: false, fault: '<b>' })`,
};

function siteOf(rules: Readonly<Record<string, string>> = RULES): string {
  const site = scratch();
  mkdirSync(join(site, '.judges'));
  for (const [index, [slug, judge]] of Object.entries(rules).entries()) {
    const file = join(site, '.judges', `${gameOf(index)}.${slug}.mjs`);
    writeFileSync(file, `export const judge = ${judge};`);
  }
  writeFileSync(join(site, '.judges', 'notes.txt'), 'not a game');
  return site;
}

const gameOf = (index: number): string => index.toString(16).padStart(32, '0');
const runOf = (slug: string): Promise<string> => packText(`[1,"${slug}"]`);

function judgesOf(bounds: Partial<JudgeBounds> = {}, site = siteOf()): Judges {
  const judges = new Judges(
    judgeFiles(site),
    expect.unreachable,
    { ...JUDGE_BOUNDS, ...bounds },
    2,
  );
  onTestFinished(() => judges.close());
  return judges;
}

describe('the threads that play runs', () => {
  it('are two at least, and leave a core to the server', () => {
    expect([1, 2, 3, 4, 8, 64].map(judgeThreads)).toEqual([2, 2, 2, 3, 4, 4]);
  });

  it('answer with what the game’s own rules say', async () => {
    const judges = judgesOf();
    expect(await judges.judge({ packed: await runOf('honest') })).toMatchObject({
      ok: true,
      game: gameOf(0),
      score: 7,
    });
    expect([judges.idOf('honest'), judges.idOf(gameOf(0)), judges.idOf('notes')]).toEqual([
      gameOf(0),
      gameOf(0),
      undefined,
    ]);
  });

  it.each([
    ['endless', { hangMs: 2000 }, 'takes-too-long'],
    ['slow', { seconds: 0.05 }, 'takes-too-long'],
    ['hungry', { memory: 16 }, 'takes-too-much-memory'],
    ['throwing', {}, 'not-a-run'],
    ['leaving', {}, 'takes-too-long'],
    ['strange', {}, 'not-a-run'],
  ])('survive a game that is %s', async (slug, bounds, fault) => {
    const judges = judgesOf(bounds);
    expect(await judges.judge({ packed: await runOf(slug) })).toMatchObject({ ok: false, fault });
    const honest = await runOf('honest');
    const after = await Promise.all([1, 2, 3].map(() => judges.judge({ packed: honest })));
    expect(after.map((judgment) => judgment?.ok)).toEqual([true, true, true]);
  });

  it('keep nobody waiting for a run that never ends', async () => {
    const judges = judgesOf({ hangMs: 100_000 });
    const stuck = judges.judge({ packed: await runOf('endless') });
    const honest = await runOf('honest');
    const others = await Promise.all(
      Array.from({ length: 10 }, () => judges.judge({ packed: honest })),
    );
    expect(others.every((judgment) => judgment?.ok)).toBe(true);
    await judges.close();
    expect(await stuck).toMatchObject({ ok: false });
  });

  it('turn away what would wait behind a hundred', async () => {
    const judges = judgesOf({ hangMs: 2000 });
    const endless = await runOf('endless');
    const all = [1, 2].map(() => judges.judge({ packed: endless }));
    const honest = await runOf('honest');
    for (let waiting = 0; waiting < 101; waiting += 1) all.push(judges.judge({ packed: honest }));
    const judgments = await Promise.all(all);
    expect(judgments.filter((judgment) => judgment === undefined)).toHaveLength(3);
    expect(judgments.filter((judgment) => judgment?.ok)).toHaveLength(98);
  });

  it('play by the rules of another site from then on', async () => {
    const judges = judgesOf();
    const honest = await runOf('honest');
    const first = await judges.judge({ packed: honest });
    judges.use(judgeFiles(siteOf({ honest: RULES['other'] ?? '' })));
    const second = await judges.judge({ packed: honest });
    expect([first?.ok, second?.ok]).toEqual([true, true]);
    expect(second?.ok && second.id).not.toBe(first?.ok && first.id);
    expect(judges.idOf('endless')).toBeUndefined();
  });

  it('know no game where the site was built without rules', async () => {
    const judges = judgesOf({}, scratch());
    expect(await judges.judge({ packed: await runOf('honest') })).toMatchObject({
      fault: 'unknown-game',
    });
  });
});
