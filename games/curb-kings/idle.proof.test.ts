import { Session } from '@playgrove/kit/session';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, it, test } from 'vitest';
import { FRESH, type State } from './rules/state.ts';
import { SPOT_IDS } from './rules/spots.ts';
import { rules } from './rules.ts';

describe('a spot that is only rolled through', () => {
  it.each(SPOT_IDS)('%s: earns nothing', (spot) => {
    const session = new Session(rules as never, {
      level: spot,
      params: { mode: 'spot', spot },
      seed: 'idle',
    });
    session.apply({ act: 'press' } as never);
    session.apply({ act: 'release' } as never);
    while (session.status === 'playing') session.advance();
    expect(session.status).toBe('lost');
  });
});

/** The first spot at its end: stickers ticked before, the score nearly reached in this run. */
function ended(ticked: number): State {
  const params = { mode: 'spot', spot: 'harbour-1' } as const;
  const state = rules.deal(params, createRng('end'), { ...FRESH, ticked: { 'harbour-1': ticked } });
  state.phase = 'end';
  const [stickers = '', grinds = '', score = ''] = goalIds(state);
  state.board = { ...state.board, counts: { [stickers]: 5, [grinds]: 0, [score]: 990 } };
  return state;
}

function goalIds(state: State): readonly string[] {
  return Object.keys(state.board.counts);
}

test('the tip is about a goal that is still open, also one ticked in an earlier run', () => {
  expect(rules.ending?.(ended(0))?.almost).toBe('almost.score');
  expect(rules.ending?.(ended(0b100))?.almost).toBe('almost.sticker');
  expect(rules.ending?.(ended(0b101))?.almost).toBe('almost.grinds');
  expect(rules.ending?.(ended(0b111))?.almost).toBeUndefined();
});

test('the goal shown next is one that is still open', () => {
  expect(rules.goal?.(ended(0))?.name).toBe('goal.sticker');
  expect(rules.goal?.(ended(0b001))?.name).toBe('goal.grinds');
  expect(rules.goal?.(ended(0b111))).toBeUndefined();
});
