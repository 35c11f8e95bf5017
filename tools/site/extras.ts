import { gameUrl } from '@playgrove/catalogue';
import type { BuildPortalOptions } from '@playgrove/portal/build';
import { neededBy } from '../build-games/needed.ts';
import { hashOf } from '../cache.ts';
import type { Share } from '../cards/share.ts';
import { gameId } from '../catalogue.ts';
import { readPreview } from '../previews/stored.ts';

export type Extras = NonNullable<BuildPortalOptions['extras']>;
type Extra = Extras extends ReadonlyMap<string, infer T> ? T : never;
type Shown = Required<Pick<Extra, 'clip' | 'stills'>>;

export type Placed = {
  /** By slug. */
  readonly previews: ReadonlyMap<string, Shown>;
  /** By path from the site's root, named by their content. */
  readonly files: readonly (readonly [path: string, bytes: Buffer])[];
};

/**
 * The clips and screenshots of all games that have them.
 * @throws Error naming a broken file
 */
export function placePreviews(slugs: Iterable<string>, folder: string): Placed {
  const previews = new Map<string, Shown>();
  const files: (readonly [string, Buffer])[] = [];
  for (const slug of slugs) {
    const preview = readPreview(slug, folder);
    if (!preview) continue;
    const { clip, stills } = preview.facts;
    const bytesOf = (name: string): Buffer => preview.files.get(name) ?? Buffer.alloc(0);
    /** Names a file by its content. @returns its address */
    const place = (name: string): string => {
      const ending = name.slice(name.lastIndexOf('.'));
      const address = `/allgame/preview/${hashOf(bytesOf(name)).slice(0, 32)}${ending}`;
      files.push([address.slice(1), bytesOf(name)]);
      return address;
    };
    previews.set(slug, {
      clip: place(clip.file),
      stills: stills.map(({ file, ...shown }) => ({ file: place(file), ...shown })),
    });
  }
  return { previews, files };
}

/**
 * What the site holds of each game besides its record and card.
 * @param built every game's files, by path from the site's root
 * @param base path of the site on its host, with a slash at both ends
 */
export function gatherExtras(
  slugs: Iterable<string>,
  built: ReadonlyMap<string, Buffer>,
  shares: ReadonlyMap<string, Share>,
  previews: ReadonlyMap<string, Shown>,
  base = '/',
): Extras {
  return new Map(
    [...slugs].map((slug) => {
      const share = shares.get(slug)?.picture;
      const needed = neededBy(gameUrl(gameId(slug)).slice(1), built, base);
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
