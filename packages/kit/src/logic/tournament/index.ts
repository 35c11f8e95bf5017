/**
 * Knockout cups: a draw, rounds, and simulated games. Plain data, so a cup is saved and replayed
 * with its state.
 *
 * ```ts
 * let cup = drawCup(16, 0, rng);                        // entrant 0 is the player
 * const rival = opponentOf(cup, 0);                     // in the current round
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
