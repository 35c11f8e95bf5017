import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import portal from '@playgrove/site-config/portal';
import { addGame, type Added, type AddOptions } from './add.ts';
import { slugOf } from './metadata.ts';
import { readLibrary } from '../build/library.ts';
import { Refusal } from './refusal.ts';
import { REPOSITORY_TOOLS } from './tools.ts';
import { reportOf } from './report.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'add-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
});
const library = (): string => join(root, 'library');
const write = (path: string, content: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};
const add = (path: string, options: AddOptions = {}): Promise<Added> =>
  addGame({
    from: join(root, path),
    options: { seconds: 0, vendor: false, ...options },
    library: library(),
    own: new Set(['sunrise-sudoku']),
    config: portal,
    tools: REPOSITORY_TOOLS,
  });

const PAGE = `<!doctype html><title>Space &amp; Miner</title>
<meta name="description" content="Shoot rocks in space, a racing arcade game.">
<meta name="keywords" content="space, rocks"><script src="https://sdk.crazygames.com/crazygames-sdk-v3.js"></script>
<script src="https://code.jquery.com/jquery-3.7.1.min.js"></script>`;

it('adds a folder with what its own files say, unlisted without a license', async () => {
  write('SpaceMiner_v1.2/dist/index.html', PAGE);
  write('SpaceMiner_v1.2/dist/a.png', 'png');
  const added = await add('SpaceMiner_v1.2');
  expect(added.facts).toMatchObject({
    slug: 'space-miner',
    title: 'Space & Miner',
    description: 'Shoot rocks in space, a racing arcade game.',
    page: { entry: 'index.html', files: 2 },
  });
  expect(added.facts.tags.slice(0, 2)).toEqual(['space', 'rocks']);
  expect(added.facts.tags).toHaveLength(5);
  expect(added.sdks).toEqual(['crazygames']);
  expect(added.refused).toEqual(['https://code.jquery.com/jquery-3.7.1.min.js']);
  const report = reportOf(added);
  expect(report).toContain('Added: Space & Miner (library/space-miner)');
  expect(report).toContain('none given: the game is unlisted until you add it with --license');
  expect(readLibrary(library()).games[0]).toMatchObject({ title: 'Space & Miner', unlisted: 1 });
  expect(readFileSync(join(library(), 'space-miner/files/index.html'), 'utf8')).toBe(PAGE);
});

it('replaces a game, keeps what the operator wrote, and lists it once it has a license', async () => {
  write('game/index.html', PAGE);
  await add('game', { title: 'My Title', cate: 'shooting', tags: ['a', 'b'] });
  write('game/new.js', 'x');
  const again = await add('game', { license: 'CC0-1.0', author: 'A. Person' });
  expect(again.replaced).toBe(true);
  expect(again.facts).toMatchObject({ title: 'My Title', cate: 'Shooter', page: { files: 2 } });
  expect(again.facts.tags.slice(0, 2)).toEqual(['a', 'b']);
  expect(again.facts.page).toMatchObject({ license: 'CC0-1.0', author: 'A. Person' });
  expect(readLibrary(library()).games[0]?.unlisted).toBeUndefined();
});

it('takes a card picture from the operator', async () => {
  write('rocks/index.html', PAGE);
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#f00' } });
  await picture.png().toFile(join(root, 'icon.png'));
  await add('rocks', { icon: join(root, 'icon.png'), license: 'MIT' });
  expect(readdirSync(join(library(), 'rocks'))).toEqual(
    expect.arrayContaining(['card.jpg', 'card-192.avif', 'card-512.webp']),
  );
  expect(readLibrary(library()).games[0]?.icon_path).toMatch(
    /^\/allgame\/icon\/[0-9a-f]{32}\.jpg$/,
  );
});

