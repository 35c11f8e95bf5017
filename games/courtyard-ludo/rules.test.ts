import { createRng } from '@playgrove/kit/core';
import { playing, stepOn } from '@playgrove/kit/testing';
import { describe, expect, it } from 'vitest';
import { given, played, position } from './fixtures.ts';
import { mind } from './mind.ts';
import { draw, FACES, FULL_BAG, fullBag, leftIn } from './rules/bag.ts';
import { hits, landing, movable, nextSide, stepsLeft } from './rules/moves.ts';
import { answer, choices, risk, RIVALS } from './rules/rivals.ts';
import { entryOf, gateOf, HOME, isSafe, isTree, LANE, LAP, tileOf, YARD } from './rules/track.ts';
import { DIE, rules, TOKEN, type State } from './rules.ts';

const across = 16;
const level = (id: string) =>
  rules.levels.find((each) => each.id === id)?.params ?? rules.levels[0].params;

describe('the way', () => {
  it('goes once around, from a gate to the tile before it', () => {
    for (const side of [0, 1, 2, 3]) {
      expect(tileOf(side, 0)).toBe(gateOf(side));
      expect(tileOf(side, LANE - 1)).toBe(entryOf(side));
      expect(tileOf(side, LANE)).toBeUndefined();
      expect(tileOf(side, YARD)).toBeUndefined();
    }
    expect(new Set(Array.from({ length: LAP }, (_, step) => tileOf(2, step))).size).toBe(LAP);
  });

  it('has eight safe tiles, alike for every side', () => {
    const safe = Array.from({ length: LAP }, (_, tile) => tile).filter(isSafe);
    expect(safe).toHaveLength(8);
    expect(safe.filter(isTree)).toHaveLength(4);
    const ofSide = (side: number): readonly number[] =>
      Array.from({ length: LAP }, (_, step) => step).filter((step) =>
        isSafe(tileOf(side, step) ?? 1),
      );
    expect(ofSide(3)).toEqual(ofSide(0));
  });

  it('leads out of the garden with a 1 or a 6, and home with the exact number', () => {
    expect([1, 2, 3, 4, 5, 6].map((die) => landing(YARD, die))).toEqual([
      0,
      undefined,
      undefined,
      undefined,
      undefined,
      0,
    ]);
    expect(landing(HOME - 3, 3)).toBe(HOME);
    expect(landing(HOME - 3, 4)).toBeUndefined();
    expect(landing(HOME, 1)).toBeUndefined();
  });
});

