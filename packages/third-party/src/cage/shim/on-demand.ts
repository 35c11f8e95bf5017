import { loadExtras } from './extras.ts';
import { before, define, hide, lazily, show, wrap } from './patch.ts';

/** Frames without an address, in which some engines measure their drawings. */
export function patchBlankFrames(): void {
  const { prototype } = HTMLIFrameElement;
  const { get } = Object.getOwnPropertyDescriptor(prototype, 'contentDocument') ?? {};
  define(prototype, 'contentDocument', {
    get(this: HTMLIFrameElement): Document | null {
      return (get?.call(this) as Document | null) ?? loadExtras().documentOf(this);
    },
  });
}

/** IndexedDB and workers, which only some games have, and what none can have without an origin. */
export function patchOnDemand(): void {
  for (const name of Object.getOwnPropertyNames(window)) {
    if (/^indexedDB$|^IDB/.test(name)) lazily(window, name, () => loadExtras().databases()?.[name]);
    if (/^(?:caches|cookieStore)$|Picker$/.test(name)) hide(window, name);
  }

  const { Worker } = window;
  // The content of a worker's blob is needed after the game has forgotten its address.
  const blobs = new Map<string, Blob>();
  wrap(URL, 'createObjectURL', (create) => (content) => {
    const address = create.call(URL, content);
    if (content instanceof Blob && /^$|script/.test(content.type)) blobs.set(address, content);
    return address;
  });
  before(URL, 'revokeObjectURL', (_, address) => void blobs.delete(String(address)));
  for (const name of ['Worker', 'SharedWorker'] as const) {
    const native = window[name];
    const construct = (_: unknown, args: unknown[], self: NewableFunction): object =>
      Reflect.construct(loadExtras().workers({ Worker, blobs })[name], args, self) as object;
    if (native) show(window, name, new Proxy(native, { construct }));
  }
}
