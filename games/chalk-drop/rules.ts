import type { Level, Rng, Rules, StepContext } from '@playgrove/kit/contract';
import { list, shape, such, union, whole } from '@playgrove/kit/core/parse';
import { LEVELS, parsOf, type Board } from './levels.ts';
import { build } from './rules/build.ts';
import { run } from './rules/run.ts';
import { roomOn } from './rules/room.ts';
import { bodiesOf, chalkOf, shaped, SHORTEST } from './rules/stroke.ts';
import type { Input, Params, State, Stroke } from './rules/state.ts';
import { BOARD } from './rules/things.ts';

export type { Input, Params, State, Stroke } from './rules/state.ts';

/** Numbers in one stroke; the view thins out a longer one. */
export const LONGEST_STROKE = 600;
const FARTHEST = 4000;
const MAX_LINES = 24;
const FAR = 9999;
/** Ticks of the film. */
export const FILM = 170;

const levels = LEVELS.map((board, at): Level<Params> => ({
  id: board.id,
  params: { board: at },
  pack: board.pack,
  ...(board.needs > 0 && { needs: board.needs }),
}));

export function boardOf(params: Params): Board {
  const board = LEVELS[params.board];
  if (!board) throw new Error(`there is no board ${params.board}`);
  return board;
}

const [first, ...rest] = levels;
if (!first) throw new Error('chalk-drop has no levels');

export const rules: Rules<Params, State, Input> = {
  slug: 'chalk-drop',
  version: 3,
  pace: { kind: 'ticks', hz: 60 },
  levels: [first, ...rest],
  parseParams: shape({ board: whole(0, LEVELS.length - 1) }),
  parseInput: union('kind', {
    draw: {
      points: such(
        list(whole(-FARTHEST, FARTHEST), LONGEST_STROKE, 4),
        ({ length }) => length % 2 === 0,
        'pairs of numbers',
      ),
    },
    undo: {},
    wipe: {},
    go: {},
    stop: {},
    skip: {},
  }),
  deal,
  step,

  tick(state, context) {
    if (state.phase === 'film') {
      state.still += 1;
      if (state.still >= FILM) state.phase = 'won';
      return;
    }
    if (state.phase !== 'run') return;
    const before = state.tries;
    run(state, boardOf(state.params).things, context);
    if (state.tries > before) rewind(state);
  },

  inputs,
  status: (state) => (state.phase === 'won' ? 'won' : 'playing'),

  stars(state) {
    const { three, two } = parsOf(boardOf(state.params));
    return state.chalk <= three ? 3 : state.chalk <= two ? 2 : 1;
  },

  ending: (state) => (state.phase === 'won' ? { reason: reasonOf(state) } : undefined),
  text,
};

function reasonOf(state: State): string {
  const { three } = parsOf(boardOf(state.params));
  return state.chalk <= three ? 'reason.least' : 'reason.home';
}

/** The scene of a board before a try. */
function deal(params: Params): State {
  const { things } = boardOf(params);
  return {
    params,
    phase: 'plan',
    lines: [],
    strokes: [],
    chalk: 0,
    ...build(things, []),
    tick: 0,
    fresh: true,
    tries: 0,
    home: things.filter(({ kind }) => kind === 'ball').map(() => 0),
    still: 0,
    gone: [],
    near: FAR,
    trail: [],
  };
}

function step(state: State, input: Input, context: StepContext): string | undefined {
  if (input.kind === 'stop') {
    if (state.phase !== 'run') return 'refused.still';
    rewind(state);
    context.cue('rewind');
    return;
  }
  if (input.kind === 'skip') {
    if (state.phase !== 'film') return 'refused.still';
    state.phase = 'won';
    return;
  }
  if (state.phase !== 'plan') return 'refused.running';
  if (input.kind === 'go') {
    setUp(state, state.strokes);
    state.phase = 'run';
    state.fresh = false;
    state.trail = [];
    state.near = FAR;
    context.cue('go');
    return;
  }
  if (input.kind === 'draw') return draw(state, input.points, context);
  if (state.lines.length === 0) return 'refused.nothing';
  state.lines = input.kind === 'undo' ? state.lines.slice(0, -1) : [];
  lay(state);
  context.cue(input.kind === 'undo' ? 'rub' : 'wipe', { x: BOARD.width / 2, y: BOARD.height / 2 });
}

