import type { StepContext } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { playing } from '@playgrove/kit/testing';
import { describe, expect, it } from 'vitest';
import { rules, type Params, type State } from './rules.ts';
import { endlessTask, MISSIONS } from './rules/missions.ts';
import { isInLane } from './rules/play.ts';
import { FIRST_SAVE, isHigh, isLow, tideOf } from './rules/state.ts';
import { DRAIN, FIN_RADIUS, FINS, LEFT, MIDDLE, RADIUS, RIGHT, ROUNDS } from './rules/table.ts';

const ENDLESS: Params = { mode: 'endless' };

type Table = { readonly state: State; readonly cues: string[]; readonly context: StepContext };

function table(params: Params = ENDLESS, more: Partial<State> = {}): Table {
  const rng = createRng('table');
  const cues: string[] = [];
  const context: StepContext = { rng, cue: (name) => void cues.push(name) };
  return { state: { ...rules.deal(params, rng, null), ...more }, cues, context };
}

/** A pearl somewhere in play. */
function at(x: number, y: number, vx = 0, vy = 0, more: Partial<State> = {}): Table {
  const pearls = [{ x, y, vx, vy, on: 0, still: 0 }];
  return table(ENDLESS, { phase: 'play', launched: 1, pearls, ...more });
}

function run({ state, context }: Table, ticks: number): void {
  for (let tick = 0; tick < ticks; tick += 1) rules.tick?.(state, context);
}

const first = ({ state }: Table) => state.pearls[0] ?? { x: 0, y: 0, vx: 0, vy: 0 };

describe('a pearl', () => {
  it('passes through nothing, however fast it is and wherever it starts', () => {
    const rng = createRng('fast');
    for (let shot = 0; shot < 120; shot += 1) {
      const turn = (shot / 120) * Math.PI * 2;
      const game = at(183, 440, Math.cos(turn) * 40_000, Math.sin(turn) * 40_000, {
        save: 99_999,
        sea: rng.int(2000),
      });
      for (let tick = 0; tick < 40; tick += 1) {
        run(game, 1);
        for (const { x, y } of game.state.pearls) {
          expect(x).toBeGreaterThan(LEFT + 5);
          expect(x).toBeLessThan(386);
          expect(y).toBeGreaterThan(24);
          for (const round of ROUNDS)
            expect(Math.hypot(x - round.x, y - round.y)).toBeGreaterThan(round.r + RADIUS - 3);
        }
      }
    }
  });

  it('never reaches a far wall through a near one in a single tick', () => {
    const game = at(85, 300, -90_000, 0);
    run(game, 1);
    expect(first(game).x).toBeGreaterThan(48);
  });

  it('leaves a fin faster near its tip, at the angle of the fin', () => {
    const speeds = [0.35, 0.6, 0.9].map((part) => {
      const [fin] = FINS;
      if (!fin) throw new Error('no fin');
      const along = fin.length * part;
      const game = at(
        fin.x + along * Math.cos(fin.rest) + Math.sin(fin.rest) * (RADIUS + FIN_RADIUS),
        fin.y + along * Math.sin(fin.rest) - Math.cos(fin.rest) * (RADIUS + FIN_RADIUS + 0.5),
      );
      rules.step(game.state, { kind: 'fins', held: 1 }, game.context);
      run(game, 1);
      const { vx, vy } = first(game);
      // Square to the fin, which had hardly begun to turn.
      expect(Math.abs(Math.atan2(vx, -vy) - fin.rest)).toBeLessThan(0.1);
      return Math.hypot(vx, vy);
    });
    expect(speeds[1]).toBeGreaterThan((speeds[0] ?? 0) * 1.2);
    expect(speeds[2]).toBeGreaterThan((speeds[1] ?? 0) * 1.2);
  });

  it('sees a fin move in the first tick after the press', () => {
    const game = at(183, 300);
    const before = game.state.fins[0]?.angle ?? 0;
    rules.step(game.state, { kind: 'fins', held: 1 }, game.context);
    run(game, 1);
    expect(before - (game.state.fins[0]?.angle ?? 0)).toBeGreaterThan(0.25);
  });

  it('is thrown by corals, which count and raise the jackpot', () => {
    const game = at(132, 240, 0, 300);
    run(game, 12);
    expect(game.cues).toContain('coral');
    expect(game.state.jackpot).toBe(5050);
    expect(game.state.score).toBeGreaterThanOrEqual(100);
  });

  it('comes back on a wave while luck lasts, and is lost after that', () => {
    const lucky = at(MIDDLE, DRAIN - 4, 0, 300, { save: 60 });
    run(lucky, 3);
    expect(lucky.cues).toContain('wave');
    expect(lucky.state.lives).toBe(3);
    const lost = at(MIDDLE, DRAIN - 4, 0, 300);
    run(lost, 3);
    expect(lost.cues).toContain('lost');
    expect(lost.state.lives).toBe(2);
    expect(lost.state.phase).toBe('ready');
  });
});

