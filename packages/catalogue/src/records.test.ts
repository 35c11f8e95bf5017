import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecords } from './records.ts';

const ID = '0123456789abcdef0123456789abcdef';
const WHOLE = {
  id: ID,
  title: 'Chalk Drop',
  icon_path: '/allgame/icon/aa.jpg',
  players: '1.2M+',
  score: '4.2',
  cate: 'Sports&Racing',
  game_url: `/allgame/${ID}/index.html`,
  tags: ['puzzle', 'racing', 'arcade', 'physics', 'ball'],
  description: 'Draw and drop.',
  common: 1,
};

/** Reads one record made of the whole one with changes; `undefined` takes a field away. */
function readOne(changes: Record<string, unknown>) {
  const { games, notes } = readRecords([{ ...WHOLE, ...changes }]);
  return {
    game: games[0],
    notes: notes.map(({ field, action }) => `${field} ${action}`),
    full: notes,
  };
}

describe('reading records', () => {
  it('takes a whole record as it is, without a note', () => {
    expect(readRecords([WHOLE])).toEqual({ games: [WHOLE], notes: [] });
  });

  it.each([null, undefined, {}, 'text', 7])('refuses %j, which is not a list', (raw) => {
    const { games, notes } = readRecords(raw);
    expect(games).toEqual([]);
    expect(notes).toEqual([
      { index: -1, field: '', action: 'refused', reason: 'the records are not a list' },
    ]);
  });

  it('refuses records that are not objects and says which', () => {
    const { games, notes } = readRecords([null, 'x', [], WHOLE]);
    expect(games).toHaveLength(1);
    expect(notes.map(({ index, action }) => [index, action])).toEqual([
      [0, 'refused'],
      [1, 'refused'],
      [2, 'refused'],
    ]);
  });

  it.each([undefined, '', 'abc', 12, `${ID}0`, '../../../../../../../../etc/pass'])(
    'refuses the id %j @spec:id-refused',
    (id) => {
      const { game, notes } = readOne({ id });
      expect(game).toBeUndefined();
      expect(notes).toEqual(['id refused']);
    },
  );

  it('refuses the second of two records with one id and names the first @spec:id-twice', () => {
    const { games, notes } = readRecords([WHOLE, { ...WHOLE, title: 'Other' }]);
    expect(games.map(({ title }) => title)).toEqual(['Chalk Drop']);
    expect(notes).toEqual([
      { index: 1, id: ID, field: 'id', action: 'refused', reason: 'is the id of record 0 already' },
    ]);
  });

  it.each(['name', 'game_name', 'gameName', 'game_title'])(
    'finds the title under %s @spec:title-elsewhere',
    (name) => {
      const { game, full } = readOne({ title: undefined, [name]: 'Found' });
      expect(game?.title).toBe('Found');
      expect(full).toEqual([
        { index: 0, id: ID, field: 'title', action: 'mended', reason: `was called ${name}` },
      ]);
    },
  );

  it('takes the title under its own name before any other', () => {
    expect(readOne({ name: 'Other' }).game?.title).toBe('Chalk Drop');
  });

  it.each([undefined, null, '', '  ', 5, ['x']])(
    'makes a title from the slug for %j @spec:title-from-slug',
    (title) => {
      const { game, notes } = readOne({ title, slug: 'chalk-drop-two' });
      expect(game?.title).toBe('Chalk Drop Two');
      expect(notes).toContain('title mended');
    },
  );

  it('gives a record without title and slug a title all the same @spec:title-always', () => {
    expect(readOne({ title: undefined }).game?.title).toBe('Untitled Game');
  });

  it.each([
    ['Tom &amp; Jerry&#39;s', "Tom & Jerry's"],
    ['Tom &amp;amp;amp; Co', 'Tom & Co'],
    ['  padded \n\t text\u00a0 ', 'padded text'],
    ['Sports&amp;Racing', 'Sports&Racing'],
    ['\ufeffSkill\u200b', 'Skill'],
  ])('cleans %j', (raw, clean) => {
    const { game, notes } = readOne({ title: raw, cate: raw, description: raw });
    expect(game).toMatchObject({ title: clean, cate: clean, description: clean });
    expect(notes).toEqual(['cate mended', 'title mended', 'description mended']);
  });

  it('does not take a bare ampersand for an entity', () => {
    expect(readOne({ cate: 'Classic&copyright' }).game?.cate).toBe('Classic&copyright');
  });

  it.each(['players', 'score', 'cate', 'description', 'common'])(
    'leaves %s out silently when it is absent or null @spec:field-missing',
    (field) => {
      for (const value of [undefined, null]) {
        const { game, notes } = readOne({ [field]: value });
        expect(game).not.toHaveProperty(field);
        expect(notes).toEqual([]);
      }
    },
  );

  it.each(['players', 'score', 'cate', 'description', 'common'])(
    'leaves %s out with a note when it has the wrong type @spec:field-wrong',
    (field) => {
      const { game, notes } = readOne({ [field]: { odd: true } });
      expect(game).not.toHaveProperty(field);
      expect(notes).toEqual([`${field} mended`]);
    },
  );

  it.each([
    ['35M', '35M+'],
    ['940k +', '940K+'],
    [1_234_567, '1.2M+'],
    ['35,000,000', '35M+'],
    ['12000', '12K+'],
  ])('writes the play count %j as %s @spec:play-count-text', (raw, players) => {
    const { game, notes } = readOne({ players: raw });
    expect(game?.players).toBe(players);
    expect(notes).toEqual(['players mended']);
  });

  it.each(['many', '0K+', 12, -5, Number.NaN, '1.2.3M+'])('leaves the play count %j out', (raw) => {
    expect(readOne({ players: raw }).game).not.toHaveProperty('players');
  });

  it.each([
    [4.2, '4.2'],
    ['4', '4.0'],
    ['4.66', '4.7'],
    ['4,5', '4.5'],
  ])('writes the rating %j as %s @spec:rating-decimal', (raw, score) => {
    expect(readOne({ score: raw })).toMatchObject({ game: { score }, notes: ['score mended'] });
  });

  it.each([9.9, -1, 'good', Number.NaN, Number.POSITIVE_INFINITY, '1e1'])(
    'leaves the rating %j out @spec:rating-odd',
    (raw) => {
      expect(readOne({ score: raw }).game).not.toHaveProperty('score');
    },
  );

  it('takes tags from a comma text', () => {
    const { game, notes } = readOne({ tags: 'a, b ,c,d,e' });
    expect(game?.tags).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(notes).toEqual(['tags mended']);
  });

  it('keeps the first five of more tags and fills fewer from the category @spec:five-tags', () => {
    expect(readOne({ tags: ['a', 'b', 'c', 'd', 'e', 'f'] }).game?.tags.join()).toBe('a,b,c,d,e');
    expect(readOne({ tags: ['a', 'a', 3, ''] }).game?.tags.join()).toBe(
      'a,sports,racing,casual,browser',
    );
  });

  it.each(['javascript:alert(1)', 'https://elsewhere.example/', undefined, 4])(
    'sends nobody to %j: the address is the game page @spec:game-address',
    (game_url) => {
      const { game, notes } = readOne({ game_url });
      expect(game?.game_url).toBe(`/allgame/${ID}/index.html`);
      expect(notes).toEqual(['game_url mended']);
    },
  );

  it('is not misled by inherited names', () => {
    const { game } = readOne({ title: undefined, ['__proto__']: { name: 'Inherited' } });
    expect(game?.title).toBe('Untitled Game');
  });

  const anything = fc.array(
    fc.oneof(
      fc.anything(),
      fc.record(
        {
          id: fc.oneof(fc.constant(ID), fc.stringMatching(/^[0-9a-f]{32}$/)),
          title: fc.anything(),
          name: fc.anything(),
          icon_path: fc.anything(),
          players: fc.oneof(fc.anything(), fc.constantFrom('3M', '2k', '1.2M+')),
          score: fc.oneof(fc.anything(), fc.double()),
          cate: fc.anything(),
          tags: fc.anything(),
          common: fc.anything(),
        },
        { requiredKeys: ['id'] },
      ),
    ),
  );

  it('gives whole records with distinct ids for any input, and accounts for every one', () => {
    fc.assert(
      fc.property(anything, (raw) => {
        const { games, notes } = readRecords(raw);
        const refused = notes.filter(({ action }) => action === 'refused');
        expect(games.length + refused.length).toBe(raw.length);
        expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
        for (const game of games) {
          expect(game.title).not.toBe('');
          expect(game.tags).toHaveLength(5);
          expect(new Set(game.tags).size).toBe(5);
          expect(game.game_url).toBe(`/allgame/${game.id}/index.html`);
          expect(game.players ?? '1K+').toMatch(/^\d+(\.\d+)?[KM]\+$/);
          expect(game.score ?? '0.0').toMatch(/^[0-5]\.\d$/);
        }
      }),
    );
  });

  it('has nothing left to mend in what it gave, but for a missing picture', () => {
    fc.assert(
      fc.property(anything, (raw) => {
        const { games } = readRecords(raw);
        const again = readRecords(games);
        expect(again.games).toEqual(games);
        expect(again.notes.filter(({ field }) => field !== 'icon_path')).toEqual([]);
      }),
    );
  });
});
