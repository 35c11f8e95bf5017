import type { InsightPart } from '@playgrove/protocol/insights';
import { RequestThread } from '../base/request-thread.ts';
import type { StorePlace } from '../store/open.ts';
import type { Query, Results } from './queries.ts';

/** Reads counters for the operator, on a thread that starts with the first query. */
export class Reader {
  readonly #thread: RequestThread<{ readonly query: Query }>;

  constructor(place: StorePlace) {
    const file = new URL('query-worker.mjs', import.meta.url);
    this.#thread = new RequestThread(file, place, 'The thread that reads the store has ended.');
  }

  /** @throws Error if the store cannot be read */
  query<P extends InsightPart>(query: Query & { readonly part: P }): Promise<Results[P]> {
    return this.#thread.send({ query }) as Promise<Results[P]>;
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
