import { expect, test } from 'vitest';
import { stopwatch } from './stopwatch.ts';

test('counts the time from start to stop, each play for itself', () => {
  let now = 100;
  const watch = stopwatch(() => now);
  expect(watch.stop()).toBeUndefined();
  expect(watch.start()).toBe(true);
  now = 350;
  expect(watch.start()).toBe(false);
  expect(watch.time()).toBe(250);
  now = 400;
  expect(watch.stop()).toBe(300);
  expect(watch.time()).toBeUndefined();
  expect(watch.stop()).toBeUndefined();
  now = 1000;
  watch.start();
  now = 1020;
  expect(watch.stop()).toBe(20);
});

test('leaves out paused time, also when a play starts or stops while it is paused', () => {
  let now = 0;
  const watch = stopwatch(() => now);
  watch.start();
  now = 10;
  watch.pause(true);
  now = 500;
  watch.pause(true);
  watch.pause(false);
  watch.pause(false);
  now = 530;
  watch.pause(true);
  now = 9000;
  expect(watch.time()).toBe(40);
  expect(watch.stop()).toBe(40);
  watch.start();
  now = 9500;
  watch.pause(false);
  now = 9507;
  expect(watch.stop()).toBe(7);
});
