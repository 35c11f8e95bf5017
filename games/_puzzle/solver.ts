import type { Solve } from '@playgrove/kit/contract';
import { shortest } from './lamps.ts';
import type { Input, State } from './rules.ts';

/** The shared suite solves deals of every level with it. */
export const solve: Solve<State, Input> = ({ lit }) => shortest(lit);
