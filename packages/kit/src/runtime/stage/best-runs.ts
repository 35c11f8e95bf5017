import { gameKey } from '@playgrove/protocol/storage-keys';
import type { Rules } from '../../contract/index.ts';
import type { View } from '../view.ts';
import { Shelf, type Drawer } from './shelf.ts';
import { parsed, recordOf } from './stored.ts';

/** Characters of all best runs that one game stores: to look back at, or to be raced too. */
const MAX_WATCHED = 4 * 1024;
const MAX_RACED = 32 * 1024;

export type BestRunsOptions = {
  readonly rules: Pick<Rules, 'slug' | 'version'>;
  readonly view: Pick<View, 'ghosts'>;
};

type Stored = { readonly run: string; readonly version: number; readonly at: number };

/**
 * The run behind the best score of each level, packed, to be watched and raced. It stays on this
 * device: what counts, the score, is part of the progress that a player takes along.
 */
export class BestRuns {
  readonly #rules: Pick<Rules, 'slug' | 'version'>;
  readonly #most: number;
  readonly #shelf: Shelf;

  constructor({ rules, view }: BestRunsOptions, drawer?: Drawer) {
    this.#rules = rules;
    this.#most = view.ghosts ? MAX_RACED : MAX_WATCHED;
    this.#shelf = new Shelf(drawer);
  }

  /** Undefined where none is stored that these rules can play. */
  of(level: string): string | undefined {
    return this.#stored().find(([id]) => id === level)?.[1].run;
  }

  /**
   * Stores a run in place of the one before. The oldest make room; where storage is full it is left out.
   * @param now milliseconds since 1970
   */
  put(level: string, run: string, now: number): void {
    if (run.length > this.#most) return;
    const { version } = this.#rules;
    const others = this.#stored().filter(([id]) => id !== level);
    const newest = others.sort(([, a], [, b]) => b.at - a.at);
    const bests: (readonly [string, Stored])[] = [[level, { run, version, at: now }], ...newest];
    while (JSON.stringify(bests).length > this.#most && bests.length > 1) bests.pop();
    this.#shelf.offer(this.#key, JSON.stringify(Object.fromEntries(bests)));
  }

  get #key(): string {
    return gameKey(this.#rules.slug, ':bests');
  }

  #stored(): (readonly [level: string, best: Stored])[] {
    const levels = Object.entries(recordOf(parsed(this.#shelf.text(this.#key) ?? '')));
    return levels.flatMap(([level, raw]) => {
      const { run, version, at } = recordOf(raw);
      if (typeof run !== 'string' || version !== this.#rules.version) return [];
      return [[level, { run, version, at: Number(at) || 0 }] as const];
    });
  }
}
