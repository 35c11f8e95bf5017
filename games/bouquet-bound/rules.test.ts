import { Session } from '@playgrove/kit/session';
import { runs } from '@playgrove/kit/logic/gridboard';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import { BEDS, type Bed } from './rules/beds.ts';
import { deal } from './rules/deal.ts';
import { legal } from './rules/legal.ts';
import { look } from './rules/look.ts';
import { mind } from './mind.ts';
import { paramsOf } from './levels.ts';
import { rules } from './rules.ts';
import {
  BASKET,
  BASKETS,
  BLOOM,
  bloomed,
  BUD,
  BURST,
  COLUMN,
  gridFor,
  left,
  QUEEN,
  ROW,
  type State,
} from './rules/state.ts';

const NOBODY = { level: 0, losses: 0 };
const LETTERS = 'rsbtpl';

/** A bed planted by hand: letters are kinds, Q a queen, K a basket. */
function planted(rows: readonly string[], bed: Partial<Bed> = {}): State {
  const map = bed.map ?? rows.map((row) => '.'.repeat(row.length));
  const params = paramsOf({ order: [90, 90], kinds: 6, ...bed, map }, 1, 20);
  const state = deal(params, createRng('planted'), NOBODY);
  state.kinds = [...rows.join('')].map((mark) => {
    if (mark === 'Q') return QUEEN;
    return mark === 'K' ? BASKET : LETTERS.indexOf(mark);
  });
  state.kinds = state.kinds.map((kind, cell) => (state.wall[cell] === 0 ? kind : -1));
  return state;
}

type Said = { readonly name: string; readonly stage: number };

function play(state: State, swap: number, seed = 'play'): Said[] {
  const said: Said[] = [];
  const why = rules.step(state, swap, {
    rng: createRng(seed),
    cue: (name, _at, _value, stage = -1) => said.push({ name, stage }),
  });
  expect(why).toBeUndefined();
  return said;
}

/** The first wave that picked something. */
function picked(state: State): readonly number[] {
  return (state.waves.find(({ name }) => name === 'clear')?.cells ?? []).toSorted((a, b) => a - b);
}

/** A five by five bed on which nothing lines up; tests write over the corner they need. */
const CALM = ['tplpt', 'ltptl', 'plplp', 'tltpt', 'lptlp'];

function withTop(...rows: readonly string[]): string[] {
  return CALM.map((row, index) => rows[index] ?? row);
}

describe('a swap', () => {
  it('is refused where nothing lines up, and nothing changes', () => {
    const state = planted(CALM);
    const before = structuredClone(state);
    const no = rules.step(state, 0, { rng: createRng(1), cue: () => {} });
    expect(no).toBe('refused.line');
    expect(rules.step(state, 8, { rng: createRng(1), cue: () => {} })).toBe('refused.edge');
    expect({ ...state, waves: [] }).toEqual({ ...before, waves: [] });
  });

  it('that lines up three picks them for the bouquet and costs a move', () => {
    const state = planted(withTop('rrtrp'));
    play(state, 4);
    expect(picked(state)).toEqual([0, 1, 2]);
    expect(state.movesLeft).toBe(19);
    expect(state.got[0]).toBeGreaterThanOrEqual(3);
  });

  it('tells every wave of its cascade, each with what the bouquet still wants', () => {
    const state = planted(withTop('rrtrp'));
    const said = play(state, 4);
    expect(state.waves.slice(0, 3).map(({ name }) => name)).toEqual(['swap', 'clear', 'fall']);
    expect(said[0]).toEqual({ name: 'match', stage: 1 });
    expect(state.waves.at(-1)?.left).toEqual(left(state));
    expect(state.waves.at(-1)?.after.kinds).toEqual(state.kinds);
  });
});

