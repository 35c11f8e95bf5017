import { Worker } from 'node:worker_threads';
import type { InsightPart } from '@playgrove/events/insights';
import type { StorePlace } from '../store/open.ts';
import type { Found, Question } from './queries.ts';

/** Answers are small: sums are made in the database. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };

type Waiting = {
  readonly resolve: (found: Found[InsightPart]) => void;
  readonly reject: (error: Error) => void;
};

/** Reads counters for the operator, on a thread that starts with the first question. */
export class Reader {
  readonly #place: StorePlace;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #number = 0;

  constructor(place: StorePlace) {
    this.#place = place;
  }

  /** @throws Error when the store cannot be read */
  ask<P extends InsightPart>(question: Question & { readonly part: P }): Promise<Found[P]> {
    const worker = (this.#worker ??= this.#start());
    const number = (this.#number += 1);
    return new Promise<Found[InsightPart]>((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      worker.postMessage({ number, question }, []);
    }) as Promise<Found[P]>;
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    worker.postMessage('stop', []);
    await ended;
  }

  #start(): Worker {
    const workerData: StorePlace = this.#place;
    const worker = new Worker(new URL('thread.mjs', import.meta.url), {
      workerData,
      resourceLimits: LIMITS,
    });
    worker.on('message', (said: { number: number; found: Found[InsightPart]; why?: string }) => {
      const asked = this.#waiting.get(said.number);
      this.#waiting.delete(said.number);
      if (said.why === undefined) asked?.resolve(said.found);
      else asked?.reject(new Error(said.why));
    });
    const gone = (why: string) => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(new Error(why));
      this.#waiting.clear();
    };
    worker.on('error', (error) => gone(error instanceof Error ? error.message : String(error)));
    worker.on('exit', () => gone('The thread that reads the store has ended.'));
    return worker;
  }
}
