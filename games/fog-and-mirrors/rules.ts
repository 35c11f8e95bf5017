import type { Ending, Goal, Level, Rng, Rules, StepContext } from '@playgrove/kit/contract';
import { NEEDS, packOf, PLACES, toolsIn } from './levels.ts';
import { boardOf, CELLS, middleOf, takes, type Board } from './rules/board.ts';
import { FOES } from './rules/foes.ts';
import { litBy, raysOf } from './rules/light.ts';
import { march } from './rules/march.ts';
import { parseInput, parseParams } from './rules/parse.ts';
import { picture } from './rules/picture.ts';
import {
  BRIGHTEST,
  COST,
  HEARTS,
  HZ,
  TOOLS,
  type Input,
  type Params,
  type Piece,
  type State,
} from './rules/state.ts';
import { endlessWave, wavesOf } from './rules/waves.ts';

export type { Input, Params, State } from './rules/state.ts';

/** Stars that open the endless night, and the places it is played in. */
const ENDLESS_NEEDS = 10;
const NIGHTS = [4, 5, 9, 15, 22, 26] as const;

const levels = PLACES.map(({ id }, place): Level<Params> => {
  const pack = packOf(place);
  const needs = place === 0 ? 0 : NEEDS[pack];
  return {
    id,
    params: { place, endless: false },
    pack: `pack.${pack}`,
    ...(needs > 0 && { needs }),
    retry: 'same',
  };
});

export const rules: Rules<Params, State, Input> = {
  slug: 'fog-and-mirrors',
  version: 1,
  pace: { kind: 'ticks', hz: HZ },
  levels: [
    levels[0] as Level<Params>,
    ...levels.slice(1),
    { id: 'endless', params: { place: 0, endless: true }, needs: ENDLESS_NEEDS },
  ],
  scoring: { better: 'higher', unit: 'points' },
  parseParams,
  parseInput,
  deal,
  step,
  tick,
  inputs,
  status: ({ end, params }) =>
    end === '' ? 'playing' : end === 'lost' && params.endless ? 'over' : end,
  score,
  stars,
  goal,
  ending,
  text: picture,
};

function deal(params: Params, rng: Rng): State {
  const place = params.endless ? rng.pick(NIGHTS) : params.place;
  const { routes, old } = boardOf(place);
  return {
    params,
    place,
    tick: 0,
    phase: 'plan',
    end: '',
    wave: 0,
    line: params.endless ? endlessWave(0, rng, routes.length) : (wavesOf(place)[0] ?? 'w'),
    out: 0,
    due: 0,
    speed: 1,
    light: params.endless ? 170 : (PLACES[place]?.light ?? 100),
    hearts: HEARTS,
    burned: 0,
    built: 0,
    turned: 0,
    nextId: 1,
    pieces: old.map((piece) => ({ ...piece })),
    foes: [],
    culprit: null,
  };
}

export const pieceAt = ({ pieces }: Pick<State, 'pieces'>, at: number): Piece | undefined =>
  pieces.find((piece) => piece.at === at);

/** Tools of this game: the endless night has them all. */
export const toolsOf = ({ params }: Pick<State, 'params'>): number =>
  params.endless ? TOOLS.length : toolsIn(params.place);

function step(state: State, input: Input, context: StepContext): string | undefined {
  if (state.end !== '') return 'refused.over';
  const board = boardOf(state.place);
  switch (input.act) {
    case 'speed':
      state.speed = (state.speed % 3) + 1;
      context.cue('speed', undefined, state.speed);
      return undefined;
    case 'wave':
      return callWave(state, board, context);
    case 'build':
      return build(state, board, input, context);
    case 'turn':
      return turn(state, input.at, context);
    case 'move':
      return move(state, board, input, context);
    default:
      return sell(state, input.at, context);
  }
}

function callWave(state: State, board: Board, { cue }: StepContext): string | undefined {
  if (state.phase === 'wave') return 'refused.coming';
  const rays = raysOf(state);
  if (!state.pieces.some(({ at, kind }) => kind === 'lantern' && litBy(board, rays, at) > 0)) {
    return 'refused.dark';
  }
  state.phase = 'wave';
  state.out = 0;
  state.due = 10;
  cue('wave', middleOf(board.routes[0]?.[0] ?? 0), state.wave + 1);
  return undefined;
}

function build(
  state: State,
  board: Board,
  { tool, at, turn: way }: Extract<Input, { act: 'build' }>,
  { cue }: StepContext,
): string | undefined {
  if (TOOLS.indexOf(tool) >= toolsOf(state)) return 'refused.tool';
  const there = pieceAt(state, at);
  if (there) {
    if (tool !== 'lantern' || there.kind !== 'lantern') return 'refused.taken';
    if (there.n >= BRIGHTEST) return 'refused.full';
  } else if (!takes(board, tool, at)) {
    return board.ground[at] === 'road' ? 'refused.road' : 'refused.ground';
  }
  if (state.light < COST[tool]) return 'refused.light';
  state.light -= COST[tool];
  state.built += 1;
  if (there) {
    put(state, { ...there, n: there.n + 1 });
    cue('merge', middleOf(at), there.n + 1);
    return undefined;
  }
  const facing = tool === 'lantern' ? way : way % 2;
  state.pieces = [...state.pieces, { at, kind: tool, turn: facing, n: 1, old: false }];
  cue(`build.${tool}`, middleOf(at));
  return undefined;
}

/** Replaces a piece where it stands. */
function put(state: State, piece: Piece): void {
  state.pieces = state.pieces.map((one) => (one.at === piece.at ? piece : one));
}

