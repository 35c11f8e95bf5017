import type { Career, Ending, Goal, Point } from '@playgrove/kit/contract';
import type { Rng, Rules, Status, StepContext } from '@playgrove/kit/contract';
import { EYES, isDressed, isOpen, STOPS, takesPrint, totalStars } from './rules/state.ts';
import type { Input, Params, Stars, State } from './rules/state.ts';
import { shape, whole } from '@playgrove/kit/core/parse';
import { BODIES, FACES, PATTERNS, SKINS, type PoseName } from './rules/paperdoll/index.ts';
import { BRIEFS, LEVELS, type Brief } from './rules/briefs.ts';
import { inputs, parseInput } from './rules/inputs.ts';
import { clashes, itemNamed, ITEMS } from './rules/items.ts';
import { itemOf, judge, STARS, type Outfit, type Verdict } from './rules/score.ts';
import { PLACES, SLOTS, type Item, type Slot } from './rules/wardrobe.ts';

export * from './rules/state.ts';

const FRESH: Stars = '0'.repeat(BRIEFS.length);
/** Digits that a career may have. */
const LONGEST = 999;

export function briefOf(state: State): Brief | undefined {
  return BRIEFS[state.brief];
}

/** What the judges say of a walk; nothing in free play. */
export function verdictOf(state: State): Verdict | undefined {
  const brief = briefOf(state);
  return brief && judge(brief, state.worn, state.poses);
}

/** Stars after this game, the better of before and now. */
function wonWith(state: State): Stars {
  const stars =
    state.phase === 'done' || state.phase === 'judged' ? (verdictOf(state)?.stars ?? 0) : 0;
  if (state.brief < 0 || stars <= Number(state.won[state.brief] ?? 0)) return state.won;
  return state.won.slice(0, state.brief) + String(stars) + state.won.slice(state.brief + 1);
}

/** What opened through this game. */
export function opened(state: State): readonly Item[] {
  const [before, after] = [totalStars(state.won), totalStars(wonWith(state))];
  return ITEMS.filter(({ needs }) => needs > before && needs <= after);
}

const career: Career<Stars, State> = {
  fresh: FRESH,
  parse(raw) {
    if (typeof raw !== 'string' || raw.length > LONGEST) {
      return { ok: false, error: `stars won are digits, not ${JSON.stringify(raw)}` };
    }
    // New briefs begin without stars; stars of former briefs still open clothes.
    const value = raw.replaceAll(/[^0-3]/g, '0').padEnd(BRIEFS.length, '0');
    const isRead = value.startsWith(raw);
    return { ok: true, value, ...(!isRead && { mended: ['stars: some were no digits'] }) };
  },
  of: (state) => (state.phase === 'done' ? wonWith(state) : state.won),
};

/** Clients differ in everything; each brief has its own. */
function clientOf(brief: number, rng: Rng): State['model'] {
  const one = (of: number, list: readonly unknown[]): number =>
    brief < 0 ? rng.int(list.length) : of % list.length;
  return {
    body: one(brief * 5, BODIES),
    skin: one(brief * 7 + 2, SKINS),
    face: one(brief * 5 + Math.floor(brief / 6), FACES),
    eyes: one(brief * 5 + 1, EYES),
  };
}

const FIRST_HAIR = ITEMS.filter(({ category, needs }) => category === 'hair' && needs === 0);

function deal({ brief }: Params, rng: Rng, won: Stars): State {
  const known = won.length >= BRIEFS.length ? won : FRESH;
  const model = clientOf(brief, rng);
  const hair = FIRST_HAIR[brief < 0 ? rng.int(FIRST_HAIR.length) : (brief * 5) % FIRST_HAIR.length];
  return {
    brief,
    won: known,
    phase: 'dress',
    worn: {
      ...(hair && { hair: { item: hair.name, colour: hair.color, pattern: 0 } }),
      top: { item: 'top.tee', colour: 0, pattern: 0 },
      bottom: { item: 'bottom.joggers', colour: 3, pattern: 0 },
    },
    model,
    poses: [],
  };
}

/** Where a cue of a slot is, on a body of height 1 with its feet at 0, 0. */
function placeOf(slot: Slot): Point {
  const [, x, y] = PLACES[slot];
  return { x, y };
}

function without(worn: Outfit, slots: readonly Slot[]): Outfit {
  return Object.fromEntries(Object.entries(worn).filter(([slot]) => !slots.includes(slot as Slot)));
}

function wear(state: State, id: string, context: StepContext): string | undefined {
  const item = itemNamed(id);
  if (!item) return 'refuse.unknown';
  if (!isOpen(item, state.won)) return 'refuse.locked';
  const { slot } = item;
  if (state.worn[slot]?.item === id) return 'refuse.same';
  state.worn = {
    ...without(state.worn, clashes(slot)),
    [slot]: { item: id, colour: item.color, pattern: 0 },
  };
  context.cue('wear', placeOf(slot), SLOTS.indexOf(slot));
}

