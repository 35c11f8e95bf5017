import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import portal from '@playgrove/site-config/portal';
import { addMany, tableOf, type Row } from './add-many.ts';
import { readFeed } from './feed.ts';
import { ratingOf, readFields } from './fields.ts';
import { readLibrary } from '../build/library.ts';
import { scaleOf } from './rating.ts';
import { Refusal } from './refusal.ts';
import { addressKey } from './remote.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});
const feed = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const CONFIG = { ...portal, remoteGames: ['games.example'] };
const add = (file: string): Promise<readonly Row[]> =>
  addMany({
    feed: file,
    library: join(folder, 'library'),
    own: new Set(['sunrise-sudoku']),
    config: CONFIG,
    seconds: 0,
  });

it.each([
  ['a.json', '[{"title":"A"},{"title":"B"}]'],
  ['envelope.json', '{"code":200,"data":{"total":2,"list":[{"title":"A"},{"title":"B"}]}}'],
  ['by-id.json', '{"12":{"title":"A"},"13":{"title":"B"}}'],
  ['commented.json', '// Ours\n[{"title":"A"},\n/* the best */ {"title":"B",},]'],
  ['a.jsonl', '{"title":"A"}\n\n{"title":"B"}\n'],
  ['a.csv', 'title;url\r\n"A";x\r\nB;y\r\n'],
  [
    'rss.xml',
    '<?xml version="1.0"?><rss><channel><title>Feed</title><item><title>A</title></item><item><title><![CDATA[B]]></title></item></channel></rss>',
  ],
  [
    'list.js',
    'const other = [1]; export default [{ title: "A", n: -1, f: go() }, { "title": `B` }];\n',
  ],
  ['old.js', 'var games=[{title:"A"},{title:"B"}]'],
])('finds the records in %s', (name, text) => {
  const records = readFeed(feed(name, text)) as readonly { title?: string }[];
  expect(records.map(({ title }) => title)).toEqual(['A', 'B']);
});

it.each([
  ['none.json', '7', /no list/],
  ['broken.json', '[{"title":', /cannot be read/],
  ['none.js', 'go();', /no array/],
  ['empty.csv', ' ', /empty/],
])('refuses %s and says why', (name, text, why) => {
  const file = feed(name, text);
  expect(() => readFeed(file)).toThrow(why);
  expect(() => readFeed(file)).toThrow(Refusal);
});

