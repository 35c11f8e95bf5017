import { glitter } from './pieces.ts';
import { along, type Figure, type Limb } from '../figure.ts';
import {
  INK_WIDTH,
  drawn,
  group,
  onCloth,
  type Mark,
  ellipse,
  smooth,
  type Knot,
  type Path,
} from '@playgrove/kit/logic/marks';
import { has, type ShoeCut } from './cuts.ts';
import { PALETTE, shade } from '@playgrove/kit/logic/color';

/** Both shoes with their shafts. */
export function shoeMarks(cut: ShoeCut, figure: Figure, color: string): readonly Mark[] {
  return figure.legs.flatMap((leg) => oneShoe(cut, leg, color));
}

export function bareFeet(figure: Figure, skin: string): readonly Mark[] {
  return figure.legs.flatMap((leg) => group([footPath(leg, 0)], skin));
}

/** A foot seen from the front, toes a little outward. */
function footPath(leg: Limb, grow: number): Path {
  return placed(leg, [
    -10 - grow,
    -8,
    -12 - grow,
    6,
    -14 - grow,
    16,
    -4,
    22 + grow * 0.3,
    10,
    22 + grow * 0.3,
    18 + grow,
    16,
    14 + grow,
    4,
    10 + grow,
    -8,
  ]);
}

/** Points about the ankle, x outward. */
function placed(leg: Limb, points: readonly number[], sharp = false, closed = true): Path {
  const { x, y } = leg.joints[2];
  const knots: Knot[] = [];
  for (let index = 0; index < points.length; index += 2) {
    knots.push({ x: x + leg.side * (points[index] ?? 0), y: y + (points[index + 1] ?? 0), sharp });
  }
  return smooth(knots, closed);
}

function oneShoe(cut: ShoeCut, leg: Limb, color: string): readonly Mark[] {
  const dark = shade(color, 0.5);
  const foot = footPath(leg, 2);
  const soleFill = has(cut, 'white') ? '#ffffff' : has(cut, 'gum') ? '#d99a5b' : dark;
  const low = 18;
  const made: Mark[] = [];
  if (cut.sole > 0) {
    const sole = placed(
      leg,
      [-17, low, 20, low, 21, low + 4 + cut.sole, -17, low + 4 + cut.sole],
      true,
    );
    made.push({ path: sole, fill: soleFill, line: INK_WIDTH * 2 }, { path: sole, fill: soleFill });
  }
  if (has(cut, 'open')) {
    made.push(
      ...[
        [-14, 8, 3, 2, 18, 12],
        [-12, 16, 4, 9, 19, 17],
      ].map((points) => drawn(placed(leg, points, false, false), 9)),
    );
    made.push(
      ...[
        [-14, 8, 3, 2, 18, 12],
        [-12, 16, 4, 9, 19, 17],
      ].map((points) => drawn(placed(leg, points, false, false), 5, color)),
    );
    return made;
  }
  const up = cut.shaft > 0 ? [shaft(leg, cut.shaft, has(cut, 'loose') ? 6 : 3)] : [];
  made.push(...group([foot, ...up], color));
  if (cut.shaft <= 0) {
    made.push({
      path: placed(leg, [-8, -9, 8, -9, 6, 0, -5, 0]),
      fill: shade(color, 0.6),
      line: 2,
    });
  }
  if (has(cut, 'toe'))
    made.push({
      path: placed(leg, [-14, 14, 2, 8, 18, 14, 16, 20, -12, 20]),
      fill: '#ffffff',
      line: 2.5,
    });
  if (has(cut, 'laces'))
    for (const y of [-4, 2, 8])
      made.push(drawn(placed(leg, [-6, y, 8, y + 1], true, false), 3, '#ffffff'));
  if (has(cut, 'strap'))
    made.push(drawn(placed(leg, [-11, -2, 2, 3, 12, -2], false, false), 5, dark));
  if (has(cut, 'bow'))
    made.push({
      path: placed(leg, [2, 8, -6, 3, -6, 13, 2, 8, 10, 3, 10, 13], true),
      fill: onCloth(color),
      line: 2,
    });
  if (has(cut, 'buckle'))
    made.push({
      path: placed(leg, [-4, 4, 7, 4, 7, 11, -4, 11], true),
      fill: PALETTE.yellow,
      line: 2.5,
    });
  if (has(cut, 'fur'))
    made.push({ path: cuff(leg, cut.shaft, 7), fill: '#fff3e4', line: INK_WIDTH });
  if (has(cut, 'cuff'))
    made.push({ path: cuff(leg, cut.shaft, 5), fill: onCloth(color), line: INK_WIDTH });
  if (has(cut, 'stitch'))
    made.push(
      drawn(
        placed(leg, [0, -40, -5, -28, 0, -20, 5, -28, 0, -40], false, false),
        3,
        onCloth(color),
      ),
    );
  if (has(cut, 'wheels'))
    for (const dx of [-11, 3, 15])
      made.push({
        path: ellipse(leg.joints[2].x + leg.side * dx, leg.joints[2].y + low + 9, 5, 5),
        fill: PALETTE.yellow,
        line: 2.5,
      });
  if (has(cut, 'glitter')) made.push(...glitter(foot, '#ffffff'));
  made.push({
    path: placed(leg, [-9, 8, -6, 0, -3, 2, -6, 11]),
    fill: '#ffffff',
    alpha: 0.35,
  });
  return made;
}

/** The part of a boot above the ankle. @param part of the leg, from the ankle up */
export function shaft(leg: Limb, part: number, ease: number): Path {
  const { outer, inner } = along(leg, 1, () => ease);
  const keep = Math.max(2, Math.round(part * 8) + 1);
  const sharp = (knots: readonly Knot[]): Knot[] =>
    knots.slice(-keep).map((knot, at) => ({ ...knot, sharp: at === 0 }));
  return smooth([...sharp(outer), ...sharp(inner).reverse()]);
}

export function cuff(leg: Limb, part: number, ease: number): Path {
  const { outer, inner } = along(leg, 1, () => ease);
  const at = Math.max(0, outer.length - Math.max(2, Math.round(part * 8) + 1));
  const ends = [...outer.slice(at, at + 2), ...inner.slice(at, at + 2).reverse()];
  return smooth(ends.map((knot) => ({ ...knot, sharp: true })));
}
