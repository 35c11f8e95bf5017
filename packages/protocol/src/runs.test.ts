import { describe, expect, it } from 'vitest';
import {
  isKey,
  isRunId,
  MAX_PACKED_RUN,
  newKey,
  parseBoardEntry,
  parseCircleQuestion,
  parseSharedRun,
  readBoard,
} from './runs.ts';

const PLAYER = 'AAAAAAAAAAAAAAAAAAAAAA';
const ENTRY = { run: 'q1ZKBgA', name: [3, 48], player: PLAYER };
const ROW = { place: 1, name: [3, 48], score: 12, length: 40, run: 'abcdefghijklmnop' };

describe('a key', () => {
  it('has 128 bits, in exactly one spelling', () => {
    const keys = Array.from({ length: 200 }, newKey);
    expect(keys.filter((key) => !isKey(key))).toEqual([]);
    expect(new Set(keys).size).toBe(200);
    expect(isKey(PLAYER)).toBe(true);
    expect([`${PLAYER}A`, 'AAAAAAAAAAAAAAAAAAAAAB', '', 7, undefined].filter(isKey)).toEqual([]);
  });

  it('is no run’s id', () => {
    expect(isRunId('abcdefghijklmnop')).toBe(true);
    expect([PLAYER, 'abc', '../../../../../etc', undefined].filter(isRunId)).toEqual([]);
  });
});

describe('what a device sends', () => {
  it('is read', () => {
    expect(parseSharedRun({ run: 'q1ZKBgA' })).toEqual({ ok: true, value: { run: 'q1ZKBgA' } });
    expect(parseBoardEntry(ENTRY)).toEqual({ ok: true, value: ENTRY });
  });

  it.each([
    [{ ...ENTRY, run: '' }, 'run: must not be empty'],
    [{ ...ENTRY, run: 'a b' }, 'run: is not a packed run'],
    [{ ...ENTRY, run: 'a'.repeat(MAX_PACKED_RUN + 1) }, /^run: must have at most 65536/],
    [{ ...ENTRY, name: [3] }, /^name/],
    [{ ...ENTRY, name: ['3', 48] }, 'name.0: must be a number'],
    [{ ...ENTRY, name: [3, 48, 1] }, /^name/],
    [{ ...ENTRY, name: [3, 64] }, 'name: has words that do not exist'],
    [{ ...ENTRY, name: [3, Number.NaN] }, /^name.1/],
    [{ ...ENTRY, name: [3, -1] }, 'name: has words that do not exist'],
    [{ ...ENTRY, name: 'Blue Otter' }, 'name: must be two numbers'],
    [{ ...ENTRY, player: 'me' }, 'player: is not a key'],
    [{ ...ENTRY, score: 12 }, 'score: is not a known field'],
    [{ run: 'q1ZKBgA', player: PLAYER }, 'name: is missing'],
  ])('is refused: %j', (raw, error) => {
    const result = parseBoardEntry(raw);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.error).toMatch(error);
  });

  it('names a day that exists', () => {
    const question = { circle: PLAYER, player: PLAYER, date: '2026-02-30' };
    expect(parseCircleQuestion(question)).toEqual({ ok: false, error: 'date: is not a day' });
  });
});

describe('a board', () => {
  it('is read, and may say more than this release knows', () => {
    const board = { top: [{ ...ROW, you: true }], of: 1, place: 1 };
    expect(readBoard({ ...board, later: true })).toEqual({ ok: true, value: board });
    expect(readBoard({ top: [{ ...ROW, run: '<b>' }], of: 1 }).ok).toBe(false);
  });
});
