import { PATTERNS, type PoseName } from './paperdoll/index.ts';
import { BRIEFS, type Brief } from './briefs.ts';
import { COLORS, colorAt, NAMES, LCHS } from './colors.ts';
import { clashes, ITEMS } from './items.ts';
import { judge, matching, type Outfit, type Piece } from './score.ts';
import { SLOTS, type Item, type Slot } from './wardrobe.ts';

/** Slots in the order in which they are decided; one of the first two is left empty. */
const ORDER: readonly Slot[] = [
  'dress',
  ...SLOTS.filter((slot) => slot !== 'dress' && slot !== 'hair'),
  'hair',
];

/** Three poses that a walk with this brief should have. */
function posesFor(brief: Brief): readonly PoseName[] {
  const others = (['wave', 'hip', 'star'] as const).filter((name) => name !== brief.pose);
  return [brief.pose, ...others.slice(0, 2)];
}

/** Colors worth trying for a brief: what it names, what stands across from it, and neutrals. */
function colorsFor(brief: Brief): readonly number[] {
  const wanted = brief.musts.flatMap((must) =>
    must.kind === 'main' || must.kind === 'touch' ? [must.what] : [],
  );
  const hues = wanted.length > 0 ? wanted : ['blue'];
  const picked = hues.flatMap((hue) => {
    const fitting = NAMES.flatMap((name, index) =>
      name.hue === hue && (LCHS[index]?.c ?? 0) > 0.05 ? [index] : [],
    );
    const by = (order: (index: number) => number): number =>
      [...fitting].sort((a, b) => order(a) - order(b))[0] ?? 0;
    const [light, strong] = [(at: number) => LCHS[at]?.l ?? 0, (at: number) => LCHS[at]?.c ?? 0];
    return [by((at) => -light(at)), by(light), by((at) => -strong(at))];
  });
  const opposite = Math.round((LCHS[picked[0] ?? 0]?.h ?? 0) / 15) + 12;
  return [...new Set([...picked, colorAt(opposite, 1), 0, 1, 4])].filter(
    (index) => index < COLORS.length,
  );
}

/** How many of the wanted styles a piece speaks; −1 if it speaks the unwanted one. */
export function fits(brief: Brief, item: Item): number {
  if (item.tags.includes(brief.avoid)) return -1;
  return item.tags.filter((tag) => brief.wants.includes(tag)).length;
}

/** Pieces to try in a slot. */
function optionsFor(
  brief: Brief,
  slot: Slot,
  stars: number,
  colors: readonly number[],
): readonly (Piece | undefined)[] {
  const open = ITEMS.filter((item) => item.slot === slot && item.needs <= stars)
    .map((item) => ({ item, fit: fits(brief, item) }))
    .filter(({ fit }) => fit >= 0)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, slot === 'top' || slot === 'bottom' || slot === 'dress' ? 6 : 3);
  const prints = brief.musts.flatMap(({ kind, what }) =>
    kind === 'print' ? [PATTERNS.findIndex((name) => name === what)] : [],
  );
  const patterns = slot === 'top' || slot === 'dress' ? [0, ...prints] : [0];
  const dyes = ['hair', 'ears', 'wrist', 'eyes'].includes(slot) ? colors.slice(0, 2) : colors;
  return [
    undefined,
    ...open.flatMap(({ item }) =>
      dyes.flatMap((color) =>
        patterns.map((pattern) => ({ item: item.name, colour: color, pattern })),
      ),
    ),
  ];
}

/** Outfits that stay after each slot, dresses and separates each: wide enough for three stars everywhere. */
export const WIDTH = 3;

/** The judges' points, and a little for both styles being there: the rest of the outfit builds on it. */
function promise(brief: Brief, outfit: Outfit, poses: readonly PoseName[]): number {
  return (
    judge(brief, outfit, poses).total + 2 * Math.min(brief.each, ...matching(brief, outfit).each)
  );
}

const known = new Map<string, Outfit>();

/**
 * A beam search over what is open: the best outfits so far, slot by slot, judged by the judges' own
 * measure. Bounded by the beam's width.
 * @param won stars of every brief, a digit each
 */
export function styleFor(index: number, won: string, width: number): Outfit {
  const stars = [...won].reduce((sum, digit) => sum + Number(digit), 0);
  const name = `${index} ${stars} ${width}`;
  const before = known.get(name);
  if (before) return before;
  const brief = BRIEFS[index];
  if (!brief) throw new Error(`there is no brief ${index}`);
  const poses = posesFor(brief);
  const colors = colorsFor(brief);
  let beam: { readonly outfit: Outfit; readonly points: number }[] = [{ outfit: {}, points: 0 }];
  for (const slot of ORDER) {
    const options = optionsFor(brief, slot, stars, colors);
    const next = beam.flatMap(({ outfit }) =>
      options.flatMap((piece) => {
        const clash = clashes(slot).some((other) => outfit[other]);
        if (piece && clash) return [];
        // Somebody must leave the house in something.
        if (!piece && !clash && (slot === 'top' || slot === 'bottom')) return [];
        const made = piece ? { ...outfit, [slot]: piece } : outfit;
        return [{ outfit: made, points: promise(brief, made, poses) }];
      }),
    );
    // Dresses are compared with each other only, and so are separates, until both are whole.
    const kinds = [
      next.filter(({ outfit }) => outfit.dress),
      next.filter(({ outfit }) => !outfit.dress),
    ];
    beam = kinds.flatMap((kind) => kind.sort((a, b) => b.points - a.points).slice(0, width));
  }
  const best = beam.sort((a, b) => b.points - a.points)[0]?.outfit ?? {};
  known.set(name, best);
  return best;
}
