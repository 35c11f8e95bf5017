import { createRng } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import { RIVALS, chosen, type RivalName } from './rules/rivals.ts';
import { inputOf, rules, type State } from './rules.ts';

/** Plies after which nobody has won. */
const MAX_PLIES = 240;
/** LADDER_GAMES=200 gives the table of the README. */
const GAMES = Number(process.env['LADDER_GAMES'] ?? 0);

/** 1 if white wins, 0 if black does, a half for a draw. */
function played(white: RivalName, black: RivalName, seed: number): number {
  const rng = createRng(`${white} ${black} ${seed}`);
  const state: State = rules.deal({ two: true }, rng, { rounds: 0 });
  const context = { rng, cue: () => undefined };
  while (state.end === null && state.moves < MAX_PLIES) {
    const name = state.turn > 0 ? white : black;
    const move = chosen(name, state, rng.int(0x7fffffff), state.moves);
    if (!move) throw new Error(`${name} makes no move`);
    rules.step(state, inputOf(move), context);
  }
  return state.end === 'mate' ? (state.turn > 0 ? 0 : 1) : 0.5;
}

/** Part of the games that `one` wins, draws as half, white in every other one. */
function winRate(one: RivalName, two: RivalName, games: number): number {
  let won = 0;
  for (let at = 0; at < games; at += 1) {
    won += at % 2 === 0 ? played(one, two, at) : 1 - played(two, one, at);
  }
  return won / games;
}

describe('the rivals', () => {
  it.each([
    ['hedgehog', 'mouse', 4],
    ['badger', 'squirrel', 4],
    ['fox', 'rabbit', 2],
    ['owl', 'hedgehog', 1],
  ] as const)('%s is steps above %s', { timeout: 3e6 }, (one, two, sample) => {
    expect(winRate(one, two, GAMES || sample)).toBeGreaterThan(0.7);
  });

  it
    .skipIf(!GAMES)
    .each(RIVALS.slice(1).map((name, below) => [name, RIVALS[below] ?? name] as const))(
    '%s is a step above %s',
    { timeout: 3e6 },
    (one, two) => {
      const rate = winRate(one, two, GAMES);
      console.log(`${one} over ${two}: ${rate.toFixed(2)} of ${GAMES}`);
      expect(rate).toBeGreaterThan(0.55);
    },
  );
});
