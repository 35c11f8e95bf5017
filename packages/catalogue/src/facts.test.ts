import { describe, expect, it } from 'vitest';
import { gameOf, readGameFacts } from './facts.ts';
import { readRecords } from './records.ts';

const FACTS = {
  title: 'Chalk Drop',
  cate: 'Puzzle',
  genre: 'Drawing',
  tags: ['drawing', 'physics', 'ball', 'chalk', 'levels'],
  description: 'Draw chalk shapes that become solid and guide a ball into the jar.',
  controls: { touch: 'Drag to draw.', keyboard: 'Space drops the ball.' },
  players: '1.2M+',
  score: 4.6,
  review: 'Clear, quick and full of ideas.',
  orientation: 'landscape',
  daily: false,
  accessibility: ['Color is never the only sign.'],
  released: '2026-11-21',
  version: 1,
};

function refusal(changes: Record<string, unknown>, slug = 'chalk-drop') {
  const read = readGameFacts(slug, { ...FACTS, ...changes });
  return read.ok ? [] : read.error.map(({ field, reason }) => `${field}: ${reason}`);
}

describe('game facts', () => {
  it('are taken whole, with the slug', () => {
    expect(readGameFacts('chalk-drop', FACTS)).toEqual({
      ok: true,
      value: { slug: 'chalk-drop', ...FACTS },
    });
    expect(readGameFacts('chalk-drop', { $schema: '../game.schema.json', ...FACTS })).toEqual(
      readGameFacts('chalk-drop', FACTS),
    );
    expect(refusal({ description: `Draw lines.${' word'.repeat(158)}` })).toEqual([]);
    expect(refusal({ common: 1, controls: { ...FACTS.controls, gamepad: 'A drops.' } })).toEqual(
      [],
    );
  });

  it.each([
    [{ title: ' Chalk' }, 'title: must not begin or end with a space'],
    [{ title: '' }, 'title: must not be empty'],
    [{ title: undefined }, 'title: must be text'],
    [{ tags: ['a', 'b', 'c', 'd'] }, 'tags: must be exactly 5'],
    [{ tags: ['a', 'b', 'c', 'd', 'd'] }, 'tags: must not repeat'],
    [{ tags: ['a', 'b', 'c', 'd', 5] }, 'tags.4: must be text'],
    [{ tags: 'a,b' }, 'tags: must be a list'],
    [{ genre: '' }, 'genre: must not be empty'],
    [{ review: 'Good.' }, 'review: must have at least 20 characters'],
    [{ released: '2026-02-30' }, 'released: must be a day like "2026-11-21"'],
    [{ updated: 'today' }, 'updated: must be a day like "2026-11-21"'],
    [{ description: 'Short.' }, 'description: must have at least 40 characters'],
    [
      { description: 'Draw lines.' + ' word'.repeat(159) },
      'description: must have at most 160 words',
    ],
    [{ controls: { touch: 'Tap.' } }, 'controls.keyboard: is missing'],
    [{ controls: 'Tap.' }, 'controls: must be an object'],
    [{ players: '12' }, 'players: must look like "749K+" or "1.2M+"'],
    [{ score: 5.1 }, 'score: must be from 1 to 5'],
    [{ score: 4.25 }, 'score: must have at most one decimal place'],
    [{ score: '4.2' }, 'score: must be a number'],
    [{ common: 0 }, 'common: must be 1 or left out'],
    [{ orientation: 'up' }, 'orientation: must be "any", "portrait" or "landscape"'],
    [{ daily: 1 }, 'daily: must be true or false'],
    [{ accessibility: [] }, 'accessibility: must say at least one thing'],
    [{ version: 1.5 }, 'version: must be a whole number'],
    [{ shade: 'red' }, 'shade: is not a known field'],
  ])('with %j are refused: %s @spec:facts-refused', (changes, reason) => {
    expect(refusal(changes)).toEqual([reason]);
  });

  it.each(['Chalk', 'chalk_drop', '-chalk', 'a/../b', ''])('refuse the slug %j', (slug) => {
    expect(refusal({}, slug)).toEqual(['slug: must be lower-case words joined by hyphens']);
  });

  it('tell every fault at once', () => {
    expect(refusal({ daily: 1, version: 0 })).toEqual([
      'daily: must be true or false',
      'version: must be 1 or more',
    ]);
  });

  it.each([null, 'x', [], 4])('refuse %j, which is not an object', (raw) => {
    expect(readGameFacts('chalk-drop', raw).ok).toBe(false);
  });

  it('make a record that the record reader takes as it is @spec:facts-record', () => {
    const read = readGameFacts('chalk-drop', { ...FACTS, score: 4, common: 1 });
    if (!read.ok) throw new Error('the facts were refused');
    const game = gameOf(read.value, 'a'.repeat(32), '/allgame/icon/b.jpg');
    expect(game.score).toBe('4.0');
    expect(readRecords([game])).toEqual({ games: [game], notes: [] });
  });
});
