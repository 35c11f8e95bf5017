import portal from '@playgrove/site-config/portal';
import { dresserOf, WrongDress, type Dressed } from './dressing.ts';
import { readSettings } from './settings/settings.ts';
import { signalReader } from './signals.ts';
import { readSiteSettings } from './site/site-settings.ts';
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

const { value } = settings;
// A release gives its site the operator's settings; a folder that is named has them.
const program = process.env['SITE_DIR'] ? undefined : process.env['PLAYGROVE_DRESS'];
const dresser = program === undefined ? undefined : dresserOf(program, value.role === 'consumer');
const release = dresser && { dresser, games: process.env['PLAYGROVE_GAMES'] };

/** Settings that cannot be used do not take a portal down that was up before them. */
async function firstSite(): Promise<Dressed> {
  try {
    if (dresser) return await dresser();
  } catch (error) {
    const last = error instanceof WrongDress ? error.last : undefined;
    if (last === undefined) throw error;
    process.stderr.write(`${messageOf(error)}\nServing the site that was made before.\n`);
    return { site: last, config: readSiteSettings(last) ?? portal };
  }
  return { site: value.site, config: readSiteSettings(value.site) ?? portal };
}

const starting = firstSite().then(async ({ site, config }) => ({
  name: config.siteName,
  ...(await start(config, { ...value, site }, release)),
}));
// What fails is said below.
starting.catch(() => undefined);

const readSignal = signalReader(() => performance.now());
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    const action = readSignal(signal);
    if (action === 'stop') void stop();
    if (action === 'end') process.exit(1);
  });
}

/** Serves what is in the site's folder now. */
export async function reload(): Promise<void> {
  await starting.then((server) => server.reload()).catch(() => undefined);
}

process.on('SIGHUP', () => {
  // A terminal that closes sends it too.
  if (process.stdout.isTTY) void stop();
  else void reload();
});

try {
  const { address, name } = await starting;
  process.stdout.write(`${name} is at ${address}\n`);
  // It still runs, so nobody would notice.
  if (Number.parseInt(process.versions.node, 10) < 22)
    process.stdout.write(
      `Node ${process.versions.node} gets no security fixes any more: install Node 24, https://nodejs.org\n`,
    );
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
