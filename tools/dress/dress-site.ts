/** Gives a release's site an operator's settings. Node alone is enough. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import {
  problemLine,
  readSettingsFile,
  type LookSettings,
  type PortalSettings,
} from '@playgrove/site-config/settings-file';
import type { PortalConfig } from '@playgrove/site-config/config';
import { withColors } from '@playgrove/site-config/stand-ins';
import type { Look } from '@playgrove/site-config/style';
import { SETTINGS } from '../../apps/server/src/site/site-settings.ts';
import { isAlive } from '../alive.ts';
import { dress, hiddenFiles, type Dress, type SiteParts } from '../site/dress.ts';
import { readFont, readIcon, readLogo } from '@playgrove/site-config/pictures';
import { namesIn, placeOwnGames, slugsOf, stateOf } from './own-games.ts';
import { writeSite } from './write.ts';

/** What is wrong with settings, one line each. */
export class WrongSettings extends Error {}

export type Dressing = {
  /** The release's own site, with its parts. */
  readonly release: string;
  /** The settings, `portal.json`. It need not exist. */
  readonly settings: string;
  /** Games that the operator added. It need not exist. */
  readonly library: string;
  /** Where dressed sites are stored, each under its own name. */
  readonly sites: string;
  /** Whether the site is the one to be served from now on. Default: yes. */
  readonly serve?: boolean;
};

export type Dressed = {
  /** The folder to serve. */
  readonly site: string;
  readonly config: PortalConfig;
  /** Whether it was made now. */
  readonly fresh: boolean;
};

const PARTS = '.parts/site.json';
const MADE = '.parts/made.json';
/** The link to the site that is served. */
const CURRENT = 'current';

/**
 * Dresses the site, unless that was done with the same settings and files before.
 * @throws WrongSettings naming each wrong setting with its line
 */
export async function dressSite(dressing: Dressing): Promise<Dressed> {
  const { release, settings, library, sites, serve = true } = dressing;
  const partsFile = join(release, PARTS);
  if (!existsSync(partsFile))
    throw new Error(`${release} has no parts (${PARTS}): only a release's site can be dressed.`);
  const partsText = readFileSync(partsFile, 'utf8');
  const parts = JSON.parse(partsText) as SiteParts;
  for (;;) {
    const [text, state] = [readText(settings), stateOf(library)];
    if (text === undefined && state === '')
      return { site: release, config: parts.config, fresh: false };
    const read = readOwn(parts, text ?? '{}', settings, library);
    const name = nameOf(partsText, [text ?? '', state], read.own);
    const site = join(sites, name);
    const fresh = !existsSync(site);
    if (fresh) await make(site, dressing, parts, read.worn);
    // An operator who changed the settings meanwhile expects theirs.
    if (readText(settings) !== text || stateOf(library) !== state) continue;
    if (serve) pointTo(sites, name);
    return { site, config: read.worn.config, fresh };
  }
}

export function readParts(release: string): SiteParts {
  return JSON.parse(readFileSync(join(release, PARTS), 'utf8')) as SiteParts;
}

const readText = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

/**
 * Checks the settings and writes nothing.
 * @param text what the file will hold; by default what it holds
 * @throws WrongSettings
 */
export function checkSettings(
  { release, settings, library }: Pick<Dressing, 'release' | 'settings' | 'library'>,
  text: string = readText(settings) ?? '{}',
): PortalConfig {
  return readOwn(readParts(release), text, settings, library).worn.config;
}

/** The site that was dressed last, if any. */
export function lastDressed(sites: string): string | undefined {
  const link = join(sites, CURRENT);
  return existsSync(link) ? join(sites, readlinkSync(link)) : undefined;
}

type Own = { readonly worn: Dress; readonly own: readonly Uint8Array[] };

function readOwn(parts: SiteParts, text: string, file: string, library: string): Own {
  const games = new Set([...slugsOf(parts), ...namesIn(library)]);
  const look = parts.portal.look;
  const read = readSettingsFile(text, { config: parts.config, look, games });
  const called = basename(file);
  if (!read.ok)
    throw new WrongSettings(read.error.map((one) => problemLine(called, one)).join('\n'));
  return wear(read.value, look, { text, called, folder: dirname(resolve(file)) });
}

