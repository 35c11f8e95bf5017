import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import portal from '../portal.config.ts';
import { readSettings } from '../apps/server/src/settings.ts';
import { start, type Running } from '../apps/server/src/start.ts';
import { ROOT } from './cache.ts';

/** What is watched; `tools` and the server itself need a new start. */
const WATCHED = ['apps/portal', 'games', 'packages'];
const IGNORED = /node_modules|(?:^|[/\\])\.|\.test\.tsx?$|~$/;
/** Milliseconds after the last change before the build begins: editors save in several steps. */
const CALM = 80;

const RELOAD = `
new EventSource('/__dev/changes').onmessage = () => location.reload();
// What an installed copy of the site kept would hide the changes.
navigator.serviceWorker?.getRegistrations().then((all) => all.forEach((one) => one.unregister()));
`;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const waiting = new Set<ServerResponse>();
let inner: Running | undefined;

const read = readSettings(process.env, ROOT);
if (!read.ok) {
  throw new Error(read.error.map(({ field, reason }) => `${field}: ${reason}`).join('\n'));
}
const settings = read.value;
const { host, port } = settings;

/** Builds in a process of its own: this one would remember the modules as they were. */
function build(): Promise<boolean> {
  return new Promise((settle) => {
    const child = spawn(process.execPath, [join(ROOT, 'tools/run.mjs'), 'build'], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('exit', (code) => settle(code === 0));
  });
}

/** Builds, then puts a server over the new site behind the front and tells open pages. */
async function renew(): Promise<void> {
  if (!(await build())) return;
  try {
    await inner?.stop();
    inner = await start(portal, { ...settings, host: '127.0.0.1', port: 0, log: 'warn' });
    for (const page of waiting) page.write('data: changed\n\n');
  } catch (error) {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

/** Passes a request on, and adds the reload script to pages. */
function pass(from: IncomingMessage, to: ServerResponse): void {
  if (!inner) {
    to.writeHead(503).end('The site is not built yet: see the terminal.');
    return;
  }
  const behind = new URL(from.url ?? '/', inner.address);
  const headers = { ...from.headers, 'accept-encoding': 'identity' };
  const asked = request(behind, { method: from.method, headers }, (answer) => {
    const page = answer.headers['content-type']?.startsWith('text/html') ?? false;
    const { 'content-length': length, ...rest } = answer.headers;
    to.writeHead(answer.statusCode ?? 502, page ? rest : answer.headers);
    answer.pipe(to, { end: !page });
    const script = length === '0' ? '' : '<script src="/__dev/reload.js"></script>';
    if (page) answer.on('end', () => to.end(script));
  });
  asked.on('error', (error) => to.writeHead(502).end(error.message));
  from.pipe(asked);
}

const front = createServer((from, to) => {
  if (from.url === '/__dev/reload.js') {
    to.writeHead(200, { 'content-type': 'text/javascript' }).end(RELOAD);
  } else if (from.url === '/__dev/changes') {
    to.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    to.write(':\n\n');
    waiting.add(to);
    to.on('close', () => waiting.delete(to));
  } else pass(from, to);
});

let soon: NodeJS.Timeout | undefined;
let building = renew();
for (const folder of WATCHED) {
  watch(join(ROOT, folder), { recursive: true }, (_event, name) => {
    if (name === null || IGNORED.test(name)) return;
    clearTimeout(soon);
    soon = setTimeout(() => (building = building.then(renew)), CALM);
  });
}

process.on('disconnect', () => process.exit(0));
process.channel?.unref();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(0));
}

await building;
front.on('error', (error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE';
  say(taken ? `Port ${port} on ${host} is taken: choose another with PORT.` : error.message);
  process.exit(1);
});
front.listen(port, host, () =>
  say(`${portal.siteName} is at http://${host}:${port}, reloading on change`),
);
