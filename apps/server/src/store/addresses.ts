/** One address for each host of the list. @throws Error when it is not a PostgreSQL address */
export function addressesOf(url: string): readonly string[] {
  const parts = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]+)(.*)$/.exec(url);
  const [, before, hosts = '', after] = parts ?? [];
  const addresses = hosts.split(',').map((host) => `${before}${host}${after}`);
  if (!parts || !addresses.every((address) => URL.canParse(address))) {
    throw new Error(
      'must be postgres://user:password@host:port/database, with more hosts after a comma',
    );
  }
  return addresses;
}
