/** A part of the screen in world units, which are CSS pixels on a phone. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

export type Layout = {
  readonly wide: boolean;
  readonly width: number;
  readonly height: number;
  readonly brief: Box;
  readonly stage: Box;
  readonly panel: Box;
  readonly tabs: Box;
  /** Where cards, wheel and prints are. */
  readonly tray: Box;
  readonly rows: number;
};

export const CARD = 80;
const TABS = 50;
const BRIEF = 86;

/** The world for a room in CSS pixels: as many units as pixels on a phone, fewer on a large screen. */
export function worldFor(room: { readonly width: number; readonly height: number }): {
  width: number;
  height: number;
} {
  const wide = room.width > room.height;
  const scale = Math.min(
    2.4,
    Math.max(
      1,
      wide
        ? Math.min(room.width / 900, room.height / 560)
        : Math.min(room.width / 430, room.height / 800),
    ),
  );
  return { width: Math.max(300, room.width / scale), height: Math.max(250, room.height / scale) };
}

/** @param tall the tray needs room for the color wheel */
export function layoutOf(width: number, height: number, tall: boolean): Layout {
  const wide = width > height;
  if (wide) {
    const left = Math.round(Math.max(width * 0.4, Math.min(width * 0.5, height * 0.9)));
    const brief = { x: left, y: 4, w: width - left - 6, h: BRIEF };
    const top = brief.h + 10;
    const panel = { x: left, y: top, w: width - left, h: height - top };
    return rest({ wide, width, height, brief, stage: { x: 0, y: 0, w: left, h: height }, panel });
  }
  const rows = height > 640 ? 2 : 1;
  const tray = tall ? Math.max(206, rows * (CARD + 6) + 8) : rows * (CARD + 6) + 8;
  const brief = { x: 6, y: 4, w: width - 12, h: BRIEF };
  const panel = { x: 0, y: height - TABS - tray, w: width, h: TABS + tray };
  return rest({
    wide,
    width,
    height,
    brief,
    stage: { x: 0, y: BRIEF + 6, w: width, h: panel.y - BRIEF - 6 },
    panel,
  });
}

function rest(known: Omit<Layout, 'tabs' | 'tray' | 'rows'>): Layout {
  const { panel } = known;
  const tray = { x: panel.x, y: panel.y + TABS, w: panel.w, h: panel.h - TABS };
  return {
    ...known,
    tabs: { x: panel.x, y: panel.y, w: panel.w, h: TABS },
    tray,
    rows: Math.max(1, Math.floor((tray.h - 4) / (CARD + 6))),
  };
}

export function inside(
  { x, y, w, h }: Box,
  at: { readonly x: number; readonly y: number },
): boolean {
  return at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h;
}

export function middleOf({ x, y, w, h }: Box): { x: number; y: number } {
  return { x: x + w / 2, y: y + h / 2 };
}

/** A card of the tray, column by column. */
export function cardBox(layout: Layout, index: number, scroll: number): Box {
  const { tray, rows } = layout;
  return {
    x: tray.x + 6 + Math.floor(index / rows) * (CARD + 6) - scroll,
    y: tray.y + 2 + (index % rows) * (CARD + 6),
    w: CARD,
    h: CARD,
  };
}

/** How far the tray can be pushed. */
export function longest(layout: Layout, count: number): number {
  return Math.max(0, Math.ceil(count / layout.rows) * (CARD + 6) + 8 - layout.tray.w);
}

/** Where the round wheel is in the tray, and the swatches next to it. */
export function wheelOf({ tray }: Layout): {
  readonly x: number;
  readonly y: number;
  readonly r: number;
} {
  const r = Math.min(tray.h / 2 - 6, (tray.w - 116) / 2);
  return { x: tray.x + r + 8, y: tray.y + tray.h / 2, r };
}

export function swatchBox(layout: Layout, index: number, count: number): Box {
  const wheel = wheelOf(layout);
  const left = wheel.x + wheel.r + 10;
  const { tray } = layout;
  const columns = Math.max(2, Math.min(count, Math.floor((tray.x + tray.w - left - 4) / 48)));
  const lines = Math.ceil(count / columns);
  const size = Math.min(46, (tray.h - 8) / lines);
  return {
    x: left + (index % columns) * 48,
    y: tray.y + tray.h / 2 - (lines * size) / 2 + Math.floor(index / columns) * size,
    w: 46,
    h: size - 2,
  };
}

/** Where the stage is this low, buttons stand on both sides of the doll; lower still, side by side. */
const LOW = 300;
const LOWEST = 170;

/** Buttons next to the doll: 0 color, 1 print, 2 take off, 3 pose. */
export function toolBox({ stage }: Layout, index: number): Box {
  const low = stage.h < LOW;
  const size = low ? 46 : Math.min(50, Math.max(44, (stage.h - 92) / 4 - 4));
  const left = low && index > 1;
  const place = left ? index - 2 : index;
  const aside = stage.h < LOWEST ? place * (size + 4) : 0;
  const row = stage.h < LOWEST ? 0 : place;
  // The brief may take a row more on a narrow screen.
  const below = stage.y === 0 ? 6 : low ? 10 : 32;
  return {
    x: left ? stage.x + 8 + aside : stage.x + stage.w - size - 8 - aside,
    y: stage.y + below + row * (size + 4),
    w: size,
    h: size,
  };
}

export function walkBox({ stage }: Layout): Box {
  const w = Math.min(120, stage.w * 0.3);
  return { x: stage.x + stage.w - w - 8, y: stage.y + stage.h - 58, w, h: 46 };
}

/** A tab; they scroll where they don't fit. */
export function tabBox({ tabs }: Layout, index: number, count: number, chosen: number): Box {
  const w = Math.max(46, Math.min(72, tabs.w / count));
  const over = Math.max(0, w * count - tabs.w);
  const push = count > 1 ? (over * chosen) / (count - 1) : 0;
  return { x: tabs.x + index * w - push, y: tabs.y + 2, w, h: tabs.h - 4 };
}

/** How much of a wide verdict the photo takes. */
export const PHOTO = 0.38;
/** Restyle, backdrop, done. */
const AFTER = 3;

/** A button under the verdict: under the remarks, where the photo stands next to them. */
export function verdictBox(width: number, height: number, index: number, judged: boolean): Box {
  const left = judged && width > height ? width * PHOTO : 0;
  const w = Math.min(120, (width - left - 12) / AFTER - 6);
  const middle = (left + width) / 2;
  return { x: middle + (index - AFTER / 2) * (w + 6) + 3, y: height - 64, w, h: 52 };
}
