import { BAITS, type Bait } from '../rules/fish.ts';
import { WARES, type State, type Ware } from '../rules/state.ts';
import { baitsOf } from '../rules/water.ts';
import { lying, type Size } from './ui.ts';

export type Spot = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

export const inside = (
  { x, y, w, h }: Spot,
  at: { readonly x: number; readonly y: number },
): boolean => at.x >= x - 3 && at.x <= x + w + 3 && at.y >= y - 3 && at.y <= y + h + 8;

/** What can be pressed before a cast. */
export type Tool =
  | { readonly kind: 'bait'; readonly bait: Bait; readonly spot: Spot; readonly owned: boolean }
  | { readonly kind: 'shop' | 'journal'; readonly spot: Spot };

export function toolsOf(size: Size, state: State): readonly Tool[] {
  const owned = baitsOf(state);
  const flat = lying(size);
  const side = flat ? 84 : 86;
  const gap = flat ? 6 : 8;
  const y = size.height - side - 18;
  const x0 = flat ? 16 : (size.width - side * 5 - gap * 4) / 2;
  const baits = BAITS.map((bait, at): Tool => ({
    kind: 'bait',
    bait,
    owned: owned.includes(bait),
    spot: { x: x0 + at * (side + gap), y, w: side, h: side },
  }));
  const menus: Tool[] = [
    {
      kind: 'journal',
      spot: flat
        ? { x: size.width - 196, y, w: 84, h: side }
        : { x: x0, y: y - 104, w: side, h: side },
    },
  ];
  if (!state.params.lent) {
    menus.push({
      kind: 'shop',
      spot: flat
        ? { x: size.width - 104, y, w: 84, h: side }
        : { x: x0 + 4 * (side + gap), y: y - 104, w: side, h: side },
    });
  }
  return [...baits, ...menus];
}

/** A sheet on the water: its frame and what can be pressed on it. */
export type Sheet = {
  readonly frame: Spot;
  readonly close: Spot;
  readonly rows: readonly { readonly ware: Ware; readonly spot: Spot }[];
};

export function storeOf(size: Size): Sheet {
  const flat = lying(size);
  const w = flat ? Math.min(size.width - 40, 1040) : size.width - 28;
  const h = flat ? Math.min(size.height - 126, 452) : Math.min(size.height - 150, 860);
  const frame = { x: (size.width - w) / 2, y: flat ? 112 : 118, w, h };
  const top = frame.y + (flat ? 84 : 92);
  const high = flat ? 102 : 92;
  return {
    frame,
    close: { x: frame.x + w - 92, y: frame.y - 14, w: 82, h: 78 },
    rows: WARES.map((ware, at) => ({
      ware,
      spot: flat
        ? {
            x: frame.x + 18 + (at % 2) * (w / 2 - 9),
            y: top + Math.floor(at / 2) * (high + 12),
            w: w / 2 - 27,
            h: high,
          }
        : { x: frame.x + 16, y: top + at * (high + 12), w: w - 32, h: high },
    })),
  };
}

export type Book = {
  readonly frame: Spot;
  readonly close: Spot;
  readonly before: Spot;
  readonly after: Spot;
  readonly lines: readonly Spot[];
  /** Where the chosen fish is shown. */
  readonly leaf: Spot;
};

export function bookOf(size: Size): Book {
  const flat = lying(size);
  const w = flat ? Math.min(size.width - 24, 1180) : size.width - 24;
  const h = flat ? size.height - 118 : Math.min(size.height - 140, 960);
  const frame = { x: (size.width - w) / 2, y: flat ? 106 : 112, w, h };
  const head = frame.y + 82;
  const list = flat ? w * 0.46 : w - 28;
  const high = flat ? (h - 96) / 5 - 6 : 82;
  const lines = Array.from({ length: 5 }, (_, at) => ({
    x: frame.x + 14,
    y: head + at * (high + 6),
    w: list,
    h: high,
  }));
  const leaf = flat
    ? { x: frame.x + list + 28, y: head, w: w - list - 42, h: h - 96 }
    : { x: frame.x + 14, y: head + 5 * (high + 6) + 4, w: w - 28, h: h - 96 - 5 * (high + 6) };
  return {
    frame,
    close: { x: frame.x + w - 90, y: frame.y - 8, w: 82, h: 78 },
    before: { x: frame.x + 8, y: frame.y - 8, w: 82, h: 78 },
    after: { x: frame.x + w - 184, y: frame.y - 8, w: 82, h: 78 },
    lines,
    leaf,
  };
}
