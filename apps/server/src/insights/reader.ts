import { Worker } from 'node:worker_threads';
import type { InsightPart } from '@playgrove/protocol/insights';
import type { StorePlace } from '../store/open.ts';
import { messageOf } from '../base/thrown.ts';
import type { Query, Results } from './queries.ts';
import type { Reply, Request } from './query-worker.ts';

/** Small, because the database adds up the counters. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };

type Waiting = {
  readonly resolve: (result: Results[InsightPart]) => void;
  readonly reject: (error: Error) => void;
};

/** Reads counters for the operator, on a thread that starts with the first query. */
export class Reader {
  readonly #place: StorePlace;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #number = 0;

  constructor(place: StorePlace) {
    this.#place = place;
  }

  /** @throws Error if the store cannot be read */
  query<P extends InsightPart>(query: Query & { readonly part: P }): Promise<Results[P]> {
    const worker = (this.#worker ??= this.#start());
    const number = (this.#number += 1);
    return new Promise<Results[InsightPart]>((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      worker.postMessage({ number, query } satisfies Request, []);
    }) as Promise<Results[P]>;
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    worker.postMessage('stop' satisfies Request, []);
    await ended;
  }

  #start(): Worker {
    const workerData: StorePlace = this.#place;
    const worker = new Worker(new URL('query-worker.mjs', import.meta.url), {
      workerData,
      resourceLimits: LIMITS,
    });
    worker.on('message', (reply: Reply) => {
      const waiting = this.#waiting.get(reply.number);
      this.#waiting.delete(reply.number);
      if ('result' in reply) waiting?.resolve(reply.result);
      else waiting?.reject(new Error(reply.error));
    });
    const onEnd = (why: string) => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(new Error(why));
      this.#waiting.clear();
    };
    worker.on('error', (error) => onEnd(messageOf(error)));
    worker.on('exit', () => onEnd('The thread that reads the store has ended.'));
    return worker;
  }
}
