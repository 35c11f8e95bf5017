import { afterEach, expect, test, vi } from 'vitest';

const HOME = '/allgame/x/files/';

/** The module as it is in a page of a game. */
async function urls(config: object = {}, baseURI = `https://play.example${HOME}play/index.html`) {
  const tag = { remove: () => undefined, outerHTML: '<script>' };
  const cage = { home: HOME, root: `${HOME}play/`, extras: '', worker: '', idb: '', sdks: {} };
  vi.resetModules();
  vi.stubGlobal('window', { parent: { postMessage: () => undefined } });
  vi.stubGlobal('document', {
    baseURI,
    currentScript: { ...tag, dataset: { cage: JSON.stringify({ ...cage, ...config }) } },
  });
  return import('./urls.ts');
}
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['img/a.png', 'img/a.png'],
  ['./a.js?v=1#x', './a.js?v=1#x'],
  ['/js/a.js?v=1#x', `https://play.example${HOME}play/js/a.js?v=1#x`],
  ['../up.js', '../up.js'],
  ['../../../../escape.js', `https://play.example${HOME}play/escape.js`],
  [`${HOME}other.js`, `${HOME}other.js`],
  ['/allgame/_v/cage.js', '/allgame/_v/cage.js'],
  ['https://other.example/a.js', 'https://other.example/a.js'],
  ['//other.example/a.js', '//other.example/a.js'],
  ['data:text/plain,x', 'data:text/plain,x'],
  ['blob:null/1', 'blob:null/1'],
  ['http://', 'http://'],
])('loads %s as %s', async (written, loaded) => {
  const { fix } = await urls();
  expect(fix(written)).toBe(loaded);
});

test('leaves out the folder of the former host', async () => {
  const { fix } = await urls({ base: 'my-game/' });
  expect(fix('/my-game/a.js')).toBe(`https://play.example${HOME}play/a.js`);
  expect(fix('/a.js')).toBe(`https://play.example${HOME}play/a.js`);
});

test('knows its own host, also in a page that the game has written', async () => {
  const { isOwn } = await urls();
  expect([isOwn('a.js'), isOwn('https://play.example/b'), isOwn('http://play.example/b')]).toEqual([
    true,
    true,
    false,
  ]);
  expect([isOwn('blob:null/1'), isOwn('//other.example/'), isOwn('http://')]).toEqual([
    false,
    false,
    false,
  ]);
});
