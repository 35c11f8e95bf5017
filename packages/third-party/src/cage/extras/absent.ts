import type { ShimApi } from '../shim/api.ts';

const nothing = (): void => undefined;

/** What a frame without an origin lacks: here it is, and does nothing. */
export function makeAbsent({ tell }: Pick<ShimApi, 'tell'>) {
  const registration = {
    scope: location.href,
    active: null,
    installing: null,
    waiting: null,
    navigationPreload: undefined,
    onupdatefound: null,
    addEventListener: nothing,
    removeEventListener: nothing,
    update: () => Promise.resolve(registration),
    unregister: () => Promise.resolve(true),
    showNotification: () => Promise.resolve(),
    pushManager: {
      getSubscription: () => Promise.resolve(null),
      subscribe: () => Promise.reject(new DOMException('Not here.', 'NotAllowedError')),
    },
  };
  /** Pages of older Flutter start once their service worker is active in the version they name. */
  const activeOf = (address: unknown) => ({
    ...registration,
    active: { scriptURL: String(address), state: 'activated', postMessage: nothing },
  });
  return {
    denied: {
      state: 'denied',
      onchange: null,
      addEventListener: nothing,
    } as unknown as PermissionStatus,
    serviceWorker: {
      controller: null,
      ready: Promise.resolve(activeOf(location.href)),
      oncontrollerchange: null,
      onmessage: null,
      register: (address: unknown) => {
        tell({ kind: 'uses', what: 'service worker' });
        return Promise.resolve(/flutter/.test(String(address)) ? activeOf(address) : registration);
      },
      // A page that reloads until it has a service worker would reload forever.
      getRegistration: () => Promise.resolve(registration),
      getRegistrations: () => Promise.resolve([]),
      startMessages: nothing,
      addEventListener: nothing,
      removeEventListener: nothing,
    },
    /** Each game is alone, so every lock is free. */
    locks: {
      request: async (name: string, options: unknown, work?: (lock: object) => unknown) =>
        (work ?? (options as (lock: object) => unknown))({ name, mode: 'exclusive' }),
      query: () => Promise.resolve({ held: [], pending: [] }),
    },
    storage: {
      estimate: () => Promise.resolve({ quota: 5 * 1024 * 1024, usage: 0 }),
      persist: () => Promise.resolve(false),
      persisted: () => Promise.resolve(false),
      getDirectory: () => Promise.reject(new DOMException('Not here.', 'SecurityError')),
    },
  };
}
