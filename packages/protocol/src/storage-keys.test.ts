import { expect, it } from 'vitest';
import { GAME_SETTINGS, gameKey, readGameKey } from './storage-keys.ts';

it.each([
  [gameKey('owl-roost'), 'game:owl-roost'],
  [gameKey('owl-roost', ':daily'), 'game:owl-roost:daily'],
  [gameKey('owl-roost', ':career'), 'game:owl-roost:career'],
  [gameKey('owl-roost', ':save:long'), 'game:owl-roost:save:long'],
  [gameKey('owl-roost', ':beside:@2026-11-27'), 'game:owl-roost:beside:@2026-11-27'],
  [gameKey('owl-roost', ':career-refused'), 'game:owl-roost:career-refused'],
  [GAME_SETTINGS, 'game-settings'],
])('%s is what devices have stored', (key, stored) => {
  expect(key).toBe(stored);
});

it.each([
  ['game:owl-roost', ''],
  ['game:owl-roost:daily', 'daily'],
  ['game:owl-roost:career', 'career'],
  ['game:owl-roost:save', 'save'],
  ['game:owl-roost:save:@2026-11-27', 'save'],
  ['game:owl-roost:beside:long', 'beside'],
] as const)('%s goes along to another device', (key, part) => {
  expect(readGameKey(key)).toEqual({ slug: 'owl-roost', part });
});

it.each([
  'game:',
  'game:A',
  'game:../portal',
  'game:owl-roost:career-refused',
  'game:owl-roost:save-refused',
  'game-settings',
  'portal',
])('%s does not', (key) => {
  expect(readGameKey(key)).toBeUndefined();
});
