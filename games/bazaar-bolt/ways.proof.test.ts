import { describe, expect, test } from 'vitest';
import { reachChunks, reachRows } from './reach.ts';
import { chunkAt, CHUNKS } from './rules/chunks.ts';
import { lengthOf, rowOf, SPEEDS, TOP_TIER } from './rules/layout.ts';

const LANES = [-1, 0, 1] as const;
const ALL = CHUNKS.map((_, chunk) => chunk);
const at = (chunk: number, tier: number) => ({ chunk, length: lengthOf(chunk, tier) });

describe('a safe way from every lane', () => {
  test.each(SPEEDS.map((_, tier) => tier))('leads through every chunk at speed tier %i', (tier) => {
    const stuck = ALL.flatMap((chunk) =>
      LANES.filter((lane) => reachChunks([at(chunk, tier)], tier, lane) === undefined).map(
        (lane) => `${chunkAt(chunk).id} from lane ${lane}`,
      ),
    );
    expect(stuck).toEqual([]);
  });

  test('leads through every chunk after every other at top speed', { timeout: 900_000 }, () => {
    const stuck: string[] = [];
    for (const first of ALL) {
      for (const second of ALL) {
        for (const lane of LANES) {
          const pair = [at(first, TOP_TIER), at(second, TOP_TIER)];
          if (reachChunks(pair, TOP_TIER, lane) !== undefined) continue;
          stuck.push(`${chunkAt(first).id}, ${chunkAt(second).id} from lane ${lane}`);
        }
      }
    }
    expect(stuck).toEqual([]);
  });
});

describe('the search finds no way', () => {
  const tried = (plan: string): readonly (number | undefined)[] =>
    LANES.map((lane) => reachRows(plan.split(' '), TOP_TIER, lane, rowOf(TOP_TIER)));
  test.each([
    ['past stacks in all lanes', '... ... ... TTT ... ...'],
    ['over a row of stalls', '... ... ... WWW ... ...'],
    ['from lane to lane in no time', '... ... ... WW. .WW ... ...'],
  ])('%s', (_, plan) => {
    expect(tried(plan)).toEqual([undefined, undefined, undefined]);
  });

  test('past stacks in all lanes without an awning, and with one it does', () => {
    expect(tried('... ... ... ... aaa ... ... TTT ... ... ... ...').every(Boolean)).toBe(true);
    expect(tried('... ... ... ... ... ... ... TTT ... ... ... ...').some(Boolean)).toBe(false);
  });
});
