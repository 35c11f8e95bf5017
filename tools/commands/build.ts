/**
 * Builds the site into `dist/`. With `--quiet` it speaks only when it has something to build, with
 * `--silent` not even then, and with `--soon` it leaves out what a first look does not need.
 */
import { build } from '../site/build.ts';

// If the parent process dies, nobody waits for the site.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
const silent = process.argv.includes('--silent');
const quiet = silent || process.argv.includes('--quiet');
const start = performance.now();
try {
  const { out, unchanged, packed } = await build({
    packed: !process.argv.includes('--soon'),
    ...(silent && { log: () => undefined }),
  });
  // A parent that is gone needs no answer.
  process.send?.({ packed }, undefined, {}, () => undefined);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (!quiet) process.stdout.write(`${unchanged ? 'Unchanged' : 'Built'}: ${out} (${seconds} s)\n`);
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The site could not be built: ${why}\n`);
  process.exitCode = 1;
}
