import type { Fit } from '../stage/fit.ts';

/** `[a, b, c, d, e, f]` as `setTransform` takes them; to CSS pixels. */
type Matrix = readonly [number, number, number, number, number, number];

/** What was asked of a canvas. */
export type Recording = {
  /** Calls that leave a mark, in this frame. */
  readonly marks: number;
  /** A number that differs when the frame's calls do. */
  readonly digest: number;
  readonly faults: Set<string>;
  readonly sprites: Set<string>;
  /** The largest size, CSS pixels, of every text (digits told apart by nothing), over all frames. */
  readonly texts: ReadonlyMap<string, number>;
  /** Where things were drawn in this frame, CSS pixels. */
  readonly spots: readonly { readonly x: number; readonly y: number }[];
  frame(): void;
  call(name: string, values: readonly unknown[]): void;
  fault(what: string): void;
  text(text: string, size: number): void;
  seen(x: number, y: number): void;
  /** Watches a painting that players see from a cache: under one key it must always be the same. */
  cached(key: string, paint: () => void): void;
};

const MARKS = new Set(
  'fill stroke fillRect strokeRect fillText strokeText drawImage putImageData sprite label'.split(
    ' ',
  ),
);
const CALLS = new Set(
  (
    'beginPath closePath moveTo lineTo bezierCurveTo quadraticCurveTo arc arcTo ellipse rect roundRect ' +
    'clearRect clip setLineDash fill stroke fillRect strokeRect fillText strokeText drawImage putImageData'
  ).split(' '),
);
/** Where the radii are among the arguments; a browser throws at negative ones. */
const RADII: Readonly<Record<string, readonly number[]>> = {
  arc: [2],
  arcTo: [4],
  ellipse: [2, 3],
  roundRect: [4],
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
const COLOUR = /^(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+|(rgb|hsl)a?\([\d\s.,%/a-z+-]+\))$/i;
const MOST_SPOTS = 4000;

function createRecording(): Recording & {
  scale: () => number;
  map: (x: number, y: number) => void;
} {
  let marks = 0;
  let digest = 0;
  let spots: { x: number; y: number }[] = [];
  const texts = new Map<string, number>();
  const faults = new Set<string>();
  const pictures = new Map<string, number>();
  const recording = {
    get marks() {
      return marks;
    },
    get digest() {
      return digest;
    },
    get spots() {
      return spots;
    },
    faults,
    texts,
    sprites: new Set<string>(),
    scale: () => 1,
    map(x: number, y: number) {
      if (spots.length < MOST_SPOTS) spots.push({ x, y });
    },
    frame() {
      marks = 0;
      digest = 0;
      spots = [];
    },
    call(name: string, values: readonly unknown[]) {
      if (MARKS.has(name)) marks += 1;
      for (const value of values) checkValue(name, value, recording.fault);
      const text = `${name} ${values.map((value) => (typeof value === 'object' ? '' : String(value))).join()}`;
      for (let index = 0; index < text.length; index += 1) {
        digest = Math.imul(digest ^ text.charCodeAt(index), 0x01000193);
      }
    },
    fault(what: string) {
      if (faults.size < 20) faults.add(what);
    },
    text(text: string, size: number) {
      const kind = text.replaceAll(/\d/g, '0');
      texts.set(kind, Math.max(texts.get(kind) ?? 0, size * recording.scale()));
    },
    seen(x: number, y: number) {
      recording.map(x, y);
    },
    cached(key: string, paint: () => void) {
      const before = digest;
      digest = 0;
      paint();
      const known = pictures.get(key);
      if (known !== undefined && known !== digest) {
        recording.fault(
          `${key} paints something new under its old key, so players see the old one`,
        );
      }
      pictures.set(key, digest);
      digest = Math.imul(before ^ digest, 0x01000193);
    },
  };
  return recording;
}

function checkValue(name: string, value: unknown, fault: (what: string) => void): void {
  if (typeof value === 'number' && !Number.isFinite(value)) fault(`${name}: ${value}`);
  if (typeof value === 'string' && /\b(NaN|undefined|Infinity)\b/.test(value)) {
    fault(`${name}: "${value}"`);
  }
  if (Array.isArray(value)) for (const item of value) checkValue(name, item, fault);
}

/** A 2D context that records. `depth` tells how many saves are open. */
export function recordingContext(fit: Fit): {
  readonly c: CanvasRenderingContext2D;
  readonly recording: Recording;
  readonly depth: () => number;
} {
  const recording = createRecording();
  let matrix: Matrix = [fit.px, 0, 0, fit.px, fit.left, fit.top];
  let state: Record<string, unknown> = { ...START };
  const saved: { matrix: Matrix; state: Record<string, unknown> }[] = [];
  const move = (next: Matrix): void => {
    if (!next.every(Number.isFinite)) recording.fault(`transform: ${next.join(' ')}`);
    matrix = next;
  };
  recording.scale = () => Math.hypot(matrix[2], matrix[3]);
  const push = recording.map;
  recording.map = (x, y) => push(...applied(matrix, x, y));

  const gradient = (name: string, values: readonly number[]): object => {
    recording.call(name, values);
    const radii = name === 'createRadialGradient' ? [values[2], values[5]] : [];
    if (radii.some((radius) => (radius ?? 0) < 0)) recording.fault(`${name}: a negative radius`);
    return {
      addColorStop(offset: number, colour: string) {
        recording.call('addColorStop', [offset, colour]);
        if (!(offset >= 0 && offset <= 1)) recording.fault(`addColorStop: offset ${offset}`);
        if (!COLOUR.test(colour.trim())) recording.fault(`addColorStop: "${colour}" is no colour`);
      },
    };
  };

  const own: Record<string, unknown> = {
    save() {
      saved.push({ matrix, state: { ...state } });
    },
    restore() {
      const last = saved.pop();
      if (!last) {
        recording.fault('restore() without save()');
        return;
      }
      ({ matrix, state } = last);
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

  const called =
    (name: string) =>
    (...values: readonly unknown[]) => {
      recording.call(name, values);
      for (const at of RADII[name] ?? []) {
        const radii = [values[at]].flat();
        if (radii.some((radius) => typeof radius === 'number' && radius < 0)) {
          recording.fault(`${name}: a negative radius, ${String(values[at])}`);
        }
      }
      if (name === 'drawImage' && (typeof values[0] !== 'object' || values[0] === null)) {
        recording.fault('drawImage: no image');
      }
      if (name === 'fillText' || name === 'strokeText') {
        recording.text(String(values[0]), fontSize(state['font']));
        recording.seen(Number(values[1]), Number(values[2]));
      }
      const spot = spotOf(name, values);
      if (spot) recording.seen(...spot);
    };

  const known = new Map<string, unknown>([...CALLS].map((name) => [name, called(name)]));
  const c = new Proxy(
    {},
    {
      get(_, name) {
        if (typeof name !== 'string') return undefined;
        if (name === 'canvas') {
          recording.fault('c.canvas: use width, height and bleed of the surface');
          return undefined;
        }
        if (name in state) return state[name];
        const found = own[name] ?? known.get(name);
        if (!found) recording.fault(`c.${name} is not known to this canvas`);
        return found;
      },
      set(_, name, value) {
        if (typeof name !== 'string' || !(name in START)) {
          recording.fault(`c.${String(name)} = …: not for games (Safari has no filter)`);
          return true;
        }
        recording.call(`${name} =`, [value]);
        if (/style|color/i.test(name) && typeof value === 'string' && !COLOUR.test(value.trim())) {
          recording.fault(`${name} = "${value}" is no colour`);
        }
        if (name === 'font' && !/\d(\.\d+)?px /.test(String(value))) {
          recording.fault(`font = "${String(value)}": no size in px`);
        }
        state[name] = value;
        return true;
      },
    },
  ) as CanvasRenderingContext2D;
  return { c, recording, depth: () => saved.length };
}

/** The middle of what a call draws, where that is easy to tell. */
function spotOf(name: string, values: readonly unknown[]): [number, number] | undefined {
  const [x, y, width, height] = values.map(Number);
  if (x === undefined || y === undefined) return undefined;
  if (name === 'arc' || name === 'ellipse' || name === 'moveTo') return [x, y];
  if (!/rect$/i.test(name) || width === undefined || height === undefined) return undefined;
  return [x + width / 2, y + height / 2];
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

function applied(m: Matrix, x: number, y: number): [number, number] {
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
}

function fontSize(font: unknown): number {
  return Number(/([\d.]+)px/.exec(String(font))?.[1] ?? 10);
}

/** Near enough for layout: display letters are a little over half as wide as they are tall. */
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
