import { hueDistance, lchOf, type Lch } from './measure.ts';

/** A colour and how much of the picture it covers, any unit. */
export type Part = { readonly colour: string; readonly weight: number };

export type HarmonyKind =
  /** No hue to speak of: black, white, grey, beige. */
  | 'neutral'
  | 'one-hue'
  /** Neighbours on the wheel. */
  | 'neighbours'
  /** Across the wheel. */
  | 'opposites'
  /** One hue and the two beside its opposite. */
  | 'split'
  /** Three, evenly spread. */
  | 'triad'
  /** None of these. */
  | 'mixed';

export type Harmony = {
  readonly kind: HarmonyKind;
  /** 0 (fights) to 1 (sings). */
  readonly score: number;
  /** Hues in degrees, the heaviest first; neighbours within 20° count as one. */
  readonly hues: readonly number[];
};

/** Below this colourfulness a colour goes with everything. */
const GREY = 0.045;
/** Hues this close count as one. */
const SAME = 20;

/** Whether a colour goes with everything: greys, black, white, and the palest creams. */
export function isNeutral(colour: string): boolean {
  return neutral(lchOf(colour));
}

function neutral({ l, c }: Lch): boolean {
  return c < GREY || l < 0.2;
}

type Shape = { readonly kind: HarmonyKind; readonly gaps: readonly number[]; readonly top: number };

/** Where the other hues stand seen from the first, and the best score each shape gives. */
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
 * Names how colours go together and scores it. Neutrals never disturb; what covers little counts little.
 *
 * @example
 * harmony([{ colour: '#2465e0', weight: 3 }, { colour: '#ff8a1f', weight: 1 }]).kind; // 'opposites'
 * @throws Error for a colour that is not `#rrggbb`
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
  // A fourth hue disturbs by as much as there is of it, and by being there at all.
  const crowd = groups.length > 3 ? 0.15 + rest * 1.2 + (groups.length - 4) * 0.08 : 0;
  const score = Math.max(0, best.score - crowd);
  return { kind: score < 0.5 ? 'mixed' : best.kind, score, hues };
}

type Group = { hue: number; weight: number };

function groupHues(parts: readonly Part[]): readonly Group[] {
  const groups: Group[] = [];
  const coloured = parts
    .map((part) => ({ lch: lchOf(part.colour), weight: part.weight }))
    .filter(({ lch, weight }) => weight > 0 && !neutral(lch))
    .sort((a, b) => b.weight - a.weight);
  for (const { lch, weight } of coloured) {
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
        // Within 12° nobody sees anything wrong; 67° off is another chord.
        const part = Math.max(0, Math.min(1, (Math.max(...off) - 12) / 55));
        if (top * (1 - part) > best.score) best = { kind, score: top * (1 - part) };
      }
    }
  }
  return best;
}
