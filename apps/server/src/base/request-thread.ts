import { Worker } from 'node:worker_threads';
import { messageOf } from './thrown.ts';

/** What a thread is sent: a numbered request, or the end. */
export type Numbered<Request> = (Request & { readonly number: number }) | 'stop';
/** What it sends back. */
export type Reply<Result = unknown> =
  | { readonly number: number; readonly result: Result }
  | { readonly number: number; readonly error: string };

type Waiting = {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
};

/** Small: what threads of the store return is small, and databases keep their pages outside the heap. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };

/** Sends requests to a thread, which starts with the first one. */
export class RequestThread<Request extends object> {
  readonly #file: URL;
  readonly #workerData: unknown;
  readonly #ended: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #number = 0;

  /** @param ended the error of requests that wait when the thread ends */
  constructor(file: URL, workerData: unknown, ended: string) {
    this.#file = file;
    this.#workerData = workerData;
    this.#ended = ended;
  }

  /** @throws Error that the thread has sent, or if it has ended */
  send(request: Request): Promise<unknown> {
    const worker = (this.#worker ??= this.#start());
    const number = (this.#number += 1);
    return new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      worker.postMessage({ ...request, number } satisfies Numbered<Request>, []);
    });
  }

  /** Finishes what was requested, and ends. */
  async close(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    worker.postMessage('stop' satisfies Numbered<Request>, []);
    await ended;
  }

  #start(): Worker {
    const worker = new Worker(this.#file, {
      workerData: this.#workerData,
      resourceLimits: LIMITS,
    });
    worker.on('message', (reply: Reply) => {
      const waiting = this.#waiting.get(reply.number);
      this.#waiting.delete(reply.number);
      if ('result' in reply) waiting?.resolve(reply.result);
      else waiting?.reject(new Error(reply.error));
    });
    const onEnd = (why: string): void => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(new Error(why));
      this.#waiting.clear();
    };
    worker.on('error', (error) => onEnd(messageOf(error)));
    worker.on('exit', () => onEnd(this.#ended));
    return worker;
  }
}
