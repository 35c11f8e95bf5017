import {
  dOf,
  IDENTITY,
  inverse,
  PathCanvas,
  times,
  transformOf,
  type SvgPath2D,
  type Matrix,
  type Segment,
} from './svg-path.ts';
import { define, shape, type Attributes, type Paint, type Svg } from './svg.ts';

/** The outline of a text as a path, its baseline at 0, 0; `width` is its advance. */
export type Outline = (
  text: string,
  size: number,
) => { readonly d: string; readonly width: number };

type Context = CanvasRenderingContext2D;

/** A color as SVG wants it: an opaque one, and its opacity. */
function colorOf(color: string): readonly [solid: string, opacity: number] {
  if (/^#[\da-f]{8}$/i.test(color)) {
    return [color.slice(0, 7), Number.parseInt(color.slice(7), 16) / 255];
  }
  const [, parts = ''] = /^rgba?\(([^)]*)\)$/i.exec(color) ?? [];
  if (parts === '') return [color, 1];
  const [r, g, b, alpha = '1'] = parts.split(/[\s,/]+/);
  return [`rgb(${r} ${g} ${b})`, Number(alpha)];
}

/** Blend modes by the canvas's names. */
const BLENDS: Readonly<Record<string, string>> = {
  'source-over': '',
  lighter: 'plus-lighter',
};
const SAME = 'multiply screen overlay soft-light hard-light lighten darken color-dodge'.split(' ');

class Gradient {
  readonly #tag: string;
  readonly #place: Attributes;
  readonly #stops: Svg[] = [];

  constructor(tag: string, place: Attributes) {
    this.#tag = tag;
    this.#place = place;
  }

  addColorStop(offset: number, color: string): void {
    const [solid, opacity] = colorOf(color);
    const more = opacity < 1 ? { 'stop-opacity': opacity } : {};
    this.#stops.push(shape('stop', { offset, 'stop-color': solid, ...more }));
  }