describe('long matches', () => {
  it('of four leave a bee that flies along them', () => {
    const state = planted(withTop('rrtrr', 'ltrtl'));
    state.kinds[4] = 4;
    play(state, 5);
    const hatched = state.waves[1]?.after;
    expect(hatched?.kinds[2]).toBe(0);
    expect(hatched?.power[2]).toBe(ROW);
  });

  it('that cross leave a bumblebee, five in a line a queen', () => {
    const cross = planted(withTop('rrtrp', 'ltrtl', 'plrlp'));
    play(cross, 4);
    expect(cross.waves[1]?.after.power[2]).toBe(BURST);
    expect(cross.waves[1]?.after.kinds[2]).toBe(0);
    const five = planted(withTop('rrtrr', 'ltrtl'));
    play(five, 5);
    expect(five.waves[1]?.after.kinds[2]).toBe(QUEEN);
  });
});

describe('bees', () => {
  it('pick their row when their blossom is picked', () => {
    const state = planted(withTop('rrtrp'));
    state.power[0] = ROW;
    play(state, 4);
    expect(picked(state)).toEqual([0, 1, 2, 3, 4]);
  });

  it('set each other off', () => {
    const state = planted(withTop('rrtrp'));
    state.power[0] = ROW;
    state.power[4] = COLUMN;
    play(state, 4);
    expect(picked(state)).toEqual([0, 1, 2, 3, 4, 9, 14, 19, 24]);
  });

  it('two together fly a cross, two bumblebees take five by five', () => {
    const cross = planted(CALM);
    cross.power[11] = ROW;
    cross.power[12] = ROW;
    play(cross, 22);
    expect(picked(cross)).toEqual([2, 7, 10, 11, 12, 13, 14, 17, 22]);
    const storm = planted(CALM);
    storm.power[11] = BURST;
    storm.power[12] = BURST;
    play(storm, 22);
    expect(picked(storm)).toHaveLength(25);
  });

  it('sit down on every blossom that a queen calls', () => {
    const state = planted(withTop('Qpltp'));
    const count = state.kinds.filter((kind) => kind === 4).length;
    state.power[1] = BURST;
    play(state, 0);
    expect(picked(state).length).toBeGreaterThan(count + 1);
  });

  it('a queen takes all of the colour she is swapped with', () => {
    const state = planted(withTop('Qpltp'));
    const pansies = state.kinds.filter((kind) => kind === 4).length;
    play(state, 0);
    expect(picked(state)).toHaveLength(pansies + 1);
  });

  it('two queens take everything', () => {
    const state = planted(withTop('QQltp'));
    play(state, 0);
    expect(picked(state)).toHaveLength(25);
  });
});

describe('the ground', () => {
  it('under and next to what was picked grows, and in bloom gives two', () => {
    const map = ['sssss', 'sssss', '.....', '.....', '.....'];
    const state = planted(withTop('rrtrp'), { map, garden: 2 });
    state.soil[0] = BLOOM;
    const [before] = state.got;
    play(state, 4);
    const first = state.waves[1]?.after;
    expect(first?.soil.slice(0, 10)).toEqual([BLOOM, 1, 1, 1, 0, 1, 1, 1, 0, 0]);
    expect(before).toBe(0);
    expect(state.waves[1]?.left[0]).toBe(90 - 4);
    expect(bloomed(state)).toBeGreaterThan(0);
  });

  it('gives up its dew where something is picked on it', () => {
    const map = ['D.d..', '.....', '.....', '.....', '....d'];
    const state = planted(withTop('rrtrp'), { map });
    play(state, 4);
    expect(state.waves[1]?.after.dew.filter((drops) => drops > 0)).toEqual([1, 1]);
  });
});

