import { fieldOf } from './field.ts';
import { bound } from './forecast.ts';
import { laneUnder, strength } from './march.ts';
import { type Input, PLAYER, type Row, type State } from './types.ts';

/** How near to a mound a twig may lie. Units; the rules hold it there. */
const EDGE = 30;

/** A twig across the path of a row, a little before it; `undefined` where it is too late for one. */
export function twigBefore(state: State, row: Row): Input | undefined {
  const field = fieldOf(state);
  const lane = field.graph.lanes[laneUnder(field, row)];
  if (!lane || state.twigs.some((twig) => twig.lane === lane.id)) return undefined;
  const far = row.far + 10;
  if (far > lane.length - EDGE) return undefined;
  const along = lane.a === row.way[row.leg] ? far : lane.length - far;
  return { kind: 'cut', lane: lane.id, along: Math.round(along) };
}

/** A twig before the foremost hostile row that makes for a mound of the player's. */
export function twigFor(state: State, mound: number): Input | undefined {
  for (const row of state.rows) {
    if (row.side === PLAYER || row.way.at(-1) !== mound) continue;
    const cut = twigBefore(state, row);
    if (cut) return cut;
  }
  return undefined;
}

/** Hostile creatures on their way to a mound. */
export function threatTo(state: State, mound: number): number {
  return bound(state, mound, (side) => side !== state.mounds[mound]?.side);
}

/** A march smaller than this is not worth a twig. */
const MIN = 8;

/** A twig against a march that would take one of the player's mounds. */
export function twigAgainstFall(state: State): Input | undefined {
  if (state.stock === 0) return undefined;
  const field = fieldOf(state);
  for (const [at, mound] of state.mounds.entries()) {
    if (mound.side !== PLAYER) continue;
    const threat = threatTo(state, at);
    const help = bound(state, at, (side) => side === PLAYER);
    if (threat < MIN || threat <= strength(state, field, at) + help) continue;
    const cut = twigFor(state, at);
    if (cut) return cut;
  }
  return undefined;
}
