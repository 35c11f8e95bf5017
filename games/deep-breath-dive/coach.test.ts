import { sizesOf } from '@playgrove/kit/testing';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import { rules, type State } from './rules.ts';
import { FRESH } from './rules/state.ts';
import { createUi } from './view/ui.ts';
import { shopOpen } from './view/shop.ts';
import game from './view.ts';

function dived(change: Partial<State>): State {
  const state = rules.deal({ mode: 'endless' }, createRng('coach'), FRESH);
  return Object.assign(state, change);
}

function shown(state: State): unknown {
  const coach = game.view.coach?.(state, createUi(state), 'touch', sizesOf(390, 844));
  return typeof coach === 'object' ? coach.kind : coach;
}

const vent = { id: 500, x: 2, y: 24 };

describe('the hand', () => {
  it('shows the dive, waits for a vent and points at it until it was breathed', () => {
    const sea = { things: [], creatures: [], vents: [vent] };
    expect(shown(dived({ sea }))).toBe('hold');
    expect(shown(dived({ sea, phase: 'dive', y: 5 }))).toBe('wait');
    expect(shown(dived({ sea, phase: 'dive', y: 20 }))).toBe('path');
    expect(shown(dived({ sea, phase: 'dive', y: 20, taken: [vent.id] }))).toBeUndefined();
    expect(shown(dived({ sea, phase: 'end' }))).toBeUndefined();
  });
});

describe('the shop', () => {
  it('is shown once something can be had, and stays when something is owned', () => {
    const purse = (coins: number, lamp = 0): State => {
      const state = dived({});
      const { levels } = state.career.purse;
      state.career = { ...state.career, purse: { coins, levels: { ...levels, lamp } } };
      return state;
    };
    expect([0, 119, 120].map((coins) => shopOpen(purse(coins)))).toEqual([false, false, true]);
    expect(shopOpen(purse(0, 1))).toBe(true);
  });
});