/** Reads the files that settings name. */
function wear(
  { config, look: wanted }: PortalSettings,
  made: Look,
  from: { readonly text: string; readonly called: string; readonly folder: string },
): Own {
  const problems: string[] = [];
  const open = <T>(key: string, name: string | undefined, read: (file: string) => T) => {
    if (name === undefined) return undefined;
    try {
      return read(resolve(from.folder, name));
    } catch (error) {
      const line = lineOf(from.text, key.split('.').at(-1) ?? '', name);
      const why = error instanceof Error ? error.message : String(error);
      problems.push(`${from.called}:${line}: look.${key} (${name}) ${why}`);
      return undefined;
    }
  };
  const logo = open('logo', wanted.logo, readLogo);
  const icon = open('icon', wanted.icon, readIcon) ?? logo?.png;
  const display = open('fonts.display.file', wanted.fonts.display?.file, readFont);
  const text = open('fonts.text.file', wanted.fonts.text?.file, readFont);
  if (problems.length > 0) throw new WrongSettings(problems.join('\n'));
  const look = lookOf(wanted, made, config.base);
  const icons =
    icon || logo
      ? icon
        ? [{ path: `icon-${icon.width}.png`, side: icon.width, bytes: icon.bytes }]
        : []
      : undefined;
  return {
    worn: {
      config,
      look,
      ...(logo && { logo: logo.svg }),
      ...(icons && { icons }),
      fonts: { ...(display && { display }), ...(text && { text }) },
    },
    own: [
      Buffer.from(logo?.svg ?? ''),
      ...[icon?.bytes, display, text].map((of) => of ?? Buffer.of()),
    ],
  };
}

function lookOf({ colors, logo, fonts }: LookSettings, made: Look, base: string): Look {
  const look = withColors(made, colors);
  const face = <F extends 'display' | 'text'>(name: F): Look['FONTS'][F] => {
    const own = fonts[name];
    const { like: _, ...font } = look.FONTS[name];
    if (!own) return look.FONTS[name];
    const { weight = font.weight, like } = own;
    return { ...font, weight, ...(like && { like }) } as Look['FONTS'][F];
  };
  return {
    ...look,
    FONTS: { display: face('display'), text: face('text') },
    ...(logo !== undefined && {
      LOGO: `<image href="${base}icon.svg" width="40" height="40"/>`,
    }),
  };
}

function lineOf(text: string, key: string, value: string): number {
  const at = text.indexOf(JSON.stringify(value), Math.max(0, text.indexOf(`"${key}"`)));
  return text.slice(0, Math.max(0, at)).split('\n').length;
}

/** A name for all that a site is made from. The year is in its pages, and `security.txt` ends in one. */
function nameOf(parts: string, settings: readonly string[], own: readonly Uint8Array[]): string {
  const month = new Date().toISOString().slice(0, 7);
  const hash = createHash('sha256').update(month);
  for (const part of [parts, ...settings, ...own]) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex').slice(0, 16);
}

async function make(
  site: string,
  { release, library }: Dressing,
  parts: SiteParts,
  worn: Dress,
): Promise<void> {
  const sites = dirname(site);
  mkdirSync(sites, { recursive: true });
  forgetOld(sites);
  const next = join(sites, `.next-${process.pid}`);
  try {
    rmSync(next, { recursive: true, force: true });
    mkdirSync(next);
    const { config } = worn;
    const own = await placeOwnGames(parts, { release, folder: library, to: next, config });
    const made = new Map([...own.code, ...dress(own.parts, worn)]);
    made.set(SETTINGS, JSON.stringify(config));
    const before = new Set(
      JSON.parse(readFileSync(join(release, MADE), 'utf8')) as readonly string[],
    );
    await writeSite(next, release, made, { before, hidden: hiddenFiles(parts, config) });
    // Another process may have made the same.
    if (!existsSync(site)) renameSync(next, site);
  } catch (error) {
    if (existsSync(site)) return;
    throw error;
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

/** Points the link to a site. Nobody ever sees it missing. */
function pointTo(sites: string, name: string): void {
  const link = join(sites, CURRENT);
  if (existsSync(link) && readlinkSync(link) === name) return;
  const next = join(sites, `.${CURRENT}-${process.pid}`);
  rmSync(next, { force: true });
  symlinkSync(name, next);
  renameSync(next, link);
}

/** Keeps the site that is served, of which pages may be open; the others can be made again. */
function forgetOld(sites: string): void {
  const served = existsSync(join(sites, CURRENT)) ? readlinkSync(join(sites, CURRENT)) : '';
  for (const entry of readdirSync(sites)) {
    const pid = /^\.next-(\d+)$/.exec(entry)?.[1];
    if (entry === CURRENT || entry === served || (pid !== undefined && isAlive(Number(pid))))
      continue;
    rmSync(join(sites, entry), { recursive: true, force: true });
  }
}
