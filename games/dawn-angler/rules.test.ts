import type { StepContext } from '@playgrove/kit/contract';
import { progress } from '@playgrove/kit/logic/collection';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, it, test } from 'vitest';
import { bot } from './bot.ts';
import { dealt, geared, onTheLine, type Heard, type Staged } from './fixtures.ts';
import { LEVELS, targetsOf } from './levels.ts';
import { greenOf, struggle } from './rules/fight.ts';
import { LAKES, SPECIES, speciesOf } from './rules/fish.ts';
import { FRESH, GEAR, LENT, parseCareer, type Career, type State } from './rules/state.ts';
import { CASTS, PERFECT } from './rules/water.ts';
import { rules } from './rules.ts';
import words from './strings/en.json' with { type: 'json' };

const known: Readonly<Record<string, string>> = words;

function pass(state: State, context: StepContext, ticks: number): void {
  for (let tick = 0; tick < ticks; tick += 1) rules.tick?.(state, context);
}

function hooked(fish: string, gear: number, seed: string): Staged {
  const staged = dealt(seed, 0, geared(gear));
  onTheLine(staged.state, fish, 0, 14);
  return staged;
}

/** How a fight ends when the line is held as `hold` says. */
function fought(
  fish: string,
  gear: number,
  seed: string,
  hold: (state: State, tick: number) => boolean,
): string {
  const { state, context } = hooked(fish, gear, seed);
  for (let tick = 0; tick < 60 * 90; tick += 1) {
    if (!state.fight) return 'gone';
    state.held = hold(state, tick);
    const end = struggle(state, state.fight, context);
    if (end) return end;
  }
  return 'never';
}

const steady = (state: State): boolean => {
  const { fight, wait } = state;
  if (!fight || !wait || fight.mood === 'leap') return false;
  const green = greenOf(state, speciesOf(wait.fish).nature);
  return fight.tension < (green.low + green.high) / 2;
};

function landedOf(fish: string, gear: number, hold: typeof steady): number {
  const seeds = Array.from({ length: 8 }, (_, at) => `${fish} ${at}`);
  return seeds.filter((seed) => fought(fish, gear, seed, hold) === 'landed').length / seeds.length;
}

/** One outing by the bot. */
function outing(lake: number, seed: string, skill: number, career: Career): State {
  const { state, context } = dealt(seed, lake, career);
  const rng = createRng(`hand ${seed}`);
  for (let tick = 0; tick < 60 * 60 * 8 && rules.status(state) === 'playing'; tick += 1) {
    const input = bot(state, rng, skill);
    if (input && rules.step(state, input, context)) throw new Error(JSON.stringify(input));
    rules.tick?.(state, context);
  }
  return state;
}

describe('a strike', () => {
  function waiting(seed: string): { state: State; context: Heard } {
    const { state, context } = dealt(seed);
    rules.step(state, { act: 'press', x: 0 }, context);
    pass(state, context, 30);
    rules.step(state, { act: 'free' }, context);
    while (state.phase !== 'wait') pass(state, context, 1);
    return { state, context };
  }

  it('before the bite frightens the fish and costs the cast', () => {
    const { state, context } = waiting('early');
    pass(state, context, 30);
    expect(rules.step(state, { act: 'press', x: 0 }, context)).toBeUndefined();
    expect(state).toMatchObject({ phase: 'lost', miss: 'early', missed: 1 });
    pass(state, context, 40);
    rules.step(state, { act: 'press', x: 0 }, context);
    expect(state).toMatchObject({ phase: 'idle', cast: 1 });
  });

  it('in time is perfect and tires the fish, a little later it only hooks', () => {
    for (const [late, perfect] of [
      [PERFECT, true],
      [PERFECT + 1, false],
    ] as const) {
      const { state, context } = waiting('in time');
      pass(state, context, (state.wait?.bite ?? 0) + late);
      rules.step(state, { act: 'press', x: 0 }, context);
      expect(state.phase).toBe('fight');
      expect(state.fight?.perfect).toBe(perfect);
      expect(state.fight?.stamina).toBe(perfect ? 0.75 : 1);
    }
  });

  it('that never comes lets the fish go', () => {
    const { state, context } = waiting('late');
    pass(state, context, (state.wait?.bite ?? 0) + (state.wait?.window ?? 0) + 1);
    expect(state).toMatchObject({ phase: 'lost', miss: 'late' });
    expect(context.cues.map(({ name }) => name)).toContain('bite');
  });
});

