import type { Rules } from '@playgrove/kit/contract';
import { Session } from '@playgrove/kit/session';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import { bot } from './bot.ts';
import { rules } from './rules.ts';
import { alongKick, bodyOf, expected, judge, kickOf } from './rules/flight.ts';
import { nearer, plannedDive, thinkKeeper } from './rules/minds.ts';
import { goalsOf } from './rules/shootout.ts';
import { meant, TEAMS } from './rules/teams.ts';
import type { State } from './rules/types.ts';

/** `BALANCE=full` plays many more games and prints the tables. */
const full = process.env['BALANCE'] === 'full';
const TIMEOUT = 600_000;
const TOWN = { speed: 1, curl: 1, lift: 0 };

/** Of all places in the goal, the part that scores against what this keeper does. */
function openPart(team: number, away: boolean): number {
  const kind = TEAMS[team]?.keeper;
  if (!kind) throw new Error(`no team ${team}`);
  const rng = createRng(`open ${team}`);
  let [tried, scored] = [0, 0];
  for (let round = 0; round < (full ? 600 : 60); round += 1) {
    const keeper = thinkKeeper(kind, [], rng);
    const goes = meant(kind, keeper.tell.shown, keeper.tell.clap);
    for (let x = -340; x <= 340; x += 40) {
      if (away && (goes === 0 ? Math.abs(x) < 180 : x * goes > 0)) continue;
      for (let y = 30; y <= 230; y += 40) {
        const kick = kickOf({ x, y, power: 620, bow: 0 }, TOWN);
        const seen = expected(kick, kind.react);
        const plan = keeper.plan === 2 ? seen : plannedDive(keeper.plan, rng);
        const at = keeper.plan === 2 ? kind.react : 2;
        const dive = { at, ...(keeper.plan === 2 ? plan : nearer(plan, seen)) };
        const end = alongKick(kick, kick.ticks);
        const body = bodyOf(keeper.x, dive, kick.ticks, kind);
        tried += 1;
        if (judge(end.x, end.y, body, kind.hands).outcome === 'goal') scored += 1;
      }
    }
  }
  return scored / tried;
}

function play(level: number, seed: number, skill: number): Session {
  const { id, params } = rules.levels[level] ?? rules.levels[0];
  const session = new Session(rules as unknown as Rules, { level: id, params, seed: `${seed}` });
  const rng = createRng(`${id} ${seed} ${skill}`);
  while (session.status === 'playing' && session.time < 60 * 600) {
    const input = bot(session.state as State, rng, skill);
    if (input) session.apply(input);
    if (session.status === 'playing') session.advance();
  }
  return session;
}

function won(level: number, skill: number, games: number): number {
  const all = Array.from({ length: games }, (_, seed) => play(level, seed, skill));
  return all.filter(({ status }) => status === 'won').length / games;
}

describe('keepers', () => {
  it('leave a quarter to six tenths of the goal open, and more to players who read them', () => {
    const table = TEAMS.slice(1).map(({ name, keeper }, index) => ({
      name,
      sign: `${keeper.tell}, turned ${keeper.flip}`,
      anywhere: openPart(index + 1, false),
      reading: openPart(index + 1, true),
    }));
    if (full) console.table(table);
    for (const { name, anywhere, reading } of table) {
      expect([name, anywhere > 0.25 && anywhere < 0.6]).toEqual([name, true]);
      expect([name, reading > anywhere + 0.08]).toEqual([name, true]);
    }
  });
});

describe('rivals', () => {
  it(
    'are beaten by beginners at first and by good players to the end',
    () => {
      const games = full ? 40 : 12;
      const rows = (full ? TEAMS.slice(1).map((_, at) => at + 1) : [1, 8, 15]).map((level) => ({
        rival: rules.levels[level]?.id,
        beginner: won(level, 0, games),
        fair: won(level, 0.5, games),
        good: won(level, 1, games),
      }));
      const cups = (full ? [16, 17, 18] : []).map((level) => ({
        rival: rules.levels[level]?.id,
        beginner: won(level, 0, games),
        fair: won(level, 0.5, games),
        good: won(level, 1, games),
      }));
      if (full) console.table([...rows, ...cups]);
      expect(rows[0]?.beginner).toBeGreaterThan(0.4);
      expect(rows.at(-1)?.beginner).toBeLessThan(0.4);
      for (const { rival, good } of rows) expect([rival, good > 0.55]).toEqual([rival, true]);
    },
    TIMEOUT,
  );

  it(
    'are met further and further on in a streak by those who read them',
    () => {
      const games = full ? 30 : 6;
      const goals = [0, 0.5, 1].map((skill) => {
        const all = Array.from({ length: games }, (_, seed) => play(0, seed, skill));
        const states = all.map(({ state }) => state as State);
        return {
          skill,
          goals: states.reduce((sum, { mine }) => sum + goalsOf(mine), 0) / games,
          points: states.reduce((sum, { points }) => sum + points, 0) / games,
          seconds: all.reduce((sum, { time }) => sum + time / 60, 0) / games,
        };
      });
      if (full) console.table(goals);
      expect(goals[1]?.goals).toBeGreaterThan(goals[0]?.goals ?? Infinity);
      expect(goals[2]?.goals).toBeGreaterThan((goals[1]?.goals ?? Infinity) * 1.4);
    },
    TIMEOUT,
  );
});
