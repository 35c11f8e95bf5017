import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

export type Count = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
  /** What failed: the file and the test. */
  readonly names?: readonly string[];
};

/** One part of the gate, a command in its own process. */
export type Step = {
  readonly name: string;
  /** Arguments of Node: a script and its arguments. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Killed, and failed, after this many minutes. */
  readonly minutes: number;
  /** Reads the counts after the command has ended; without it the step is one check. */
  readonly count?: () => Count;
};

/** Names of failed tests that are repeated at the end; the output above has all of them. */
const MAX_NAMED = 40;

const running = new Set<ChildProcess>();

/** The path of a package's command. @throws when the package has no such command */
export function commandOf(packageName: string, command = packageName): string {
  const folder = join(ROOT, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin?: string | Record<string, string>;
  };
  const path = typeof bin === 'string' ? bin : bin?.[command];
  if (path === undefined) throw new Error(`${packageName} has no command named ${command}`);
  return join(folder, path);
}

/** Kills a command and everything it started. */
function end(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    // It had already ended.
  }
}

/** Runs a command without input. @returns its exit code, or why it has none */
function run(step: Step, minutes: number): Promise<number | string> {
  return new Promise((settle) => {
    const child = spawn(process.execPath, step.args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CI: 'true', ...step.env },
      detached: process.platform !== 'win32',
    });
    running.add(child);
    const limit = setTimeout(() => {
      settle(`still running after ${minutes.toFixed(1)} minutes`);
      end(child, 'SIGKILL');
    }, minutes * 60_000);
    const finish = (outcome: number | string) => {
      clearTimeout(limit);
      running.delete(child);
      end(child, 'SIGKILL');
      settle(outcome);
    };
    child.on('error', (error) => finish(error.message));
    child.on('exit', (code, signal) => finish(code ?? `ended by ${signal}`));
  });
}

/** A failure that is not in the counts, such as a file that did not load, counts as one more. */
export function judge(outcome: number | string, counted: Count | undefined): Count {
  if (!counted) return outcome === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (outcome !== 0 && counted.failed === 0) return { ...counted, failed: 1 };
  if (counted.passed + counted.failed + (counted.skipped ?? 0) === 0)
    return { ...counted, failed: 1 };
  return counted;
}

async function take(step: Step, place: string, minutesLeft: number): Promise<Count> {
  process.stdout.write(`\n[${place}] ${step.name}\n`);
  const began = performance.now();
  const outcome = await run(step, Math.max(0, Math.min(step.minutes, minutesLeft)));
  let counted: Count | undefined;
  let why = typeof outcome === 'string' ? ` (${outcome})` : '';
  try {
    counted = step.count?.();
  } catch (error) {
    counted = { passed: 0, failed: 1 };
    why = ` (${error instanceof Error ? error.message : String(error)})`;
  }
  const result = judge(outcome, counted);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const skipped = result.skipped ? `, ${result.skipped} skipped` : '';
  process.stdout.write(
    `[${place}] ${step.name}: ${result.passed} passed, ${result.failed} failed${skipped}, ${seconds} s${why}\n`,
  );
  return result;
}

/**
 * Runs every step in order, even after failures, and ends with one line that says how many checks
 * passed and failed. Sets a non-zero exit code if any failed.
 * @param minutes for all steps together, so that a slow step can use time that another left
 * @param notes to repeat at the end, where they are seen
 */
export async function takeAll(
  steps: readonly Step[],
  minutes = Infinity,
  notes: readonly string[] = [],
): Promise<void> {
  const began = performance.now();
  const stop = (): void => {
    for (const child of running) end(child, 'SIGKILL');
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
  process.channel?.unref();
  const results: { readonly name: string; readonly count: Count }[] = [];
  // One at a time, because each may use every core.
  for (const [index, step] of steps.entries()) {
    const left = minutes - (performance.now() - began) / 60_000;
    if (left <= 0) {
      // What was not tried is not known to work.
      process.stdout.write(`\n[${index + 1}/${steps.length}] ${step.name}: failed, no time left\n`);
      results.push({ name: step.name, count: { passed: 0, failed: 1 } });
      continue;
    }
    const count = await take(step, `${index + 1}/${steps.length}`, left);
    results.push({ name: step.name, count });
  }
  const broken = results.filter(({ count }) => count.failed > 0).map(({ name }) => name);
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    results.reduce((all, { count }) => all + (count[key] ?? 0), 0);
  if (broken.length > 0) process.stdout.write(`\nFailed: ${broken.join(', ')}\n`);
  const names = results.flatMap(({ count }) => count.names ?? []);
  for (const name of names.slice(0, MAX_NAMED)) process.stdout.write(`  ${name}\n`);
  if (names.length > MAX_NAMED) process.stdout.write(`  and ${names.length - MAX_NAMED} more\n`);
  if (sum('skipped') > 0) process.stdout.write(`\n${sum('skipped')} skipped\n`);
  for (const note of notes) process.stdout.write(`${note}\n`);
  process.exitCode = broken.length > 0 ? 1 : 0;
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
}

/** Reads the report of a command. @throws if there is none */
export function readReport(path: string): unknown {
  if (!existsSync(path)) throw new Error(`no report at ${path}`);
  return JSON.parse(readFileSync(path, 'utf8'));
}