describe('what is in the way', () => {
  it('hedges lose a layer next to a match, and what is above sinks through when they are gone', () => {
    const map = ['.....', 'hH...', '.....', '.....', '.....'];
    const state = planted(withTop('rrtrp'), { map });
    play(state, 4);
    expect(state.waves[1]?.after.wall.slice(5, 7)).toEqual([0, 1]);
  });

  it('vines hold a blossom where it is until they are cut', () => {
    const map = ['v....', '.....', '.....', '.....', '.....'];
    const state = planted(withTop('rrtrp'), { map });
    expect(legal(state)).not.toContain(1);
    play(state, 4);
    expect(state.waves[1]?.after.vine[0]).toBe(0);
    expect(state.waves[1]?.after.kinds[0]).toBe(0);
  });

  it('vines that creep grow when none was cut', () => {
    const map = ['.....', '.....', '.....', '.....', '....v'];
    const state = planted(withTop('rrtrp'), { map, creep: true });
    play(state, 4);
    expect(state.vine.filter((layers) => layers > 0)).toHaveLength(2);
  });

  it('a bud opens only next to its own color, with a bumblebee in it', () => {
    const map = ['.....', '01...', '.....', '.....', '.....'];
    const state = planted(withTop('rrtrp'), { map });
    play(state, 4);
    const after = state.waves[1]?.after;
    expect(after?.wall.slice(5, 7)).toEqual([0, BUD + 1]);
    expect(after?.power[5]).toBe(BURST);
  });

  it('a basket that comes down to the path is delivered, and the next one follows', () => {
    const rows = ['tplpt', 'ltptl', 'plplp', 'tKtpt', 'rrlrp'];
    const state = planted(rows, { baskets: 2 });
    play(state, 44);
    expect(state.waves.map(({ name }) => name)).toContain('basket');
    expect(left(state)[BASKETS]).toBe(1);
    expect(state.kinds.filter((kind) => kind === BASKET)).toHaveLength(1);
  });

  it('a brook carries everything on it one cell further', () => {
    const state = planted(withTop('rrtrp'), { streams: [[20, 21, 22, 23, 24]] });
    play(state, 4);
    const flow = state.waves.findIndex(({ name }) => name === 'flow');
    const before = state.waves[flow - 1]?.after.ids.slice(20) ?? [];
    expect(state.waves[flow]?.after.ids.slice(20)).toEqual([before[4], ...before.slice(0, 4)]);
  });
});

describe('the end', () => {
  it('comes when the bouquet is bound; spare moves become bees', () => {
    const state = planted(withTop('rrtrp'), { order: [3] });
    const said = play(state, 4);
    expect(rules.status(state)).toBe('won');
    expect(rules.stars?.(state)).toBe(3);
    expect(said.map(({ name }) => name)).toContain('finale');
    expect(state.kinds).not.toContain(QUEEN);
    expect(state.power.every((power) => power === 0)).toBe(true);
    expect(rules.inputs(state, createRng(1))).toEqual([]);
  });

  it('counts as a rescue on the last move, as close when little was missing, else with what helps most', () => {
    const rescued = planted(withTop('rrtrp'), { order: [3] });
    rescued.movesLeft = 1;
    expect(play(rescued, 4).map(({ name }) => name)).toContain('rescue');
    const lost = planted(withTop('rrtrp'), { order: [90] });
    lost.movesLeft = 1;
    lost.got[0] = 83;
    play(lost, 4);
    expect(rules.status(lost)).toBe('lost');
    expect(rules.ending?.(lost)).toMatchObject({ reason: 'reason.moves', almost: 'almost.few' });
    lost.got[0] = 40;
    expect(rules.ending?.(lost)).toEqual({ reason: 'reason.moves', almost: 'almost.bees' });
  });

  it('is never a dead bed: with no move left the blossoms change places', () => {
    const level = rules.levels.findIndex(({ id }) => id === 'bed-8');
    for (let seed = 0; seed < 6; seed += 1) {
      const start = {
        level: 'bed-8',
        params: rules.levels[level]?.params ?? null,
        seed: `${seed}`,
      };
      const session = new Session(rules as never, start);
      const rng = createRng(seed);
      while (session.status === 'playing') {
        const moves = legal(session.state as State);
        expect(moves.length).toBeGreaterThan(0);
        session.apply(rng.pick(moves));
      }
    }
  });

  it('goes on and on in the meadow: a bound bouquet brings moves and another order', () => {
    const meadow = rules.levels.find(({ id }) => id === 'meadow');
    const parsed = rules.parseParams(meadow?.params ?? null);
    if (!parsed.ok) throw new Error(parsed.error);
    const state = deal(parsed.value, createRng('meadow'), NOBODY);
    state.wants = state.wants.map((_, what) => (what === 0 ? 1 : 0));
    state.got[0] = 1;
    const [swap = 0] = legal(state);
    const { movesLeft } = state;
    play(state, swap);
    expect(state.round).toBe(1);
    expect(state.movesLeft).toBeGreaterThan(movesLeft);
    expect(left(state).some((count) => count > 0)).toBe(true);
  });
});

