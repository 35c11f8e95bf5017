import type { Mind } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { fieldOf } from './rules/field.ts';
import { pointOn } from './rules/march.ts';
import { bestOrder } from './rules/planner.ts';
import { twigAgainstFall } from './rules/threat.ts';
import { PLAYER, type Input, type State } from './rules/types.ts';

const COUNSEL = {
  greed: 1.4,
  growth: 1.2,
  cunning: 0.8,
  spare: 3,
  error: 0,
  patience: 0.2,
  drill: true,
} as const;

/** Advises what the planner would do. Rivals think within the rules: they move while the player does. */
export const mind: Mind<State, Input> = {
  hint(state) {
    if (state.end !== '') return undefined;
    const field = fieldOf(state);
    const cut = twigAgainstFall(state);
    if (cut?.kind === 'cut') {
      return { say: 'hint.twig', input: cut, at: [pointOn(field, cut.lane, cut.along)] };
    }
    const order = bestOrder(state, PLAYER, COUNSEL, createRng('hint'));
    if (!order) return undefined;
    const side = state.mounds[order.to]?.side ?? 0;
    const say = side === 0 ? 'hint.wake' : side === PLAYER ? 'hint.help' : 'hint.take';
    const at = [...order.from, order.to].flatMap((place) => {
      const site = field.sites[place];
      return site ? [{ x: site.x, y: site.y }] : [];
    });
    return { say, at, input: { kind: 'send', ...order } };
  },
};
