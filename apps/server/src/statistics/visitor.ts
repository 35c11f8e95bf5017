import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { networkOf, type Network } from './network.ts';

/** What a request tells of who sent it. It is used at once and kept nowhere. */
export type Visitor = {
  readonly address: string;
  readonly agent: string;
  /** Asked not to be tracked: Global Privacy Control or Do Not Track. */
  readonly optedOut: boolean;
};

export function visitorOf(request: FastifyRequest): Visitor {
  const { headers } = request;
  return {
    address: request.ip,
    agent: headers['user-agent'] ?? '',
    optedOut: headers['sec-gpc'] === '1' || headers['dnt'] === '1',
  };
}

/** What was worked out of a visitor; it goes with the visitor, and that with the connection. */
const machines = new WeakMap<Visitor, boolean>();
const hashes = new WeakMap<Visitor, { readonly salt: string; readonly hash: string }>();

/** Whether it says that it is a machine, or says nothing. */
export function isMachine(visitor: Visitor): boolean {
  const known = machines.get(visitor);
  if (known !== undefined) return known;
  const machine = visitor.agent === '' || isbot(visitor.agent);
  machines.set(visitor, machine);
  return machine;
}

/**
 * The same for one visitor all day, and for nobody any other day.
 * @param salt the day's secret
 * @returns 16 hex digits
 */
export function visitorHash(visitor: Visitor, salt: string): string {
  const known = hashes.get(visitor);
  if (known?.salt === salt) return known.hash;
  const found = { salt, hash: hash(`${visitor.address}\n${visitor.agent}`, salt) };
  hashes.set(visitor, found);
  return found.hash;
}

/** The visitor's networks, hashed as visitors are: for limits that a changed user agent does not pass. */
export function networkHashes({ address }: Visitor, salt: string): Network {
  const { own, block } = networkOf(address);
  return { own: hash(`network\n${own}`, salt), block: hash(`block\n${block}`, salt) };
}

function hash(text: string, salt: string): string {
  return createHmac('sha256', salt).update(text).digest('hex').slice(0, 16);
}
