import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import portal from '../../portal.config.ts';
import { addMany, tableOf, type Row } from './add-many.ts';
import { readFeed } from './feed.ts';
import { readFields } from './fields.ts';
import { readLibrary } from './library.ts';
import { Refusal } from './refusal.ts';

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
  expect([...library.facts.keys()]).toEqual(['local', 'remote', 'sunrise-sudoku-2']);
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
