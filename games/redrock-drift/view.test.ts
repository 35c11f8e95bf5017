import { describe, expect, test } from 'vitest';
import { createRng } from '@playgrove/kit/rules';
import { freshPurse } from '@playgrove/kit/upgrades';
import { rules } from './rules.ts';
import { SHOP, type Car, type Phase, type State } from './rules/types.ts';
import { buttonsOf, readGarage, stepFocus } from './view/garage.ts';
import { freshUi, type Ui } from './view/ui.ts';
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
  const walk = (columns: number, ...ways: ('left' | 'right' | 'up' | 'down')[]): number =>
    ways.reduce<number>((at, way) => stepFocus(at, way, columns) ?? NaN, 0);

  test('side by side, up and down lead nowhere else', () => {
    expect(walk(4, 'right', 'right', 'down')).toBe(2);
    expect(walk(4, 'right', 'up')).toBe(1);
    expect(walk(4, 'left')).toBe(0);
    expect(walk(4, 'right', 'right', 'right', 'right')).toBe(3);
  });

  test('two by two, the end of a row is no way into the next', () => {
    expect(walk(2, 'right', 'right')).toBe(1);
    expect(walk(2, 'down')).toBe(2);
    expect(walk(2, 'right', 'down')).toBe(3);
    expect(walk(2, 'down', 'left')).toBe(2);
    expect(walk(2, 'down', 'down')).toBe(2);
  });

  test.each([
    [844, 390],
    [390, 844],
    [320, 568],
    [1440, 900],
  ])(
    'at %i by %i every button is large enough, in sight, and pressed where it is drawn',
    (width, height) => {
      const ui: Ui = { ...freshUi(race('garage')), size: { width, height } };
      const buttons = buttonsOf(ui.size);
      expect(buttons.length).toBe(4);
      const answers = buttons.map((at) => {
        expect(Math.min(at.width, at.height)).toBeGreaterThanOrEqual(44);
        expect(at.x >= 0 && at.y >= 0).toBe(true);
        expect(at.x + at.width <= width && at.y + at.height <= height).toBe(true);
        const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
        const press = { kind: 'press', phase: 'down', pointer: 1, device: 'touch', x, y } as const;
        return readGarage({ ...press, path: [{ x, y }], from: { x, y } }, ui);
      });
      expect(answers).toEqual([
        { buy: 'engine' },
        { buy: 'tyres' },
        { buy: 'boost' },
        { go: true },
      ]);
    },
  );
});
