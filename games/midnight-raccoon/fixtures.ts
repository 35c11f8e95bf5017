import { createRng } from '@playgrove/kit/core';
import { rules, type State } from './rules.ts';
import { calm } from './rules/watch.ts';
import { middle, yardOf, type Yard } from './rules/yard.ts';

export const EMPTY = Array.from({ length: 13 }, () => '........');

/** A yard of these tiles, from the top; the rest is floor. */
export function yardWith(rows: Readonly<Record<number, string>>, ...watchers: string[]): Yard {
  const map = EMPTY.map((row, at) => rows[at] ?? (at === 12 ? 'S......E' : row));
  return yardOf(map, watchers);
}

export const quiet = { rng: createRng('quiet'), cue: () => undefined };

export function hearing(): { readonly heard: string[]; readonly context: typeof quiet } {
  const heard: string[] = [];
  return { heard, context: { ...quiet, cue: ((name: string) => heard.push(name)) as never } };
}

/** A position in a yard that is no level. */
export function stateIn(yard: Yard, column: number, row: number, more: Partial<State> = {}): State {
  const base = rules.deal({ level: 0 }, createRng('test'), null);
  return {
    ...base,
    ...middle(column, row),
    moods: yard.watchers.map(calm),
    cats: yard.cats.map(() => 0),
    ...more,
  };
}
