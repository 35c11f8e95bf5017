/** A circle of three on three continents, for a week: each plays in the evening of their own day. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packText } from '@playgrove/protocol/packed-text';
import { newKey } from '@playgrove/protocol/runs';
import { expect, it, onTestFinished } from 'vitest';
import { GAME, scratch, writeSite } from '../testing/site.ts';
import { Runs } from './runs.ts';

const HOUR = 3_600_000;
const FROM = { address: '192.0.2.1', crossSite: false };
const DAYS = 7;
const EVENING = '20';

/** By their clocks; what each scores on every day. */
const FRIENDS: readonly { zone: string; score: number; name: [number, number] }[] = [
  { zone: 'Pacific/Auckland', score: 10, name: [1, 1] },
  { zone: 'Europe/Berlin', score: 30, name: [2, 2] },
  { zone: 'America/Los_Angeles', score: 20, name: [3, 3] },
];

/** A run is its day, what it scored and what it claims. */
const RULES = `export const judge = (text, { day }) => {
  const [, , of, scored, claims] = JSON.parse(text);
  const refuse = (fault) => ({ ok: false, fault, detail: '' });
  if (day !== undefined && of !== day) return refuse('other-day');
  if (scored !== claims) return refuse('other-result');
  return { ok: true, text, length: 1, rank: -scored, tooFast: false, result: { score: scored } };
};`;

const runOf = (of: string, scored: number, claims = scored): Promise<string> =>
  packText(JSON.stringify([1, 'pond', of, scored, claims]));

/** Date and hour on the wall where somebody is. */
function clockIn(timeZone: string, now: number): { readonly date: string; readonly hour: string } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(now);
  return { date: parts.slice(0, 10), hour: parts.slice(12, 14) };
}

it('shows each friend the board of their own day, and no run that is forged', async () => {
  const site = writeSite();
  mkdirSync(join(site, '.judges'));
  writeFileSync(join(site, '.judges', `${GAME}.pond.mjs`), RULES);
  // The first evening of the week comes in Auckland, the last one in Los Angeles.
  let now = Date.UTC(2026, 10, 23, 6);
  const runs = new Runs({ data: scratch(), maxBytes: 1e9, site, now: () => now });
  onTestFinished(() => runs.close());
  const valueOf = async <T>(
    coming: Promise<{ ok: true; value: T } | { ok: false }>,
  ): Promise<T> => {
    const outcome = await coming;
    if (!outcome.ok) throw new Error('refused');
    return outcome.value;
  };

  const friends = FRIENDS.map((friend) => ({ ...friend, player: newKey() }));
  const [first, ...others] = friends;
  if (!first) throw new Error('nobody is there');
  const { circle } = await valueOf(runs.startCircle(first, FROM));
  for (const other of others) await valueOf(runs.joinCircle({ ...other, circle }, FROM));

  const played = new Map<string, number[]>();
  let entries = 0;
  for (const end = now + (DAYS + 1) * 24 * HOUR; now < end; now += HOUR) {
    for (const { zone, score, name, player } of friends) {
      const { date, hour } = clockIn(zone, now);
      if (hour !== EVENING || entries >= DAYS * friends.length) continue;
      const enter = async (run: string) => runs.enter(date, GAME, { run, name, player }, FROM);
      // A better score than was played, and the run of another day.
      expect(await enter(await runOf(date, score, 99))).toEqual({
        ok: false,
        refusal: 'other-result',
      });
      expect(await enter(await runOf('2026-11-01', 99))).toEqual({
        ok: false,
        refusal: 'other-day',
      });
      await valueOf(enter(await runOf(date, score)));
      entries += 1;
      const scores = [...(played.get(date) ?? []), score].sort((a, b) => b - a);
      played.set(date, scores);
      const { today } = await valueOf(runs.readCircle({ circle, player, date }));
      expect(today.map(({ top }) => top.map((row) => row.score))).toEqual([scores]);
      expect(today[0]?.top.find((row) => row.you)?.score).toBe(score);
    }
  }
  expect(entries).toBe(DAYS * friends.length);
  expect([...played.keys()]).toHaveLength(DAYS);

  // A day is open as long as it is today or yesterday somewhere on earth.
  const late = { ...first, run: await runOf('2026-11-23', 50) };
  const closed = await runs.enter('2026-11-23', GAME, late, FROM);
  expect(closed).toEqual({ ok: false, refusal: 'day-closed' });

  const { members } = await valueOf(
    runs.readCircle({ circle, player: first.player, date: [...played.keys()].at(-1) ?? '' }),
  );
  // Who joined in the same millisecond is listed in any order.
  const week = Array.from({ length: DAYS }, () => 1);
  expect(members.toSorted((a, b) => a.name[0] - b.name[0])).toMatchObject([
    { name: [1, 1], days: week, firsts: 0 },
    { name: [2, 2], days: week, firsts: DAYS },
    { name: [3, 3], days: week, firsts: 0 },
  ]);
});
