import type { Json } from '@playgrove/kit/contract';
import type { StepContext } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { championOf, roundOf } from '@playgrove/kit/logic/tournament';
import { describe, expect, it } from 'vitest';
import { rules } from './rules.ts';
import { BALLS, FRESH, parseCarried, type Carried } from './rules/career.ts';
import { alongKick, expected, judge, kickOf, stretched } from './rules/flight.ts';
import { READY, RUN, SAVE_EVERY, SKIP } from './rules/match.ts';
import { atStake, decided, sudden } from './rules/shootout.ts';
import { meant, TEAMS } from './rules/teams.ts';
import type { Input, Params, State } from './rules/types.ts';

type Table = { state: State; cues: string[]; context: StepContext };

function table(params: Params, more: Partial<State> = {}, carried: Carried = FRESH): Table {
  const rng = createRng('table');
  const cues: string[] = [];
  const context: StepContext = { rng, cue: (name) => cues.push(name) };
  return { state: { ...rules.deal(params, rng, carried), ...more }, cues, context };
}

function run({ state, context }: Table, ticks: number): void {
  for (let at = 0; at < ticks && !state.end; at += 1) rules.tick?.(state, context);
}

function put(t: Table, input: Input): string | void {
  return rules.step(t.state, input, t.context);
}

/** Until the ball has been decided. */
function land(t: Table): void {
  while (t.state.phase === 'flight') run(t, 1);
}

/** A shot out of every reach, or into the stands. */
function shoot(t: Table, goal: boolean): void {
  t.state.keeper = { ...t.state.keeper, plan: -1, x: 0 };
  const x = goal ? 320 : 650;
  expect(put(t, { kind: 'shot', x, y: 130, power: 800, bow: 0 })).toBeUndefined();
  land(t);
}

function onward(t: Table): void {
  run(t, SKIP);
  put(t, { kind: 'go' });
}

/** The rival's kick, which goes in or is wasted. */
function rivalKick(t: Table, goal: boolean): void {
  run(t, READY + RUN);
  expect(t.state.phase).toBe('flight');
  t.state.kick = { x: goal ? 3 : 6, y: 1, bow: 0, lift: 0.3, ticks: 30, power: 0.5 };
  land(t);
}

const STREAK: Params = { mode: 'streak' };
const RIVAL: Params = { mode: 'rival', rival: 1 };

describe('a kick', () => {
  it('ends exactly where it was aimed, however far it bends', () => {
    for (const bow of [-150, 0, 90]) {
      const kick = kickOf(
        { x: 250, y: 180, power: 500, bow },
        BALLS[0] ?? { speed: 1, curl: 1, lift: 0 },
      );
      const end = alongKick(kick, kick.ticks);
      expect([end.x, end.y, end.z]).toEqual([2.5, 1.8, 11].map((part) => expect.closeTo(part, 9)));
      const half = alongKick(kick, kick.ticks / 2);
      expect(half.x).toBeCloseTo(1.25 + bow / 100, 9);
    }
  });

  it('looks as if it went elsewhere while it still bends', () => {
    const plain = { speed: 1, curl: 1, lift: 0 };
    const straight = expected(kickOf({ x: 200, y: 100, power: 500, bow: 0 }, plain), 10);
    const bent = expected(kickOf({ x: 200, y: 100, power: 500, bow: 120 }, plain), 10);
    expect(straight.x).toBeCloseTo(2, 6);
    expect(bent.x).toBeGreaterThan(3);
  });

  it('is faster the harder it is, and climbs when it is hit too hard', () => {
    const plain = { speed: 1, curl: 1, lift: 0 };
    const at = (power: number): ReturnType<typeof kickOf> =>
      kickOf({ x: 0, y: 200, power, bow: 0 }, plain);
    expect(at(1000).ticks).toBeLessThan(at(500).ticks);
    expect(at(900).y).toBe(2);
    expect(at(1000).y).toBeCloseTo(2.35, 9);
  });

  it('is a goal, off the frame, wide or over by where it crosses the line', () => {
    const away = { ax: -3, ay: 0.1, bx: -3, by: 1.7 };
    const what = (x: number, y: number): string => judge(x, y, away, 0.5).outcome;
    expect(what(2, 1)).toBe('goal');
    expect(what(3.6, 1)).toBe('goal');
    expect(judge(3.6, 1, away, 0.5).woodwork).toBe(true);
    expect(what(3.7, 1)).toBe('post');
    expect(what(4, 1)).toBe('wide');
    expect(what(1, 2.5)).toBe('post');
    expect(what(1, 2.7)).toBe('over');
    expect(what(-3.1, 1)).toBe('saved');
  });

  it('stays in the air with every ball that can be opened, and each flies in its own way', () => {
    const ways = BALLS.map((kind) => {
      const kick = kickOf({ x: 200, y: 120, power: 600, bow: 80 }, kind);
      const half = alongKick(kick, kick.ticks / 2);
      return [kick.ticks, half.x, half.y].map((part) => part.toFixed(2)).join();
    });
    expect(new Set(ways).size).toBe(BALLS.length);
  });
});

