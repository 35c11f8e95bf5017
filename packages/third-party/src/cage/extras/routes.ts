import type { ShimApi } from '../shim/api.ts';

/** Where an entry of the history keeps the address that the game gave it. */
const KEY = 'playgroveAddress';

type State = Readonly<Record<string, unknown>> | null;

/**
 * A game that shows one screen or another by the path of its page was made for the root of a host.
 * It finds that path here, and changes it here: a page without an origin keeps its own.
 */
export function makeRoutes({ config, fix }: Pick<ShimApi, 'config' | 'fix'>) {
  const { root, base = '' } = config;
  let patched = false;
  const current = (): URL => {
    const { pathname, search, hash, origin } = location;
    const path = pathname.startsWith(root)
      ? `/${base}${pathname.slice(root.length).replace(/(^|\/)index\.html?$/, '$1')}`
      : pathname;
    const given = (history.state as State)?.[KEY];
    return new URL(typeof given === 'string' ? given : path + search + hash, origin);
  };
  const patch = (): void => {
    patched = true;
    for (const name of ['pushState', 'replaceState'] as const) {
      const original = history[name];
      History.prototype[name] = function (this: History, state: unknown, title, url) {
        const isPlain = typeof state === 'object' && !Array.isArray(state);
        const address = new URL(url ?? '', current()).href;
        const stored = isPlain ? { ...state, [KEY]: address.slice(location.origin.length) } : state;
        original.call(this, stored, title);
      };
    }
  };
  return {
    /** The game's own idea of its address, in the place of the window's. */
    place(given: unknown): unknown {
      if (given !== location) return given;
      if (!patched) patch();
      return Object.assign(current(), {
        assign: (address: string) => location.assign(fix(address)),
        replace: (address: string) => location.replace(fix(address)),
        reload: () => location.reload(),
      });
    },
  };
}