function dress(state: State, input: Input, context: StepContext): string | undefined {
  switch (input.do) {
    case 'wear':
      return wear(state, input.item, context);
    case 'off':
      if (!state.worn[input.slot]) return 'refuse.bare';
      state.worn = without(state.worn, [input.slot]);
      context.cue('off', placeOf(input.slot));
      return undefined;
    case 'dye':
    case 'print': {
      const piece = state.worn[input.slot];
      if (!piece) return 'refuse.bare';
      const change = input.do === 'dye' ? { colour: input.colour } : { pattern: input.pattern };
      if (input.do === 'print' && !takesPrint(input.slot)) return 'refuse.plain';
      state.worn = { ...state.worn, [input.slot]: { ...piece, ...change } };
      context.cue(input.do, placeOf(input.slot));
      return undefined;
    }
    case 'model':
      state.model = { ...state.model, [input.trait]: input.value };
      context.cue('model', { x: 0, y: -0.5 });
      return undefined;
    case 'walk':
      if (!isDressed(state.worn)) return 'refuse.undressed';
      state.phase = 'runway';
      state.poses = [];
      context.cue('walk');
      return undefined;
    default:
      return 'refuse.now';
  }
}

function pose(state: State, name: PoseName, context: StepContext): void {
  const fresh = !state.poses.includes(name);
  state.poses = [...state.poses, name];
  context.cue(fresh ? 'flash' : 'again', { x: 0, y: -0.5 }, state.poses.length);
  if (briefOf(state)?.pose === name && fresh) context.cue('hoped', { x: 0, y: -1 });
  if (state.poses.length < STOPS) return;
  state.phase = 'judged';
  const verdict = verdictOf(state);
  verdict?.lines.forEach(({ points, most }, index) =>
    context.cue(points >= most * 0.7 ? 'praise' : 'remark', undefined, points, index),
  );
  for (let star = 0; star < (verdict?.stars ?? 0); star += 1) {
    context.cue('star', undefined, star + 1, (verdict?.lines.length ?? 0) + star);
  }
}

function judged(state: State, input: Input, context: StepContext): string | undefined {
  if (input.do === 'restyle') {
    state.phase = 'dress';
    context.cue('restyle');
    return undefined;
  }
  if (input.do !== 'finish') return 'refuse.now';
  state.phase = 'done';
  if (opened(state).length > 0) context.cue('unlock', undefined, opened(state).length);
}

function step(state: State, input: Input, context: StepContext): string | undefined {
  if (state.phase === 'dress') return dress(state, input, context);
  if (state.phase === 'judged') return judged(state, input, context);
  if (input.do !== 'pose') return 'refuse.now';
  pose(state, input.pose, context);
  return undefined;
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
  const next = STARS.find((least) => least > verdict.total);
  const close = next !== undefined && next - verdict.total <= 8;
  const news = opened(state).length;
  const reason = verdict.stars === 0 ? 'end.lost' : verdict.stars === 3 ? 'end.three' : 'end.won';
  if (close) return { reason, almost: 'end.almost', value: next - verdict.total };
  if (news > 0) return { reason, almost: 'end.unlock', value: news };
  return verdict.stars === 0 ? { reason, almost: 'end.tips' } : { reason };
}

function goal(state: State): Goal | undefined {
  const now = totalStars(wonWith(state));
  const next = Math.min(...ITEMS.map(({ needs }) => needs).filter((needs) => needs > now));
  return Number.isFinite(next) ? { name: 'goal.unlock', now, target: next } : undefined;
}

function text(state: State): string {
  const rows = SLOTS.flatMap((slot) => {
    const piece = state.worn[slot];
    if (!piece) return [];
    return [
      `${slot.padEnd(7)}${itemOf(piece).id} ${piece.colour} ${PATTERNS[piece.pattern] ?? ''}`,
    ];
  });
  const verdict = state.phase === 'judged' || state.phase === 'done' ? verdictOf(state) : undefined;
  return [
    `${state.brief < 0 ? 'free play' : `brief ${state.brief + 1}`}, ${state.phase}, ${totalStars(state.won)} stars`,
    ...rows,
    `poses  ${state.poses.join(' ') || '-'}`,
    ...(verdict ? [`${verdict.total} points, ${verdict.stars} stars`] : []),
  ].join('\n');
}

export const rules: Rules<Params, State, Input, Stars> = {
  slug: 'runway-remix',
  version: 3,
  pace: { kind: 'turns', undo: 'unlimited' },
  levels: LEVELS,
  scoring: { better: 'higher', unit: 'points' },
  career,
  parseParams: shape({ brief: whole(-1, BRIEFS.length - 1) }),
  parseInput,
  deal,
  step,
  inputs,
  status,
  score: (state) =>
    state.phase === 'judged' || state.phase === 'done' ? (verdictOf(state)?.total ?? 0) : 0,
  stars: (state) => (state.phase === 'done' ? (verdictOf(state)?.stars ?? 0) : 0),
  goal,
  ending,
  text,
};
