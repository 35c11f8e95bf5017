import { RequestThread, type Numbered } from '../base/request-thread.ts';
import type { StorePlace } from '../store/open.ts';
import type { RunStore } from './run-store.ts';

export type StoreData = StorePlace & {
  /** Bytes that all runs may take. */
  readonly maxBytes: number;
};

/** What the main thread calls; `close` ends the thread. */
type Method = Exclude<keyof RunStore, 'close'>;
type Call = { readonly method: Method; readonly args: readonly unknown[] };
export type ToStore = Numbered<Call>;

/** The store of runs on its own thread, which starts with the first call. */
export class StoreThread {
  readonly #thread: RequestThread<Call>;

  constructor(data: StoreData) {
    const file = new URL('runs-worker.mjs', import.meta.url);
    this.#thread = new RequestThread(file, data, 'The thread of runs has ended.');
  }

  /** @throws Error if the store cannot be used at the moment */
  call<M extends Method>(
    method: M,
    ...args: Parameters<RunStore[M]>
  ): Promise<Awaited<ReturnType<RunStore[M]>>> {
    return this.#thread.send({ method, args }) as Promise<Awaited<ReturnType<RunStore[M]>>>;
  }

  /** Finishes what was called, and ends. */
  close(): Promise<void> {
    return this.#thread.close();
  }
}
