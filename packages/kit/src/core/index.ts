export { createRng, restoreRng, hashSeed } from './rng.ts';
export { createBudget, BudgetSpent, type Budget } from './budget.ts';
export { sin, cos, atan2, wrapAngle } from './trig.ts';
export { gridOf, cellPoint, neighbors4, type Grid } from './grid.ts';