describe('help', () => {
  const [first] = rules.levels;
  const parsed = rules.parseParams(first.params);
  if (!parsed.ok) throw new Error(parsed.error);

  it('comes after three lost games on the same bed, and not on another', () => {
    const helped = deal(parsed.value, createRng(1), { level: 1, losses: 3 });
    expect(helped.power.filter((power) => power > 0)).toHaveLength(1);
    expect(helped.movesLeft).toBe(parsed.value.moves + 2);
    expect(deal(parsed.value, createRng(1), { level: 1, losses: 2 }).helped).toBe(0);
    expect(deal(parsed.value, createRng(1), { level: 2, losses: 9 }).helped).toBe(0);
  });

  it('counts lost games, and forgets them with a won one', () => {
    const state = deal(parsed.value, createRng(1), { level: 1, losses: 1 });
    state.movesLeft = 0;
    expect(rules.career?.of(state)).toEqual({ level: 1, losses: 2 });
    state.got = state.wants.map(() => 99);
    expect(rules.career?.of(state)).toEqual({ level: 1, losses: 0 });
  });

  it('reads what can be read of a stored career', () => {
    expect(rules.career?.parse({ level: 4, losses: -1 })).toMatchObject({
      value: { level: 4, losses: 0 },
    });
    expect(rules.career?.parse({ losses: 2 })).toMatchObject({ value: { level: 0, losses: 2 } });
    expect(rules.career?.parse('career')).toMatchObject({ ok: false });
  });
});

describe('a hint', () => {
  const openIn = (state: State): number => left(state).reduce((sum, count) => sum + count, 0);

  it.each([
    [1, 'completes the bouquet'],
    [9, 'brings what is wanted'],
  ])('with %i blossoms of one kind to go %s where a swap can', (missing, what) => {
    let met = 0;
    for (let seed = 0; seed < 24; seed += 1) {
      const [bed] = BEDS;
      const state = deal(paramsOf(bed, 1, 11), createRng(`hint ${seed}`), { level: 0, losses: 0 });
      state.got = state.wants.map((want, kind) => (kind === 0 ? want - missing : want));
      const open = openIn(state);
      const good = (swap: number): boolean => {
        const after = openIn(look(state, swap).after);
        return what.startsWith('completes') ? after === 0 : after < open;
      };
      if (!legal(state).some(good)) continue;
      met += 1;
      const input = mind.hint?.(state)?.input;
      expect(input !== undefined && good(input), `seed ${seed}`).toBe(true);
    }
    expect(met).toBeGreaterThan(5);
  });
});

describe('beds', () => {
  it('are sixty-four, each different from every other', () => {
    expect(BEDS).toHaveLength(64);
    expect(new Set(BEDS.map((bed) => JSON.stringify(bed))).size).toBe(64);
  });

  it('start calm and with a move, whatever the seed', () => {
    for (const { params } of rules.levels) {
      const parsed = rules.parseParams(params);
      if (!parsed.ok) throw new Error(parsed.error);
      for (let seed = 0; seed < 4; seed += 1) {
        const state = deal(parsed.value, createRng(`bed ${seed}`), NOBODY);
        expect(runs(gridFor(state), state.kinds)).toEqual([]);
        expect(legal(state).length).toBeGreaterThan(0);
        expect(left(state).some((count) => count > 0)).toBe(true);
      }
    }
  });
});
