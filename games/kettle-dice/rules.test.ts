import { createRng } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import { LEVELS, SHOPS, type Params } from './levels.ts';
import { mind } from './mind.ts';
import { bot } from './bot.ts';
import { boxesOf, facesOf, FULL, padOf, TEA } from './rules/boxes.ts';
import { chance, plainly, prospects } from './rules/odds.ts';
import { answer, choices } from './rules/play.ts';
import { RIVALS, type RivalName } from './rules/rivals.ts';
import { HANDFULS, placeOf } from './rules/rolls.ts';
import { BOX, openTo, rules, totalOf, type State } from './rules.ts';

const NO_CUES = () => undefined;

function dealt(params: Partial<Params> = {}, seed = 'a'): State {
  return rules.deal({ pad: FULL, marks: [], with: 'nobody', ...params }, createRng(seed), {
    rounds: 0,
  });
}

/** A turn with these dice on the table. */
function posed(dice: readonly number[], rolls: number, pad = FULL): State {
  return { ...dealt({ pad }), dice: [...dice], rolls };
}

const paid = (letter: string, ...dice: readonly number[]): number =>
  TEA.points(boxesOf(padOf(letter))[0] ?? 0, facesOf(dice));

describe('boxes', () => {
  it.each([
    ['3', [3, 3, 1, 3, 6], 9],
    ['T', [2, 2, 5, 5, 6], 20],
    ['T', [2, 2, 2, 2, 6], 0],
    ['Q', [4, 4, 4, 4, 1], 17],
    ['Q', [4, 4, 4, 1, 1], 0],
    ['F', [3, 3, 3, 6, 6], 25],
    ['F', [3, 3, 3, 3, 3], 0],
    ['S', [1, 2, 3, 4, 6], 30],
    ['S', [1, 2, 3, 5, 6], 0],
    ['L', [2, 3, 4, 5, 6], 40],
    ['L', [1, 2, 3, 4, 6], 0],
    ['K', [6, 6, 6, 6, 6], 50],
    ['B', [1, 2, 3, 5, 6], 17],
  ])('%s pays for %j: %i', (letter, dice, points) => {
    expect(paid(letter, ...dice)).toBe(points);
  });
});

describe('a turn', () => {
  it('throws only what is not kept, three times at most, then fills one box', () => {
    const state = dealt();
    const context = { rng: createRng('turn'), cue: NO_CUES };
    expect(rules.step(state, BOX, context)).toBe('refused.roll');
    expect(rules.step(state, 3, context)).toBe('refused.first');
    rules.step(state, 0, context);
    const [one, two] = state.dice;
    rules.step(state, 0b00011, context);
    expect(state.dice.slice(0, 2)).toEqual([one, two]);
    expect(state.log.at(-1)).toHaveLength(4);
    expect(rules.step(state, 31, context)).toBe('refused.all');
    rules.step(state, 0b00011, context);
    expect(rules.step(state, 0, context)).toBe('refused.rolls');
    expect(rules.step(state, BOX + 12, context)).toBeUndefined();
    expect(state.scores[0]?.[12]).toBeGreaterThanOrEqual(5);
    expect(state.rolls).toBe(0);
  });

  it('gives everybody who plays the same deal the same dice, whatever they keep', () => {
    const [careful, bold] = [dealt(), dealt()];
    const [one, two] = [createRng('day'), createRng('day')];
    rules.step(careful, 0, { rng: one, cue: NO_CUES });
    rules.step(bold, 0, { rng: two, cue: NO_CUES });
    rules.step(careful, 0b01111, { rng: one, cue: NO_CUES });
    rules.step(bold, 0, { rng: two, cue: NO_CUES });
    expect(careful.dice[4]).toBe(bold.dice[4]);
  });

  it('adds the bonus once the numbers reach 60, on pads with all six', () => {
    const state = dealt();
    const own = state.scores[0] as number[];
    own.splice(0, 6, 3, 6, 9, 12, 15, 12);
    expect(totalOf(state, 0)).toBe(57);
    own[5] = 18;
    expect(totalOf(state, 0)).toBe(63 + 30);
    const short = dealt({ pad: padOf('23456B') });
    (short.scores[0] as number[]).splice(1, 5, 6, 9, 12, 15, 24);
    expect(totalOf(short, 0)).toBe(66);
  });
});

describe('odds', () => {
  it('count every throw: four fours become five with one die and two throws in 11 of 36', () => {
    expect(chance(11, [4, 4, 4, 4], 1)).toBeCloseTo(1 / 6);
    expect(chance(11, [4, 4, 4, 4], 2)).toBeCloseTo(11 / 36);
    expect(chance(10, [2, 3, 4, 5], 1)).toBeCloseTo(1 / 3);
    expect(chance(9, [1, 1, 1, 1, 1], 1)).toBe(0);
  });

  it('agree with 20,000 throws', () => {
    const rng = createRng('odds');
    let hits = 0;
    for (let game = 0; game < 20_000; game += 1) {
      const dice = [6, 6, 6, ...[0, 0].map(() => 1 + rng.int(6))];
      if (TEA.points(7, facesOf(dice)) > 0) hits += 1;
    }
    expect(hits / 20_000).toBeCloseTo(chance(7, [6, 6, 6], 1), 1.8);
  });

  it('are said in small numbers', () => {
    expect(plainly(0.5)).toEqual([1, 2]);
    expect(plainly(0.31)).toEqual([1, 3]);
    expect(plainly(1 / 6)).toEqual([1, 6]);
    for (let part = 0.03; part < 0.97; part += 0.01) {
      const [times, of] = plainly(part);
      expect(Math.abs(times / of - part)).toBeLessThan(0.06);
    }
  });

  it('leave out boxes that are filled', () => {
    expect(
      prospects(padOf('TQ'), [4, 4], 2)
        .map(({ box }) => box)
        .toSorted(),
    ).toEqual([6, 7]);
  });
});