describe('a record', () => {
  it.each([
    [
      {
        Titel: ' Space &amp;amp; Miner\u200b ',
        Asset: ['https://x/a.png'],
        game_url: 'https://x/g',
      },
      { title: 'Space & Miner', icon: 'https://x/a.png' },
    ],
    [
      { name: 'A', iframe: '<iframe width="1" src="https://x/e?a=1"></iframe>' },
      { url: 'https://x/e?a=1' },
    ],
    [{ title: 'A', url: 'x', genre: ['Shooting', 'War'] }, { cate: 'Shooter' }],
    [{ title: 'A', url: 'x', category: 'Puzzle/Match 3' }, { cate: 'Puzzle' }],
    [{ title: 'A', url: 'x', orientaion: 'Hochformat' }, { orientation: 'portrait' }],
    [{ title: 'A', url: 'x', width: '1280', height: '720px' }, { orientation: undefined }],
    [{ title: 'A', url: 'x', width: '1280', height: 720 }, { orientation: 'landscape' }],
    [{ title: 'A', url: 'x', plays: '1,234,567' }, { players: '1.2M+' }],
    [{ title: 'A', url: 'x', rating: '87%' }, { score: 4.4 }],
    [{ title: 'A', url: 'x', rating: '4,3' }, { score: 4.3 }],
    [
      { title: 'A', url: 'https://x/play?id=1&timestamp=17&copy=1&region=eu&sect=4&amp;lang=en' },
      { url: 'https://x/play?id=1&timestamp=17&copy=1&region=eu&sect=4&lang=en' },
    ],
    [{ title: 'A', url: 'https://x/a&amp;amp;b&#38;c' }, { url: 'https://x/a&b&c' }],
    [{ title: 'A', url: ' https://x/in a name/?q=a b\n' }, { url: 'https://x/in a name/?q=a b' }],
    [{ title: 'A', url: 'https://x/a, https://x/b' }, { url: 'https://x/a' }],
    [
      { name: 'A', embed: '<iframe src="https://x/e?a=1&amp;copy=2"></iframe>' },
      { url: 'https://x/e?a=1&copy=2' },
    ],
    [{ title: 'A', url: 'x', category: ['', 'Racing'] }, { cate: 'Racing' }],
    [
      { title_2: '', title: 'A', url_2: 'y', url: 'x', category: '', category_2: 'Racing' },
      { title: 'A', url: 'x', cate: 'Racing' },
    ],
    [{ title: 'A', url: 'x', rating: '5/10' }, { score: 2.5 }],
    [{ title: 'A', url: 'x', rating: '4.5 out of 5' }, { score: 4.5 }],
    [{ title: 'A', url: 'x', rating: '4 %' }, { score: 0.2 }],
    [{ title: 'A', url: 'x', rating: '0' }, { score: undefined }],
    [{ title: 'A', url: 'x', rating: '0/10' }, { score: undefined }],
    [{ title: 'A', url: 'x', rating: '12/10' }, { score: undefined }],
    [{ title: 'A', url: 'x', rating: '-1' }, { score: undefined }],
    [{ title: 'A', url: 'x', rating: { ratingValue: '8', bestRating: 10 } }, { score: 4 }],
    [{ title: 'A', url: 'x', rating: { average: 3.5 } }, { score: 3.5 }],
    [{ title: 'A', url: 'x', rating: '★★★☆☆' }, { score: 3 }],
    [{ title: 'A', url: 'x', rating: '4.5 (1,234 votes)' }, { score: 4.5 }],
    [{ title: 'A', url: 'x', rating: '8.5/10 - 200 votes' }, { score: 4.3 }],
    [
      {
        title: 'A',
        url: 'x',
        'media:thumbnail': { url: 'https://x/a.png', width: '10' },
        'media:category': 'Racing',
        'media:description': { type: 'plain', text: 'Fast' },
      },
      { icon: 'https://x/a.png', cate: 'Racing', description: 'Fast' },
    ],
    [
      {
        title: 'A',
        link: [
          { rel: 'enclosure', href: 'https://x/a.png' },
          { rel: 'alternate', href: 'https://x/a' },
        ],
        category: { term: 'Racing' },
      },
      { url: 'https://x/a', cate: 'Racing' },
    ],
    [
      { name: 'A', links: { play: 'https://x/a' }, images: { size: 2, icon: 'https://x/a.png' } },
      { url: 'https://x/a', icon: 'https://x/a.png' },
    ],
    [
      { title: { de: 'A' }, url: { mobile: 'https://x/m', desktop: 'https://x/d' } },
      { title: 'A', url: 'https://x/d' },
    ],
    [{ title: 'A', url: 'x', description: '<p>Fun &lt;b&gt;</p>' }, { description: 'Fun <b>' }],
  ])('%j', (raw, expected) => {
    const read = readFields(raw);
    expect('record' in read && read.record).toMatchObject(
      Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== undefined)),
    );
    for (const [key, value] of Object.entries(expected))
      if (value === undefined) expect('record' in read && key in read.record).toBe(false);
  });

  it('has five tags, and nothing that the feed does not say', () => {
    const read = readFields({ title: 'Zorb', url: 'x', tags: 'a, b,a, C' });
    expect('record' in read && read.record).toEqual({
      title: 'Zorb',
      url: 'x',
      tags: ['a', 'b', 'c', 'casual', 'browser'],
    });
    expect('mended' in read && read.mended).toEqual(['tags were 3, brought to 5']);
  });

  it.each([
    [{ url: 'x' }, 'it has no title'],
    [{ title: 'A' }, 'it has no address'],
    [['a'], 'it is no record'],
    [null, 'it is no record'],
  ])('is skipped: %j', (raw, why) => {
    expect(readFields(raw)).toEqual({ skipped: why });
  });
});

