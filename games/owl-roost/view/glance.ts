import { openCells } from '../rules/deduce.ts';
import { awake, isWon, type Mark, owlsOf, type State, woodOf } from '../rules/state.ts';

/** What every frame needs to know about a position. */
export type Glance = {
  readonly won: boolean;
  /** Owls that see another one. */
  readonly restless: ReadonlySet<number>;
  /** Owls that sleep, by cell. */
  readonly asleep: readonly number[];
  /** By cell: whether no owl looks at it. */
  readonly open: readonly boolean[];
};

const glances = new WeakMap<readonly Mark[], Glance>();

/** Computed once for each position, not in every frame. */
export function glanceAt(state: State): Glance {
  const known = glances.get(state.marks);
  if (known) return known;
  const owls = owlsOf(state);
  const restless = new Set(awake(state));
  const seen: Glance = {
    won: isWon(state),
    restless,
    asleep: owls.filter((owl) => !restless.has(owl)),
    open: openCells(woodOf(state), owls, []),
  };
  glances.set(state.marks, seen);
  return seen;
}
