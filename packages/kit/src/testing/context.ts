import type { Fit } from '../runtime/render/fit.ts';
import { Digest } from './digest.ts';
import { RecordedPath } from './recorded-path.ts';

// Node has no Path2D. A worker that runs several files may have this module's from one before.
if (globalThis.Path2D === undefined || Path2D.name === RecordedPath.name) {
  globalThis.Path2D = RecordedPath as unknown as typeof Path2D;
}

/** `[a, b, c, d, e, f]` as `setTransform` takes them; to CSS pixels. */
type Matrix = readonly [number, number, number, number, number, number];

/** Calls on a canvas. */
export type Recording = {
  /** Calls that left a mark in this frame. */
  readonly marks: number;
  /** A number that differs if the frame's calls differ. */
  readonly digest: number;
  readonly faults: Set<string>;
  readonly sprites: Set<string>;
  /** The largest size, CSS pixels, of every text over all frames; digits are not distinguished. */
  readonly texts: ReadonlyMap<string, number>;
  /** Positions of everything drawn in this frame, CSS pixels. */
  readonly spots: readonly { readonly x: number; readonly y: number }[];
  frame(): void;
  call(name: string, values: readonly unknown[]): void;
  fault(what: string): void;
  text(text: string, size: number): void;
  seen(x: number, y: number): void;
  /** Watches a painting that players see from a cache: under one key it must always be the same. */
  cached(key: string, paint: () => void): void;
  /** Watches the same painting again, after its frame; the frame's marks stay unchanged. */
  again(key: string, paint: () => void): void;
};

const MARKS = new Set(
  'fill stroke fillRect strokeRect fillText strokeText drawImage putImageData sprite label'.split(
    ' ',
  ),
);
const CALLS = (
  'beginPath closePath moveTo lineTo bezierCurveTo quadraticCurveTo arc arcTo ellipse rect roundRect ' +
  'clearRect clip setLineDash fill stroke fillRect strokeRect fillText strokeText drawImage putImageData'
).split(' ');
/** The indices of radii among the arguments; browsers throw at negative ones. */
const RADII: Readonly<Record<string, readonly number[]>> = {
  arc: [2],
  arcTo: [4],
  ellipse: [2, 3],
  roundRect: [4],
};
const STYLES = new Set(['fillStyle', 'strokeStyle', 'shadowColor']);

type Locate = (recording: Recording, values: readonly number[]) => void;

const atPoint: Locate = (recording, [x = NaN, y = NaN]) => recording.seen(x, y);
const atMiddle: Locate = (recording, [x = NaN, y = NaN, width = NaN, height = NaN]) =>
  recording.seen(x + width / 2, y + height / 2);
const atText: Locate = (recording, [, x = NaN, y = NaN]) => recording.seen(x, y);

/** The center of what a call draws, if it is easy to compute. */
const SPOTS: Readonly<Record<string, Locate>> = {
  arc: atPoint,
  ellipse: atPoint,
  moveTo: atPoint,
  rect: atMiddle,
  clearRect: atMiddle,
  fillRect: atMiddle,
  strokeRect: atMiddle,
  roundRect: atMiddle,
  fillText: atText,
  strokeText: atText,
};

const START: Readonly<Record<string, unknown>> = {
  fillStyle: '#000000',
  strokeStyle: '#000000',
  lineWidth: 1,
  lineCap: 'butt',
  lineJoin: 'miter',
  miterLimit: 10,
  lineDashOffset: 0,
  font: '10px sans-serif',
  textAlign: 'start',
  textBaseline: 'alphabetic',
  direction: 'inherit',
  letterSpacing: '0px',
  fontKerning: 'auto',
  globalAlpha: 1,
  globalCompositeOperation: 'source-over',
  imageSmoothingEnabled: true,
  imageSmoothingQuality: 'low',
  shadowBlur: 0,
  shadowColor: 'rgba(0, 0, 0, 0)',
  shadowOffsetX: 0,
  shadowOffsetY: 0,
};
const COLOR = /^(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+|(rgb|hsl)a?\([\d\s.,%/a-z+-]+\))$/i;
const MAX_SPOTS = 4000;

/** Known valid colors: most calls use one of a few. */
const colors = new Set<string>();

function isColor(text: string): boolean {
  if (colors.has(text)) return true;
  const is = COLOR.test(text.trim());
  if (is) colors.add(text);
  return is;
}

