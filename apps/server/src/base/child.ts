import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Most characters of each stream that are kept. */
const LONGEST = 8_000_000;

export type ChildOptions = {
  /** Flags of Node itself. */
  readonly flags?: readonly string[];
  /** Milliseconds after which it is killed. */
  readonly limitMs?: number;
  /** Kills it. */
  readonly signal?: AbortSignal;
};

export type ChildResult = {
  /** `null` if it was killed. */
  readonly code: number | null;
  readonly said: string;
  readonly wrong: string;
};

/** Runs one of our programs in a child process, so that its memory is free again when it ends. */
export async function runChild(
  program: string,
  args: readonly string[],
  { flags = [], limitMs, signal }: ChildOptions = {},
): Promise<ChildResult> {
  const child = spawn(process.execPath, [...flags, program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    killSignal: 'SIGKILL',
    ...(limitMs === undefined ? {} : { timeout: limitMs }),
    ...(signal ? { signal } : {}),
  });
  // A chunk may end in the middle of a letter: the streams put it together.
  child.stdout.setEncoding('utf8');
  child.stderr.setEncoding('utf8');
  let [said, wrong] = ['', ''];
  const add = (text: string, chunk: string): string =>
    text.length < LONGEST ? text + chunk : text;
  child.stdout.on('data', (chunk: string) => (said = add(said, chunk)));
  child.stderr.on('data', (chunk: string) => (wrong = add(wrong, chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said, wrong };
}
