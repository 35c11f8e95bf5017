import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsOfSlug } from '@playgrove/catalogue';
import { decode } from 'html-entities';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { engineOf, type Engine } from './engines.ts';
import { listFiles } from '../build/files.ts';
import { decodePath } from '../build/markup.ts';
import { Refusal } from './refusal.ts';
import { declaredIn, decodeText } from '../build/text.ts';

/** What a game's own files say of it. */
export type PageMetadata = {
  readonly title?: string;
  readonly description?: string;
  readonly author?: string;
  readonly license?: string;
  readonly keywords: readonly string[];
  /** Words that the first page shows large. */
  readonly headings: readonly string[];
  readonly engine?: Engine;
  readonly orientation?: 'portrait' | 'landscape';
  /** Files that say something of the game and cannot be read, in words. */
  readonly broken: readonly string[];
  /** Addresses of scripts and style sheets on other hosts, as its pages name them. */
  readonly scripts: readonly string[];
};

/** Titles that engines write and nobody chose. */
const NO_TITLE =
  /^(?:index|document|game|my game|(?:new|my) (?:construct \d )?project|untitled(?: .*)?|home|phaser(?: (?:game|project|\d).*)?|vite(?: app| ?\+.*)|(?:react|svelte|vue|preact|ember) app|flutter demo|webgl|html5 game|construct.*|created with gamemaker.*|gxc game|pico-8 cartridge|tic-80.*|emscripten.*|unity web(?:gl)? player|cocos(?:2d)?(?:[- ].*)?|project1|rmm[vz]-game|title|loading.*)$/i;
const ENGINE_TITLE = /^(?:Unity (?:WebGL|Web) Player|Cocos Creator)\s*[|-]\s*/i;

/** Keywords that hold for every game. */
const NO_KEYWORD =
  /^(?:(?:html5?|web|browser|online|video|free|js|javascript)?[ -]?games?|html5?|css3?|js|javascript|typescript|npm|web|browser|canvas|webgl|online|free|play|entertainment|app|pwa)$/i;

/** Scripts that a library in the page translates as it loads. */
const IN_BROWSER = /babel|jsx|typescript/i;

/** What a build fills in. */
export const TEMPLATE = /%PUBLIC_URL%|<%=\s*htmlWebpackPlugin|\{\{\{\s*PRODUCT_NAME\s*\}\}\}/;

/** @throws Refusal for a page that needs to be built first */
export function readMetadata(folder: string, entry: string): PageMetadata {
  const bytes = readFileSync(join(folder, entry));
  const text = decodeText(bytes, declaredIn(bytes));
  const gap = TEMPLATE.exec(text)?.[0];
  if (gap !== undefined) throw unbuilt(`The page is a template: "${gap}" stands in it.`);
  const page = parse(text);
  const metas = new Map<string, string>();
  const scripts: string[] = [];
  const headings: string[] = [];
  let title: string | undefined;
  let linked: string | undefined;
  for (const element of elementsOf(page)) {
    const of = (name: string): string | undefined =>
      element.attrs.find((one) => one.name === name)?.value;
    if (/^h[12]$/.test(element.tagName)) headings.push(tidy(textOf(element)) ?? '');
    if (element.tagName === 'title') title ??= textOf(element);
    const name = (of('name') ?? of('property') ?? '').toLowerCase();
    if (element.tagName === 'meta' && name !== '') metas.set(name, of('content') ?? '');
    if (element.tagName === 'link' && /^\s*manifest\s*$/i.test(of('rel') ?? ''))
      linked ??= of('href');
    const address =
      element.tagName === 'script'
        ? of('src')
        : element.tagName === 'link' && /stylesheet/i.test(of('rel') ?? '')
          ? of('href')
          : undefined;
    if (address === undefined) continue;
    if (/\.(?:tsx?|jsx)$/.test(address) && !IN_BROWSER.test(of('type') ?? ''))
      throw unbuilt(`The page loads ${address}, which no browser runs.`);
    if (/^(?:https?:)?\/\//i.test(address)) scripts.push(address);
  }
  const broken: string[] = [];
  const manifest = readFirst(folder, manifestsOf(entry, linked), broken);
  const parcel = readFirst(folder, ['package.json'], broken);
  const pick = (...values: unknown[]): string | undefined =>
    values.flatMap((value) => (typeof value === 'string' ? (tidy(value) ?? []) : []))[0];
  const titles = [manifest['name'], manifest['short_name'], parcel['productName']];
  const named = [metas.get('og:title'), title, ...titles]
    .map((value) => (typeof value === 'string' ? tidy(value.replace(ENGINE_TITLE, '')) : undefined))
    .find((value) => value !== undefined && !NO_TITLE.test(value));
  const author = parcel['author'];
  const files = listFiles(folder).map(({ path }) => path);
  const engine = engineOf(text, files);
  const turned = pick(manifest['orientation']);
  return {
    ...optional('title', named?.slice(0, 60)),
    ...optional(
      'description',
      pick(
        metas.get('description'),
        metas.get('og:description'),
        manifest['description'],
        parcel['description'],
      ),
    ),
    ...optional(
      'author',
      pick(
        metas.get('author'),
        typeof author === 'object' ? (author as { name?: string } | null)?.name : author,
      ),
    ),
    ...optional('license', pick(parcel['license'], licenseIn(folder))),
    keywords: [
      ...(metas.get('keywords') ?? '').split(','),
      ...wordsIn(manifest['categories']),
      ...wordsIn(parcel['keywords']),
    ].flatMap((word) => {
      const plain = tidy(word);
      return plain === undefined || NO_KEYWORD.test(plain) ? [] : [plain];
    }),
    headings: headings.slice(0, 10),
    ...(engine && { engine }),
    broken,
    ...(turned === undefined
      ? {}
      : turned.startsWith('portrait')
        ? { orientation: 'portrait' as const }
        : turned.startsWith('landscape')
          ? { orientation: 'landscape' as const }
          : {}),
    scripts,
  };
}

function unbuilt(why: string): Refusal {
  return new Refusal(
    why,
    'This is the source of a game: build it (often "npm run build") and add the folder it makes.',
  );
}

function optional<K extends string>(
  key: K,
  value: string | undefined,
): { readonly [P in K]?: string } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]: string });
}