  get paint(): Paint {
    const place = { gradientUnits: 'userSpaceOnUse', ...this.#place };
    return define((id) => shape(this.#tag, { id, ...place }, ...this.#stops));
  }
}

/** What `save` keeps. */
const FRESH = {
  fillStyle: '#000000' as string | CanvasGradient | CanvasPattern,
  strokeStyle: '#000000' as string | CanvasGradient | CanvasPattern,
  lineWidth: 1,
  lineCap: 'butt' as CanvasLineCap,
  lineJoin: 'miter' as CanvasLineJoin,
  miterLimit: 10,
  lineDashOffset: 0,
  globalAlpha: 1,
  globalCompositeOperation: 'source-over' as GlobalCompositeOperation,
  font: '10px sans-serif',
  textAlign: 'start' as CanvasTextAlign,
  textBaseline: 'alphabetic' as CanvasTextBaseline,
};
type Style = typeof FRESH & {
  dash: readonly number[];
  /** Outlines, each inside the one before. */
  clips: readonly string[];
};

/**
 * A canvas that writes SVG, so that a painter of the view also paints the game's card. It knows
 * what painters of pieces and scenery call; anything else throws and says so.
 */
class SvgCanvas extends PathCanvas {
  declare fillStyle: string;
  declare strokeStyle: string;
  declare lineWidth: number;
  declare lineCap: CanvasLineCap;
  declare lineJoin: CanvasLineJoin;
  declare miterLimit: number;
  declare lineDashOffset: number;
  declare globalAlpha: number;
  declare globalCompositeOperation: string;
  declare font: string;
  declare textAlign: CanvasTextAlign;
  declare textBaseline: CanvasTextBaseline;
  readonly #outline: Outline | undefined;
  #style: Style = { ...FRESH, dash: [], clips: [] };
  readonly #saved: (readonly [Style, Matrix])[] = [];
  readonly #svg: Svg[] = [];
  /** Clips of the group that is open in the text. */
  #open: readonly string[] = [];

  constructor(outline: Outline | undefined) {
    super();
    this.#outline = outline;
    for (const name of Object.keys(FRESH) as (keyof typeof FRESH)[]) {
      Object.defineProperty(this, name, {
        get: () => this.#style[name],
        set: (value: never) => {
          this.#style[name] = value;
        },
      });
    }
  }

  get svg(): Svg {
    this.#clipTo([]);
    return this.#svg.join('');
  }

  save(): void {
    this.#saved.push([{ ...this.#style }, this.matrix]);
  }

  restore(): void {
    const saved = this.#saved.pop();
    if (saved) [this.#style, this.matrix] = saved;
  }

  translate(x: number, y: number): void {
    this.transform(1, 0, 0, 1, x, y);
  }

  scale(x: number, y: number): void {
    this.transform(x, 0, 0, y, 0, 0);
  }

  rotate(angle: number): void {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    this.transform(cos, sin, -sin, cos, 0, 0);
  }

  transform(...matrix: Matrix): void {
    this.matrix = times(this.matrix, matrix);
  }

  setTransform(...[first, ...rest]: readonly (number | DOMMatrix)[]): void {
    if (typeof first === 'object') {
      const { a, b, c, d, e, f } = first;
      this.matrix = [a, b, c, d, e, f];
    } else this.matrix = [first ?? 1, ...rest] as unknown as Matrix;
  }

  getTransform(): unknown {
    const [a, b, c, d, e, f] = this.matrix;
    return { a, b, c, d, e, f };
  }

  setLineDash(dash: readonly number[]): void {
    this.#style.dash = [...dash];
  }

  getLineDash(): readonly number[] {
    return this.#style.dash;
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.#draw(
      'fill',
      this.aside(() => this.rect(x, y, width, height)),
    );
  }

  strokeRect(x: number, y: number, width: number, height: number): void {
    this.#draw(
      'stroke',
      this.aside(() => this.rect(x, y, width, height)),
    );
  }

  fill(first: CanvasFillRule | SvgPath2D = 'nonzero', rule: CanvasFillRule = 'nonzero'): void {
    if (typeof first === 'object') this.#shape('fill', first.d, rule);
    else this.#draw('fill', this.path, first);
  }

  stroke(path?: SvgPath2D): void {
    if (path) this.#shape('stroke', path.d);
    else this.#draw('stroke', this.path);
  }

  clip(first: CanvasFillRule | SvgPath2D = 'nonzero', rule: CanvasFillRule = 'nonzero'): void {
    const isPath = typeof first === 'object';
    const where = isPath
      ? { d: first.d, transform: transformOf(this.matrix) }
      : { d: dOf(this.path, IDENTITY) };
    const isEven = (isPath ? rule : first) === 'evenodd';
    const outline = shape('path', { ...where, ...(isEven && { 'clip-rule': 'evenodd' }) });
    this.#style.clips = [...this.#style.clips, outline];
  }

  createLinearGradient(x1: number, y1: number, x2: number, y2: number): unknown {
    return new Gradient('linearGradient', { x1, y1, x2, y2 });
  }

  createRadialGradient(
    fx: number,
    fy: number,
    fr: number,
    cx: number,
    cy: number,
    r: number,
  ): unknown {
    return new Gradient('radialGradient', { cx, cy, r, fx, fy, ...(fr > 0 && { fr }) });
  }

  measureText(text: string): { readonly width: number } {
    return this.#outlineOf(text);
  }

  fillText(text: string, x: number, y: number): void {
    this.#text('fill', text, x, y);
  }

  strokeText(text: string, x: number, y: number): void {
    this.#text('stroke', text, x, y);
  }

  #outlineOf(text: string): { readonly d: string; readonly width: number } {
    const size = Number.parseFloat(/([\d.]+)px/.exec(this.font)?.[1] ?? '10');
    if (!this.#outline) throw new Error(`a painted picture has no font for "${text}"`);
    return this.#outline(text, size);
  }

  #text(what: 'fill' | 'stroke', text: string, x: number, y: number): void {
    const { d, width } = this.#outlineOf(text);
    const size = Number.parseFloat(/([\d.]+)px/.exec(this.font)?.[1] ?? '10');
    const part = { center: 0.5, right: 1, end: 1 }[this.textAlign as string] ?? 0;
    const rise = { middle: 0.36, top: 0.74, hanging: 0.74, bottom: -0.2 }[
      this.textBaseline as string
    ];
    const matrix = times(this.matrix, [1, 0, 0, 1, x - width * part, y + size * (rise ?? 0)]);
    this.#put(shape('path', { d, ...this.#attributes(what), ...this.#look(matrix) }));
  }

  /** Paths are style as they look on the card: a line's width needs the space it is drawn in. */
  #draw(what: 'fill' | 'stroke', path: readonly Segment[], rule?: CanvasFillRule): void {
    const { matrix } = this;
    const back = inverse(matrix);
    if (path.length === 0 || !back) return;
    this.#shape(what, dOf(path, back), rule);
  }

