import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { TEMPLATE } from './metadata.ts';
import { isLeftOut, listFiles } from '../build/files.ts';
import { Names } from './names.ts';
import { Refusal } from './refusal.ts';
import { unzip } from './unzip.ts';

/** What a developer's folder holds that no player loads. */
const NOT_SHIPPED = /^(?:node_modules|\.git)$/;

/**
 * Brings a game's files into a folder: from a zip, a folder or one page. A single folder around
 * everything is removed.
 * @throws Refusal
 */
export async function importFiles(from: string, folder: string): Promise<void> {
  if (!existsSync(from))
    throw new Refusal(`There is no ${from}.`, 'Name a folder, a .zip or an .html file.');
  mkdirSync(folder, { recursive: true });
  if (statSync(from).isDirectory()) copyFolder(from, folder);
  else if (/\.x?html?$/i.test(from)) copyPage(from, folder);
  else if (/\.(?:zip|itch|c3x)$/i.test(from)) await unzip(from, folder);
  else
    throw new Refusal(
      `${basename(from)} is no folder, .zip or .html file${extname(from) === '' ? '' : ` (${extname(from)})`}.`,
      'Unpack it yourself and add the folder.',
    );
  unwrapSingleFolder(folder);
}

/** A page, with the folder that a browser saved its files in: `Name.html` and `Name_files`. */
function copyPage(from: string, to: string): void {
  copyFileSync(from, join(to, basename(from).normalize('NFC')));
  const name = basename(from, extname(from));
  for (const entry of readdirSync(dirname(from), { withFileTypes: true })) {
    // Browsers say "files" in the language of their user.
    const rest = entry.name.startsWith(name) ? entry.name.slice(name.length) : '';
    if (entry.isDirectory() && /^[ _.-]\p{L}+$/u.test(rest))
      copyFolder(join(dirname(from), entry.name), join(to, entry.name.normalize('NFC')));
  }
}

function copyFolder(from: string, to: string): void {
  const names = new Names();
  const walk = (under: string): void => {
    for (const entry of readdirSync(join(from, under), { withFileTypes: true })) {
      const path = under === '' ? entry.name : `${under}/${entry.name}`;
      if (isLeftOut(path) || NOT_SHIPPED.test(entry.name)) continue;
      if (entry.isSymbolicLink())
        throw new Refusal(`${path} is a link.`, 'Put the file itself in its place.');
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) {
        const target = join(to, names.check(path));
        names.add(statSync(join(from, path)).size);
        mkdirSync(dirname(target), { recursive: true });
        copyFileSync(join(from, path), target);
      }
    }
  };
  walk('');
}

/** Moves everything up out of a folder that stands alone. */
function unwrapSingleFolder(folder: string): void {
  for (;;) {
    const entries = readdirSync(folder, { withFileTypes: true });
    const [only] = entries;
    if (entries.length !== 1 || !only?.isDirectory()) return;
    const temporary = `${folder}-inside`;
    renameSync(join(folder, only.name), temporary);
    rmSync(folder, { recursive: true });
    renameSync(temporary, folder);
  }
}

/** Folders that tools put finished games in. */
const BUILT = /(?:^|\/)(?:dist|build|public|www|web|html5|docs|out|game|app)\/[^/]+$/i;
const PAGE = /\.x?html?$/i;
const GAME_NAME = /(?:^|\/)(?:game|play|main|start|default|home)\.x?html?$/i;
/** Pages that a game brings along and nobody plays. */
const NO_GAME =
  /(?:_files|\.files|-Dateien|_fichiers|_archivos)\/|about|credit|licen[cs]e|readme|help|privacy|terms|test|example|editor|changelog|contact|rules|instructions|guide|404|(?:^|\/)(?:docs?|api|tests?|examples?|node_modules)\//i;
/** A page that loads this needs to be built first. */
const SOURCE =
  /<script(?![^>]+type\s*=\s*["']?text\/(?:babel|jsx|typescript))[^>]+src\s*=\s*["'][^"']+\.(?:tsx?|jsx)["'?]/i;

function isSource(text: string): boolean {
  return SOURCE.test(text) || TEMPLATE.test(text);
}

/**
 * The game's first page: `index.html`, else the only page, else the one that looks most like a game.
 * @param named by the operator
 * @throws Refusal
 */
export function findEntry(folder: string, named?: string): string {
  const files = listFiles(folder).map(({ path }) => path);
  const pages = files.filter((path) => PAGE.test(path));
  if (named !== undefined) {
    const path = named.replace(/^\.?\//, '');
    if (files.includes(path)) return path;
    throw new Refusal(`There is no page ${named} in the game.`, pagesIn(pages));
  }
  if (pages.length === 0)
    throw new Refusal(
      'There is no HTML page in it.',
      files.some((path) => /\.zip$/i.test(path))
        ? 'It holds another zip: add that one.'
        : 'Export the game for the web (HTML5) and add that.',
    );
  const read = (path: string): string => readFileSync(join(folder, path), 'latin1');
  const top = pages.find((path) => /^index\.html?$/i.test(path));
  if (top !== undefined && (pages.length === 1 || !isSource(read(top)))) return top;
  const [best = ''] = pages
    .map((path) => [path, rankOf(path, read(path))] as const)
    .toSorted(([, a], [, b]) => b - a)
    .map(([path]) => path);
  return best;
}

/** How much a page looks like the one that a game begins with. */
function rankOf(path: string, text: string): number {
  const isIndex = /(?:^|\/)index\.html?$/i.test(path);
  return (
    -8 * (path.split('/').length - 1) +
    (isIndex ? 20 : 0) +
    (BUILT.test(path) ? 6 : 0) +
    (GAME_NAME.test(path) ? 6 : 0) +
    (/<canvas\b/i.test(text) ? 5 : 0) +
    (/<script\b/i.test(text) ? 4 : 0) -
    (NO_GAME.test(path) ? 20 : 0) -
    (isSource(text) ? 40 : 0)
  );
}

function pagesIn(pages: readonly string[]): string {
  const some = pages.slice(0, 12).map((path) => `"${path}"`);
  return some.length === 0 ? 'It has no pages.' : `Name one with --entry: ${some.join(', ')}.`;
}
