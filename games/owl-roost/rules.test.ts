import { createBudget, createRng } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import { mind } from './mind.ts';
import { rules } from './rules.ts';
import { solutions } from './rules/count.ts';
import { nextDeduction, reason, TECHNIQUES } from './rules/deduce.ts';
import { readWood, writeWood } from './rules/grove.ts';
import { growWood } from './rules/make.ts';
import { awake, CROSS, FREE, type Input, OWL, type State } from './rules/state.ts';
import { turned } from './rules/turn.ts';
import { solve } from './solver.ts';

const [first] = rules.levels;
const fresh = { solved: 0, streak: 0, longest: 0 };
const begin = (): State => rules.deal(first.params, createRng('owl'), fresh);

function play(state: State, input: Input): { cues: string[]; refused: string | void } {
  const cues: string[] = [];
  const context = { rng: createRng('play'), cue: (name: string) => void cues.push(name) };
  return { refused: rules.step(state, input, context), cues };
}

const place = (state: State, row: number): number => row * state.size + (state.solution[row] ?? 0);

describe('a wood', () => {
  it('is won when an owl sleeps in every row, column and grove', () => {
    const state = begin();
    for (let row = 0; row < state.size; row += 1) {
      expect(rules.status(state)).toBe('playing');
      expect(play(state, { set: [place(state, row)], to: OWL }).cues).toEqual(['perch']);
    }
    expect(rules.status(state)).toBe('won');
    expect(rules.stars?.(state)).toBe(3);
    expect(rules.inputs(state, createRng('x'))).toEqual([]);
    expect(rules.career?.of(state)).toEqual({ solved: 1, streak: 1, longest: 1 });
    expect(rules.career?.parse({ solved: 7, streak: 'x', longest: 4 })).toMatchObject({
      value: { solved: 7, streak: 0, longest: 4 },
    });
  });

  it('wakes owls that see each other: in a line, in a grove, or touching at a corner', () => {
    const wood = 'aabbccaabbccddeeffddeeffddeeffddeeff';
    const seeing = (one: number, other: number): number[] => {
      const marks = [...wood].map((_, cell) => (cell === one || cell === other ? OWL : FREE));
      return awake({ marks, wood });
    };
    expect(seeing(0, 5)).toEqual([0, 5]);
    expect(seeing(0, 30)).toEqual([0, 30]);
    expect(seeing(0, 7)).toEqual([0, 7]);
    expect(seeing(12, 19)).toEqual([12, 19]);
    expect(seeing(12, 25)).toEqual([12, 25]);
    expect(seeing(0, 14)).toEqual([]);
  });

  it('counts a hoot for every owl that wakes another, and taking it back does not forget it', () => {
    const state = begin();
    const cell = place(state, 0);
    play(state, { set: [cell], to: OWL });
    const adjacent = cell % state.size === 0 ? cell + 1 : cell - 1;
    const { cues } = play(state, { set: [adjacent], to: OWL });
    expect(cues).toEqual(['hoot', 'hoot']);
    expect(state.hoots).toBe(1);
    expect(rules.ending?.(state)).toMatchObject({ almost: 'almost.restless', value: 1 });
    expect(rules.ending?.(begin())).toEqual({ reason: 'reason.clean' });
    const again = begin();
    play(again, { set: [cell], to: OWL, w: state.hoots });
    expect(again.hoots).toBe(1);
    expect(rules.career?.of(again).streak).toBe(0);
  });

  it('is filled with one stroke that goes around owls', () => {
    const state = begin();
    play(state, { set: [2], to: OWL });
    const { cues } = play(state, { set: [0, 1, 2, 3, 3], to: CROSS });
    expect(cues).toEqual(['cross', 'cross', 'cross']);
    expect(state.marks.slice(0, 5)).toEqual([CROSS, CROSS, OWL, CROSS, FREE]);
    play(state, { set: [0, 1, 2, 3], to: FREE });
    expect(state.marks.slice(0, 4)).toEqual([FREE, FREE, OWL, FREE]);
  });

  it('refuses what changes nothing, what lies outside, and owls in numbers', () => {
    const state = begin();
    expect(play(state, { set: [0], to: FREE }).refused).toBe('refused.same');
    expect(play(state, { set: [state.size ** 2], to: OWL }).refused).toBe('refused.outside');
    expect(play(state, { set: [0, 9], to: OWL }).refused).toBe('refused.many');
  });

  it.each([
    null,
    { set: [], to: 1 },
    { set: [0], to: 3 },
    { set: [-1], to: 1 },
    { set: ['a'], to: 1 },
    { set: [0], to: 1, w: -2 },
    { set: 4, to: 1 },
  ])('validates inputs: %j', (raw) => {
    expect(rules.parseInput(raw)).toMatchObject({ ok: false });
  });
});

