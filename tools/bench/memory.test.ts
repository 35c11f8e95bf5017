import { expect, it } from 'vitest';
import { weighHeap } from './memory.ts';

const meta = {
  node_fields: ['type', 'name', 'self_size'],
  node_types: [['object', 'code', 'string', 'native'], 'string', 'number'],
};
const strings = ['Board', 'PerformanceLongTaskTiming', 'CSSStyleRule'];

it('weighs compiled code apart from everything else in a page', () => {
  const nodes = [0, 0, 100, 1, 0, 40, 2, 0, 7, 1, 0, 2];
  const heap = { snapshot: { meta }, nodes, strings };
  expect(weighHeap(heap)).toEqual({ all: 149, code: 42, records: 0 });
});

it('excludes the browser’s own timing records, but nothing of a game with that name', () => {
  const nodes = [3, 1, 30, 3, 2, 8, 0, 1, 100];
  const heap = { snapshot: { meta }, nodes, strings };
  expect(weighHeap(heap)).toEqual({ all: 138, code: 0, records: 30 });
});

it('rejects a snapshot without sizes', () => {
  const bare = { ...meta, node_fields: ['type', 'name'] };
  expect(() => weighHeap({ snapshot: { meta: bare }, nodes: [], strings })).toThrow(
    /types, names and sizes/,
  );
});

it('rejects a snapshot without code', () => {
  const bare = { ...meta, node_types: [['object'], 'string', 'number'] };
  expect(() => weighHeap({ snapshot: { meta: bare }, nodes: [], strings })).toThrow(
    /types, names and sizes/,
  );
});
