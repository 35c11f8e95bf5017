import { build } from './build.ts';

// When the process that started this one dies, so does the server.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

// An operator who names a folder has built it; otherwise what changed is built now.
if (!process.env['SITE_DIR']) {
  try {
    await build();
  } catch (error) {
    process.stderr.write(
      `The site could not be built: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exit(1);
  }
}
await import('../apps/server/src/main.ts');
