import { expect, it } from 'vitest';
import { runChild } from './child.ts';

it('keeps letters whole that two chunks share', async () => {
  // Pipes pass 64 KB at a time, so the one byte before shifts letters of two bytes across the seams.
  const text = `a${'é'.repeat(200_000)}`;
  const code = "process.stdout.write('a' + 'é'.repeat(200_000))";
  expect(await runChild('-e', [code])).toEqual({ code: 0, said: text, wrong: '' });
});