describe('the bag', () => {
  it('gives every face twice in twelve draws, again and again', () => {
    const rng = createRng('bag');
    const bag = fullBag();
    for (let round = 0; round < 50; round += 1) {
      const faces = Array.from({ length: FULL_BAG }, () => draw(bag, rng)).toSorted();
      expect(faces).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
      expect(leftIn(bag)).toBe(0);
    }
  });

  it('draws in every order: first faces come alike', () => {
    const counts = Array.from({ length: FACES }, () => 0);
    for (let deal = 0; deal < 3000; deal += 1) {
      const face = draw(fullBag(), createRng(`first ${deal}`)) - 1;
      counts[face] = (counts[face] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(90);
  });

  it('gets a die back when the token is used, so that faces stay even', () => {
    const state = position([5, YARD], [5, YARD], {
      die: 2,
      bags: [[2, 1, 2, 2, 2, 2], [], fullBag(), []],
    });
    const after = given(state, TOKEN);
    expect(after.tokens[0]).toBe(0);
    expect(leftIn(after.bags[0] ?? [])).toBe(11);
  });
});

describe('the reroll', () => {
  it('is earned by sending a rival home, up to two', () => {
    const hit = (tokens: number): State =>
      given(position([18, YARD], [4, YARD], { die: 2, tokens: [tokens, 0, 1, 0] }), 1);
    expect([0, 1, 2].map((had) => hit(had).tokens[0])).toEqual([1, 2, 2]);
    const missed = given(position([18, YARD], [4, YARD], { die: 1, tokens: [0, 0, 1, 0] }), 1);
    expect(missed.tokens[0]).toBe(0);
  });
});

it('a pawn that is sent home says how many steps it lost', () => {
  const { cues } = stepOn(rules, position([18, YARD], [4, YARD], { die: 2 }), 1);
  expect(cues.find(({ name }) => name === 'send')?.value).toBe(5);
});

describe('a turn', () => {
  it('is played by one tap on the bag if nothing is to be decided', () => {
    const state = position([5, HOME], [5, YARD], { tokens: [0, 0, 1, 0] });
    const after = given(state, DIE);
    expect(after.last).toMatchObject({ side: 0, rolled: 'drawn', pawn: 0, from: 5 });
    expect(after.die).toBe(0);
  });

  it('waits for a tap on the die while the token could be used', () => {
    const state = position([5, HOME], [5, YARD], {
      die: 3,
      bags: [[2, 2, 1, 2, 2, 2], [], fullBag(), []],
    });
    const after = given(state, DIE);
    expect(after.at[0]).toEqual([8, HOME]);
    expect(after.side).toBe(2);
  });

  it('goes on after a six, and after a pawn was sent home', () => {
    const six = given(position([5, 7], [5, YARD], { die: 6 }), 1);
    expect(six.side).toBe(0);
    // Across, step 4 is 16 tiles on: step 20 of side 0.
    const hit = given(position([18, YARD], [4, 4], { die: 2 }), 1);
    expect(hit.at[2]).toEqual([YARD, YARD]);
    expect(hit.side).toBe(0);
    expect(hit.last?.sent).toHaveLength(2);
  });

  it('sends nobody home from a safe tile', () => {
    const safe = given(position([14, YARD], [3, YARD], { die: 5 }), 1);
    expect(tileOf(0, 19)).toBe(tileOf(2, 3));
    expect(safe.at[2]).toEqual([3, YARD]);
    expect(hits(safe.at, 0, across + 3)).toEqual([]);
  });

  it('is passed if no pawn can go', () => {
    const state = position([HOME - 1, YARD], [5, YARD], { die: 4 });
    expect(rules.inputs(state, createRng('x'))).toEqual([DIE, TOKEN]);
    const after = given(state, DIE);
    expect(after.side).toBe(2);
    expect(after.last).toMatchObject({ pawn: -1, die: 4 });
  });

  it('refuses with a reason', () => {
    const why = (state: State, input: number): unknown => stepOn(rules, state, input).why;
    expect(why(position([5, 9], [5, 5]), 1)).toBe('refused.roll');
    expect(why(position([5, 9], [5, 5]), TOKEN)).toBe('refused.roll');
    expect(why(position([5, 9], [5, 5], { die: 3 }), DIE)).toBe('refused.choose');
    expect(why(position([5, YARD], [5, 5], { die: 3 }), 2)).toBe('refused.yard');
    expect(why(position([HOME - 2, 3], [5, 5], { die: 3 }), 1)).toBe('refused.exact');
    expect(why(position([HOME, 3], [5, 5], { die: 3 }), 1)).toBe('refused.home');
    expect(why(position([5, 9], [5, 5], { die: 3 }), 4)).toBe('refused.none');
    expect(why(position([5, 9], [5, 5], { die: 3, tokens: [0, 0, 1, 0] }), TOKEN)).toBe(
      'refused.token',
    );
    const last = [[0, 0, 0, 0, 0, 0], [], fullBag(), []];
    expect(why(position([5, 9], [5, 5], { die: 3, bags: last }), TOKEN)).toBe('refused.last');
    expect(why(position([5, 9], [5, 5], { winner: 2 }), DIE)).toBe('refused.over');
  });
});

describe('the end', () => {
  it('comes with the last pawn at home; stars count the lead', () => {
    const won = given(position([HOME - 2, HOME], [10, 20], { die: 2 }), 1);
    expect(rules.status(won)).toBe('won');
    expect(rules.stars?.(won)).toBe(3);
    const near = given(position([HOME - 2, HOME], [HOME - 4, HOME], { die: 2 }), 1);
    expect(rules.stars?.(near)).toBe(1);
    expect(rules.ending?.(near)).toEqual({ reason: 'reason.won', almost: 'almost.star', value: 6 });
  });

  it('says who was first and how far it was', () => {
    const state = position([HOME - 5, HOME], [HOME - 2, HOME], { die: 2, side: 2 });
    const lost = given(state, 1);
    expect(rules.status(lost)).toBe('lost');
    expect(rules.ending?.(lost)).toEqual({
      reason: 'reason.olive',
      almost: 'almost.close',
      value: 5,
    });
  });

  it('of friends is nobody’s loss and gives no stars', () => {
    for (const [id, seats] of [
      ['two', 2],
      ['three', 3],
      ['four', 4],
    ] as const) {
      const state = played(level(id), id);
      expect(rules.status(state)).toBe('over');
      expect(state.who.filter((who) => who !== 'none')).toHaveLength(seats);
      expect(rules.seats?.(state)).toEqual([]);
    }
    const { state } = playing(rules, 'three');
    expect(rules.seats?.({ ...state, side: 3 })).toEqual([2]);
  });
});

describe('tables', () => {
  it('seat no rival twice', () => {
    for (const { id, params } of rules.levels) {
      const names = params.who.filter((who) => who !== 'none' && who !== 'friend');
      expect(new Set(names).size, id).toBe(names.length);
    }
  });

  it('pass the turn clockwise over empty sides', () => {
    const { at } = position([0, 0], [0, 0]);
    expect([nextSide(at, 0), nextSide(at, 2)]).toEqual([2, 0]);
    expect(stepsLeft([0, YARD, HOME])).toBe(HOME * 2 + 1);
  });

  it('count pawns that stand together as one choice', () => {
    expect(movable([YARD, YARD, 4, 4], 6)).toEqual([0, 2]);
    expect(movable([YARD, YARD, 4, 4], 3)).toEqual([2]);
  });
});

describe('rivals', () => {
  it('know the risk from what is left in the bags', () => {
    // Two tiles behind: only a 2 hits, and there are none left.
    const none = [fullBag(), [], [2, 0, 2, 2, 2, 2], []];
    const state = position([17, YARD], [2, YARD], { die: 3 });
    expect(risk(state, 0, 0)).toBeCloseTo(2 / 12);
    expect(risk({ ...state, bags: none }, 0, 0)).toBe(0);
    expect(risk(position([12, YARD], [2, YARD], { die: 4 }), 0, 0)).toBe(0);
  });

  it('send home, come home and answer the same every time', () => {
    const hit = position([18, 25], [4, YARD], { die: 2 });
    expect(choices(hit)[0]?.input).toBe(1);
    for (const name of RIVALS) {
      const state = position([10, 22], [9, 28], { die: 4, side: 2 });
      expect(answer(name, state)).toBe(answer(name, state));
    }
  });

  it('use the token when the die in hand is far worse than the rest', () => {
    const bags = [[0, 0, 0, 0, 0, 2], [], fullBag(), []];
    const state = position([14, YARD, YARD, YARD], [4, YARD], { die: 3, bags });
    expect(choices(state)[0]?.input).toBe(TOKEN);
    expect(mind.hint?.(state)).toMatchObject({ say: 'hint.token', input: TOKEN });
  });
});

describe('hints', () => {
  const said = (state: State): string | undefined => mind.hint?.(state)?.say;
  it('name the reason', () => {
    const used = { tokens: [0, 0, 0, 0] };
    expect(said(position([5, 6], [5, 5]))).toBe('hint.roll');
    expect(said(position([18, 25], [4, YARD], { die: 2, ...used }))).toBe('hint.send');
    expect(said(position([HOME - 2, 1], [YARD, YARD], { die: 2, ...used }))).toBe('hint.home');
    expect(said(position([12, YARD], [YARD, YARD], { die: 1, ...used }))).toBe('hint.out');
    expect(said(position([5, HOME], [5, 5], { die: 2, ...used }))).toBe('hint.only');
    expect(said(position([HOME - 1, YARD], [5, 5], { die: 4, ...used }))).toBe('hint.pass');
    expect(said(position([5, 6], [5, 5], { die: 2, side: 2 }))).toBeUndefined();
  });

  it('of friends begin in turn around the table, and against rivals you begin', () => {
    const begins = (id: string, rounds: number): number =>
      rules.deal(level(id), createRng(1), { rounds }).side;
    expect([0, 1, 2].map((rounds) => begins('two', rounds))).toEqual([0, 2, 0]);
    expect([0, 1, 2, 3].map((rounds) => begins('three', rounds))).toEqual([0, 1, 3, 0]);
    expect(begins(rules.levels[0].id, 1)).toBe(0);
    const over = played(level('two'), 'two');
    expect(rules.career?.of(over)).toEqual({ rounds: 1 });
    expect(rules.career?.of({ ...over, winner: -1 })).toEqual({ rounds: 0 });
  });
});
