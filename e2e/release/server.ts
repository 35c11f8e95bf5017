import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A server in its own process. */
export type Served = {
  readonly address: string;
  readonly child: ChildProcess;
  /** What it printed so far, its log included. */
  readonly said: () => string;
  /** Stops it. @returns its exit code */
  stop(): Promise<number | null>;
};

export type ServeOptions = {
  readonly cwd: string;
  /** The whole environment. */
  readonly env: Readonly<Record<string, string>>;
};

const running = new Set<ChildProcess>();

/** Ends what a test that failed left behind. */
export function killServers(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Runs a command that serves the portal, and waits until it says where. */
export async function serve(command: readonly string[], options: ServeOptions): Promise<Served> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  running.add(child);
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  const where = (): string | undefined => / is at (http\S+)\n/.exec(text)?.[1];
  while (where() === undefined) {
    await Promise.race([once(child.stdout, 'data'), ended]);
    if (child.exitCode !== null) throw new Error(`${command.join(' ')} ended: ${text}`);
  }
  return {
    address: where() ?? '',
    child,
    said: () => text,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
