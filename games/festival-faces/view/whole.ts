import { FACES } from '../people.ts';
import { faceOf } from '../rules/face.ts';
import { readStroke, SIZES } from '../rules/stroke.ts';
import { paintGlitter, paintStroke, sweep, traceFace } from './picture.ts';

type C = CanvasRenderingContext2D;

/** The paint alone, straight on to a face that is drawn already. */
export function paintDirect(
  c: C,
  at: { readonly look: number; readonly person: number; readonly strokes: readonly string[] },
): void {
  const who = FACES[at.person] ?? FACES[0];
  if (!who) return;
  c.save();
  c.beginPath();
  traceFace(c);
  c.clip();
  const papers = { paint: { c }, gel: { c }, glitter: { c } };
  for (const text of at.strokes) {
    const made = readStroke(text);
    if (!made.ok || made.value.tool === 'pour') continue;
    const { tool } = made.value;
    if (tool === 'gel') continue;
    // Straight on the face a cloth leaves skin, not a hole.
    if (tool === 'wipe')
      for (const side of made.value.mirror ? [1, -1] : [1])
        sweep(c, made.value, 0, SIZES.wipe[made.value.size] ?? 4, side, who.skin);
    else paintStroke(papers, made.value, at.look);
  }
  paintGlitter(c, faceOf(at.look, at.strokes));
  c.restore();
}
