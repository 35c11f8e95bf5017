import type { Json, Rules } from '@playgrove/kit/contract';
import { Session } from '@playgrove/kit/session';
import { createRng } from '@playgrove/kit/core';
import { expect, test } from 'vitest';
import { bot } from './bot.ts';
import { rules, type State } from './rules.ts';
import { BLADE_KINDS } from './rules/blades.ts';
import type { Field } from './rules/field.ts';
import type { Params } from './rules/state.ts';

/** `BANDS=full` plays more games and prints the tables. */
const full = process.env['BANDS'] === 'full';
const GAMES = full ? 9 : 3;
/** Endless runs differ widely: the middle of three says little of a skill, and nine take three seconds. */
const ENDLESS_GAMES = 9;
const LONGEST = 60 * 600;
const TIMEOUT = 600_000;
const PORTRAIT: Field = { w: 720, h: 1440 };
const LANDSCAPE: Field = { w: 1440, h: 720 };

function play(params: Params, seed: number, field: Field, skill: number, blade = 0): Session {
  const start = { level: 'bands', params, seed: `bands ${seed}` };
  const session = new Session(rules as unknown as Rules, start);
  const state = session.state as unknown as State;
  state.career = { ...state.career, blade };
  state.lives = BLADE_KINDS[blade]?.hearts ?? 3;
  session.apply({ kind: 'field', ...field } as Json);
  const rng = createRng(`${seed} ${skill}`);
  while (session.status === 'playing' && session.time < LONGEST) {
    const input = bot(session.state as unknown as State, rng, skill);
    if (input) session.apply(input as unknown as Json);
    if (session.status === 'playing') session.advance();
  }
  return session;
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function games(
  params: Params,
  field: Field,
  skill: number,
  { blade = 0, count = GAMES } = {},
): readonly Session[] {
  return Array.from({ length: count }, (_, seed) => play(params, seed, field, skill, blade));
}

const scoreOf = (session: Session): number => (session.state as unknown as State).score;

test(
  'endless grows harder for everyone: each skill gets clearly farther than the one before',
  () => {
    for (const [name, field] of [
      ['portrait', PORTRAIT],
      ['landscape', LANDSCAPE],
    ] as const) {
      const rows = [0, 0.5, 0.8, 1].map((skill) => {
        const all = games({ mode: 'endless' }, field, skill, { count: ENDLESS_GAMES });
        const seconds = Math.round(middle(all.map(({ time }) => time / 60)));
        return { name, skill, seconds, score: middle(all.map(scoreOf)) };
      });
      if (full) console.table(rows);
      const leaps = rows.slice(1).map(({ score }, at) => score / (rows[at]?.score ?? Infinity));
      expect([name, Math.min(...leaps) > 1.3]).toEqual([name, true]);
    }
  },
  TIMEOUT,
);

test(
  'cards rise from one hour to the next',
  () => {
    const hours = full ? [0, 1, 2, 3, 4, 5] : [0, 5];
    const rows = hours.map((hour) => {
      const won = (skill: number): number => {
        const all = [1, 2, 3, 4, 5, 6].flatMap((card) =>
          games({ mode: 'recipe', card: hour * 6 + card }, PORTRAIT, skill),
        );
        return Math.round((100 * all.filter(({ status }) => status === 'won').length) / all.length);
      };
      return { hour, beginner: won(0), fair: won(0.5), good: won(1) };
    });
    if (full) console.table(rows);
    expect(rows[0]?.beginner).toBeGreaterThan(rows.at(-1)?.beginner ?? 100);
    for (const { good } of rows) expect(good).toBeGreaterThan(90);
  },
  TIMEOUT,
);

test(
  'no blade is the best for everybody: each keeps within reach of the plain one',
  () => {
    const plain = middle(games({ mode: 'rush' }, PORTRAIT, 0.7).map(scoreOf));
    const rows = BLADE_KINDS.map(({ name }, blade) => ({
      name,
      rush: middle(games({ mode: 'rush' }, PORTRAIT, 0.7, { blade }).map(scoreOf)),
      endless: middle(games({ mode: 'endless' }, PORTRAIT, 0.7, { blade }).map(scoreOf)),
    }));
    if (full) console.table(rows);
    for (const { name, rush } of rows) {
      expect([name, rush > plain * 0.6 && rush < plain * 1.7]).toEqual([name, true]);
    }
  },
  TIMEOUT,
);
