import { createRng } from '@playgrove/kit/core';
import { playing } from '@playgrove/kit/testing';
import { describe, expect, it } from 'vitest';
import { bot } from './bot.ts';
import { fly, foresee, hitTo, serveTo, TABLE } from './rules/flight.ts';
import { meetsWeak, rivalAt, RIVALS, WALL } from './rules/rivals.ts';
import { errorOf, FULL, HIGH, isBurning, strokeOf, SWING, type Stroke } from './rules/strokes.ts';
import type { Ball } from './rules/types.ts';
import { rules, type State } from './rules.ts';

const BALL: Ball = { x: 0, y: 20, z: -150, vx: 0, vy: 0, vz: 0, top: 0, side: 0 };
const CONTEXT = { rng: createRng('test'), cue: () => undefined };

const dealt = (rival = 0): State => rules.deal({ rival }, createRng('a'), null);

/** Flies a ball until its first touch. */
function landed(shot: Ball): { x: number; z: number; overNet: number; event: string } {
  const ball = { ...shot };
  let overNet = 0;
  for (let step = 0; step < 2000; step += 1) {
    const before = ball.z;
    const event = fly(ball);
    if (before < 0 !== ball.z < 0) overNet = ball.y;
    if (event) return { x: ball.x, z: ball.z, overNet, event };
  }
  throw new Error('it never lands');
}

describe('flight', () => {
  it.each([
    ['flat', 0, 0],
    ['topspin', 640, 0],
    ['slice', -380, 0],
    ['curled left', 300, 210],
    ['curled right', 300, -210],
  ])('a %s ball lands where it is aimed at, over the net', (_, top, side) => {
    for (const x of [-60, 0, 45]) {
      for (const pace of [300, 460]) {
        const hit = landed(hitTo(BALL, { x, z: 96, pace, top, side }));
        expect(hit.event).toBe('far');
        expect(Math.abs(hit.x - x)).toBeLessThan(4);
        expect(Math.abs(hit.z - 96)).toBeLessThan(5);
        expect(hit.overNet).toBeGreaterThan(TABLE.net);
      }
    }
  });

  it('topspin dips and kicks on, a slice floats and stays', () => {
    const [top, slice] = [640, -380].map((spin) => {
      const ball = hitTo(BALL, { x: 0, z: 96, pace: 400, top: spin, side: 0 });
      const before = landed(ball);
      const seen = foresee(ball, 1);
      return { overNet: before.overNet, gone: (seen?.met.z ?? 0) - 96 };
    });
    expect(top?.gone).toBeGreaterThan(slice?.gone ?? 99);
  });

  it('side spin bends the way of a ball', () => {
    const ball = hitTo(BALL, { x: 0, z: 96, pace: 340, top: 0, side: 210 });
    let widest = 0;
    const flying = { ...ball };
    while (fly(flying) === undefined) widest = Math.max(widest, Math.abs(flying.x));
    expect(widest).toBeGreaterThan(6);
  });

  it('a serve bounces on both sides', () => {
    for (const x of [-50, 0, 50]) {
      const ball = serveTo(
        { ...BALL, z: -146, y: 22 },
        { x, z: 88, pace: 290, top: 100, side: 40 },
      );
      const seen: string[] = [];
      while (seen.length < 2) {
        const event = fly(ball);
        if (event) seen.push(event);
      }
      expect(seen).toEqual(['near', 'far']);
    }
  });

  it('a low ball is stopped by the net', () => {
    expect(landed({ ...BALL, y: 8, z: -20, vz: 500 }).event).toBe('net');
  });
});

describe('strokes', () => {
  const swung = (up: number, y = 20, age = 0): State => {
    const state = dealt();
    const swing = { right: 0, up: 0, bestRight: 0, bestUp: up, bestTick: 100 - age };
    return { ...state, tick: 100, swing, ball: { ...state.ball, y } };
  };

  it.each([
    ['block', SWING - 1, 20],
    ['topspin', SWING + 60, 20],
    ['slice', -SWING - 60, 20],
    ['smash', FULL, HIGH + 5],
    ['topspin', FULL, HIGH - 5],
  ])('are a %s by the swing and the height of the ball', (kind, up, y) => {
    expect(strokeOf(swung(up, y)).kind).toBe(kind);
  });

  it('in time err by nothing, early ones go long, late ones short', () => {
    const error = (age: number, late = 0): number =>
      errorOf(strokeOf(swung(FULL, 20, age), late), BALL, 0).up;
    expect(error(2)).toBeCloseTo(0);
    expect(error(8)).toBeGreaterThan(20);
    expect(error(0, 5)).toBeLessThan(-20);
  });

  it('a block sinks a slice, a drive lifts it', () => {
    const sliced = { ...BALL, top: 260 };
    expect(errorOf(strokeOf(swung(0)), sliced, 0).up).toBeLessThan(-50);
    expect(errorOf(strokeOf(swung(FULL)), sliced, 0).up).toBeGreaterThan(-15);
  });
});

