import type { ShimApi } from '../shim/api.ts';
import type { FromWorker } from '../worker/main.ts';
import { textOf } from './text.ts';

type WorkerParts = Pick<ShimApi, 'config' | 'fix' | 'tell' | 'hear'>;
type Native = {
  /** The browser's own. */
  readonly Worker: typeof Worker;
  /** Scripts that the game has made itself, by address. */
  readonly blobs: ReadonlyMap<string, Blob>;
};

type Start = (address: string | URL, options?: WorkerOptions, shared?: boolean) => Worker;

/** Workers of another origin cannot be made, and every file is of another origin: each starts from a blob. */
export function makeWorkers(
  { config, fix, tell, hear }: WorkerParts,
  { Worker: Native, blobs }: Native,
) {
  tell({ kind: 'uses', what: 'workers' });
  const prelude = absolute(config.worker);
  const settings = JSON.stringify({
    home: config.home,
    root: config.root,
    idb: absolute(config.idb),
    prelude,
  });
  const ports = new Set<MessagePort>();
  hear((message) => {
    if (message.kind === 'databases') for (const port of ports) port.postMessage(message);
  });
  /** The worker's databases are saved by the page around the game, like the page's own. */
  const connect = (worker: Worker): Worker => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      ports.add(port1);
      tell({ kind: 'databases' });
    });
    port1.start();
    worker.addEventListener('message', (event: MessageEvent<FromWorker | null>) => {
      const saved = event.data?.cageDatabase;
      if (!saved) return;
      event.stopImmediatePropagation();
      tell({ kind: 'database', ...saved });
    });
    worker.postMessage({ cagePort: true }, [port2]);
    return worker;
  };

  const start: Start = (address, options, shared = false) => {
    const url = new URL(fix(String(address)), document.baseURI).href;
    const blob = blobs.get(url);
    if (/^(?:blob|data):/.test(url) && !blob) return new Native(url, options);
    const from = blob ? document.baseURI : url;
    const begin = `self.cageStart=${JSON.stringify({ url: from, shared, blob: blob && url })};self.cageSettings=${settings};`;
    if (options?.type !== 'module') {
      const code = `${begin}importScripts(${JSON.stringify(prelude)});`;
      const rest = blob ?? `importScripts(${JSON.stringify(url)});`;
      return connect(new Native(blobOf([code, rest]), options));
    }
    // Imports run in their order, so what the prelude reads is an import as well. Chromium starts no
    // module worker from a blob without an origin.
    const first = [dataOf(begin), prelude].map((one) => `import ${JSON.stringify(one)};`).join('');
    const rest = blob ? textOf(url) : `import ${JSON.stringify(url)};`;
    return connect(new Native(dataOf(first + rest), options));
  };
  const Made = function Worker(address: string | URL, options?: WorkerOptions) {
    // A game may have a class of workers.
    const { prototype } = new.target as unknown as { readonly prototype: object };
    return Object.setPrototypeOf(start(address, options), prototype) as Worker;
  } as unknown as typeof Worker;
  return { Worker: Made, SharedWorker: sharedOf(start) };
}

/** One page is alone with its shared worker, so an ordinary worker with a port does the same. */
function sharedOf(start: Start) {
  const running = new Map<string, Worker>();
  return class SharedWorker extends EventTarget {
    readonly port: MessagePort;
    onerror: unknown = null;
    constructor(address: string | URL, options?: string | WorkerOptions) {
      super();
      const given = typeof options === 'string' ? { name: options } : options;
      const key = `${given?.name ?? ''} ${String(address)}`;
      let worker = running.get(key);
      if (!worker) running.set(key, (worker = start(address, given, true)));
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ cageConnect: true }, [port2]);
      this.port = port1;
    }
  };
}

function dataOf(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

function blobOf(parts: BlobPart[]): string {
  return URL.createObjectURL(new Blob(parts, { type: 'text/javascript' }));
}

function absolute(address: string): string {
  return new URL(address, document.baseURI).href;
}
