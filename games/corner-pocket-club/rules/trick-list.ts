/** Setups that the sweep in `tricks.proof.test.ts` found and proves. */
export const PLANNED: readonly string[] = [
  '0 700,400;1 1500,700',
];
