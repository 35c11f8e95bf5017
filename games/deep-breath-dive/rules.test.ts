import { createRng } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import { bot, diverTo } from './bot.ts';
import { BREATHER, rules, WARES, type Input, type State } from './rules.ts';
import {
  breathHome,
  DIVES,
  drain,
  PEARL,
  placeOf,
  RESCUE,
  riseSpeed,
  timesOf,
} from './rules/dive.ts';
import { MISSIONS } from './rules/goals.ts';
import { fillSea, FLOOR, HALF, LOOT, ZONES, zoneAt } from './rules/sea.ts';
import { FRESH, SHOP, type Career } from './rules/state.ts';

/** `TABLE=1` plays more and prints what each depth is worth, and how a career goes. */
const table = process.env['TABLE'] === '1';
const SEEDS = table ? 30 : 6;

class Run {
  readonly state: State;
  readonly cues: string[] = [];
  readonly #context: { rng: ReturnType<typeof createRng>; cue(name: string): void };

  constructor(seed = 'a', career: Career = FRESH) {
    this.state = rules.deal({ mode: 'endless' }, createRng(`deal ${seed}`), career);
    this.#context = {
      rng: createRng(`play ${seed}`),
      cue: (name) => void this.cues.push(name),
    };
  }

  do(input: Input): string | void {
    return rules.step(this.state, input, this.#context);
  }

  wait(ticks: number): this {
    for (let tick = 0; tick < ticks; tick += 1) rules.tick?.(this.state, this.#context);
    return this;
  }

  /** An empty sea, so that only breath and depth count. */
  empty(): this {
    this.state.sea = { things: [], creatures: [], vents: [] };
    return this;
  }

  play(who: typeof bot, skill: number, seed: string): this {
    const rng = createRng(`hand ${seed}`);
    for (let tick = 0; tick < 60 * 240 && this.state.phase !== 'end'; tick += 1) {
      const input = who(this.state, rng, skill);
      if (input) this.do(input);
      this.wait(1);
    }
    return this;
  }
}

const seeds = Array.from({ length: SEEDS }, (_, at) => `seed ${at}`);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const blackouts = ({ state }: Run): number =>
  state.ended.filter(({ how }) => how === 'blackout').length / DIVES;

function outfit(lungs: number): Career {
  const part = (most: number): number => Math.round((most * lungs) / SHOP.lungs.length);
  const levels = { lungs, fins: part(4), reach: part(3), lamp: part(3), suit: part(3) };
  return { ...FRESH, purse: { coins: 0, levels } };
}

function curve(career: Career): { depth: number; coins: number; dark: number }[] {
  const depths = table ? Array.from({ length: 18 }, (_, at) => 5 + at * 5) : [10, 25, 35, 50, 70];
  return depths.map((depth) => {
    const runs = seeds.map((seed) => new Run(seed, career).play(diverTo(depth), 0.9, seed));
    const coins = Math.round(mean(runs.map(({ state }) => state.coins)));
    return { depth, coins, dark: Math.round(mean(runs.map(blackouts)) * 100) };
  });
}

describe('the bargain', () => {
  it('is best somewhere between too little and too much', () => {
    const found = curve(FRESH);
    if (table) console.table(found);
    const best = found.reduce((most, one) => (one.coins > most.coins ? one : most));
    expect(best.depth).toBeGreaterThan(20);
    expect(best.depth).toBeLessThan(50);
    expect(found[0]?.coins).toBeLessThan(best.coins / 4);
    expect(found.at(-1)?.coins).toBeLessThan(best.coins / 2);
    expect(found.at(-1)?.dark).toBeGreaterThan(90);
  });

  it('moves down with what was bought', () => {
    const [fresh, full] = [FRESH, outfit(6)].map((career) => {
      const runs = (depth: number): number =>
        mean(
          seeds.map((seed) => new Run(seed, career).play(diverTo(depth), 0.9, seed).state.coins),
        );
      return { near: runs(35), far: runs(70) };
    });
    expect(fresh?.far).toBeLessThan(fresh?.near ?? 0);
    expect(full?.far).toBeGreaterThan((full?.near ?? 0) * 3);
    if (table) console.table(curve(outfit(6)));
  });

  it('takes 40 to 90 seconds and rewards judgement', () => {
    const rows = [0, 0.5, 1].map((skill) => {
      const runs = seeds.map((seed) => new Run(seed).play(bot, skill, seed));
      const lengths = runs.map(({ state }) => state.tick / 60).sort((a, b) => a - b);
      return {
        skill,
        coins: Math.round(mean(runs.map(({ state }) => state.coins))),
        dark: Math.round(mean(runs.map(blackouts)) * 100),
        median: Math.round(lengths[Math.floor(lengths.length / 2)] ?? 0),
      };
    });
    if (table) console.table(rows);
    const [low, fair, good] = rows;
    expect(good?.coins).toBeGreaterThan((low?.coins ?? 0) * 1.5);
    for (const { median } of [fair, good].flatMap((one) => one ?? [])) {
      expect(median).toBeGreaterThanOrEqual(40);
      expect(median).toBeLessThanOrEqual(90);
    }
  });
});

describe('a dive', () => {
  it('begins with a hold, sinks while held and rises when let go', () => {
    const run = new Run().empty();
    run.do({ act: 'hold', x: 0 });
    run.wait(120);
    expect(run.state.y).toBeGreaterThan(6);
    const { y } = run.state;
    run.do({ act: 'free' });
    run.wait(90);
    expect(run.state.y).toBeLessThan(y);
  });

  it('swims to where it is sent, and not into the rock', () => {
    const run = new Run().empty();
    run.do({ act: 'hold', x: 100 });
    run.wait(180);
    expect(run.state.x).toBeCloseTo(HALF - 0.4, 1);
    run.do({ act: 'steer', x: -100 });
    run.wait(240);
    expect(run.state.x).toBeCloseTo(-HALF + 0.4, 1);
  });

  it('multiplies the bag by the deepest zone and banks it at the surface', () => {
    const run = new Run().empty();
    run.do({ act: 'hold', x: 0 });
    run.wait(240);
    expect(run.cues).toContain('zone.reef');
    run.state.bag = 10;
    run.do({ act: 'free' });
    run.wait(60 * 9);
    expect(run.state.ended).toMatchObject([{ how: 'banked', coins: 20, times: 2 }]);
    expect(run.state).toMatchObject({ coins: 20, dive: 2, phase: 'boat', bag: 0 });
  });

  it('that runs out of breath loses the bag and keeps a pearl', () => {
    const run = new Run().empty();
    run.do({ act: 'hold', x: 0 });
    run.wait(300);
    run.state.bag = 500;
    run.state.air = 1;
    run.wait(1);
    expect(run.state.phase).toBe('rescue');
    expect(run.do({ act: 'hold', x: 0 })).toBe('refused.rope');
    const times = timesOf(run.state);
    run.wait(RESCUE + 1);
    expect(run.state).toMatchObject({ coins: PEARL * times, phase: 'boat' });
    expect(run.cues).toContain('pearl');
  });

  it('that only bobs at the surface costs nothing', () => {
    const run = new Run().empty();
    run.do({ act: 'hold', x: 0 });
    run.wait(20);
    run.do({ act: 'free' });
    run.wait(240);
    expect(run.state).toMatchObject({ phase: 'dive', dive: 1, y: 0 });
    expect(run.state.air).toBe(run.state.full);
  });

  it('ends the day with the third', () => {
    const run = new Run().empty();
    for (let dive = 0; dive < DIVES; dive += 1) {
      run.wait(BREATHER);
      run.do({ act: 'hold', x: 0 });
      run.wait(120);
      run.do({ act: 'free' });
      run.wait(60 * 6);
    }
    expect(rules.status(run.state)).toBe('over');
    const reasons = [rules.ending?.(run.state)?.reason];
    for (const dive of run.state.ended) {
      Object.assign(dive, { how: 'blackout' });
      reasons.push(rules.ending?.(run.state)?.reason);
    }
    expect(reasons).toEqual(['reason.clean', 'reason.one', 'reason.two', 'reason.dark']);
    const cheapest = Math.min(...WARES.map((ware) => SHOP[ware][0]));
    run.state.coins = 0;
    run.state.rewards = 0;
    const short = { almost: 'almost.gear', value: cheapest };
    expect(rules.ending?.(run.state)).toMatchObject(short);
    run.state.coins = cheapest;
    expect(rules.ending?.(run.state)).toMatchObject({ almost: 'almost.shop', value: cheapest });
  });

  it('needs a breather on the boat', () => {
    const run = new Run().empty();
    run.do({ act: 'hold', x: 0 });
    run.wait(120);
    run.do({ act: 'free' });
    while (run.state.phase === 'dive') run.wait(1);
    expect(run.do({ act: 'hold', x: 0 })).toBe('refused.breath');
    run.wait(BREATHER);
    expect(run.do({ act: 'hold', x: 0 })).toBeUndefined();
  });
});

describe('breath', () => {
  it('goes faster below, and the notch tells what the way up takes', () => {
    expect(drain(40)).toBeGreaterThan(drain(0));
    for (const depth of [10, 30, 60]) {
      const run = new Run().empty();
      Object.assign(run.state, {
        phase: 'dive',
        y: depth,
        deepest: depth,
        vy: -riseSpeed(run.state) / 60,
        air: 99_999,
      });
      const before = run.state.air;
      const rows = breathHome(run.state);
      while (run.state.phase === 'dive') run.wait(1);
      // The breath is made new on the boat: what was used is what the ending tells.
      const used = before - (run.state.ended[0]?.air ?? 0) * 60;
      expect(Math.abs(used - rows)).toBeLessThan(20);
    }
  });

  it('comes back at a vent, once', () => {
    const run = new Run().empty();
    run.state.sea.vents = [{ id: 1, x: 0, y: 3 }];
    run.do({ act: 'hold', x: 0 });
    run.state.air = 400;
    run.wait(60);
    expect(run.cues.filter((cue) => cue === 'bubbles')).toHaveLength(1);
    expect(run.state.air).toBeGreaterThan(450);
  });

  it('is lost to a sting, less in a thick suit', () => {
    const lost = (suit: number): number => {
      const run = new Run('a', {
        ...FRESH,
        purse: { coins: 0, levels: { ...FRESH.purse.levels, suit } },
      }).empty();
      run.state.sea.creatures = [
        { id: 9, beast: 'jelly', x: 0, y: 2, reach: 0, round: 200, phase: 0 },
      ];
      run.do({ act: 'hold', x: 0 });
      run.wait(60);
      expect(run.cues).toContain('sting.jelly');
      return run.state.full - run.state.air;
    };
    expect(lost(3)).toBeLessThan(lost(0) - 60);
  });

  it('notices what was passed closely, and never what stung', () => {
    const rows = [1.2, 0.5].map((x) => {
      const run = new Run().empty();
      const jelly = { id: 7, beast: 'jelly', x, y: 6, reach: 0, round: 600, phase: 0 } as const;
      run.state.sea = { things: [], creatures: [jelly], vents: [] };
      run.do({ act: 'hold', x: 0 });
      run.wait(60 * 4);
      return run.cues.filter((name) => name === 'brush' || name.startsWith('sting'));
    });
    expect(rows).toEqual([['brush'], ['sting.jelly']]);
  });

  it('is slowed on the way by what is heavy', () => {
    expect(riseSpeed({ career: FRESH, weight: 8 })).toBeLessThan(
      riseSpeed({ career: FRESH, weight: 0 }),
    );
    expect(riseSpeed({ career: FRESH, weight: 900 })).toBeGreaterThan(1);
  });
});

describe('the sea', () => {
  it('is new on every dive, bounded, and the same for the same chance', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const sea = fillSea(createRng(seed));
      expect(fillSea(createRng(seed))).toEqual(sea);
      const all = [...sea.things, ...sea.creatures, ...sea.vents];
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      expect(all.every(({ x, y }) => Math.abs(x) <= HALF - 0.4 && y > 3 && y < FLOOR)).toBe(true);
      expect(sea.things.at(-1)?.kind).toBe('bell');
      // Nothing stings before the reef; eels dart out of the rock and leave the middle free.
      expect(sea.creatures.every(({ y }) => y >= 12)).toBe(true);
      for (const creature of sea.creatures) {
        const ways = [0, 30, 60, 90, 120, 150].map((tick) => Math.abs(placeOf(creature, tick).x));
        if (creature.beast === 'eel') expect(Math.min(...ways)).toBeGreaterThan(1.2);
        else expect(Math.max(...ways)).toBeLessThan(HALF);
      }
    }
  });

  it('is worth more the deeper it is', () => {
    const worths = ZONES.map(({ loot, times }) => {
      const sum = loot.reduce((all, [, share]) => all + share, 0);
      return (times * loot.reduce((all, [kind, share]) => all + LOOT[kind].worth * share, 0)) / sum;
    });
    expect(worths).toEqual(worths.toSorted((a, b) => a - b));
    expect(ZONES.map(({ from }) => zoneAt(from))).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('a career', () => {
  it('has thirty missions with words of their own', () => {
    expect(MISSIONS).toHaveLength(30);
    expect(
      new Set(MISSIONS.map(({ event, span, target }) => `${event} ${span} ${target}`)).size,
    ).toBe(30);
  });

  it('pays for missions and keeps coins', () => {
    const run = new Run().play(bot, 1, 'x');
    const saved = rules.career?.of(run.state);
    expect(saved?.purse.coins).toBe(run.state.coins + run.state.rewards);
    expect(rules.career?.parse(saved ?? null)).toEqual({ ok: true, value: saved });
  });

  it('survives an update: more missions, another ware, a field that cannot be read', () => {
    const done = MISSIONS.slice(0, -1).map(({ id }) => id);
    const [last] = MISSIONS.slice(-1);
    const raw = {
      purse: { coins: 70, levels: { lungs: 3, fins: 9, harpoon: 1 } },
      // Everything of a list that was one shorter is done.
      board: { active: [], counts: {}, done: [...done, 'gone'] },
      best: 900,
      deepest: 'far down',
    };
    expect(rules.career?.parse(raw)).toMatchObject({
      ok: true,
      value: {
        purse: { coins: 70 + 5 * 8000, levels: { lungs: 3, fins: 4, reach: 0, lamp: 0, suit: 0 } },
        board: { active: [last?.id], done },
        best: 900,
        deepest: 0,
      },
    });
    expect(rules.career?.parse([])).toMatchObject({ ok: false });
  });

  it('buys before the first dive only', () => {
    const rich = { ...FRESH, purse: { ...FRESH.purse, coins: 5000 } };
    const run = new Run('a', rich);
    const { full } = run.state;
    expect(run.do({ act: 'buy', ware: 'lungs' })).toBeUndefined();
    expect(run.state.full).toBeGreaterThan(full);
    run.do({ act: 'hold', x: 0 });
    expect(run.do({ act: 'buy', ware: 'fins' })).toBe('refused.wet');
    expect(new Run().do({ act: 'buy', ware: 'fins' })).toBe('refused.poor');
  });
});
