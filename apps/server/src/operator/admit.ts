import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Whether somebody may see what is the operator's: yes, after showing the token, or it is not there for them. */
export type Admission = 'yes' | 'ask' | 'no';

/** What any proxy adds, trusted or not: who comes with one of these comes from elsewhere. */
const FORWARDED =
  /^(?:forwarded|via|x-forwarded(?:-.*)?|x-original-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|fastly-client-ip|cf-.*)$/;
/** A page on another name that points to this machine must not read through a browser here. */
const LOCAL_NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/**
 * Admits who sits at this machine, and who shows the operator's token as `Bearer`, or as the
 * password of `Basic` with any name.
 * @param token nothing when only this machine is admitted
 */
export function admissionOf(request: FastifyRequest, token: string | undefined): Admission {
  if (isLocal(request)) return 'yes';
  if (token === undefined) return 'no';
  const shown = shownToken(request.headers.authorization ?? '');
  return shown !== undefined && same(shown, token) ? 'yes' : 'ask';
}

/** Straight from this machine: the socket itself is asked, never a header that names an address. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? '';
  if (!ipaddr.isValid(address) || ipaddr.process(address).range() !== 'loopback') return false;
  if (!LOCAL_NAME.test(headers.host ?? '')) return false;
  return !Object.keys(headers).some((name) => FORWARDED.test(name));
}

function shownToken(authorization: string): string | undefined {
  const [, scheme = '', value = ''] = /^(\S+) +(\S+)$/.exec(authorization) ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return undefined;
  const pair = Buffer.from(value, 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  return colon === -1 ? undefined : pair.slice(colon + 1);
}

/** Takes the same time wherever they differ. */
function same(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