describe('rivals', () => {
  const stroke = (more: Partial<Stroke>): Stroke => ({
    kind: 'topspin',
    aim: 0,
    power: 0.6,
    off: 0,
    x: 0,
    pace: 450,
    ...more,
  });
  it.each([
    ['pepper', { x: 55 }, { x: 10 }],
    ['tallis', { kind: 'slice' }, {}],
    ['biscuit', { x: -40 }, { x: 40 }],
    ['ferro', {}, { kind: 'slice' }],
    ['moss', { pace: 580 }, {}],
    ['juno', { x: 5 }, { x: 50 }],
    ['curl', { x: 40 }, { x: -40 }],
    ['captain', { pace: 300 }, {}],
    ['walt', { kind: 'smash' }, {}],
  ] as const)('%s has a weak spot, and only one', (name, weak, strong) => {
    const rival = rivalAt(RIVALS.indexOf(name));
    const state = dealt();
    expect(meetsWeak(rival, stroke(weak), undefined, state)).toBe(true);
    expect(meetsWeak(rival, stroke(strong), undefined, state)).toBe(false);
  });

  it('Echo trips over a change, Tom over a long rally, Lady Lantern over slice and drive', () => {
    const state = dealt();
    const [echo, tom, lady] = ['echo', 'tuba', 'lantern'].map((name) =>
      rivalAt(RIVALS.indexOf(name as 'echo')),
    ) as [ReturnType<typeof rivalAt>, ReturnType<typeof rivalAt>, ReturnType<typeof rivalAt>];
    const slice = stroke({ kind: 'slice' });
    expect(meetsWeak(echo, slice, stroke({}), state)).toBe(true);
    expect(meetsWeak(echo, stroke({}), stroke({}), state)).toBe(false);
    expect(meetsWeak(tom, stroke({}), undefined, { ...state, rally: 9 })).toBe(true);
    expect(meetsWeak(tom, stroke({}), undefined, state)).toBe(false);
    expect(meetsWeak(lady, stroke({}), slice, state)).toBe(true);
    expect(meetsWeak(lady, slice, stroke({}), state)).toBe(false);
  });

  it('each win opens the next, as it gives at least a star', () => {
    const listed = rules.levels.slice(0, WALL);
    expect(listed.map(({ needs = 0 }) => needs)).toEqual(RIVALS.map((_, at) => at));
    expect(rules.stars?.({ ...dealt(), mine: 5, theirs: 3 })).toBe(1);
    expect(rules.stars?.({ ...dealt(), mine: 5, theirs: 2 })).toBe(2);
    expect(rules.stars?.({ ...dealt(), mine: 5, theirs: 2, style: 3 })).toBe(3);
  });
});

