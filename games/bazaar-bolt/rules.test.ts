import { createRng } from '@playgrove/kit/core';
import { playing } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { rules, type Input, type State } from './rules.ts';
import { chunkAt, CHUNKS, GATE, LEARN, OUT, SHORTCUTS, IN } from './rules/chunks.ts';
import { APART, GATE_EVERY } from './rules/course.ts';
import { MISSIONS, nextMission } from './rules/goals.ts';
import { lengthOf, rowOf, SPEEDS, thingsOf } from './rules/layout.ts';
import { isShortcut, LEARNING, run, swipe, WHISKER, type Act } from './rules/run.ts';
import { HOVER, SHIFT, TURN } from './rules/runner.ts';
import { FRESH, LANE, metersOf, type Career, type Laid } from './rules/state.ts';
import words from './strings/en.json' with { type: 'json' };

type Seen = { readonly name: string; readonly value: number | undefined };
type Play = {
  readonly state: State;
  readonly seen: Seen[];
  do(act: Act): void;
  go(ticks: number): void;
};

/** A run that is past its warm-up, on chunks of one's own. */
function on(
  ids: readonly string[],
  { tier = 0, lane = 0, warm = false, career = FRESH } = {},
): Play {
  const state = rules.deal({ mode: 'endless' }, createRng('own'), { ...career, runs: 1 });
  let at = 0;
  state.way = [...ids, 'start', 'start', 'start', 'start', 'start', 'start'].map((id): Laid => {
    const chunk = CHUNKS.findIndex((one) => one.id === id);
    const laid = { chunk, tier, at, length: lengthOf(chunk, tier), aside: 0, gone: [] };
    at += laid.length;
    return laid;
  });
  state.pace = SPEEDS[tier] ?? 0.16;
  state.tick = warm ? 0 : LEARNING;
  Object.assign(state.runner, { lane, x: lane, from: lane });
  const seen: Seen[] = [];
  const context = {
    rng: createRng('own'),
    cue: (name: string, _?: unknown, value?: number) => void seen.push({ name, value }),
  };
  return {
    state,
    seen,
    do: (act) => swipe(state, act, context),
    go(ticks) {
      for (let tick = 0; tick < ticks && state.phase === 'run'; tick += 1) run(state, context);
    },
  };
}

const names = ({ seen }: Play): string[] => seen.map(({ name }) => name);
/** Ticks from here until level with the front of the first thing of a kind. */
function ticksTo({ state }: Play, kind: string): number {
  for (const { chunk, tier, at } of state.way) {
    const thing = thingsOf(chunk, tier).find((one) => one.kind === kind);
    if (thing) return Math.floor((at + thing.z - thing.half - 0.3 - state.runner.z) / state.pace);
  }
  throw new Error(`there is no ${kind}`);
}

describe('a swipe', () => {
  test('moves the runner in the very next tick and is over after 117 ms', () => {
    const play = on(['start']);
    play.do('left');
    play.go(1);
    expect(play.state.runner.x).toBeLessThan(-0.2);
    play.go(SHIFT - 1);
    expect(play.state.runner.x).toBe(-1);
    expect(Math.round((SHIFT * 1000) / 60)).toBeGreaterThanOrEqual(90);
    expect(Math.round((SHIFT * 1000) / 60)).toBeLessThanOrEqual(120);
  });

  test('twice in a row crosses two lanes, and at the edge it is answered without a move', () => {
    const play = on(['start'], { lane: -1 });
    play.do('right');
    play.do('right');
    play.go(SHIFT);
    expect(play.state.runner.x).toBe(1);
    play.do('right');
    play.go(2);
    expect(names(play)).toContain('edge');
    expect(play.state.runner.x).toBe(1);
  });

  test('up shortly before landing jumps again, down in the air lands in a slide', () => {
    const play = on(['start']);
    play.do('up');
    play.go(33);
    play.do('up');
    play.go(10);
    expect(names(play).filter((name) => name === 'jump')).toHaveLength(2);
    play.do('down');
    play.go(12);
    expect(play.state.runner.slide).toBeGreaterThan(0);
  });
});

describe('late swipes', () => {
  const dodge = (early: number): Play => {
    const play = on(['sidestep']);
    play.go(ticksTo(play, 'stack') - early);
    play.do('left');
    play.go(40);
    return play;
  };

  test('burst into more coins the later they are, and a very late one is a hit', () => {
    const coins = (play: Play): number =>
      play.seen.find(({ name }) => name === 'burst')?.value ?? 0;
    expect(names(dodge(30))).not.toContain('near');
    expect(coins(dodge(30))).toBe(0);
    expect(names(dodge(11))).toContain('near');
    expect(names(dodge(WHISKER - 2))).toContain('whisker');
    expect(coins(dodge(WHISKER - 2))).toBeGreaterThan(coins(dodge(11)));
    expect(names(dodge(0))).toContain('hit.stack');
  });

  test('count for jumps and slides too, and build a streak', () => {
    const play = on(['hop', 'duck']);
    play.go(ticksTo(play, 'sacks') - 7);
    play.do('up');
    play.go(50);
    play.go(ticksTo(play, 'line') - 5);
    play.do('down');
    play.go(30);
    expect(play.state.nears).toBe(2);
    expect(play.state.streak).toBe(2);
    expect(play.state.carrots).toBe(3);
  });
});