it.each<readonly [string, Readonly<Record<string, string>>, AddOptions, RegExp]>([
  ['no page', { 'a.js': 'x' }, {}, /no HTML page/],
  [
    'the source of a game',
    { 'index.html': '<script type=module src="/src/main.tsx">' },
    {},
    /no browser runs/,
  ],
  [
    'a template that a build fills in',
    { 'public/index.html': '<link rel=icon href="%PUBLIC_URL%/a.ico"><div id=root></div>' },
    {},
    /"%PUBLIC_URL%" stands in it/,
  ],
  [
    'the name of a game of ours',
    { 'index.html': 'x' },
    { slug: 'sunrise-sudoku' },
    /game of our own/,
  ],
  ['a bad name', { 'index.html': 'x' }, { slug: '../x' }, /no name for a folder/],
  ['a picture that is none', { 'index.html': 'x' }, { icon: '/dev/null' }, /no picture/],
  ['a page that is not there', { 'index.html': 'x' }, { entry: 'b.html' }, /no page b.html/],
])('refuses %s, says how to mend it and leaves nothing', async (_, files, options, why) => {
  for (const [path, content] of Object.entries(files)) write(`game/${path}`, content);
  const error = await add('game', options).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Refusal);
  expect((error as Refusal).message).toMatch(why);
  expect((error as Refusal).toString()).toContain('\n  ');
  expect(existsSync(library()) ? readdirSync(library()) : []).toEqual([]);
});

it.each([
  ['Space Miner (HTML5).zip', 'space-miner'],
  ['2048', '2048'],
  ['Über_Käfer-v2.zip', 'uber-kafer'],
  ['game-master.zip', 'game'],
])('names %s %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it('brings along what a game loads from node_modules, and nothing else from there', async () => {
  write('game/package.json', '{}');
  write('game/web/index.html', '<script src="../node_modules/tiny/dist/tiny.js"></script>');
  write('game/node_modules/tiny/package.json', '{"name":"tiny"}');
  write('game/node_modules/tiny/dist/tiny.js', 'var tiny = 1;');
  write('game/node_modules/tiny/node_modules/inner/a.js', 'x');
  write('game/node_modules/other/index.js', 'x');
  await addGame({
    from: join(root, 'game'),
    options: { seconds: 0 },
    library: library(),
    own: new Set(),
    config: portal,
    tools: REPOSITORY_TOOLS,
  });
  const files = join(library(), 'game/files');
  expect(readFileSync(join(files, 'node_modules/tiny/dist/tiny.js'), 'utf8')).toBe('var tiny = 1;');
  expect(existsSync(join(files, 'node_modules/other'))).toBe(false);
  expect(existsSync(join(files, 'node_modules/tiny/node_modules'))).toBe(false);
});

it('takes a page whose scripts a library in it translates', async () => {
  write('game/index.html', '<script type="text/babel" src="app.jsx"></script>');
  write('game/other.html', '<canvas></canvas>');
  expect((await add('game')).facts.page.entry).toBe('index.html');
});

it.each([
  ['Created with GameMaker Studio 2', 'Game'],
  ['PICO-8 Cartridge', 'Game'],
  ['React App', 'Game'],
  ['Vite + TS', 'Game'],
  ['Unity WebGL Player | Space Miner', 'Space Miner'],
  ['Cocos Creator | space', 'space'],
  ['Vitebsk at Night', 'Vitebsk at Night'],
])('a page called "%s" makes a game called %s', async (title, expected) => {
  write('game/index.html', `<title>${title}</title><canvas></canvas>`);
  expect((await add('game', { slug: 'game' })).facts.title).toBe(expected);
});

it('says which page it begins with where none is called index', async () => {
  write('game/play.html', '<canvas></canvas>');
  write('game/about.html', 'x');
  const report = reportOf(await add('game'));
  expect(report).toContain('It begins with play.html, of 2 pages.');
});

const titled = (title: string, more = ''): string =>
  `<title>${title}</title>${more}<canvas></canvas>`;
const titles = (): readonly (readonly [string, string])[] =>
  readLibrary(library()).games.length === 0
    ? []
    : [...readLibrary(library()).facts].map(([slug, { title }]) => [slug, title] as const);

it.each([
  ['a/game', 'b/game'],
  ['b/game', 'a/game'],
])('keeps two games apart that come in files of one name: %s, %s', async (one, other) => {
  write('a/game/index.html', titled('Lantern Lane'));
  write('b/game/index.html', titled('Marble Mill'));
  await add(one, { author: 'One', license: 'MIT' });
  const added = await add(other, { author: 'Two', license: 'CC0-1.0' });
  expect(titles()).toEqual([
    ['lantern-lane', 'Lantern Lane'],
    ['marble-mill', 'Marble Mill'],
  ]);
  expect(added.replaced).toBe(false);
});

