import { sizesOf } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { createRng } from '@playgrove/kit/core';
import { freshPurse } from '@playgrove/kit/logic/upgrades';
import { courseFor, trackFor } from './levels.ts';
import { rules } from './rules.ts';
import { tickRace } from './rules/race.ts';
import { SHOP, type Car, type Phase, type State } from './rules/types.ts';
import { boards, readGarage } from './view/garage.ts';
import { coachOf } from './view/coach.ts';
import { EDGE, freshUi } from './view/ui.ts';
import { voicesOf } from './view/voices.ts';

function race(phase: Phase, change: Partial<Car> = {}): State {
  const career = { purse: freshPurse(SHOP), ghosts: {} };
  const state = rules.deal({ course: 0 }, createRng('view'), career);
  state.phase = phase;
  state.cars = [state.cars[0]];
  Object.assign(state.cars[0], change);
  return state;
}

describe('what goes on sounding', () => {
  const voice = (state: State, kind: string, id?: string) =>
    voicesOf(state).find((one) => one.kind === kind && (id === undefined || one.id === id));

  test('the engine climbs through a gear and falls back into the next', () => {
    const pitch = (v: number): number => voice(race('race', { v }), 'engine')?.pitch ?? 0;
    expect(pitch(18)).toBeGreaterThan(pitch(12));
    expect(pitch(21)).toBeLessThan(pitch(19));
    expect(pitch(29)).toBeGreaterThan(pitch(19) - 0.2);
  });

  test('wind grows with speed', () => {
    const gain = (v: number): number => voice(race('race', { v }), 'wind', 'air')?.gain ?? 0;
    expect(gain(10)).toBeLessThan(gain(25));
    expect(gain(25)).toBeLessThan(gain(45));
  });

  test('a slide squeals, and each step of its charge is heard higher than the one before', () => {
    expect(voice(race('race', { v: 30 }), 'skid')).toBeUndefined();
    const steps = [0.3, 0.8, 1.6, 2.2].map((charge) => race('race', { v: 30, drift: 1, charge }));
    const skids = steps.map((state) => voice(state, 'skid')?.pitch ?? 0);
    const hums = steps.map((state) => voice(state, 'hum')?.pitch ?? 0);
    expect(skids).toEqual(skids.toSorted((a, b) => a - b));
    expect(new Set(skids).size).toBe(4);
    expect(hums[0]).toBe(0);
    expect(hums).toEqual(hums.toSorted((a, b) => a - b));
    expect(new Set(hums).size).toBe(4);
  });

  test('a rival is heard while it is near, the louder the nearer', () => {
    const gain = (away: number): number | undefined => {
      const state = race('race', { v: 30 });
      const [own] = state.cars;
      state.cars = [own, { ...own, x: own.x + away }];
      return voicesOf(state).find(({ id }) => id.startsWith('rival'))?.gain;
    };
    expect(gain(40)).toBeUndefined();
    expect(gain(5)).toBeGreaterThan(gain(20) ?? 0);
  });

  test('after the race there is silence', () => {
    expect(voicesOf(race('over', { v: 30 }))).toEqual([]);
  });
});

describe('the garage', () => {
  test.each([
    [844, 390],
    [390, 844],
    [320, 568],
    [1440, 900],
  ])(
    'at %i by %i every button is large enough, in sight and does what it says',
    (width, height) => {
      const to = sizesOf(width, height);
      const [board] = boards(race('garage'), undefined, to);
      const answers = board?.cells.map(({ id, rect }) => {
        expect(Math.min(rect.width, rect.height)).toBeGreaterThanOrEqual(44);
        expect(rect.x >= 0 && rect.y >= 0).toBe(true);
        expect(rect.x + rect.width <= width && rect.y + rect.height <= height).toBe(true);
        return readGarage({ kind: 'cell', phase: 'down', id });
      });
      expect(answers).toEqual([
        { buy: 'engine' },
        { buy: 'tyres' },
        { buy: 'boost' },
        { go: true },
      ]);
    },
  );

  test('is gone when the race begins', () => {
    const to = sizesOf(390, 844);
    expect(boards(race('countdown'), undefined, to)).toEqual([]);
  });
});

describe('the lesson', () => {
  const onRoad = (index: number, change: Partial<Car> = {}): State => ({
    ...race('race', { index, ...change }),
    clock: 60,
  });

  test('shows the wheel until it is used, then waits for the first bend', () => {
    const ui = freshUi(race('countdown'));
    expect(coachOf(race('countdown'), ui)).toMatchObject({ keys: ['left', 'right'] });
    expect(coachOf(onRoad(40), ui)).toMatchObject({ keys: ['left', 'right'] });
    ui.wheel = 4;
    expect(coachOf(onRoad(40), ui)).toBe('wait');
  });

  test('shows the drift past the edge into the bend, and ends with the slide', () => {
    const ui = freshUi(race('race'));
    const shown = coachOf(onRoad(145), ui);
    if (typeof shown !== 'object' || shown.kind !== 'path') throw new Error('no hand');
    expect(shown.keys).toEqual(['right', 'a']);
    const [from, to] = [shown.points[0]?.x ?? 0, shown.points.at(-1)?.x ?? 0];
    expect(to - from).toBeGreaterThan(EDGE);
    expect(coachOf(onRoad(145, { drift: 1 }), ui)).toBeUndefined();
  });
});

describe('the line', () => {
  const crossed = (place: number): readonly string[] => {
    const state = rules.deal({ course: 0 }, createRng('line'), {
      purse: freshPurse(SHOP),
      ghosts: {},
    });
    state.phase = 'race';
    state.clock = 3000;
    state.cars.forEach((car, at) => {
      if (at > 0 && at < place) car.done = 2900;
    });
    const [own] = state.cars;
    const track = trackFor(courseFor(0));
    const { x, y, angle } = track.at(-0.2, 0);
    Object.assign(own, { x, y, dir: angle, v: 40, ...track.nearest({ x, y }) });
    own.laps = { ...own.laps, lap: 1, next: 0 };
    const cues: string[] = [];
    tickRace(state, { rng: createRng('line'), cue: (name) => cues.push(name) });
    return cues;
  };

  test('is cheered on the podium alone', () => {
    expect([1, 3].map((place) => crossed(place).includes('podium'))).toEqual([true, true]);
    expect(crossed(4)).toContain('finish');
    expect([4, 6].map((place) => crossed(place).includes('podium'))).toEqual([false, false]);
  });
});