function turn(state: State, at: number, { cue }: StepContext): string | undefined {
  const piece = pieceAt(state, at);
  if (!piece) return 'refused.nothing';
  put(state, { ...piece, turn: (piece.turn + 1) % (piece.kind === 'lantern' ? 4 : 2) });
  state.turned += 1;
  cue('turn', middleOf(at));
  return undefined;
}

function move(
  state: State,
  board: Board,
  { from, to }: Extract<Input, { act: 'move' }>,
  { cue }: StepContext,
): string | undefined {
  const piece = pieceAt(state, from);
  if (!piece || from === to) return 'refused.nothing';
  if (piece.old) return 'refused.old';
  if (state.phase === 'wave') return 'refused.wave';
  const there = pieceAt(state, to);
  if (there) {
    if (there.kind !== 'lantern' || piece.kind !== 'lantern') return 'refused.taken';
    const n = there.n + piece.n;
    if (n > BRIGHTEST) return 'refused.full';
    state.pieces = state.pieces.filter((one) => one !== piece);
    put(state, { ...there, n });
    cue('merge', middleOf(to), n);
    return undefined;
  }
  if (!takes(board, piece.kind, to)) {
    return board.ground[to] === 'road' ? 'refused.road' : 'refused.ground';
  }
  state.pieces = state.pieces.map((one) => (one === piece ? { ...piece, at: to } : one));
  cue('move', middleOf(to));
  return undefined;
}

function sell(state: State, at: number, { cue }: StepContext): string | undefined {
  const piece = pieceAt(state, at);
  if (!piece) return 'refused.nothing';
  if (piece.old) return 'refused.old';
  if (state.phase === 'wave') return 'refused.wave';
  const back = COST[piece.kind] * piece.n;
  state.pieces = state.pieces.filter((one) => one !== piece);
  state.light += back;
  cue('sell', middleOf(at), back);
  return undefined;
}

function tick(state: State, context: StepContext): void {
  state.tick += 1;
  for (let again = 0; again < state.speed && state.phase === 'wave' && state.end === ''; again += 1)
    march(state, context);
}

function inputs(state: State, rng: Rng): readonly Input[] {
  if (state.end !== '') return [];
  const found: Input[] = [{ act: 'speed' }];
  const board = boardOf(state.place);
  const rays = raysOf(state);
  const lights = state.pieces.some(
    ({ at, kind }) => kind === 'lantern' && litBy(board, rays, at) > 0,
  );
  for (const { at, old } of state.pieces) {
    found.push({ act: 'turn', at });
    // With everything spent on pieces in the dark, one of them goes back.
    if (state.phase === 'plan' && !lights && !old) found.push({ act: 'sell', at });
    if (state.phase === 'plan' && lights) found.push({ act: 'wave' });
  }
  for (const tool of TOOLS.slice(0, toolsOf(state))) {
    if (state.light < COST[tool]) continue;
    const at = rng.int(CELLS);
    if (takes(board, tool, at) && !pieceAt(state, at)) {
      found.push({ act: 'build', tool, at, turn: rng.int(tool === 'lantern' ? 4 : 2) });
    }
  }
  return found;
}

function score({ burned, end, hearts, light, params }: State): number {
  return burned * 10 + (end === 'won' && !params.endless ? hearts * 100 + light : 0);
}

function stars({ end, hearts }: State): number {
  if (end !== 'won') return 0;
  return hearts === HEARTS ? 3 : hearts >= 3 ? 2 : 1;
}

function goal({ params, place, wave, phase }: State): Goal {
  if (params.endless) return { name: 'goal.night', now: wave, target: wave + 1 };
  const target = wavesOf(place).length;
  return { name: 'goal.wave', now: Math.min(target, wave + (phase === 'wave' ? 1 : 0)), target };
}

function ending(state: State): Ending | undefined {
  const { end, hearts, culprit, params } = state;
  if (end === '') return undefined;
  if (end === 'won') {
    if (hearts === HEARTS) return { reason: 'reason.clear' };
    const target = hearts >= 3 ? HEARTS : 3;
    return { reason: 'reason.won', almost: 'almost.star', value: target - hearts };
  }
  const at = middleOf(boardOf(state.place).home);
  if (!culprit) return { reason: 'reason.wisp', at };
  const reason = `reason.${FOES[culprit.kind].name}`;
  if (params.endless) return { reason, almost: 'almost.waves', value: state.wave, at };
  return { reason, ...whyThrough(state), at };
}

/** Why the last creature came through, in the words that help most. */
function whyThrough({ culprit, pieces }: State): Pick<Ending, 'almost' | 'value'> {
  if (!culprit) return {};
  const { kind, felt, hp, max } = culprit;
  const part = hp / max;
  if (felt === 0) return { almost: kind === 's' ? 'almost.armor' : 'almost.dark' };
  if (part < 0.3) return { almost: 'almost.left', value: Math.max(1, Math.round(part * 100)) };
  if (kind === 's' && pieces.every(({ n }) => n < 3)) return { almost: 'almost.armor' };
  if (kind === 'm') return { almost: 'almost.mends' };
  if (kind === 'd') return { almost: 'almost.dart' };
  if (kind === 'k') return { almost: 'almost.smog' };
  if (!pieces.some((piece) => piece.kind === 'mirror' && !piece.old)) {
    return { almost: 'almost.mirrors' };
  }
  return { almost: 'almost.left', value: Math.round(part * 100) };
}
