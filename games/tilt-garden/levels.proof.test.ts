import { playing } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { pick } from './maker.ts';
import { rules, type Input, type Params, type State } from './rules.ts';
import { courseOf } from './rules/course.ts';
import { LEVEL_COUNT, MAP_COUNT, parOf, seedAt, seedOf, timesOf } from './rules/levels.ts';
import { HOLD, search } from './search.ts';

const MAPS = Array.from({ length: MAP_COUNT }, (_, map) => map);
const TIMEOUT = 1_200_000;
/** Nodes for a mirrored tray on which the mirrored tilts round to another way. */
const MAX = 300_000;

/** The game after these tilts, each held as long as the search holds it. */
function after(params: Params, inputs: readonly Input[]): State {
  const game = playing(rules, { params });
  for (const input of inputs) {
    if (game.state.phase === 'bloom') break;
    game.give(input);
    game.tick(HOLD);
  }
  return game.state;
}

test(
  'the maker picks every map again, and its tilts bring a marble to the flower without a fall',
  () => {
    for (const map of MAPS) {
      const made = pick(map);
      if (!made) throw new Error(`map ${map}: nothing is accepted`);
      const { tries, tenths, inputs } = made;
      expect([seedOf(map), parOf(map)], `map ${map}`).toEqual([seedAt(map, tries), tenths / 10]);
      const end = after({ map, mirror: false }, inputs);
      expect(end, `map ${map}`).toMatchObject({ cause: 'flower', falls: 0 });
      expect(rules.stars?.({ ...end, phase: 'over' }), `map ${map}`).toBe(3);
      if (map < LEVEL_COUNT) continue;
      const params = { map, mirror: true };
      const flipped = inputs.map(({ x, y }) => ({ x: -x || 0, y }));
      let mirrored = after(params, flipped);
      if (mirrored.cause !== 'flower')
        mirrored = after(params, search(courseOf(params), MAX)?.inputs ?? []);
      expect(mirrored, `map ${map} mirrored`).toMatchObject({ cause: 'flower', falls: 0 });
    }
  },
  TIMEOUT,
);

test('three stars, two stars and sunset come in this order and leave room', () => {
  for (const map of MAPS) {
    const [three, two, end] = timesOf(map);
    expect(three).toBeGreaterThan(parOf(map) + 1.5);
    expect(two).toBeGreaterThan(three + 1);
    if (end > 0) expect(end).toBeGreaterThan(two + 5);
  }
});
