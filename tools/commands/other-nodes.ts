import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { passesOn } from '../other-nodes.ts';
import { placeNode, TESTED_NODES } from '../release/node.ts';
import { ROOT } from '../root.ts';
import { commandOf } from '../steps.ts';

/**
 * `npm run other-nodes [-- 22]`: the server's unit tests on each Node that it supports. Not part of
 * `npm test`, because each of them takes as long as on the Node that runs it.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const wanted = TESTED_NODES.filter(
  ({ version }) =>
    positionals.length === 0 || positionals.some((major) => version.startsWith(`${major}.`)),
);
if (wanted.length === 0) {
  const majors = TESTED_NODES.map(({ version }) => version.split('.', 1)[0]);
  process.stderr.write(`Name one of ${majors.join(', ')}.\n`);
  process.exit(1);
}
const passes = passesOn(wanted, {
  place(node) {
    const home = join(ROOT, 'node_modules/.cache/playgrove/node', node.version);
    const program = join(home, 'bin/node');
    if (!existsSync(program)) placeNode(node, home);
    return program;
  },
  test(program) {
    const { status } = spawnSync(program, [commandOf('vitest'), 'run', 'apps/server/src'], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, CI: 'true' },
    });
    return status === 0;
  },
  say: (line) => void process.stdout.write(`${line}\n`),
});
if (!passes) process.exitCode = 1;