it.each<readonly [string, readonly string[], readonly (number | undefined)[]]>([
  ['5', ['4.5', '3', '5'], [4.5, 3, 5]],
  ['10', ['4', '8', '0', '92%', '2/10'], [2, 4, undefined, 4.6, 1]],
  ['100', ['40', '85', '4', '100'], [2, 4.3, 0.2, 5]],
  ['5, one slip apart', [...Array<string>(19).fill('4'), '80'], [...Array<number>(19).fill(4), 4]],
  ['1', ['0.87', '1', '0.5', '0'], [4.4, 5, 2.5, undefined]],
  ['5, all low', ['1', '1', '1'], [1, 1, 1]],
  ['5, next to counts of votes', ['4', '1532', '3.5'], [4, undefined, 3.5]],
])('reads ratings that are out of %s', (_, ratings, expected) => {
  const raws = ratings.map((rating) => ({ title: 'A', url: 'x', rating }));
  const scale = scaleOf(raws.map(ratingOf));
  const scores = raws.map((raw) => {
    const read = readFields(raw, scale);
    return 'record' in read ? read.record.score : 'skipped';
  });
  expect(scores).toEqual(expected);
});

it.each([
  ['commas', 'title,url,category,tags,category\nAnts,https://x/,Puzzle,"ants,logic",\n'],
  ['semicolons', 'title;url;"a, b; c";category\nAnts;https://x/;"1;2";Puzzle\n'],
  ['tabs', 'title\turl\tscore\tcategory\nAnts\thttps://x/\t\tPuzzle\n'],
  ['a line that names them', 'sep=|\r\ntitle|url|category\r\nAnts|https://x/|Puzzle\r\n'],
  ['old line ends', 'title,url,category\rAnts,https://x/,Puzzle\r'],
  ['a byte order mark', '\uFEFF"title","url","category"\n"Ants","https://x/","Puzzle"\n'],
])('reads columns with %s', (name, text) => {
  const [raw] = readFeed(feed(`${name}.csv`, text));
  const read = readFields(raw);
  expect('record' in read && read.record).toMatchObject({
    title: 'Ants',
    url: 'https://x/',
    cate: 'Puzzle',
  });
});

it('reads a feed in UTF-16', () => {
  const file = feed('wide.csv', '');
  writeFileSync(file, Buffer.from('\uFEFFtitle\turl\nA\u00e4\tx\n', 'utf16le'));
  expect(readFeed(file)).toEqual([{ title: 'A\u00e4', url: 'x' }]);
});

const on = (path: string): string => `https://games.example/${path}/`;
const slugs = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...readLibrary(join(folder, 'library'), new Set(), CONFIG.remoteGames).facts.values()].map(
      ({ slug, page }) => [page.entry, slug],
    ),
  );
const SNAKES = [
  { title: 'Snake!', url: on('snake-a') },
  { title: 'Snake?', url: on('snake-b') },
  { title: 'Worm', url: on('worm') },
];

it('gives games the same slugs in whatever order a feed names them', async () => {
  await add(feed('snakes.json', JSON.stringify(SNAKES)));
  const first = slugs();
  expect(new Set(Object.values(first)).size).toBe(3);
  expect(first[on('worm')]).toBe('worm');
  await add(feed('snakes.json', JSON.stringify(SNAKES.toReversed())));
  expect(slugs()).toEqual(first);
  rmSync(join(folder, 'library'), { recursive: true });
  await add(feed('snakes.json', JSON.stringify(SNAKES.toReversed())));
  expect(slugs()).toEqual(first);
});

it('leaves games the slugs that an earlier release gave them, also after they were gone', async () => {
  mkdirSync(join(folder, 'library/_feeds'), { recursive: true });
  const old = SNAKES.map((record, index) => ({
    ...record,
    slug: ['snake', 'snake-2', 'worm'][index],
    tags: ['a', 'b', 'c', 'd', 'e'],
  }));
  writeFileSync(join(folder, 'library/_feeds/snakes.json'), JSON.stringify(old));
  const [a, b, worm] = SNAKES;
  await add(feed('snakes.json', JSON.stringify([{ title: 'Snake', url: on('new') }, b, worm])));
  expect(slugs()[on('snake-b')]).toBe('snake-2');
  expect(slugs()[on('new')]).toMatch(/^snake-[0-9a-f]{4}$/);
  await add(feed('snakes.json', JSON.stringify([worm, b, a])));
  expect(slugs()).toMatchObject({ [on('snake-a')]: 'snake', [on('snake-b')]: 'snake-2' });
});

