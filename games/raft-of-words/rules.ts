import type { Point, Rules, StepContext } from '@playgrove/kit/contract';
import { list, shape, such, text, union, whole } from '@playgrove/kit/core/parse';
import { medalsFor } from '@playgrove/kit/logic/levels';
import { isWord } from '@playgrove/kit/logic/words';
import { LEVELS, type Params } from './levels.ts';
import { cellsOf, COLUMNS, LONGEST, ROWS, SHORTEST, spells, type Slot } from './rules/board.ts';
import { bonusIn, dealt, LEVEL_COUNT, marksOf, mixed } from './rules/waters.ts';

export type State = {
  readonly level: number;
  /** Of the wheel, in the order of its lilies. */
  readonly letters: string;
  /** The lily at each place of the wheel, clockwise from the top. */
  order: number[];
  readonly slots: readonly Slot[];
  /** Numbers of slots, in the order in which they were found. */
  found: number[];
  /** Words that fed the tank. */
  bonus: string[];
  /** In the tank: one for each bonus word, until it shows a letter. */
  fish: number;
  /** Cells whose letter a fish has shown. */
  shown: number[];
  /** The lilies of the word so far. */
  spelled: number[];
};

export type Input =
  | { readonly do: 'touch'; readonly lilies: readonly number[] }
  | { readonly do: 'say'; readonly word: string }
  | { readonly do: 'shuffle' }
  | { readonly do: 'show' };

/** What cues say of their place: a lily, or the tank. Rows of the board are 0 and more. */
export const [LILY_ROW, TANK_ROW] = [-1, -2] as const;
/** Points of a fish that is in the tank at the end. */
const FISH = 5;
/** Bonus words that `inputs` names. */
const SAMPLE = 6;

export const medals = medalsFor<State>({
  value: ({ fish }) => fish,
  marks: ({ letters }) => marksOf(letters),
  almost: 'almost.star',
});

const isDone = ({ found, slots }: State): boolean => found.length === slots.length;

/** Slots whose word is not found. */
export const openSlots = ({ slots, found }: State): readonly Slot[] =>
  slots.filter((_, at) => !found.includes(at));

/** The raft whose word also brings a fish now: another one after each word, and not the last. */
export function goldSlot(state: State): Slot | undefined {
  const open = openSlots(state);
  return open.length > 1 ? open[(state.level + state.found.length * 7) % open.length] : undefined;
}

/** Cells whose letter is seen. */
export function seenCells({ slots, found, shown }: State): ReadonlySet<number> {
  const seen = new Set(shown);
  for (const at of found) for (const cell of slots[at] ? cellsOf(slots[at]) : []) seen.add(cell);
  return seen;
}

export const wordOf = ({ letters, spelled }: State): string =>
  spelled.map((lily) => letters.charAt(lily)).join('');

/** Why a word does not count: a message key. */
export function refusalOf(
  { letters, slots, found, bonus }: State,
  word: string,
): string | undefined {
  if (word.length < SHORTEST) return 'refused.short';
  if (!spells(letters, word)) return 'refused.letters';
  if (bonus.includes(word) || found.some((at) => slots[at]?.word === word)) return 'refused.same';
  if (slots.some((slot) => slot.word === word) || isWord(word)) return undefined;
  return 'refused.unknown';
}

/** The cell whose letter a fish shows next: of the raft of which least is seen, its first. */
export function nextShown(state: State): number | undefined {
  const seen = seenCells(state);
  const hidden = openSlots(state)
    .map((slot) => {
      const cells = cellsOf(slot);
      const left = cells.filter((cell) => !seen.has(cell));
      return { left, part: left.length / cells.length };
    })
    .filter(({ left }) => left.length > 0)
    .toSorted((a, b) => b.part - a.part || b.left.length - a.left.length);
  return hidden[0]?.left[0];
}