describe('a stumble', () => {
  test('costs a carrot, breaks the thing and spares the runner for a moment', () => {
    const play = on(['hop', 'hop']);
    play.go(ticksTo(play, 'sacks') + 4);
    expect(play.state.carrots).toBe(2);
    expect(names(play)).toEqual(expect.arrayContaining(['hit.sacks', 'munch']));
    expect(play.state.spared).toBeGreaterThan(60);
  });

  test('costs nothing in the first ten seconds', () => {
    const play = on(['hop', 'hop', 'duck'], { warm: true });
    play.go(LEARNING - 10);
    expect(names(play)).toContain('saved');
    expect(play.state.carrots).toBe(3);
  });

  test('ends the run when the last carrot is gone, and names its cause', () => {
    const play = on(['hop', 'duck', 'hop', 'duck']);
    play.go(2000);
    expect(rules.status(play.state)).toBe('over');
    expect(rules.ending?.(play.state)?.reason).toBe('reason.sacks');
    // What was hit last still stands where the ending points.
    const stands = play.state.way.flatMap(({ chunk, tier, at, gone }) =>
      thingsOf(chunk, tier).filter(
        ({ kind, z }, index) =>
          kind === 'sacks' && !gone.includes(index) && Math.abs(at + z - play.state.runner.z) < 1,
      ),
    );
    expect(stands.map(({ lane }) => lane * LANE)).toContain(rules.ending?.(play.state)?.at?.x);
    expect(rules.inputs(play.state, createRng('x'))).toEqual([]);
  });

  test('is not what a shoulder against a stall costs', () => {
    const play = on(['cart'], { lane: -1 });
    play.go(ticksTo(play, 'stall') + 8);
    play.do('right');
    play.go(20);
    expect(names(play)).toContain('brush');
    expect(play.state.runner.x).toBe(-1);
    expect(play.state.carrots).toBe(3);
  });
});

describe('the market', () => {
  test.each(SPEEDS.map((_, tier) => tier))(
    'an awning throws who runs straight on over a wall of jars at speed tier %i',
    (tier) => {
      for (const [id, lane] of [
        ['vault', 0],
        ['trampolines', -1],
        ['vault-duck', 1],
        ['lofts', 1],
      ] as const) {
        const play = on([id], { tier, lane });
        play.go(100);
        expect([id, names(play).includes('bounce'), play.state.carrots]).toEqual([id, true, 3]);
      }
    },
  );

  test('a carpet flies over everything and sets down before its chunk ends', () => {
    const play = on(['rug-row']);
    play.go(ticksTo(play, 'carpet') + 60);
    expect(play.state.runner.y).toBeGreaterThan(HOVER - 0.2);
    play.go(160);
    expect(play.state.runner.ground).toBe(true);
    expect(play.state.carrots).toBe(3);
    expect(names(play)).toEqual(expect.arrayContaining(['ride', 'alight']));
  });

  test('gates stand at exact meters', () => {
    const session = playing(rules, 'endless');
    const rng = createRng('gates');
    const gates: number[] = [];
    session.until(
      (state) => {
        for (const { chunk, at } of state.way) {
          if (chunk === GATE && !gates.includes(Math.round(at))) gates.push(Math.round(at));
        }
        return metersOf(state) > 620 || state.phase === 'end';
      },
      { bot: (state) => bot(state, rng, 1) },
    );
    expect(gates.length).toBeGreaterThanOrEqual(2);
    expect(gates).toEqual(gates.map((_, at) => GATE_EVERY * (at + 1)));
  });

  test('a first run teaches lanes, jumps and slides before the warm-up ends', () => {
    const { way } = rules.deal({ mode: 'endless' }, createRng('first'), FRESH);
    expect(way.slice(1, 4).map(({ chunk }) => chunk)).toEqual([...LEARN]);
    const last = way[3];
    expect(((last?.at ?? 0) + rowOf(0) * 6) / SPEEDS[0]).toBeLessThan(LEARNING);
  });
});

