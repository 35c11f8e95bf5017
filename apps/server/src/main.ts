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

const starting = start(portal, settings.value);

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    // Who asks twice does not want to wait.
    if (stopping) process.exit(1);
    stopping = true;
    void stop();
  });
}

try {
  const { address } = await starting;
  process.stdout.write(`${portal.siteName} is at ${address}\n`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

async function stop(): Promise<void> {
  try {
    await (await starting).stop();
    process.exit(0);
  } catch (error) {
    fail(`Stopping failed: ${String(error)}`);
  }
}
