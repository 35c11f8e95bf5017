import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONFIG, fixtureGames } from '../src/testing/fixtures.ts';
import { PSEUDO, PSEUDO_TEXTS, pseudo } from '../src/testing/pseudo.ts';
import { visibleTexts } from '../src/testing/visible.ts';
import { categoryTitle } from '../src/data/category-title.ts';
import { makeData } from './data.ts';
import { openLanguage, pageMessages, readMessages } from './language.ts';
import { makeMissingPage, makePage } from './page.ts';
import { makePages, plainLinks } from './pages/pages.ts';
import { makeManifest } from './manifest.ts';

let root: string;
const write = (path: string, messages: object): string => {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(messages));
  return file;
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'language-'));
  mkdirSync(join(root, 'make'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a language', () => {
  const english = { a: 'One', b: '{n, plural, one {# game} other {# games}} of {site}' };
  const open = (tag: string) => {
    const file = write('src/ui/messages/en.json', english);
    return { translate: () => openLanguage(tag, root).translate(readMessages(file), file) };
  };

  it('is English where nothing else is named', () => {
    expect(open('en').translate()).toEqual(english);
  });

  it('falls back to English message by message, and file by file', () => {
    const { translate } = open('de');
    write('src/ui/messages/de.json', { a: 'Eins' });
    expect(translate()).toEqual({ ...english, a: 'Eins' });
    const other = write('src/screens/messages/en.json', { c: 'Three' });
    expect(openLanguage('de', root).translate({ c: 'Three' }, other)).toEqual({ c: 'Three' });
  });

  it('uses its own plural forms', () => {
    const { translate } = open('uk');
    const b = '{n, plural, one {# гра} few {# гри} other {# ігор}} на {site}';
    write('src/ui/messages/uk.json', { b });
    expect(translate()).toEqual({ ...english, b });
  });

  it('without any message file cannot be chosen', () => {
    expect(open('fr').translate).toThrow('no messages in "fr", only in en');
  });

  it.each([
    [{ z: 'Zed' }, 'z: is not an English message'],
    [{ b: '{n, plural, other {#}}' }, 'b: must fill {n,site}, not {n}'],
    [{ a: 'Eins {n}' }, 'a: must fill {}, not {n}'],
  ])('with %o is refused, naming the message', (messages, why) => {
    const { translate } = open('de');
    write('src/ui/messages/de.json', messages);
    expect(translate).toThrow(why);
  });

  it.each(['continue', 'new', 'two words', '1st'])('names no message %s', (key) => {
    const file = write('src/messages/en.json', { [key]: 'One' });
    expect(() => readMessages(file)).toThrow(`${key}: must be a name`);
  });

  it('holds texts alone', () => {
    const file = write('src/messages/en.json', { a: { b: 'One' } });
    expect(() => readMessages(file)).toThrow('a: must be text');
  });

  it.each([
    ['ar', 'rtl'],
    ['he', 'rtl'],
    ['en', 'ltr'],
    ['pt-BR', 'ltr'],
  ])('%s is written %s', (tag, direction) => {
    write('src/messages/en.json', {});
    write(`src/messages/${tag}.json`, {});
    expect(openLanguage(tag, root).direction).toBe(direction);
  });
});

it('the pseudo-language keeps placeholders and plural forms, and is 1.4 times as long', () => {
  expect(pseudo('Search {n, plural, one {# game} other {# games}}')).toBe(
    '[Šééáárçh {n, plural, one {# gááméé} other {# gáámééš}}]',
  );
  for (const message of ['Hi', 'About {site}', 'Something broke on this page.']) {
    const plain = message.replace('{site}', '');
    const long = pseudo(message).replace('{site}', '').length;
    expect(long).toBeGreaterThanOrEqual(1.4 * plain.length);
  }
});

describe('what the build writes', () => {
  const games = fixtureGames(12).map((game) => ({ ...game, description: 'What a game is like.' }));
  const data = makeData({ games, icons: {}, config: CONFIG, texts: PSEUDO_TEXTS });
  const messages = pageMessages(PSEUDO);
  const world = { config: CONFIG, language: PSEUDO, messages };
  const name = CONFIG.siteName;
  const known = new Set([
    name,
    `© 2026 ${name}`,
    '›',
    ...games.flatMap(({ title, cate, tags, description }) => [
      title,
      categoryTitle(cate),
      ...tags,
      description,
    ]),
  ]);
  const escaped = (html: string): string[] =>
    visibleTexts(html)
      .flatMap((text) => text.split(/ [·›] /))
      .filter((text) => !known.has(text) && !/^\[.*\]$/s.test(text));

  it('comes from message files on pages that can be read without scripts', () => {
    const files = makePages({
      ...world,
      style: '/a.css',
      years: '2026',
      logo: '',
      backdrop: '',
      games: data.details,
      addresses: data.pages,
      shares: new Map(),
    });
    const pages = [...files].filter(([path]) => path.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(12);
    for (const [path, html] of pages) expect([path, ...escaped(html)]).toEqual([path]);
  });

  it('comes from message files on the page around everything and for missing addresses', () => {
    const bootData = { site: { samplePages: 0 }, games: [] } as never;
    const code = { style: '', early: '', first: '', fonts: [] };
    const links = plainLinks(data.pages, messages);
    const page = makePage({ ...world, ...code, bootData, links });
    expect(escaped(page)).toEqual([]);
    expect(page).toContain('<html lang="xx">');
    expect(page).toMatch(/<meta name="description" content="\[/);
    expect(escaped(makeMissingPage({ ...world, style: '' }))).toEqual([]);
    const right = { ...PSEUDO, direction: 'rtl' } as const;
    expect(makeMissingPage({ ...world, language: right, style: '' })).toContain(
      '<html lang="xx" dir="rtl">',
    );
  });

  it('comes from message files in the manifest of the installed site', () => {
    const manifest = JSON.parse(makeManifest(CONFIG, PSEUDO, messages)) as {
      readonly lang: string;
      readonly description: string;
      readonly shortcuts: readonly { readonly name: string; readonly short_name: string }[];
    };
    const texts = manifest.shortcuts.flatMap((each) => [each.name, each.short_name]);
    expect(manifest.lang).toBe('xx');
    for (const each of [manifest.description, ...texts]) expect(each).toMatch(/^\[.*\]$/);
  });
});
