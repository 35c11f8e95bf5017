import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * Builds what changed, in a separate process: what a bundler takes up would otherwise stay with the
 * server for as long as it runs.
 * @returns whether the site has packed copies; undefined if there is no site
 */
async function buildApart(...options: readonly string[]): Promise<boolean | undefined> {
  const script = fileURLToPath(new URL('build.ts', import.meta.url));
  // The channel tells the build when this process dies, so that it ends too.
  const child = spawn(process.execPath, [...process.execArgv, script, ...options], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let packed = false;
  child.on('message', (said: { readonly packed: boolean }) => {
    packed = said.packed;
  });
  const [code] = await once(child, 'exit');
  return code === 0 ? packed : undefined;
}

// When the process that started this one dies, so does the server.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

// An operator who names a folder has built it; otherwise what changed is built now.
const builds = !process.env['SITE_DIR'];
const packed = builds ? await buildApart('--quiet', '--soon') : true;
if (packed === undefined) process.exit(1);
const { reload } = await import('../../apps/server/src/main.ts');
// Packed copies of texts take seconds and change only how many bytes travel.
if (!packed && (await buildApart('--silent'))) await reload();
