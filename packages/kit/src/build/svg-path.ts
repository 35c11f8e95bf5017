import { round } from './svg.ts';

/** Maps x, y to a·x + c·y + e, b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

/** Undefined for a matrix that squeezes everything into a line. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const det = a * d - b * c;
  if (det === 0) return undefined;
  return [d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det];
}

export function transformOf(matrix: Matrix): string | undefined {
  if (matrix.every((value, index) => value === IDENTITY[index])) return undefined;
  return `matrix(${matrix.map((value) => Math.round(value * 1e4) / 1e4).join(' ')})`;
}

export type Segment = {
  readonly kind: 'M' | 'L' | 'C' | 'Z';
  /** x, y, x, y, … */
  readonly points: readonly number[];
};

export function dOf(path: readonly Segment[], matrix: Matrix): string {
  const [a, b, c, d, e, f] = matrix;
  return path
    .map(({ kind, points }) => {
      const moved: number[] = [];
      for (let at = 0; at < points.length; at += 2) {
        const [x = 0, y = 0] = points.slice(at, at + 2);
        moved.push(round(a * x + c * y + e), round(b * x + d * y + f));
      }
      return kind + moved.join(' ');
    })
    .join('');
}

/** The part of a canvas that traces paths. Their points stay as they look, whatever moves later. */
export class PathCanvas {
  protected matrix: Matrix = IDENTITY;
  protected path: Segment[] = [];
  #at: readonly [x: number, y: number] = [0, 0];

  /** Whether the next point begins the path. */
  protected get isFresh(): boolean {
    return this.path.length === 0;
  }

  beginPath(): void {
    this.path = [];
  }

  closePath(): void {
    if (this.path.length > 0) this.path.push({ kind: 'Z', points: [] });
  }

  moveTo(x: number, y: number): void {
    this.#add('M', [x, y]);
  }

  lineTo(x: number, y: number): void {
    this.#add(this.isFresh ? 'M' : 'L', [x, y]);
  }

  bezierCurveTo(...points: [number, number, number, number, number, number]): void {
    if (this.isFresh) this.moveTo(points[0], points[1]);
    this.#add('C', points);
  }

  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void {
    if (this.isFresh) this.moveTo(cx, cy);
    const [fromX, fromY] = this.#at;
    const third = (from: number, to: number): number => from + ((to - from) * 2) / 3;
    const points = [third(fromX, cx), third(fromY, cy), third(x, cx), third(y, cy), x, y];
    this.#add('C', points);
  }

  arc(x: number, y: number, r: number, from: number, to: number, back = false): void {
    this.ellipse(x, y, r, r, 0, from, to, back);
  }

  ellipse(
    x: number,
    y: number,
    rx: number,
    ry: number,
    turn: number,
    from: number,
    to: number,
    back = false,
  ): void {
    const full = Math.PI * 2;
    let sweep = to - from;
    if (Math.abs(sweep) >= full && sweep > 0 !== back) sweep = back ? -full : full;
    else sweep = back ? -((((from - to) % full) + full) % full) : ((sweep % full) + full) % full;
    const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2)));
    const step = sweep / pieces;
    const pull = (4 / 3) * Math.tan(step / 4);
    const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
    const point = (u: number, v: number): [number, number] => [
      x + cosine * u * rx - sine * v * ry,
      y + sine * u * rx + cosine * v * ry,
    ];
    this.lineTo(...point(Math.cos(from), Math.sin(from)));
    for (let piece = 0; piece < pieces; piece += 1) {
      const [one, other] = [from + step * piece, from + step * (piece + 1)];
      const [c1, s1, c2, s2] = [Math.cos(one), Math.sin(one), Math.cos(other), Math.sin(other)];
      this.#add('C', [
        ...point(c1 - pull * s1, s1 + pull * c1),
        ...point(c2 + pull * s2, s2 - pull * c2),
        ...point(c2, s2),
      ]);
    }
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.moveTo(x, y);
    for (const [dx, dy] of [
      [width, 0],
      [width, height],
      [0, height],
    ] as const) {
      this.#add('L', [x + dx, y + dy]);
    }
    this.closePath();
  }

  roundRect(
    x: number,
    y: number,
    width: number,
    height: number,
    radii: number | readonly number[] = 0,
  ): void {
    const list = typeof radii === 'number' ? [radii] : radii;
    const [one = 0, two = one, three = one, four = two] = list;
    const most = Math.min(Math.abs(width), Math.abs(height)) / 2;
    const corners = [one, two, three, four].map((r) => Math.min(r, most));
    const [a = 0, b = 0, c = 0, d = 0] = corners;
    const quarter = Math.PI / 2;
    this.moveTo(x + a, y);
    this.arc(x + width - b, y + b, b, -quarter, 0);
    this.arc(x + width - c, y + height - c, c, 0, quarter);
    this.arc(x + d, y + height - d, d, quarter, quarter * 2);
    this.arc(x + a, y + a, a, quarter * 2, quarter * 3);
    this.closePath();
  }

  #add(kind: Segment['kind'], points: readonly number[]): void {
    const [a, b, c, d, e, f] = this.matrix;
    const moved: number[] = [];
    for (let at = 0; at < points.length; at += 2) {
      const [x = 0, y = 0] = points.slice(at, at + 2);
      moved.push(a * x + c * y + e, b * x + d * y + f);
    }
    this.path.push({ kind, points: moved });
    this.#at = [points.at(-2) ?? 0, points.at(-1) ?? 0];
  }

  /** The path that `trace` makes, without changing the current one. */
  protected aside(trace: () => void): Segment[] {
    const before = this.path;
    this.path = [];
    trace();
    const made = this.path;
    this.path = before;
    return made;
  }
}

/** `Path2D` where there is no browser: what it traces, as the text of an SVG path. */
export class SvgPath2D extends PathCanvas {
  readonly #given: string;

  constructor(from: string | SvgPath2D = '') {
    super();
    this.#given = typeof from === 'string' ? from : from.d;
  }

  protected override get isFresh(): boolean {
    return super.isFresh && this.#given === '';
  }

  get d(): string {
    return this.#given + dOf(this.path, IDENTITY);
  }
}
