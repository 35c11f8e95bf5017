import { gameUrl } from '@playgrove/catalogue';
import type { BuildPortalOptions } from '@playgrove/portal/build';
import { neededBy } from '../build-games/needed.ts';
import { hashOf } from '../cache.ts';
import type { Share } from '../cards/share.ts';
import { gameId } from '../catalogue.ts';
import { readPreview } from '../previews/kept.ts';

type Extras = NonNullable<BuildPortalOptions['extras']>;
type Extra = Extras extends ReadonlyMap<string, infer T> ? T : never;
type Shown = Required<Pick<Extra, 'clip' | 'stills'>>;

export type Placed = {
  /** By slug. */
  readonly previews: ReadonlyMap<string, Shown>;
  /** By path from the site's root, named by their content. */
  readonly files: readonly (readonly [path: string, bytes: Buffer])[];
};

/**
 * The clips and stills that are there, of whichever games; the site does without the rest.
 * @throws Error naming the file that is broken
 */
export function placePreviews(slugs: Iterable<string>, folder: string): Placed {
  const previews = new Map<string, Shown>();
  const files: (readonly [string, Buffer])[] = [];
  for (const slug of slugs) {
    const kept = readPreview(slug, folder);
    if (!kept) continue;
    const { clip, stills } = kept.facts;
    const bytesOf = (name: string): Buffer => kept.files.get(name) ?? Buffer.alloc(0);
    /** Names pictures of one motive by what they hold; returns the address without an ending. */
    const place = (...names: readonly string[]): string => {
      const address = `/allgame/preview/${hashOf(...names.map(bytesOf)).slice(0, 32)}`;
      for (const name of names)
        files.push([`${address.slice(1)}${name.slice(name.lastIndexOf('.'))}`, bytesOf(name)]);
      return address;
    };
    previews.set(slug, {
      clip: `${place(clip.file)}.webp`,
      stills: stills.map(({ avif, webp, width, height, alt }) => ({
        file: place(avif, webp),
        width,
        height,
        alt,
      })),
    });
  }
  return { previews, files };
}

/**
 * What the site holds of each game besides its record and card.
 * @param built every game's files, by path from the site's root
 */
export function gatherExtras(
  slugs: Iterable<string>,
  built: ReadonlyMap<string, Buffer>,
  shares: ReadonlyMap<string, Share>,
  previews: ReadonlyMap<string, Shown>,
): Extras {
  return new Map(
    [...slugs].map((slug) => {
      const share = shares.get(slug)?.picture;
      const needed = neededBy(gameUrl(gameId(slug)).slice(1), built);
      const bytes = needed.reduce((sum, path) => sum + (built.get(path)?.length ?? 0), 0);
      return [
        slug,
        {
          needed: { bytes, files: needed.map((path) => `/${path}`) },
          ...(share && { share }),
          ...previews.get(slug),
        },
      ];
    }),
  );
}
