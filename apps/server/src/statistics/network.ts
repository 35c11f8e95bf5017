import ipaddr from 'ipaddr.js';

/** Where an address is: what one household or machine has, and the block around it. */
export type Network = {
  /** The address (IPv4), or the /64 that one machine may choose addresses from (IPv6). */
  readonly own: string;
  /** /24 (IPv4) or /48 (IPv6): what one customer may hold many networks of. */
  readonly block: string;
};

/** The networks of an address; one that cannot be read is a network of its own. */
export function networkOf(address: string): Network {
  if (!ipaddr.isValid(address)) return { own: address, block: address };
  const parsed = ipaddr.process(address);
  const bytes = parsed.toByteArray();
  const [own, block] = parsed.kind() === 'ipv4' ? [4, 3] : [8, 6];
  return { own: bytes.slice(0, own).join('.'), block: bytes.slice(0, block).join('.') };
}