function draw(state: State, points: readonly number[], context: StepContext): string | undefined {
  const line = lineOf(state, points);
  if (typeof line === 'string') return line;
  state.lines = [...state.lines, line];
  lay(state);
  const at = { x: line.at(-2) ?? 0, y: line.at(-1) ?? 0 };
  context.cue('drawn', at, Math.round(chalkOf(line)));
  const mine = state.strokes.at(-1);
  if (mine?.lines.at(-1)?.solid) context.cue('solid', at);
  if (mine && mine.pins.length > 0) {
    const [x, y] = mine.pins[0] ?? [0, 0];
    context.cue('pinned', { x, y });
  }
}

/** After the lines have changed. */
function lay(state: State): void {
  const { things } = boardOf(state.params);
  state.fresh = true;
  state.strokes = bodiesOf(state.lines, things);
  state.chalk = Math.round(state.lines.reduce((sum, line) => sum + chalkOf(line), 0));
}

/** Puts everything back where the board has it, and these strokes on it. */
function setUp(state: State, strokes: readonly Stroke[]): void {
  Object.assign(state, build(boardOf(state.params).things, strokes));
  state.tick = 0;
  state.still = 0;
  state.home = state.home.map(() => 0);
  state.gone = [];
}

function rewind(state: State): void {
  setUp(state, []);
  state.phase = 'plan';
}

function inputs(state: State, rng: Rng): readonly Input[] {
  if (state.phase === 'won') return [];
  if (state.phase === 'film') return [{ kind: 'skip' }];
  if (state.phase === 'run') return [{ kind: 'stop' }];
  const erase: Input[] = state.lines.length > 0 ? [{ kind: 'undo' }, { kind: 'wipe' }] : [];
  const drawn = scribble(state, rng);
  return [{ kind: 'go' }, ...erase, ...(drawn ? [drawn] : [])];
}

/** A random stroke of two segments that the board takes; nothing when it has no room or no chalk. */
function scribble(state: State, rng: Rng): Input | undefined {
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const points = [0, 1, 2].flatMap(() => [rng.int(BOARD.width), rng.int(BOARD.height)]);
    if (takes(state, points)) return { kind: 'draw', points };
  }
  return undefined;
}

/** The line that this stroke leaves on the board now, or why it leaves none. */
function lineOf(state: State, points: readonly number[]): readonly number[] | string {
  const board = boardOf(state.params);
  const left = parsOf(board).all - state.chalk;
  if (left < SHORTEST || state.lines.length >= MAX_LINES) return 'refused.chalk';
  const line = shaped(points, roomOn(board.things), left);
  return chalkOf(line) < SHORTEST ? 'refused.short' : line;
}

/** Why this stroke would leave no line on the board now. */
export function refusal(state: State, points: readonly number[]): string | undefined {
  if (state.phase !== 'plan') return 'refused.running';
  const line = lineOf(state, points);
  return typeof line === 'string' ? line : undefined;
}

/** Whether this stroke would leave a line on the board now. */
export function takes(state: State, points: readonly number[]): boolean {
  return refusal(state, points) === undefined;
}

/** Where everything is, in words. */
function text(state: State): string {
  const board = boardOf(state.params);
  const places = board.things.flatMap((thing, at) => {
    const motion = state.scene.now[state.bodies[at] ?? -1];
    if (!motion || state.scene.bodies[state.bodies[at] ?? -1]?.kind !== 'free') return [];
    return [`${thing.kind} ${Math.round(motion[0])} ${Math.round(motion[1])}`];
  });
  return [
    `${board.id} ${state.phase} try ${state.tries + 1} tick ${state.tick}`,
    `chalk ${state.chalk} of ${parsOf(board).all}`,
    ...state.lines.map((line) => `line ${line.join(' ')}`),
    ...places,
  ].join('\n');
}
