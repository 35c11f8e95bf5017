import { beforeEach, expect, it, vi } from 'vitest';
import { openMeter, TICK, VALID_DELAY, VIEWABLE_SHARE, type Meter } from './viewability.ts';

let at = 0;
let front = true;
let ticks: (() => void)[] = [];
const onShown = vi.fn<() => void>();
let meter: Meter;

const open = (share: number): Meter =>
  openMeter({
    share,
    now: () => at,
    visible: () => front,
    every(ms, act) {
      expect(ms).toBe(TICK);
      ticks.push(act);
      return () => (ticks = ticks.filter((other) => other !== act));
    },
    onShown,
  });

/** Lets the clock go, tick by tick. */
function pass(ms: number): void {
  for (let gone = 0; gone < ms; gone += TICK) {
    at += TICK;
    for (const tick of ticks) tick();
  }
}

beforeEach(() => {
  at = 0;
  front = true;
  ticks = [];
  onShown.mockClear();
  meter = open(VIEWABLE_SHARE);
});

it('looks every 100 ms and asks for 10 % in view during 1000 ms @spec:viewable-constants', () => {
  expect([TICK, VIEWABLE_SHARE, VALID_DELAY]).toEqual([100, 0.1, 1000]);
});

it('counts as shown once a tenth has been in view for a second, and once only @spec:viewable-second', () => {
  meter.see(0.1);
  pass(900);
  expect(onShown).not.toHaveBeenCalled();
  pass(100);
  expect(onShown).toHaveBeenCalledTimes(1);
  pass(5000);
  meter.see(0);
  meter.see(1);
  pass(2000);
  expect(onShown).toHaveBeenCalledTimes(1);
});

it('does not count less than a tenth @spec:viewable-tenth', () => {
  meter.see(0.09);
  pass(5000);
  expect(onShown).not.toHaveBeenCalled();
  expect(meter.take()).toBe(0);
});

it('asks for as much as the operator does @spec:viewable-share', () => {
  meter = open(0.5);
  meter.see(0.49);
  pass(2000);
  expect(onShown).not.toHaveBeenCalled();
  meter.see(0.5);
  pass(1000);
  expect(onShown).toHaveBeenCalledTimes(1);
});

it('begins the second again after each break @spec:viewable-break', () => {
  meter.see(1);
  pass(900);
  meter.see(0);
  pass(300);
  meter.see(1);
  pass(900);
  expect(onShown).not.toHaveBeenCalled();
  pass(100);
  expect(onShown).toHaveBeenCalledTimes(1);
});

it('counts no time while another tab is in front, nor while the page slept', () => {
  meter.see(1);
  pass(500);
  front = false;
  pass(3000);
  front = true;
  at += 60_000;
  pass(100);
  expect(onShown).not.toHaveBeenCalled();
  expect(meter.take()).toBe(500);
});

it('tells the time in view since the last call, down to the millisecond', () => {
  meter.see(1);
  pass(1200);
  at += 34;
  expect(meter.take()).toBe(1234);
  pass(100);
  meter.see(0);
  pass(1000);
  expect(meter.take()).toBe(100);
  expect(meter.take()).toBe(0);
});

it('leaves no timer behind', () => {
  meter.see(1);
  expect(ticks).toHaveLength(1);
  meter.stop();
  expect(ticks).toHaveLength(0);
});
