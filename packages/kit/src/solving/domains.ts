import type { Budget } from '@playgrove/kit/rules';

/** How many bits are set. */
export function bitCount(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The number of the lowest bit that is set; −1 for none. */
export function lowestBit(mask: number): number {
  return mask === 0 ? -1 : 31 - Math.clz32(mask & -mask);
}

/**
 * Something that must hold among variables. Domains are bit masks of the values each variable may
 * still have, up to 32 values.
 */
export interface Constraint {
  /** The variables it speaks of: it is looked at again when one of theirs has shrunk. */
  readonly over: readonly number[];
  /**
   * Takes values out of domains that cannot be. It may leave some that cannot, it must never take
   * one that can; when every variable has one value left it must tell whether that is allowed.
   * @returns false when nothing can be right any more
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
 * Narrows domains, in place, until no constraint takes anything more.
 * Spends one step for each look at a constraint.
 * @returns false when some variable has no value left
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
 * Fillings that meet every constraint, each as one value per variable: propagation, then a choice
 * at the variable with fewest values left. The same question gives the same answers.
 * @param domains bit masks by variable; left as they are
 * @param limit stop after so many
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

/** The variable with fewest values of those that have more than one; −1 when each has one. */
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
