import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { importFiles, findEntry } from './import-files.ts';
import { listFiles } from '../build/files.ts';
import { LIMITS } from './names.ts';
import { Refusal } from './refusal.ts';
import { DESCRIBED, size64, unicodePath, zipOf, type Part } from './testing/zip.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unzip-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

async function unpack(parts: readonly Part[] | Buffer): Promise<string[]> {
  const file = join(folder, 'game.zip');
  writeFileSync(file, Buffer.isBuffer(parts) ? parts : zipOf(parts));
  await importFiles(file, join(folder, 'out'));
  return readdirSync(join(folder, 'out'), { recursive: true }).map(String).toSorted();
}

it('unpacks a zip and looks through the one folder around everything', async () => {
  const names = await unpack([
    { name: 'My Game/index.html', content: '<p>play' },
    { name: 'My Game/bilder/größe ☃.png', content: 'png' },
    { name: '__MACOSX/My Game/._index.html', content: 'x' },
    { name: 'My Game/.DS_Store', content: 'x' },
    { name: 'My Game/Icon\r', content: 'x' },
    { name: 'My Game\\sound\\a.ogg', content: 'ogg' },
    { name: 'My Game/empty/', content: '' },
  ]);
  expect(names).toEqual(['bilder', 'bilder/größe ☃.png', 'index.html', 'sound', 'sound/a.ogg']);
  expect(readFileSync(join(folder, 'out/index.html'), 'utf8')).toBe('<p>play');
});

it('takes names that macOS writes in UTF-8 without saying so', async () => {
  expect(await unpack([{ name: 'é.html', flags: 0 }])).toEqual(['é.html']);
});

const PAGE = { name: 'index.html', content: '<p>' };
it.each<readonly [string, readonly Part[], readonly string[]]>([
  [
    '“./” before every name',
    [{ name: './index.html' }, { name: './img/./a.png' }, { name: './' }],
    ['img', 'img/a.png', 'index.html'],
  ],
  [
    'folders that end with a backslash',
    [
      { name: 'Orbit\\index.html' },
      { name: 'Orbit\\img\\a.png' },
      { name: 'Orbit\\img\\' },
      { name: 'Orbit\\levels\\' },
    ],
    ['img', 'img/a.png', 'index.html'],
  ],
  [
    'folders that are marked and end with nothing',
    [PAGE, { name: 'a', attributes: 0x10, mode: 0 }, { name: 'b', mode: 0o040755 }],
    ['index.html'],
  ],
  [
    'a folder that looks like an empty file',
    [PAGE, { name: 'img', mode: 0 }, { name: 'img/a.png', content: 'png' }],
    ['img', 'img/a.png', 'index.html'],
  ],
  ['two slashes in a row', [PAGE, { name: 'img//a.png' }], ['img', 'img/a.png', 'index.html']],
  ['files that are not packed', [{ ...PAGE, method: 0 }], ['index.html']],
  ['sizes that follow the content', [{ ...PAGE, flags: DESCRIBED }], ['index.html']],
  ['sizes of 64 bits', [{ ...PAGE, claims: 0xffffffff, extra: size64(3) }], ['index.html']],
  ['decomposed letters', [PAGE, { name: 'u\u0308.png' }], ['index.html', '\u00fc.png']],
])('takes %s', async (_, parts, expected) => {
  expect(await unpack(parts)).toEqual(expected);
});

