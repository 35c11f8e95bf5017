import { expect, test } from 'vitest';
import { keepsakes } from '../draw/keepsakes/index.ts';
import type { Keepsakes } from '../runtime/keepsakes.ts';
import { complaint, rulesWith, turnGame, viewWith } from './broken-samples.ts';
import type { Subject } from './subject.ts';

const NAMES = ['red', 'copper', 'silver', 'gold', 'jade', 'pearl'];
type Color = { readonly id: string; readonly needs: number; readonly color: string };
const COLORS = NAMES.map((id, at): Color => ({ id, needs: at, color: `#0000${at}0` }));

const paint = (c: CanvasRenderingContext2D, color: string): void => {
  c.fillStyle = color;
  c.fillRect(-9, -9, 18, 18);
};

/** The sample with these looks. `shows`: what the view draws of the chosen one. */
function withLooks(
  rows: readonly Color[],
  {
    painter = paint,
    shows = (look) => look.color,
    words = NAMES,
  }: {
    readonly painter?: typeof paint;
    readonly shows?: (look: Color) => string;
    readonly words?: readonly string[];
  } = {},
): Subject {
  const made: Keepsakes<Color> = keepsakes(rows as [Color, ...Color[]], (c, { color }) =>
    painter(c, color),
  );
  const game = rulesWith(turnGame(), { stars: () => 3 });
  const { view } = game;
  const named = Object.fromEntries(words.map((id) => [`keepsake.${id}`, id]));
  return {
    ...viewWith(game, {
      keepsakes: made,
      draw(to, state, ui, motion) {
        view.draw(to, state, ui, motion);
        paint(to.c, shows(made.of(to)));
      },
    }),
    words: { ...game.words, ...named },
  };
}

test('looks that open in order and differ keep every promise', () => {
  expect(complaint(withLooks(COLORS))).toBe('none');
});

const twice = COLORS.map((row, at) => (at === 3 ? { ...row, id: 'red' } : row));
const early = COLORS.map((row, at) => (at === 3 ? { ...row, needs: 2 } : row));
const alike = COLORS.map((row, at) => (at === 3 ? { ...row, color: COLORS[1]?.color ?? '' } : row));
const later = COLORS.map((row, at) => ({ ...row, needs: at * 5 }));
const never = COLORS.map((row, at) => ({ ...row, needs: at * 3 }));

test('looks without stars take a score that grows', () => {
  const game = withLooks(COLORS);
  const { stars: _stars, ...rules } = game.rules;
  expect(complaint({ ...game, rules })).toContain('looks are opened by stars, or by points');
});

test.each([
  ['five looks', withLooks(COLORS.slice(0, 5)), 'there are 5 looks, not 6 to 12'],
  ['one id twice', withLooks(twice), 'two looks are called "red"'],
  [
    'no open look',
    withLooks(COLORS.map((row) => ({ ...row, needs: row.needs + 1 }))),
    'needs 1, not 0',
  ],
  ['a look before its turn', withLooks(early), 'look "gold" opens no later than the one before'],
  ['a far second look', withLooks(later), 'the second look needs 5 stars, more than 4'],
  ['a look out of reach', withLooks(never), 'the last look needs 15 stars; there are'],
  ['two pictures of one look', withLooks(alike), 'looks "copper" and "gold" are painted alike'],
  [
    'a look that nobody sees',
    withLooks(COLORS, { shows: () => '#ffffff' }),
    'looks "red" and "copper" look alike in play',
  ],
  ['an empty picture', withLooks(COLORS, { painter: () => undefined }), 'nothing is painted'],
  [
    'a picture with a wrong color',
    withLooks(COLORS, { painter: (c) => paint(c, 'rgb(NaN, 0, 0)') }),
    'look "red": ',
  ],
  ['no name', withLooks(COLORS, { words: NAMES.slice(1) }), 'has no "keepsake.red" (keepsakes)'],
])('%s are refused', (_, game, says) => {
  expect(complaint(game)).toContain(says);
});
