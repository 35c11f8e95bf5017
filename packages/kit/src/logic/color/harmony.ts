import { hueDistance, lchOf, type Lch } from './measure.ts';

/** A color and how much of the picture it covers, any unit. */
export type Part = { readonly color: string; readonly weight: number };

export type HarmonyKind =
  /** No distinct hue: black, white, gray, beige. */
  | 'neutral'
  | 'one-hue'
  /** Neighbors on the wheel. */
  | 'neighbours'
  /** Across the wheel. */
  | 'opposites'
  /** One hue and the two next to its opposite. */
  | 'split'
  /** Three, evenly spread. */
  | 'triad'
  /** None of these. */
  | 'mixed';

export type Harmony = {
  readonly kind: HarmonyKind;
  /** 0 (clashes) to 1 (harmonizes). */
  readonly score: number;
  /** Hues in degrees, the heaviest first; neighbors within 20° count as one. */
  readonly hues: readonly number[];
};

/** Colors with less chroma than this go with everything. */
const GREY = 0.045;
/** Hues this close count as one. */
const SAME = 20;

/** Whether a color goes with everything: grays, black, white, and the palest creams. */
export function isNeutral(color: string): boolean {
  return neutral(lchOf(color));
}

function neutral({ l, c }: Lch): boolean {
  return c < GREY || l < 0.2;
}

type Shape = { readonly kind: HarmonyKind; readonly gaps: readonly number[]; readonly top: number };

/** The positions of the other hues relative to the first, and the best score of each shape. */
const PAIRS: readonly Shape[] = [
  { kind: 'neighbours', gaps: [35], top: 0.95 },
  { kind: 'opposites', gaps: [180], top: 1 },
  { kind: 'triad', gaps: [120], top: 0.85 },
];
const TRIOS: readonly Shape[] = [
  { kind: 'neighbours', gaps: [30, 60], top: 0.95 },
  { kind: 'neighbours', gaps: [30, 330], top: 0.95 },
  { kind: 'split', gaps: [150, 210], top: 1 },
  { kind: 'split', gaps: [60, 210], top: 0.95 },
  { kind: 'split', gaps: [150, 300], top: 0.95 },
  { kind: 'triad', gaps: [120, 240], top: 1 },
];

/**
 * Names how colors go together and scores it. Neutrals do no harm; colors with little area count
 * little.
 *
 * @example
 * harmony([{ color: '#2465e0', weight: 3 }, { color: '#ff8a1f', weight: 1 }]).kind; // 'opposites'
 * @throws Error for a color that is not `#rrggbb`
 */
export function harmony(parts: readonly Part[]): Harmony {
  const groups = groupHues(parts);
  const hues = groups.map((group) => group.hue);
  const [first] = groups;
  if (!first) return { kind: 'neutral', score: 0.8, hues };
  if (groups.length === 1) return { kind: 'one-hue', score: 0.95, hues };
  const total = groups.reduce((sum, group) => sum + group.weight, 0);
  const heard = groups.slice(0, 3);
  const rest = groups.slice(3).reduce((sum, group) => sum + group.weight, 0) / total;
  const best = bestShape(heard.map((group) => group.hue));
  // A fourth hue lowers the score by its area and by a fixed amount.
  const crowd = groups.length > 3 ? 0.15 + rest * 1.2 + (groups.length - 4) * 0.08 : 0;
  const score = Math.max(0, best.score - crowd);
  return { kind: score < 0.5 ? 'mixed' : best.kind, score, hues };
}

type Group = { hue: number; weight: number };

function groupHues(parts: readonly Part[]): readonly Group[] {
  const groups: Group[] = [];
  const colored = parts
    .map((part) => ({ lch: lchOf(part.color), weight: part.weight }))
    .filter(({ lch, weight }) => weight > 0 && !neutral(lch))
    .sort((a, b) => b.weight - a.weight);
  for (const { lch, weight } of colored) {
    const known = groups.find((group) => hueDistance(group.hue, lch.h) <= SAME);
    if (known) known.weight += weight;
    else groups.push({ hue: lch.h, weight });
  }
  return groups.sort((a, b) => b.weight - a.weight);
}

function bestShape(hues: readonly number[]): {
  readonly kind: HarmonyKind;
  readonly score: number;
} {
  let best = { kind: 'mixed' as HarmonyKind, score: 0 };
  for (const [index, first] of hues.entries()) {
    const others = hues.filter((_, other) => other !== index);
    for (const { kind, gaps, top } of hues.length === 2 ? PAIRS : TRIOS) {
      for (const turn of [gaps, [...gaps].reverse()]) {
        const off = others.map((hue, at) => hueDistance(hue, first + (turn[at] ?? 0)));
        // Within 12° nobody notices a difference; 67° off is another chord.
        const part = Math.max(0, Math.min(1, (Math.max(...off) - 12) / 55));
        if (top * (1 - part) > best.score) best = { kind, score: top * (1 - part) };
      }
    }
  }
  return best;
}