function createRecording(): Recording & { matrix: () => Matrix } {
  let marks = 0;
  const digest = new Digest();
  /** x and y alternate. */
  const spots = new Float64Array(MAX_SPOTS * 2);
  let ofSpots = 0;
  const texts = new Map<string, number>();
  const faults = new Set<string>();
  const pictures = new Map<string, number>();
  const take = (name: string, value: unknown): void => {
    if (typeof value === 'number') {
      if (!Number.isFinite(value)) recording.fault(`${name}: ${value}`);
      digest.number(value);
    } else if (typeof value === 'string') {
      if (digest.isOdd(value)) recording.fault(`${name}: "${value}"`);
      digest.text(value);
    } else if (Array.isArray(value)) {
      for (const item of value) take(name, item);
    } else if (typeof value !== 'object') {
      digest.text(String(value));
    }
  };
  const recording = {
    get marks() {
      return marks;
    },
    get digest() {
      return digest.value;
    },
    get spots() {
      return Array.from({ length: ofSpots }, (_, index) => ({
        x: spots[index * 2] ?? 0,
        y: spots[index * 2 + 1] ?? 0,
      }));
    },
    faults,
    texts,
    sprites: new Set<string>(),
    matrix: (): Matrix => [1, 0, 0, 1, 0, 0],
    frame() {
      marks = 0;
      digest.value = 0;
      ofSpots = 0;
    },
    call(name: string, values: readonly unknown[]) {
      if (MARKS.has(name)) marks += 1;
      digest.text(name);
      for (const value of values) take(name, value);
    },
    fault(what: string) {
      if (faults.size < 20) faults.add(what);
    },
    text(text: string, size: number) {
      const kind = text.replaceAll(/\d/g, '0');
      const [, , c, d] = recording.matrix();
      texts.set(kind, Math.max(texts.get(kind) ?? 0, size * Math.hypot(c, d)));
    },
    seen(x: number, y: number) {
      if (ofSpots === MAX_SPOTS) return;
      const [a, b, c, d, e, f] = recording.matrix();
      spots[ofSpots * 2] = a * x + c * y + e;
      spots[ofSpots * 2 + 1] = b * x + d * y + f;
      ofSpots += 1;
    },
    cached(key: string, paint: () => void) {
      const before = digest.value;
      digest.value = 0;
      paint();
      const known = pictures.get(key);
      if (known !== undefined && known !== digest.value) {
        recording.fault(
          `${key} paints something new under its old key, so players see the old one`,
        );
      }
      pictures.set(key, digest.value);
      const painted = digest.value;
      digest.value = before;
      digest.number(painted);
    },
    again(key: string, paint: () => void) {
      const before = [marks, ofSpots, digest.value] as const;
      recording.cached(key, paint);
      [marks, ofSpots, digest.value] = before;
    },
  };
  return recording;
}

