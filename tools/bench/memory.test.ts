import { expect, it } from 'vitest';
import { weighHeap } from './memory.ts';

const meta = {
  node_fields: ['type', 'name', 'self_size'],
  node_types: [['object', 'code', 'string', 'native'], 'string', 'number'],
};
const strings = ['Board', 'PerformanceLongTaskTiming', 'CSSStyleRule'];

it('weighs what was compiled apart from all that a page holds', () => {
  const nodes = [0, 0, 100, 1, 0, 40, 2, 0, 7, 1, 0, 2];
  const heap = { snapshot: { meta }, nodes, strings };
  expect(weighHeap(heap)).toEqual({ all: 149, code: 42, records: 0 });
});

it('weighs apart what the browser writes down of its own time, and nothing of a game by that name', () => {
  const nodes = [3, 1, 30, 3, 2, 8, 0, 1, 100];
  const heap = { snapshot: { meta }, nodes, strings };
  expect(weighHeap(heap)).toEqual({ all: 138, code: 0, records: 30 });
});

it('refuses a snapshot that tells no sizes', () => {
  const bare = { ...meta, node_fields: ['type', 'name'] };
  expect(() => weighHeap({ snapshot: { meta: bare }, nodes: [], strings })).toThrow(
    /types, names and sizes/,
  );
});

it('refuses a snapshot that does not know code', () => {
  const bare = { ...meta, node_types: [['object'], 'string', 'number'] };
  expect(() => weighHeap({ snapshot: { meta: bare }, nodes: [], strings })).toThrow(
    /types, names and sizes/,
  );
});
