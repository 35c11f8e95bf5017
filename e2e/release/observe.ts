/** Prints how a server answers each file of the site, as JSON: `observe.ts <address> <file list>`. */
import { readFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';

const [, , address = '', list = ''] = process.argv;
const paths = JSON.parse(readFileSync(list, 'utf8')) as readonly string[];
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

const ACCEPTED: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'accept-encoding': 'gzip' },
  { 'accept-encoding': 'gzip, br', accept: 'image/avif,image/webp,*/*' },
];
/** Differ with each answer. */
const TIMES = new Set(['date', 'keep-alive']);

async function observe(path: string, headers: Readonly<Record<string, string>>) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${address}${path}`, { agent, headers }, resolve).on('error', reject);
  });
  let bytes = 0;
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  // Fields of different names may come in any order (RFC 9110, 5.3).
  const fields = Object.entries(response.headers)
    .filter(([name]) => !TIMES.has(name))
    .toSorted(([a], [b]) => a.localeCompare(b));
  return { status: response.statusCode, bytes, fields };
}

const found: Record<string, unknown> = {};
await Promise.all(
  paths.map(async (path) => {
    for (const [index, headers] of ACCEPTED.entries()) {
      found[`${path} ${index}`] = await observe(path, headers);
    }
  }),
);
agent.destroy();
process.stdout.write(JSON.stringify(found));
