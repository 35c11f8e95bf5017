/**
 * Checks one game: types, lint, format, its own tests, the shared suite, and its proofs if its code
 * has changed since they were run.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameFolders } from '@playgrove/kit/testing';
import { ROOT } from '../root.ts';
import { commandOf, takeAll, type Step } from '../steps.ts';

/**
 * The checks of one game, the quick ones first.
 * @throws Error when there is no such game
 */
export function stepsOf(slug: string, games = join(ROOT, 'games')): readonly Step[] {
  if (slug === '') throw new Error('name a game: npm run game -- <slug>');
  if (!gameFolders(games).includes(slug)) {
    throw new Error(`there is no game "${slug}" in games/`);
  }
  const vitest = commandOf('vitest');
  const folder = `games/${slug}`;
  return [
    { name: 'format', args: [commandOf('oxfmt'), '--check', folder], minutes: 2 },
    {
      name: 'lint',
      args: [commandOf('oxlint'), '--deny-warnings', folder],
      minutes: 2,
    },
    { name: 'types', args: [commandOf('typescript', 'tsc'), '-p', 'tsconfig.json'], minutes: 5 },
    {
      name: 'tests',
      args: [vitest, 'run', '--passWithNoTests', `${folder}/`],
      minutes: 10,
    },
    {
      name: 'shared suite',
      args: [vitest, 'run', 'games/conformance.test.ts'],
      env: { CONFORMANCE_ONLY: slug },
      minutes: 10,
    },
    {
      name: 'proofs',
      args: ['--import', 'tsx', 'tools/commands/prove.ts', '--changed', slug],
      minutes: 30,
    },
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await takeAll(stepsOf(process.argv[2] ?? ''));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
