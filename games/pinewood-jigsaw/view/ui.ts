import type { Point } from '@playgrove/kit/runtime';
import { groupOf, HOME, isEdge, cuttingOf, TRAY, type State } from '../rules/state.ts';
import type { Atlas } from './atlas.ts';
import type { Camera } from './camera.ts';
import type { Film } from './film.ts';
import { Heap } from './heap.ts';

/** What a finger does. Points are in world units. */
export type Drag =
  | {
      kind: 'piece';
      pointer: number;
      piece: number;
      at: Point;
      from: Point;
      grab: Point;
      fromTray: boolean;
      moved: boolean;
      rest: number;
    }
  | { kind: 'pan'; pointer: number; at: Point; from: Point; moved: boolean }
  | {
      kind: 'scroll';
      pointer: number;
      at: Point;
      from: Point;
      start: number;
      piece: number | undefined;
      moved: boolean;
    }
  | { kind: 'look'; pointer: number };

export type Ui = {
  /** Whether the player has finished this picture before: then it moves while sizes are chosen. */
  readonly known: boolean;
  turned: boolean;
  /** Undefined until the first frame says how large the table is. */
  camera: Camera | undefined;
  /** Where the camera glides. */
  aim: Camera | undefined;
  /** Whether the player has zoomed: then the table no longer does by itself. */
  zoomed: boolean;
  drag: Drag | undefined;
  /** Fingers on the table: two of them zoom. */
  readonly fingers: Map<number, Point>;
  pinch: { far: number; middle: Point } | undefined;
  scroll: number;
  /** World units a second with which the tray rolls on. */
  roll: number;
  edgesOnly: boolean;
  looking: boolean;
  /** Keys: the piece that is reached, and one that is held over a place of the frame. */
  where: 'tray' | 'table';
  index: number;
  slot: number;
  held: number | undefined;
  /** Keys were used last: only then is there a cursor. */
  keys: boolean;
  hint: number | undefined;
  /** The piece put down last lies on top. */
  top: number;
  /** The group that was put down last, to know its new seams. */
  mine: readonly number[];
  flash: { seams: readonly (readonly [number, number])[]; age: number } | undefined;
  /** How far the group that clicked still has to glide. */
  glide: { pieces: ReadonlySet<number>; dx: number; dy: number; age: number } | undefined;
  lift: number;
  atlas: Atlas | undefined;
  atlasKey: string;
  readonly heap: Heap;
  film: Film | undefined;
  /** Seconds since what lies in the frame woke up. */
  woke: number;
  /** Seconds since the picture was whole. */
  won: number;
  groups: readonly (readonly number[])[];
  groupsKey: number;
  shadows: Map<number, { readonly key: number; readonly path: Path2D }>;
};

export const freshUi = (known = false): Ui => ({
  known,
  turned: false,
  camera: undefined,
  aim: undefined,
  zoomed: false,
  drag: undefined,
  fingers: new Map(),
  pinch: undefined,
  scroll: 0,
  roll: 0,
  edgesOnly: false,
  looking: false,
  where: 'tray',
  index: 0,
  slot: 0,
  held: undefined,
  keys: false,
  hint: undefined,
  top: -1,
  mine: [],
  flash: undefined,
  glide: undefined,
  lift: 0,
  atlas: undefined,
  atlasKey: '',
  heap: new Heap(),
  film: undefined,
  woke: Infinity,
  won: 0,
  groups: [],
  groupsKey: NaN,
  shadows: new Map(),
});

/** The pieces that the tray shows. */
export function shownIn(state: State, { edgesOnly }: Pick<Ui, 'edgesOnly'>): readonly number[] {
  if (!edgesOnly) return state.tray;
  const cutting = cuttingOf(state);
  return state.tray.filter((piece) => isEdge(cutting, piece));
}

/** Groups that lie loose on the table, the largest below; the same list while nothing joins. */
export function looseOf(state: State, ui: Ui): readonly (readonly number[])[] {
  let key = ui.top;
  for (let piece = 0; piece < state.group.length; piece += 1)
    key = (key * 31 + (state.group[piece] ?? 0) + 7) % 1_000_000_007;
  if (key === ui.groupsKey) return ui.groups;
  const groups = new Map<number, number[]>();
  state.group.forEach((group, piece) => {
    if (group === TRAY || group === HOME) return;
    const known = groups.get(group);
    if (known) known.push(piece);
    else groups.set(group, [piece]);
  });
  const order = (pieces: readonly number[]): number =>
    pieces.includes(ui.top) && pieces.length < 9 ? 0 : pieces.length;
  ui.groups = [...groups.values()].toSorted((one, other) => order(other) - order(one));
  ui.groupsKey = key;
  return ui.groups;
}

/** The piece that keys have reached. */
export function reached(state: State, ui: Ui): number | undefined {
  if (ui.where === 'table') {
    const groups = looseOf(state, ui);
    return groups[Math.min(ui.index, groups.length - 1)]?.[0];
  }
  const shown = shownIn(state, ui);
  return shown[Math.min(ui.index, shown.length - 1)];
}

export const isAlone = (state: State, piece: number): boolean => groupOf(state, piece).length === 1;
