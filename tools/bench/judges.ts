import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packText } from '@playgrove/protocol/packed-text';
import { writeRun } from '@playgrove/kit/session';
import { Judges, judgeThreads } from '../../apps/server/src/runs/judges.ts';
import { judgeFiles } from '../../apps/server/src/runs/judging.ts';
import { botRun } from '../play/bot-run.ts';
import { ROOT } from '../root.ts';
import { quantile, type Row } from './numbers.ts';

const DAY = '2026-11-28';
/** How often each run is played. */
const ROUNDS = 10;
/** Eight minutes: some bots play for ever. */
const LIMIT = 30_000;

/** How fast the server plays runs: the day's challenge of every game that has one, by its bot. */
export async function benchJudges(site: string): Promise<readonly Row[]> {
  const judges = new Judges(judgeFiles(site), (why) => {
    throw new Error(why);
  });
  try {
    const runs: { readonly packed: string; readonly day: string }[] = [];
    for (const slug of dailies()) {
      const run = await botRun(slug, { day: DAY, skill: 0.9, limit: LIMIT });
      if (run.result.status === 'won')
        runs.push({ packed: await packText(writeRun(run)), day: DAY });
    }
    const times: number[] = [];
    const waiting = Array.from({ length: ROUNDS }, () => runs).flat();
    const play = async (): Promise<void> => {
      for (let one = waiting.pop(); one; one = waiting.pop()) {
        const start = performance.now();
        const judgment = await judges.judge(one);
        if (!judgment?.ok)
          throw new Error(`an honest run was refused: ${JSON.stringify(judgment)}`);
        times.push(performance.now() - start);
      }
    };
    // Each thread loads the games' rules once.
    await Promise.all(runs.map((run) => judges.judge(run)));
    const start = performance.now();
    await Promise.all(Array.from({ length: judgeThreads() }, play));
    const seconds = (performance.now() - start) / 1000;
    return [
      {
        what: 'runs played again, a second',
        value: times.length / seconds,
        unit: '',
        how: `${runs.length} dailies, won by bots; ${judgeThreads()} threads`,
      },
      { what: 'a run played again, median', value: quantile(times, 0.5), unit: 'ms' },
      { what: 'a run played again, p95', value: quantile(times, 0.95), unit: 'ms' },
    ];
  } finally {
    await judges.close();
  }
}

function dailies(): readonly string[] {
  const games = join(ROOT, 'games');
  return readdirSync(games).filter((slug) => {
    if (/^[_.]|\./.test(slug)) return false;
    const facts = JSON.parse(readFileSync(join(games, slug, 'game.json'), 'utf8')) as {
      readonly daily?: boolean;
    };
    return facts.daily === true;
  });
}
