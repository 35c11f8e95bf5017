import { createRng } from '@playgrove/kit/core';
import { expect, it } from 'vitest';
import { MINE, THEIRS, type Rule } from './rules/board.ts';
import { chosen, RIVALS, type RivalName } from './rules/rivals.ts';
import { rules } from './rules.ts';

/** LADDER_GAMES=100 gives the table of the README. */
const GAMES = Number(process.env['LADDER_GAMES'] ?? 10);

/** Part of the games that `one` wins, draws as half; each begins every other one. */
function winRate(rule: Rule, one: RivalName, two: RivalName, games: number): number {
  let won = 0;
  for (let at = 0; at < games; at += 1) {
    const rng = createRng(`${one} ${two} ${at}`);
    const state = rules.deal({ rule, rival: 'friend' }, rng, { games: at });
    while (state.end === null) {
      const name = state.turn === MINE ? one : two;
      const move = chosen(name, state, rng.int(0x7fffffff));
      if (move === undefined) throw new Error(`${name} makes no move`);
      rules.step(state, move, { rng, cue: () => undefined });
    }
    won += state.winner === MINE ? 1 : state.winner === THEIRS ? 0 : 0.5;
  }
  return won / games;
}

it.each(RIVALS.slice(1).map((name, below) => [name, RIVALS[below] ?? name] as const))(
  '%s beats %s',
  { timeout: 3e6 },
  (one, two) => {
    const rate = winRate('four', one, two, GAMES);
    if (process.env['LADDER_GAMES']) console.log(`${one} over ${two}: ${rate.toFixed(2)}`);
    expect(rate).toBeGreaterThan(0.6);
  },
);

it.each(['pop', 'five'] as const)('oakley beats skip in %s', { timeout: 3e6 }, (rule) => {
  expect(winRate(rule, 'oakley', 'skip', 10)).toBeGreaterThan(0.6);
});
