import { expect, test } from 'vitest';
import type { Rules } from '../../contract/index.ts';
import type { Session } from '../../session/session.ts';
import { path } from '../../testing/samples.ts';
import { createWords } from '../base/words.ts';
import type { Game } from '../game.ts';
import { hudFacts, offersModes } from './facts.ts';
import { levelTitle, playingTitle } from './level-title.ts';

const words = createWords({
  'kit.level': 'Level {value}',
  'kit.daily': 'Daily {value}',
  'level.named': 'Pond',
});
const levels = path.levels as unknown as Rules['levels'];

test('modes can be chosen until the first move, and not in a daily challenge', () => {
  const mode = { ...levels[0] };
  delete (mode as { pack?: string }).pack;
  const game = (...of: readonly unknown[]): Game => ({ rules: { levels: of } }) as unknown as Game;
  const offered = (of: Game, begun = false, day?: string): boolean =>
    offersModes({ game: of, session: { begun } as unknown as Session, day });
  const modes = game(mode, { ...mode, id: 'other' });
  expect(offered(modes)).toBe(true);
  expect(offered(game(mode))).toBe(false);
  expect(offered(modes, true)).toBe(false);
  expect(offered(modes, false, '2026-03-09')).toBe(false);
});

test('the level or the day is named if there are several', () => {
  const title = (day?: string, of = levels): string | undefined =>
    playingTitle(of, { level: 'long', day }, words);
  expect(title()).toBe('Level 2');
  expect(title('2026-03-09')).toBe('Daily Mar 9, 2026');
  const [, only] = levels;
  if (!only) throw new Error('the sample has two levels');
  expect(title(undefined, [only, { ...only, id: 'day', daily: true }])).toBeUndefined();
});

test('a level’s name takes precedence over its number', () => {
  expect(levelTitle(levels, 'named', words)).toBe('Pond');
});

test('the strip’s clock goes on between the moves of a game scored by time', () => {
  const strip = (clock?: () => number) =>
    hudFacts({
      game: { rules: { ...path, score: () => 20 }, view: { clock } } as unknown as Game,
      words,
      session: { state: {}, start: { level: 'long' }, log: [] } as unknown as Session,
      ui: {},
      day: undefined,
      best: undefined,
      muted: false,
      playing: true,
      hint: undefined,
    }).score;
  expect(strip(() => 23)).toBe(23);
  expect(strip()).toBe(20);
});
