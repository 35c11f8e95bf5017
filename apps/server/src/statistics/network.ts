import { hash } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The networks that an address is in, from a household's to a provider's. */
export type Network = {
  /** The address (IPv4), or its /64, in which one machine may choose any address (IPv6). */
  readonly own: string;
  /** /24 (IPv4) or /48 (IPv6). One customer may hold many networks in it. */
  readonly block: string;
  /** /32 (IPv6), held by a provider or by a customer who rents many blocks. IPv4 has none. */
  readonly provider: string | undefined;
};

const WRITTEN_OUT = /^([\da-f]{1,4}):([\da-f]{1,4}):([\da-f]{1,4}):([\da-f]{1,4}):/i;

/** The networks of an address. An unreadable address is its own network. */
export function networkOf(address: string): Network {
  if (isIPv4(address)) {
    return { own: address, block: address.slice(0, address.lastIndexOf('.')), provider: undefined };
  }
  const parts = firstParts(address);
  if (!parts) return networkOfMapped(address);
  const [a, b, c, d] = parts;
  return { own: `${a}:${b}:${c}:${d}`, block: `${a}:${b}:${c}`, provider: `${a}:${b}` };
}

/** The first 64 bits of an IPv6 address as four numbers of 16 bits. */
function firstParts(address: string): readonly number[] | undefined {
  if (!isIPv6(address)) return undefined;
  // Most addresses write them out. The library reads every notation but is slower.
  const written = WRITTEN_OUT.exec(address);
  if (written) return written.slice(1, 5).map((part) => Number.parseInt(part, 16));
  const parsed = parse(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts : undefined;
}

/** For IPv4 in IPv6 notation; an unreadable address is its own network. */
function networkOfMapped(address: string): Network {
  const parsed = parse(address);
  return parsed instanceof ipaddr.IPv4
    ? networkOf(parsed.toString())
    : { own: address, block: address, provider: undefined };
}

function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  try {
    return ipaddr.process(address);
  } catch {
    return undefined;
  }
}

/**
 * The networks of an address, hashed with the day's secret so that no counter holds an address.
 * Hashes are computed lazily, because most callers need only the first.
 */
export class NetworkHashes implements Network {
  readonly #network: Network;
  readonly #salt: string;
  #own: string | undefined;
  #block: string | undefined;
  #provider: string | undefined;

  constructor(address: string, salt: string) {
    this.#network = networkOf(address);
    this.#salt = salt;
  }

  get own(): string {
    return (this.#own ??= saltedHash(`network\n${this.#network.own}`, this.#salt));
  }

  get block(): string {
    return (this.#block ??= saltedHash(`block\n${this.#network.block}`, this.#salt));
  }

  get provider(): string | undefined {
    const { provider } = this.#network;
    if (provider === undefined) return undefined;
    return (this.#provider ??= saltedHash(`provider\n${provider}`, this.#salt));
  }
}

/** @returns 16 hex digits that cannot be computed or guessed without the salt */
export function saltedHash(text: string, salt: string): string {
  return hash('sha256', `${salt}\n${text}`, 'hex').slice(0, 16);
}
