import { createRng } from '@playgrove/kit/core';
import { playing } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { bot } from './bot.ts';
import { rules, type Input, type State } from './rules.ts';
import { LONG, type Side } from './rules/course.ts';
import { stretchOf } from './rules/lay.ts';
import { PER_WORLD, planOf, stretchesOf, WORLDS } from './rules/plan.ts';
import { sureOf } from './rules/sure.ts';

/** `COURSE=full` prints the tables. */
const full = process.env['COURSE'] === 'full';
const TIMEOUT = 600_000;
const GAMES = 12;
/** Frames by which every tap may be late. */
const TOLERANCE = 3;

/** Plays the sure route as the search found it; each tap comes some frames late. */
function routePlayer(late: () => number): (state: State) => Input | undefined {
  let wait = -1;
  return (state) => {
    if (state.phase !== 'run' || state.air >= 0) return undefined;
    if (state.waiting) return 'flip';
    const { tick, side, rested } = state;
    if (wait < 0) {
      const sure = sureOf(stretchOf(state.params.level, state.seed, state.stretch));
      const stays = sure.safe(tick + 1, side, rested + 1);
      if (stays || !sure.flips(tick, side, rested)) return undefined;
      wait = late();
    }
    wait -= 1;
    return wait < 0 ? 'flip' : undefined;
  };
}

test(
  'every level is run without a fall by its sure route, with each tap up to three frames late',
  () => {
    for (const { id, params } of rules.levels) {
      if (params.level === 0) continue;
      for (let seed = 0; seed < 6; seed += 1) {
        const rng = createRng(`late ${seed}`);
        const game = playing(rules, id);
        // Always at once, always at the last frame, or at any of them.
        const late = (): number =>
          seed === 0 ? 0 : seed === 1 ? TOLERANCE - 1 : rng.int(TOLERANCE);
        game.finish(routePlayer(late), 60 * 90);
        expect(game.session.status, id).toBe('won');
        expect(game.state.falls, `${id}, try ${seed}`).toBe(0);
      }
    }
  },
  TIMEOUT,
);

test(
  'two hundred endless runs have a sure route through their first thirty stretches, from both sides',
  () => {
    for (let seed = 0; seed < 200; seed += 1) {
      for (let n = 0; n < 30; n += 1) {
        const { plan } = stretchOf(0, seed, n);
        expect(plan.slack).toBeGreaterThanOrEqual(TOLERANCE);
        const sure = sureOf(stretchOf(0, seed, n));
        for (const side of [0, 1] as const) expect(sure.safe(0, side, LONG)).toBe(true);
      }
    }
  },
  TIMEOUT,
);

test(
  'no stretch can be slept through: who never taps falls in each of them',
  () => {
    for (const { id, params } of rules.levels) {
      if (params.level < 2) continue;
      const game = playing(rules, id);
      game.finish(() => undefined, 60 * 60);
      expect(game.session.status, id).toBe('lost');
      for (let n = 0; n < stretchesOf(params.level); n += 1) {
        const { traps } = stretchOf(params.level, 0, n);
        const sides = new Set<Side>(traps.map(({ side }) => side));
        expect(sides.size, `${id}, stretch ${n}`).toBe(2);
      }
    }
  },
  TIMEOUT,
);

test(
  'who taps without looking loses the third level, and each skill is ahead of the one before',
  () => {
    const won = (
      id: string,
      play: (seed: number) => (state: State) => Input | undefined,
    ): number => {
      let count = 0;
      for (let seed = 0; seed < GAMES; seed += 1) {
        const game = playing(rules, id);
        game.finish(play(seed), 60 * 240);
        count += Number(game.session.status === 'won');
      }
      return (100 * count) / GAMES;
    };
    const blind = (seed: number): ((state: State) => Input | undefined) => {
      const rng = createRng(`blind ${seed}`);
      return () => (rng.chance(1 / 60) ? 'flip' : undefined);
    };
    const skilled =
      (skill: number) =>
      (seed: number): ((state: State) => Input | undefined) => {
        const rng = createRng(`${seed} ${skill}`);
        return (state) => bot(state, rng, skill);
      };
    const rows = WORLDS.map((world) => {
      const mean = (skill: number, from: number, to: number): number => {
        let sum = 0;
        for (let step = from; step <= to; step += 1) sum += won(`${world}-${step}`, skilled(skill));
        return Math.round(sum / (to - from + 1));
      };
      const half = PER_WORLD / 2;
      return {
        world,
        'beginner 1-5': mean(0, 1, half),
        'beginner 6-10': mean(0, half + 1, PER_WORLD),
        'fair 1-5': mean(0.4, 1, half),
        'fair 6-10': mean(0.4, half + 1, PER_WORLD),
        'good 6-10': mean(1, half + 1, PER_WORLD),
      };
    });
    const asleep = ['canyon-3', 'canyon-4'].map((id) => won(id, blind));
    const table = JSON.stringify({ asleep, rows }, undefined, 1);
    if (full) console.table(rows);
    expect(Math.max(...asleep), table).toBeLessThan(10);
    for (const row of rows) {
      expect(row['good 6-10'], table).toBe(100);
      expect(row['fair 6-10'], table).toBeGreaterThan(row['beginner 6-10']);
    }
    const [first, ironworks, neon, last] = rows;
    const share = (row = rows[0]): number =>
      (row?.['beginner 1-5'] ?? 0) + (row?.['beginner 6-10'] ?? 0);
    // No world is easier than the one before it.
    expect(share(ironworks), table).toBeLessThan(share(first));
    expect(share(neon), table).toBeLessThan(share(ironworks) + 5);
    expect(share(last), table).toBeLessThan(share(neon));
    expect(first?.['beginner 1-5'], table).toBeGreaterThan(70);
    expect(last?.['beginner 6-10'], table).toBeLessThan(40);
    expect(planOf(40, 0).slack).toBe(TOLERANCE);
  },
  TIMEOUT,
);
