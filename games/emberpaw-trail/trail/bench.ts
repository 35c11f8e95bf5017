import type { Tap } from '../levels.ts';
import { CELL, COLUMNS, type Course } from '../rules/course.ts';
import { playTaps, relaxed, search, slackOf, works, type Route } from '../search.ts';
import type { Piece } from './pieces.ts';
import { laid, wideOf, type Part, type Storey } from './trail.ts';

/** Ticks from the start of a bench to its piece: two tiles and a half. */
const RUN_UP = 30;
/** Columns before the piece. */
const BEFORE = 9;
const LONGEST = 60 * 16;
const NODES = 12_000;
/** Ticks that the button is held, of which one leaves a tap the most room; ticks that may cost. */
const HOLDS = [3, 8, 12, 24];
const SPARE = 40;
/** Ticks after leaving a piece in which the ground must have been reached. */
const LATE = 3;

type Way = {
  /** Ticks from the moment at which the fox comes to the piece. */
  readonly taps: readonly Tap[];
  readonly ticks: number;
  /** For each tap the ticks in which it may come. */
  readonly room: readonly number[];
};

/** A piece by itself, plain ground before and after it. */
export function benchOf(
  piece: Piece,
  storey: Storey,
  ember: boolean,
): { course: Course; part: Part } {
  const climbs = storey === 'climb';
  const from = climbs ? COLUMNS - wideOf(piece) : BEFORE;
  const part: Part = { piece, storey, from, group: 0, ember };
  const [first, last] = [from - 3, from + wideOf(piece) + 2];
  if (climbs) {
    return {
      part,
      course: laid([part], { column: first, row: 9, tile: 'S' }, { column: 12, row: 4 }),
    };
  }
  const high = storey === 'high';
  const across = (column: number): number => (high ? COLUMNS - 1 - column : column);
  const row = high ? 4 : 9;
  return {
    part,
    course: laid(
      [part],
      { column: across(first), row, tile: high ? 'Z' : 'S' },
      { column: across(last), row },
    ),
  };
}

function roomOf(course: Course, route: Route, embers: number): readonly number[] {
  return route.taps.map((_, at) => {
    const { early, late } = slackOf(course, route, at, embers);
    return early + late + 1;
  });
}

/** The route with each tap as long as leaves the hardest one the most room. */
function steadied(course: Course, route: Route, embers: number): Route {
  let best = route;
  let least = Math.min(...roomOf(course, best, embers));
  for (let at = 0; at < route.taps.length; at += 1) {
    for (const hold of HOLDS) {
      const taps = best.taps.map((tap, index): Tap =>
        index === at ? [tap[0], tap[0] + hold] : tap,
      );
      if (!works(course, taps, embers, route.ticks + SPARE)) continue;
      const other = relaxed(course, { taps, ticks: route.ticks + SPARE }, embers);
      const room = Math.min(...roomOf(course, other, embers));
      if (other.taps.length === taps.length && room > least) [best, least] = [other, room];
    }
  }
  return best;
}

/** The way through a piece; nothing where there is none that stays in it and leaves it on the ground. */
export function throughPiece(piece: Piece, storey: Storey, ember: boolean): Way | string {
  const { course, part } = benchOf(piece, storey, ember);
  const { all } = search(course, { ticks: LONGEST, nodes: NODES });
  if (!all) return 'no way';
  const embers = ember ? 1 : 0;
  const route = steadied(course, relaxed(course, all, embers), embers);
  const { path } = playTaps(course, route.taps, LONGEST);
  const border = (storey === 'high' ? COLUMNS - part.from : part.from) * CELL;
  const sign = storey === 'high' ? -1 : 1;
  const back = path.slice(RUN_UP).some(([x]) => storey !== 'climb' && (x - border) * sign < -16);
  if (back) return 'goes back';
  if ((route.taps[0]?.[0] ?? RUN_UP) < RUN_UP) return 'a tap before it';
  const end = border + sign * wideOf(piece) * CELL;
  const out = path.findIndex(([x]) => (x - end) * sign >= 0);
  const floor = (storey === 'low' ? 10 : 5) * CELL;
  if (storey !== 'climb' && path[out + LATE]?.[1] !== floor) return 'leaves it in the air';
  const room = roomOf(course, route, embers);
  const taps = route.taps.map(([down, up]): Tap => [down - RUN_UP, up - RUN_UP]);
  return { taps, ticks: route.ticks, room };
}
