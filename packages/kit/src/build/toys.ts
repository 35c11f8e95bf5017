import { createRng } from '../core/index.ts';
import { fade, PALETTE, shade, tint } from './color.ts';
import {
  circle,
  define,
  ellipse,
  linear,
  path,
  place,
  radial,
  rect,
  round,
  shape,
  stroke,
  type Attributes,
  type Paint,
  type Svg,
} from './svg.ts';

const INK = PALETTE.ink;

/** An arm, a leg, a tube: an ink line with a colored line, `width` pixels wide, on top. */
export function limb(d: string, color: Paint, width: number): Svg {
  return stroke(d, INK, width + 16) + stroke(d, color, width);
}

/** A soft violet shadow under its content; the light comes from the upper left. */
export function cast(...inside: readonly Svg[]): Svg {
  const shadow = define(
    (id) =>
      `<filter id="${id}" x="-30%" y="-30%" width="170%" height="170%"><feGaussianBlur in="SourceAlpha" stdDeviation="8"/><feOffset dx="7" dy="16"/><feColorMatrix values="0 0 0 0 .11  0 0 0 0 .04  0 0 0 0 .27  0 0 0 .5 0"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
  );
  return shape('g', { filter: shadow }, ...inside);
}

/** The contact shadow of a thing on the ground. */
export function contact(x: number, y: number, halfWidth: number, alpha = 0.34): Svg {
  return ellipse(x, y, halfWidth, halfWidth * 0.2, fade(INK, alpha));
}

/** A four-point sparkle. */
export function sparkle(x: number, y: number, r: number, fill: Paint = PALETTE.white): Svg {
  const c = `${x} ${y}`;
  return path(
    `M${x} ${y - r}Q${c} ${x + r} ${y}Q${c} ${x} ${y + r}Q${c} ${x - r} ${y}Q${c} ${x} ${y - r}Z`,
    fill,
  );
}

/** A splash of juice or paint with flecks around it. */
export function splat(x: number, y: number, r: number, fill: string, seed = 1): Svg {
  const rng = createRng(seed);
  const count = 24;
  const knobs = Array.from({ length: count }, (_, at) => {
    const angle = ((at + rng.between(0, 0.5)) / count) * Math.PI * 2;
    const far = r * (at % 2 === 0 ? 0.94 + rng.unit() * rng.unit() * 0.6 : rng.between(0.7, 0.8));
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far] as const;
  });
  const flecks = Array.from({ length: 9 }, () => {
    const [angle, far] = [rng.between(0, Math.PI * 2), r * rng.between(1.1, 1.65)];
    return circle(
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far,
      r * rng.between(0.04, 0.14),
      fill,
    );
  });
  return path(smooth(knobs), fill) + flecks.join('');
}

/** A closed curve through the midpoints of the points. */
function smooth(points: readonly (readonly [number, number])[]): string {
  const middle = (at: number): string => {
    const [a, b] = [points[at % points.length], points[(at + 1) % points.length]];
    if (!a || !b) throw new Error('a smooth outline needs points');
    return `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`;
  };
  const curves = points.map((_, at) => {
    const next = points[(at + 1) % points.length] ?? [0, 0];
    return `Q${round(next[0])} ${round(next[1])} ${middle(at + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}Z`;
}

/** A glossy drop, longer along its flight. */
export function drop(x: number, y: number, r: number, color: string, rotate = 0): Svg {
  return place(
    { x, y, rotate },
    ellipse(0, 0, r * 1.35, r, color, { stroke: INK, 'stroke-width': Math.max(2.5, r * 0.2) }),
    ellipse(-r * 0.36, -r * 0.36, r * 0.42, r * 0.24, '#ffffffd9'),
  );
}

/** A glossy ball or bubble; `inside` shows through under the gloss. */
export function ball(x: number, y: number, r: number, color: string, ...inside: Svg[]): Svg {
  const [light, deep] = [tint(color, 0.6), shade(color, 0.5)];
  const face = radial(x - r * 0.1, y - r * 0.25, r * 1.25, tint(color, 0.45), color, deep);
  const bounce = radial(x, y + r * 0.7, r * 0.6, fade(light, 0.8), fade(light, 0));
  return (
    circle(x, y, r, face, { stroke: INK, 'stroke-width': r * 0.07 }) +
    inside.join('') +
    ellipse(x, y + r * 0.66, r * 0.62, r * 0.26, bounce) +
    place(
      { x: x - r * 0.34, y: y - r * 0.52, rotate: -30 },
      ellipse(0, 0, r * 0.4, r * 0.22, linear(0, -r * 0.2, 0, r * 0.2, '#fffffff2', '#ffffff33')),
    ) +
    circle(x + r * 0.5, y + r * 0.48, r * 0.08, '#ffffffcc')
  );
}

/**
 * A chunky tile with a foot, a gloss bar and content on its face (its center is 0, 0).
 * @param size its side
 */
export function tile(x: number, y: number, size: number, color: string, ...face: Svg[]): Svg {
  const [half, corner, foot] = [size / 2, size * 0.2, size * 0.11];
  const rim = { stroke: INK, 'stroke-width': Math.max(3, size * 0.05), 'stroke-linejoin': 'round' };
  return place(
    { x, y },
    rect(-half, -half + foot, size, size, shade(color, 0.45), { rx: corner, ...rim }),
    rect(-half, -half, size, size, linear(0, -half, 0, half, tint(color, 0.28), color), {
      rx: corner,
      ...rim,
    }),
    rect(-half * 0.72, -half * 0.82, size * 0.72, size * 0.1, '#ffffff8c', { rx: size * 0.05 }),
    ...face,
  );
}

/** A cut gem with this many sides. */
export function gem(x: number, y: number, r: number, color: string, sides = 6): Svg {
  const corner = (at: number, far: number): string => {
    const angle =
      (at / sides) * Math.PI * 2 - Math.PI / 2 + (sides % 2 === 0 ? Math.PI / sides : 0);
    return `${round(Math.cos(angle) * far)} ${round(Math.sin(angle) * far)}`;
  };
  const ring = (far: number): string =>
    `M${Array.from({ length: sides }, (_, at) => corner(at, far)).join('L')}Z`;
  const facets = Array.from({ length: sides }, (_, at) => {
    const angle =
      ((at + 0.5) / sides) * Math.PI * 2 - Math.PI / 2 + (sides % 2 === 0 ? Math.PI / sides : 0);
    const lit = -Math.cos(angle - Math.PI / 4) * Math.SQRT1_2 - Math.sin(angle - Math.PI / 4) * 0.2;
    const fill = lit > 0 ? tint(color, lit * 0.6) : shade(color, -lit * 0.6);
    return path(
      `M${corner(at, r)}L${corner(at + 1, r)}L${corner(at + 1, r * 0.58)}L${corner(at, r * 0.58)}Z`,
      fill,
    );
  });
  return place(
    { x, y },
    path(ring(r), color, { stroke: INK, 'stroke-width': r * 0.1, 'stroke-linejoin': 'round' }),
    ...facets,
    path(ring(r * 0.58), linear(-r * 0.4, -r * 0.5, r * 0.4, r * 0.5, tint(color, 0.6), color)),
    ellipse(-r * 0.2, -r * 0.26, r * 0.2, r * 0.1, '#ffffffb3', { transform: 'rotate(-35)' }),
  );
}

/** A coin with a star. */
export function coin(x: number, y: number, r: number, rotate = 0): Svg {
  return place(
    { x, y, rotate },
    circle(0, 0, r, radial(-r * 0.3, -r * 0.4, r * 1.6, '#fff2a0', '#ffc62e', '#e8831a'), {
      stroke: INK,
      'stroke-width': r * 0.1,
    }),
    circle(0, 0, r * 0.72, 'none', { stroke: '#d9760fb3', 'stroke-width': r * 0.08 }),
    path(starOutline(0, 0, r * 0.48, 5), '#fff4b8', {
      stroke: '#d9760f',
      'stroke-width': r * 0.07,
      'stroke-linejoin': 'round',
    }),
  );
}

/** The outline of a star with this many points. */
export function starOutline(x: number, y: number, r: number, points = 5, inner = 0.5): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const angle = (at / points) * Math.PI - Math.PI / 2;
    const far = at % 2 === 0 ? r : r * inner;
    return `${round(x + Math.cos(angle) * far)} ${round(y + Math.sin(angle) * far)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A light trail along `d`, brightest in its core. */
export function trail(d: string, color: string, width = 40): Svg {
  return (
    stroke(d, fade(color, 0.28), width) +
    stroke(d, fade(tint(color, 0.4), 0.75), width * 0.5) +
    stroke(d, PALETTE.white, width * 0.2)
  );
}

/** Lines rushing outward from a point. */
export function speedLines(x: number, y: number, count = 24, color = '#ffffff66', seed = 1): Svg {
  const rng = createRng(seed);
  const lines = Array.from({ length: count }, () => {
    const angle = rng.between(0, Math.PI * 2);
    const [near, far] = [rng.between(230, 300), rng.between(340, 460)];
    const at = (reach: number, turn: number): string =>
      `${round(x + Math.cos(angle + turn) * reach)} ${round(y + Math.sin(angle + turn) * reach)}`;
    return `M${at(near, 0)}L${at(far, 0.014)}L${at(far, -0.014)}Z`;
  });
  return path(lines.join(''), color);
}

export type Fur = { readonly fur: string; readonly belly: string; readonly tail?: boolean };

/**
 * Torso, arms, feet and tail for a face-only icon, so that no head floats. Draw the face's hero
 * after it, its chin at about y − 70 × scale.
 */
export function body(x: number, y: number, scale: number, { fur, belly, tail = true }: Fur): Svg {
  const coat = linear(0, -90, 0, 110, fur, shade(fur, 0.3));
  const line: Attributes = { stroke: INK, 'stroke-width': 9 / scale, 'stroke-linejoin': 'round' };
  const arm =
    'M-54 -26C-92 -30 -116 -52 -118 -84C-119 -104 -88 -108 -82 -86C-77 -66 -62 -58 -40 -58Z';
  return place(
    { x, y, scale },
    tail
      ? path('M54 62C118 92 172 44 148 -34C208 12 206 104 122 116C92 120 66 110 48 92Z', coat, line)
      : '',
    tail ? path('M152 -22C176 16 180 56 158 82C146 54 148 18 152 -22Z', belly) : '',
    ellipse(-46, 104, 38, 23, coat, { ...line, transform: 'rotate(16 -46 104)' }),
    ellipse(48, 102, 38, 23, coat, { ...line, transform: 'rotate(-20 48 102)' }),
    path(arm, coat, line),
    place({ flip: true }, path(arm, coat, line)),
    ellipse(0, 26, 80, 86, coat, line),
    ellipse(0, 48, 50, 56, belly),
  );
}
