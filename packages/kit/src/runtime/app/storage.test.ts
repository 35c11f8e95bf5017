import { describe, expect, test } from 'vitest';
import { Store, type Drawer } from './storage.ts';

function fakeDrawer(
  start: Readonly<Record<string, string>> = {},
): Drawer & { all: Map<string, string> } {
  const all = new Map(Object.entries(start));
  return {
    all,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  };
}

const fullDrawer: Drawer = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => undefined,
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
};

describe('a game’s storage', () => {
  test('restores settings, for every game', () => {
    const drawer = fakeDrawer();
    new Store('one', 1, drawer).keepSettings({
      muted: true,
      music: false,
      haptics: true,
      calm: true,
    });
    expect(new Store('two', 7, drawer).settings()).toEqual({
      muted: true,
      music: false,
      haptics: true,
      calm: true,
    });
  });

  test('replaces a setting of the wrong type with its default; the others stay', () => {
    const drawer = fakeDrawer({ 'game-settings': '{"muted":"yes","music":false}' });
    expect(new Store('one', 1, drawer).settings()).toMatchObject({ muted: false, music: false });
  });

  test('drops best scores from other rules, but not what was taught', () => {
    const drawer = fakeDrawer();
    const progress = {
      version: 1,
      level: 'a',
      best: { a: 9 },
      stars: { a: 2 },
      taught: true,
      plays: 4,
    };
    new Store('one', 1, drawer).keepProgress(progress);
    expect(new Store('one', 1, drawer).progress()).toEqual(progress);
    expect(new Store('one', 2, drawer).progress()).toEqual({
      version: 2,
      level: 'a',
      best: {},
      stars: {},
      taught: true,
      plays: 4,
    });
  });

  test('drops a best that is not a number', () => {
    const drawer = fakeDrawer({ 'game:one': '{"version":1,"best":{"a":"9","b":4,"c":null}}' });
    expect(new Store('one', 1, drawer).progress().best).toEqual({ b: 4 });
  });

  test.each([
    ['full', fullDrawer],
    ['forbidden', forbiddenDrawer],
  ])('where storage is %s, play goes on from memory', (_, drawer) => {
    const store = new Store('one', 1, drawer);
    store.keepSave({ hello: 1 });
    expect(store.save()).toEqual({ ok: true, value: { hello: 1 } });
    store.dropSave();
    expect(store.save()).toBeUndefined();
  });

  test('refuses a save that is not JSON, and sets it aside', () => {
    const drawer = fakeDrawer({ 'game:one:save': '{"half' });
    const store = new Store('one', 1, drawer);
    expect(store.save()).toEqual({ ok: false, error: 'save: not JSON' });
    store.setSaveAside();
    expect(store.save()).toBeUndefined();
    expect(drawer.all.get('game:one:save-refused')).toBe('{"half');
  });
});
