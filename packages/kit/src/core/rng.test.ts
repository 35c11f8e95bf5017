import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRng, hashSeed, restoreRng } from './rng.ts';

/** sfc32 written from its definition with BigInt, to check the shifted arithmetic. */
function sfc32(state: readonly number[], count: number): number[] {
  const mask = 0xffffffffn;
  let [a, b, c, d] = state.map(BigInt) as [bigint, bigint, bigint, bigint];
  return Array.from({ length: count }, () => {
    const sum = (a + b + d) & mask;
    d = (d + 1n) & mask;
    a = b ^ (b >> 9n);
    b = (c + (c << 3n)) & mask;
    c = ((((c << 21n) | (c >> 11n)) & mask) + sum) & mask;
    return Number(sum);
  });
}

const word = fc.nat(0xffffffff);

test('any state continues as sfc32 does', () => {
  fc.assert(
    fc.property(word, word, word, word, (a, b, c, d) => {
      const rng = restoreRng([a, b, c, d]);
      const drawn = Array.from({ length: 20 }, () => rng.unit() * 2 ** 32);
      expect(drawn).toEqual(sfc32([a, b, c, d], 20));
    }),
    { seed: 5 },
  );
});

test('known numbers: a change here changes every deal, daily and replay', () => {
  const rng = createRng('playgrove');
  expect(Array.from({ length: 6 }, () => rng.unit() * 2 ** 32)).toEqual([
    968722727, 1476554109, 2015957205, 3429454057, 1168209464, 1076882424,
  ]);
  expect(hashSeed('')).toBe(0x811c9dc5);
  expect(hashSeed('a')).toBe(0xe40c292c);
  expect(hashSeed('foobar')).toBe(0xbf9cf968);
});

test('a saved state continues where it was', () => {
  const rng = createRng(7);
  rng.unit();
  const twin = restoreRng(rng.state);
  expect(Array.from({ length: 50 }, () => twin.int(1000))).toEqual(
    Array.from({ length: 50 }, () => rng.int(1000)),
  );
  expect(twin.state).toEqual(rng.state);
});

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

/** Pearson's statistic for counts that should be equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

test('int is uniform over its range, also across neighboring seeds', () => {
  const within = zeros(16);
  const across = zeros(16);
  const rng = createRng(1);
  for (let draw = 0; draw < 32000; draw += 1) {
    const cell = rng.int(16);
    within[cell] = (within[cell] ?? 0) + 1;
    const first = createRng(draw).int(16);
    across[first] = (across[first] ?? 0) + 1;
  }
  // 15 degrees of freedom: above 44 once in ten thousand. The seeds are fixed, so the test is
  // stable.
  expect(chiSquare(within)).toBeLessThan(44);
  expect(chiSquare(across)).toBeLessThan(44);
});

test('successive draws are uncorrelated', () => {
  const rng = createRng(2);
  const pairs = zeros(64);
  let last = rng.int(8);
  for (let draw = 0; draw < 64000; draw += 1) {
    const now = rng.int(8);
    pairs[last * 8 + now] = (pairs[last * 8 + now] ?? 0) + 1;
    last = now;
  }
  // 63 degrees of freedom: above 113 once in ten thousand.
  expect(chiSquare(pairs)).toBeLessThan(113);
});

test('a shuffle of four produces every order equally often', () => {
  const rng = createRng(3);
  const seen = new Map<string, number>();
  for (let draw = 0; draw < 24000; draw += 1) {
    const order = rng.shuffled([0, 1, 2, 3]).join('');
    seen.set(order, (seen.get(order) ?? 0) + 1);
  }
  expect(seen.size).toBe(24);
  // 23 degrees of freedom: above 57 once in ten thousand.
  expect(chiSquare([...seen.values()])).toBeLessThan(57);
});

test('shuffling and picking leave the list unchanged', () => {
  const list = Object.freeze([1, 2, 3]);
  const rng = createRng(4);
  expect([...rng.shuffled(list)].sort()).toEqual([1, 2, 3]);
  expect(list).toContain(rng.pick(list));
});

test('chance and between match their probabilities and ranges', () => {
  const rng = createRng(5);
  let hits = 0;
  for (let draw = 0; draw < 20000; draw += 1) {
    if (rng.chance(0.3)) hits += 1;
    const value = rng.between(-2, 3);
    expect(value >= -2 && value < 3).toBe(true);
    expect(rng.chance(0)).toBe(false);
    expect(rng.chance(1)).toBe(true);
  }
  // Four standard deviations either side of 6000.
  expect(Math.abs(hits - 6000)).toBeLessThan(260);
});

test('impossible requests throw an error that names the request', () => {
  const rng = createRng(6);
  for (const below of [0, -3, 1.5, NaN]) expect(() => rng.int(below)).toThrow(`got ${below}`);
  expect(() => rng.pick([])).toThrow('something in it');
});
