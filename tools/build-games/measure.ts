import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { hashOf } from '../cache.ts';
import { gameId } from '../catalogue.ts';

/** Bytes transferred until a game is playable: texts as brotli, pictures and fonts as they are. */
export type GameBytes = {
  readonly html: number;
  readonly style: number;
  readonly fonts: number;
  /** The kit and the kit's own chunks that load at once. */
  readonly kit: number;
  /** Other code that several games load, such as a 3D library. */
  readonly shared: number;
  /** The game's own scripts, and shared code that no other game of the site loads. */
  readonly own: number;
  readonly art: number;
  readonly total: number;
  /** It draws in three dimensions. */
  readonly solid: boolean;
};

export const KIT_LIMIT = 15 * 1024;
export const OWN_LIMIT = 30 * 1024;

/** Games that need more script than others, each with the reason. */
export const LARGER_GAMES: Readonly<
  Record<string, { readonly own: number; readonly why: string }>
> = {
  'chalk-drop': { own: 55 * 1024, why: 'the physics engine, until a second game loads it' },
  'curb-kings': { own: 32 * 1024, why: 'five places, each with houses, sky and ground of its own' },
  'festival-faces': { own: 33 * 1024, why: 'a painting studio and the faces it paints' },
  'pinewood-jigsaw': {
    own: 44 * 1024,
    why: 'sixty pictures and the painters of all that is in them',
  },
  'raft-of-words': { own: 34 * 1024, why: 'the English words that count, half of it' },
  'runway-remix': { own: 40 * 1024, why: 'the doll: bodies, hair and the cuts of all clothes' },
};

/** The most that a game's own scripts may weigh. */
export function ownLimit(slug: string): number {
  return LARGER_GAMES[slug]?.own ?? OWN_LIMIT;
}

/** The whole first play. */
export function firstPlayLimit({ solid }: Pick<GameBytes, 'solid'>): number {
  return (solid ? 400 : 250) * 1024;
}

const MAX = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Whether a page loads 3D code. */
export function isSolid(html: string): boolean {
  return html.includes('"/allgame/_v/scene3d-');
}

/**
 * Measures what a built game's page loads at once; lazy parts (sound) do not count.
 * @param dist the built site
 * @throws Error if a file that the page names is missing
 */
export function measureGame(dist: string, slug: string): GameBytes {
  const id = gameId(slug);
  const read = (url: string): Buffer => readFileSync(join(dist, url));
  const page = read(`allgame/${id}/index.html`);
  const html = page.toString();
  const scripts = [...addresses(html, /<link rel="modulepreload" href="([^"]+)"/g)];
  scripts.push(...addresses(html, /<script type="module" src="([^"]+)"/g));
  const styles = addresses(html, /<link rel="stylesheet" href="([^"]+)"/g).map(read);
  const fonts = styles.flatMap((css) => addresses(css.toString(), /url\(["']?([^"')]+\.woff2)/g));
  const kit = scripts.filter((url) => url.startsWith('/allgame/_v/kit-'));
  const pages = allPages(dist);
  const own = scripts.filter(
    (url) => !kit.includes(url) && pages.filter((each) => each.includes(`"${url}"`)).length === 1,
  );
  const shared = scripts.filter((url) => !kit.includes(url) && !own.includes(url));
  const ownText = own.map((url) => read(url).toString()).join('\n');
  const art = new Set(
    addresses(ownText, /["'`](\/allgame\/[0-9a-f]{32}\/[\w.-]+\.(?:webp|avif|png|jpg))["'`]/g),
  );
  const parts = {
    html: packed([page]),
    style: packed(styles),
    fonts: weigh(fonts.map(read)),
    kit: packed(kit.map(read)),
    shared: packed(shared.map(read)),
    own: packed(own.map(read)),
    art: weigh([...art].map(read)),
  };
  const total = Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);
  return { ...parts, total, solid: isSolid(html) };
}

/** The pages of all games of a site. */
function allPages(dist: string): readonly string[] {
  return readdirSync(join(dist, 'allgame'))
    .map((name) => join(dist, 'allgame', name, 'index.html'))
    .filter((page) => existsSync(page))
    .map((page) => readFileSync(page, 'utf8'));
}

/** The exceeded budgets, in words; empty if there are none. */
export function overBudget(slug: string, bytes: GameBytes): string[] {
  const limits: readonly (readonly [string, number, number])[] = [
    ['the kit', bytes.kit, KIT_LIMIT],
    ['its own scripts', bytes.own, ownLimit(slug)],
    ['the first play', bytes.total, firstPlayLimit(bytes)],
  ];
  return limits
    .filter(([, has, may]) => has > may)
    .map(([what, has, may]) => `${slug}: ${what}: ${has} bytes, at most ${may}`);
}

function addresses(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap((match) => match[1] ?? []);
}

/** Brotli sizes by content: games share most of their files. */
const packedBytes = new Map<string, number>();

function packed(contents: readonly Buffer[]): number {
  return contents.reduce((sum, content) => {
    const key = hashOf(content);
    const known = packedBytes.get(key) ?? brotliCompressSync(content, MAX).length;
    packedBytes.set(key, known);
    return sum + known;
  }, 0);
}

function weigh(contents: readonly Buffer[]): number {
  return contents.reduce((sum, content) => sum + content.length, 0);
}
