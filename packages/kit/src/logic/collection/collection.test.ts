import { createRng } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import {
  drawItem,
  find,
  foundOf,
  freshCollection,
  isComplete,
  parseCollection,
  progress,
  seen,
  type Album,
} from './index.ts';

const LIST = [
  { id: 'roach', set: 'lake', rarity: 'common' },
  { id: 'pike', set: 'lake', rarity: 'rare' },
  { id: 'cod', set: 'sea', rarity: 'common' },
] as const;

const after = (...finds: readonly (readonly [string, number])[]): Album =>
  finds.reduce((album, [id, size]) => find(LIST, album, id, size).album, freshCollection());

describe('a collection', () => {
  it('distinguishes a first find from a repeated one, and counts both', () => {
    const one = find(LIST, freshCollection(), 'roach', 20);
    expect(one).toMatchObject({ first: true, best: false, sets: [] });
    const two = find(LIST, one.album, 'roach', 18);
    expect(two).toMatchObject({ first: false, best: false });
    expect(foundOf(two.album, 'roach')).toEqual({ count: 2, best: 20 });
  });

  it('saves the best measure, whether higher or lower is better', () => {
    expect(find(LIST, after(['roach', 20]), 'roach', 25)).toMatchObject({ best: true });
    const quick = find(LIST, after(['roach', 20]), 'roach', 12, { better: 'lower' });
    expect(quick.best).toBe(true);
    expect(foundOf(quick.album, 'roach')?.best).toBe(12);
    expect(find(LIST, after(['roach', 20]), 'roach', 25, { better: 'lower' }).best).toBe(false);
  });

  it('reports which set a find completes, once', () => {
    const whole = find(LIST, after(['roach', 1]), 'pike', 1);
    expect(whole.sets).toEqual(['lake']);
    expect(find(LIST, whole.album, 'pike', 2).sets).toEqual([]);
    expect(isComplete(LIST, whole.album, 'lake')).toBe(true);
    expect(isComplete(LIST, whole.album, 'sea')).toBe(false);
    expect(isComplete(LIST, whole.album, 'moon')).toBe(false);
  });

  it('counts progress of a set and of everything', () => {
    const album = after(['roach', 1], ['roach', 1], ['cod', 1]);
    expect(progress(LIST, album, 'lake')).toEqual({ found: 1, of: 2 });
    expect(progress(LIST, album)).toEqual({ found: 2, of: 3 });
  });

  it('calls a first find new until the player has seen its page', () => {
    const album = after(['roach', 1], ['cod', 1], ['roach', 2]);
    expect(album.unseen).toEqual(['roach', 'cod']);
    expect(seen(album, 'roach').unseen).toEqual(['cod']);
    expect(seen(album).unseen).toEqual([]);
    expect(seen(album, 'pike')).toBe(album);
  });

  it('refuses items that are not on its list', () => {
    expect(() => find(LIST, freshCollection(), 'boot')).toThrow('there is no item "boot"');
  });

  it('leaves the old album unchanged', () => {
    const album = after(['roach', 1]);
    const text = JSON.stringify(album);
    find(LIST, album, 'roach', 9);
    seen(album);
    expect(JSON.stringify(album)).toBe(text);
  });
});

describe('drawing an item', () => {
  it('follows the weights and never draws a weight of zero', () => {
    const rng = createRng('draw');
    const drawn = { roach: 0, pike: 0, cod: 0 };
    for (let time = 0; time < 2000; time += 1) {
      const item = drawItem(LIST, rng, ({ id }) => (id === 'roach' ? 3 : id === 'pike' ? 1 : 0));
      if (item) drawn[item.id] += 1;
    }
    expect(drawn.cod).toBe(0);
    expect(drawn.roach / drawn.pike).toBeGreaterThan(2.4);
    expect(drawn.roach / drawn.pike).toBeLessThan(3.7);
  });

  it('returns undefined if nothing can be drawn', () => {
    expect(drawItem(LIST, createRng(1), () => 0)).toBeUndefined();
    expect(drawItem([], createRng(1), () => 1)).toBeUndefined();
  });
});

describe('a stored album', () => {
  it('round-trips', () => {
    const album = seen(after(['roach', 20], ['pike', 88.5]), 'roach');
    expect(parseCollection(LIST, JSON.parse(JSON.stringify(album)))).toEqual({
      ok: true,
      value: album,
    });
  });

  it.each([null, [], 'cod', 4])('is refused if it is no album: %j', (raw) => {
    expect(parseCollection(LIST, raw)).toMatchObject({ ok: false });
  });

  it('loses an item that is gone or cannot be read, and nothing else', () => {
    const raw = {
      found: {
        boot: { count: 1, best: 1 },
        cod: 4,
        roach: { count: 0, best: 'big' },
        pike: { count: 3, best: 9 },
      },
      unseen: ['cod', 'pike', 'pike', 'boot'],
    };
    expect(parseCollection(LIST, raw)).toMatchObject({
      ok: true,
      value: {
        found: { roach: { count: 1, best: 0 }, pike: { count: 3, best: 9 } },
        unseen: ['pike'],
      },
      mended: expect.arrayContaining([
        expect.stringContaining('collection.found.boot'),
      ]) as string[],
    });
  });

  it('is empty where its parts cannot be read', () => {
    expect(parseCollection(LIST, { found: [], unseen: 'cod' })).toMatchObject({
      ok: true,
      value: { found: {}, unseen: [] },
    });
  });
});
