import { createRng } from '../core/index.ts';
import { fade, PALETTE, shade } from './color.ts';
import {
  circle,
  ellipse,
  linear,
  path,
  place,
  radial,
  rect,
  round,
  shape,
  type Paint,
  type Svg,
} from './svg.ts';

/** The square card's side. Backdrops reach beyond it, for pictures of the same card that are wider. */
export const CARD = 512;
const MIDDLE = CARD / 2;
/** How far a backdrop reaches beyond the square on each side. */
const BEYOND = CARD / 2;
const [LEFT, RIGHT] = [-BEYOND, CARD + BEYOND];

/** The whole card in one color. */
export function cover(fill: Paint): Svg {
  return rect(LEFT, 0, RIGHT - LEFT, CARD, fill);
}

/** The whole card, from top to bottom. */
export function sky(...colors: readonly string[]): Svg {
  return cover(linear(0, 0, 0, CARD, ...colors));
}

/** The whole card, from a bright point outward. */
export function glow(x: number, y: number, ...colors: readonly string[]): Svg {
  return cover(radial(x, y, 420, ...colors));
}

/** Beams from a light; 6 to 12 % white is enough. They fade with distance. */
export function rays(
  x: number,
  y: number,
  count = 14,
  color: string = fade(PALETTE.white, 0.12),
  turn = 0.1,
): Svg {
  const reach = 720;
  const half = Math.PI / count;
  const beams = Array.from({ length: count }, (_, beam) => {
    const from = turn + beam * half * 2;
    const [ax, ay] = [round(x + Math.cos(from) * reach), round(y + Math.sin(from) * reach)];
    const [bx, by] = [
      round(x + Math.cos(from + half) * reach),
      round(y + Math.sin(from + half) * reach),
    ];
    return `M${round(x)} ${round(y)}L${ax} ${ay}L${bx} ${by}Z`;
  });
  return path(beams.join(''), radial(x, y, reach, color, color, fade(color, 0)));
}

/**
 * One soft hill line from edge to edge, filled down to the bottom.
 * @param y its average height
 * @param height of the hill
 */
export function ridge(y: number, height: number, fill: Paint, seed = 1): Svg {
  const rng = createRng(seed);
  const [a, b] = [rng.between(0, 6.28), rng.between(0, 6.28)];
  const points: string[] = [];
  // The curve starts on a point that the square's own points continue.
  for (let x = -10 - 13 * 20; x <= RIGHT + 16; x += 13) {
    const swell = Math.sin((x / CARD) * 5 + a) + 0.35 * Math.sin((x / CARD) * 11 + b);
    points.push(`${x} ${round(y + swell * height)}`);
  }
  return path(`M${points.join('L')}V${CARD + 20}H${-10 - 13 * 20}Z`, fill);
}

/** Pointed mountains with lit left flanks. */
export function peaks(y: number, height: number, color: string, seed = 1): Svg {
  const rocks = [...someRocks(-40, seed), ...someRocks(LEFT - 40, seed + 1, -40)];
  return rocks.join('') + rect(LEFT - 10, y - 1, RIGHT - LEFT + 20, CARD, color);

  function* someRocks(from: number, seeds: number, to = RIGHT + 40): Iterable<Svg> {
    const rng = createRng(seeds);
    for (let x = from; x < to;) {
      const half = height * rng.between(0.7, 1.15);
      const top = round(y - height * rng.between(0.6, 1.1));
      const [left, middle, right] = [round(x - half), round(x), round(x + half)];
      yield path(`M${left} ${y}L${middle} ${top}L${right} ${y}Z`, color);
      yield path(`M${middle} ${top}L${right} ${y}H${round(x + half * 0.2)}Z`, shade(color, 0.22));
      x += half * rng.between(0.9, 1.3);
    }
  }
}

/** A row of buildings standing on `y`, some windows lit. */
export function skyline(y: number, height: number, color: string, lit: string, seed = 1): Svg {
  let blocks = '';
  let windows = '';
  build(-6, RIGHT, seed);
  build(LEFT - 6, -6, seed + 1);
  return path(blocks, color) + path(windows, lit, { opacity: 0.75 });

  function build(from: number, to: number, seeds: number): void {
    const rng = createRng(seeds);
    for (let x = from; x < to;) {
      const [width, tall] = [rng.int(20) + 26, rng.between(0.35, 1) * height];
      blocks += `M${x} ${y}V${round(y - tall)}h${width}V${y}Z`;
      for (let row = 10; row < tall - 12; row += 13) {
        for (let column = 6; column < width - 8; column += 11) {
          if (rng.chance(0.4)) windows += `M${x + column} ${round(y - tall + row)}h5v7h-5Z`;
        }
      }
      x += width + rng.int(6);
    }
  }
}

/** A puffy cloud; `size` is half its width. */
export function cloud(x: number, y: number, size: number, fill: Paint = '#f4fbff'): Svg {
  const puffs = [
    [-0.72, 0.12, 0.3],
    [-0.34, -0.14, 0.42],
    [0.2, -0.2, 0.5],
    [0.66, 0.08, 0.34],
  ] as const;
  const base = rect(x - size * 0.98, y + size * 0.06, size * 1.96, size * 0.36, fill, {
    rx: size * 0.18,
  });
  return (
    puffs.map(([dx, dy, r]) => circle(x + dx * size, y + dy * size, r * size, fill)).join('') + base
  );
}

