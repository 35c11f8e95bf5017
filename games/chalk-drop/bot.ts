import type { Bot, Proof, Rng } from '@playgrove/kit/contract';
import { boardOf, takes, type Input, type State } from './rules.ts';
import { SOLUTIONS } from './solutions.ts';
import { BOARD } from './rules/things.ts';

/** How far a beginner's hand is off, board units; at skill 1 it is this steady. */
const CLUMSY = 90;
const STEADY = 1;
/** Part of a beginner's tries that follow the idea at all. */
const INSPIRED = 0.2;
/** Ticks of thought, on average, before anything is done. */
const THOUGHT = 20;
const GUESSES = 12;

/**
 * Draws the stored solution with a hand as steady as its skill, lets go and, when that fails, wipes
 * the board and tries again. A beginner mostly tries two random segments about the ball instead.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (state.phase === 'film') return { kind: 'skip' };
  if (state.phase !== 'plan' || rng.int(THOUGHT) > 0) return undefined;
  const lines = SOLUTIONS[boardOf(state.params).id] ?? [];
  if (state.lines.length > 0 && !state.fresh) return { kind: 'wipe' };
  if (state.lines.length >= Math.max(1, lines.length)) return { kind: 'go' };
  const line = lines[state.lines.length];
  const inspired = rng.chance(INSPIRED + (1 - INSPIRED) * skill);
  const points = inspired && line ? tremble(line, rng, skill) : guess(state, rng);
  return takes(state, points) ? { kind: 'draw', points } : undefined;
};

/** On the second board: the first wins almost by itself. */
export const proof: Proof = {
  measure: 'win-rate',
  level: 'left-hand',
  limit: 60 * 25,
  ends: 'bot',
  margin: 0.25,
};

function tremble(line: readonly number[], rng: Rng, skill: number): readonly number[] {
  const off = CLUMSY + (STEADY - CLUMSY) * Math.sqrt(skill);
  return line.map((value) => Math.round(value + rng.between(-off, off)) + 0);
}

/** Two segments somewhere between the ball and the floor. */
function guess(state: State, rng: Rng): readonly number[] {
  const ball = boardOf(state.params).things.find((thing) => thing.kind === 'ball');
  const { x, y } = ball ?? { x: BOARD.width / 2, y: BOARD.height / 2 };
  for (let attempt = 0; attempt < GUESSES; attempt += 1) {
    const points = [0, 1, 2].flatMap(() => [
      Math.round(x + rng.between(-320, 320)) + 0,
      Math.round(y + rng.between(20, 400)) + 0,
    ]);
    if (takes(state, points)) return points;
  }
  return [x, y, x, y];
}