describe('the first pearl', () => {
  it('cannot be lost in its first ten seconds, whatever the launch', () => {
    for (let power = 0; power <= 100; power += 10) {
      const game = table();
      rules.step(game.state, { kind: 'launch', power }, game.context);
      expect(game.state.save).toBe(FIRST_SAVE);
      for (let tick = 0; tick < 600; tick += 1) {
        run(game, 1);
        expect(game.state.lost).toBe(0);
      }
    }
  });

  it('leaves the lane with any launch, and stays out of it', () => {
    for (let power = 0; power <= 100; power += 5) {
      const game = table();
      rules.step(game.state, { kind: 'launch', power }, game.context);
      run(game, 120);
      expect(game.state.pearls.every((pearl) => !isInLane(pearl))).toBe(true);
    }
  });
});

describe('the tide', () => {
  it('turns both ways, and stands still where a mission says so', () => {
    const game = table(ENDLESS);
    const seen = new Set<string>();
    for (let sea = 0; sea < 60 * 40; sea += 10) {
      game.state.sea = sea;
      if (isHigh(game.state)) seen.add('high');
      if (isLow(game.state)) seen.add('low');
    }
    expect([...seen].toSorted()).toEqual(['high', 'low']);
    const still = table({ mode: 'mission', mission: 12 });
    for (const sea of [0, 700, 1400]) {
      still.state.sea = sea;
      expect(tideOf(still.state)).toBe(1);
    }
  });

  it('opens the way up at high tide alone', () => {
    const reaches = (sea: number): boolean => {
      const game = at(226, 250, 0, -700, { sea });
      run(game, 14);
      return first(game).y < 190;
    };
    expect(reaches(0)).toBe(false);
    expect(reaches(60 * 24)).toBe(true);
  });

  it('opens the grotto at low tide alone', () => {
    const enters = (sea: number): boolean => {
      const game = at(262, 340, 500, -20, { sea });
      run(game, 8);
      return first(game).x > 306;
    };
    expect(enters(0)).toBe(true);
    expect(enters(60 * 24)).toBe(false);
  });
});

describe('three shells', () => {
  const lit = (more: Partial<State>): Table => {
    const game = at(172, 254, 0, -200, { shells: [1, 0, 1], ...more });
    run(game, 4);
    return game;
  };

  it('turn the tide at once, both ways', () => {
    const low = lit({ sea: 60 });
    expect(low.cues).toContain('turn');
    run(low, 60 * 4);
    expect(isHigh(low.state)).toBe(true);
    const high = lit({ sea: 60 * 20 });
    run(high, 60 * 4);
    expect(isLow(high.state)).toBe(true);
  });

  it('leave a turning tide and a still sea alone', () => {
    const turning = lit({ sea: 60 * 16 });
    expect(turning.state.sea).toBe(60 * 16 + 4);
    const still = lit({ params: { mode: 'mission', mission: 0 } });
    expect(still.cues).toContain('shells');
    expect(tideOf(still.state)).toBe(0);
  });
});

