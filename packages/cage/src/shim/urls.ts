import { sdkOf } from '../sdk/addresses.ts';
import { besideOf } from '../vendored.ts';
import type { Config } from './config.ts';
import { uses } from './talk.ts';

export type Urls = {
  /** The address to load in place of the one the game wrote. */
  fix(address: string): string;
  /** Whether an address is of the game's own host. */
  isOwn(address: string): boolean;
};

/** Addresses that begin at the host's root mean the game's folder: it was made for its own host. */
export function makeUrls({ home, root, base = '', sdks, vendored = {} }: Config): Urls {
  const { origin } = location;
  return {
    isOwn: (address) => parse(address)?.origin === origin,
    fix(address) {
      const sdk = sdkOf(address);
      if (sdk !== undefined && sdks[sdk] !== undefined) return sdks[sdk];
      const url = parse(address);
      if (!url || !/^https?:$/.test(url.protocol)) return address;
      if (url.origin !== origin) {
        const vendoredPath = besideOf(vendored, url.href);
        if (vendoredPath !== undefined) return origin + home + vendoredPath;
        uses(`host:${url.host}`);
        return address;
      }
      const { pathname } = url;
      if (pathname.startsWith(home) || pathname.startsWith('/allgame/_v/')) return address;
      const from = pathname.startsWith(`/${base}`) ? base.length + 1 : 1;
      return origin + root + pathname.slice(from) + url.search + url.hash;
    },
  };
}

function parse(address: string): URL | undefined {
  try {
    return new URL(address, document.baseURI);
  } catch {
    return undefined;
  }
}
