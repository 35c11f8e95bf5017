/**
 * What the site's data files say, checked where they come in: a record that does not fit is left
 * out, a file that does not fit is refused. A proxy's own page must not break ours.
 */
import type {
  CategoryFile,
  DetailFile,
  MoreFile,
  SearchFile,
  Screenshot,
  TextFile,
} from './files.ts';
import type { GameSummary } from './game-summary.ts';

/** A data file that is not what it should be. */
export class WrongFile extends Error {}

export function isSummary(raw: unknown): raw is GameSummary {
  if (typeof raw !== 'object' || raw === null) return false;
  const game = raw as Readonly<Record<string, unknown>>;
  return (
    [game['id'], game['title'], game['icon']].every(isText) &&
    Object.entries(game).every(([name, value]) => FACTS[name]?.(value) ?? true)
  );
}

/** @throws WrongFile */
export function readMore(raw: unknown): MoreFile {
  return { games: fitting(list(fields(raw)['games']), isSummary) };
}

/** @throws WrongFile */
export function readCategory(raw: unknown): CategoryFile {
  const { name, count, pages, tags } = fields(raw);
  if (!isText(name) || typeof count !== 'number' || typeof pages !== 'number') throw wrong();
  const known = list(tags).filter((tag): tag is CategoryFile['tags'][number] => {
    return Array.isArray(tag) && isText(tag[0]) && typeof tag[1] === 'number';
  });
  return { name, count, pages, tags: known, ...readMore(raw) };
}

/** @throws WrongFile */
export function readSearch(raw: unknown): SearchFile {
  const isEntry = (entry: unknown): entry is SearchFile['games'][number] => {
    if (!Array.isArray(entry)) return false;
    const [game, text, features] = entry as unknown[];
    return (
      isSummary(game) && typeof text === 'string' && (features === undefined || isTexts(features))
    );
  };
  const { games, newest } = fields(raw);
  const isPlace = (place: unknown): place is number => Number.isInteger(place);
  return {
    games: fitting(list(games), isEntry),
    newest: Array.isArray(newest) ? newest.filter(isPlace) : [],
  };
}

/** Facts that are not as they should be are left out. @throws WrongFile */
export function readDetail(raw: unknown): DetailFile {
  const file = fields(raw);
  const { id, title, icon, url } = file;
  if (![id, title, icon, url].every(isText)) throw wrong();
  const fit = Object.entries(file).filter(([name, value]) => FACTS[name]?.(value) ?? true);
  return { tags: [], ...Object.fromEntries(fit) } as unknown as DetailFile;
}

const FACTS: Readonly<Record<string, (value: unknown) => boolean>> = {
  players: isText,
  score: isText,
  plays: isText,
  rated: (value) => value === 'editors' || value === 'visitors',
  cate: isText,
  genre: isText,
  lead: isText,
  about: isText,
  folded: isText,
  how: isTexts,
  tags: isTexts,
  accessibility: isTexts,
  page: isText,
  clip: isText,
  stills: (value) => Array.isArray(value) && value.every(isScreenshot),
  similar: (value) => Array.isArray(value) && value.every(isSummary),
  released: isText,
  updated: isText,
  orientation: (value) => /^(?:any|portrait|landscape)$/.test(String(value)),
  controls: (value) => Object.values(fields(value)).every(isText),
  caged: (value) => typeof value === 'boolean',
  online: (value) => typeof value === 'boolean',
  faq: (value) =>
    Array.isArray(value) &&
    value.every((pair) => isTexts(pair) && (pair as unknown[]).length === 2),
  credit: (value) => Object.values(fields(value)).every(isText),
};

/** @throws WrongFile */
export function readText(raw: unknown): TextFile {
  const { title, summary, sections } = fields(raw);
  const whole = list(sections).every((section) => {
    const { id, heading, blocks } = fields(section);
    return isText(id) && isText(heading) && Array.isArray(blocks);
  });
  if (!isText(title) || !isTexts(summary) || !whole) throw wrong();
  return raw as TextFile;
}

function isScreenshot(raw: unknown): raw is Screenshot {
  if (typeof raw !== 'object' || raw === null) return false;
  const { file, width, height, alt } = raw as Readonly<Record<string, unknown>>;
  return isText(file) && typeof width === 'number' && typeof height === 'number' && isText(alt);
}

function wrong(): WrongFile {
  return new WrongFile('A data file is not what it should be');
}

export function fields(raw: unknown): Readonly<Record<string, unknown>> {
  if (typeof raw !== 'object' || raw === null) throw wrong();
  return raw as Readonly<Record<string, unknown>>;
}

/** The records that fit. Where none of many does, the file is of another release. @throws WrongFile */
function fitting<T>(records: readonly unknown[], isFit: (raw: unknown) => raw is T): readonly T[] {
  const fit = records.filter(isFit);
  if (fit.length === 0 && records.length > 0) throw wrong();
  return fit;
}

function list(raw: unknown): readonly unknown[] {
  if (!Array.isArray(raw)) throw wrong();
  return raw;
}

export function isText(raw: unknown): raw is string {
  return typeof raw === 'string' && raw !== '';
}

export function isTexts(raw: unknown): raw is readonly string[] {
  return Array.isArray(raw) && raw.every(isText);
}