it('keeps the games of two providers whose feeds have one name', async () => {
  mkdirSync(join(folder, 'gd'));
  mkdirSync(join(folder, 'gp'));
  const [a, b, worm] = SNAKES;
  await add(feed('gd/feed.json', JSON.stringify([a, b])));
  await add(feed('gp/feed.json', JSON.stringify([worm])));
  expect(Object.keys(slugs()).toSorted()).toEqual([on('snake-a'), on('snake-b'), on('worm')]);
  // Each takes its own place again, with what is new and without what is gone.
  await add(feed('gp/feed.json', JSON.stringify([worm, { title: 'New', url: on('new') }])));
  await add(feed('gd/feed.json', JSON.stringify([b])));
  expect(Object.keys(slugs()).toSorted()).toEqual([on('new'), on('snake-b'), on('worm')]);
});

it.each([
  ['https://www.a.example/x/index.html?utm_source=y', 'http://a.example/x', true],
  ['https://a.example/?id=Ab', 'https://a.example/?id=aB', false],
  ['https://a.example/?reference=1', 'https://a.example/?reference=2', false],
  ['https://a.example/?id=1&ref=x', 'https://a.example/?id=1', true],
  ['https://a.example/#/one', 'https://a.example/#/two', false],
])('%s and %s: the same game is %s', (one, other, same) => {
  expect(addressKey(one) === addressKey(other)).toBe(same);
});

it('finds a file whose name a feed writes as in an address', async () => {
  mkdirSync(join(folder, 'my game'));
  writeFileSync(join(folder, 'my game/index.html'), '<title>Mine</title>');
  const [row] = await add(
    feed('local.json', '[{"title":"Mine","url":"my%20game","license":"MIT"}]'),
  );
  expect(row?.outcome).not.toBe('skipped');
});

it('takes what it can, and says of each record what was mended or why it was skipped', async () => {
  mkdirSync(join(folder, 'games/local'), { recursive: true });
  writeFileSync(join(folder, 'games/local/index.html'), '<title>Local</title>');
  const rows = await add(
    feed(
      'some.json',
      JSON.stringify([
        { title: 'Local Game', url: 'games/local', license: 'MIT', category: 'Arcade' },
        { title: 'Remote', url: 'https://games.example/a/' },
        { title: 'Again', url: 'https://www.games.example/a/index.html?utm_source=x' },
        { title: 'remote', url: 'https://games.example/b' },
        { title: 'Elsewhere', url: 'https://other.example/a' },
        { title: 'Plain', url: 'http://games.example/c' },
        { title: 'Lost', url: 'games/none.zip' },
        { title: 'Sunrise Sudoku', url: 'https://games.example/d' },
        'text',
      ]),
    ),
  );
  expect(rows.map(({ outcome }) => outcome)).toEqual([
    'mended',
    'mended',
    'skipped',
    'skipped',
    'skipped',
    'skipped',
    'skipped',
    'mended',
    'skipped',
  ]);
  expect(rows[4]?.why).toContain('name the host in remoteGames');
  expect(rows[3]?.why).toBe('the same as record 1');
  expect(tableOf(rows)).toContain('9 records: 0 taken as they are, 3 mended, 6 skipped.');
  const library = readLibrary(join(folder, 'library'), new Set(), CONFIG.remoteGames);
  expect([...library.facts.keys()]).toEqual(['local', 'remote', 'sunrise-sudoku-c9e2']);
  expect(library.games.map(({ unlisted }) => unlisted)).toEqual([undefined, undefined, undefined]);
  expect(readLibrary(join(folder, 'library')).facts.size).toBe(1);
});

it('reads ten thousand records into one file', async () => {
  const records = Array.from({ length: 10_000 }, (_, at) => ({
    name: `Game &amp; ${at}`,
    thumb: `https://games.example/${at}.jpg`,
    link: `https://games.example/${at}/`,
    genre: at % 2 ? 'Puzzles' : 'Racing/Cars',
    tags: 'a,b,c,d,e,f',
    plays: at * 1000,
  }));
  const rows = await add(feed('many.json', JSON.stringify(records)));
  expect(rows.filter(({ outcome }) => outcome !== 'skipped')).toHaveLength(10_000);
  const library = readLibrary(join(folder, 'library'), new Set(), CONFIG.remoteGames);
  expect(library.games).toHaveLength(10_000);
  expect(library.games[1]).toMatchObject({ title: 'Game & 1', cate: 'Puzzle' });
  expect(readFileSync(join(folder, 'library/_feeds/many.json'), 'utf8').split('\n')).toHaveLength(
    10_003,
  );
});
