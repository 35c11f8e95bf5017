import { expect, it } from 'vitest';
import { mapAtOnce } from './parallel.ts';

it('preserves the order of the items, however long each takes', async () => {
  const gates = [0, 1, 2, 3].map(() => {
    let open = (): void => undefined;
    const promise = new Promise<void>((settle) => {
      open = settle;
    });
    return { promise, open: () => open() };
  });
  const done = mapAtOnce(
    gates.keys(),
    async (index) => {
      await gates[index]?.promise;
      return `result ${index}`;
    },
    4,
  );
  for (const index of [2, 0, 3, 1]) gates[index]?.open();
  expect(await done).toEqual(['result 0', 'result 1', 'result 2', 'result 3']);
});

it('never processes more than allowed at once', async () => {
  let inHand = 0;
  let most = 0;
  await mapAtOnce(
    Array(9).keys(),
    async () => {
      inHand += 1;
      most = Math.max(most, inHand);
      await Promise.resolve();
      inHand -= 1;
    },
    3,
  );
  expect(most).toBe(3);
});

it('throws the first failure and starts nothing after it', async () => {
  const begun: number[] = [];
  const work = async (thing: number): Promise<void> => {
    begun.push(thing);
    if (thing === 1) throw new Error('one is wrong');
  };
  await expect(mapAtOnce([0, 1, 2, 3], work, 1)).rejects.toThrow('one is wrong');
  expect(begun).toEqual([0, 1]);
});
