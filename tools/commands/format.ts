/** Formats every file in place, as `npm run check` requires. */
import { spawnSync } from 'node:child_process';
import { ROOT } from '../root.ts';
import { commandOf } from '../steps.ts';

const { status, error } = spawnSync(
  process.execPath,
  [commandOf('oxfmt'), ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit' },
);
if (error) process.stderr.write(`oxfmt could not be started: ${error.message}\n`);
process.exitCode = status ?? 1;
