import type { Level } from '@playgrove/kit/contract';

/** A row of the table of packs. A game adds what it needs: `params` gets the whole row. */
export type Pack = {
  /** Ids of its levels begin with it, and its message is `pack.<name>`. */
  readonly name: string;
  /** Stars that open it. Default 0. */
  readonly needs?: number;
  /** Levels in this pack. Default: the book's `each`. */
  readonly each?: number;
  /** The ids of its levels, if they have names instead of numbers. */
  readonly ids?: readonly string[];
};

/** A level's place in its book. */
export type Place<R extends Pack> = {
  readonly pack: R;
  /** In its pack, from 0. */
  readonly index: number;
  /** In the whole book, from 1. */
  readonly number: number;
};

export type Book<P, R extends Pack> = {
  readonly packs: readonly R[];
  /** Levels in each pack. */
  readonly each?: number;
  params(place: Place<R>): P;
  /** Default: `<pack>-<number in the pack>`. Ids are in saves and links: never change one. */
  id?(place: Place<R>): string;
  /** Before a pack's name, for the message that names it. Default `pack.`. */
  readonly prefix?: string;
  /** Of every level in a pack: see `Level.retry`. */
  readonly retry?: 'same';
  /** A level `endless` without a pack, after all packs. */
  readonly endless?: P;
  /** The level `daily` of the daily challenge, named by the message `pack.daily`. */
  readonly daily?: P;
};

/** `Rules.levels` from a table of packs. Levels that fit no row follow by spreading: `[...levels(…), more]`. */
export function levels<P, R extends Pack>({
  packs,
  each = 0,
  params,
  id = ({ pack, index }) => pack.ids?.[index] ?? `${pack.name}-${index + 1}`,
  prefix = 'pack.',
  retry,
  endless,
  daily,
}: Book<P, R>): readonly [Level<P>, ...Level<P>[]] {
  const all: Level<P>[] = [];
  for (const pack of packs) {
    const count = pack.ids?.length ?? pack.each ?? each;
    for (let index = 0; index < count; index += 1) {
      const place = { pack, index, number: all.length + 1 };
      all.push({
        id: id(place),
        pack: prefix + pack.name,
        params: params(place),
        ...(pack.needs && { needs: pack.needs }),
        ...(retry && { retry }),
      });
    }
  }
  if (endless !== undefined) all.push({ id: 'endless', params: endless });
  if (daily !== undefined)
    all.push({ id: 'daily', daily: true, pack: 'pack.daily', params: daily });
  const [first, ...rest] = all;
  if (!first) throw new Error('levels: the packs are empty');
  return [first, ...rest];
}
