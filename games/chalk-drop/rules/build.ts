import {
  addBody,
  addHinge,
  addRod,
  box,
  createScene,
  disc,
  polygon,
  reseat,
  type Body,
  type Part,
  type Scene,
} from '@playgrove/kit/logic/physics2d';
import { convexParts, thickParts } from '../strokes/index.ts';
import { BALL, BUCKET, CHALK, FAN, JAR, RULER, type Thing } from './things.ts';
import type { Stroke } from './state.ts';
import { liesOn, type Top } from './laid.ts';
import { topOf } from './room.ts';
import { flat, toPoints } from './stroke.ts';
import type { Point } from '@playgrove/kit/contract';

/** Board units in a meter, and gravity in board units. */
const UNIT = 50;
const GRAVITY = 900;
/** Body 0 holds nails and hinges; it has no shape. */
const GROUND = 0;

/** Length of a bevelled end, and how thick it is where it begins. */
const BEVEL = 44;
const THIN = 2;

const FRICTION = { slate: 0.5, ice: 0.01, rubber: 0.6 } as const;
const BOUNCE = { slate: 0.12, ice: 0.05, rubber: 0.88 } as const;

function fixed(...parts: readonly Part[]): Body {
  return { kind: 'fixed', parts };
}

/** Three walls, the mouth up, about the middle of the foot. */
function cup(width: number, height: number, wall: number, lean: number): readonly Part[] {
  const [w, stuff] = [width / 2, { friction: 0.4, density: 0.7 }];
  const side = (way: 1 | -1): Part => {
    const [foot, mouth] = [way * (w - lean), way * w];
    return polygon(
      [foot, 0, foot + way * wall, 0, mouth + way * wall, -height, mouth, -height],
      stuff,
    );
  };
  return [box(width - 2 * lean + wall, wall, { y: -wall / 2, ...stuff }), side(-1), side(1)];
}

function bodyOf(thing: Thing): Body | undefined {
  switch (thing.kind) {
    case 'box': {
      const { w, h, stuff } = thing;
      return fixed(box(w, h, { friction: FRICTION[stuff], bounce: BOUNCE[stuff] }));
    }
    case 'ball':
      return {
        kind: 'free',
        bullet: true,
        spinDrag: 0.3,
        parts: [disc(BALL, { friction: 0.5, bounce: 0.22 })],
      };
    case 'jar':
      return fixed(...cup(JAR.width, JAR.height, JAR.wall, 6));
    case 'crate':
      return { kind: 'free', parts: [box(thing.w, thing.h, { density: 0.45, friction: 0.5 })] };
    case 'ruler':
      return { kind: 'free', spinDrag: 0.6, parts: [box(thing.w, RULER, { density: 0.6 })] };
    case 'bucket':
      return {
        kind: 'free',
        spinDrag: 0.8,
        drag: 0.1,
        parts: cup(BUCKET.width, BUCKET.height, BUCKET.wall, 8),
      };
    case 'mill':
      return { kind: 'driven', parts: [box(thing.r * 2, 16), box(16, thing.r * 2)] };
    case 'fan': {
      const up = thing.way === 'up';
      return fixed(box(up ? FAN.width : FAN.depth, up ? FAN.depth : FAN.width));
    }
    case 'bumper':
      return fixed(disc(thing.r, { bounce: 1.05, friction: 0.1 }));
    case 'door':
    case 'glass':
      return fixed(box(thing.w, thing.h, { friction: 0.3 }));
    case 'pin':
    case 'key':
      return undefined;
  }
}

/** A board's bodies: `bodies[i]` is that of `things[i]`, −1 where it has none. */
export type Built = { readonly scene: Scene; readonly bodies: number[] };

export function build(things: readonly Thing[], strokes: readonly Stroke[]): Built {
  const scene = createScene({ unit: UNIT, gravity: [0, GRAVITY] });
  addBody(scene, { kind: 'fixed', parts: [] }, { x: 0, y: 0 });
  const bodies = things.map((thing) => {
    const body = bodyOf(thing);
    if (!body) return -1;
    if (thing.kind === 'bucket') return hang(scene, body, thing.x, thing.y, thing.rope);
    const turn = thing.kind === 'box' ? thing.turn : 0;
    const spin = thing.kind === 'mill' ? thing.spin : 0;
    const made = addBody(scene, body, { x: thing.x, y: thing.y, angle: turn, spin });
    if (thing.kind === 'ruler') {
      addHinge(scene, GROUND, made, thing.x, thing.y, { low: -0.6, high: 0.6 });
    }
    return made;
  });
  const tops = things.flatMap(topOf);
  for (const stroke of strokes) {
    const [x, y] = stroke.middle;
    const body: Body = { kind: 'free', spinDrag: 0.2, parts: partsOf(stroke, tops) };
    const made = addBody(scene, body, { x, y });
    for (const [px, py] of stroke.pins) addHinge(scene, GROUND, made, px, py);
  }
  reseat(scene);
  return { scene, bodies };
}

function hang(scene: Scene, body: Body, x: number, y: number, rope: number): number {
  const foot = y + rope + BUCKET.height;
  const made = addBody(scene, body, { x, y: foot });
  const grip = BUCKET.width / 2;
  addRod(scene, GROUND, made, [x, y], [x - grip, foot - BUCKET.height]);
  addRod(scene, GROUND, made, [x, y], [x + grip, foot - BUCKET.height]);
  return made;
}

/** What physics makes of it, about its middle. */
function partsOf(stroke: Stroke, tops: readonly Top[]): readonly Part[] {
  const [mx, my] = stroke.middle;
  const stuff = { density: 1, friction: 0.55, bounce: 0.1 };
  const about = ({ x, y }: Point): Point => ({ x: x - mx, y: y - my });
  return stroke.lines.flatMap(({ points, solid }) => {
    const line = toPoints(points);
    const filled = solid ? convexParts(line.slice(0, -1).map(about)) : undefined;
    return (filled ?? bevelled(line, tops, about)).map((corners) => polygon(corners, stuff));
  });
}

/** A line as thick as chalk; its ends that lie on something are thin, so that what rolls gets on to it. */
function bevelled(
  line: readonly Point[],
  tops: readonly Top[],
  about: (at: Point) => Point,
): readonly (readonly number[])[] {
  const wedges: (readonly number[])[] = [];
  let rest = line;
  for (const _ of [0, 1]) {
    rest = rest.toReversed();
    const [b, a] = [rest.at(-1), rest.at(-2)];
    if (!a || !b || rest.length < 2 || !liesOn(b, tops)) continue;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const far = Math.sqrt(dx * dx + dy * dy);
    if (far < CHALK) continue;
    const part = Math.min(1, BEVEL / far);
    const cut = { x: b.x + (a.x - b.x) * part, y: b.y + (a.y - b.y) * part };
    const way = b.x > a.x ? 1 : -1;
    const [ux, uy] = [((b.x - a.x) / far) * way, ((b.y - a.y) / far) * way];
    const off = (at: Point, down: number): Point =>
      about({ x: at.x - uy * down, y: at.y + ux * down });
    wedges.push(flat([off(cut, CHALK), off(b, CHALK), off(b, CHALK - THIN), off(cut, -CHALK)]));
    rest = part < 1 ? [...rest.slice(0, -1), cut] : rest.slice(0, -1);
  }
  return [...thickParts(rest.map(about), CHALK), ...wedges];
}
