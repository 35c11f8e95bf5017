import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { PortalConfig } from '@playgrove/site-config/config';
import { addGame, type AddTools } from './add.ts';
import { decodePath } from '../build/markup.ts';
import { readFeed } from './feed.ts';
import { ratingOf, readFields, type FeedRecord } from './fields.ts';
import type { RemoteRecord } from '../build/library.ts';
import { scaleOf } from './rating.ts';
import { Refusal } from './refusal.ts';
import { addressKey, keepRemote, parseAddress } from './remote.ts';

export type Row = {
  readonly index: number;
  readonly title: string;
  readonly outcome: 'taken' | 'mended' | 'skipped';
  /** What was mended, or why it was skipped. */
  readonly why: string;
};

export type ManyParts = {
  readonly feed: string;
  readonly library: string;
  readonly own: ReadonlySet<string>;
  readonly config: PortalConfig;
  /** How long each game with files is played; 0 for not at all. */
  readonly seconds: number;
  /** License of every record that names none. */
  readonly license?: string;
  readonly tools?: AddTools;
  readonly log?: (line: string) => void;
};

/**
 * Adds the records of a feed: games whose files lie next to it like any other, games on other hosts
 * if the operator names those hosts.
 * @throws Refusal when the feed itself cannot be read
 */
export async function addMany(parts: ManyParts): Promise<readonly Row[]> {
  const { feed, library, own, config, seconds, license, tools, log = () => undefined } = parts;
  const rows: Row[] = [];
  const remote: Omit<RemoteRecord, 'slug'>[] = [];
  const addresses = new Map<string, number>();
  const titles = new Map<string, number>();
  const hosts = new Set(config.remoteGames ?? []);
  const raws = readFeed(feed);
  const scale = scaleOf(raws.map(ratingOf));
  for (const [index, raw] of raws.entries()) {
    const read = readFields(raw, scale);
    const row = (title: string, outcome: Row['outcome'], why: string): void => {
      rows.push({ index, title, outcome, why });
    };
    if ('skipped' in read) {
      row('', 'skipped', read.skipped);
      continue;
    }
    const record = license === undefined ? read.record : { license, ...read.record };
    const { title, url } = record;
    const twin = addresses.get(addressKey(url)) ?? titles.get(title.toLowerCase());
    if (twin !== undefined) {
      row(title, 'skipped', `the same as record ${twin}`);
      continue;
    }
    addresses.set(addressKey(url), index);
    titles.set(title.toLowerCase(), index);
    const outcome = read.mended.length > 0 ? 'mended' : 'taken';
    const why = await take(record);
    if (why === undefined) row(title, outcome, read.mended.join('; '));
    else row(title, 'skipped', why);
  }
  const stored = keepRemote(library, feed, remote, own);
  if (stored?.apart)
    log(
      `Another feed of this name holds other games and stays. This one is library/_feeds/${stored.name}; if it replaces the other, delete the other's file.`,
    );
  return rows;

  /** @returns why it was not taken */
  async function take(record: FeedRecord): Promise<string | undefined> {
    const { title, url, icon: _icon, ...facts } = record;
    const file = fileOf(url, feed);
    if (file !== undefined) {
      log(`Adding ${title} ...`);
      try {
        await addGame({
          from: file,
          options: { ...facts, title, source: facts.author ?? basename(feed), seconds },
          library,
          own,
          config,
          ...(tools && { tools }),
        });
        return undefined;
      } catch (error) {
        return error instanceof Refusal ? `${error.message} ${error.mend}` : String(error);
      }
    }
    const address = parseAddress(url);
    if (!address)
      return `its game "${url.slice(0, 80)}" is neither a file next to the feed nor an address`;
    if (address.protocol !== 'https:')
      return `its address is not https: ${address.href.slice(0, 80)}`;
    if (!hosts.has(address.host))
      return `its game is on ${address.host}; to allow that, name the host in remoteGames of the settings`;
    remote.push({ ...facts, title, url: address.href });
    return undefined;
  }
}

/** A file next to the feed; its name may be written as on the disk or as in an address. */
function fileOf(url: string, feed: string): string | undefined {
  if (/^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(url)) return undefined;
  return [url, decodePath(url)]
    .map((name) => resolve(dirname(feed), name))
    .find((file) => existsSync(file));
}

/** The table that `add-games` prints. */
export function tableOf(rows: readonly Row[]): string {
  const count = (outcome: Row['outcome']): number =>
    rows.filter((row) => row.outcome === outcome).length;
  const lines = rows
    .filter(({ why }) => why !== '')
    .map(
      ({ index, title, outcome, why }) =>
        `  ${String(index).padStart(5)}  ${outcome.padEnd(7)}  ${title.slice(0, 30).padEnd(30)}  ${why}`,
    );
  return [
    ...lines,
    '',
    `${rows.length} records: ${count('taken')} taken as they are, ${count('mended')} mended, ${count('skipped')} skipped.`,
  ].join('\n');
}
