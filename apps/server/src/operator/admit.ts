import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Whether a request may see the operator's pages: yes, only with the token, or not at all. */
export type Admission = 'yes' | 'ask' | 'no';

/** What admits the operator. */
export type Guard = {
  /** Without a token, only this machine is admitted. */
  readonly token: string | undefined;
  /** Number of proxies in front. With any, requests may come from anywhere, so only the token admits. */
  readonly proxies: number;
};

/** Headers that proxies add. A request with one of them comes from elsewhere. */
const FORWARDED =
  /^(?:forwarded|via|x-forwarded(?:-.*)?|x-original-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|fastly-.*|cf-.*|fly-.*|x-envoy-.*|x-azure-.*|x-amzn-.*|x-appengine-.*)$/;
/** Local names. A page on another name that points to this machine must not read through its browser. */
const LOCAL_NAME = /^(?:localhost|\[::1\]|(127(?:\.\d{1,3}){3}))(?::\d{1,5})?$/i;

/**
 * Admits requests from this machine, and requests with the operator's token as `Bearer` or as the
 * password of `Basic` with any name.
 */
export function admissionOf(request: FastifyRequest, { token, proxies }: Guard): Admission {
  if (proxies === 0 && isLocal(request)) return 'yes';
  if (token === undefined) return 'no';
  const given = givenToken(request.headers.authorization ?? '');
  return given !== undefined && same(given, token) ? 'yes' : 'ask';
}

/**
 * Names whose token a request brings, by the beginning of its hash.
 * @returns undefined without the right token, from this machine too
 */
export function operatorOf(
  { headers }: FastifyRequest,
  { token }: Pick<Guard, 'token'>,
): string | undefined {
  const given = givenToken(headers.authorization ?? '');
  if (token === undefined || given === undefined || !same(given, token)) return undefined;
  return createHash('sha256').update(token).digest('hex').slice(0, 8);
}

/**
 * Whether a page of this very site sent a request. Browsers send the token along by themselves, for
 * pages of other sites too. On plain HTTP they say only the origin.
 */
export function isSameOrigin({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin = '', host } = headers;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Whether a request comes straight from this machine, by its socket and never by a header. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? '';
  if (!ipaddr.isValid(address) || ipaddr.process(address).range() !== 'loopback') return false;
  const local = LOCAL_NAME.exec(headers.host ?? '');
  const [, ipv4] = local ?? [];
  if (!local || (ipv4 !== undefined && !ipaddr.IPv4.isValidFourPartDecimal(ipv4))) return false;
  return !Object.keys(headers).some((name) => FORWARDED.test(name));
}

function givenToken(authorization: string): string | undefined {
  const [, scheme = '', value = ''] = /^(\S+) +(\S+)$/.exec(authorization) ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return undefined;
  const pair = Buffer.from(value, 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  return colon === -1 ? undefined : pair.slice(colon + 1);
}

/** Compares in constant time. */
function same(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
