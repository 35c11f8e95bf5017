/** What the front needs of a request's header fields. */
export type Fields = {
  readonly agent: string;
  readonly accept: string | undefined;
  readonly acceptEncoding: string | undefined;
  readonly forwarded: string | undefined;
  readonly noneMatch: string | undefined;
  /** Asked not to be tracked. */
  readonly optedOut: boolean;
};

/** Characters of one request's head, and of its address, that the front reads at most. */
export const LONGEST_HEAD = 8192;
export const LONGEST_ADDRESS = 4096;

/** No folded line, nothing between name and colon; a value in plain ASCII without control characters. */
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const VALUE = /^[\t -~]*$/;

/** Fields that change how a request is read or answered; who sends one is not for the front. */
const OTHERS: ReadonlySet<string> = new Set([
  'content-length',
  'transfer-encoding',
  'trailer',
  'te',
  'expect',
  'upgrade',
  'proxy-connection',
  'keep-alive',
  'http2-settings',
  'range',
  'if-range',
  'if-match',
  'if-modified-since',
  'if-unmodified-since',
]);
/** Fields that the front reads: twice the same is for Node to judge. */
const READ: ReadonlySet<string> = new Set([
  'host',
  'connection',
  'user-agent',
  'accept',
  'accept-encoding',
  'x-forwarded-for',
  'sec-gpc',
  'dnt',
  'if-none-match',
  'cache-control',
]);

/**
 * Reads the header fields of a request that is as plain as requests nearly always are.
 * @param lines each field with a line end before it, none after the last
 * @returns nothing when there is anything that Node's own parser should judge
 */
export function readFields(lines: string): Fields | undefined {
  if (lines.length > LONGEST_HEAD || !lines.startsWith('\r\n')) return undefined;
  const found = new Map<string, string>();
  for (const line of lines.slice(2).split('\r\n')) {
    const colon = line.indexOf(':');
    const written = line.slice(0, colon);
    const value = line.slice(colon + 1);
    if (colon === -1 || !NAME.test(written) || !VALUE.test(value)) return undefined;
    const name = written.toLowerCase();
    if (OTHERS.has(name)) return undefined;
    if (!READ.has(name)) continue;
    if (found.has(name)) return undefined;
    found.set(name, value.trim());
  }
  if (!found.has('host')) return undefined;
  const connection = found.get('connection');
  if (connection !== undefined && connection.toLowerCase() !== 'keep-alive') return undefined;
  // A reload: whether the tag counts then is for the library that knows.
  if (found.has('if-none-match') && found.has('cache-control')) return undefined;
  return {
    agent: found.get('user-agent') ?? '',
    accept: found.get('accept'),
    acceptEncoding: found.get('accept-encoding'),
    forwarded: found.get('x-forwarded-for'),
    noneMatch: found.get('if-none-match'),
    optedOut: found.get('sec-gpc') === '1' || found.get('dnt') === '1',
  };
}

/**
 * The visitor's address behind so many trusted proxies, as Fastify finds it.
 * @param socket where the connection comes from
 * @param forwarded the `X-Forwarded-For` field
 */
export function addressOf(socket: string, forwarded: string | undefined, proxies: number): string {
  if (proxies === 0 || forwarded === undefined) return socket;
  const named = forwarded.split(',').map((hop) => hop.trim());
  const hops = [...named.filter((hop) => hop !== ''), socket].reverse();
  return hops[Math.min(proxies, hops.length - 1)] ?? socket;
}
