import { expect, test } from 'vitest';
import { createWords } from './words.ts';

test("a game's message wins over the kit's, and a missing key shows itself", () => {
  const words = createWords({ a: 'kit', b: 'kit' }, { a: 'game' });
  expect([words('a'), words('b'), words('c')]).toEqual(['game', 'kit', 'c']);
});
