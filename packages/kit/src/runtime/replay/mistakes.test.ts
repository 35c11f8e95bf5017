import { expect, it } from 'vitest';
import type { Json, Rules } from '../../contract/index.ts';
import { path } from '../../testing/samples.ts';
import { runOf, type Run } from '../../session/run.ts';
import { Session } from '../../session/session.ts';
import { findMistakes } from './mistakes.ts';

const { id, params } = path.levels[1] ?? path.levels[0];
/** Every other move is the rival's. */
const rules = {
  ...path,
  waits: ({ moves }: { readonly moves: number }) => moves % 2 === 1,
} as unknown as Rules;

function walked(steps: readonly number[]): Run {
  const session = new Session(path as unknown as Rules, { level: id, params, seed: 'a' });
  for (const by of steps) session.apply({ by });
  return runOf(session);
}

/** A mind that has lost as much as the step was short. */
function mind() {
  const questions: Json[] = [];
  const ask = (question: string, _: Json, input?: Json): Promise<Json | undefined> => {
    const { by } = input as { by: number };
    questions.push(`${question} ${by}`);
    const better = { say: `better than ${by}` };
    return Promise.resolve(by === 3 ? undefined : { lost: 3 - by, better });
  };
  return { questions, ask };
}

it('asks about every move of the player, and keeps the three worst in their order', async () => {
  const { ask, questions } = mind();
  const moments = await findMistakes(
    path as unknown as Rules,
    walked([2, 3, 1, 1, 1, 2]),
    ask,
    () => false,
  );
  expect(questions).toHaveLength(6);
  expect(moments.map(({ at, lost }) => [at, lost])).toEqual([
    [2, 2],
    [3, 2],
    [4, 2],
  ]);
});

it('asks nothing about the rival’s moves', async () => {
  const { ask, questions } = mind();
  await findMistakes(rules, walked([1, 2, 1, 2]), ask, () => false);
  expect(questions).toEqual(['mistake 1', 'mistake 1']);
});

it('stops once nobody waits', async () => {
  const { ask, questions } = mind();
  const moments = await findMistakes(
    path as unknown as Rules,
    walked([1, 1, 1, 1]),
    ask,
    () => questions.length > 1,
  );
  expect([moments, questions.length]).toEqual([[], 2]);
});