  #shape(what: 'fill' | 'stroke', d: string, rule?: CanvasFillRule): void {
    const even = rule === 'evenodd' && { 'fill-rule': rule };
    this.#put(shape('path', { d, ...even, ...this.#attributes(what), ...this.#look(this.matrix) }));
  }

  #look(matrix: Matrix): Attributes {
    const { globalCompositeOperation: mode } = this.#style;
    const blend = BLENDS[mode] ?? (SAME.includes(mode) ? mode : undefined);
    if (blend === undefined) throw new Error(`a painted picture knows no "${mode}"`);
    return {
      transform: transformOf(matrix),
      ...(blend !== '' && { style: `mix-blend-mode:${blend}` }),
    };
  }

  #attributes(what: 'fill' | 'stroke'): Attributes {
    const style = this.#style;
    const [paint, alpha] = paintOf(what === 'fill' ? style.fillStyle : style.strokeStyle);
    const opacity = alpha * style.globalAlpha;
    const shown = opacity < 1 ? { [`${what}-opacity`]: Math.round(opacity * 1000) / 1000 } : {};
    if (what === 'fill') return { fill: paint, ...shown };
    return {
      fill: 'none',
      stroke: paint,
      'stroke-width': style.lineWidth,
      ...(style.lineCap !== 'butt' && { 'stroke-linecap': style.lineCap }),
      ...(style.lineJoin !== 'miter' && { 'stroke-linejoin': style.lineJoin }),
      ...(style.dash.length > 0 && {
        'stroke-dasharray': style.dash.join(' '),
        'stroke-dashoffset': style.lineDashOffset,
      }),
      ...shown,
    };
  }

  #put(element: Svg): void {
    this.#clipTo(this.#style.clips);
    this.#svg.push(element);
  }

  /** Closes and opens groups, so that neighbors in one clip share it. */
  #clipTo(clips: readonly string[]): void {
    let same = 0;
    while (same < this.#open.length && this.#open[same] === clips[same]) same += 1;
    this.#svg.push('</g>'.repeat(this.#open.length - same));
    for (const clip of clips.slice(same)) {
      const mask = define((id) => `<clipPath id="${id}">${clip}</clipPath>`);
      this.#svg.push(`<defs>${mask.markup}</defs><g clip-path="${mask.ref}">`);
    }
    this.#open = clips;
  }
}

function paintOf(style: Style['fillStyle']): readonly [paint: Paint, opacity: number] {
  if (typeof style === 'string') return colorOf(style);
  if (style instanceof Gradient) return [style.paint, 1];
  throw new Error('a painted picture knows colors and gradients, not patterns');
}

/**
 * The SVG of what a painter of the view draws.
 * @param outline the font, for painters that write
 * @throws Error for what SVG cannot say: pixels, patterns, an unknown blend mode
 */
export function painted(paint: (c: Context) => void, outline?: Outline): Svg {
  const canvas = new SvgCanvas(outline);
  const unknown: ProxyHandler<SvgCanvas> = {
    get: (target, name) => {
      if (!(name in target)) throw new Error(`a painted picture cannot ${String(name)}`);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  };
  paint(new Proxy(canvas, unknown) as unknown as Context);
  return canvas.svg;
}
