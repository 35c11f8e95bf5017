import type { Config } from './config.ts';
import { more, runScript } from './more.ts';
import { show } from './patch.ts';
import { hear, tell, uses } from './talk.ts';
import type { Urls } from './urls.ts';

const DATABASES = [
  'IDBKeyRange',
  'IDBRequest',
  'IDBTransaction',
  'IDBObjectStore',
  'IDBDatabase',
  'IDBCursor',
  'IDBIndex',
  'IDBOpenDBRequest',
];

/** A property whose value is made when the game first reads it; what the game writes takes its place. */
function lazily(target: object, name: string, make: () => unknown): void {
  Object.defineProperty(target, name, {
    configurable: true,
    get: make,
    set(value: unknown) {
      show(target, name, value);
    },
  });
}

/** Frames without an address, in which some engines measure their drawings. */
export function patchBlankFrames(config: Config): void {
  const { prototype } = HTMLIFrameElement;
  const native = Object.getOwnPropertyDescriptor(prototype, 'contentDocument');
  if (!native) return;
  Object.defineProperty(prototype, 'contentDocument', {
    ...native,
    get(this: HTMLIFrameElement): Document | null {
      const inside = native.get?.call(this) as Document | null;
      const blank = /^(?:about:blank)?$/.test(this.getAttribute('src') ?? '');
      if (inside || !blank || !this.isConnected || this.hasAttribute('srcdoc')) return inside;
      return more(config).blankDocument(this);
    },
  });
}

/** IndexedDB and workers, which only some games have. */
export function patchOnDemand(config: Config, urls: Urls): void {
  const databases = once(() => {
    uses('indexedDB');
    return more(config).makeDatabases({ load: () => runScript(config.idb), hear, tell });
  });
  for (const name of ['indexedDB', 'webkitIndexedDB'])
    lazily(window, name, () => databases()?.indexedDB);
  for (const name of DATABASES) lazily(window, name, () => databases()?.classes[name]);

  const { Worker, SharedWorker, URL } = window;
  if (!Worker) return;
  // The content of a worker's blob is needed after the game has forgotten its address.
  const blobs = new Map<string, Blob>();
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (content) => {
    const address = createObjectURL.call(URL, content);
    if (content instanceof Blob && /^$|script/.test(content.type)) blobs.set(address, content);
    return address;
  };
  URL.revokeObjectURL = (address) => {
    blobs.delete(address);
    revokeObjectURL.call(URL, address);
  };
  const workers = once(() => more(config).makeWorkers({ Worker, config, urls, blobs, hear, tell }));
  const construct =
    (name: 'Worker' | 'SharedWorker') =>
    (_: unknown, args: unknown[]): object => {
      uses('workers');
      return Reflect.construct(workers()[name], args) as object;
    };
  show(window, 'Worker', new Proxy(Worker, { construct: construct('Worker') }));
  if (SharedWorker)
    show(window, 'SharedWorker', new Proxy(SharedWorker, { construct: construct('SharedWorker') }));
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
