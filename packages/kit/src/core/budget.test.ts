import { expect, test } from 'vitest';
import { BudgetSpent, createBudget } from './budget.ts';

test('a budget allows exactly its steps, then throws an error with its name and size', () => {
  const budget = createBudget('maze', 3);
  budget.spend();
  budget.spend(2);
  expect(budget.left).toBe(0);
  expect(() => budget.spend()).toThrow(BudgetSpent);
  expect(() => budget.spend()).toThrow('maze: budget of 3 steps spent');
});

test('a refused spend takes nothing', () => {
  const budget = createBudget('maze', 3);
  expect(() => budget.spend(4)).toThrow(BudgetSpent);
  expect(budget.left).toBe(3);
});

test('the error carries label and steps for the code that catches it', () => {
  const budget = createBudget('deal', 1);
  let caught: unknown;
  try {
    budget.spend(2);
  } catch (error) {
    caught = error;
  }
  expect(caught).toMatchObject({ name: 'BudgetSpent', label: 'deal', steps: 1 });
});

test('budgets of zero or fractional steps throw', () => {
  for (const steps of [0, -1, 1.5, NaN, Infinity]) {
    expect(() => createBudget('odd', steps)).toThrow(RangeError);
  }
  expect(() => createBudget('odd', 5).spend(-1)).toThrow(RangeError);
  expect(() => createBudget('odd', 5).spend(NaN)).toThrow(RangeError);
});
