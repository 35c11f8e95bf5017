import type { Career, Ending, Level, Point } from '@playgrove/kit/contract';
import type { Rng, Rules, Status, StepContext } from '@playgrove/kit/contract';
import { filled, lenient, shape, text, whole, type Parser } from '@playgrove/kit/core/parse';
import { faceOf, stencilOf } from './rules/face.ts';
import { inputs, parseInput } from './rules/inputs.ts';
import { PACKS } from './rules/looks.ts';
import { LOOK_COUNT, lookOf, rowOf } from './rules/reference.ts';
import { DONE, isClean, isFlawless, STARS, verdictFor, WORTH } from './rules/score.ts';
import type { Verdict } from './rules/score.ts';
import { FRESH, MAX_STROKES, PEOPLE, totalStars, WALL } from './rules/state.ts';
import type { FacesCareer, Input, Params, State } from './rules/state.ts';
import { readStroke } from './rules/stroke.ts';
import { openSheets } from './rules/studio.ts';
import { spotOf, tickle } from './rules/tickle.ts';

export * from './rules/state.ts';

/** How the painting stands; nothing in the studio. */
export function verdictOf(state: State): Verdict | undefined {
  return state.look < 0 ? undefined : verdictFor(state.look, state.strokes);
}

/** Stars after this game, the better of before and now. */
export function wonWith(state: State): string {
  const stars = state.phase === 'paint' ? 0 : (verdictOf(state)?.stars ?? 0);
  if (state.look < 0 || stars <= Number(state.won[state.look] ?? 0)) return state.won;
  return state.won.slice(0, state.look) + String(stars) + state.won.slice(state.look + 1);
}

/**
 * A digit for each look, in their order, so new looks go to the end of the list. What can't be read
 * counts as not won.
 */
const stars: Parser<string> = (raw, at = '') => {
  if (typeof raw !== 'string') return { ok: false, error: `${at}: expected a digit for each look` };
  const won = raw.replace(/[^0-3]/g, '0').slice(0, LOOK_COUNT);
  const mended = raw.startsWith(won) ? [] : [`${at}: not all are digits from 0 to 3`];
  return { ok: true, value: won.padEnd(LOOK_COUNT, '0'), ...(mended.length > 0 && { mended }) };
};

/** Signs of a face that was saved on the studio's wall, at most: nothing shows it now, but it is kept. */
const MAX_WALL = 1_000_000;

const career: Career<FacesCareer, State> = {
  fresh: FRESH,
  parse: lenient(
    { won: stars, wall: filled(text(MAX_WALL), WALL, '') },
    { ...FRESH, wall: [...FRESH.wall] },
  ),
  of: (state) => ({
    won: state.phase === 'done' ? wonWith(state) : state.won,
    wall: state.wall,
  }),
};

function deal({ look }: Params, rng: Rng, { won, wall }: FacesCareer): State {
  return {
    look,
    won,
    phase: 'paint',
    person: look < 0 ? rng.int(PEOPLE) : (rowOf(look)?.person ?? 0),
    strokes: [],
    wall,
  };
}

/** Whether a stroke is one that can be made here and now. */
function refusal(state: State, stroke: string): string | undefined {
  const read = readStroke(stroke);
  if (!read.ok) return 'refuse.stroke';
  if (state.strokes.length >= MAX_STROKES) return 'refuse.full';
  const { stencil } = read.value;
  if (stencil === 0) return undefined;
  if (!stencilOf(stencil, state.look)) return 'refuse.stencil';
  return state.look < 0 && stencil > openSheets(state.won) ? 'refuse.locked' : undefined;
}

function paint(state: State, stroke: string, context: StepContext): string | undefined {
  const why = refusal(state, stroke);
  if (why) return why;
  const before = verdictOf(state);
  state.strokes = [...state.strokes, stroke];
  const read = readStroke(stroke);
  if (!read.ok) return;
  const { tool, points } = read.value;
  context.cue(tool, points.at(-1) ?? { x: 0, y: 0 }, points.length);
  if (tickle(state.person, read.value) >= 1) context.cue('sneeze', spotOf(state.person));
  const after = verdictOf(state);
  if (before && after) compare(state.look, before, after, context);
}

/** What a stroke brought, and what it spoiled: a lost step is never silent. */
function compare(look: number, before: Verdict, after: Verdict, context: StepContext): void {
  const done = after.parts.filter(({ right }) => right >= DONE).length;
  after.parts.forEach(({ right }, index) => {
    const was = (before.parts[index]?.right ?? 0) >= DONE;
    if (was === right >= DONE) return;
    const at = middleOfPart(look, index);
    if (was) context.cue('spoiled', at, index);
    else context.cue(isClean(after) ? 'clean' : 'part', at, done, 1);
  });
  if (isClean(before) && !isClean(after)) context.cue('smudge', undefined, after.astray);
}

/** Where praise for a part appears. */
function middleOfPart(look: number, index: number): Point {
  const outline = lookOf(look).parts[index]?.outlines[0] ?? [];
  const count = Math.max(1, outline.length);
  return {
    x: outline.reduce((sum, { x }) => sum + x, 0) / count,
    y: outline.reduce((sum, { y }) => sum + y, 0) / count,
  };
}

