import { loadExtras } from './extras.ts';
import { define, hide, lazily, show, wrap } from './patch.ts';

const nothing = (): void => undefined;

/** A frame without an origin has none of these; games must meet browsers without them, not errors. */
export function patchAbsent(): void {
  for (const name of ['serviceWorker', 'storage', 'locks'] as const)
    lazily(Navigator.prototype, name, () => loadExtras()[name]);
  const permissions = navigator.permissions as Permissions | undefined;
  wrap(
    permissions,
    'query',
    (query) => (what) => query.call(permissions, what).catch(() => loadExtras().denied),
  );
  define(Document.prototype, 'domain', { get: () => location.hostname, set: nothing });
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
  // A page that the game has written speaks to the one that wrote it.
  if (location.protocol !== 'about:') show(window, 'parent', window);
  show(window, 'frameElement', null);
  // The policy does not reach connections in every browser, and we do not reach all that unsafe markup brings in.
  for (const target of [window, Element.prototype, Document, ShadowRoot.prototype])
    for (const name of Object.getOwnPropertyNames(target))
      if (/RTCPeerC|LUnsafe|^WebTransport$/.test(name)) hide(target, name);
}