describe('a fight', () => {
  const first = SPECIES.filter(({ lake }) => lake === 0);

  it('is won by keeping the tension in the green, with any fish of the first lake and no gear', () => {
    for (const { id } of first) expect(landedOf(id, 0, steady), id).toBe(1);
  });

  it('snaps the line of a player who only holds, except with the gentlest fish', () => {
    for (const { id, nature } of first) {
      const landed = landedOf(id, 0, () => true);
      expect(landed, id).toBe(nature === 'nibbler' ? 1 : 0);
    }
    expect(fought('pike', 0, 'hold', () => true)).toBe('snap');
  });

  it('loses the fish of a player who only lets go', () => {
    expect(fought('roach', 0, 'loose', () => false)).toBe('slip');
  });

  it('asks something else of each nature: what beats one loses another', () => {
    const pulses = (_: State, tick = 0): boolean => tick % 40 < 24;
    const beats = (fish: string): number =>
      Array.from({ length: 6 }, (_, at) => fought(fish, 0, `pulse ${at}`, pulses)).filter(
        (end) => end === 'landed',
      ).length;
    expect(beats('roach')).toBe(6);
    expect(beats('pike')).toBe(0);
  });

  it('tires a leaping fish that is bowed to, and strains a line that is held', () => {
    const leapWith = (held: boolean): { stamina: number; tension: number } => {
      const { state, context } = hooked('bleak', 0, 'leap');
      const { fight } = state;
      if (!fight) throw new Error('no fight');
      Object.assign(fight, { mood: 'leap', t: 0, span: 40, tension: 40 });
      state.held = held;
      for (let tick = 0; tick < 30; tick += 1) struggle(state, fight, context);
      return fight;
    };
    expect(leapWith(false).stamina).toBeLessThan(leapWith(true).stamina - 0.08);
    expect(leapWith(true).tension).toBeGreaterThan(
      greenOf({ career: FRESH, fight: null }, 'jumper').high,
    );
  });

  it('is not over at the net while the fish has strength: it bolts', () => {
    const { state, context } = hooked('pike', 4, 'bolt');
    const { fight } = state;
    if (!fight) throw new Error('no fight');
    Object.assign(fight, { dist: 3.21, stamina: 0.9, tension: 45, pull: 0 });
    expect(struggle(state, fight, context)).toBeUndefined();
    expect(context.cues.map(({ name }) => name)).toContain('bolt');
    for (let tick = 0; tick < 30; tick += 1) struggle(state, fight, context);
    expect(fight.dist).toBeGreaterThan(5);
  });

  it('forgives more with a better line, and is shorter with a better reel', () => {
    expect(greenOf({ career: geared(4), fight: null }, 'puller').high).toBeGreaterThan(
      greenOf({ career: geared(0), fight: null }, 'puller').high + 15,
    );
    expect(landedOf('halibut', 4, steady)).toBe(1);
    // A hand that sees late (a third of a second) cannot hold a fast fish of the last waters on the first line.
    const late = (): ((state: State) => boolean) => {
      const seen: number[] = [];
      let held = true;
      return (state) => {
        seen.push(state.fight?.tension ?? 0);
        const tension = seen.at(-20) ?? 40;
        if (tension > 60) held = false;
        else if (tension < 34) held = true;
        return held;
      };
    };
    const ends = (gear: number): number =>
      Array.from({ length: 12 }, (_, at) => fought('herring', gear, `late ${at}`, late())).filter(
        (end) => end === 'landed',
      ).length;
    expect(ends(0)).toBe(0);
    expect(ends(4)).toBe(12);
  });
});