describe('a match', () => {
  it('is never won with hands off after the serve', () => {
    for (const [rival, name] of RIVALS.entries()) {
      const { mine, theirs } = handsOff(rival, (state) =>
        state.phase === 'serve' && state.server === 'me' && state.tick - state.since > 30
          ? { x: 0, right: 0, up: 260 }
          : undefined,
      );
      expect(`${name} ${mine < theirs}`).toBe(`${name} true`);
    }
  });

  it('waits for the first serve', () => {
    const { tick, phase } = handsOff(0, () => undefined, 600);
    expect([tick, phase]).toEqual([600, 'serve']);
  });

  it.each(RIVALS.map((name, rival) => ({ name, rival })))(
    '$name serves onto both sides, at its own pace',
    ({ rival }) => {
      const { windUp } = rivalAt(rival);
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
        const state: State = { ...dealt(rival), server: 'foe' };
        const bounces: number[] = [];
        const context = {
          rng: createRng(seed),
          cue: (cue: string, at?: { readonly y: number }) => {
            if (cue === 'bounce' && at) bounces.push(Math.sign(at.y));
          },
        };
        for (let tick = 0; tick < windUp; tick += 1) rules.tick?.(state, context);
        expect(state.phase).toBe('rally');
        while (state.phase === 'rally' && bounces.length < 2) rules.tick?.(state, context);
        expect(bounces).toEqual([1, -1]);
      }
    },
  );

  it('goes on at 4 : 4 until somebody leads by two', () => {
    const state = { ...dealt(), mine: 5, theirs: 4 };
    expect(rules.status(state)).toBe('playing');
    expect(rules.status({ ...state, mine: 6 })).toBe('won');
    expect(rules.status({ ...state, theirs: 7 })).toBe('lost');
    expect(rules.goal?.({ ...state, mine: 4, theirs: 4 })?.target).toBe(6);
  });

  it('names the cause of a loss and what was missing', () => {
    const lost = { ...dealt(3), mine: 3, theirs: 5 };
    expect(rules.ending?.(lost)).toMatchObject({ reason: 'ending.topspin', value: 2 });
  });

  it('keys swing at once, and refuse nothing but the end', () => {
    const game = playing(rules, 'pepper');
    game.tick(40);
    game.give({ x: 0, right: 0, up: 0, key: 'smash' });
    game.tick(2);
    expect(game.state.phase).toBe('rally');
    expect(rules.step({ ...dealt(), phase: 'over' }, { x: 0, right: 0, up: 0 }, CONTEXT)).toBe(
      'refused.over',
    );
  });
});

describe('the endless wall', () => {
  it('counts a lit panel as five returns', () => {
    const state = dealt(WALL);
    const rng = createRng('panel');
    let before = 0;
    while (state.style === 0 && state.phase !== 'over') {
      before = state.rally;
      const input = bot(state, rng, 1);
      if (input) rules.step(state, input, CONTEXT);
      rules.tick?.(state, { ...CONTEXT, rng });
    }
    expect(state.rally - before).toBe(5);
  });

  it('gets harder, and ends when three hearts are gone', () => {
    const game = playing(rules, 'endless', { seed: 'wall' });
    const rng = createRng('wall');
    game.finish((state: State) => bot(state, rng, 0.6), 60 * 300);
    expect(game.state.hearts).toBe(0);
    expect(game.state.longest).toBeGreaterThan(4);
    expect(game.session.status).toBe('over');
  });
});

function handsOff(
  rival: number,
  hand: (state: State) => { x: number; right: number; up: number } | undefined,
  ticks = 60 * 300,
): State {
  const state = dealt(rival);
  const rng = createRng(`hands ${rival}`);
  const context = { rng, cue: () => undefined };
  for (let tick = 0; tick < ticks && state.phase !== 'over'; tick += 1) {
    const input = hand(state);
    if (input) rules.step(state, input, context);
    rules.tick?.(state, context);
  }
  return state;
}

describe('heat', () => {
  /** Meets a ball with a swing of that age, in ticks. */
  function swung(state: State, age: number): void {
    Object.assign(state, { phase: 'rally', last: 'foe', bounces: 1, rally: 1 });
    const [{ x }, z] = [state.bat, state.bat.z + 1];
    state.ball = { x, y: 14, z, vx: 0, vy: 0, vz: -300, top: 0, side: 0 };
    const met = { x, y: 14, z, tick: state.tick };
    state.forecast = { landX: x, landZ: -90, landTick: state.tick, ...met };
    state.swing = { right: 0, up: 0, bestRight: 0, bestUp: 200, bestTick: state.tick + 1 - age };
    rules.tick?.(state, CONTEXT);
  }

  it('makes the third stroke in time a fireball, as good as one at the weak spot', () => {
    const state = dealt();
    const seen = [1, 2, 3, 4].map(() => {
      swung(state, 0);
      return { heat: state.heat, isFire: isBurning(state), isWeak: state.isWeak };
    });
    expect(seen.map(({ heat }) => heat)).toEqual([1, 2, 3, 1]);
    expect(seen.map(({ isFire }) => isFire)).toEqual([false, false, true, false]);
    expect(seen[2]?.isWeak).toBe(true);
  });

  it('is gone after a stroke out of time', () => {
    const state = dealt();
    swung(state, 0);
    swung(state, 8);
    expect(state.heat).toBe(0);
  });
});
