import { describe, expect, it } from 'vitest';
import { allHere, arrive, planOf, standOff, unfairness, widestGap, type Group } from './index.ts';

const group = (over: Partial<Group<'toy'>>): Group<'toy'> => ({
  kind: 'toy',
  count: 3,
  shape: 'line',
  across: 0.5,
  spread: 0.6,
  at: 100,
  every: 20,
  ...over,
});
const planned = (over: Partial<Group<'toy'>>): string[] =>
  planOf([group(over)]).map(({ at, across }) => `${at}@${across.toFixed(2)}`);

describe('plans', () => {
  it('produce each shape as described', () => {
    expect(planned({})).toEqual(['100@0.20', '100@0.50', '100@0.80']);
    expect(planned({ shape: 'vee' })).toEqual(['100@0.50', '120@0.20', '120@0.80']);
    expect(planned({ shape: 'column' })).toEqual(['100@0.50', '120@0.50', '140@0.50']);
    expect(planned({ shape: 'stair', spread: -0.6 })).toEqual(['100@0.80', '120@0.50', '140@0.20']);
    expect(planned({ shape: 'pincer', count: 4 })).toEqual([
      '100@0.20',
      '100@0.80',
      '120@0.35',
      '120@0.65',
    ]);
  });

  it('deliver every member once, in order, for any time steps', () => {
    const plan = planOf([group({ shape: 'column', at: 60 }), group({ at: 10 })]);
    const whole = { time: 0, next: 0 };
    const met: number[] = [];
    arrive(plan, whole, 500, ({ at }) => met.push(at));
    expect(met).toEqual([10, 10, 10, 60, 80, 100]);
    expect(allHere(plan, whole)).toBe(true);
    const slow = { time: 0, next: 0 };
    const again: number[] = [];
    for (let tick = 0; tick < 2000; tick += 1) arrive(plan, slow, 0.25, ({ at }) => again.push(at));
    expect(again).toEqual(met);
  });
});

describe('fairness', () => {
  const way = { width: 400, gap: 80, window: 30, bodyOf: () => 30 };

  it('passes waves with a gap and names those without', () => {
    expect(unfairness(planOf([group({})]), way)).toEqual([]);
    const wall = planOf([group({ count: 6, spread: 0.8 })]);
    expect(unfairness(wall, way)[0]).toMatch(/6 from 100 on leave a way of \d+, not 80/);
  });

  it('counts only arrivals within the window together', () => {
    const slow = planOf([group({ count: 6, spread: 0.8, shape: 'stair', every: 40 })]);
    expect(unfairness(slow, way)).toEqual([]);
  });

  it('refuses arrivals beyond the edge', () => {
    expect(unfairness(planOf([group({ count: 1, across: 1.2 })]), way)[0]).toMatch(
      /beyond the edge/,
    );
  });

  it('finds the widest gap if bodies overlap', () => {
    const together = [0.1, 0.14, 0.6].map((across) => ({ kind: 'toy', across }) as const);
    expect(widestGap(together, { width: 400, bodyOf: () => 40 })).toBe(144);
  });
});

describe('keeping away', () => {
  it('leaves distant positions alone and moves near ones to the nearer free side', () => {
    expect(standOff(50, 200, 60, 20, 380)).toBe(50);
    expect(standOff(190, 200, 60, 20, 380)).toBe(140);
    expect(standOff(215, 200, 60, 20, 380)).toBe(260);
    expect(standOff(25, 30, 60, 20, 380)).toBe(90);
  });

  it('uses the farther edge if there is no room', () => {
    expect(standOff(50, 40, 90, 20, 100)).toBe(100);
  });
});
