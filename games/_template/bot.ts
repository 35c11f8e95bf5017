import type { Bot, Proof } from '@playgrove/kit/contract';
import { lookAhead, shaky } from '@playgrove/kit/logic/bots';
import { handful, rules, settled, worth, type Input, type State } from './rules.ts';

/** Stands for the berries that will follow; nobody knows yet which. */
const UNKNOWN = -1;

/** A pick as a player foresees it. */
const foreseen = {
  ...rules,
  step(state: State, cell: number) {
    const picked = handful(state.berries, cell);
    state.score += worth(picked.length);
    state.picksLeft -= 1;
    Object.assign(
      state,
      settled(state.berries, picked, () => UNKNOWN),
    );
    return undefined;
  },
};

/** With a pick to spare, a small handful that brings two large ones together is worth it. */
function value({ berries, score, picksLeft }: State): number {
  const sizes = berries.map((kind, at) => (kind === UNKNOWN ? 0 : handful(berries, at).length));
  return score + (picksLeft > 0 ? worth(Math.max(...sizes)) : 0);
}

/** Skill is how often it looks one pick ahead instead of picking at random. */
export const bot: Bot<State, Input> = shaky(lookAhead(foreseen, { value, nodes: 25, moves: 1 }), {
  any: rules.inputs,
});

/** The thinking bot must beat the random one by this many points a game, over this many games. */
export const proof: Proof = { seeds: 40, margin: 60 };
