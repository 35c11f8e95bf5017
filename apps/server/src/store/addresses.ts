/** Splits a PostgreSQL address into one for each host. @throws Error if it is not one */
export function addressesOf(url: string): readonly string[] {
  const match = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]+)(.*)$/.exec(url);
  const [, before, hosts = '', after] = match ?? [];
  const addresses = hosts.split(',').map((host) => `${before}${host}${after}`);
  if (!match || !addresses.every((address) => URL.canParse(address))) {
    throw new Error(
      'must be postgres://user:password@host:port/database, with more hosts after a comma',
    );
  }
  return addresses;
}