describe('a dive', () => {
  it('covers most of its way early and never more than all of it', () => {
    const parts = [0, 6, 12, 24, 40].map((ticks) => stretched(ticks, 24));
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    expect(parts[2]).toBeGreaterThan(0.7);
    expect(parts.at(-1)).toBe(1);
  });

  it('of the player saves what comes to its side, and follows the finger for a moment only', () => {
    const t = table(RIVAL);
    shoot(t, true);
    onward(t);
    run(t, READY + RUN - 6);
    expect(put(t, { kind: 'dive', x: 100, y: 90 })).toBeUndefined();
    run(t, 3);
    expect(put(t, { kind: 'dive', x: 290, y: 90 })).toBeUndefined();
    run(t, 12);
    expect(put(t, { kind: 'dive', x: -290, y: 90 })).toBe('refused.diving');
    t.state.kick = { x: 2.9, y: 0.9, bow: 0, lift: 0.3, ticks: 30, power: 0.5 };
    land(t);
    expect([t.state.outcome, t.state.saves, t.state.theirs]).toEqual(['saved', 1, [0]]);
    expect(t.cues).toContain('save');
  });

  it('is refused while it is not the player who keeps', () => {
    expect(put(table(STREAK), { kind: 'dive', x: 0, y: 100 })).toBe('refused.wait');
  });

  it('too early is punished by a kicker with wits, and only by one', () => {
    const sides = (wits: number): number => {
      let other = 0;
      for (let seed = 0; seed < 30; seed += 1) {
        const t = table({ mode: 'rival', rival: wits === 0 ? 1 : 15 });
        t.context = { ...t.context, rng: createRng(`wits ${seed}`) };
        shoot(t, true);
        onward(t);
        run(t, READY + RUN - 30);
        t.state.kicker = { plan: 1, shown: 1, clap: false };
        put(t, { kind: 'dive', x: 280, y: 90 });
        run(t, 30);
        if ((t.state.kick?.x ?? 0) < 0) other += 1;
      }
      return other;
    };
    expect(sides(0)).toBe(0);
    expect(sides(1)).toBeGreaterThan(12);
  });
});

describe('signs', () => {
  it('mean what they show, its opposite, or its opposite after a clap', () => {
    expect(meant({ flip: 'never' }, 1, true)).toBe(1);
    expect(meant({ flip: 'always' }, 1, false)).toBe(-1);
    expect([meant({ flip: 'clap' }, 1, false), meant({ flip: 'clap' }, 1, true)]).toEqual([1, -1]);
  });

  it('are true as often as each team says', () => {
    for (const [at, { name, keeper }] of TEAMS.entries()) {
      if (at === 0) continue;
      let [meantIt, seen] = [0, 0];
      for (let seed = 0; seed < 150; seed += 1) {
        const state = rules.deal({ mode: 'rival', rival: at }, createRng(`${name} ${seed}`), FRESH);
        const { plan, tell } = state.keeper;
        if (plan === 2 || plan === 0) continue;
        seen += 1;
        if (meant(keeper, tell.shown, tell.clap) === plan) meantIt += 1;
      }
      expect([name, Math.abs(meantIt / seen - keeper.truth) < 0.14]).toEqual([name, true]);
    }
  });
});

