import { fileURLToPath } from 'node:url';
import { commandOf, takeAll, type Step } from '../steps.ts';

/** Checks that need no running product. */
export const CHECKS: readonly Step[] = [
  {
    name: 'types',
    args: [commandOf('typescript', 'tsc'), '-p', 'tsconfig.json'],
    minutes: 5,
  },
  {
    name: 'types of headless code',
    args: [commandOf('typescript', 'tsc'), '-p', 'tsconfig.headless.json'],
    minutes: 5,
  },
  {
    name: 'lint',
    args: [commandOf('oxlint'), '--deny-warnings'],
    minutes: 5,
  },
  { name: 'words', args: ['--import', 'tsx', 'tools/commands/words.ts'], minutes: 2 },
  {
    name: 'stored card pictures',
    args: ['--import', 'tsx', 'tools/commands/cards.ts', '--check'],
    minutes: 2,
  },
  { name: 'categories', args: ['--import', 'tsx', 'tools/commands/categories.ts'], minutes: 1 },
  {
    name: 'services of the kit',
    args: ['--import', 'tsx', 'tools/commands/kit-services.ts'],
    minutes: 1,
  },
  { name: 'format (npm run format mends it)', args: [commandOf('oxfmt'), '--check'], minutes: 5 },
  { name: 'unused code', args: [commandOf('knip'), '--no-progress'], minutes: 5 },
];

if (process.argv[1] === fileURLToPath(import.meta.url)) await takeAll(CHECKS);
