import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { IconId } from '@playgrove/kit/build';
import { hashOf, type Cache } from '../cache.ts';

/** Icons of the installed sets as stand-alone SVG texts. */
export interface Icons {
  /**
   * @param asker who wants it, for the message
   * @throws Error naming the asker and the icon when the set or the icon does not exist
   */
  svg(id: IconId, asker: string): string;
  /** How many sets had to be parsed; the large one is 99 MB. */
  readonly parsed: number;
}

const SETS = ['fluent-emoji', 'fluent-emoji-flat', 'noto'] as const;
type SetName = (typeof SETS)[number];

type IconData = {
  readonly body: string;
  readonly width?: number;
  readonly height?: number;
  readonly left?: number;
  readonly top?: number;
};
type Alias = { readonly parent: string; readonly hFlip?: boolean };
type IconSet = {
  readonly width?: number;
  readonly height?: number;
  readonly icons: Readonly<Record<string, IconData>>;
  readonly aliases?: Readonly<Record<string, Alias>>;
};

const require = createRequire(import.meta.url);

/** Sets are opened on the first icon that the cache does not hold, each at most once. */
export function openIcons(cache: Cache): Icons {
  const open = new Map<SetName, IconSet>();
  const versions = new Map<SetName, string>();
  const version = (set: SetName): string => {
    const known = versions.get(set) ?? installedVersion(set);
    versions.set(set, known);
    return known;
  };
  return {
    svg(id, asker) {
      const [set, name] = splitId(id, asker);
      const key = `${hashOf(set, version(set), name)}.svg`;
      const cached = cache.read('icons', key);
      if (cached) return cached.toString();
      const parsed = open.get(set) ?? parseSet(set);
      open.set(set, parsed);
      const svg = iconSvg(parsed, set, name, asker);
      cache.write('icons', key, svg);
      return svg;
    },
    get parsed() {
      return open.size;
    },
  };
}

function splitId(id: string, asker: string): [SetName, string] {
  const [prefix = '', name = ''] = id.split(':');
  const set = SETS.find((known) => known === prefix);
  if (!set || name === '') {
    throw new Error(
      `${asker}: "${id}" is not an icon; write set:name, with set one of ${SETS.join(', ')}`,
    );
  }
  return [set, name];
}

function installedVersion(set: SetName): string {
  const file = require.resolve(`@iconify-json/${set}/package.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

function parseSet(set: SetName): IconSet {
  return JSON.parse(
    readFileSync(require.resolve(`@iconify-json/${set}/icons.json`), 'utf8'),
  ) as IconSet;
}

function iconSvg(set: IconSet, setName: string, name: string, asker: string): string {
  const alias = set.aliases?.[name];
  const icon = set.icons[alias?.parent ?? name];
  if (!icon) {
    const near = nearest(name, [...Object.keys(set.icons), ...Object.keys(set.aliases ?? {})]);
    throw new Error(`${asker}: ${setName} has no icon "${name}"; near names: ${near.join(', ')}`);
  }
  const width = icon.width ?? set.width ?? 16;
  const height = icon.height ?? set.height ?? 16;
  const body = alias?.hFlip
    ? `<g transform="translate(${width} 0) scale(-1 1)">${icon.body}</g>`
    : icon.body;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${icon.left ?? 0} ${icon.top ?? 0} ${width} ${height}">${body}</svg>`;
}

/** The five names that share most pairs of letters with the wanted one. */
function nearest(wanted: string, names: readonly string[]): string[] {
  const pairs = (text: string): Set<string> =>
    new Set(
      Array.from({ length: Math.max(1, text.length - 1) }, (_, at) => text.slice(at, at + 2)),
    );
  const mine = pairs(wanted);
  const likeness = (name: string): number => {
    const theirs = pairs(name);
    const shared = [...mine].filter((pair) => theirs.has(pair)).length;
    return (2 * shared) / (mine.size + theirs.size);
  };
  return names
    .map((name) => ({ name, like: likeness(name) }))
    .sort((a, b) => b.like - a.like || a.name.localeCompare(b.name))
    .slice(0, 5)
    .map(({ name }) => name);
}
