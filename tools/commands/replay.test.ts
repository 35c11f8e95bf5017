import { expect, it } from 'vitest';
import type { Rules } from '@playgrove/kit/contract';
import { runOf, Session, writeRun } from '@playgrove/kit/session';
import { packText } from '@playgrove/protocol/packed-text';
import { rules } from '../../games/tidy-potions/rules.ts';
import { runOfLink, tellRun } from './replay.ts';

const potions = rules as unknown as Rules;
const session = new Session(potions, {
  level: potions.levels[0].id,
  params: potions.levels[0].params,
  seed: 'replay',
});
const [first] = potions.inputs(session.state, undefined as never);
if (first !== undefined) session.apply(first);
const run = runOf(session);
const packed = await packText(writeRun(run));

it('reads the run of every kind of link', async () => {
  const answer = (async (address) => {
    expect(String(address)).toBe('https://site.test/content/runs/abcdEFGH0123_-xy');
    return Response.json({ code: 200, contents: { run: packed } });
  }) as typeof fetch;
  for (const link of [
    packed,
    `https://site.test/#/run?${packed}`,
    `https://site.test/games/tidy-potions/?level=a&seed=b&beat=1#run=${packed}`,
    'https://site.test/#/run/abcdEFGH0123_-xy',
    'https://site.test/games/tidy-potions/?level=a&seed=b&beat=1&run=abcdEFGH0123_-xy',
  ]) {
    expect(await runOfLink(link, answer)).toEqual(run);
  }
});

it('says what is wrong with a link', async () => {
  await expect(runOfLink('https://site.test/#/today')).rejects.toThrow('no link to a run');
  await expect(runOfLink(`https://site.test/#/run?${packed.slice(0, 40)}`)).rejects.toThrow(
    'whole',
  );
  const nothing = (async () => Response.json({ code: 404, message: 'no' })) as typeof fetch;
  await expect(runOfLink('https://site.test/#/run/abcdEFGH0123_-xy', nothing)).rejects.toThrow(
    'has no run',
  );
});

it('tells a run move by move, and whether it is as recorded', () => {
  const text = tellRun(potions, run);
  expect(text).toContain('tidy-potions, rules');
  expect(text).toContain(potions.text(session.state));
  expect(text.endsWith('as recorded\n')).toBe(true);
  expect(tellRun(potions, { ...run, hash: '0000000000000000' })).toContain(
    'not as recorded: ends-elsewhere',
  );
});
