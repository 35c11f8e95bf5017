import { PLANNED } from './trick-list.ts';

export type Trick = {
  /** Number and place of each ball, the cue ball first. */
  readonly balls: readonly (readonly [number: number, x: number, y: number])[];
  /** Balls to pot. */
  readonly must: readonly number[];
  /** Shots in one try. */
  readonly shots: number;
  /** Where the cue ball must come to rest. */
  readonly ring: { readonly x: number; readonly y: number; readonly r: number } | null;
};

/** Six of each, from pack to pack. */
export const PACKS = ['angles', 'doubles', 'combos', 'banks', 'spin', 'runs'] as const;
export const IN_PACK = 6;
export type Pack = (typeof PACKS)[number];

/** Radius of the chalk ring. */
export const RING = 120;

export const packOf = (no: number): Pack => PACKS[Math.floor(no / IN_PACK)] ?? 'angles';

/** Read from text: `0 500,500;1 900,480` names each ball and its place; `@x,y` is the ring. */
export const TRICKS: readonly Trick[] = PLANNED.map((text, no) => {
  const pack = packOf(no);
  const balls: [number, number, number][] = [];
  let ring: Trick['ring'] = null;
  for (const part of text.split(';')) {
    const [x = 0, y = 0] = part
      .replace(/^(?:@|\d+ )/, '')
      .split(',')
      .map(Number);
    if (part.startsWith('@')) ring = { x, y, r: RING };
    else balls.push([Number(part.split(' ')[0]), x, y]);
  }
  // Solids are to be potted; stripes and the black one stand in the way or help. In a combo only
  // the yellow one counts.
  const must = balls
    .map(([number]) => number)
    .filter((number) => number > 0 && number < (pack === 'combos' ? 2 : 8));
  return { balls, must, shots: pack === 'runs' ? must.length : 1, ring };
});