const CP437 = Buffer.from([0x67, 0x81, 0x2e, 0x70, 0x6e, 0x67]);
const SHIFT_JIS = Buffer.from([0x83, 0x5c, 0x83, 0x89, 0x2e, 0x70, 0x6e, 0x67]);
const CP866 = Buffer.from([0xaf, 0xe3, 0xe2, 0xec, 0x2e, 0x70, 0x6e, 0x67]);
const GERMAN = Buffer.from('gr\u00fcn.png', 'latin1');
it.each<readonly [string, readonly Part[], string]>([
  ['no encoding: CP437', [PAGE, { name: CP437, flags: 0 }], 'g\u00fc.png'],
  [
    'Shift-JIS, which has a backslash in its letters',
    [
      { ...PAGE, content: '<img src="\u30bd\u30e9.png">' },
      { name: SHIFT_JIS, flags: 0 },
    ],
    '\u30bd\u30e9.png',
  ],
  [
    'Shift-JIS, and a script that escapes it',
    [PAGE, { name: 'a.js', content: 'x="%E3%82%BD%E3%83%A9.png"' }, { name: SHIFT_JIS, flags: 0 }],
    '\u30bd\u30e9.png',
  ],
  [
    'Shift-JIS, as does the page',
    [
      {
        ...PAGE,
        content: Buffer.concat([Buffer.from('<meta charset=shift_jis><img src="'), SHIFT_JIS]),
      },
      { name: SHIFT_JIS, flags: 0 },
    ],
    'ソラ.png',
  ],
  [
    'CP866',
    [
      { ...PAGE, content: '\u043f\u0443\u0442\u044c.png' },
      { name: CP866, flags: 0 },
    ],
    '\u043f\u0443\u0442\u044c.png',
  ],
  [
    'Windows-1252, as does the page',
    [
      { ...PAGE, content: Buffer.from('<img src="gr\u00fcn.png">', 'latin1') },
      { name: GERMAN, flags: 0 },
    ],
    'gr\u00fcn.png',
  ],
  [
    'what the second name says',
    [PAGE, { name: CP437, flags: 0, extra: unicodePath(CP437, 'g\u2603.png') }],
    'g\u2603.png',
  ],
  [
    'nothing of a second name that belongs to another',
    [PAGE, { name: CP437, flags: 0, extra: unicodePath(GERMAN, 'g\u2603.png') }],
    'g\u00fc.png',
  ],
])('reads names in %s', async (_, parts, expected) => {
  expect(await unpack(parts)).toContain(expected);
});

it('names the file whose checksum is wrong', async () => {
  await expect(unpack([PAGE, { name: 'img/a.png', content: 'abc', crc: 7 }])).rejects.toThrow(
    'The zip is damaged: "img/a.png" cannot be unpacked: its content does not match its checksum.',
  );
});

it('says that it is one part of several', async () => {
  const zip = zipOf([PAGE]);
  zip.writeUInt16LE(2, zip.length - 18);
  await expect(unpack(zip)).rejects.toThrow('The zip is one part of several.');
});

it.each<readonly [string, readonly Part[], RegExp]>([
  ['a way out', [PAGE, { name: '../evil.html' }], /leads out of the folder/],
  ['a way out in the middle', [PAGE, { name: 'a/../../evil.html' }], /leads out of the folder/],
  ['an absolute path', [PAGE, { name: '/etc/evil' }], /absolute path/],
  ['a drive', [PAGE, { name: 'C:/evil' }], /absolute path/],
  ['a way out by backslashes', [PAGE, { name: '..\\evil.html' }], /leads out of the folder/],
  ['a link', [PAGE, { name: 'link', content: '/etc/passwd', mode: 0o120777 }], /is a link/],
  [
    'names that differ in case',
    [PAGE, { name: 'a.png' }, { name: 'A.png' }],
    /differ only in case/,
  ],
  [
    'names that differ in how letters are composed',
    [PAGE, { name: '\u00fc.png' }, { name: 'u\u0308.png' }],
    /there twice/,
  ],
  ['an absolute path by backslashes', [PAGE, { name: '\\\\host\\evil' }], /absolute path/],
  ['a drive behind “./”', [PAGE, { name: '.\\C:\\evil' }], /absolute path/],
  ['a pipe', [PAGE, { name: 'a', mode: 0o010644 }], /is no file/],
  ['another way to pack', [PAGE, { name: 'a.png', method: 14 }], /cannot be read .method 14/],
  [
    'a file that is a folder too',
    [PAGE, { name: 'a', content: 'x' }, { name: 'a/b' }],
    /both a file and a folder/,
  ],
  ['a name twice', [PAGE, { name: 'a.png' }, { name: 'a.png' }], /there twice/],
  ['a name in another encoding', [PAGE, { name: Buffer.from([0x67, 0xfc, 0x2e]) }], /not in UTF-8/],
  ['control characters', [PAGE, { name: 'a\u0007.png' }], /cannot be read/],
  ['a name without an end', [PAGE, { name: `${'x'.repeat(240)}.png` }], /too long/],
  ['a password', [PAGE, { name: 'a.png', flags: 0x801 }], /password/],
  ['more than 500 MB', [PAGE, { name: 'a.bin', claims: LIMITS.bytes + 1 }], /more than 500 MB/],
  ['a bomb', [PAGE, { name: 'a.bin', content: Buffer.alloc(12_000_000) }], /200 times its size/],
  ['a size that is not so', [PAGE, { name: 'a.bin', content: 'xyz', claims: 2 }], /damaged/],
  ['nothing', [], /empty/],
])('refuses %s, says how to mend it and writes nothing outside', async (_, parts, why) => {
  const error = await unpack(parts).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Refusal);
  expect((error as Refusal).message).toMatch(why);
  expect((error as Refusal).mend.length).toBeGreaterThan(10);
  expect(existsSync(join(folder, 'evil.html')) || existsSync(join(folder, '../evil.html'))).toBe(
    false,
  );
});

