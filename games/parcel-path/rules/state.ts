import { shape, union, whole, type Parser } from '@playgrove/kit/core/parse';
import { medalsFor } from '@playgrove/kit/logic/levels';
import { factsOf, type Board } from './board.ts';

/** Which level, from 1; 0 for the route of the day. */
export type Params = { readonly level: number };

/** Times are in ticks. */
export type State = Board & {
  readonly level: number;
  /** The road so far, from the van on. */
  route: number[];
  time: number;
  /** For three stars, and for two. */
  readonly gold: number;
  readonly silver: number;
  /** When the day is over; 0 if it never is. */
  readonly night: number;
  /** Since the road was finished; 0 before. */
  drive: number;
};

/** `go`: on to a neighbor, or back to a cell of the road. `skip`: not to watch the van. */
export type Input = { readonly act: 'go'; readonly cell: number } | { readonly act: 'skip' };

export const HZ = 30;
const MAX_CELLS = 64;
/** Ticks that the van stands at the last house. */
const REST = 24;

export const parseParams = (levels: number): Parser<Params> => shape({ level: whole(0, levels) });
export const parseInput: Parser<Input> = union('act', {
  go: { cell: whole(0, MAX_CELLS - 1) },
  skip: {},
});

export const headOf = ({ route }: Pick<State, 'route'>): number => route.at(-1) ?? -1;

/** The number of the next house. */
export function nextHouse(state: State): number {
  const { houses } = factsOf(state);
  return state.route.filter((cell) => (houses[cell] ?? -1) >= 0).length;
}

/** Why the road cannot go on to a cell. */
export function refusalOf(state: State, cell: number): string | undefined {
  const { links, houses } = factsOf(state);
  if (state.route.includes(cell)) return 'refused.road';
  if (links[cell]?.length === 0) return 'refused.pond';
  const head = headOf(state);
  if (!links[head]?.includes(cell)) {
    const far = Math.abs((cell % state.cols) - (head % state.cols));
    const high = Math.abs(Math.floor(cell / state.cols) - Math.floor(head / state.cols));
    return far + high === 1 ? 'refused.fence' : 'refused.far';
  }
  const house = houses[cell] ?? -1;
  if (house >= 0 && house !== nextHouse(state)) return 'refused.order';
  const last = house === state.stops.length - 1;
  return last && state.route.length < state.path.length - 1 ? 'refused.last' : undefined;
}

/** Neighbors that the road can go on to. */
export const waysOn = (state: State): readonly number[] =>
  (factsOf(state).links[headOf(state)] ?? []).filter(
    (cell) => refusalOf(state, cell) === undefined,
  );

export const isDone = ({ route, path }: State): boolean => route.length === path.length;

export const isLate = ({ night, time, drive }: State): boolean =>
  drive === 0 && night > 0 && time >= night;

/** Ticks from the start of the van to the results. */
const driveTicks = ({ path }: State): number => Math.min(105, 34 + path.length * 1.4);

export const isHome = (state: State): boolean => state.drive > driveTicks(state) + REST;

/** How far along its road the van is, in cells. It speeds up and brakes. */
export function vanAt(state: State, drive: number): number {
  const part = Math.min(1, Math.max(0, drive / driveTicks(state)));
  const eased = part * part * (3 - 2 * part);
  return (state.path.length - 1) * (eased * 0.6 + part * 0.4);
}

/** Seconds, up to the next tenth. */
export const secondsOf = ({ time }: State): number => Math.ceil(time / 3) / 10;

export const medals = medalsFor<State>({
  value: secondsOf,
  better: 'lower',
  marks: ({ gold, silver }) => [silver / HZ, gold / HZ],
  almost: 'almost.star',
});
