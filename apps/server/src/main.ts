import { fileURLToPath } from 'node:url';
import portal from '../../../portal.config.ts';
import { readSettings } from './settings.ts';
import { start } from './start.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Says in plain words why the server cannot run, and ends the process. */
function fail(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}

const settings = readSettings(process.env, ROOT);
if (!settings.ok) {
  const lines = settings.error.map(({ field, reason }) => `  ${field}: ${reason}`);
  fail(`The server cannot start:\n${lines.join('\n')}`);
}

const running = await start(portal, settings.value).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);
process.stdout.write(`${portal.siteName} is at ${running.address}\n`);

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) process.exit(1);
    stopping = true;
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(`Stopping failed: ${String(error)}`),
    );
  });
}
