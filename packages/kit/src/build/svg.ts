import { hashSeed } from '../core/index.ts';
import { alphaOf } from './color.ts';

/** SVG markup. Every drawing function returns it, so pictures are built by joining texts. */
export type Svg = string;

/** A gradient or pattern with its definition; `shape` writes the definition where it is used. */
export type Defined = { readonly markup: Svg; readonly ref: string };

/** A color (`#rrggbb`, `#rrggbbaa`, `none`) or a definition. */
export type Paint = string | Defined;

export type Attributes = Readonly<Record<string, Paint | number | undefined>>;

/** Two decimals are finer than any pixel. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/**
 * A definition that others refer to. Its id is a hash of its content, so pictures that share a page
 * never mix up their gradients, and the same picture is always the same text.
 */
export function define(write: (id: string) => Svg): Defined & { readonly id: string } {
  const id = `d${hashSeed(write('')).toString(36)}`;
  return { id, markup: write(id), ref: `url(#${id})` };
}

/** A gradient from one point to the other; colors are spread evenly. */
export function linear(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  ...colors: readonly string[]
): Defined {
  const at = `x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"`;
  return define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${at}>${stops(colors)}</linearGradient>`,
  );
}

/** A gradient from a center outward to `r`; colors are spread evenly. */
export function radial(x: number, y: number, r: number, ...colors: readonly string[]): Defined {
  const at = `cx="${round(x)}" cy="${round(y)}" r="${round(r)}"`;
  return define(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${at}>${stops(colors)}</radialGradient>`,
  );
}

function stops(colors: readonly string[]): Svg {
  const last = Math.max(1, colors.length - 1);
  return colors
    .map((color, at) => {
      const solid = color.slice(0, 7);
      const alpha = alphaOf(color);
      const opacity = alpha < 1 ? ` stop-opacity="${round(alpha)}"` : '';
      return `<stop offset="${round(at / last)}" stop-color="${solid}"${opacity}/>`;
    })
    .join('');
}

/** One element; definitions in its attributes are written just before it. */
export function shape(tag: string, attributes: Attributes, ...inside: readonly Svg[]): Svg {
  let definitions = '';
  let text = '';
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    if (typeof value === 'object') {
      definitions += value.markup;
      text += ` ${name}="${value.ref}"`;
    } else {
      text += ` ${name}="${typeof value === 'number' ? round(value) : value}"`;
    }
  }
  const before = definitions === '' ? '' : `<defs>${definitions}</defs>`;
  const body = inside.join('');
  return `${before}<${tag}${text}${body === '' ? '/>' : `>${body}</${tag}>`}`;
}

export function path(d: string, fill: Paint, more: Attributes = {}): Svg {
  return shape('path', { d, fill, ...more });
}

export function circle(cx: number, cy: number, r: number, fill: Paint, more: Attributes = {}): Svg {
  return shape('circle', { cx, cy, r, fill, ...more });
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: Paint,
  more: Attributes = {},
): Svg {
  return shape('ellipse', { cx, cy, rx, ry, fill, ...more });
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Paint,
  more: Attributes = {},
): Svg {
  return shape('rect', { x, y, width, height, fill, ...more });
}

/** An open line with round ends and corners. */
export function stroke(d: string, color: Paint, width: number, more: Attributes = {}): Svg {
  return shape('path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
}

export type Placement = {
  readonly x?: number;
  readonly y?: number;
  /** Degrees, clockwise. */
  readonly rotate?: number;
  readonly scale?: number;
  /** Mirrored left to right. */
  readonly flip?: boolean;
  readonly opacity?: number;
};

/** Moves, rotates and scales its content around 0, 0. */
export function place(where: Placement, ...inside: readonly Svg[]): Svg {
  const { x = 0, y = 0, rotate = 0, scale = 1, flip = false, opacity } = where;
  const steps = [
    x !== 0 || y !== 0 ? `translate(${round(x)} ${round(y)})` : '',
    rotate !== 0 ? `rotate(${round(rotate)})` : '',
    scale !== 1 || flip ? `scale(${round(flip ? -scale : scale)} ${round(scale)})` : '',
  ].filter((step) => step !== '');
  const transform = steps.length > 0 ? steps.join(' ') : undefined;
  return shape('g', { transform, opacity }, ...inside);
}

/** Clips its content to the outline `d`. */
export function clip(d: string, ...inside: readonly Svg[]): Svg {
  const mask = define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  return shape('g', { 'clip-path': mask }, ...inside);
}

/** A drawing as a whole picture, for `SpriteSheet.own` and `hero`. */
export function drawing(width: number, height: number, ...inside: readonly Svg[]): Svg {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inside.join('')}</svg>`;
}