describe('an outing', () => {
  it('has nine casts, three at dawn, three by day, three at dusk', () => {
    const state = outing(0, 'nine', 1, FRESH);
    expect(state.cast).toBe(CASTS);
    expect(state.caught.length + state.missed).toBe(CASTS);
  });

  it('earns stars by points, and says how far the next one was', () => {
    const [one, two, three] = targetsOf({ lake: 0, lent: false });
    const state = outing(0, 'stars', 1, FRESH);
    for (const [score, stars] of [
      [one - 1, 0],
      [one, 1],
      [two, 2],
      [three, 3],
    ] as const) {
      state.score = score;
      expect(rules.stars?.(state)).toBe(stars);
      expect(rules.status(state)).toBe(stars > 0 ? 'won' : 'lost');
    }
    state.score = two - 5;
    expect(rules.ending?.(state)).toMatchObject({ almost: 'almost.star', value: 5 });
  });

  it('speaks of lost fish as a failure only when no star was won', () => {
    const state = outing(0, 'slips', 1, FRESH);
    state.missed = state.caught.length + 1;
    const [one] = targetsOf({ lake: 0, lent: false });
    state.score = one - 1;
    expect(rules.ending?.(state)?.reason).toBe('reason.slips.0');
    state.score = one;
    expect(rules.ending?.(state)?.reason).toBe('reason.slips.1');
  });

  it('keeps what was caught and pays for it', () => {
    const state = outing(0, 'kept', 1, FRESH);
    const { album, purse } = state.career;
    const kinds = new Set(state.caught.map(({ fish }) => fish));
    expect(progress(SPECIES, album).found).toBe(kinds.size);
    const spent = Object.values(purse.levels).some((level) => level > 0);
    expect(purse.coins > 0 || spent).toBe(true);
  });

  it('is fished with the club gear in a contest, and leaves the career alone', () => {
    const rng = createRng('contest');
    const state = rules.deal({ lake: 1, lent: true }, rng, geared(4));
    expect(state.career).toEqual(LENT);
    expect(LEVELS.filter(({ daily }) => daily).every(({ params }) => params.lent)).toBe(true);
  });

  it('refuses a bait that is not in the box, and one that is on the hook', () => {
    const { state, context } = dealt('box');
    expect(rules.step(state, { act: 'bait', bait: 'minnow' }, context)).toBe('refused.box');
    expect(rules.step(state, { act: 'bait', bait: 'worm' }, context)).toBe('refused.same');
    expect(rules.step(state, { act: 'bait', bait: 'fly' }, context)).toBeUndefined();
  });

  it('buys the cheapest gear by itself, one thing a cast, and says so', () => {
    const { state, context } = dealt('gear', 0, {
      ...FRESH,
      purse: { ...FRESH.purse, coins: 125 },
    });
    const lose = (): void => {
      Object.assign(state, { phase: 'lost', since: 99 });
      rules.step(state, { act: 'press', x: 0 }, context);
    };
    lose();
    expect(state.career.purse).toMatchObject({ coins: 75, levels: { box: 1, line: 0 } });
    lose();
    expect(state.career.purse).toMatchObject({ coins: 5, levels: { box: 1, line: 1 } });
    lose();
    expect(state.career.purse.coins).toBe(5);
    const gear = context.cues.map(({ name }) => name).filter((name) => name.startsWith('gear.'));
    expect(gear).toEqual(['gear.box', 'gear.line']);
  });
});

describe('a career', () => {
  it('comes back from storage as it was', () => {
    const { career } = outing(0, 'stored', 1, FRESH);
    const carried = rules.career?.of({ ...dealt('x').state, career });
    expect(parseCareer(JSON.parse(JSON.stringify(carried)))).toEqual({ ok: true, value: carried });
  });

  it('survives an update: tasks, and a fish and a ware that came or went', () => {
    const [first, second] = SPECIES.map(({ id }) => id);
    const caught = { count: 3, best: 41 };
    const raw = {
      purse: { coins: 70, levels: { rod: 3, box: 5, boat: 1 } },
      // Tasks are gone; what they paid is in the purse.
      board: { active: ['m1'], counts: { m1: 2 }, done: ['m2'] },
      album: {
        found: { [String(first)]: caught, boot: caught, [String(second)]: { count: 0, best: 2 } },
        unseen: ['boot', String(first)],
      },
      best: -1,
    };
    expect(parseCareer(raw)).toMatchObject({
      ok: true,
      value: {
        purse: { coins: 70 + 3 * 240, levels: { rod: 3, line: 0, reel: 0, box: 2, glasses: 0 } },
        album: { found: { [String(first)]: caught }, unseen: [String(first)] },
        best: 0,
      },
    });
    expect(parseCareer(null)).toMatchObject({ ok: false });
  });

  it('has words for every gear', () => {
    for (const ware of Object.keys(GEAR)) {
      expect(known).toHaveProperty([`shout.${ware}`]);
      expect(known).toHaveProperty([`next.${ware}`]);
    }
  });
});

/** Every species with gear that can be bought, within so many casts. */
const WITHIN = 200;

test.each(LAKES.map((id, lake) => [id, lake] as const))(
  'all five of %s are caught within 200 casts',
  (_, lake) => {
    let career = geared(4, 2);
    let casts = 0;
    for (
      let day = 0;
      casts < WITHIN && progress(SPECIES, career.album, LAKES[lake]).found < 5;
      day += 1
    ) {
      const state = outing(lake, `all ${lake} ${day}`, 1, career);
      career = state.career;
      casts += CASTS;
    }
    expect(progress(SPECIES, career.album, LAKES[lake]).found).toBe(5);
    expect(casts).toBeLessThanOrEqual(WITHIN);
  },
);