function reveal(state: State, context: StepContext): string | undefined {
  if (state.strokes.length === 0) return 'refuse.bare';
  state.phase = 'shown';
  context.cue('reveal', { x: 0, y: 0 });
  const verdict = verdictOf(state);
  if (!verdict) return;
  [verdict.cover, verdict.color, verdict.neat].forEach((points, index) =>
    context.cue('line', undefined, points, index + 1),
  );
  for (let star = 1; star <= verdict.stars; star += 1) {
    context.cue('star', { x: (star - 2) * 40, y: -60 }, star, 3 + star);
  }
  if (isFlawless(verdict)) context.cue('flawless', { x: 0, y: 0 }, 1, 7);
  if (opened(state) > 0) context.cue('unlock', undefined, opened(state), 8);
}

/** Stencil sheets that open in the studio through this game. */
export function opened(state: State): number {
  return openSheets(wonWith(state)) - openSheets(state.won);
}

function inStudio(state: State, input: Input, context: StepContext): string | undefined {
  if (input.do === 'person') {
    if (input.person === state.person) return 'refuse.same';
    state.person = input.person;
  } else if (input.do === 'clear') {
    if (state.strokes.length === 0) return 'refuse.bare';
    state.strokes = [];
  } else return 'refuse.now';
  context.cue(input.do);
  return undefined;
}

function step(state: State, input: Input, context: StepContext): string | undefined {
  if (state.phase === 'shown') {
    if (input.do !== 'touchup' && input.do !== 'finish') return 'refuse.now';
    state.phase = input.do === 'touchup' ? 'paint' : 'done';
    context.cue(input.do);
    return undefined;
  }
  if (input.do === 'paint') return paint(state, input.stroke, context);
  if (input.do === 'reveal') return reveal(state, context);
  return state.look < 0 ? inStudio(state, input, context) : 'refuse.now';
}

function status(state: State): Status {
  if (state.phase !== 'done') return 'playing';
  const verdict = verdictOf(state);
  if (!verdict) return 'over';
  return verdict.stars > 0 ? 'won' : 'lost';
}

function ending(state: State): Ending | undefined {
  if (state.phase !== 'done') return undefined;
  const verdict = verdictOf(state);
  if (!verdict) return { reason: 'end.free' };
  const { cover, color, neat, total } = verdict;
  const lost = [WORTH.cover - cover, WORTH.color - color, WORTH.neat - neat];
  const most = lost.indexOf(Math.max(...lost));
  const reason =
    total >= 98 || isFlawless(verdict)
      ? 'end.perfect'
      : (['end.cover', 'end.colour', 'end.neat'][most] ?? 'end.cover');
  const next = STARS.find((least) => least > total);
  if (next !== undefined && next - total <= 8)
    return { reason, almost: 'end.almost', value: next - total };
  const news = opened(state);
  if (news > 0) return { reason, almost: 'end.unlock', value: news };
  return next === undefined ? { reason } : { reason, almost: 'end.touchup', value: next };
}

/** The face as signs, every third cell of every sixth row, and what was said of it. */
function describe(state: State): string {
  const { paint: mask, glitter } = faceOf(state.look, state.strokes);
  const { columns, rows } = mask.frame;
  const lines: string[] = [];
  for (let row = 3; row < rows; row += 6) {
    let line = '';
    for (let column = 1; column < columns; column += 3) {
      const cell = row * columns + column;
      const grain = glitter.pigment[cell] ?? 0;
      const pigment = (mask.amount[cell] ?? 0) >= 96 ? (mask.pigment[cell] ?? 0) : 0;
      line += grain > 0 ? '*' : ('.wkroylgtsbvpnd'[pigment] ?? '?');
    }
    lines.push(line);
  }
  const verdict = verdictOf(state);
  const who = state.look < 0 ? 'studio' : lookOf(state.look).id;
  return [
    `${who}, person ${state.person}, ${state.phase}, ${state.strokes.length} strokes, ${totalStars(state.won)} stars`,
    ...lines,
    verdict ? `${verdict.total} points: ${verdict.cover} ${verdict.color} ${verdict.neat}` : 'free',
  ].join('\n');
}

const levels = [
  ...PACKS.flatMap((pack, at) =>
    pack.looks.map(({ id }, index): Level<Params> => ({
      id,
      params: { look: PACKS.slice(0, at).reduce((sum, { looks }) => sum + looks.length, index) },
      pack: `pack.${pack.id}`,
      ...(pack.needs > 0 && { needs: pack.needs }),
    })),
  ),
  { id: 'studio', params: { look: -1 }, pack: 'pack.studio' },
] as unknown as readonly [Level<Params>, ...Level<Params>[]];

export const rules: Rules<Params, State, Input, FacesCareer> = {
  slug: 'festival-faces',
  version: 4,
  pace: { kind: 'turns', undo: 'unlimited' },
  levels,
  scoring: { better: 'higher', unit: 'points' },
  career,
  parseParams: shape({ look: whole(-1, LOOK_COUNT - 1) }),
  parseInput,
  deal,
  step,
  inputs,
  status,
  score: (state) => verdictOf(state)?.total ?? 0,
  stars: (state) => (state.phase === 'done' ? (verdictOf(state)?.stars ?? 0) : 0),
  ending,
  text: describe,
};
