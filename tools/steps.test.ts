import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ROOT } from './root.ts';
import { commandOf, judge } from './steps.ts';

describe('judge', () => {
  it('takes a step without counts as one check', () => {
    expect(judge(0, undefined)).toEqual({ passed: 1, failed: 0 });
    expect(judge(2, undefined)).toEqual({ passed: 0, failed: 1 });
    expect(judge('ended by SIGKILL', undefined)).toEqual({ passed: 0, failed: 1 });
  });

  it('keeps real counts', () => {
    expect(judge(0, { passed: 12, failed: 0 })).toEqual({ passed: 12, failed: 0 });
    expect(judge(1, { passed: 12, failed: 3 })).toEqual({ passed: 12, failed: 3 });
  });

  it('adds a failure when the command failed and its counts do not say so', () => {
    expect(judge(1, { passed: 12, failed: 0 })).toEqual({ passed: 12, failed: 1 });
  });

  it('counts what was skipped as skipped, never as passed', () => {
    expect(judge(0, { passed: 0, failed: 0, skipped: 7 })).toEqual({
      passed: 0,
      failed: 0,
      skipped: 7,
    });
  });

  it('fails a step that counted nothing', () => {
    expect(judge(0, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
  });
});

describe('takeAll', () => {
  it('fails a step that no time is left for: what was not tried is not known to work', () => {
    const steps = [
      { name: 'first', args: ['-e', ''], minutes: 1 },
      { name: 'last', args: ['-e', ''], minutes: 1 },
    ];
    const code = `import { takeAll } from './tools/steps.ts'; await takeAll(${JSON.stringify(steps)}, 0);`;
    const args = ['--import', 'tsx', '--input-type=module', '-e', code];
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    expect(stdout).toContain('[2/2] last: failed, no time left');
    expect(stdout).toMatch(/Failed: first, last\n\n0 passed, 2 failed\n$/);
    expect(status).toBe(1);
  });
});

describe('what failed', () => {
  it('stands at the end with its name, above the counts', () => {
    const code = `
      import { takeAll } from './tools/steps.ts';
      const count = () => ({ passed: 3, failed: 1, names: ['some.test.ts: adds up'] });
      await takeAll([{ name: 'units', args: ['-e', 'process.exit(1)'], minutes: 1, count }]);`;
    const args = ['--import', 'tsx', '--input-type=module', '-e', code];
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    expect(stdout).toMatch(/\nFailed: units\n {2}some\.test\.ts: adds up\n\n3 passed, 1 failed\n$/);
    expect(status).toBe(1);
  });
});

describe('commandOf', () => {
  it('finds the script of a package', () => {
    expect(commandOf('oxlint')).toContain('oxlint');
  });

  it('says which command a package lacks', () => {
    expect(() => commandOf('oxlint', 'nothing')).toThrow('oxlint has no command named nothing');
  });
});

describe('run.mjs', () => {
  const runWith = (env: Readonly<Record<string, string>>, ...args: string[]) =>
    spawnSync(process.execPath, [join(ROOT, 'tools/run.mjs'), ...args], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], ...env },
    });
  const run = (...args: string[]) => runWith({}, ...args);

  it('says how it is called', () => {
    const { status, stderr } = run();
    expect(status).toBe(1);
    expect(stderr).toContain('Usage: node tools/run.mjs <file>');
  });

  it('takes settings from the file that PORTAL_ENV names, and what is set before', () => {
    const folder = mkdtempSync(join(tmpdir(), 'run-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'portal.env'), '# Settings\nDATA_DIR=/nowhere/one\n');
    const backup = (env: Readonly<Record<string, string>>) =>
      runWith(
        { INIT_CWD: folder, PORTAL_ENV: 'portal.env', ...env },
        'apps/server/src/backup.ts',
        'b.gz',
      );
    expect(backup({}).stderr).toContain('/nowhere/one/counters.db is missing');
    expect(backup({ DATA_DIR: '/nowhere/two' }).stderr).toContain('/nowhere/two/counters.db');
    const { status, stderr } = backup({ PORTAL_ENV: 'other.env' });
    expect(status).toBe(1);
    expect(stderr).toContain(`PORTAL_ENV names ${join(folder, 'other.env')}, which cannot be read`);
  });
});

describe('npm run', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };

  it.each(Object.entries(scripts))('%s starts a file that is there', (_, script) => {
    const [program = ''] = script.split(' ');
    const tool = /^(?:tsx|node)$/.test(program) ? 'none' : `node_modules/.bin/${program}`;
    const [, file = tool] = /^(?:tsx|node tools\/run\.mjs) (\S+\.ts)\b/.exec(script) ?? [];
    expect(existsSync(join(ROOT, file))).toBe(true);
  });

  it.each(['start', 'dev', 'build', 'check', 'test'])('%s works in a fresh clone', (name) => {
    // There is no tsx yet.
    expect(scripts[name]).toMatch(/^node tools\/run\.mjs /);
  });
});
