import { hide, show, wrap } from './patch.ts';
import { uses } from './talk.ts';

const nothing = (): void => undefined;

/** A frame without an origin has none of these; games must meet browsers without them, not errors. */
export function patchAbsent(): void {
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
  show(Navigator.prototype, 'serviceWorker', {
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
  });
  hide(window, 'caches');
  hide(window, 'cookieStore');
  hide(Navigator.prototype, 'locks');
  show(Navigator.prototype, 'storage', {
    estimate: () => Promise.resolve({ quota: 5 * 1024 * 1024, usage: 0 }),
    persist: () => Promise.resolve(false),
    persisted: () => Promise.resolve(false),
    getDirectory: () => Promise.reject(new DOMException('Not here.', 'SecurityError')),
  });
  const permissions = navigator.permissions as Permissions | undefined;
  wrap(
    permissions,
    'query',
    (query) => (what) =>
      query
        .call(permissions, what)
        .catch(() => ({ state: 'denied', onchange: null, addEventListener: nothing }) as never),
  );
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport'])
    hide(window, name);
  Object.defineProperty(Document.prototype, 'domain', {
    configurable: true,
    get: () => location.hostname,
    set: nothing,
  });
  for (const name of ['pushState', 'replaceState'] as const) {
    wrap(
      History.prototype,
      name,
      (original) =>
        function (this: History, state: unknown, title: string, url?: string | URL | null) {
          try {
            original.call(this, state, title, url);
          } catch {
            original.call(this, state, title);
          }
        },
    );
  }
}

/** The game is alone in its window: nothing is around it, and it stays in its frame. */
export function patchWindow(): void {
  show(window, 'parent', window);
  show(window, 'frameElement', null);
  window.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
    const host = /^(?:https?|wss?):\/\/([^/]+)/.exec(blockedURI)?.[1];
    if (host !== undefined) uses(`host:${host}`);
  });
  wrap(
    Navigator.prototype,
    'getGamepads',
    (original) =>
      function (this: Navigator) {
        uses('gamepad');
        return original.call(this);
      },
  );
  wrap(
    Element.prototype,
    'requestPointerLock',
    (original) =>
      function (this: Element, ...args: never[]) {
        uses('pointer lock');
        return Reflect.apply(original, this, args) as ReturnType<typeof original>;
      },
  );
}
