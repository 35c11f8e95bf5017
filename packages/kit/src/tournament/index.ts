/**
 * Knock-out cups: a draw, rounds, and the games that nobody watches. Plain data all the way, so a
 * cup is saved and replayed with the state that holds it.
 *
 * ```ts
 * let cup = drawCup(16, 0, rng);                        // entrant 0 is the player
 * const rival = opponentOf(cup, 0);                     // of the round that is on
 * cup = playRound(cup, 0, true, (a, b) => odds(a, b), rng);
 * if (championOf(cup) === 0) cheer();
 * ```
 */
export {
  championOf,
  drawCup,
  oddsOf,
  opponentOf,
  pairsOf,
  playRound,
  roundOf,
  type Cup,
} from './cup.ts';
