import type { Config } from './config.ts';
import { more } from './more.ts';
import { onSet, wrap } from './patch.ts';
import type { Urls } from './urls.ts';

/** Header fields that a request may carry without asking the host first. */
const SAFE = /^(?:accept|accept-language|content-language|range)$/i;

/** Requests for the game's own files: no credentials, no questions before, the game's folder for its root. */
export function patchRequests({ fix, isOwn }: Urls): void {
  const own = new WeakSet<XMLHttpRequest>();
  wrap(
    XMLHttpRequest.prototype,
    'open',
    (open) =>
      function (this: XMLHttpRequest, method: string, url: string | URL, ...rest: unknown[]) {
        const address = fix(String(url));
        if (isOwn(address)) own.add(this);
        else own.delete(this);
        return Reflect.apply(open, this, [method, address, ...(rest.length > 0 ? rest : [true])]);
      } as XMLHttpRequest['open'],
  );
  wrap(
    XMLHttpRequest.prototype,
    'setRequestHeader',
    (setHeader) =>
      function (this: XMLHttpRequest, name: string, value: string) {
        if (own.has(this) && !SAFE.test(name)) return;
        Reflect.apply(setHeader, this, [name, value]);
      },
  );
  const credentials = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'withCredentials');
  if (credentials?.set) {
    Object.defineProperty(XMLHttpRequest.prototype, 'withCredentials', {
      ...credentials,
      set: nothing,
    });
  }
  wrap(window, 'fetch', (fetch) => (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const fixed = fix(address);
    if (!isOwn(fixed)) {
      return input instanceof Request && fixed === address
        ? fetch.call(window, input, init)
        : fetch.call(window, fixed, init);
    }
    const { method = 'GET', signal, body, cache } = { ...pick(input), ...init };
    const headers = new Headers(
      init?.headers ?? (input instanceof Request ? input.headers : undefined),
    );
    const safe = [...headers].filter(([name]) => SAFE.test(name));
    return fetch.call(window, fixed, {
      method,
      headers: safe,
      mode: 'cors',
      credentials: 'omit',
      ...(signal && { signal }),
      ...(cache && cache !== 'only-if-cached' && { cache }),
      ...(body && !/^(?:get|head)$/i.test(method) && { body }),
    });
  });
}

function pick(input: RequestInfo | URL): RequestInit {
  return input instanceof Request ? { method: input.method, signal: input.signal } : {};
}

/** Every answer is for everybody, so nothing that names the visitor may go out with the question. */
function nothing(): void {}

/** A picture without CORS could not be read back or become a texture. */
export function patchElements({ fix }: Urls, config: Config): void {
  const withCors = <T extends HTMLElement & { crossOrigin: string | null }>(
    element: T,
    value: string,
  ): string => {
    const fixed = fix(value);
    if (element.crossOrigin === null && !/^(?:data|blob):/i.test(fixed.trim()))
      element.crossOrigin = 'anonymous';
    return fixed;
  };
  onSet(HTMLImageElement.prototype, 'src', withCors);
  onSet(HTMLMediaElement.prototype, 'src', withCors);
  onSet(HTMLScriptElement.prototype, 'src', (_, value) => fix(value));
  onSet(HTMLLinkElement.prototype, 'href', (_, value) => fix(value));
  onSet(HTMLSourceElement.prototype, 'src', (_, value) => fix(value));
  onSet(HTMLIFrameElement.prototype, 'src', (_, value) => fix(value));
  onSet(HTMLAnchorElement.prototype, 'href', (_, value) => value);
  wrap(
    Element.prototype,
    'setAttribute',
    (set) =>
      function (this: Element, name: string, value: string) {
        const key = String(name).toLowerCase();
        const text = String(value);
        if (key === 'src' && (this instanceof HTMLImageElement || this instanceof HTMLMediaElement))
          return set.call(this, name, withCors(this, text));
        const loads =
          (key === 'src' && /^(?:script|source|iframe|embed|track)$/i.test(this.tagName)) ||
          (key === 'href' && this.tagName === 'LINK');
        return set.call(this, name, loads ? fix(text) : text);
      },
  );
  const drawings = (use: Element): void => {
    const address = use.getAttribute('href') ?? use.getAttribute('xlink:href') ?? '';
    if (/^[^#]+#./.test(address)) void more(config).inlineUse(use as SVGUseElement, fix(address));
  };
  // Pictures that come in as markup have begun to load by then: with CORS they load again, from memory.
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const element of [node, ...node.querySelectorAll('img,use')]) {
          if (element instanceof HTMLImageElement) mend(element, fix);
          else if (element.localName === 'use') drawings(element);
        }
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

function mend(image: HTMLImageElement, fix: Urls['fix']): void {
  const written = image.getAttribute('src');
  if (written === null || image.crossOrigin !== null || /^(?:data|blob):/i.test(written)) return;
  image.src = fix(written);
}