/** Printed dots that grow toward the corners. */
export function halftone(fill: string, step = 32, largest = 12): Svg {
  let dots = '';
  for (let row = -1; row * step < CARD + step; row += 1) {
    for (let column = -1; column * step < CARD + step; column += 1) {
      const x = column * step + (row % 2 === 0 ? 0 : step / 2);
      const y = row * step;
      const far = Math.hypot(x - MIDDLE, y - MIDDLE) / 340;
      if (far < 0.3) continue;
      const r = round(largest * Math.min(1, far));
      dots += `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    }
  }
  return path(dots, fill);
}

/** Slanted bands. */
export function stripes(fill: string, count = 6, part = 0.5): Svg {
  const step = 1000 / count;
  let bands = '';
  for (let x = -520; x < CARD; x += step) {
    bands += `M${round(x)} 532L${round(x + 560)} -20h${round(step * part)}L${round(x + step * part)} 532Z`;
  }
  return path(bands, fill);
}

/** A checkerboard. */
export function checker(fill: string, columns = 8, turn = 0): Svg {
  const side = CARD / columns;
  let squares = '';
  for (let row = -3; row < columns + 3; row += 1) {
    for (let column = -3; column < columns + 3; column += 1) {
      if ((row + column) % 2 !== 0) continue;
      squares += `M${round(column * side)} ${round(row * side)}h${round(side)}v${round(side)}h${round(-side)}Z`;
    }
  }
  return place(
    { x: MIDDLE, y: MIDDLE, rotate: turn },
    place({ x: -MIDDLE, y: -MIDDLE }, path(squares, fill)),
  );
}

/** Out-of-focus lights. */
export function bokeh(colors: readonly string[], count = 16, seed = 1): Svg {
  const rng = createRng(seed);
  return Array.from({ length: count }, () => {
    const [x, y] = [rng.between(0, CARD), rng.between(0, CARD)];
    const r = rng.between(14, 52);
    const color = rng.pick(colors);
    const fill = radial(x, y, r, fade(color, 0.12), fade(color, 0.2), fade(color, 0.42));
    return circle(x, y, r, fill);
  }).join('');
}

/** A lamp's cone from above and the pool of light where it lands. */
export function spotlight(x: number, y: number, width: number, color = '#fff6d8'): Svg {
  const from = x + (x - MIDDLE) * 0.4;
  const cone = `M${round(from - 26)} -20L${round(x - width / 2)} ${y}H${round(x + width / 2)}L${round(from + 26)} -20Z`;
  return (
    path(cone, linear(0, 0, 0, y, fade(color, 0.55), fade(color, 0.06))) +
    ellipse(x, y, width / 2, width / 8, radial(x, y, width / 2, fade(color, 0.6), fade(color, 0)))
  );
}

/** One big quiet disc behind the hero, with a second ring. */
export function halo(x: number, y: number, r: number, color: string): Svg {
  return circle(x, y, r * 1.22, fade(color, 0.22)) + circle(x, y, r, fade(color, 0.4));
}

/** Big leaves that frame the corners, dim so that they stay in the background. */
export function leaves(color: string, corners = 'bl br tl tr'): Svg {
  const leaf =
    path(
      'M0 0C-74 -58 -82 -158 0 -236C82 -158 74 -58 0 0Z',
      linear(-70, 0, 70, -200, shade(color, 0.25), color),
    ) +
    shape('path', {
      d: 'M0 0V-212M0 -50L-38 -88M0 -50L38 -88M0 -100L-44 -142M0 -100L44 -142M0 -150L-30 -182M0 -150L30 -182',
      fill: 'none',
      stroke: fade(shade(color, 0.5), 0.5),
      'stroke-width': 5,
      'stroke-linecap': 'round',
    });
  const spots: Readonly<Record<string, readonly (readonly [number, number, number])[]>> = {
    bl: [
      [-24, 540, 12],
      [-30, 520, 58],
    ],
    br: [
      [536, 540, -12],
      [542, 520, -58],
    ],
    tl: [
      [-24, -28, 168],
      [-30, -8, 122],
    ],
    tr: [
      [536, -28, -168],
      [542, -8, -122],
    ],
  };
  return corners
    .split(' ')
    .flatMap((corner) => spots[corner] ?? [])
    .map(([x, y, rotate]) => place({ x, y, rotate, scale: 0.95 }, leaf))
    .join('');
}

/** Stage curtains at both sides. */
export function curtain(color: string): Svg {
  const fold = [0, 26, 50, 72].map((x, at) =>
    path(
      `M${x - 34} -20H${x + 26}Q${x + 16} 260 ${x + 22 - at * 8} 540H${x - 34}Z`,
      linear(x - 20, 0, x + 26, 0, shade(color, 0.4), color, shade(color, 0.2)),
    ),
  );
  const side = fold.reverse().join('');
  return side + place({ x: CARD, flip: true }, side);
}

/** Darker corners, toward a deep color of the scene; painted under the toys. */
export function vignette(color = '#1a0b3a', strength = 0.4): Svg {
  return cover(
    radial(
      MIDDLE,
      MIDDLE,
      384,
      fade(color, 0),
      fade(color, strength * 0.12),
      fade(color, strength),
    ),
  );
}
