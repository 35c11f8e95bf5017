import { expect, it } from 'vitest';
import { weighHeap } from './memory.ts';

const meta = {
  node_fields: ['type', 'name', 'self_size'],
  node_types: [['object', 'code', 'string'], 'string', 'number'],
};

it('weighs what was compiled apart from all that a page holds', () => {
  const nodes = [0, 9, 100, 1, 9, 40, 2, 9, 7, 1, 9, 2];
  expect(weighHeap({ snapshot: { meta }, nodes })).toEqual({ all: 149, code: 42 });
});

it('refuses a snapshot that tells no sizes', () => {
  const bare = { ...meta, node_fields: ['type', 'name'] };
  expect(() => weighHeap({ snapshot: { meta: bare }, nodes: [] })).toThrow(/types and sizes/);
});

it('refuses a snapshot that does not know code', () => {
  const bare = { ...meta, node_types: [['object'], 'string', 'number'] };
  expect(() => weighHeap({ snapshot: { meta: bare }, nodes: [] })).toThrow(/types and sizes/);
});
