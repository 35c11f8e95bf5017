const documents = new WeakMap<HTMLIFrameElement, Document>();

/**
 * A frame without an address belongs to the page that made it, which measures drawings or writes a
 * page in it. Without an origin it is a stranger to the page, so a place in the page stands in for it.
 */
export function documentOf(frame: HTMLIFrameElement): Document | null {
  const isBlank = /^(?:about:blank)?$/.test(frame.getAttribute('src') ?? '');
  if (!isBlank || !frame.isConnected || frame.hasAttribute('srcdoc')) return null;
  const known = documents.get(frame);
  if (known) return known;
  const host = document.createElement('div');
  host.setAttribute('aria-hidden', 'true');
  host.setAttribute('style', 'position:fixed;left:0;top:0;visibility:hidden;pointer-events:none');
  const root = host.attachShadow({ mode: 'open' });
  const [html, head, body] = ['div', 'div', 'div'].map((name) => document.createElement(name));
  html?.append(...[head, body].flatMap((part) => part ?? []));
  if (html) root.append(html);
  (document.body ?? document.documentElement).append(host);
  const instead: Readonly<Record<PropertyKey, unknown>> = {
    documentElement: html,
    head,
    body,
    defaultView: window,
    readyState: 'complete',
    querySelector: root.querySelector.bind(root),
    querySelectorAll: root.querySelectorAll.bind(root),
    getElementById: root.getElementById.bind(root),
    open: () => body?.replaceChildren(),
    write: (...text: string[]) => body?.insertAdjacentHTML('beforeend', text.join('')),
    close: () => undefined,
  };
  const made = new Proxy(document.implementation.createHTMLDocument(''), {
    get(target, name) {
      if (Object.hasOwn(instead, name)) return instead[name];
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
    set: (target, name, value) => Reflect.set(target, name, value),
  });
  documents.set(frame, made);
  new MutationObserver((_, observer) => {
    if (frame.isConnected) return;
    observer.disconnect();
    host.remove();
    documents.delete(frame);
  }).observe(document, { childList: true, subtree: true });
  return made;
}
