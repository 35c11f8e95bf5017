import { fileURLToPath } from 'node:url';
import { commandOf, takeAll, type Step } from './steps.ts';

/** What can be said without running the product. */
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
    args: [commandOf('oxlint'), '-c', 'oxlint.config.mjs', '--deny-warnings'],
    minutes: 5,
  },
  { name: 'format', args: [commandOf('oxfmt'), '--check'], minutes: 5 },
  { name: 'unused code', args: [commandOf('knip'), '--no-progress'], minutes: 5 },
];

if (process.argv[1] === fileURLToPath(import.meta.url)) await takeAll(CHECKS);