export const rules: Rules<Params, State, Input> = {
  slug: 'raft-of-words',
  version: 2,
  // A word that was said tells what it is, so there is no way back.
  pace: { kind: 'turns', undo: 'none' },
  levels: LEVELS,
  scoring: { better: 'higher', unit: 'points' },
  parseParams: shape({ level: whole(0, LEVEL_COUNT) }),
  parseInput: union('do', {
    touch: { lilies: list(whole(0, LONGEST - 1), LONGEST) },
    say: { word: such(text(LONGEST), (word) => /^[a-z]*$/.test(word), 'small letters') },
    shuffle: {},
    show: {},
  }),

  deal({ level }, rng) {
    const { base, slots } = dealt(level, rng);
    const letters = mixed(base, level, rng);
    const order = [...letters].map((_, lily) => lily);
    return { level, letters, order, slots, found: [], bonus: [], fish: 0, shown: [], spelled: [] };
  },

  step(state, input, { cue, rng }) {
    if (isDone(state)) return 'refused.over';
    switch (input.do) {
      case 'touch':
        return touch(state, input.lilies, cue);
      case 'say':
        return say(state, input.word, cue);
      case 'shuffle':
        state.order = rng.shuffled(state.order);
        state.spelled = [];
        cue('shuffle', { x: 0, y: LILY_ROW });
        return undefined;
      case 'show':
        return show(state, cue);
    }
  },

  inputs(state, rng) {
    if (isDone(state)) return [];
    const said = new Set(state.bonus);
    const bonus = bonusIn(state.letters, state.slots).filter((word) => !said.has(word));
    const words = [
      ...openSlots(state).map(({ word }) => word),
      ...rng.shuffled(bonus).slice(0, SAMPLE),
    ];
    const inputs = words.map((word): Input => ({ do: 'say', word }));
    const shows = state.fish > 0 && nextShown(state) !== undefined;
    return [...inputs, ...(shows ? [{ do: 'show' } as const] : [])];
  },

  status: (state) => (isDone(state) ? 'won' : 'playing'),

  score({ slots, found, bonus, fish }) {
    const words = [...found.map((at) => slots[at]?.word ?? ''), ...bonus];
    return words.join('').length + fish * FISH;
  },

  stars: medals.stars,
  goal: ({ found, slots }) => ({ name: 'goal.words', now: found.length, target: slots.length }),
  ending: (state) =>
    isDone(state) ? { reason: 'ending.won', ...medals.almost(state) } : undefined,

  text(state) {
    const seen = seenCells(state);
    const letters = new Map<number, string>();
    for (const slot of state.slots)
      for (const [at, cell] of cellsOf(slot).entries())
        letters.set(cell, seen.has(cell) ? slot.word.charAt(at) : '_');
    const rows = Array.from({ length: ROWS }, (_, y) =>
      Array.from({ length: COLUMNS }, (__, x) => letters.get(y * COLUMNS + x) ?? ' ')
        .join('')
        .trimEnd(),
    );
    const wheel = state.order.map((lily) => state.letters.charAt(lily)).join('');
    const tank = `fish ${state.fish}: ${state.bonus.join(' ')}`;
    const gold = goldSlot(state);
    const raft = gold ? `gold ${gold.x} ${gold.y}` : 'no gold';
    return [`${wheel} ${wordOf(state)}`.trimEnd(), tank.trimEnd(), raft, ...rows]
      .join('\n')
      .trimEnd();
  },
};

function touch(
  state: State,
  lilies: readonly number[],
  cue: StepContext['cue'],
): string | undefined {
  const isFit = lilies.every((lily) => lily < state.letters.length);
  if (!isFit || new Set(lilies).size !== lilies.length) return 'refused.letters';
  const [before, now] = [state.spelled.length, lilies.length];
  state.spelled = [...lilies];
  if (now > before) cue('letter', { x: lilies.at(-1) ?? 0, y: LILY_ROW }, now);
  else if (now > 0) cue('back', { x: lilies.at(-1) ?? 0, y: LILY_ROW });
  return undefined;
}

function say(state: State, word: string, cue: StepContext['cue']): string | undefined {
  const why = refusalOf(state, word);
  if (why !== undefined) return why;
  state.spelled = [];
  const at = state.slots.findIndex((slot) => slot.word === word);
  const slot = state.slots[at];
  if (!slot) {
    state.bonus.push(word);
    feed(state, 'fish', { x: 0, y: TANK_ROW }, cue);
    return undefined;
  }
  const isGold = slot === goldSlot(state);
  state.found.push(at);
  const half = (word.length - 1) / 2;
  const middle = { x: slot.x + (slot.down ? 0 : half), y: slot.y + (slot.down ? half : 0) };
  cue('raft', middle, state.found.length);
  if (isGold) feed(state, 'gold', middle, cue);
  if (state.slots.length - state.found.length === 1) cue('close', middle);
  return undefined;
}

function feed(state: State, name: string, at: Point, cue: StepContext['cue']): void {
  state.fish += 1;
  cue(name, at, state.fish);
  if (state.fish === marksOf(state.letters)[1]) cue('full', { x: 0, y: TANK_ROW });
}

function show(state: State, cue: StepContext['cue']): string | undefined {
  if (state.fish === 0) return 'refused.fish';
  const cell = nextShown(state);
  if (cell === undefined) return 'refused.shown';
  state.fish -= 1;
  state.shown.push(cell);
  cue('show', { x: cell % COLUMNS, y: Math.floor(cell / COLUMNS) });
  return undefined;
}
