import type { Json } from '../../contract/index.ts';
import { mergeCareers } from '../../session/merge.ts';
import type { Session } from '../../session/session.ts';
import type { Store } from './storage.ts';

/** Stores the career of one play session, joined with what other tabs have stored meanwhile. */
export class CareerKeeper {
  readonly #store: Store;
  /** What this session began with, or stored last. */
  #last: Json | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  begin({ career }: Session): void {
    this.#last = career;
  }

  keep({ career, rules }: Session): void {
    if (career === undefined || !rules.career) return;
    const stored = this.#store.career();
    const theirs = stored?.ok ? rules.career.parse(stored.value as Json) : undefined;
    const base = this.#last ?? rules.career.fresh;
    this.#store.keepCareer(
      theirs?.ok ? mergeCareers(rules.career, base, career, theirs.value) : career,
    );
    this.#last = career;
  }
}