it('refuses a zip of too many files', async () => {
  const parts = Array.from({ length: LIMITS.files + 1 }, (_, at) => ({ name: `f/${at}.txt` }));
  await expect(unpack(parts)).rejects.toThrow(/more than 20,000 files/);
});

it.each([
  ['cut short', zipOf([PAGE]).subarray(0, 60)],
  ['something else', Buffer.from('Rar!\u001a\u0007')],
])('refuses a zip that is %s', async (_, bytes) => {
  await expect(unpack(bytes)).rejects.toThrow(/damaged or no zip/);
});

it.each([
  ['Rar!\u001a\u0007', 'a RAR archive'],
  ['7z\u00bc\u00af\u0027\u001c', 'a 7z archive'],
  ['\u001f\u008b\u0008', 'packed with gzip'],
  ['<!DOCTYPE html><title>Please sign in', 'a web page'],
])('says what is called a zip and is none: %j', async (first, kind) => {
  await expect(unpack(Buffer.from(first, 'latin1'))).rejects.toThrow(
    `The zip is damaged or no zip: it is ${kind}.`,
  );
});

it('brings the folder that a browser saved next to a page, and nothing else', async () => {
  for (const path of [
    'Plum.html',
    'Plum_files/a.js',
    'Plum_files/img/b.png',
    'Plum 2/c.js',
    'd.js',
  ]) {
    mkdirSync(join(folder, 'saved', dirname(path)), { recursive: true });
    writeFileSync(join(folder, 'saved', path), 'x');
  }
  await importFiles(join(folder, 'saved/Plum.html'), join(folder, 'out'));
  const files = listFiles(join(folder, 'out')).map(({ path }) => path);
  expect(files).toEqual(['Plum.html', 'Plum_files/a.js', 'Plum_files/img/b.png']);
});

it.each<readonly [string, readonly string[], string]>([
  ['a page called INDEX.HTML', ['INDEX.HTML', 'menu.html'], 'INDEX.HTML'],
  ['a page called index.htm', ['index.htm', 'a.html'], 'index.htm'],
  [
    'the page that was saved, not a frame of it',
    ['Plum.html', 'Plum_files/index.html'],
    'Plum.html',
  ],
  ['index.html at the top', ['index.html', 'menu.html', 'dist/index.html'], 'index.html'],
  ['the only page', ['js/a.js', 'Play Me.htm'], 'Play Me.htm'],
  ['index.html in the only folder with one', ['readme.html', 'web/index.html'], 'web/index.html'],
  ['the folder that a build makes', ['src/index.html', 'dist/index.html'], 'dist/index.html'],
  ['the nearest', ['a/index.html', 'a/b/index.html'], 'a/index.html'],
])('begins with %s', async (_, names, entry) => {
  await unpack([...names.map((name) => ({ name })), { name: 'notes.txt' }]);
  expect(findEntry(join(folder, 'out'))).toBe(entry);
});

it('takes the page that looks most like a game where none is called index', async () => {
  await unpack([
    { name: 'about.html', content: '<script src=a.js></script>' },
    { name: 'credits.html' },
    { name: 'two.html', content: '<canvas></canvas><script src=a.js></script>' },
  ]);
  const out = join(folder, 'out');
  expect(findEntry(out)).toBe('two.html');
  expect(findEntry(out, './credits.html')).toBe('credits.html');
  expect(() => findEntry(out, 'three.html')).toThrow(/no page three.html/);
});

it('takes the built page where the one at the top is a source', async () => {
  await unpack([
    { name: 'index.html', content: '<script type="module" src="/src/main.ts"></script>' },
    { name: 'dist/index.html', content: '<script src="a.js"></script>' },
  ]);
  expect(findEntry(join(folder, 'out'))).toBe('dist/index.html');
});
