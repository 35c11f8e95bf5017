import { harmony, type Harmony } from '@playgrove/kit/logic/color';
import { PATTERNS, type PoseName } from './paperdoll/index.ts';
import type { Brief, Must } from './briefs.ts';
import { COLORS, LCHS, NAMES } from './colors.ts';
import { ITEM_INDEX, ITEMS } from './items.ts';
import { SLOTS, type Item, type Slot, type Tag } from './wardrobe.ts';

/** One thing that is worn. */
export type Piece = {
  /** `category.id` */
  readonly item: string;
  /** Index into COLORS. Stored in games in progress under this spelling, as is a `dye` input. */
  readonly colour: number;
  /** Index into PATTERNS. */
  readonly pattern: number;
};

export type Outfit = Readonly<Partial<Record<Slot, Piece>>>;

/** How much of the picture each slot's cloth covers. */
const AREA: Readonly<Record<Slot, number>> = {
  hair: 0,
  top: 3,
  bottom: 3,
  dress: 6,
  coat: 4,
  shoes: 1.2,
  hat: 1.2,
  bag: 1,
  eyes: 0.3,
  neck: 0.5,
  ears: 0.2,
  wrist: 0.2,
};

/** Points each judge may give; together 100. */
export const MOST = {
  style: 36,
  finish: 6,
  musts: 24,
  harmony: 20,
  contrast: 8,
  poses: 6,
} as const;
/** Unwanted pieces that are counted at most. */
const MAX_AVOIDED = 3;
/** What a look earns at most for style while one of the two is missing: a part of the whole. */
const THIN = 0.6;
/** Points for one, two and three stars. */
export const STARS = [55, 72, 88] as const;

/** What one judge says of one thing. `key` and `values` fill a message; points of at most `most`. */
export type Line = {
  readonly judge: 'style' | 'colour' | 'detail';
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly points: number;
  readonly most: number;
};

export type Verdict = {
  readonly lines: readonly Line[];
  readonly total: number;
  readonly stars: number;
};

type Seen = {
  readonly slot: Slot;
  readonly item: Item;
  readonly color: number;
  readonly pattern: number;
};

export function itemOf(piece: Piece): Item {
  const item = ITEMS[ITEM_INDEX.get(piece.item) ?? -1];
  if (!item) throw new Error(`there is no "${piece.item}" in the wardrobe`);
  return item;
}

function seen(outfit: Outfit): readonly Seen[] {
  return SLOTS.flatMap((slot) => {
    const piece = outfit[slot];
    return piece
      ? [{ slot, item: itemOf(piece), color: piece.colour, pattern: piece.pattern }]
      : [];
  });
}

const withTag = (pieces: readonly Seen[], tag: Tag): number =>
  pieces.filter(({ item }) => item.tags.includes(tag)).length;

/** Pieces that speak either wanted style, as the style judge counts them. */
export function matching(
  brief: Brief,
  outfit: Outfit,
): { readonly all: number; readonly each: readonly [number, number] } {
  const pieces = seen(outfit);
  const [one, other] = brief.wants;
  const all = pieces.filter(
    ({ item }) => item.tags.includes(one) || item.tags.includes(other),
  ).length;
  return { all, each: [withTag(pieces, one), withTag(pieces, other)] };
}

/** Area of each condition's pieces of the whole. */
function part(pieces: readonly Seen[], is: (piece: Seen) => boolean): number {
  const area = (list: readonly Seen[]): number =>
    list.reduce((sum, { slot }) => sum + AREA[slot], 0);
  return area(pieces.filter(is)) / Math.max(0.01, area(pieces));
}

/** Whether a client gets one of the things they insist on. */
export function met(must: Must, outfit: Outfit): boolean {
  const pieces = seen(outfit).filter(({ slot }) => slot !== 'hair');
  switch (must.kind) {
    case 'slot':
      return outfit[must.slot] !== undefined;
    case 'no':
      return outfit[must.slot] === undefined;
    case 'main':
      return part(pieces, ({ color }) => NAMES[color]?.hue === must.hue) >= 0.4;
    case 'touch':
      return pieces.some(({ color }) => NAMES[color]?.hue === must.hue);
    case 'print':
      return pieces.some(({ pattern }) => PATTERNS[pattern] === must.pattern);
    case 'form':
      return formOf(outfit) === must.form;
    case 'tone':
      return part(pieces, ({ color }) => isTone(color, must.tone)) >= 0.6;
    case 'pieces':
      return pieces.length >= must.count;
  }
}

function isTone(color: number, tone: 'pale' | 'deep'): boolean {
  const l = LCHS[color]?.l ?? 0;
  return tone === 'pale' ? l > 0.8 : l < 0.55;
}

export function formOf(outfit: Outfit): 'dress' | 'skirt' | 'legs' | undefined {
  if (outfit.dress) return 'dress';
  if (!outfit.bottom) return undefined;
  return itemOf(outfit.bottom).cut[0] === 'S' ? 'skirt' : 'legs';
}

/** The clothes' colors as a chord. */
export function chordOf(outfit: Outfit): Harmony {
  return harmony(
    seen(outfit)
      .filter(({ slot }) => AREA[slot] > 0)
      .map(({ slot, color }) => ({ color: COLORS[color] ?? '#ffffff', weight: AREA[slot] })),
  );
}

