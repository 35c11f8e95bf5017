import type { Point } from '@playgrove/kit/contract';
import { fitWorld, memoLayout } from '@playgrove/kit/runtime';
import { SUN } from '../rules/state.ts';

/** The outer edge of the bowl. */
export const BOWL = 320;

export const worldFor = fitWorld({
  portrait: { width: 640, height: [860, 1400] },
  landscape: { width: [900, 1700], height: 660 },
});

/** A place on the menu. */
export type Slot = { readonly x: number; readonly y: number; readonly r: number };

export type Layout = {
  readonly portrait: boolean;
  /** The middle of the bowl. */
  readonly x: number;
  readonly y: number;
  /** The saucer with the next world, in a free corner beside the bowl. */
  readonly saucer: Point;
  /** The paper with all worlds in order, and each one's place. */
  readonly menu: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  readonly slots: readonly Slot[];
};

/** Worlds on the menu grow along it, but less than in the bowl. */
const growth = (kind: number): number => 0.62 + (0.38 * kind) / SUN;

export const layoutFor = memoLayout((width, height): Layout => {
  const portrait = height > width;
  return portrait ? tall(width, height) : wide(width, height);
});

function tall(width: number, height: number): Layout {
  const slack = height - BOWL * 2;
  const top = Math.min(150, Math.max(8, slack * 0.3));
  const x = width / 2;
  const y = top + BOWL;
  const from = y + BOWL + 16;
  const room = height - from - 16;
  const rows = room > 190 ? 2 : 1;
  const tallest = rows === 2 ? Math.min(270, room) : Math.min(96, room);
  const menu = { x: 18, y: from + (room - tallest) * 0.4, width: width - 36, height: tallest };
  const counts = rows === 2 ? [6, 5] : [11];
  const slots: Slot[] = [];
  for (const [row, count] of counts.entries()) {
    const step = (menu.width - 40) / count;
    const high = menu.height / rows;
    const most = Math.min(step * 0.5, high * 0.44);
    for (let n = 0; n < count; n += 1) {
      const kind = slots.length + 1;
      slots.push({
        x: menu.x + 20 + step * (n + 0.5),
        y: menu.y + high * (row + 0.5),
        r: most * (rows === 2 ? growth(kind) : 0.62 + 0.3 * (kind / SUN)),
      });
    }
  }
  const corner = BOWL - 46;
  return {
    portrait: true,
    x,
    y,
    saucer: { x: x + corner - 18, y: y - corner - Math.min(34, top * 0.3) },
    menu,
    slots,
  };
}

function wide(width: number, height: number): Layout {
  const x = width / 2;
  const y = height / 2;
  const side = (width - BOWL * 2) / 2;
  const columns = side > 250 ? 2 : 1;
  const across = Math.min(columns === 2 ? 250 : 110, side - 24);
  const menu = { x: width - (side + across) / 2, y: 18, width: across, height: height - 36 };
  const counts = columns === 2 ? [6, 5] : [11];
  const slots: Slot[] = [];
  for (const [column, count] of counts.entries()) {
    const step = (menu.height - 28) / count;
    const most = Math.min(step * 0.5, (across / columns) * 0.44);
    for (let n = 0; n < count; n += 1) {
      const kind = slots.length + 1;
      slots.push({
        x: menu.x + (across / columns) * (column + 0.5),
        y: menu.y + 14 + step * (n + 0.5),
        r: most * (columns === 2 ? growth(kind) : 0.66 + 0.3 * (kind / SUN)),
      });
    }
  }
  const left = x - BOWL - Math.min(side * 0.42, 130);
  return {
    portrait: false,
    x,
    y,
    saucer: { x: left, y: y - 190 },
    menu,
    slots,
  };
}
