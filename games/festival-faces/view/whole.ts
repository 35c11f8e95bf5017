import { paint } from '@playgrove/kit/marks';
import { FACES, overPaint, underPaint } from '../people.ts';
import { paintDirect } from './picture.ts';

type C = CanvasRenderingContext2D;

/** Paints the whole face straight on to a canvas, in face units: for pictures to keep. */
export function paintWhole(
  c: C,
  at: { readonly look: number; readonly person: number; readonly strokes: readonly string[] },
): void {
  const who = FACES[at.person] ?? FACES[0];
  if (!who) return;
  paint(c, underPaint(who));
  paintDirect(c, at);
  paint(c, overPaint(who));
}