/** Lightness between the largest piece and the nearest other large one, 0 to 1. */
function step(outfit: Outfit): number {
  const light = (slot: Slot): number | undefined => {
    const piece = outfit[slot];
    return piece && LCHS[piece.colour]?.l;
  };
  const main = outfit.dress ? light('dress') : light('top');
  const second = outfit.dress ? (light('coat') ?? light('shoes')) : light('bottom');
  return main === undefined || second === undefined ? 0 : Math.abs(main - second);
}

/** Whether the large pieces stand as far apart in lightness as the client wants. */
export function contrastOf(brief: Brief, outfit: Outfit): 'right' | 'near' | 'off' {
  const apart = step(outfit);
  if (brief.contrast === 'bold') return apart >= 0.24 ? 'right' : apart >= 0.14 ? 'near' : 'off';
  if (brief.contrast === 'soft') return apart <= 0.26 ? 'right' : apart <= 0.38 ? 'near' : 'off';
  return apart >= 0.06 ? 'right' : 'near';
}

function styleLines(brief: Brief, outfit: Outfit): readonly Line[] {
  const { all, each } = matching(brief, outfit);
  const weak = each[0] <= each[1] ? 0 : 1;
  const { matches } = brief;
  const thin = Math.min(...each) < brief.each;
  const full = (MOST.style * Math.min(matches, all)) / matches;
  const points = Math.round(thin ? Math.min(full, MOST.style * THIN) : full);
  const values = {
    tag: `tag.${brief.wants[0]}`,
    other: `tag.${brief.wants[1]}`,
    count: all,
    most: matches,
    least: brief.each,
  };
  const key = thin ? 'line.style.thin' : all >= matches ? 'line.style.full' : 'line.style.more';
  const lines: Line[] = [
    {
      judge: 'style',
      key,
      values: { ...values, weak: `tag.${brief.wants[weak] ?? ''}` },
      points,
      most: MOST.style,
    },
  ];
  const avoided = withTag(seen(outfit), brief.avoid);
  if (avoided > 0) {
    const lost = -Math.min(MAX_AVOIDED, avoided) * brief.cost;
    lines.push({
      judge: 'style',
      key: 'line.avoid',
      values: { tag: `tag.${brief.avoid}`, count: avoided },
      points: lost,
      most: 0,
    });
  }
  return lines;
}

function finishLine(outfit: Outfit): Line {
  const extras = (['hat', 'bag', 'eyes', 'neck', 'ears', 'wrist'] as const).filter(
    (slot) => outfit[slot],
  ).length;
  const points = (outfit.shoes ? 2 : 0) + Math.min(2, extras) * 2;
  const key =
    points >= MOST.finish
      ? 'line.finish.full'
      : outfit.shoes
        ? 'line.finish.more'
        : 'line.finish.shoes';
  return { judge: 'style', key, values: { count: extras }, points, most: MOST.finish };
}

function colorLines(brief: Brief, outfit: Outfit): readonly Line[] {
  const chord = chordOf(outfit);
  const points = Math.round(MOST.harmony * chord.score);
  const steps = contrastOf(brief, outfit);
  return [
    {
      judge: 'colour',
      key: `line.harmony.${chord.kind}`,
      values: { count: chord.hues.length },
      points,
      most: MOST.harmony,
    },
    {
      judge: 'colour',
      key: `line.contrast.${brief.contrast}.${steps === 'right' ? 'yes' : 'no'}`,
      values: {},
      points: { right: MOST.contrast, near: MOST.contrast / 2, off: 0 }[steps],
      most: MOST.contrast,
    },
  ];
}

/** What a must is called: a message key and what fills it. */
export function mustWords(must: Must): {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
} {
  switch (must.kind) {
    case 'slot':
      return { key: 'must.slot', values: { what: `slot.${must.slot}` } };
    case 'no':
      return { key: 'must.no', values: { what: `slot.${must.slot}` } };
    case 'main':
    case 'touch':
      return { key: `must.${must.kind}`, values: { what: `hue.${must.hue}` } };
    case 'print':
      return { key: 'must.print', values: { what: `pattern.${must.pattern}` } };
    case 'form':
      return { key: 'must.form', values: { what: `form.${must.form}` } };
    case 'tone':
      return { key: 'must.tone', values: { what: `tone.${must.tone}` } };
    case 'pieces':
      return { key: 'must.pieces', values: { what: must.count } };
  }
}

function detailLines(brief: Brief, outfit: Outfit, poses: readonly PoseName[]): readonly Line[] {
  const each = MOST.musts / brief.musts.length;
  const lines = brief.musts.map((must): Line => {
    const { key, values } = mustWords(must);
    return { judge: 'detail', key, values, points: met(must, outfit) ? each : 0, most: each };
  });
  const kinds = new Set(poses);
  const hoped = kinds.has(brief.pose);
  const points = Math.min(2, hoped ? kinds.size - 1 : kinds.size) * 2 + (hoped ? 2 : 0);
  return [
    ...lines,
    {
      judge: 'detail',
      key: hoped ? 'line.poses.hoped' : 'line.poses',
      values: { pose: `pose.${brief.pose}`, count: kinds.size },
      points,
      most: MOST.poses,
    },
  ];
}

/** All that the judges say. The points of the lines add up to the total, which stars are given for. */
export function judge(brief: Brief, outfit: Outfit, poses: readonly PoseName[]): Verdict {
  const lines = [
    ...styleLines(brief, outfit),
    finishLine(outfit),
    ...colorLines(brief, outfit),
    ...detailLines(brief, outfit, poses),
  ];
  const total = Math.max(0, Math.round(lines.reduce((sum, { points }) => sum + points, 0)));
  return { lines, total, stars: STARS.filter((least) => total >= least).length };
}
