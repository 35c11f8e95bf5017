import portal from '@playgrove/site-config/portal';
import { readSettings } from './settings/settings.ts';
import { signalReader } from './signals.ts';
import { start } from './start.ts';
import { messageOf } from './base/thrown.ts';

/** Prints why the server cannot run, and ends the process. */
function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const settings = readSettings(process.env, process.cwd());
if (!settings.ok) {
  const lines = settings.error.map(({ field, reason }) => `  ${field}: ${reason}`);
  fail(`The server cannot start:\n${lines.join('\n')}`);
}

const starting = start(portal, settings.value);

const readSignal = signalReader(() => performance.now());
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    const action = readSignal(signal);
    if (action === 'stop') void stop();
    if (action === 'end') process.exit(1);
  });
}

process.on('SIGHUP', () => {
  // A terminal that closes sends it too.
  if (process.stdout.isTTY) void stop();
  else void starting.then((server) => server.reload()).catch(() => undefined);
});

try {
  const { address } = await starting;
  process.stdout.write(`${portal.siteName} is at ${address}\n`);
} catch (error) {
  fail(messageOf(error));
}

async function stop(): Promise<void> {
  try {
    await (await starting).stop();
    process.exit(0);
  } catch (error) {
    fail(`Stopping failed: ${messageOf(error)}`);
  }
}
