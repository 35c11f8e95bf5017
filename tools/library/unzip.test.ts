import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync, crc32 } from 'node:zlib';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { bring, findEntry } from './bring.ts';
import { LIMITS } from './names.ts';
import { Refusal } from './refusal.ts';

type Part = {
  readonly name: string | Buffer;
  readonly content?: Buffer | string;
  /** What the table of contents says of its size, if that is not so. */
  readonly claims?: number;
  readonly mode?: number;
  readonly flags?: number;
};

/** A zip as it lies on the disk, with whatever names and claims a test wants. */
function zipOf(parts: readonly Part[]): Buffer {
  const locals: Buffer[] = [];
  const table: Buffer[] = [];
  let offset = 0;
  for (const { name, content = '', claims, mode = 0o100644, flags = 0x800 } of parts) {
    const bytes = Buffer.from(name);
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(flags, 6);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(crcOf(plain), 14);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(claims ?? plain.length, 22);
    head.writeUInt16LE(bytes.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(0x0314, 4);
    entry.writeUInt16LE(20, 6);
    head.copy(entry, 8, 6, 28);
    entry.writeUInt16LE(bytes.length, 28);
    entry.writeUInt32LE((mode << 16) >>> 0, 38);
    entry.writeUInt32LE(offset, 42);
    locals.push(head, bytes, packed);
    table.push(entry, bytes);
    offset += head.length + bytes.length + packed.length;
  }
  const end = Buffer.alloc(22);
  const size = table.reduce((sum, { length }) => sum + length, 0);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...table, end]);
}

/** Node has it from 20.15 on; the types of 20 do not know it. */
function crcOf(bytes: Buffer): number {
  return (crc32 as (data: Buffer) => number)(bytes);
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unzip-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

async function unpack(parts: readonly Part[] | Buffer): Promise<string[]> {
  const file = join(folder, 'game.zip');
  writeFileSync(file, Buffer.isBuffer(parts) ? parts : zipOf(parts));
  await bring(file, join(folder, 'out'));
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

const INDEX = { name: 'index.html', content: '<p>' };
it.each<readonly [string, readonly Part[], RegExp]>([
  ['a way out', [INDEX, { name: '../evil.html' }], /leads out of the folder/],
  ['a way out in the middle', [INDEX, { name: 'a/../../evil.html' }], /leads out of the folder/],
  ['an absolute path', [INDEX, { name: '/etc/evil' }], /absolute path/],
  ['a drive', [INDEX, { name: 'C:/evil' }], /absolute path/],
  ['a way out by backslashes', [INDEX, { name: '..\\evil.html' }], /leads out of the folder/],
  ['a link', [INDEX, { name: 'link', content: '/etc/passwd', mode: 0o120777 }], /is a link/],
  [
    'names that differ in case',
    [INDEX, { name: 'a.png' }, { name: 'A.png' }],
    /differ only in case/,
  ],
  ['a name twice', [INDEX, { name: 'a.png' }, { name: 'a.png' }], /there twice/],
  [
    'a name in another encoding',
    [INDEX, { name: Buffer.from([0x67, 0xfc, 0x2e]) }],
    /not in UTF-8/,
  ],
  ['control characters', [INDEX, { name: 'a\u0007.png' }], /cannot be read/],
  ['a name without an end', [INDEX, { name: `${'x'.repeat(240)}.png` }], /too long/],
  ['a password', [INDEX, { name: 'a.png', flags: 0x801 }], /password/],
  ['more than 500 MB', [INDEX, { name: 'a.bin', claims: LIMITS.bytes + 1 }], /more than 500 MB/],
  ['a bomb', [INDEX, { name: 'a.bin', content: Buffer.alloc(12_000_000) }], /200 times its size/],
  ['a size that is not so', [INDEX, { name: 'a.bin', content: 'xyz', claims: 2 }], /damaged/],
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
  ['cut short', zipOf([INDEX]).subarray(0, 60)],
  ['something else', Buffer.from('Rar!\u001a\u0007')],
])('refuses a zip that is %s', async (_, bytes) => {
  await expect(unpack(bytes)).rejects.toThrow(/damaged or no zip/);
});

it.each<readonly [string, readonly string[], string]>([
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