function* elementsOf(node: Tree.Node): Iterable<Tree.Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

function textOf({ childNodes }: Tree.Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** Entities decoded, white space joined; `undefined` if nothing is left. */
export function tidy(text: string): string | undefined {
  let decoded = text;
  // Some feeds escape twice; every round that changes something shortens the text.
  for (let before = ''; before !== decoded;) {
    before = decoded;
    decoded = decode(decoded);
  }
  const plain = decoded.replaceAll(/[\s\p{Cc}\u200b\ufeff]+/gu, ' ').trim();
  return plain === '' ? undefined : plain;
}

/** Names of manifests that pages do not always link; Construct writes the last. */
const MANIFESTS = [
  'manifest.json',
  'manifest.webmanifest',
  'site.webmanifest',
  'app.webmanifest',
  'appmanifest.json',
] as const;

/** Where a page's manifest may be, from the game's folder; the one that it links is the first. */
function manifestsOf(entry: string, linked: string | undefined): readonly string[] {
  const home = new URL(entry.split('/').map(encodeURIComponent).join('/'), 'https://game.example/');
  const links = linked !== undefined && URL.canParse(linked, home) ? [linked] : [];
  return [...links, ...MANIFESTS]
    .map((address) => new URL(address, home))
    .filter(({ host }) => host === home.host)
    .map(({ pathname }) => decodePath(pathname.slice(1)));
}

/** The first of these files that is there. One that is no JSON is noted. */
function readFirst(
  folder: string,
  paths: readonly string[],
  broken: string[],
): Readonly<Record<string, unknown>> {
  const all = listFiles(folder).map(({ path }) => path);
  for (const wanted of paths) {
    const path = all.find((one) => one.toLowerCase() === wanted.normalize('NFC').toLowerCase());
    if (path === undefined) continue;
    try {
      const raw: unknown = JSON.parse(decodeText(readFileSync(join(folder, path))));
      if (typeof raw === 'object' && raw !== null) return raw as Record<string, unknown>;
      broken.push(`${path} holds no record, so nothing in it was used.`);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      broken.push(`${path} is broken, so nothing in it was used: ${why}`);
    }
  }
  return {};
}

function wordsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((word) => typeof word === 'string') : [];
}

const LICENSES: readonly (readonly [name: string, text: RegExp])[] = [
  ['MIT', /Permission is hereby granted, free of charge/],
  ['Apache-2.0', /Apache License\s+Version 2\.0/],
  ['GPL-3.0', /GNU GENERAL PUBLIC LICENSE\s+Version 3/],
  ['GPL-2.0', /GNU GENERAL PUBLIC LICENSE\s+Version 2/],
  ['AGPL-3.0', /GNU AFFERO GENERAL PUBLIC LICENSE/],
  ['LGPL-3.0', /GNU LESSER GENERAL PUBLIC LICENSE/],
  ['MPL-2.0', /Mozilla Public License,? (?:Version|v\.?) ?2\.0/i],
  ['BSD-3-Clause', /Redistribution and use in source and binary forms[\s\S]*Neither the name/],
  ['BSD-2-Clause', /Redistribution and use in source and binary forms/],
  ['ISC', /Permission to use, copy, modify, and\/?(?:or)? distribute this software/],
  ['Unlicense', /This is free and unencumbered software released into the public domain/],
  ['CC0-1.0', /CC0 1\.0 Universal/],
  ['CC-BY-4.0', /Attribution 4\.0 International/],
  ['zlib', /This software is provided 'as-is', without any express or implied/],
];

function licenseIn(folder: string): string | undefined {
  const file = listFiles(folder).find(({ path }) =>
    /^(?:licen[cs]e|copying|unlicense)(?:[.-].*)?$/i.test(path),
  );
  if (!file || !existsSync(join(folder, file.path))) return undefined;
  const text = readFileSync(join(folder, file.path), 'utf8');
  return LICENSES.find(([, words]) => words.test(text))?.[0];
}

/** A folder's name for a game: `SpaceMiner_v1.2 (web).zip` → `space-miner`. */
export function slugOf(name: string): string {
  const bare = name
    .replace(/\.(?:zip|x?html?|itch|c3x)$/i, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('_', ' ')
    .replaceAll(/\bv?\d+(?:\.\d+)+\b|\bv\d+\b/g, ' ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(
      /(?:^|-)(?:html5?|web|webgl|build|dist|master|main|export|final|release)(?=-|$)/g,
      '',
    )
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  return bare;
}

export function titleFor(slug: string): string {
  return wordsOfSlug(slug).slice(0, 60);
}
