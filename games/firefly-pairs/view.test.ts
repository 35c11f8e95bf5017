import { fileURLToPath } from 'node:url';
import { Session } from '@playgrove/kit/session';
import { loadSubject, recorderFor, startOf } from '@playgrove/kit/testing';
import { expect, it } from 'vitest';

const games = fileURLToPath(new URL('..', import.meta.url));
const { rules, view, words } = await loadSubject(games, 'firefly-pairs');

/** Keys and widths of the stamps that the first frame of a level draws. */
function stampsOf(level: string): Map<string, number> {
  const { state } = new Session(rules, startOf(rules, 0, level));
  const { surface } = recorderFor(view, state, { width: 390, height: 700 }, false, words);
  const seen = new Map<string, number>();
  const to = { ...surface, stamp: (key: string, width: number) => void seen.set(key, width) };
  const ui = view.ui(state, { best: {}, stars: {}, plays: 0, isNewcomer: false });
  view.draw(to, state, ui, { dt: 0, cues: [], part: 1 } as never);
  return seen;
}

it('never draws the cards of one board on another whose cards have another size', () => {
  const [small, large] = [stampsOf('meadow-1'), stampsOf('two')];
  const shared = [...small].filter(([key]) => large.has(key));
  expect(shared.filter(([key, width]) => large.get(key) !== width)).toEqual([]);
  expect([...large.keys()].filter((key) => key.startsWith('back'))).toHaveLength(1);
});
