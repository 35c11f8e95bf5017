import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './root.ts';

const FOLDER = join(ROOT, '.github/workflows');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

test.each(readdirSync(FOLDER))('%s runs what there is', (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  const runs = [...text.matchAll(/^ +- run: (.+)$/gm)].map(([, line = '']) => line);
  expect(runs.length).toBeGreaterThan(0);
  for (const line of runs) {
    const [, script] = /^npm run (\S+)/.exec(line) ?? [];
    if (script !== undefined) expect(scripts, line).toHaveProperty([script]);
    if (line.startsWith('.')) expect(existsSync(join(ROOT, line)), line).toBe(true);
  }
});
