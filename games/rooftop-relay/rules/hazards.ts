import type { Body, Moves } from './platform/index.ts';
import type { Prop } from './layout.ts';

/** Hurting things are this much smaller than they look. */
const KIND = 5;
/** Feet this near the top of a crate while falling: it is hopped on, not run into. */
const HOP = 24;

export type Meeting = 'none' | 'hit' | 'hop' | 'spring';

/** What meeting a thing does to a body, this tick. */
export function meet(body: Body, moves: Moves, prop: Prop): Meeting {
  const half = moves.width / 2;
  const tall = body.slide > 0 ? moves.low : moves.height;
  if (body.x + half <= prop.x + KIND || body.x - half >= prop.x + prop.w - KIND) return 'none';
  if (body.y <= prop.y + KIND || body.y - tall >= prop.y + prop.h - KIND) return 'none';
  if (prop.kind === 'spring') return body.vy >= 0 ? 'spring' : 'none';
  const onto = prop.kind === 'crate' || prop.kind === 'stack';
  return onto && body.vy > 0 && body.y - prop.y <= HOP ? 'hop' : 'hit';
}

/** Speeds upward. */
export const HOP_UP = 10;
export const SPRING_UP = 23;
/** Units under the last roof at which a fall is a fall. */
export const FALL = 360;
