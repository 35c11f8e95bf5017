/** A search or generator ran out of steps. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent';
  readonly label: string;
  readonly steps: number;

  constructor(label: string, steps: number) {
    super(`${label}: budget of ${steps} steps spent`);
    this.label = label;
    this.steps = steps;
  }
}

/** A bounded number of steps, shared by everything that uses the same budget. */
export interface Budget {
  readonly label: string;
  /** Steps not yet spent. */
  readonly left: number;
  /** Takes `count` steps (default 1). @throws BudgetSpent when fewer are left */
  spend(count?: number): void;
}

/**
 * Bounds a loop that might not end by itself: call `spend` once per pass.
 * @param label names the loop in the error, such as `tidy-potions solver`
 * @param steps how many are allowed; a positive integer
 */
export function createBudget(label: string, steps: number): Budget {
  if (!Number.isInteger(steps) || steps <= 0) {
    throw new RangeError(`${label}: a budget needs a positive number of steps, got ${steps}`);
  }
  let left = steps;
  return {
    label,
    get left() {
      return left;
    },
    spend(count = 1) {
      if (!(count >= 0)) throw new RangeError(`${label}: cannot spend ${count} steps`);
      if (count > left) throw new BudgetSpent(label, steps);
      left -= count;
    },
  };
}
