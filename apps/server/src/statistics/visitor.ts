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

/** Whether it says that it is a machine, or says nothing. */
export function isMachine({ agent }: Visitor): boolean {
  return agent === '' || isbot(agent);
}

/**
 * The same for one visitor all day, and for nobody any other day.
 * @param salt the day's secret
 * @returns 16 hex digits
 */
export function visitorHash({ address, agent }: Visitor, salt: string): string {
  return hash(`${address}\n${agent}`, salt);
}

/** The visitor's networks, hashed as visitors are: for limits that a changed user agent does not pass. */
export function networkHashes({ address }: Visitor, salt: string): Network {
  const { own, block } = networkOf(address);
  return { own: hash(`network\n${own}`, salt), block: hash(`block\n${block}`, salt) };
}

function hash(text: string, salt: string): string {
  return createHmac('sha256', salt).update(text).digest('hex').slice(0, 16);
}
