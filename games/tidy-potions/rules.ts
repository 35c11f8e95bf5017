import type { Ending, Goal, Point, Rules, StepContext } from '@playgrove/kit/contract';
import { almost, medalsFor } from '@playgrove/kit/logic/levels';
import { LEVELS } from './levels.ts';
import { boardOf, dressed, LEVEL_COUNT, specOf, tableOf } from './rules/boards.ts';
import { amountOf, isSmoky, poursOf, refusalOf } from './rules/bottles.ts';
import {
  isOut,
  isSpent,
  isWon,
  parseInput,
  parseParams,
  play,
  potionsOf,
  rewound,
  type Input,
  type Params,
  type State,
} from './rules/state.ts';

const medals = medalsFor<State>({
  value: ({ poured }) => poured.length,
  better: 'lower',
  marks: ({ par }) => [par + 4, par + 1],
  almost: 'almost.star',
});
/** Stages of cues from here on are waves of reactions; below, layers that are poured. */
export const REACTION = 10;

export const rules: Rules<Params, State, Input> = {
  slug: 'tidy-potions',
  version: 2,
  pace: { kind: 'turns', undo: 'unlimited' },
  levels: LEVELS,
  scoring: { better: 'lower', unit: 'moves' },
  parseParams: parseParams(LEVEL_COUNT),
  parseInput,

  deal({ level }, rng) {
    const board = boardOf(level, rng);
    const spec = specOf(board.level);
    const { sizes, bottles } = dressed(tableOf(board), rng, spec.spares.length);
    return {
      level,
      sizes,
      deal: bottles,
      bottles: bottles.map((layers) => [...layers]),
      poured: [],
      brewed: [],
      par: board.par,
      most: spec.slack < 0 ? 0 : board.par + spec.slack,
    };
  },

  step(state, input, context) {
    if (isWon(state) || isSpent(state)) return 'refused.over';
    if (input.act === 'pour') return pourInto(state, input.from, input.to, context);
    if (input.to >= state.poured.length) return 'refused.back';
    context.cue('back', undefined, state.poured.length - input.to);
    Object.assign(state, rewound(state, input.to));
    return undefined;
  },

  inputs(state) {
    if (isWon(state) || isSpent(state)) return [];
    const pours = poursOf(state).map(([from, to]): Input => ({ act: 'pour', from, to }));
    return pours.length > 0 ? pours : state.poured.map((_, to): Input => ({ act: 'back', to }));
  },

  status: (state) => (isWon(state) ? 'won' : isSpent(state) ? 'lost' : 'playing'),
  // The pour that ends a brew is one more than there were.
  score: ({ poured, most }) => (most > 0 ? Math.min(poured.length, most) : poured.length),
  stars: medals.stars,

  goal,

  ending(state): Ending | undefined {
    if (isWon(state)) return { reason: 'reason.won', ...medals.almost(state) };
    if (!isSpent(state)) return undefined;
    return { reason: 'reason.spent', ...almost(goal(state), 'almost.potions') };
  },

  text({ sizes, bottles, poured, brewed, par, most }) {
    const sign = (layer: number): string => {
      const letter = String.fromCharCode(97 + (layer % 16));
      return isSmoky(layer)
        ? `${letter}?${String.fromCharCode(96 + Math.floor(layer / 16))}`
        : letter;
    };
    const rows = bottles.map((layers, at) => `${sizes[at]} ${layers.map(sign).join(' ')}`.trim());
    return [...rows, `poured ${poured.length}/${most}, par ${par}, brewed ${brewed.length}`].join(
      '\n',
    );
  },
};

function goal(state: State): Goal {
  return { name: 'goal.potions', now: state.brewed.length, target: potionsOf(state) };
}

function pourInto(
  state: State,
  from: number,
  to: number,
  { cue }: StepContext,
): string | undefined {
  const why = refusalOf(state, from, to);
  if (why !== undefined) return why;
  const amount = amountOf(state, from, to);
  const level = state.bottles[to]?.length ?? 0;
  const at = (x: number, y: number): Point => ({ x, y });
  cue('pour', at(from, 5), amount);
  for (let unit = 0; unit < amount; unit += 1)
    cue('glug', at(to, level + unit + 1), level + unit + 1, unit);
  for (const { bottle, wave, cleared } of play(state, from, to)) {
    const stage = REACTION + wave;
    cue(wave > 0 ? 'chain' : 'potion', at(bottle, 4), state.brewed.length, stage);
    for (const [place, layer] of cleared) cue('clear', at(place, layer + 0.5), undefined, stage);
  }
  if (isOut(state) || isSpent(state)) cue('spent', at(from, 5));
  return undefined;
}
