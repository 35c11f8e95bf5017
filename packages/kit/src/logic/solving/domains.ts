import type { Budget } from '@playgrove/kit/core';

/** How many bits are set. */
export function bitCount(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The number of the lowest set bit; −1 for none. */
export function lowestBit(mask: number): number {
  return mask === 0 ? -1 : 31 - Math.clz32(mask & -mask);
}

/**
 * A condition on variables. Domains are bit masks of the values that each variable may still have,
 * up to 32 values.
 */
export interface Constraint {
  /** Its variables: the constraint is checked again if one of their domains shrinks. */
  readonly over: readonly number[];
  /**
   * Removes impossible values from domains. It may leave some, but must never remove a possible
   * one; once every variable has one value left, it must decide whether they are allowed.
   * @returns false if there is no solution
   */
  narrow(domains: Uint32Array): boolean;
}

/** No two of these variables have the same value. */
export function allDifferent(over: readonly number[]): Constraint {
  return {
    over,
    narrow(domains) {
      for (const variable of over) {
        const mask = domains[variable] as number;
        if (mask === 0) return false;
        if ((mask & (mask - 1)) !== 0) continue;
        for (const other of over) {
          if (other === variable) continue;
          const rest = ((domains[other] as number) & ~mask) >>> 0;
          if (rest === 0) return false;
          domains[other] = rest;
        }
      }
      return true;
    },
  };
}

/**
 * Narrows domains, in place, until no constraint removes anything more.
 * Spends one step for each check of a constraint.
 * @returns false if some variable has no value left
 * @throws BudgetSpent
 */
export function propagate(
  domains: Uint32Array,
  constraints: readonly Constraint[],
  budget: Budget,
): boolean {
  const waiting = new Set(constraints);
  for (const constraint of waiting) {
    waiting.delete(constraint);
    budget.spend();
    const before = Uint32Array.from(constraint.over, (variable) => domains[variable] as number);
    if (!constraint.narrow(domains)) return false;
    const shrunk = new Set(
      constraint.over.filter((variable, index) => domains[variable] !== before[index]),
    );
    if (shrunk.size === 0) continue;
    for (const other of constraints) {
      if (other.over.some((variable) => shrunk.has(variable))) waiting.add(other);
    }
  }
  return !domains.includes(0);
}

/**
 * Solutions of all constraints, each as one value per variable: propagation, then branching on the
 * variable with the fewest values left. The same input gives the same answers.
 * @param domains bit masks by variable; not changed
 * @param limit the most solutions
 * @throws BudgetSpent
 */
export function fillDomains(
  domains: Uint32Array,
  constraints: readonly Constraint[],
  limit: number,
  budget: Budget,
): readonly (readonly number[])[] {
  const found: number[][] = [];
  const deeper = (now: Uint32Array): void => {
    if (!propagate(now, constraints, budget)) return;
    const open = narrowest(now);
    if (open < 0) {
      found.push(Array.from(now, lowestBit));
      return;
    }
    for (let left = now[open] as number; left !== 0 && found.length < limit; left &= left - 1) {
      const next = now.slice();
      next[open] = (left & -left) >>> 0;
      deeper(next);
    }
  };
  if (limit > 0) deeper(domains.slice());
  return found;
}

/** The variable with the fewest values of those that have more than one; −1 if each has one. */
function narrowest(domains: Uint32Array): number {
  let best = -1;
  let fewest = 33;
  for (const [variable, mask] of domains.entries()) {
    const count = bitCount(mask);
    if (count < 2 || count >= fewest) continue;
    best = variable;
    fewest = count;
  }
  return best;
}
