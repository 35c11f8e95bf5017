import type { Parts } from '../shim/more.ts';

const nothing = (): void => undefined;

/** What a frame without an origin lacks: here it is, and does nothing. */
export function makeAbsent({ uses }: Pick<Parts, 'uses'>) {
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
  };
  return {
    denied: {
      state: 'denied',
      onchange: null,
      addEventListener: nothing,
    } as unknown as PermissionStatus,
    serviceWorker: {
      controller: null,
      ready: Promise.resolve(registration),
      oncontrollerchange: null,
      onmessage: null,
      register: () => {
        uses('service worker');
        return Promise.resolve(registration);
      },
      getRegistration: () => Promise.resolve(undefined),
      getRegistrations: () => Promise.resolve([]),
      startMessages: nothing,
      addEventListener: nothing,
      removeEventListener: nothing,
    },
    storage: {
      estimate: () => Promise.resolve({ quota: 5 * 1024 * 1024, usage: 0 }),
      persist: () => Promise.resolve(false),
      persisted: () => Promise.resolve(false),
      getDirectory: () => Promise.reject(new DOMException('Not here.', 'SecurityError')),
    },
  };
}