describe('a shootout', () => {
  it('is over as soon as one side cannot be caught, and goes on in pairs after five', () => {
    expect(decided([1, 1, 1], [0, 0])).toBe(0);
    expect(decided([1, 1, 1], [0, 0, 0])).toBe(1);
    expect(decided([0, 0, 1], [1, 1, 1, 1])).toBe(-1);
    const level = [1, 1, 0, 1, 1];
    expect(decided(level, level)).toBe(0);
    expect(sudden(level, level)).toBe(true);
    expect(decided([...level, 1], level)).toBe(0);
    expect(decided([...level, 1], [...level, 0])).toBe(1);
    expect(decided([...level, 0], [...level, 1])).toBe(-1);
  });

  it('knows when the next kick may decide it', () => {
    expect(atStake([], [], 0)).toBe(false);
    expect(atStake([1, 1], [0, 0], 0)).toBe(false);
    expect(atStake([1, 1, 1], [0, 0], 1)).toBe(true);
  });

  it('is won by scoring while the rival wastes, with three stars for a clear win', () => {
    const t = table(RIVAL);
    for (let kick = 0; kick < 3; kick += 1) {
      shoot(t, true);
      onward(t);
      rivalKick(t, false);
      onward(t);
    }
    expect([rules.status(t.state), rules.stars?.(t.state)]).toEqual(['won', 3]);
    expect(rules.ending?.(t.state)?.reason).toBe('reason.won');
  });

  it('names the reason of a loss', () => {
    const t = table(RIVAL);
    for (let kick = 0; kick < 3; kick += 1) {
      shoot(t, false);
      onward(t);
      rivalKick(t, true);
      onward(t);
    }
    expect(rules.status(t.state)).toBe('lost');
    expect(rules.ending?.(t.state)).toMatchObject({
      reason: 'reason.lost.conceded',
      almost: 'almost.goals',
      value: 3,
    });
  });
});

describe('a streak', () => {
  it('ends with the third miss, brings a kick to save after five goals, and a save brings a heart', () => {
    const t = table(STREAK);
    shoot(t, false);
    onward(t);
    for (let goal = 0; goal < SAVE_EVERY; goal += 1) {
      shoot(t, true);
      onward(t);
    }
    expect([t.state.turn, t.state.phase, t.state.hearts]).toEqual([1, 'ready', 2]);
    rivalKick(t, false);
    onward(t);
    expect([t.state.turn, t.state.hearts]).toEqual([0, 3]);
    for (let miss = 0; miss < 3; miss += 1) {
      shoot(t, false);
      onward(t);
    }
    expect([rules.status(t.state), t.state.end]).toEqual(['over', 'hearts']);
  });

  it('pays more for corners, bends and rows', () => {
    const points = (more: Partial<State>, x: number, y: number, bow: number): number => {
      const t = table(STREAK, more);
      t.state.keeper = { ...t.state.keeper, plan: 0, x: 0 };
      put(t, { kind: 'shot', x, y, power: 800, bow });
      t.state.keeper.dive = null;
      land(t);
      return t.state.points;
    };
    const plain = points({}, 310, 60, 0);
    expect(plain).toBe(100);
    expect(points({ streak: 5 }, 310, 60, 0)).toBe(150);
    expect(points({}, 320, 190, 0)).toBe(200);
    expect(points({}, 310, 60, 90)).toBe(150);
  });
});

