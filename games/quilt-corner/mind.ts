import type { Mind } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import type { Input } from './rules.ts';
import { sewn, SIDE } from './rules/board.ts';
import { choose } from './rules/choose.ts';
import { patchFor } from './rules/patches.ts';
import type { State } from './rules/state.ts';

/** The hint lays the patch down as a ghost where the whole hand goes well. */
export const mind: Mind<State, Input> = {
  hint(state) {
    const input = choose(state, createRng('hint'), 1);
    if (input === undefined) return undefined;
    const held = state.hand[Math.floor(input / (SIDE * SIDE))];
    if (!held) return undefined;
    const at = input % (SIDE * SIDE);
    const patch = patchFor(held.shape);
    const { lines, motifs } = sewn(state.cells, patch, held.fabric, at);
    const say = motifs.length > 0 ? 'hint.motif' : lines.length > 0 ? 'hint.line' : 'hint.room';
    const cells = patch.cells.map(({ x, y }) => ({
      x: (at % SIDE) + x + 0.5,
      y: Math.floor(at / SIDE) + y + 0.5,
    }));
    return { say, at: cells, input };
  },
};
