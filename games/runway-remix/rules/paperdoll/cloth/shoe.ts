import { group, INK_WIDTH, onCloth, smooth } from '@playgrove/kit/logic/marks';
import type { Knot, Mark, Path } from '@playgrove/kit/logic/marks';
import { along, type Figure, type Limb } from '../figure.ts';
import type { Cut } from '../cuts.ts';
import { art, details, type Space } from './art.ts';
import { ON_SHOES } from '../../data/details.ts';

/** Both shoes with their shafts. */
export function shoeMarks(cut: Cut, figure: Figure, color: string): readonly Mark[] {
  return figure.legs.flatMap((leg) => oneShoe(cut, leg, color));
}

export function bareFeet(figure: Figure, skin: string): readonly Mark[] {
  return figure.legs.flatMap((leg) => group([foot(leg, 0)], skin));
}

/** Doll units from the ankle, x outward. */
function aboutAnkle({ joints: [, , ankle], side }: Limb): Space {
  return (x, y) => ({ x: ankle.x + side * x, y: ankle.y + y });
}

/** A foot seen from the front, toes a little outward. */
function foot(leg: Limb, grow: number): Path {
  const at = aboutAnkle(leg);
  const toe = 22 + grow * 0.3;
  const inner = [at(-10 - grow, -8), at(-12 - grow, 6), at(-14 - grow, 16), at(-4, toe)];
  return smooth([...inner, at(10, toe), at(18 + grow, 16), at(14 + grow, 4), at(10 + grow, -8)]);
}

function oneShoe(cut: Cut, leg: Limb, color: string): readonly Mark[] {
  const has = (name: string): boolean => cut.details.includes(name);
  const clip = foot(leg, 2);
  const at = aboutAnkle(leg);
  const cloth = { clip, hem: 0, ease: 0 };
  const low = 22 + cut.sole;
  const ink = has('white') ? 'w' : has('gum') ? 'g' : 's50';
  const sole = `P ${ink} 6 -17 18 20 18 21 ${low} -17 ${low}`;
  const high = cut.shaft > 0 ? [shaft(leg, cut.shaft, has('loose') ? 6 : 3)] : [];
  const edge = (name: string, ease: number, fill: string): readonly Mark[] =>
    has(name) ? [{ path: rim(leg, cut.shaft, ease), fill, line: INK_WIDTH }] : [];
  return [
    ...(cut.sole > 0 ? art(`${sole}|${sole.replace(' 6 ', ' 0 ')}`, at, color, cloth) : []),
    ...(has('open') ? [] : group([clip, ...high], color)),
    ...(cut.shaft > 0 || has('open') ? [] : art('S s60 2 -8 -9 8 -9 6 0 -5 0', at, color, cloth)),
    ...details(ON_SHOES, cut.details, at, color, cloth),
    ...edge('fur', 7, '#fff3e4'),
    ...edge('cuff', 5, onCloth(color)),
    ...(has('open') ? [] : art('S w@35 0 -9 8 -6 0 -3 2 -6 11', at, color, cloth)),
  ];
}

/** Both edges of a leg from the ankle up. */
function upper(leg: Limb, part: number, ease: number): readonly [readonly Knot[], readonly Knot[]] {
  const { outer, inner } = along(leg, 1, () => ease);
  const keep = Math.max(2, Math.round(part * 8) + 1);
  return [outer.slice(-keep), inner.slice(-keep)];
}

/** The part of a boot above the ankle. @param part of the leg, from the ankle up */
function shaft(leg: Limb, part: number, ease: number): Path {
  const [outer, inner] = upper(leg, part, ease).map((knots) =>
    knots.map((knot, at) => ({ ...knot, sharp: at === 0 })),
  );
  return smooth([...(outer ?? []), ...(inner ?? []).toReversed()]);
}

/** The edge of a boot. */
function rim(leg: Limb, part: number, ease: number): Path {
  const [outer, inner] = upper(leg, part, ease);
  const ends = [...outer.slice(0, 2), ...inner.slice(0, 2).toReversed()];
  return smooth(ends.map((knot) => ({ ...knot, sharp: true })));
}