describe('a fork', () => {
  /** Runs by the bot until a fork's zone is reached, in the lane at its side. */
  function atFork(): { state: State; give: (input: Input) => void; tick: (ticks: number) => void } {
    const session = playing(rules, 'endless');
    const rng = createRng('fork');
    session.until(
      (state) => state.fork?.state === 'open' && state.runner.lane === state.fork.side,
      { bot: (state) => bot(state, rng, 0.5) },
    );
    return {
      get state() {
        return session.state;
      },
      give: (input) => void session.give(input),
      tick: (ticks) => void session.tick(ticks),
    };
  }

  test('leads into the shortcut with a late swipe outward', () => {
    const game = atFork();
    const { side } = game.state.fork ?? { side: 1 };
    game.give({ act: side < 0 ? 'left' : 'right' });
    expect(game.state.fork?.state).toBe('taken');
    game.tick(TURN);
    expect(game.state.aside).toBe(side * APART);
    expect(game.state.runner.x).toBe(-side);
    game.tick(30);
    const under = game.state.way.find(({ at, length }) => at + length > game.state.runner.z);
    expect(isShortcut(under?.chunk ?? 0)).toBe(true);
    expect(game.state.way.some(({ chunk }) => chunk === OUT)).toBe(true);
  });

  test('is passed by running on', () => {
    const game = atFork();
    game.tick(60);
    expect(game.state.fork?.state).toBe('left');
    expect(game.state.aside).toBe(0);
  });
});

describe('a career', () => {
  const rich: Career = { ...FRESH, runs: 2, purse: { ...FRESH.purse, coins: 300 } };

  test('begins at once twice', () => {
    const phase = (runs: number): string =>
      rules.deal({ mode: 'endless' }, createRng('x'), { ...FRESH, runs }).phase;
    expect([0, 1].map(phase)).toEqual(['run', 'run']);
  });

  test('waits before a run only while something can be bought', () => {
    const phase = (coins: number): string =>
      rules.deal({ mode: 'endless' }, createRng('x'), {
        ...FRESH,
        runs: 2,
        purse: { ...FRESH.purse, coins },
      }).phase;
    expect(phase(79)).toBe('run');
    expect(phase(80)).toBe('ready');
  });

  test('buys before a run only, and a basket holds one more carrot', () => {
    const session = playing(rules, 'endless', { career: rich });
    session.give({ act: 'buy', ware: 'basket' });
    expect(session.state.carrots).toBe(4);
    expect(session.refusal({ act: 'buy', ware: 'basket' })).toBe('refused.poor');
    session.give({ act: 'go' });
    expect(session.refusal({ act: 'buy', ware: 'magnet' })).toBe('refused.running');
  });

  test('a magnet reaches coins in the next lane', () => {
    const take = (magnet: number): number => {
      const career = {
        ...FRESH,
        purse: { ...FRESH.purse, levels: { ...FRESH.purse.levels, magnet } },
      };
      const play = on(['stroll'], { career });
      play.go(75);
      return play.state.coins;
    };
    expect(take(0)).toBe(0);
    expect(take(2)).toBeGreaterThan(3);
  });

  test('keeps coins, missions and the farthest run', () => {
    const play = on(['stroll', 'hop', 'duck', 'hop', 'duck'], { lane: -1 });
    play.go(3000);
    const kept = rules.career?.of(play.state);
    expect(kept?.purse.coins).toBeGreaterThan(0);
    expect(kept?.far).toBe(metersOf(play.state));
    expect(kept?.runs).toBe(2);
    expect(rules.career?.parse(kept as never)).toEqual({ ok: true, value: kept });
  });

  test('survives an update: more missions, another ware, a field that cannot be read', () => {
    const done = MISSIONS.slice(0, -1).map(({ id }) => id);
    const [last] = MISSIONS.slice(-1);
    const raw = {
      purse: { coins: 70, levels: { basket: 1, magnet: 4, shoes: 2 } },
      // Everything of a list that was one shorter is done.
      board: { active: [], counts: {}, done: [...done, 'gone'] },
      far: 812,
      runs: 'many',
    };
    expect(rules.career?.parse(raw)).toMatchObject({
      ok: true,
      value: {
        purse: { coins: 70 + 560, levels: { basket: 1, magnet: 3, burst: 0 } },
        board: { active: [last?.id], done },
        far: 812,
        runs: 0,
      },
    });
    expect(rules.career?.parse('fast')).toMatchObject({ ok: false });
  });
});

test('every mission and its next step have words, and shortcuts are counted right', () => {
  for (const { id, event, span } of MISSIONS) {
    expect(Object.keys(words)).toContain(`mission.${id}`);
    expect(Object.keys(words)).toContain(`next.${event}.${span}`);
  }
  expect(nextMission(FRESH.board)?.mission.id).toBe('m1');
  expect(chunkAt(IN).id).toBe('in');
  expect(chunkAt(IN + SHORTCUTS - 1).id).toBe('rush');
  expect(chunkAt(OUT).id).toBe('out');
});
