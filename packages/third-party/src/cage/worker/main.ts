import type { Databases } from '../extras/databases.ts';

type Saved = { readonly saved: readonly (readonly [string, unknown])[] };

/** Runs before the code of each worker that a caged game starts: its addresses mean what the game meant. */
export type WorkerScope = typeof globalThis & {
  cageStart?: WorkerStart;
  cageSettings?: {
    readonly home: string;
    readonly root: string;
    readonly idb: string;
    readonly prelude: string;
  };
  importScripts?: (...urls: string[]) => void;
  onconnect?: ((event: MessageEvent) => void) | null;
};
type WorkerStart = {
  /** What its relative addresses are relative to. */
  readonly url: string;
  readonly shared: boolean;
  /** Its own address, where the game made its script itself. */
  readonly blob?: string;
};
/**
 * What a worker saves, among its messages to its page and so ahead of what the game says after it:
 * a game may be left as soon as it says that it has saved.
 */
export type FromWorker = {
  readonly cageDatabase: { readonly name: string; readonly content?: unknown };
};

const scope = globalThis as WorkerScope;

function start({ url, shared, blob }: WorkerStart): void {
  const { home = '/', root = '/', idb = '' } = scope.cageSettings ?? {};
  const base = new URL(url);
  const fix = (address: unknown): string => {
    const text = String(address);
    try {
      const full = new URL(text, base);
      const inside =
        full.origin !== base.origin ||
        !/^https?:$/.test(full.protocol) ||
        full.pathname.startsWith(home) ||
        full.pathname.startsWith('/allgame/_v/');
      return inside ? full.href : full.origin + root + full.pathname.slice(1) + full.search;
    } catch {
      return text;
    }
  };
  const { importScripts, fetch } = scope;
  if (importScripts)
    scope.importScripts = (...urls) => importScripts.call(scope, ...urls.map((one) => fix(one)));
  scope.fetch = (input, init) =>
    input instanceof Request
      ? fetch.call(scope, input, init)
      : fetch.call(scope, fix(input), { ...init, credentials: 'omit' });
  if (typeof XMLHttpRequest !== 'undefined') {
    const { open } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function (
      this: XMLHttpRequest,
      method: string,
      address: string | URL,
      ...rest: unknown[]
    ) {
      Reflect.apply(open, this, [method, fix(address), ...(rest.length > 0 ? rest : [true])]);
    } as XMLHttpRequest['open'];
  }
  if (blob === undefined) {
    const shown = {
      href: base.href,
      origin: base.origin,
      protocol: base.protocol,
      host: base.host,
      hostname: base.hostname,
      port: base.port,
      pathname: base.pathname,
      search: base.search,
      hash: base.hash,
      toString: () => base.href,
    };
    Object.defineProperty(scope, 'location', { value: shown, configurable: true });
  }
  giveDatabases(idb);
  giveWorkers(fix);
  if (shared) addEventListener('message', connect, true);
}

/** A worker's own workers start as those of the page do; what they save is saved nowhere. */
function giveWorkers(fix: (address: unknown) => string): void {
  const { Worker: Native } = scope as { Worker?: typeof Worker };
  const { prelude = '' } = scope.cageSettings ?? {};
  if (!Native) return;
  const construct = (_: unknown, [address, options]: [unknown, WorkerOptions?]): Worker => {
    const url = fix(address);
    if (!url.startsWith('http')) return new Native(url, options);
    const begin = `self.cageStart=${JSON.stringify({ url, shared: false })};self.cageSettings=${JSON.stringify(scope.cageSettings)};`;
    const [first, second] = [prelude, url].map((one) => JSON.stringify(one));
    const code =
      options?.type === 'module'
        ? `import ${JSON.stringify(dataOf(begin))};import ${first};import ${second};`
        : `${begin}importScripts(${first});importScripts(${second});`;
    return new Native(dataOf(code), options);
  };
  Object.defineProperty(scope, 'Worker', {
    configurable: true,
    writable: true,
    value: new Proxy(Native, { construct }),
  });
}

function dataOf(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

function connect(event: MessageEvent): void {
  if ((event.data as { cageConnect?: boolean } | null)?.cageConnect !== true) return;
  event.stopImmediatePropagation();
  const connected = new MessageEvent('connect', { data: '', ports: [...event.ports] });
  scope.onconnect?.(connected);
  scope.dispatchEvent(connected);
}

/** IndexedDB in memory, brought and saved through the page that started the worker. */
function giveDatabases(address: string): void {
  const toPage = (scope as unknown as Worker).postMessage.bind(scope);
  const page = new Promise<MessagePort>((settle) => {
    addEventListener(
      'message',
      (event) => {
        const { data, ports } = event as MessageEvent<{ cagePort?: boolean } | null>;
        const [port] = ports;
        if (data?.cagePort !== true || !port) return;
        event.stopImmediatePropagation();
        settle(port);
      },
      true,
    );
  });
  let made: Databases | undefined;
  const load = (): Databases | undefined => {
    if (made) return made;
    const request = new XMLHttpRequest();
    request.open('GET', address, false);
    request.send();
    // oxlint-disable-next-line no-eval -- our own script, which must be there when this returns
    (0, eval)(request.responseText);
    const databases = (scope as { cageDatabases?: Databases }).cageDatabases;
    made = databases;
    for (const [name, value] of Object.entries(databases?.classes ?? {}))
      Object.defineProperty(scope, name, { value, configurable: true, writable: true });
    databases?.onChange((name, content) => {
      toPage({ cageDatabase: { name, content } } satisfies FromWorker);
    });
    void page.then((port) => {
      port.addEventListener('message', ({ data }: MessageEvent<Saved>) =>
        databases?.restore(data.saved),
      );
      port.start();
      port.postMessage({ kind: 'databases' });
    });
    return made;
  };
  Object.defineProperty(scope, 'indexedDB', {
    configurable: true,
    get: () => load()?.indexedDB,
  });
  Object.defineProperty(scope, 'IDBKeyRange', {
    configurable: true,
    get: () => load()?.classes['IDBKeyRange'],
  });
}

if (scope.cageStart) start(scope.cageStart);
