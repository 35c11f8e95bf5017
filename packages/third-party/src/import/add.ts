import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readLibraryFacts, type LibraryFacts } from '@playgrove/catalogue';
import type { PortalConfig } from '@playgrove/site-config/config';
import { sdkOf } from '../cage/sdk/addresses.ts';
import { besideOf } from '../cage/vendored.ts';
import { importFiles, findEntry } from './import-files.ts';
import type { cardFrom, cardOfIcon, writeCard } from './card.ts';
import { readMetadata, tidy, titleFor, type PageMetadata } from './metadata.ts';
import { listFiles } from '../build/files.ts';
import { formerBase, knownFiles } from '../build/former-base.ts';
import { identify, readBefore } from './identity.ts';
import { asideName, cardOf, takeOut, tidyLibrary } from '../build/library.ts';
import { categoryFor, proposeCategory, proposeTags, type Guess } from './propose.ts';
import { Refusal } from './refusal.ts';
import { declaredIn, decodeText } from '../build/text.ts';
import type { runTrial } from './trial/trial.ts';
import { isPlayable, type TrialResult } from './trial/verdict.ts';
import { foreignAddresses, modulesUsed } from './foreign.ts';
import type { vendorFiles, vendorModules } from './vendor.ts';

/** What the operator says of a game; everything else is found out. */
export type AddOptions = {
  readonly slug?: string;
  readonly title?: string;
  readonly cate?: string;
  readonly tags?: readonly string[];
  readonly description?: string;
  readonly author?: string;
  readonly source?: string;
  readonly license?: string;
  readonly icon?: string;
  readonly entry?: string;
  readonly players?: string;
  readonly score?: number;
  readonly orientation?: 'any' | 'portrait' | 'landscape';
  /** Scripts of public hosts are put next to the game. Default: yes. */
  readonly vendor?: boolean;
  /** How long it is played; 0 for not at all. Default 20. */
  readonly seconds?: number;
};

/** What needs a browser, npm or machine code. */
export type AddTools = {
  readonly play: typeof runTrial;
  readonly vendorFiles: typeof vendorFiles;
  readonly vendorModules: typeof vendorModules;
  readonly cardFrom: typeof cardFrom;
  readonly cardOfIcon: typeof cardOfIcon;
  readonly writeCard: typeof writeCard;
};

export type AddParts = {
  /** A folder, a .zip or an .html file. */
  readonly from: string;
  readonly options: AddOptions;
  /** The library's folder. */
  readonly library: string;
  /** Slugs of our own games. */
  readonly own: ReadonlySet<string>;
  readonly config: PortalConfig;
  /** Tries the game, in a library of its own, before it comes into this one. */
  readonly verify?: (library: string, facts: LibraryFacts) => Promise<void>;
  /** A release has none: games are neither played nor drawn there, and other hosts' scripts stay refused. */
  readonly tools?: AddTools;
  readonly log?: (line: string) => void;
};

/** The last picture of the trial, next to the game's record. */
const PICTURE = 'picture.png';

export type Added = {
  readonly facts: LibraryFacts;
  readonly replaced: boolean;
  /** Another game that came in a file of the same name. */
  readonly namesake?: LibraryFacts;
  readonly trial: TrialResult | undefined;
  /** Where the last picture of the trial is. */
  readonly picture?: string;
  readonly metadata: PageMetadata;
  /** Scripts of other hosts that stay refused, and why. */
  readonly refused: readonly string[];
  readonly sdks: readonly string[];
  /** Category and tags that nobody gave. */
  readonly guessed: { readonly cate?: Guess; readonly tags?: true };
  readonly warnings: readonly string[];
};

/**
 * Puts a third-party game into the library, or replaces it there. What fails leaves nothing.
 * @throws Refusal
 */
