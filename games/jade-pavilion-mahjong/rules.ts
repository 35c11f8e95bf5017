import type { Goal, Rules, StepContext } from '@playgrove/kit/contract';
import { medalsFor } from '@playgrove/kit/logic/levels';
import { LEVELS } from './levels.ts';
import { boardOf, dailyBoard, seedsOf } from './rules/boards.ts';
import { tilesOf } from './rules/deal.ts';
import { parseInput, parseParams } from './rules/parse.ts';
import { shapeOf } from './rules/shape.ts';
import {
  isStuck,
  isWon,
  matches,
  openPairs,
  tableOf,
  type Input,
  type Params,
  type State,
} from './rules/state.ts';

/** A pair earns this, and more for every link of its chain, up to this many. */
const POINTS = { pair: 10, link: 5, most: 12 } as const;
/** Links for two and for three stars, as parts of the pairs. */
const STAR_PARTS = [0.35, 0.6];

export const medals = medalsFor<State>({
  value: ({ links }) => links,
  marks: ({ tiles }) => STAR_PARTS.map((part) => Math.round((tiles.length / 2) * part)),
  almost: 'almost.links',
});

export const rules: Rules<Params, State, Input> = {
  slug: 'jade-pavilion-mahjong',
  version: 1,
  pace: { kind: 'turns', undo: 'unlimited' },
  levels: LEVELS,
  scoring: { better: 'higher', unit: 'points' },
  parseParams,
  parseInput,

  deal({ level }, rng) {
    const deal = level > 0 ? boardOf(level, rng.pick(seedsOf(level))) : dailyBoard(rng);
    return { deal, tiles: tilesOf(deal), taken: [], score: 0, chain: 0, links: 0, fresh: [] };
  },

  step(state, input, context) {
    if (isWon(state)) return 'refused.over';
    return input.act === 'pair' ? take(state, input, context) : goBack(state, input.to, context);
  },

  inputs(state) {
    const pairs = openPairs(state).map(([a, b]): Input => ({ act: 'pair', a, b }));
    if (pairs.length > 0 || isWon(state)) return pairs;
    return state.taken.map((_, to): Input => ({ act: 'back', to }));
  },

  status: (state) => (isWon(state) ? 'won' : 'playing'),
  score: (state) => state.score,
  stars: medals.stars,

  goal(state): Goal {
    const name = isStuck(state) ? 'goal.stuck' : 'goal.pairs';
    return { name, now: state.taken.length, target: state.tiles.length / 2 };
  },

  ending: (state) => ({ reason: 'reason.won', ...medals.almost(state) }),

  text(state) {
    const { x, y, z } = shapeOf(state.deal.layout);
    const table = tableOf(state);
    const rows: string[][] = [];
    // The highest tile of each spot, as a letter: capital if it is free.
    for (const [place, face] of state.tiles.entries()) {
      if (table.there[place] !== 1) continue;
      const row = (rows[y[place] ?? 0] ??= []);
      const sign = String.fromCharCode(97 + face);
      row[x[place] ?? 0] = `${table.isFree(place) ? '*' : ' '}${sign}${z[place] ?? 0}`;
    }
    const lines = Array.from(rows, (row) =>
      row ? Array.from(row, (cell) => cell ?? '').join('  ') : '',
    );
    const { score, chain, links, taken } = state;
    return [...lines, `taken ${taken.length}, chain ${chain}, links ${links}, score ${score}`].join(
      '\n',
    );
  },
};

function take(
  state: State,
  { a, b, hinted = 0 }: Extract<Input, { act: 'pair' }>,
  context: StepContext,
): string | undefined {
  const table = tableOf(state);
  for (const place of [a, b]) {
    if (table.there[place] !== 1) return 'refused.gone';
    if (table.isCovered(place)) return 'refused.covered';
    if (!table.isFree(place)) return 'refused.blocked';
  }
  if (a === b) return 'refused.same';
  if (!matches(state, a, b)) return 'refused.different';
  const before = new Set(table.free());
  state.taken.push([a, b, hinted]);
  const links = [a, b].filter((place) => state.fresh.includes(place)).length;
  if (hinted === 0) {
    state.chain = links > 0 ? state.chain + links : 0;
    state.links += links;
  }
  state.score += POINTS.pair + POINTS.link * Math.min(POINTS.most, state.chain);
  state.fresh = tableOf(state)
    .free()
    .filter((place) => !before.has(place));
  report(state, a, b, links > 0 && hinted === 0, context);
  return undefined;
}

function report(state: State, a: number, b: number, isLink: boolean, { cue }: StepContext): void {
  const { x, y } = shapeOf(state.deal.layout);
  const at = (place: number) => ({ x: (x[place] ?? 0) + 1, y: (y[place] ?? 0) + 1 });
  const [one, two] = [at(a), at(b)];
  const middle = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
  cue('lift', one);
  cue(isLink ? 'link' : 'pair', middle, state.chain);
  if (isLink && state.chain % 5 === 0) cue('chain', middle, state.chain);
  for (const place of state.fresh) cue('fresh', at(place));
}

/** Puts pairs back, the last one first, by playing the others again. */
function goBack(state: State, to: number, context: StepContext): string | undefined {
  if (to >= state.taken.length) return 'refused.back';
  const kept = state.taken.slice(0, to);
  const count = state.taken.length - to;
  Object.assign(state, { taken: [], score: 0, chain: 0, links: 0, fresh: [] });
  const quiet: StepContext = { rng: context.rng, cue: () => undefined };
  for (const [a, b, hinted] of kept) take(state, { act: 'pair', a, b, hinted }, quiet);
  context.cue('back', undefined, count);
  return undefined;
}
