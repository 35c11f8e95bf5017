import { playing } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { pick } from './maker.ts';
import { rules } from './rules.ts';
import { courseOf } from './rules/course.ts';
import { LEVEL_COUNT, MAP_COUNT, parOf, seedAt, seedOf, timesOf } from './rules/levels.ts';
import { HOLD, search } from './search.ts';

const MAPS = Array.from({ length: MAP_COUNT }, (_, map) => map);

test('every map is the first that its maker accepts', () => {
  for (const map of MAPS) {
    const made = pick(map);
    if (!made) throw new Error(`map ${map}: nothing is accepted`);
    expect([seedOf(map), parOf(map)], `map ${map}`).toEqual([
      seedAt(map, made.tries),
      made.tenths / 10,
    ]);
  }
});

test.each([false, true])(
  'the search brings a marble to the flower of every map without a fall, mirrored: %s',
  (mirror) => {
    for (const map of MAPS) {
      if (mirror && map < LEVEL_COUNT) continue;
      const params = { map, mirror };
      const found = search(courseOf(params));
      if (!found) throw new Error(`map ${map}: no way`);
      const game = playing(rules, { params });
      for (const input of found.inputs) {
        game.give(input);
        game.tick(HOLD);
        if (game.state.phase === 'bloom') break;
      }
      expect(game.state, `map ${map}`).toMatchObject({ cause: 'flower', falls: 0 });
      game.until(({ phase }) => phase === 'over' || phase === 'bloom');
      expect(rules.stars?.({ ...game.state, phase: 'over' }), `map ${map}`).toBe(3);
    }
  },
);

test('three stars, two stars and sunset come in this order and leave room', () => {
  for (const map of MAPS) {
    const [three, two, end] = timesOf(map);
    expect(three).toBeGreaterThan(parOf(map) + 1.5);
    expect(two).toBeGreaterThan(three + 1);
    if (end > 0) expect(end).toBeGreaterThan(two + 5);
  }
});
