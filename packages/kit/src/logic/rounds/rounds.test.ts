import { describe, expect, it } from 'vitest';
import { carriedRounds, countRounds, type CarriedRounds } from './index.ts';

type State = CarriedRounds & { readonly over: boolean };
const career = countRounds<State>(({ over }) => over);

describe('rounds', () => {
  it('counts games that are over, and no other', () => {
    const begun: State = { over: false, ...carriedRounds(career.fresh) };
    expect(career.of(begun)).toEqual({ rounds: 0 });
    expect(career.of({ ...begun, over: true })).toEqual({ rounds: 1 });
    const second: State = { over: true, ...carriedRounds({ rounds: 1 }) };
    expect(career.of(second)).toEqual({ rounds: 2 });
  });

  it('adds nothing to the state of a first round', () => {
    expect(carriedRounds(career.fresh)).toEqual({});
    expect(carriedRounds({ rounds: 3 })).toEqual({ rounds: 3 });
  });

  it('reads what is stored leniently', () => {
    expect(career.parse({ rounds: 'two' })).toMatchObject({ ok: true, value: { rounds: 0 } });
    expect(career.parse({ rounds: 2 })).toEqual({ ok: true, value: { rounds: 2 } });
    expect(career.parse(7).ok).toBe(false);
  });
});
