import type { ShimApi } from '../shim/api.ts';

/** What `idb/main.ts` leaves for this file. */
export type Databases = {
  readonly indexedDB: unknown;
  readonly classes: Readonly<Record<string, unknown>>;
  /** Brings saved databases in; what the game opens waits for it. */
  restore(saved: readonly (readonly [string, unknown])[]): void;
  /** Called after each change with all that the database holds. */
  onChange(listener: (name: string, content: unknown) => void): void;
  /** Says at once what waits to be said. */
  flush(): void;
};

/** IndexedDB in memory with all its classes, saved by the page around the game. */
export function makeDatabases({
  config,
  runScript,
  tell,
  hear,
}: Pick<ShimApi, 'config' | 'runScript' | 'tell' | 'hear'>):
  | Readonly<Record<string, unknown>>
  | undefined {
  runScript(config.idb);
  const made = (window as { cageDatabases?: Databases }).cageDatabases;
  made?.onChange((name, content) => tell({ kind: 'database', name, content }));
  hear((message) => {
    if (message.kind === 'databases') made?.restore(message.saved);
  });
  for (const kind of ['beforeunload', 'pagehide'])
    window.addEventListener(kind, () => made?.flush());
  tell({ kind: 'databases' });
  return made && { ...made.classes, indexedDB: made.indexedDB };
}
