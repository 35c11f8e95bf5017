import {
  copyMask,
  createMask,
  layStroke,
  pour,
  type Grain,
  type Mask,
} from '@playgrove/kit/logic/paintmask';
import { FRAME, lookOf } from './reference.ts';
import { sheetOf, type Stencil } from './studio.ts';
import { readStroke, SIZES, type Made } from './stroke.ts';

/** What lies on a face: paint, gel, glitter. */
export type Face = { readonly paint: Mask; readonly gel: Mask; readonly glitter: Mask };

/** Grains let go at every point of a pour. */
const GRAINS = 7;
const FALL = 70;
const SPONGE_SOFT = 0.35;

export function bareFace(): Face {
  return { paint: createMask(FRAME), gel: createMask(FRAME), glitter: createMask(FRAME) };
}

export function copyFace({ paint, gel, glitter }: Face): Face {
  return { paint: copyMask(paint), gel: copyMask(gel), glitter: copyMask(glitter) };
}

/** A stencil with its holes; nothing without one. @param look −1 in the studio */
export function stencilOf(number: number, look: number): Stencil | undefined {
  return look < 0 ? sheetOf(number - 1) : lookOf(look).parts[number - 1];
}

/** Lets the grains of a pour go, from one of its points on. @returns where they went */
export function letFall(face: Face, made: Made, index: number, from = 0): readonly Grain[] {
  const points = made.points.slice(from);
  return pour(face.glitter, face.gel, {
    points: made.mirror
      ? points.flatMap(({ x, y }) => [
          { x, y },
          { x: -x, y },
        ])
      : points,
    first: made.mirror ? from * 2 : from,
    pigment: made.paint,
    grains: GRAINS,
    spread: SIZES.pour[made.size] ?? 8,
    fall: FALL,
    seed: index + 1,
  });
}

/** Lays one stroke. @param index its number on this face, which scatters glitter @returns where grains went */
export function lay(face: Face, made: Made, look: number, index: number): readonly Grain[] {
  const radius = SIZES[made.tool][made.size] ?? 4;
  const through = stencilOf(made.stencil, look)?.region;
  if (made.tool === 'pour') return letFall(face, made, index);
  const stroke = {
    points: made.points,
    radius,
    softness: made.tool === 'sponge' ? SPONGE_SOFT : 0,
    pigment: made.tool === 'gel' ? 1 : made.paint,
    ...(made.mirror && { mirror: 0 }),
    ...(through && { through }),
  };
  if (made.tool === 'gel') layStroke(face.gel, stroke);
  else layStroke(face.paint, stroke);
  if (made.tool === 'wipe') {
    layStroke(face.gel, stroke);
    layStroke(face.glitter, stroke);
  }
  return [];
}

/** The last face that was worked out: the next position mostly adds one stroke to it. */
let last: { look: number; strokes: readonly string[]; face: Face } | undefined;

/**
 * The face after these strokes. The same strokes give the same cells; do not write to them.
 * @param look −1 in the studio
 */
export function faceOf(look: number, strokes: readonly string[]): Face {
  const known = last;
  if (known?.look === look && known.strokes === strokes) return known.face;
  const goesOn =
    known !== undefined &&
    known.look === look &&
    known.strokes.length <= strokes.length &&
    known.strokes.every((stroke, index) => stroke === strokes[index]);
  if (known && goesOn && known.strokes.length === strokes.length) {
    known.strokes = strokes;
    return known.face;
  }
  const from = known && goesOn ? known.strokes.length : 0;
  const face = known && goesOn ? copyFace(known.face) : bareFace();
  for (let index = from; index < strokes.length; index += 1) {
    const made = readStroke(strokes[index] ?? '');
    if (made.ok) lay(face, made.value, look, index);
  }
  last = { look, strokes, face };
  return face;
}
