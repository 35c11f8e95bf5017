import { MAYBE_SDK } from '../sdk/maybe.ts';
import { config } from './config.ts';
import { loadExtras, shimApi } from './extras.ts';

const { home, root, base = '', sdks, vendored } = config;
// A page that the game has written has no origin in its address.
const { origin } = new URL(document.baseURI);

/** Whether an address is of the game's own host. */
export function isOwn(address: string): boolean {
  return parse(address)?.origin === origin;
}

/**
 * The address to load in place of the one the game wrote. Addresses that begin at the host's root
 * mean the game's folder: it was made for its own host.
 */
export function fix(address: string): string {
  const sdk = MAYBE_SDK.test(address) && sdks[loadExtras().sdkOf(address) ?? ''];
  if (sdk) return sdk;
  const url = parse(address);
  if (!url || !url.protocol.startsWith('http')) return address;
  const { pathname } = url;
  if (url.origin !== origin) {
    const path = vendored && loadExtras().besideOf(vendored, url.href);
    return path === undefined ? address : origin + home + path;
  }
  if (pathname.startsWith(home) || pathname.startsWith('/allgame/_v/')) return address;
  const from = pathname.startsWith(`/${base}`) ? base.length + 1 : 1;
  return origin + root + pathname.slice(from) + url.search + url.hash;
}

function parse(address: string): URL | undefined {
  try {
    return new URL(address, document.baseURI);
  } catch {
    return undefined;
  }
}

Object.assign(shimApi, { fix, isOwn });
