import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * Builds what changed, in a separate process: what a bundler takes up would otherwise stay with the
 * server for as long as it runs.
 * @returns whether the site is there
 */
async function buildApart(): Promise<boolean> {
  const script = fileURLToPath(new URL('build.ts', import.meta.url));
  // The channel tells the build when this process dies, so that it ends too.
  const child = spawn(process.execPath, [...process.execArgv, script, '--quiet'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

// When the process that started this one dies, so does the server.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

// An operator who names a folder has built it; otherwise what changed is built now.
if (!process.env['SITE_DIR'] && !(await buildApart())) process.exit(1);
await import('../../apps/server/src/main.ts');
