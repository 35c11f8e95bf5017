import { describe, expect, test } from 'vitest';
import { fakeDrawer } from '../../testing/fake-drawer.ts';
import type { Drawer } from './shelf.ts';
import { MAX_SLOTS, Store } from './storage.ts';
import { slotOf } from './stored.ts';

const one = { slug: 'one', version: 1 };

/** Storage that holds these texts. */
const holding = (texts: Readonly<Record<string, string>> = {}): ReturnType<typeof fakeDrawer> =>
  fakeDrawer(new Map(Object.entries(texts)));

const game = (save: object, waited = 0) => ({ ...save, begunOn: '2026-11-28', waited });

const fullDrawer: Drawer = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => undefined,
  length: 0,
  key: () => null,
};

const forbiddenDrawer: Drawer = {
  getItem: () => {
    throw new DOMException('no', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('no', 'SecurityError');
  },
  removeItem: () => {
    throw new DOMException('no', 'SecurityError');
  },
  get length(): number {
    throw new DOMException('no', 'SecurityError');
  },
  key: () => null,
};

describe('settings', () => {
  test('are restored, for every game', () => {
    const drawer = holding();
    const settings = { muted: true, music: false, haptics: true, calm: true };
    new Store(one, drawer).keepSettings(settings);
    expect(new Store({ slug: 'two', version: 7 }, drawer).settings()).toEqual(settings);
  });

  test('of the wrong type have their default; the others stay', () => {
    const drawer = holding({ 'game-settings': '{"muted":"yes","music":false}' });
    expect(new Store(one, drawer).settings()).toMatchObject({ muted: false, music: false });
  });
});

describe('progress', () => {
  const progress = {
    version: 1,
    level: 'a',
    last: 'a',
    best: { a: 9 },
    stars: { a: 2 },
    taught: true,
    keepsake: 'copper',
    keepsakes: ['red', 'copper'],
    plays: 4,
  };

  test('outlives rules of another version, stars and bests', () => {
    const drawer = holding();
    new Store(one, drawer).changeProgress(() => progress);
    expect(new Store({ ...one, version: 2 }, drawer).progress()).toEqual({
      ...progress,
      version: 2,
    });
  });

  test('of a release that did not store records yet is read as a whole', () => {
    const drawer = holding({ 'game:one': JSON.stringify({ ...progress, last: undefined }) });
    const read = new Store({ ...one, version: 3 }, drawer).progress();
    expect(read).toMatchObject({ stars: { a: 2 }, best: { a: 9 }, level: 'a', plays: 4 });
  });

  test('loses its best scores, and no star, where scores no longer compare', () => {
    const drawer = holding();
    const before = new Store(one, drawer);
    before.changeProgress(() => progress);
    before.keepDaily({ days: { '2026-11-27': { won: true, score: 40, stars: 2 } } });
    const after = new Store({ ...one, records: 2 }, drawer);
    expect(after.progress()).toMatchObject({ best: {}, stars: { a: 2 } });
    expect(after.daily()).toMatchObject({ days: { '2026-11-27': { won: true, stars: 2 } } });
    expect(JSON.stringify(after.daily())).not.toContain('40');
    after.changeProgress((stored) => ({ ...stored, best: { a: 3 } }));
    expect(new Store({ ...one, records: 2 }, drawer).progress().best).toEqual({ a: 3 });
  });

  test('drops a best that is not a number', () => {
    const drawer = holding({ 'game:one': '{"version":1,"best":{"a":"9","b":4,"c":null}}' });
    expect(new Store(one, drawer).progress().best).toEqual({ b: 4 });
  });

  test('is changed as it is stored now, whatever this tab has read before', () => {
    const drawer = holding();
    const [a, b] = [new Store(one, drawer), new Store(one, drawer)];
    b.progress();
    a.changeProgress((stored) => ({ ...stored, stars: { a: 3 } }));
    b.changeProgress((stored) => ({ ...stored, level: 'b' }));
    expect(a.progress()).toMatchObject({ stars: { a: 3 }, level: 'b' });
  });
});

describe('games in progress', () => {
  const save = (seed: string, tick = 1) => ({ level: 'a', seed, tick });

  test('have a slot for each level, each day and a linked board', () => {
    expect(slotOf('one', { level: 'a', seed: 'x' })).toBe('a');
    expect(slotOf('one', { level: 'a', seed: 'daily/one/2026-11-28' })).toBe('@2026-11-28');
    expect(slotOf('one', { level: 'a', seed: 'x' }, 'x')).toBe('@link');
  });

  test('are listed from the one that was played last', () => {
    const store = new Store(one, holding());
    store.keepGame('a', game(save('x')), 10);
    store.keepGame('b', game(save('y')), 30);
    store.keepGame('@2026-11-28', game(save('z')), 20);
    expect(store.slots()).toEqual(['b', '@2026-11-28', 'a']);
    expect(store.inProgress('a')).toMatchObject({ ok: true, value: game(save('x')) });
  });

  test('are bounded: the one that was played longest ago goes', () => {
    const store = new Store(one, holding());
    for (let at = 0; at <= MAX_SLOTS; at += 1) store.keepGame(`l${at}`, game(save('x')), at);
    expect(store.slots()).toHaveLength(MAX_SLOTS);
    expect(store.inProgress('l0')).toBeUndefined();
    expect(store.inProgress(`l${MAX_SLOTS}`)).toBeDefined();
  });

  test('make room for the one that is played', () => {
    const drawer = holding();
    const tight: Drawer = {
      ...drawer,
      get length() {
        return drawer.length;
      },
      setItem(key, value) {
        const size = [...drawer.all].reduce(
          (sum, [name, text]) => sum + (name === key ? 0 : text.length),
          value.length,
        );
        if (size > 260) throw new DOMException('full', 'QuotaExceededError');
        drawer.setItem(key, value);
      },
    };
    const store = new Store(one, tight);
    for (const [at, slot] of ['a', 'b', 'c', 'd'].entries()) {
      store.keepGame(slot, game(save('x')), at);
    }
    expect(store.trouble).toBeUndefined();
    expect(store.slots()[0]).toBe('d');
    expect(store.inProgress('a')).toBeUndefined();
  });

  test('the one that earlier releases stored moves to its slot', () => {
    const text = JSON.stringify(save('daily/one/2026-11-27'));
    const drawer = holding({ 'game:one:save': text });
    const store = new Store(one, drawer);
    expect(store.former).toBe('@2026-11-27');
    expect(store.slots()).toEqual(['@2026-11-27']);
    expect(drawer.all).toEqual(new Map([['game:one:save:@2026-11-27', text]]));
    expect(new Store(one, drawer).former).toBeUndefined();
  });

  test('what earlier releases stored stays where it is if the device has no room to move it', () => {
    const text = JSON.stringify(save('x'));
    const drawer = holding({ 'game:one:save': text });
    const full: Drawer = {
      ...drawer,
      length: 1,
      setItem(key, value) {
        if (key !== 'game:one:save') throw new DOMException('full', 'QuotaExceededError');
        drawer.setItem(key, value);
      },
    };
    expect(new Store(one, full).former).toBeUndefined();
    expect(drawer.all).toEqual(new Map([['game:one:save', text]]));
  });

  test('what earlier releases stored takes no place that is taken, and is not lost', () => {
    const text = JSON.stringify(save('x'));
    const drawer = holding({ 'game:one:save': text, 'game:one:save:a': '{"seed":"y"}' });
    expect(new Store(one, drawer).former).toBeUndefined();
    expect(drawer.all.get('game:one:save')).toBe(text);
  });

  test('of two tabs in one slot are both there: one comes back when the other is over', () => {
    const drawer = holding();
    const [a, b] = [new Store(one, drawer), new Store(one, drawer)];
    expect([a.inProgress('a'), b.inProgress('a')]).toEqual([undefined, undefined]);
    a.keepGame('a', game(save('x', 90)), 1);
    expect(b.isStale('a')).toBe(true);
    b.keepGame('a', game(save('y')), 2);
    b.keepGame('a', game(save('y', 2)), 3);
    expect(b.inProgress('a')).toMatchObject({ value: save('y', 2) });
    b.dropGame('a');
    expect(b.inProgress('a')).toMatchObject({ value: save('x', 90) });
  });

  test('an earlier moment of a game never replaces a later one', () => {
    const drawer = holding();
    const [a, b] = [new Store(one, drawer), new Store(one, drawer)];
    a.keepGame('a', game(save('x', 5)), 1);
    b.inProgress('a');
    a.keepGame('a', game(save('x', 90)), 2);
    b.keepGame('a', game(save('x', 6)), 3);
    b.dropGame('a');
    expect(b.inProgress('a')).toMatchObject({ value: save('x', 90) });
  });

  test('one that is not JSON is refused, and set aside', () => {
    const drawer = holding({ 'game:one:save:a': '{"half' });
    const store = new Store(one, drawer);
    expect(store.inProgress('a')).toEqual({ ok: false, error: 'a: not JSON' });
    store.setGameAside('a');
    expect(store.inProgress('a')).toBeUndefined();
    expect(drawer.all.get('game:one:save-refused')).toBe('{"half');
  });

  test.each([
    ['full', fullDrawer],
    ['denied', forbiddenDrawer],
  ])('go on from memory where storage is %s, and it is said', (trouble, drawer) => {
    const store = new Store(one, drawer);
    expect(store.trouble).toBeUndefined();
    store.keepGame('a', game(save('x')), 1);
    expect(store.trouble).toBe(trouble);
    expect(store.inProgress('a')).toMatchObject({ value: save('x') });
    expect(store.slots()).toEqual(['a']);
    store.dropGame('a');
    expect(store.inProgress('a')).toBeUndefined();
  });
});
