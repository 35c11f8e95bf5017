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
import { dress, hiddenFiles, type Dress, type SiteParts } from '../site/dress.ts';
import { readFont, readIcon, readLogo } from '@playgrove/site-config/pictures';
import { writeSite } from './write.ts';

/** What is wrong with settings, one line each. */
export class WrongSettings extends Error {}

export type Dressing = {
  /** The release's own site, with its parts. */
  readonly release: string;
  /** The settings, `portal.json`. It need not exist. */
  readonly settings: string;
  /** Where dressed sites are stored, each under its own name. */
  readonly sites: string;
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
export async function dressSite({ release, settings, sites }: Dressing): Promise<Dressed> {
  const partsFile = join(release, PARTS);
  if (!existsSync(partsFile))
    throw new Error(`${release} has no parts (${PARTS}): only a release's site can be dressed.`);
  const partsText = readFileSync(partsFile, 'utf8');
  const parts = JSON.parse(partsText) as SiteParts;
  if (!existsSync(settings)) return { site: release, config: parts.config, fresh: false };
  for (;;) {
    const text = readFileSync(settings, 'utf8');
    const read = readOwn(parts, text, settings);
    const name = nameOf(partsText, text, read.own);
    const site = join(sites, name);
    const fresh = !existsSync(site);
    if (fresh) await make(site, release, parts, read.worn);
    // An operator who changed the settings meanwhile expects theirs.
    if (readFileSync(settings, 'utf8') !== text) continue;
    pointTo(sites, name);
    return { site, config: read.worn.config, fresh };
  }
}

/** Checks the settings and writes nothing. @throws WrongSettings */
export function checkSettings({ release, settings }: Omit<Dressing, 'sites'>): PortalConfig {
  const parts = JSON.parse(readFileSync(join(release, PARTS), 'utf8')) as SiteParts;
  if (!existsSync(settings)) return parts.config;
  return readOwn(parts, readFileSync(settings, 'utf8'), settings).worn.config;
}

/** The site that was dressed last, if any. */
export function lastDressed(sites: string): string | undefined {
  const link = join(sites, CURRENT);
  return existsSync(link) ? join(sites, readlinkSync(link)) : undefined;
}

type Own = { readonly worn: Dress; readonly own: readonly Uint8Array[] };

function readOwn(parts: SiteParts, text: string, file: string): Own {
  const games = new Set([...parts.facts, ...parts.library].map(([slug]) => slug));
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
function nameOf(parts: string, settings: string, own: readonly Uint8Array[]): string {
  const month = new Date().toISOString().slice(0, 7);
  const hash = createHash('sha256').update(month);
  for (const part of [parts, settings, ...own]) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex').slice(0, 16);
}

async function make(site: string, release: string, parts: SiteParts, worn: Dress): Promise<void> {
  const sites = dirname(site);
  mkdirSync(sites, { recursive: true });
  forgetOld(sites);
  const next = join(sites, `.next-${process.pid}`);
  try {
    rmSync(next, { recursive: true, force: true });
    mkdirSync(next);
    const made = new Map(dress(parts, worn));
    made.set(SETTINGS, JSON.stringify(worn.config));
    const before = new Set(
      JSON.parse(readFileSync(join(release, MADE), 'utf8')) as readonly string[],
    );
    await writeSite(next, release, made, { before, hidden: hiddenFiles(parts, worn.config) });
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

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
