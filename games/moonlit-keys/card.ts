import {
  cast,
  circle,
  clip,
  ellipse,
  fade,
  linear,
  path,
  place,
  radial,
  rect,
  ridge,
  sky,
  sparkle,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';

const INK = '#1b1040';

/** A round paper lantern on its raft, lit from inside. */
function lantern(
  x: number,
  y: number,
  scale: number,
  color: string,
  deep: string,
  rotate = 0,
): Svg {
  return place(
    { x, y, scale, rotate },
    circle(0, 0, 200, radial(0, 0, 200, fade(color, 0.85), fade(color, 0.4), fade(color, 0))),
    rect(-86, 84, 172, 34, INK, { rx: 17 }),
    rect(-78, 91, 156, 20, linear(-78, 0, 78, 0, '#8a4b2c', '#e29a58', '#8a4b2c'), { rx: 10 }),
    ellipse(0, 0, 108, 100, INK),
    ellipse(0, 0, 97, 89, linear(0, -90, 0, 90, deep, color, '#fff2bd', '#ffd27a')),
    path('M-40 -84Q-72 0 -40 84M40 -84Q72 0 40 84M0 -89V89', 'none', {
      stroke: fade(deep, 0.45),
      'stroke-width': 6,
    }),
    circle(0, 26, 62, radial(0, 26, 62, '#fffdf0', '#fff6c8b3', '#fff0b800')),
    ellipse(-44, -38, 20, 30, '#ffffff8c', { transform: 'rotate(24 -44 -38)' }),
    rect(-46, -116, 92, 30, INK, { rx: 13 }),
    rect(-38, -109, 76, 16, '#ffd27a', { rx: 8 }),
    rect(-46, 78, 92, 26, INK, { rx: 12 }),
    rect(-38, 83, 76, 14, '#ffd27a', { rx: 7 }),
  );
}

/** Where a line from the vanishing point crosses a height. */
const along = (x: number, y: number): number => 256 + (x - 256) * (1 + (y - 400) / 260);

/** Ivory keys that run toward us, black ones between some of them. */
function keyboard(): Svg {
  const edge = (key: number, y: number): number => along(-66 + key * 129, y);
  const keys = Array.from({ length: 5 }, (_, key): Svg => {
    const [left, right] = [key, key + 1];
    return [
      path(
        `M${edge(left, 400) + 4} 400H${edge(right, 400) - 4}L${edge(right, 530) - 4} 530H${edge(left, 530) + 4}Z`,
        linear(0, 400, 0, 520, '#fffaf0', '#f7e6d4', '#d9b9bd'),
        { stroke: INK, 'stroke-width': 10, 'stroke-linejoin': 'round' },
      ),
      path(`M${edge(left, 412) + 16} 412H${edge(right, 412) - 16}`, 'none', {
        stroke: '#ffffff',
        'stroke-width': 8,
        'stroke-linecap': 'round',
      }),
    ].join('');
  });
  const black = [1, 2, 4].map((key): Svg => {
    const [far, near] = [edge(key, 398), edge(key, 470)];
    return path(
      `M${far - 27} 398H${far + 27}L${near + 33} 470H${near - 33}Z`,
      linear(0, 398, 0, 470, '#6a58b4', '#241a58'),
      { stroke: INK, 'stroke-width': 10, 'stroke-linejoin': 'round' },
    );
  });
  return [...keys, ...black].join('');
}

export const card: Card = async () => [
  sky('#17115c', '#3a2b9a', '#7a4fc0', '#f09ab4'),
  ridge(244, 26, '#5a45a8', 5),
  ridge(268, 14, '#372c8c', 9),
  rect(0, 286, 512, 226, linear(0, 286, 0, 512, '#c77fc4', '#4a48b0', '#1b1c6c')),
  path('M350 286H410L560 512H250Z', linear(0, 286, 0, 480, '#fff0c4d9', '#ffd9a020')),
  clip(
    'M0 290H512V400H0Z',
    ...[300, 316, 336, 358, 382].map((y, at) =>
      rect(60 + ((at * 137) % 260), y, 90 + at * 12, 5 + at, '#ffeec466', { rx: 4 }),
    ),
  ),
  vignette('#080428', 0.3),
  circle(380, 120, 190, radial(380, 120, 190, '#ffe9b899', '#ffe9b800')),
  circle(380, 120, 84, radial(356, 96, 120, '#fffdf0', '#ffefc0', '#f3c98c')),
  circle(352, 134, 17, '#eec88a90'),
  circle(404, 94, 12, '#eec88a90'),
  circle(410, 148, 16, '#eec88a90'),
  lantern(92, 116, 0.4, '#38d6b0', '#0f9a86', -8),
  lantern(448, 286, 0.46, '#8f9bff', '#4f5be0', 8),
  lantern(196, 58, 0.26, '#ffb133', '#f07a12', 6),
  keyboard(),
  path('M0 392H512', 'none', { stroke: '#ffd76a66', 'stroke-width': 34 }),
  path('M0 392H512', 'none', { stroke: '#ffd76a', 'stroke-width': 13 }),
  path('M0 391H512', 'none', { stroke: '#fffbe4', 'stroke-width': 5 }),
  cast(lantern(232, 244, 1.34, '#ff6f9f', '#e8336f', -7)),
  sparkle(92, 258, 30),
  sparkle(392, 226, 24),
  sparkle(330, 436, 22),
];
