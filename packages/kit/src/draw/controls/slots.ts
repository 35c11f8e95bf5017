import type { Rect } from '@playgrove/kit/contract';
import { memoLayout } from '@playgrove/kit/runtime';

/**
 * A slot's share of the room, along the list that it stands in: world units, or `fill` for its part
 * of what is left. With `slots`, it is divided across.
 */
export type Share =
  | number
  | 'fill'
  | { readonly size: number | 'fill'; readonly slots: Readonly<Record<string, Share>> };

type NameOf<Shares> = {
  [Name in keyof Shares & string]: Shares[Name] extends { readonly slots: infer Inner }
    ? NameOf<Inner>
    : Name;
}[keyof Shares & string];

export type SlotsRow<Portrait, Landscape> = {
  /** From top to bottom. */
  readonly portrait: Portrait;
  /** From left to right. */
  readonly landscape: Landscape;
  /** World units around all slots, and between two. Default 0. */
  readonly margin?: number;
  readonly gap?: number;
};

type List = Readonly<Record<string, Share>>;
type Size = { readonly width: number; readonly height: number };

/**
 * Named places for an portrait screen and a wide one, worked out once a size. Both must name the same
 * places. `layoutOf(to).board` is a rectangle for draw, controls and boards alike.
 */
export function slots<
  const Portrait extends List,
  const Landscape extends List & Record<Exclude<NameOf<Landscape>, NameOf<Portrait>>, never>,
>({
  portrait,
  landscape,
  margin = 0,
  gap = 0,
}: SlotsRow<Portrait, Landscape>): (
  to: Size,
) => Readonly<Record<NameOf<Portrait> & NameOf<Landscape>, Rect>> {
  type Places = Record<NameOf<Portrait> & NameOf<Landscape>, Rect>;
  return memoLayout((width, height) => {
    const places: Record<string, Rect> = {};
    const room = {
      x: margin,
      y: margin,
      width: width - margin * 2,
      height: height - margin * 2,
    };
    divide(height > width ? portrait : landscape, room, height > width, gap, places);
    return places as Places;
  });
}

const sizeOf = (share: Share): number | 'fill' => (typeof share === 'object' ? share.size : share);

function divide(list: List, room: Rect, down: boolean, gap: number, into: Record<string, Rect>) {
  const shares = Object.entries(list);
  const fills = shares.filter(([, share]) => sizeOf(share) === 'fill').length;
  const fixed = shares.reduce(
    (sum, [, share]) => {
      const size = sizeOf(share);
      return sum + (size === 'fill' ? 0 : size);
    },
    gap * (shares.length - 1),
  );
  const rest = Math.max(0, (down ? room.height : room.width) - fixed) / Math.max(1, fills);
  let at = down ? room.y : room.x;
  for (const [name, share] of shares) {
    const size = sizeOf(share);
    const long = size === 'fill' ? rest : size;
    const rect = down ? { ...room, y: at, height: long } : { ...room, x: at, width: long };
    if (typeof share === 'object') divide(share.slots, rect, !down, gap, into);
    else into[name] = rect;
    at += long + gap;
  }
}
