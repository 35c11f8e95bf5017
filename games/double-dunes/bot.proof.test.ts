import { Session } from '@playgrove/kit/session';
import { createRng } from '@playgrove/kit/core';
import { expect, test } from 'vitest';
import { bot } from './bot.ts';
import { rules, type State } from './rules.ts';

/** The design's proof: the bot reaches 2048 in at least 90 of 100 games on the classic board. */
test(
  'a hundred games on the classic board: the strong bot reaches 2048 in 90 or more',
  { timeout: 1_200_000 },
  () => {
    let reached = 0;
    for (let seed = 0; seed < 100; seed += 1) {
      const session = new Session(rules as never, {
        level: 'four',
        params: { board: 'four' },
        seed: `proof ${seed}`,
      });
      const rng = createRng(`proof ${seed}`);
      const state = (): State => session.state as unknown as State;
      while (session.status === 'playing' && state().top < 11) {
        const input = bot(state(), rng, 1);
        if (input === undefined || !session.apply(input).ok)
          throw new Error('the bot made an illegal move');
      }
      if (state().top >= 11) reached += 1;
    }
    expect(reached).toBeGreaterThanOrEqual(90);
  },
);