it.each([
  ['snake', 'Snake Classic', 'Neon Snake', 'neon-snake'],
  ['build (2)', 'Night Bus', 'Day Bus', 'day-bus'],
  ['download', '\u30d8\u30d3', '\u30cd\u30b3', 'download-'],
])('gives a second game in %s another folder and says so', async (file, one, other, slug) => {
  write(`a/${file}/index.html`, titled(one));
  write(`b/${file}/index.html`, titled(other));
  const first = await add(`a/${file}`);
  const second = await add(`b/${file}`);
  expect(second.facts).toMatchObject({ title: other });
  expect(second.facts.slug).toContain(slug);
  expect(titles()).toHaveLength(2);
  if (second.namesake)
    expect(reportOf(second)).toContain(`add it again with --slug ${first.facts.slug}`);
});

it.each<
  readonly [string, readonly [string, string, AddOptions], readonly [string, string, AddOptions]]
>([
  ['with another version in its title', ['game', 'Orb v1.2', {}], ['game', 'Orb v1.3', {}]],
  ['whose title the operator wrote', ['game', 'Orb', { title: 'My Orb' }], ['game', 'Orb', {}]],
  [
    'whose author the operator mends',
    ['orb', 'Orb', { author: 'A' }],
    ['orb', 'Orb', { author: 'B' }],
  ],
  ['from a file with a number', ['orb', 'Orb', {}], ['orb_v2', 'Orb', {}]],
  ['without a title, in a file of its own name', ['orb', '', {}], ['orb', '', {}]],
])('replaces a game %s', async (_, one, other) => {
  const sound = 'the same sound in both';
  for (const [at, [file, title]] of [one, other].entries()) {
    write(`${at}/${file}/index.html`, titled(title, String(at)));
    write(`${at}/${file}/a.ogg`, sound);
  }
  const first = await add(`0/${one[0]}`, one[2]);
  const second = await add(`1/${other[0]}`, other[2]);
  expect([second.replaced, second.facts.slug]).toEqual([true, first.facts.slug]);
});

it('keeps two games of one title by different authors apart', async () => {
  write('a/snake/index.html', titled('Snake', 'a'));
  write('b/snake/index.html', titled('Snake', 'b'));
  await add('a/snake', { author: 'One' });
  const second = await add('b/snake', { author: 'Two' });
  expect(second.replaced).toBe(false);
  expect((await add('b/snake', { author: 'Two' })).facts.slug).toBe(second.facts.slug);
  expect(titles()).toHaveLength(2);
});

it('stays where an earlier release put a game', async () => {
  write('a/game/index.html', titled('Lantern Lane'));
  await add('a/game', { slug: 'game' });
  expect((await add('a/game')).facts.slug).toBe('game');
  write('b/game/index.html', titled('Marble Mill'));
  expect((await add('b/game')).facts.slug).toBe('marble-mill');
});

const MANIFEST =
  '{"name": "Quarry Quest", "orientation": "landscape", "categories": ["games", "mining"]}';
it.each<readonly [string, string, string, Buffer | string]>([
  ['a byte order mark', '', 'manifest.json', `\uFEFF${MANIFEST}`],
  ['UTF-16', '', 'manifest.json', Buffer.from(`\uFEFF${MANIFEST}`, 'utf16le')],
  ['UTF-16 without a mark', '', 'manifest.json', Buffer.from(MANIFEST, 'utf16le')],
  ['another usual name', '', 'manifest.webmanifest', MANIFEST],
  ['the name that Construct gives it', '', 'appmanifest.json', MANIFEST],
  [
    'a name of its own',
    '<link REL=Manifest href="App%20Data/App.JSON?v=2">',
    'app data/app.json',
    MANIFEST,
  ],
])('reads a manifest with %s', async (_, link, path, bytes) => {
  write('build/index.html', `<title>Loading...</title>${link}<canvas></canvas>`);
  mkdirSync(dirname(join(root, 'build', path)), { recursive: true });
  writeFileSync(join(root, 'build', path), bytes);
  const { facts, warnings } = await add('build');
  expect(facts).toMatchObject({ title: 'Quarry Quest', orientation: 'landscape' });
  expect(facts.tags).toContain('mining');
  expect(warnings).toEqual([]);
});

