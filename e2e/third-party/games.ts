import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../../tools/root.ts';

const HERE = join(ROOT, 'e2e/third-party');
const FOLDER = join(HERE, 'games');
/** Pages with this line get the words that they report with: `ok()`, `wrong(why)`, `is(what, is, should)`. */
const HARNESS = '<!-- harness -->';

/** A small game that uses one thing the way real games do. Its title says how that went. */
export type Fixture = {
  readonly entry?: string;
  readonly files: Readonly<Record<string, string | Buffer>>;
  /** The folder of its former host that the game was built for. */
  readonly base?: string;
  /** Addresses of other hosts whose scripts lie next to the game. */
  readonly vendored?: Readonly<Record<string, string>>;
  /** What the title says once it has worked; `ok` by default. */
  readonly title?: string;
  /** What the title says after a reload, where something is saved. */
  readonly again?: string;
  /** It has a test of its own. */
  readonly apart?: boolean;
};

/** One game of `games/`: its files, and what `fixture.json` says of it. */
export function gameFrom(slug: string): Fixture {
  const folder = join(FOLDER, slug);
  const facts = JSON.parse(readFileSync(join(folder, 'fixture.json'), 'utf8')) as Omit<
    Fixture,
    'files'
  >;
  const files = join(folder, 'files');
  const harness = readFileSync(join(HERE, 'harness.html'));
  const found = readdirSync(files, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [relative(files, file), withHarness(readFileSync(file), harness)] as const;
    });
  return { ...facts, files: Object.fromEntries(found) };
}

export function gamesFrom(...slugs: readonly string[]): Readonly<Record<string, Fixture>> {
  return Object.fromEntries(slugs.map((slug) => [slug, gameFrom(slug)]));
}

/** Hostile games, and the host that they would reach: in their files, `http://foreign.example`. */
export function attacksOn(foreign: string): Readonly<Record<string, Fixture>> {
  const { thief, ...others } = gamesFrom('thief', 'flood', 'endless', 'collider');
  const files = Object.entries(thief?.files ?? {}).map(
    ([path, content]) =>
      [path, content.toString().replaceAll('http://foreign.example', foreign)] as const,
  );
  return { thief: { ...thief, files: Object.fromEntries(files) }, ...others };
}

/** Every game that has no test of its own. */
export function allGames(): Readonly<Record<string, Fixture>> {
  const all = Object.entries(gamesFrom(...readdirSync(FOLDER).toSorted()));
  return Object.fromEntries(all.filter(([, { apart }]) => !apart));
}

function withHarness(page: Buffer, harness: Buffer): Buffer {
  const at = page.indexOf(HARNESS);
  if (at < 0) return page;
  return Buffer.concat([page.subarray(0, at), harness, page.subarray(at + HARNESS.length)]);
}
