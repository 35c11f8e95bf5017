import { createRng } from '@playgrove/kit/core';
import { playing } from '@playgrove/kit/testing';
import { afterAll, describe, expect, it, test } from 'vitest';
import { bot } from './bot.ts';
import { NIGHT_COUNT, NIGHTS, PACK_SIZE, PACKS } from './levels.ts';
import { rules, type State } from './rules.ts';

/** `CURVE=full` prints the tables of the README. */
const full = process.env['CURVE'] === 'full';
const TIMEOUT = 1_800_000;
const TEN_MINUTES = 60 * 600;

type End = { readonly won: boolean; readonly seconds: number; readonly stars: number };

function play(id: string, skill: number, seed: string): End {
  const game = playing(rules, id, { seed });
  const rng = createRng(`${id} ${seed}`);
  game.finish((state: State) => bot(state, rng, skill), TEN_MINUTES);
  const { state } = game;
  const won = state.end === 'dawn';
  return { won, seconds: state.tick / 60, stars: rules.stars?.(state) ?? 0 };
}

const played = new Map<string, readonly End[]>();

function endsOf(id: string, skill: number, games: number): readonly End[] {
  const key = `${id} ${skill} ${games}`;
  let ends = played.get(key);
  if (!ends) {
    ends = Array.from({ length: games }, (_, seed) => play(id, skill, `seed ${seed}`));
    played.set(key, ends);
  }
  return ends;
}

const part = (ends: readonly End[]): number =>
  ends.filter(({ won }) => won).length / Math.max(1, ends.length);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const MAP = NIGHTS.slice(0, NIGHT_COUNT);
const GAMES = 4;
const LONG_GAMES = 16;
const table: Record<string, string>[] = [];
afterAll(() => {
  if (full) console.table(table);
});

describe.each(MAP.map(({ id }) => [id]))('%s', (id) => {
  it(
    'is brought to dawn by a good pilot in half of its games or more',
    () => {
      const good = endsOf(id, 1, GAMES);
      const weak = endsOf(id, 0, GAMES);
      table.push({
        night: id,
        good: `${Math.round(part(good) * 100)} %`,
        beginner: `${Math.round(part(weak) * 100)} %`,
        stars: mean(good.map(({ stars }) => stars)).toFixed(1),
      });
      expect(part(good), JSON.stringify(good)).toBeGreaterThanOrEqual(0.5);
    },
    TIMEOUT,
  );
});

test(
  'a beginner cannot lose the first night, and comes home from fewer and fewer',
  () => {
    expect(part(endsOf('clover-1', 0, GAMES))).toBe(1);
    const rates = PACKS.map((_, pack) =>
      mean(
        MAP.slice(pack * PACK_SIZE, (pack + 1) * PACK_SIZE).map(({ id }) =>
          part(endsOf(id, 0, GAMES)),
        ),
      ),
    );
    expect(rates[0], JSON.stringify(rates)).toBeGreaterThan(rates[3] as number);
    expect(rates[3], JSON.stringify(rates)).toBeLessThan(0.25);
  },
  TIMEOUT,
);

test(
  'the long night lasts a beginner two to four minutes, and a good pilot sees its dawn',
  () => {
    const weak = endsOf('long', 0, LONG_GAMES);
    const good = endsOf('long', 1, LONG_GAMES);
    const lasted = mean(weak.map(({ seconds }) => seconds));
    table.push({
      night: 'long',
      good: `${Math.round(part(good) * 100)} %`,
      beginner: `${Math.round(lasted)} s`,
    });
    expect(lasted).toBeGreaterThan(100);
    expect(lasted).toBeLessThan(260);
    expect(part(weak)).toBeLessThan(0.15);
    expect(part(good), JSON.stringify(good)).toBeGreaterThanOrEqual(0.3);
  },
  TIMEOUT,
);
