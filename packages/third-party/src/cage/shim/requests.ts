import { loadExtras } from './extras.ts';
import { onAdded, onSet, show, wrap } from './patch.ts';
import { fix, isOwn } from './urls.ts';

/** Header fields that a request may carry without asking the host first. */
const SAFE = /^(?:accept|accept-language|content-language|range)$/i;

/** Requests for the game's own files: no credentials, no questions before, the game's folder for its root. */
export function patchRequests(): void {
  const own = new WeakSet<XMLHttpRequest>();
  const { prototype } = XMLHttpRequest;
  wrap(
    prototype,
    'open',
    (open) =>
      function (this: XMLHttpRequest, method: string, url: string | URL, ...rest: unknown[]) {
        const address = fix(String(url));
        own[isOwn(address) ? 'add' : 'delete'](this);
        return Reflect.apply(open, this, [method, address, ...(rest.length > 0 ? rest : [true])]);
      } as XMLHttpRequest['open'],
  );
  wrap(
    prototype,
    'setRequestHeader',
    (setHeader) =>
      function (this: XMLHttpRequest, name: string, value: string) {
        if (!own.has(this) || SAFE.test(name)) setHeader.call(this, name, value);
      },
  );
  // Every answer is for everybody, so nothing that names the visitor may go out with the question.
  onSet(XMLHttpRequest, 'withCredentials', () => '');
  wrap(window, 'fetch', (fetch) => (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const address = request?.url ?? String(input);
    const fixed = fix(address);
    if (!isOwn(fixed))
      return fetch.call(window, request && fixed === address ? request : fixed, init);
    const {
      method = 'GET',
      signal,
      body,
      cache,
    } = {
      ...(request && { method: request.method, signal: request.signal }),
      ...init,
    };
    return fetch.call(window, fixed, {
      method,
      headers: [...new Headers(init?.headers ?? request?.headers)].filter(([name]) =>
        SAFE.test(name),
      ),
      mode: 'cors',
      credentials: 'omit',
      signal,
      cache: cache === 'only-if-cached' ? undefined : cache,
      body: /^(?:get|head)$/i.test(method) ? undefined : body,
    } as RequestInit);
  });
}

const IS_HERE = /^\s*(?:data|blob):/i;

/** Without CORS a picture could not become a texture, a script hides its errors, a style sheet its rules. */
export function patchElements(): void {
  const mend = (value: string, element: Element): string => {
    const fixed = fix(value);
    // Of what has no such attribute this is undefined.
    if ((element as HTMLImageElement).crossOrigin === null && !IS_HERE.test(fixed))
      (element as HTMLImageElement).crossOrigin = 'anonymous';
    return fixed;
  };
  for (const type of [
    HTMLImageElement,
    HTMLMediaElement,
    HTMLScriptElement,
    HTMLSourceElement,
    HTMLIFrameElement,
  ])
    onSet(type as { readonly prototype: Element }, 'src', mend);
  onSet(HTMLLinkElement, 'href', mend);
  const construct = (Native: typeof Audio, [address]: unknown[], self: NewableFunction): object => {
    const sound = Reflect.construct(Native, [], self) as HTMLAudioElement;
    if (address !== undefined) sound.src = address as string;
    return sound;
  };
  show(window, 'Audio', new Proxy(Audio, { construct }));
  wrap(
    Element.prototype,
    'setAttribute',
    (set) =>
      function (this: Element, name: string, value: string) {
        const which = `${this.localName} ${name}`;
        const text = String(value);
        if (/^iframe src/i.test(which))
          (this as HTMLIFrameElement)[name.toLowerCase() as 'src' | 'srcdoc'] = text;
        else set.call(this, name, / src$|^link href$/i.test(which) ? mend(text, this) : text);
      },
  );
  // What comes in as markup has begun to load by then: with CORS it loads again, from memory.
  onAdded('img,audio,video,use:not([*|href^="#"])', (element) => {
    if (element instanceof SVGUseElement) return void loadExtras().inlineUse(element);
    const written = element.getAttribute('src');
    if (written !== null && !element.hasAttribute('crossorigin') && !IS_HERE.test(written))
      (element as HTMLImageElement).src = written;
  });
}