describe('lights', () => {
  it('three sea stars light the jackpot; the clam pays it and throws in a twin', () => {
    const game = at(150, 300, 0, 0, { stars: [1, 1, 0] });
    Object.assign(first(game), { x: 72, y: 334, vx: -300 });
    run(game, 6);
    expect(game.state.lit).toBe(true);
    expect(game.state.stars).toEqual([0, 0, 0]);
    const clam = at(280, 96, 300, 0, { lit: true, jackpot: 9000, sea: 60 * 24 });
    run(clam, 4);
    expect(clam.cues).toContain('jackpot');
    expect(clam.state.pearls).toHaveLength(2);
    expect(clam.state.score).toBeGreaterThanOrEqual(9000);
    expect(clam.state.jackpot).toBe(5000);
  });

  it('eight hits in a row bring a twin without luck; the next eight bring no third', () => {
    const game = at(72, 334, -300, 0, { chain: 7 });
    run(game, 6);
    expect(game.cues).toContain('twin');
    expect(game.state.pearls).toHaveLength(2);
    expect(game.state.save).toBe(0);
    Object.assign(game.state, { chain: 15 });
    Object.assign(first(game), { x: 72, y: 334, vx: -300, vy: 0 });
    run(game, 6);
    expect(game.state.pearls).toHaveLength(2);
  });

  it('lit shells move with the fins', () => {
    const game = at(183, 300, 0, 0, { shells: [1, 0, 0] });
    rules.step(game.state, { kind: 'fins', held: 2 }, game.context);
    expect(game.state.shells).toEqual([0, 1, 0]);
    rules.step(game.state, { kind: 'fins', held: 1 }, game.context);
    expect(game.state.shells).toEqual([1, 0, 0]);
  });
});

describe('nudges', () => {
  it('move the pearl; too many numb the fins and end the luck', () => {
    const game = at(183, 400, 0, 0, { save: 600, lost: 1 });
    rules.step(game.state, { kind: 'nudge', way: 'left' }, game.context);
    expect(first(game).vx).toBe(-150);
    for (let count = 0; count < 3; count += 1)
      rules.step(game.state, { kind: 'nudge', way: 'up' }, game.context);
    expect(game.state.tilted).toBe(true);
    expect(game.state.save).toBe(0);
    expect(game.cues).toEqual(['nudge', 'nudge', 'careful', 'tilt']);
    expect(rules.step(game.state, { kind: 'nudge', way: 'up' }, game.context)).toBe(
      'refused.tilted',
    );
    rules.step(game.state, { kind: 'fins', held: 3 }, game.context);
    const angle = game.state.fins[0]?.angle;
    run(game, 3);
    expect(game.state.fins[0]?.angle).toBe(angle);
  });
});

it('the first luck forgives every nudge', () => {
  const game = at(183, 400, 0, 0, { save: 600 });
  for (let count = 0; count < 6; count += 1)
    rules.step(game.state, { kind: 'nudge', way: 'up' }, game.context);
  expect(game.state.tilted).toBe(false);
  expect(game.state.save).toBe(600);
});

describe('missions', () => {
  it('are won at their count, with stars for no lost pearl and for speed', () => {
    const { need } = MISSIONS[0] ?? { need: 0 };
    const win = (more: Partial<State>): number => {
      const game = playing(rules, 'ebb-1');
      Object.assign(game.state, { phase: 'play', now: need, launched: 1, ...more });
      const pearl = { x: 183, y: 300, vx: 0, vy: 0, on: 0, still: 0 };
      Object.assign(game.state, { pearls: [pearl] });
      const context = { rng: createRng('win'), cue: () => undefined };
      rules.tick?.(game.state, context);
      expect(rules.status(game.state)).toBe('won');
      return rules.stars?.(game.state) ?? 0;
    };
    expect(win({})).toBe(3);
    expect(win({ lost: 1, lives: 2 })).toBe(2);
    expect(win({ lost: 1, lives: 2, alive: 60 * 200 })).toBe(1);
  });

  it('follow each other in endless play, grow, and give a pearl now and then', () => {
    expect(endlessTask(9).need).toBeGreaterThan(endlessTask(0).need);
    const game = at(183, 300, 0, 0, { done: 2, now: 99 });
    run(game, 1);
    expect(game.state.done).toBe(3);
    expect(game.state.lives).toBe(4);
    expect(game.state.now).toBe(0);
  });

  it('is over with the last pearl', () => {
    const game = at(MIDDLE, DRAIN - 2, 0, 300, { lives: 1 });
    run(game, 3);
    expect(rules.status(game.state)).toBe('over');
    expect(rules.inputs(game.state, createRng('none'))).toEqual([]);
  });
});

it('a pearl that lies still is moved on', () => {
  const game = at((LEFT + RIGHT) / 2, 300, 0, 0);
  Object.assign(first(game), { still: 500, vx: 0, vy: 0 });
  run(game, 1);
  expect(first(game).vy).toBeLessThan(-100);
});
