import { harmony, type Harmony } from '@playgrove/kit/logic/color';
import { PATTERNS, type PoseName } from './paperdoll/index.ts';
import type { Brief, Must } from './briefs.ts';
import { COLORS, LCHS, NAMES } from './colors.ts';
import { itemNamed } from './items.ts';
import { PLACES, SLOTS, type Item, type Slot, type Tag } from './wardrobe.ts';

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

/** How much of the picture the cloth of a slot covers. */
const areaOf = (slot: Slot): number => PLACES[slot][0];

/** Points each judge may give; together 100. */
export const MAX_POINTS = {
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
  const item = itemNamed(piece.item);
  if (!item) throw new Error(`there is no "${piece.item}" in the wardrobe`);
  return item;
}

function seen(outfit: Outfit): readonly Seen[] {
  return SLOTS.flatMap((slot) => {
    const piece = outfit[slot];
    if (!piece) return [];
    return [{ slot, item: itemOf(piece), color: piece.colour, pattern: piece.pattern }];
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
  const speaks = ({ item: { tags } }: Seen): boolean => tags.includes(one) || tags.includes(other);
  const all = pieces.filter(speaks).length;
  return { all, each: [withTag(pieces, one), withTag(pieces, other)] };
}

/** Area of the pieces that are so, of the whole. */
function part(pieces: readonly Seen[], is: (piece: Seen) => boolean): number {
  const area = (list: readonly Seen[]): number =>
    list.reduce((sum, { slot }) => sum + areaOf(slot), 0);
  return area(pieces.filter(is)) / Math.max(0.01, area(pieces));
}

/** Whether a client gets one of the things they insist on. */
export function met({ kind, what }: Must, outfit: Outfit): boolean {
  const pieces = seen(outfit).filter(({ slot }) => slot !== 'hair');
  const isHue = ({ color }: Seen): boolean => NAMES[color]?.hue === what;
  if (kind === 'slot') return pieces.some(({ slot }) => slot === what);
  if (kind === 'main') return part(pieces, isHue) >= 0.4;
  if (kind === 'touch') return pieces.some(isHue);
  if (kind === 'print') return pieces.some(({ pattern }) => PATTERNS[pattern] === what);
  if (kind === 'form') return formOf(outfit) === what;
  if (kind === 'tone') return part(pieces, ({ color }) => isTone(color, what)) >= 0.6;
  return pieces.length >= Number(what);
}

function isTone(color: number, tone: string): boolean {
  const l = LCHS[color]?.l ?? 0;
  return tone === 'pale' ? l > 0.8 : l < 0.55;
}

function formOf(outfit: Outfit): 'dress' | 'skirt' | 'legs' | undefined {
  if (outfit.dress) return 'dress';
  if (!outfit.bottom) return undefined;
  return itemOf(outfit.bottom).cut[0] === 'S' ? 'skirt' : 'legs';
}

/** The clothes' colors as a chord. */
function chordOf(outfit: Outfit): Harmony {
  return harmony(
    seen(outfit)
      .filter(({ slot }) => areaOf(slot) > 0)
      .map(({ slot, color }) => ({ color: COLORS[color] ?? '#ffffff', weight: areaOf(slot) })),
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
  const { matches, wants } = brief;
  const weak = wants[each[0] <= each[1] ? 0 : 1];
  const thin = Math.min(...each) < brief.each;
  const full = (MAX_POINTS.style * Math.min(matches, all)) / matches;
  const tags = { tag: `tag.${wants[0]}`, other: `tag.${wants[1]}`, weak: `tag.${weak}` };
  const style: Line = {
    judge: 'style',
    key: `line.style.${thin ? 'thin' : all >= matches ? 'full' : 'more'}`,
    values: { ...tags, count: all, most: matches, least: brief.each },
    points: Math.round(thin ? Math.min(full, MAX_POINTS.style * THIN) : full),
    most: MAX_POINTS.style,
  };
  const count = withTag(seen(outfit), brief.avoid);
  if (count === 0) return [style];
  const points = -Math.min(MAX_AVOIDED, count) * brief.cost;
  const values = { tag: `tag.${brief.avoid}`, count };
  return [style, { judge: 'style', key: 'line.avoid', values, points, most: 0 }];
}

function finishLine(outfit: Outfit): Line {
  const small = ['hat', 'bag', 'eyes', 'neck', 'ears', 'wrist'] as const;
  const extras = small.filter((slot) => outfit[slot]).length;
  const points = (outfit.shoes ? 2 : 0) + Math.min(2, extras) * 2;
  const said = points >= MAX_POINTS.finish ? 'full' : outfit.shoes ? 'more' : 'shoes';
  const values = { count: extras };
  return { judge: 'style', key: `line.finish.${said}`, values, points, most: MAX_POINTS.finish };
}

function colorLines(brief: Brief, outfit: Outfit): readonly Line[] {
  const { kind, hues, score } = chordOf(outfit);
  const steps = contrastOf(brief, outfit);
  return [
    {
      judge: 'colour',
      key: `line.harmony.${kind}`,
      values: { count: hues.length },
      points: Math.round(MAX_POINTS.harmony * score),
      most: MAX_POINTS.harmony,
    },
    {
      judge: 'colour',
      key: `line.contrast.${brief.contrast}.${steps === 'right' ? 'yes' : 'no'}`,
      values: {},
      points: { right: MAX_POINTS.contrast, near: MAX_POINTS.contrast / 2, off: 0 }[steps],
      most: MAX_POINTS.contrast,
    },
  ];
}

/** What the things that wishes name are called: a message key, or a number. */
function called(kind: Must['kind'], what: string): string | number {
  if (kind === 'pieces') return Number(what);
  if (kind === 'slot') return `slot.${what}`;
  if (kind === 'print') return `pattern.${what}`;
  if (kind === 'form') return `form.${what}`;
  return kind === 'tone' ? `tone.${what}` : `hue.${what}`;
}

/** What a wish is called: a message key and what fills it. */
export function mustWords({ kind, what }: Must): Pick<Line, 'key' | 'values'> {
  return { key: `must.${kind}`, values: { what: called(kind, what) } };
}

function detailLines(brief: Brief, outfit: Outfit, poses: readonly PoseName[]): readonly Line[] {
  const most = MAX_POINTS.musts / brief.musts.length;
  const kinds = new Set(poses);
  const hoped = kinds.has(brief.pose);
  return [
    ...brief.musts.map((must): Line => {
      const points = met(must, outfit) ? most : 0;
      return { judge: 'detail', ...mustWords(must), points, most };
    }),
    {
      judge: 'detail',
      key: hoped ? 'line.poses.hoped' : 'line.poses',
      values: { pose: `pose.${brief.pose}`, count: kinds.size },
      points: Math.min(2, hoped ? kinds.size - 1 : kinds.size) * 2 + (hoped ? 2 : 0),
      most: MAX_POINTS.poses,
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