/** A 2D context that records. `depth` is the number of open saves. */
export function recordingContext(fit: Fit): {
  readonly c: CanvasRenderingContext2D;
  readonly recording: Recording;
  readonly depth: () => number;
} {
  const recording = createRecording();
  let matrix: Matrix = [fit.px, 0, 0, fit.px, fit.left, fit.top];
  let state: Record<string, unknown> = { ...START };
  /** Whether the state also lies among the saved ones, and is copied before it changes. */
  let shared = false;
  const saved: { readonly matrix: Matrix; readonly state: Record<string, unknown> }[] = [];
  const move = (next: Matrix): void => {
    const [a, b, c, d, e, f] = next;
    if (!Number.isFinite(a + b + c + d + e + f)) recording.fault(`transform: ${next.join(' ')}`);
    matrix = next;
  };
  recording.matrix = () => matrix;

  const gradient = (name: string, values: readonly number[]): object => {
    recording.call(name, values);
    const radii = name === 'createRadialGradient' ? [values[2], values[5]] : [];
    if (radii.some((radius) => (radius ?? 0) < 0)) recording.fault(`${name}: a negative radius`);
    return {
      addColorStop(offset: number, color: string) {
        recording.call('addColorStop', [offset, color]);
        if (!(offset >= 0 && offset <= 1)) recording.fault(`addColorStop: offset ${offset}`);
        if (!isColor(color)) recording.fault(`addColorStop: "${color}" is no color`);
      },
    };
  };

  const own: Record<string, unknown> = {
    save() {
      saved.push({ matrix, state });
      shared = true;
    },
    restore() {
      const last = saved.pop();
      if (!last) {
        recording.fault('restore() without save()');
        return;
      }
      ({ matrix, state } = last);
      // The one restored may lie there twice.
      shared = true;
    },
    reset: () => recording.fault('reset() would drop the transform the kit has set'),
    translate: (x: number, y: number) => move(multiplied(matrix, [1, 0, 0, 1, x, y])),
    scale: (x: number, y: number) => move(multiplied(matrix, [x, 0, 0, y, 0, 0])),
    rotate(angle: number) {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      move(multiplied(matrix, [cos, sin, -sin, cos, 0, 0]));
    },
    transform: (...by: Matrix) => move(multiplied(matrix, by)),
    setTransform: () =>
      recording.fault('setTransform() would drop the transform the kit has set: use transform()'),
    resetTransform: () =>
      recording.fault('resetTransform() would drop the transform the kit has set'),
    getTransform() {
      const [a, b, c, d, e, f] = matrix;
      return { a, b, c, d, e, f };
    },
    createLinearGradient: (...at: number[]) => gradient('createLinearGradient', at),
    createRadialGradient: (...at: number[]) => gradient('createRadialGradient', at),
    createConicGradient: (...at: number[]) => gradient('createConicGradient', at),
    createPattern: () => ({ setTransform() {} }),
    measureText: (text: string) => metricsOf(text, fontSize(state['font'])),
    isPointInPath: () => false,
    isPointInStroke: () => false,
    getLineDash: () => [],
  };

  const called = (name: string) => {
    const radiiAt = RADII[name] ?? [];
    const spot = SPOTS[name];
    const writes = name === 'fillText' || name === 'strokeText';
    return (...values: readonly unknown[]) => {
      if (values[0] instanceof RecordedPath) traceAgain(values[0]);
      recording.call(name, values);
      for (const at of radiiAt) {
        const radius = values[at];
        if (Array.isArray(radius) ? radius.some(isNegative) : isNegative(radius)) {
          recording.fault(`${name}: a negative radius, ${String(radius)}`);
        }
      }
      if (name === 'drawImage' && (typeof values[0] !== 'object' || values[0] === null)) {
        recording.fault('drawImage: no image');
      }
      if (writes) recording.text(String(values[0]), fontSize(state['font']));
      spot?.(recording, values as readonly number[]);
    };
  };

  const drawing = new Map(CALLS.map((name) => [name, called(name)]));

  /** Fills, strokes and clips of a path leave the same marks as tracing it on the canvas. */
  const traceAgain = ({ calls }: RecordedPath): void => {
    drawing.get('beginPath')?.();
    for (const { name, values } of calls) drawing.get(name)?.(...values);
  };

  const set = (name: string, assigned: string, value: unknown): void => {
    recording.call(assigned, [value]);
    if (STYLES.has(name) && typeof value === 'string' && !isColor(value)) {
      recording.fault(`${name} = "${value}" is no color`);
    }
    if (name === 'font' && !/\d(\.\d+)?px /.test(String(value))) {
      recording.fault(`font = "${String(value)}": no size in px`);
    }
    if (shared) state = { ...state };
    shared = false;
    state[name] = value;
  };

  const setter = (name: string) => {
    const assigned = `${name} =`;
    return (value: unknown) => set(name, assigned, value);
  };

  /** Missing members of the canvas fall through to here. */
  const unknown = new Proxy(
    {},
    {
      get(_, name) {
        if (typeof name !== 'string') return undefined;
        if (name === 'canvas') {
          recording.fault('c.canvas: use width, height and bleed of the surface');
        } else recording.fault(`c.${name} is not known to this canvas`);
        return undefined;
      },
      set(_, name) {
        recording.fault(`c.${String(name)} = …: not for games (Safari has no filter)`);
        return true;
      },
    },
  );
  const c = Object.create(unknown, {
    ...Object.fromEntries(
      Object.entries({
        ...Object.fromEntries(drawing),
        ...own,
      }).map(([name, value]) => [name, { value }]),
    ),
    ...Object.fromEntries(
      Object.keys(START).map((name) => [name, { get: () => state[name], set: setter(name) }]),
    ),
  }) as CanvasRenderingContext2D;
  return { c, recording, depth: () => saved.length };
}

function isNegative(value: unknown): boolean {
  return typeof value === 'number' && value < 0;
}

function multiplied(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

function fontSize(font: unknown): number {
  return Number(/([\d.]+)px/.exec(String(font))?.[1] ?? 10);
}

/** Accurate enough for layout: display letters are a little over half as wide as they are tall. */
function metricsOf(text: string, size: number): object {
  const width = [...text].length * size * 0.56;
  return {
    width,
    actualBoundingBoxLeft: 0,
    actualBoundingBoxRight: width,
    actualBoundingBoxAscent: size * 0.75,
    actualBoundingBoxDescent: size * 0.2,
    fontBoundingBoxAscent: size,
    fontBoundingBoxDescent: size * 0.25,
  };
}
