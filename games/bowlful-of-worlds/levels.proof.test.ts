import { playerOf, playing } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { bot } from './bot.ts';
import { rules, type State } from './rules.ts';
import { LEVEL_COUNT, PACKS, PER_PACK } from './rules/levels.ts';
import { radiusOf } from './rules/state.ts';

const SEEDS = 8;
const LONGEST = 60 * 900;
const TIMEOUT = 900_000;

type Run = {
  readonly won: boolean;
  readonly stars: number;
  readonly seconds: number;
  readonly best: number;
  readonly score: number;
};

function run(level: string, seed: number, skill: number): Run {
  const game = playing(rules, level, { seed: `levels ${seed}` });
  game.finish(playerOf(bot, skill, `hand ${seed}`), LONGEST);
  const { state, session } = game;
  return {
    won: session.status === 'won',
    stars: session.status === 'won' ? (rules.stars?.(state) ?? 0) : 0,
    seconds: session.time / 60,
    best: state.best,
    score: state.score,
  };
}

const runs = (level: string, skill: number, seeds = SEEDS): readonly Run[] =>
  Array.from({ length: seeds }, (_, seed) => run(level, seed, skill));
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const won = (all: readonly Run[]): number => mean(all.map((one) => Number(one.won)));

test(
  'every level is won with three stars, a good hand wins most, and a beginner ever fewer',
  () => {
    const table = Array.from({ length: LEVEL_COUNT }, (_, index) => {
      const level = rules.levels[index]?.id ?? '';
      const [weak, strong] = [runs(level, 0), runs(level, 1)];
      return {
        level,
        weak: won(weak),
        strong: won(strong),
        stars: Math.max(...[...weak, ...strong].map(({ stars }) => stars)),
        seconds: Math.round(middle(strong.map(({ seconds }) => seconds))),
      };
    });
    const shown = table
      .map(
        ({ level, weak, strong, stars, seconds }) =>
          `${level} ${weak.toFixed(2)} ${strong.toFixed(2)} ${stars} ${seconds}`,
      )
      .join('\n');
    for (const { level, stars, strong } of table) {
      expect(stars, `${level}\n${shown}`).toBe(3);
      expect(strong, `${level}\n${shown}`).toBeGreaterThan(0.4);
    }
    const packs = PACKS.map((_, pack) => {
      const all = table.slice(pack * PER_PACK, (pack + 1) * PER_PACK);
      return {
        weak: mean(all.map(({ weak }) => weak)),
        strong: mean(all.map(({ strong }) => strong)),
      };
    });
    for (const { weak, strong } of packs) expect(strong, shown).toBeGreaterThan(weak);
    expect(mean(packs.map(({ strong }) => strong)), shown).toBeGreaterThan(0.78);
    expect(packs.at(-1)?.weak, shown).toBeLessThan((packs[0]?.weak ?? 0) - 0.1);
    if (process.env['CURVE'] === 'full') process.stdout.write(`${shown}\n`);
  },
  TIMEOUT,
);

test(
  'the first level is won by any play: two hundred games at random',
  () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const game = playing(rules, 'breakfast-1', { seed: `any ${seed}` });
      let angle = seed * 977;
      game.finish((state) => {
        angle += 1117;
        return state.reload > 0 ? undefined : angle % 3600;
      }, 60 * 180);
      expect(game.session.status, `seed ${seed}`).toBe('won');
    }
  },
  TIMEOUT,
);

test(
  'endless: a beginner reaches the eighth world, and a good hand lasts twice as long',
  () => {
    const [weak, strong] = [runs('endless', 0), runs('endless', 1)];
    const facts = (all: readonly Run[]) => ({
      best: middle(all.map(({ best }) => best)),
      seconds: middle(all.map(({ seconds }) => seconds)),
      score: middle(all.map(({ score }) => score)),
    });
    const [low, high] = [facts(weak), facts(strong)];
    const shown = JSON.stringify({ low, high });
    expect(low.best, shown).toBeGreaterThanOrEqual(8);
    expect(high.best, shown).toBeGreaterThanOrEqual(10);
    expect(high.seconds, shown).toBeGreaterThan(low.seconds * 1.8);
    expect(high.score, shown).toBeGreaterThan(low.score);
    if (process.env['CURVE'] === 'full') process.stdout.write(`${shown}\n`);
  },
  TIMEOUT,
);

/** How far two bodies that rest are inside each other. */
function deepest({ bodies }: State): number {
  let most = 0;
  for (const [n, a] of bodies.entries()) {
    for (const b of bodies.slice(n + 1)) {
      if (a.calm < 10 || b.calm < 10) continue;
      const far = Math.hypot(a.x - b.x, a.y - b.y);
      most = Math.max(most, radiusOf(a.kind) + radiusOf(b.kind) - far);
    }
  }
  return most;
}

test(
  'ten thousand drops leave no bodies stuck in each other',
  () => {
    let drops = 0;
    let worst = 0;
    for (let seed = 0; drops < 10_000; seed += 1) {
      const game = playing(rules, 'endless', { seed: `stuck ${seed}` });
      const hand = playerOf(bot, 0, `stuck ${seed}`);
      game.finish((state) => {
        const input = hand(state);
        if (input !== undefined && state.drops % 5 === 0) worst = Math.max(worst, deepest(state));
        return input;
      }, LONGEST);
      drops += game.state.drops;
    }
    expect(worst).toBeLessThan(2.5);
  },
  TIMEOUT,
);
