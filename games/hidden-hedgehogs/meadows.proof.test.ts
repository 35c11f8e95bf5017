import { dailySeed, Session } from '@playgrove/kit/session';
import { testCurve } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { curve } from './curve.ts';
import { DAILY_SIZE } from './levels.ts';
import { rules, type State } from './rules.ts';
import { isReasonable } from './rules/make.ts';

const TIMEOUT = 600_000;
const DAYS = 400;
const FIRST_DAY = Date.UTC(2026, 10, 28);

testCurve(import.meta.dirname, curve);

test(
  'the next 400 daily meadows never need a guess and never repeat',
  () => {
    const seen = Array.from({ length: DAYS }, (_, day) => {
      const date = new Date(FIRST_DAY + day * 86_400_000).toISOString().slice(0, 10);
      const seed = dailySeed(rules.slug, date);
      const params = { size: DAILY_SIZE };
      const session = new Session(rules as never, { level: 'daily', params, seed });
      const state = session.state as unknown as State;
      expect(isReasonable(state, state.start), date).toBe(true);
      return state.hogs.join();
    });
    expect(new Set(seen).size).toBe(DAYS);
  },
  TIMEOUT,
);
