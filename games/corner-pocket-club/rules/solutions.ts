import type { Shot } from './motion.ts';

/** For each trick shot, the shots that the sweep found. Only bots, hints and proofs know them. */
export const SOLUTIONS: readonly (readonly Shot[])[] = [];
