import { emptyCells, judge, type Cells, type Judged } from '@playgrove/kit/logic/paintmask';
import { faceOf, type Face } from './face.ts';
import { likeness } from './palette.ts';
import { FRAME, lookOf, type Look } from './reference.ts';

/** Points at which a look earns one, two and three stars. */
export const STARS = [66, 80, 92] as const;
/** What the three things are worth together: a hundred. */
export const WORTH = { cover: 55, color: 25, neat: 20 } as const;

export type PartScore = {
  readonly name: string;
  /** Covered, 0 to 1. */
  readonly covered: number;
  /** Covered in the right color, 0 to 1. */
  readonly right: number;
};

export type Verdict = {
  readonly cover: number;
  readonly color: number;
  readonly neat: number;
  readonly total: number;
  readonly stars: number;
  readonly parts: readonly PartScore[];
  /** Paint outside, as a part of what was wanted. */
  readonly astray: number;
  /** One of kit/logic/paintmask's `FAULT` a cell. */
  readonly faults: Cells;
};

/** Cells added to what was wanted, so that a drop next to small whiskers is not a mess. */
const SMALL = 300;

let last: { look: number; strokes: readonly string[]; key: string; verdict: Verdict } | undefined;

/** How well the strokes make the look. @param look its number */
export function verdictFor(look: number, strokes: readonly string[]): Verdict {
  if (last?.look === look && last.strokes === strokes) return last.verdict;
  const key = strokes.join(' ');
  if (last?.look === look && last.key === key) return last.verdict;
  const verdict = strokes.length === 0 ? bare(lookOf(look)) : work(lookOf(look), strokes);
  last = { look, strokes, key, verdict };
  return verdict;
}

/** Of a face without paint, without looking at it: the first frame asks for this. */
function bare({ parts }: Look): Verdict {
  const points = { cover: 0, color: 0, neat: 0, total: 0, stars: 0, astray: 0 };
  const scores = parts.map(({ name }) => ({ name, covered: 0, right: 0 }));
  return { ...points, parts: scores, faults: emptyCells(FRAME) };
}

/** The paint on a face, as the pack's eyes see it. @param miss 0 to forgive no gaps */
export function judgePaint(
  look: Look,
  { paint }: Pick<Face, 'paint'>,
  miss = look.pack.eyes.miss,
): Judged {
  const { stray } = look.pack.eyes;
  return judge(paint, look.paint, { miss, stray, likeness });
}

/** Paint outside, as a part of what was wanted. */
export function astrayOf({ parts, stray }: Judged): number {
  return stray / (parts.reduce((sum, { wanted }) => sum + wanted, 0) + SMALL);
}

function work(look: Look, strokes: readonly string[]): Verdict {
  const face = faceOf(look.index, strokes);
  const { messy, ...edges } = look.pack.eyes;
  const paint = judgePaint(look, face);
  const glitter = judge(face.glitter, look.glitter, { ...edges, likeness, miss: 1, stray: 3 });
  const parts = look.parts.map(({ name, tool }, index): PartScore => {
    const of: Judged = tool === 'glitter' ? glitter : paint;
    const { wanted, covered, right } = of.parts[index] ?? { wanted: 0, covered: 0, right: 0 };
    const all = Math.max(1, wanted);
    return { name, covered: covered / all, right: right / all };
  });
  // A part's weight grows with the root of its size: whiskers count, and so does the base.
  const weights = look.parts.map((_, index) =>
    Math.sqrt((paint.parts[index]?.wanted ?? 0) + (glitter.parts[index]?.wanted ?? 0)),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const share = (of: (part: PartScore) => number): number =>
    parts.reduce((sum, part, index) => sum + of(part) * (weights[index] ?? 0), 0) / whole;
  const covered = share((part) => part.covered);
  const right = share((part) => part.right);
  const astray = astrayOf(paint);
  const cover = Math.round(WORTH.cover * covered);
  const color = Math.round(WORTH.color * right);
  // Neither a bare face nor a smeared one is neat: neatness counts as far as something is right.
  const neat = Math.round(WORTH.neat * Math.max(0, 1 - astray / messy) * Math.min(1, right * 1.2));
  const total = cover + color + neat;
  return {
    cover,
    color,
    neat,
    total,
    stars: STARS.filter((least) => total >= least).length,
    parts,
    astray,
    faults: paint.faults.map((fault, cell) => fault || (glitter.faults[cell] === 1 ? 1 : 0)),
  };
}

/** So little paint outside still counts as a clean face. */
const CLEAN = 0.02;

/** Whether nothing went over the lines so far. */
export function isClean({ astray }: Pick<Verdict, 'astray'>): boolean {
  return astray <= CLEAN;
}

/** Every step done and nothing over the lines. */
export function isFlawless(verdict: Verdict): boolean {
  return isClean(verdict) && verdict.parts.every(({ right }) => right >= DONE);
}

/** From here on a step is done and the next one comes. */
export const DONE = 0.93;

/** The first step that is not done yet; the number of steps when all are. */
export function stepNow(look: number, strokes: readonly string[]): number {
  const { parts } = verdictFor(look, strokes);
  const open = parts.findIndex(({ right }) => right < DONE);
  return open < 0 ? parts.length : open;
}
