import {
  drawing,
  ellipse,
  fade,
  linear,
  PALETTE,
  radial,
  round,
  stroke,
  tint,
  type Svg,
} from '@playgrove/kit/build';
import type { Fruit } from '../rules/fruit.ts';

/** What a fruit looks like inside, seen at a slant: a wide ellipse. */
type Flesh = {
  /** Skin's edge, pith, flesh from the rim inward, heart. */
  readonly skin: string;
  readonly pith: string;
  readonly flesh: string;
  readonly heart: string;
  readonly inside: 'seeds' | 'segments' | 'core' | 'stone' | 'rings';
};

const FLESH: Readonly<Record<Fruit, Flesh>> = {
  melon: { skin: '#2f9e4d', pith: '#dcf8b4', flesh: '#ff3f5e', heart: '#ff929c', inside: 'seeds' },
  orange: {
    skin: '#ff8a1f',
    pith: '#fff0c8',
    flesh: '#ff9a1c',
    heart: '#ffd27a',
    inside: 'segments',
  },
  apple: { skin: '#7bc62d', pith: '#f4ffd0', flesh: '#eaf7b0', heart: '#fffde6', inside: 'core' },
  strawberry: {
    skin: '#e8274b',
    pith: '#ff6d7f',
    flesh: '#ff8b97',
    heart: '#fff0ee',
    inside: 'rings',
  },
  pear: { skin: '#a9cf35', pith: '#fbffdd', flesh: '#f1f6c2', heart: '#fffef0', inside: 'core' },
  lemon: {
    skin: '#ffc21f',
    pith: '#fffbdc',
    flesh: '#ffe14a',
    heart: '#fff6b0',
    inside: 'segments',
  },
  peach: { skin: '#ff8a6a', pith: '#ffd9a0', flesh: '#ffb955', heart: '#ffd98a', inside: 'stone' },
  pineapple: {
    skin: '#d98a1f',
    pith: '#ffe48a',
    flesh: '#ffd23c',
    heart: '#fff0a8',
    inside: 'rings',
  },
  golden: { skin: '#e8a51a', pith: '#fff6c8', flesh: '#ffe27a', heart: '#fffbe0', inside: 'core' },
};

const [X, Y, RX, RY] = [100, 34, 96, 30];

export function face(fruit: Fruit): Svg {
  const { skin, pith, flesh, heart, inside } = FLESH[fruit];
  const meat = radial(X, Y, RX, heart, flesh, flesh);
  return drawing(
    200,
    68,
    ellipse(X, Y, RX, RY, skin),
    ellipse(X, Y, RX * 0.95, RY * 0.91, pith),
    ellipse(X, Y, RX * 0.88, RY * 0.8, meat),
    INSIDES[inside](heart, flesh),
    ellipse(X - 26, Y - 11, 46, 6.5, '#ffffff59', { transform: `rotate(-4 ${X - 26} ${Y - 11})` }),
  );
}

/** Points on a smaller ellipse about the middle. */
function around(
  count: number,
  far: number,
  shift = 0,
): readonly (readonly [number, number, number])[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = ((at + shift) / count) * Math.PI * 2;
    return [X + Math.cos(angle) * RX * far, Y + Math.sin(angle) * RY * far, angle] as const;
  });
}

const INSIDES: Readonly<Record<Flesh['inside'], (heart: string, flesh: string) => Svg>> = {
  seeds: () =>
    [...around(9, 0.58), ...around(4, 0.24, 0.5)]
      .map(([x, y, angle]) =>
        ellipse(x, y, 6.2, 3.1, PALETTE.ink, {
          transform: `rotate(${round(Math.sin(angle) * 18)} ${round(x)} ${round(y)})`,
        }),
      )
      .join(''),
  segments: (heart, flesh) =>
    around(9, 0.84)
      .map(([x, y]) => stroke(`M${X} ${Y}L${round(x)} ${round(y)}`, tint(heart, 0.6), 3.4))
      .join('') +
    ellipse(X, Y, 12, 4.4, tint(heart, 0.7)) +
    around(14, 0.7, 0.3)
      .map(([x, y]) => ellipse(x, y, 4, 1.6, fade(tint(flesh, 0.55), 0.8)))
      .join(''),
  core: () =>
    ellipse(X, Y, 34, 11, '#e6d98a') +
    ellipse(X, Y, 28, 8.4, '#fff6cf') +
    [-15, 15]
      .map(
        (dx) =>
          ellipse(X + dx, Y, 8.5, 3.6, '#6b3a1f') + ellipse(X + dx - 2, Y - 1, 3, 1.2, '#b87a4a'),
      )
      .join(''),
  stone: () =>
    ellipse(X, Y, 42, 14, '#ff7f5a') +
    ellipse(X, Y, 34, 11.5, linear(X - 34, 0, X + 34, 0, '#a85a2f', '#8a3f26')) +
    stroke(`M${X - 22} ${Y - 2}Q${X} ${Y - 7} ${X + 22} ${Y - 2}`, '#d18a55', 2.2) +
    stroke(`M${X - 18} ${Y + 4}Q${X} ${Y + 8} ${X + 18} ${Y + 4}`, '#6d2f22', 2),
  rings: (heart, flesh) =>
    around(16, 0.76)
      .map(([x, y]) => stroke(`M${X} ${Y}L${round(x)} ${round(y)}`, fade(heart, 0.75), 2.4))
      .join('') +
    ellipse(X, Y, 34, 10.5, flesh) +
    ellipse(X, Y, 26, 7.6, heart),
};
