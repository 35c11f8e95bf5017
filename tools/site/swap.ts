import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Fills a folder next to `out` and puts it in its place when it is whole. What is at `out` stays
 * as it is until then, and for good when `fill` fails.
 */
export async function replaceFolder(
  out: string,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  const workspace = join(dirname(out), '.cache');
  const next = join(workspace, `next-${process.pid}`);
  const old = `${next}-old`;
  removeLeftovers(workspace);
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  try {
    await fill(next);
    if (existsSync(out)) renameSync(out, old);
    renameSync(next, out);
  } finally {
    rmSync(next, { recursive: true, force: true });
    rmSync(old, { recursive: true, force: true });
  }
}

/** Builds that were killed leave their folders, which are named after their process. */
function removeLeftovers(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const pid = Number(/^next-(\d+)/.exec(name)?.[1]);
    if (Number.isInteger(pid) && !isAlive(pid)) {
      rmSync(join(folder, name), { recursive: true, force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
