import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../tools/root.ts';

/**
 * Serves a variant of the site in its own process while `use` runs with its address.
 * @param slugs games to build again; none: those of `dist`
 */
export async function serveVariant(
  name: 'house-ads' | 'pseudo' | 'large' | 'file-host' | 'own-hosts',
  use: (address: string) => Promise<void>,
  slugs: readonly string[] = [],
): Promise<void> {
  // Inside the repository, so that games find its packages; never committed.
  const home = join(ROOT, '.cache');
  mkdirSync(home, { recursive: true });
  const folder = mkdtempSync(join(home, `${name}-`));
  const args = ['--import', 'tsx', 'e2e/variant.ts', folder, name, ...slugs];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  await use(/http:\/\/\S+/.exec(said.toString())?.[0] ?? '');
  child.kill('SIGTERM');
  await once(child, 'exit');
  rmSync(folder, { recursive: true });
}