describe('reasoning', () => {
  it('never crosses out the solution, whatever it is allowed to use', () => {
    for (const { params } of rules.levels.filter((_, at) => at % 9 === 0)) {
      const state = rules.deal(params, createRng('reason'), fresh);
      const truth = state.solution.map((column, row) => row * state.size + column);
      for (const step of reason(readWood(state.wood)).steps) {
        if (step.owl !== undefined) expect(truth).toContain(step.owl);
        for (const cell of step.crosses) expect(truth).not.toContain(cell);
      }
    }
  });

  it('finds the plainest step first', () => {
    const wood = readWood('aaaabbbbccccdddd');
    expect(nextDeduction(wood, [], [0, 1, 2])?.technique).toBe('last');
    expect(nextDeduction(wood, [], [0, 1, 2])?.owl).toBe(3);
    for (const technique of TECHNIQUES) {
      const step = nextDeduction(wood, [], [], [technique]);
      expect(step === undefined || step.technique === technique).toBe(true);
    }
  });

  it('sees a cell that would leave a grove without a place', () => {
    // The first grove is two cells side by side: nothing below them can hold an owl.
    const wood = readWood('aabbbbccbbddccbbddcceeddcceeffeeeeff');
    const step = nextDeduction(wood, [], [], ['shade']);
    expect(step).toMatchObject({ technique: 'shade', cells: [0, 1] });
    expect(step?.crosses).toEqual(expect.arrayContaining([6, 7]));
  });

  it('needs every technique somewhere', () => {
    const used = new Set<string>();
    for (const { params } of rules.levels) {
      if (params.level === 0) continue;
      const { wood } = rules.deal(params, createRng('used'), fresh);
      for (const step of reason(readWood(wood)).steps) used.add(step.technique);
    }
    expect([...used].toSorted()).toEqual([...TECHNIQUES].toSorted());
  });
});

describe('a hint', () => {
  it('names an owl that is wrong before anything else, and then a cross that is', () => {
    const state = begin();
    const right = place(state, 0);
    const wrong = state.marks.findIndex((_, cell) => cell !== right && cell < state.size);
    state.marks[right] = CROSS;
    state.marks[wrong] = OWL;
    expect(mind.hint?.(state)).toMatchObject({
      say: 'hint.wrong',
      input: { set: [wrong], to: FREE },
    });
    state.marks[wrong] = FREE;
    expect(mind.hint?.(state)).toMatchObject({
      say: 'hint.cross',
      input: { set: [right], to: FREE },
    });
    state.marks[right] = OWL;
    state.marks[wrong] = OWL;
    expect(mind.hint?.(state)?.say).toBe('hint.awake');
  });

  it('leads from every start to the end, step by step', () => {
    for (const { params } of rules.levels.filter((_, at) => at % 12 === 5)) {
      const state = rules.deal(params, createRng('hints'), fresh);
      for (let step = 0; rules.status(state) === 'playing' && step < 120; step += 1) {
        const input = mind.hint?.(state)?.input;
        if (!input) throw new Error(`wood ${params.level}: no hint at\n${rules.text(state)}`);
        expect(play(state, input).refused).toBeUndefined();
      }
      expect(rules.status(state)).toBe('won');
    }
  });
});

describe('growing', () => {
  it('gives woods with one solution, or nothing', () => {
    let grown = 0;
    for (let seed = 0; seed < 12; seed += 1) {
      const wood = growWood(7, createRng(`grow ${seed}`));
      if (!wood) continue;
      grown += 1;
      expect(solutions(wood, 2, createBudget('owl', 100_000))).toHaveLength(1);
    }
    expect(grown).toBeGreaterThan(2);
  });

  it('turns and mirrors a wood into one as good', () => {
    const wood = readWood(begin().wood);
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed += 1) {
      const other = turned(wood, createRng(`turn ${seed}`));
      seen.add(writeWood(other));
      expect(solutions(other, 2, createBudget('owl', 100_000))).toHaveLength(1);
      expect(reason(other).solved).toBe(true);
    }
    expect(seen.size).toBeGreaterThan(20);
  });
});

describe('the wood of the day', () => {
  it('can be reasoned out on each of the next four hundred days, and hardly ever comes twice', () => {
    const daily = rules.levels.find((level) => level.daily);
    if (!daily) throw new Error('there is no daily wood');
    const seen = new Set<string>();
    for (let day = 0; day < 400; day += 1) {
      const date = new Date(Date.UTC(2026, 10, 21 + day)).toISOString().slice(0, 10);
      const state = rules.deal(daily.params, createRng(`daily/owl-roost/${date}`), fresh);
      seen.add(state.wood);
      const inputs = solve(state);
      if (!inputs) throw new Error(`${date} cannot be reasoned out`);
      for (const input of inputs) play(state, input);
      expect(rules.status(state), date).toBe('won');
    }
    expect(seen.size).toBeGreaterThan(390);
  });
});
