import { expect, it } from 'vitest';
import { recordingContext as shared } from '../testing/context.ts';
import { recordingContext } from '../testing/recording-context.ts';
import { drawPath, pathOf, segment } from './path.ts';

const FIT = { px: 2, left: 0, top: 0, bleed: { x: 0, y: 0, width: 100, height: 100 } };

it('fills over its line and under its rim, with one path for the same data', () => {
  const { c, log, of } = recordingContext();
  drawPath(c, 'M1 2 L3 4z', { fill: '#f00', line: '#000', width: 3 });
  drawPath(c, 'M1 2 L3 4z', { fill: '#0f0' });
  expect(
    log.filter(({ name }) => name === 'fill' || name === 'stroke').map(({ name }) => name),
  ).toEqual(['stroke', 'fill', 'fill']);
  drawPath(c, 'M1 2 L3 4z', { fill: '#0f0', rim: '#000' });
  expect(
    log.filter(({ name }) => name === 'fill' || name === 'stroke').map(({ name }) => name),
  ).toEqual(['stroke', 'fill', 'fill', 'fill', 'stroke']);
  const path = pathOf('M1 2 L3 4z');
  for (const name of ['fill', 'stroke']) {
    for (const { args } of of(name)) expect(args[0]).toBe(path);
  }
});

it('leaves marks on the shared tests’ canvas where it draws', () => {
  const { c, recording } = shared(FIT);
  drawPath(c, 'M10,20 h5 v-5 l.5.5 C1 2 3 4 30 40 Z m2 2', { fill: '#f00' });
  expect(recording.marks).toBe(1);
  expect(recording.spots.at(0)).toEqual({ x: 20, y: 40 });
  expect([...recording.faults]).toEqual([]);
  const before = recording.digest;
  recording.frame();
  drawPath(c, 'M10,20 h5 v-5 l.5.6 C1 2 3 4 30 40 Z m2 2', { fill: '#f00' });
  expect(recording.digest).not.toBe(before);
});

it.each(['M1', 'M1 2 L3', 'L1 2', 'M1 2 X3 4', 'M1 2 Z3', 'M1 2 L', 'M1 2 L3 fish'])(
  'is refused by those tests when the data is broken: %s',
  (d) => {
    expect(() => drawPath(shared(FIT).c, d, { fill: '#f00' })).toThrow('path data');
  },
);

it('draws a straight line with round ends', () => {
  const { c, log } = recordingContext();
  segment(c, 1, 2, 3, 4, 5, '#f00');
  expect(log.map(({ name, args }) => [name, ...args])).toEqual([
    ['strokeStyle', '#f00'],
    ['lineWidth', 5],
    ['lineCap', 'round'],
    ['beginPath'],
    ['moveTo', 1, 2],
    ['lineTo', 3, 4],
    ['stroke'],
  ]);
});
