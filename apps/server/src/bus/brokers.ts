/** Addresses and credentials of brokers as the NATS client takes them. */
export type Brokers = {
  readonly servers: string[];
  readonly user?: string;
  readonly pass?: string;
  readonly tls?: Record<string, never>;
};

/** Reads a list of broker addresses. @throws Error if it is not one */
export function brokersOf(url: string): Brokers {
  const [, scheme = '', list = ''] = /^(nats|tls):\/\/(.+)$/.exec(url) ?? [];
  const addresses = list.split(',').map((part) => {
    const address = `${scheme}://${part.trim().replace(`${scheme}://`, '')}`;
    return URL.canParse(address) ? new URL(address) : undefined;
  });
  const [first] = addresses;
  if (!first || !addresses.every((one) => one?.host && /^\/?$/.test(one.pathname + one.search))) {
    throw new Error('must be nats://host:port or tls://host:port, with more hosts after a comma');
  }
  return {
    servers: addresses.flatMap((one) => one?.host ?? []),
    ...(first.username ? { user: decodeURIComponent(first.username) } : {}),
    ...(first.password ? { pass: decodeURIComponent(first.password) } : {}),
    ...(scheme === 'tls' ? { tls: {} } : {}),
  };
}
