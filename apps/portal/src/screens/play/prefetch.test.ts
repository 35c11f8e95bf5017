import { expect, it } from 'vitest';
import { mayPreload } from './prefetch.ts';

it('loads a game ahead of time where a browser tells nothing of its device', () => {
  expect(mayPreload({})).toBe(true);
});

it.each([
  ['data is saved', { connection: { saveData: true } }],
  ['the line is slow', { connection: { effectiveType: 'slow-2g' } }],
  ['the line is 2G', { connection: { effectiveType: '2g' } }],
  ['memory is scarce', { deviceMemory: 1, hardwareConcurrency: 8 }],
  ['memory is small and there are two cores', { deviceMemory: 2, hardwareConcurrency: 2 }],
])('loads no game ahead of time when %s', (_, device) => {
  expect(mayPreload(device)).toBe(false);
});

it.each([
  ['of two cores with memory enough', { deviceMemory: 4, hardwareConcurrency: 2 }],
  ['of little memory with many cores', { deviceMemory: 2, hardwareConcurrency: 8 }],
  ['on 3G', { connection: { effectiveType: '3g', saveData: false } }],
])('loads a game ahead of time on a device %s', (_, device) => {
  expect(mayPreload(device)).toBe(true);
});