describe('the table', () => {
  it('knows 462 handfuls, each by its place', () => {
    expect(HANDFULS).toHaveLength(462);
    HANDFULS.forEach((faces, at) => expect(placeOf(faces)).toBe(at));
  });

  it('keeps what a good player keeps', () => {
    const best = (state: State) => choices(state)[0]?.input ?? -1;
    expect(best(posed([5, 5, 5, 5, 2], 1))).toBe(0b01111);
    expect(best(posed([2, 3, 4, 5, 6], 1, padOf('456LB')))).toBe(BOX + 10);
    expect(best(posed([6, 6, 6, 6, 6], 2))).toBe(BOX + 11);
  });

  it('knows a pad of one box by heart: fives alone bring 5 × 5 × (1 − (5/6)³)', () => {
    const [first] = choices(posed([5, 1, 1, 1, 1], 2, padOf('5')));
    expect(first?.input).toBe(0b00001);
    expect(first?.value).toBeCloseTo(5 + (4 * 5) / 6);
  });
});

describe('keepers', () => {
  it('answer the same to the same position, and only on their turn', () => {
    for (const name of RIVALS.slice(0, 5)) {
      const state = { ...posed([1, 3, 4, 4, 6], 1, padOf('456QFB')), with: name, seat: 1 } as State;
      const two = dealt({ pad: padOf('456QFB'), with: name });
      const theirs = { ...state, scores: two.scores };
      expect(answer(name, theirs)).toBe(mind.rival?.(theirs));
      expect(mind.rival?.({ ...theirs, seat: 0 })).toBeUndefined();
    }
  });

  it('have styles: the cat keeps three fours where the gull goes for a straight', () => {
    const fours = (name: RivalName): number =>
      Array.from({ length: 40 }, (_, salt) => {
        const state = { ...posed([2, 3, 4, 4, 4], 1, padOf('QSL')), salt: salt * 7919 };
        const keep = answer(name, state) ?? 0;
        return state.dice.filter((die, at) => die === 4 && (keep >> at) & 1).length;
      }).filter((kept) => kept === 3).length;
    expect(fours('cat')).toBeGreaterThan(fours('gull') + 8);
  });
});

describe('hints', () => {
  it('name the dice of the best throw, and the box of the best stop', () => {
    const keep = mind.hint?.(posed([5, 5, 5, 5, 2], 1));
    expect(keep?.input).toBe(0b01111);
    expect(keep?.at).toHaveLength(4);
    // Four fives pay as a Quartet already: what is named is what may still come.
    expect(keep).toMatchObject({ say: 'hint.keep-11', values: { percent: 31 } });
    expect(mind.hint?.(posed([6, 6, 6, 6, 6], 3))).toMatchObject({ input: BOX + 11 });
  });
});

describe('levels', () => {
  it('are thirty, their marks rise, and pads either are short or whole', () => {
    expect(SHOPS.flatMap(({ goals }) => goals)).toHaveLength(24);
    expect(LEVELS.filter(({ pack }) => pack !== undefined && pack !== 'pack.daily')).toHaveLength(
      30,
    );
    for (const { params } of LEVELS) {
      const { pad, marks } = params;
      expect(marks.toSorted((a, b) => a - b)).toEqual(marks);
      expect(pad === FULL || boxesOf(pad).length <= 8).toBe(true);
    }
  });

  it('end with every box filled, won from the first mark on', () => {
    const state = dealt({ pad: padOf('56B'), marks: [1, 2, 400] });
    const rng = createRng('end');
    while (rules.status(state) === 'playing') {
      rules.step(state, bot(state, rng, 1) ?? 0, { rng, cue: NO_CUES });
    }
    expect(openTo(state)).toBe(0);
    expect(rules.status(state)).toBe('won');
    expect(rules.stars?.(state)).toBe(2);
  });

  it('a loss to a keeper says how far, however far it was', () => {
    const state = dealt({ pad: padOf('B'), marks: [1, 12, 28], with: 'pip' });
    for (const [seat, points] of [5, 30].entries()) state.scores[seat]?.splice(12, 1, points);
    expect(rules.ending?.(state)).toEqual({
      reason: 'reason.behind',
      almost: 'almost.points',
      value: 26,
    });
  });

  it('of two players begin in turn, count rounds, and have no score in common', () => {
    const begins = (rounds: number, who: 'friend' | 'pip'): number =>
      rules.deal({ pad: FULL, marks: [], with: who }, createRng(1), { rounds }).seat;
    expect([0, 1, 2].map((rounds) => begins(rounds, 'friend'))).toEqual([0, 1, 0]);
    expect(begins(1, 'pip')).toBe(0);
    const state = dealt({ pad: padOf('56B'), with: 'friend' });
    const rng = createRng('end');
    while (rules.status(state) === 'playing') {
      expect(rules.career?.of(state)).toEqual({ rounds: 0 });
      rules.step(state, bot(state, rng, 1) ?? 0, { rng, cue: NO_CUES });
    }
    expect(rules.career?.of(state)).toEqual({ rounds: 1 });
    expect(rules.score?.(state)).toBeUndefined();
  });
});