it('says which manifest is broken, and reads the next', async () => {
  write('build/index.html', '<link rel="manifest" href="a.webmanifest">');
  write('build/a.webmanifest', '{"name": "A",}');
  write('build/manifest.json', MANIFEST);
  const added = await add('build');
  expect(added.facts.title).toBe('Quarry Quest');
  expect(reportOf(added)).toContain('a.webmanifest is broken, so nothing in it was used');
});

it('reads no manifest of another host', async () => {
  write('rocks/index.html', '<link rel="manifest" href="https://a.example/manifest2.json">');
  write('rocks/manifest2.json', MANIFEST);
  expect((await add('rocks')).facts.title).toBe('Rocks');
});

it.each<readonly [string, string, Readonly<Record<string, string>>, string, string]>([
  ['its title', '<title>Kart Rivals</title>', {}, 'Racing', 'kart'],
  [
    'its description',
    '<meta name="description" content="A tower defense in the woods.">',
    {},
    'Strategy',
    'tower defense',
  ],
  ['its keywords', '<meta name="keywords" content="html5, game, chess">', {}, 'Classic', 'chess'],
  ['a large heading', '<h1>Minesweeper</h1>', {}, 'Puzzle&Logic', 'minesweeper'],
  ['its engine, Twine', '<tw-storydata name="A"></tw-storydata>', {}, 'Adventure', 'story'],
  ['its engine, RPG Maker', '<p>', { 'js/rpg_core.js': 'x' }, 'Adventure', 'rpg'],
  ['its engine, PICO-8', '<title>PICO-8 Cartridge</title>', {}, 'Arcade', 'arcade'],
])('guesses the category from %s, and says so', async (_, page, files, cate, because) => {
  write('build/index.html', page);
  for (const [path, content] of Object.entries(files)) write(`build/${path}`, content);
  const added = await add('build', { slug: 'a-b' });
  expect(added.facts.cate).toBe(cate);
  const report = reportOf(added);
  expect(report).toContain(`${cate} (guessed from "${because}"; set it with --cate)`);
  expect(report).toContain('(guessed; set them with --tags)');
  const given = await add('build', { slug: 'a-b', cate: 'Music', tags: ['drums'] });
  expect(reportOf(given)).not.toContain('guessed');
});

it('calls what is missing by the names of the place that is read', async () => {
  write('game/index.html', '<title>Rocks</title>');
  const page = {
    run: 'playgrove ',
    gap: '',
    nameOf: (flag: string) => (flag === 'source' ? undefined : `[${flag}]`),
    show: '',
    untried: 'none',
  };
  const report = reportOf(await add('game'), page);
  expect(report).not.toContain('--');
  for (const words of ['set it with [cate]', 'set them with [tags]', 'unknown ([author])'])
    expect(report).toContain(words);
  expect(report).toContain('unlisted until you add it with [license]');
});

it('gives games of different engines different tags', async () => {
  write('one/index.html', '<tw-storydata></tw-storydata>');
  write('two/index.html', '<a-scene></a-scene>');
  const [one, two] = [await add('one'), await add('two')];
  expect(one.facts.tags.slice(0, 3)).toEqual(['story', 'interactive fiction', 'text']);
  expect(two.facts.tags.slice(0, 2)).toEqual(['vr', '3d']);
});

it.each([
  ['new WebSocket(url)', false],
  ['new WebSocket("ws://localhost:2567")', false],
  ['open("wss://play.example.com/room")', true],
])('notes that a game with %s wants a server: %s', async (code, noted) => {
  write('orb/index.html', '<script src="a.js"></script>');
  write('orb/a.js', code);
  const { warnings } = await add('orb');
  expect(warnings.some((line) => line.includes('connects to a server'))).toBe(noted);
});
