import type { StepContext } from '@playgrove/kit/contract';
import { PLACES } from '../levels.ts';
import { boardOf, columnOf, middleOf, rowOf } from './board.ts';
import { CRUMBS, FOES, MENDS, type FoeKind } from './foes.ts';
import { glowOf, raysOf, type Glow, type Ray } from './light.ts';
import { HZ, type Foe, type State } from './state.ts';
import { endlessFog, endlessWave, readFoe, wavesOf } from './waves.ts';

/** Light for a wave that is over. */
const BONUS = 15;

/** How thick the fog is now: each wave brings more. */
export const fogOf = ({ params, place, wave }: State): number =>
  params.endless ? endlessFog(wave) : (PLACES[place]?.fog ?? 1) * (0.75 + 0.13 * wave);

/** One step of a wave. */
export function march(state: State, context: StepContext): void {
  arrive(state);
  burn(state, context);
  walk(state, context);
  if (state.end === '' && state.out >= state.line.length && state.foes.length === 0) {
    overcome(state, context);
  }
}

function arrive(state: State): void {
  if (state.out >= state.line.length) return;
  state.due -= 1;
  if (state.due > 0) return;
  const { kind, route } = readFoe(state.line[state.out] ?? 'w');
  enter(state, kind, route, 0);
  state.out += 1;
  state.due = Math.round(FOES[kind].gap * HZ);
}

function enter(state: State, kind: FoeKind, route: number, far: number): void {
  const max = Math.round(FOES[kind].hp * fogOf(state));
  const id = state.nextId;
  state.nextId += 1;
  state.foes.push({ id, kind, route, far, hp: max, max, felt: 0, lit: false });
}

export function cellOf({ place }: Pick<State, 'place'>, { route, far }: Foe): number {
  const cells = boardOf(place).routes[route] ?? [];
  return cells[Math.min(cells.length - 1, Math.round(far))] ?? 0;
}

const still = new WeakMap<readonly Ray[], Glow>();

/** Cells where smog stops beams. */
export function smoggy(state: State): Set<number> {
  const cells = new Set<number>();
  for (const foe of state.foes) if (foe.kind === 'k') cells.add(cellOf(state, foe));
  return cells;
}

/** Light on each cell now. */
export function glowIn(state: State): Glow {
  const rays = raysOf(state);
  const smog = smoggy(state);
  if (smog.size > 0) return glowOf(rays, smog);
  let glow = still.get(rays);
  if (!glow) still.set(rays, (glow = glowOf(rays)));
  return glow;
}

function burn(state: State, { cue }: StepContext): void {
  const { soft, hard } = glowIn(state);
  let gone = false;
  for (const foe of state.foes) {
    const cell = cellOf(state, foe);
    const power = (foe.kind === 's' ? hard[cell] : soft[cell]) ?? 0;
    const hurt = power / HZ;
    const lit = (soft[cell] ?? 0) > 0;
    if (lit && !foe.lit) cue(power > 0 ? 'sizzle' : 'clink', middleOf(cell));
    foe.lit = lit;
    foe.hp -= hurt;
    foe.felt += hurt;
    if (foe.kind === 'm' && !lit) foe.hp = Math.min(foe.max, foe.hp + (foe.max * MENDS) / HZ);
    if (foe.hp > 0) continue;
    gone = true;
    state.burned += 1;
    state.light += FOES[foe.kind].gives;
    const at = pointOf(state, foe);
    if (foe.kind === 'p') {
      for (let crumb = 0; crumb < CRUMBS; crumb += 1)
        enter(state, 'c', foe.route, Math.max(0, foe.far - 0.3 + crumb * 0.6));
    }
    cue(foe.kind === 'b' ? 'king' : 'burned', at, FOES[foe.kind].gives);
  }
  if (gone) state.foes = state.foes.filter(({ hp }) => hp > 0);
}

/** Where a creature is, in cells. */
export function pointOf(
  { place }: Pick<State, 'place'>,
  { route, far }: Pick<Foe, 'route' | 'far'>,
): {
  x: number;
  y: number;
} {
  const cells = boardOf(place).routes[route] ?? [];
  const at = Math.min(cells.length - 1, Math.floor(far));
  const [here, next] = [cells[at] ?? 0, cells[Math.min(cells.length - 1, at + 1)] ?? 0];
  const part = far - at;
  return {
    x: columnOf(here) + 0.5 + (columnOf(next) - columnOf(here)) * part,
    y: rowOf(here) + 0.5 + (rowOf(next) - rowOf(here)) * part,
  };
}

function walk(state: State, { cue }: StepContext): void {
  const board = boardOf(state.place);
  let home = false;
  for (const foe of state.foes) {
    foe.far += FOES[foe.kind].speed / HZ;
    if (foe.far < (board.routes[foe.route]?.length ?? 0) - 1) continue;
    home = true;
    if (state.hearts === 0) continue;
    state.hearts = Math.max(0, state.hearts - FOES[foe.kind].takes);
    cue('leak', middleOf(board.home), FOES[foe.kind].takes);
    if (state.hearts > 0) continue;
    state.end = 'lost';
    state.culprit = { ...foe };
  }
  if (!home) return;
  state.foes = state.foes.filter(({ route, far }) => far < (board.routes[route]?.length ?? 0) - 1);
}

/** A wave is over: the next one, or the morning. */
function overcome(state: State, { cue, rng }: StepContext): void {
  const { home, routes } = boardOf(state.place);
  state.wave += 1;
  state.phase = 'plan';
  state.light += BONUS;
  if (state.params.endless) {
    state.line = endlessWave(state.wave, rng, routes.length);
  } else {
    const waves = wavesOf(state.place);
    if (state.wave >= waves.length) {
      state.end = 'won';
      cue('morning', middleOf(home));
      return;
    }
    state.line = waves[state.wave] ?? 'w';
  }
  cue('cleared', middleOf(home), state.wave);
}