describe('a cup', () => {
  it('is four wins against four teams, and the champion opens a ball', () => {
    const t = table({ mode: 'cup', cup: 1 });
    const met: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      expect([t.state.phase, t.state.cup && roundOf(t.state.cup)]).toEqual(['bracket', round]);
      put(t, { kind: 'go' });
      met.push(t.state.rival);
      while (t.state.phase !== 'bracket' && !t.state.end) {
        if (t.state.turn === 0) shoot(t, true);
        else rivalKick(t, false);
        onward(t);
      }
    }
    expect(new Set(met).size).toBe(4);
    expect([rules.status(t.state), rules.stars?.(t.state)]).toEqual(['won', 3]);
    expect(t.state.cup && championOf(t.state.cup)).toBe(0);
    expect(t.state.career.cups).toBe(1);
    expect(t.cues).toContain('newball');
  });
});

describe('two players', () => {
  it('score no points: the goals on the board say who won', () => {
    const { state } = table({ mode: 'two' });
    Object.assign(state, { mine: [1, 0, 1], theirs: [1, 1, 1], points: 0 });
    expect(rules.score?.(state)).toBeUndefined();
  });

  it('choose a dive in secret, pass the device, and meet exactly that dive', () => {
    const t = table({ mode: 'two' });
    expect(put(t, { kind: 'shot', x: 0, y: 100, power: 500, bow: 0 })).toBe('refused.wait');
    put(t, { kind: 'dive', x: 280, y: 100 });
    expect(t.state.phase).toBe('pass');
    put(t, { kind: 'go' });
    put(t, { kind: 'shot', x: 280, y: 100, power: 400, bow: 0 });
    land(t);
    expect(t.state.outcome).toBe('saved');
    onward(t);
    expect([t.state.turn, t.state.phase]).toEqual([1, 'secret']);
    put(t, { kind: 'dive', x: -280, y: 100 });
    put(t, { kind: 'go' });
    put(t, { kind: 'shot', x: 280, y: 100, power: 400, bow: 0 });
    land(t);
    expect([t.state.mine, t.state.theirs]).toEqual([[0], [1]]);
    expect(t.state.career).toEqual(FRESH);
  });
});

describe('a career', () => {
  it('opens balls by what was done and refuses the others', () => {
    const t = table(STREAK);
    expect(put(t, { kind: 'ball', at: 1 })).toBe('refused.locked');
    const rich = table(STREAK, {}, { goals: 15, saves: 0, cups: 0, ball: 0 });
    expect(put(rich, { kind: 'ball', at: 1 })).toBeUndefined();
    expect(rich.state.career.ball).toBe(1);
  });

  it('keeps everything but what cannot be read', () => {
    const carried = { goals: 20, saves: 3, cups: 0, ball: 1, opened: ['swan'] };
    expect(parseCarried(carried)).toEqual({ ok: true, value: carried });
    const value = (raw: Json): unknown => {
      const read = parseCarried(raw);
      return read.ok ? read.value : read.error;
    };
    expect(value({ ...carried, goals: -1 })).toEqual({ ...carried, goals: 0 });
    expect(value({ ...carried, ball: 99, opened: ['swan', 'gone'] })).toEqual({
      ...carried,
      ball: 0,
    });
    expect(parseCarried(null)).toMatchObject({ ok: false });
  });

  it('keeps a ball that asks for more than was done, in use or not', () => {
    const read = parseCarried({ goals: 20, saves: 0, cups: 0, ball: 2, opened: ['leaf'] });
    expect(read).toMatchObject({ ok: true, value: { ball: 2 } });
    const opened = read.ok ? read.value.opened : [];
    expect(opened).toEqual(['swan', 'anvil', 'leaf']);
  });

  it('remembers which balls it opened', () => {
    const t = table(STREAK, {}, { goals: 15, saves: 0, cups: 0, ball: 0 });
    expect(rules.career?.of(t.state).opened).toEqual(['swan']);
  });
});