export async function addGame(parts: AddParts): Promise<Added> {
  const { from, options, library, own, log = () => undefined } = parts;
  const file = resolve(from);
  tidyLibrary(library);
  const work = join(library, asideName('adding', Math.random().toString(36).slice(2, 8)));
  mkdirSync(work, { recursive: true });
  try {
    await importFiles(file, join(work, 'files'));
    const entry = findEntry(join(work, 'files'), options.entry);
    const metadata = readMetadata(join(work, 'files'), entry);
    const files = join(work, 'files');
    const { slug, namesake } = identify({ file, files, options, metadata, library, own });
    log(`Adding ${slug} ...`);
    const made = await make({ ...parts, work, slug, entry, metadata });
    return {
      ...made,
      replaced: swap(work, library, slug),
      metadata,
      ...(namesake && { namesake }),
    };
  } catch (error) {
    // A page with a broken name or picture is refused like any other.
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      `The game could not be added: ${error instanceof Error ? error.message : String(error)}`,
      'Nothing was changed. If the game runs in a browser, this is worth reporting.',
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

type Making = AddParts & {
  readonly work: string;
  readonly slug: string;
  readonly entry: string;
  readonly metadata: PageMetadata;
};

async function make(parts: Making): Promise<Omit<Added, 'replaced' | 'metadata' | 'namesake'>> {
  const {
    from,
    options,
    library,
    work,
    slug,
    entry,
    metadata,
    config,
    tools,
    log = () => undefined,
  } = parts;
  const files = join(work, 'files');
  const vendors = options.vendor === false ? undefined : tools;
  const foreign = metadata.scripts.filter((address) => sdkOf(address) === undefined);
  const absent = vendors?.vendorModules(modulesUsed(files), resolve(from), files, log) ?? [];
  const vendored = (await vendors?.vendorFiles(foreignAddresses(files), files, log)) ?? {
    placed: {},
    missing: [],
    replaced: [],
  };
  const before = readBefore(library, slug);
  const list = listFiles(files);
  const page = readFileSync(join(files, entry));
  const base = formerBase(decodeText(page, declaredIn(page)), knownFiles(list, entry));
  const bytes = list.reduce((sum, { size }) => sum + size, 0);
  const start = recordOf(parts, before, {
    entry,
    ...(base !== undefined && { base }),
    files: list.length,
    bytes,
    ...(Object.keys(vendored.placed).length > 0 && { vendored: vendored.placed }),
  });
  const seconds = options.seconds ?? 20;
  let trial: TrialResult | undefined;
  if (parts.verify) await alone(work, slug, (folder) => parts.verify?.(folder, start));
  if (tools && seconds > 0) {
    log(`Playing it for ${seconds} seconds ...`);
    trial = await alone(work, slug, (folder) => tools.play(folder, start, config, seconds));
  }
  const facts = check(slug, {
    ...start,
    orientation:
      options.orientation ??
      before?.orientation ??
      metadata.orientation ??
      trial?.orientation ??
      'any',
    page: {
      ...start.page,
      ...(trial && trial.uses.length > 0 && { uses: trial.uses }),
      ...(trial && trial.hosts.length > 0 && { hosts: trial.hosts.slice(0, 40) }),
    },
  });
  const last = trial?.pictures.at(-1);
  if (last) writeFileSync(join(work, PICTURE), last);
  await makeCard(parts, facts, trial, join(library, slug));
  const { slug: _slug, ...record } = facts;
  writeFileSync(join(work, 'game.json'), `${JSON.stringify(record, null, 2)}\n`);
  const refused = foreign.filter((address) => besideOf(vendored.placed, address) === undefined);
  return {
    facts,
    trial,
    ...(last && { picture: join(library, slug, PICTURE) }),
    refused: [...new Set([...refused, ...vendored.missing, ...absent])],
    sdks: [...new Set(metadata.scripts.flatMap((address) => sdkOf(address) ?? []))],
    guessed: kindOf(parts, before, facts.title, facts.description).guessed,
    warnings: [...warningsFor(files, list, entry), ...metadata.broken, ...vendored.replaced],
  };
}

/** Puts a game into a library of its own, under its name, for a moment. */
async function alone<T>(
  work: string,
  slug: string,
  see: (library: string) => Promise<T> | undefined,
): Promise<T | undefined> {
  const folder = `${work}-alone`;
  mkdirSync(folder);
  try {
    renameSync(work, join(folder, slug));
    return await see(folder);
  } finally {
    renameSync(join(folder, slug), work);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the operator says goes before what the library says, and that before what the files say. */
function recordOf(
  { from, options, slug, metadata }: Making,
  before: LibraryFacts | undefined,
  found: Pick<LibraryFacts['page'], 'entry' | 'base' | 'files' | 'bytes' | 'vendored'>,
): LibraryFacts {
  const title = options.title ?? before?.title ?? metadata.title ?? titleFor(slug);
  const description = options.description ?? before?.description ?? metadata.description;
  const { cate, tags } = kindOf({ options, metadata, slug }, before, title, description);
  const license = options.license ?? before?.page.license ?? metadata.license;
  const author = options.author ?? before?.page.author ?? metadata.author;
  const players = options.players ?? before?.players;
  const score = options.score ?? before?.score;
  return check(slug, {
    title: tidy(title)?.slice(0, 60) ?? titleFor(slug),
    cate,
    tags,
    ...(description !== undefined && { description: description.slice(0, 2000) }),
    ...(players !== undefined && { players }),
    ...(score !== undefined && { score }),
    ...(before?.common && { common: before.common }),
    ...(before?.controls && { controls: before.controls }),
    ...(before?.accessibility && { accessibility: before.accessibility }),
    orientation: 'any',
    // Without a license it is unlisted by itself, and no longer once it has one.
    ...(before?.unlisted && { unlisted: true }),
    page: {
      ...found,
      ...(author !== undefined && { author: author.slice(0, 120) }),
      source: (options.source ?? before?.page.source ?? basename(from)).slice(0, 400),
      ...(license !== undefined && { license: license.slice(0, 120) }),
    },
  });
}

type Kind = {
  readonly cate: string | undefined;
  readonly tags: readonly string[];
  readonly guessed: Added['guessed'];
};

/** Category and tags: what the operator says, what the library says, else what the files let guess. */
function kindOf(
  { options, metadata, slug }: Pick<Making, 'options' | 'metadata' | 'slug'>,
  before: LibraryFacts | undefined,
  title: string,
  description = '',
): Kind {
  const { keywords, engine } = metadata;
  const hints = engine?.tags.join(' ') ?? '';
  const guess = proposeCategory([
    [`${title} ${slug.replaceAll('-', ' ')}`, 3],
    [keywords.join(' '), 3],
    [description, 2],
    [metadata.headings.join(' '), 1],
    [hints, 1],
  ]);
  const given =
    options.cate === undefined ? undefined : (categoryFor([options.cate]) ?? options.cate);
  const cate = given ?? (before ? before.cate : guess.cate);
  const about = [title, slug.replaceAll('-', ' '), ...keywords, description, ...metadata.headings];
  const known = options.tags ?? before?.tags;
  const tags =
    options.tags === undefined && before
      ? before.tags
      : proposeTags(
          options.tags ?? [...keywords, ...(engine?.tags ?? [])],
          about.join(' '),
          cate ?? '',
        );
  return {
    cate,
    tags,
    guessed: {
      ...(given === undefined && !before && { cate: guess }),
      ...(known === undefined && { tags: true as const }),
    },
  };
}

function check(slug: string, raw: object): LibraryFacts {
  const { slug: _slug, ...record } = raw as { slug?: string };
  const read = readLibraryFacts(slug, record);
  if (read.ok) return read.value;
  const lines = read.error.map(({ field, reason }) => `${field} ${reason}`);
  throw new Refusal(`The record would be wrong: ${lines.join('; ')}.`, 'Set these with flags.');
}

async function makeCard(
  { options, work, slug, tools }: Making,
  { title }: LibraryFacts,
  trial: TrialResult | undefined,
  before: string,
): Promise<void> {
  if (tools && options.icon !== undefined) {
    if (!existsSync(options.icon))
      throw new Refusal(`There is no picture ${options.icon}.`, 'Name a PNG, JPEG or WebP file.');
    const card = await tools.cardOfIcon(options.icon).catch(() => {
      throw new Refusal(`${options.icon} is no picture.`, 'Name a PNG, JPEG or WebP file.');
    });
    return tools.writeCard(card, work, slug);
  }
  const card =
    trial && isPlayable(trial) ? await tools?.cardFrom(trial.pictures, title) : undefined;
  if (tools && card) return tools.writeCard(card, work, slug);
  for (const [ending, path] of cardOf(before))
    writeFileSync(join(work, `card${ending}`), readFileSync(path));
  return undefined;
}

const SERVER =
  /["'`](wss?:\/\/(?!localhost\b|127\.|0\.0\.0\.0|\[::1\])(?:[\w-]+\.)+[a-z]{2,}[^"'`\s]{0,80})/i;

/** What a cage cannot give, found in the files. */
function warningsFor(folder: string, list: ReturnType<typeof listFiles>, entry: string): string[] {
  const warnings: string[] = [];
  const pages = list.map(({ path }) => path).filter((path) => /\.x?html?$/i.test(path));
  if (pages.length > 1 && !/^index\.html?$/i.test(entry))
    warnings.push(
      `It begins with ${entry}, of ${pages.length} pages. To begin with another, name it with --entry.`,
    );
  const scripts = list.filter(({ path, size }) => /\.m?js$/i.test(path) && size < 8_000_000);
  const says = (pattern: RegExp): boolean =>
    scripts.some(({ path }) => pattern.test(readFileSync(join(folder, path), 'latin1')));
  if (
    says(/\bnew SharedArrayBuffer\b|crossOriginIsolated/) &&
    list.some(({ path }) => /\.wasm$/i.test(path))
  )
    warnings.push(
      'It may need threads (SharedArrayBuffer), which a caged game does not get. If it does not start, export it without threads.',
    );
  // Engines hold the code for such connections in every game; an address shows that it is used.
  const server = scripts
    .map(({ path }) => SERVER.exec(readFileSync(join(folder, path), 'latin1'))?.[1])
    .find((address) => address !== undefined);
  if (server !== undefined)
    warnings.push(
      `It connects to a server (${server}), perhaps to play with others; the cage refuses other hosts.`,
    );
  return warnings;
}

/** Puts the finished folder in its place. @returns whether one was there */
function swap(work: string, library: string, slug: string): boolean {
  const target = join(library, slug);
  const old = existsSync(target) ? takeOut(library, slug, 'old') : undefined;
  try {
    renameSync(work, target);
  } catch (error) {
    if (old !== undefined) renameSync(old, target);
    throw error;
  }
  if (old !== undefined) rmSync(old, { recursive: true, force: true });
  return old !== undefined;
}
