import {
  cast,
  checker,
  circle,
  clip,
  ellipse,
  fade,
  linear,
  path,
  place,
  radial,
  rays,
  sky,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';
import { faceOf, INK, lookOf, type Layer, type Mood } from './view/worlds.ts';

function layers(all: readonly Layer[] = []): Svg {
  return all
    .map(({ d, fill, line, width = 1 }) => {
      const both = fill !== undefined && line !== undefined;
      const solid = fill?.slice(0, 7) ?? 'none';
      const opacity =
        fill && fill.length > 7 ? Number.parseInt(fill.slice(7), 16) / 255 : undefined;
      return path(d, solid, {
        'fill-opacity': opacity,
        ...(line !== undefined && {
          stroke: line,
          'stroke-width': both ? width * 2 : width,
          'stroke-linejoin': 'round',
          'stroke-linecap': 'round',
          'paint-order': 'stroke',
        }),
      });
    })
    .join('');
}

/** A world around 0, 0 with a reach of 100, lit from the upper left. */
function world(kind: number, mood: Mood): Svg {
  const look = lookOf(kind);
  const { ball } = look;
  const [middle, base, edge] = look.colors;
  const disc = `M${-ball} 0A${ball} ${ball} 0 1 1 ${ball} 0A${ball} ${ball} 0 1 1 ${-ball} 0Z`;
  return [
    layers(look.back),
    circle(0, 0, ball, radial(0, 0, ball, middle, base, base, edge)),
    clip(disc, layers(look.marks)),
    circle(0, 0, ball - look.ink / 2 + 1, 'none', { stroke: INK, 'stroke-width': look.ink }),
    circle(
      0,
      0,
      ball,
      radial(
        -ball * 0.3,
        -ball * 0.36,
        ball * 1.4,
        '#ffffff44',
        '#ffffff00',
        '#2b0f4a10',
        '#2b0f4a77',
      ),
    ),
    layers(look.front),
    place({ y: look.low, scale: look.face }, layers(faceOf(kind, mood))),
    place({ x: -ball * 0.46, y: -ball * 0.58, rotate: -43 }, ellipse(0, 0, 22, 11, '#ffffffc4')),
  ].join('');
}

const petals = Array.from({ length: 32 }, (_, n) =>
  place({ x: 256, y: 290, rotate: n * 11.25 }, ellipse(0, -221, n % 2 === 0 ? 9 : 5, 6, '#3f7bf0')),
).join('');

export const card: Card = () =>
  Promise.resolve([
    sky('#ffb59e', '#ff8f86', '#f0607c'),
    place({}, checker('#ffe6d455', 7)),
    rays(90, 40, 14, '#ffffff33'),
    vignette('#6a1440', 0.4),
    cast(circle(256, 290, 236, INK)),
    circle(256, 290, 230, linear(90, 100, 420, 480, '#ffffff', '#fff3dc', '#e2cfc4')),
    petals,
    circle(256, 290, 210, INK),
    circle(
      256,
      290,
      205,
      radial(256, 290, 205, '#a9b8ff', '#6a5fe6', '#4238a8', '#2a2080', '#1a1254'),
    ),
    stroke('M120 330Q150 160 310 150M400 260Q390 420 230 436', fade('#ffffff', 0.16), 20),
    sparkle(120, 250, 12, '#ffffffb0'),
    sparkle(396, 224, 10, '#ffffffb0'),
    sparkle(256, 466, 12, '#ffffffb0'),
    cast(place({ x: 150, y: 374, scale: 0.66, rotate: -14 }, world(5, 'awake'))),
    cast(place({ x: 372, y: 386, scale: 0.62, rotate: 10 }, world(2, 'joy'))),
    cast(place({ x: 262, y: 244, scale: 1.74, rotate: -8 }, world(8, 'joy'))),
    cast(place({ x: 262, y: 444, scale: 0.42, rotate: 8 }, world(4, 'awake'))),
    sparkle(432, 84, 26),
    sparkle(74, 96, 20),
    sparkle(470, 430, 14),
  ]);
