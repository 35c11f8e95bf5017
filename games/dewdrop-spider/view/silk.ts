import * as draw from '@playgrove/kit/draw';
import type { Point } from '@playgrove/kit/contract';

type Context = CanvasRenderingContext2D;

/** A drop of dew that holds the light of the morning. */
export function dewdrop(c: Context, x: number, y: number, r: number): void {
  draw.disc(c, x, y, r * 2.1, draw.radial(c, x, y, r * 2.1, '#d8fff480', '#d8fff400'));
  draw.disc(
    c,
    x,
    y,
    r,
    draw.radial(c, x - r * 0.3, y + r * 0.4, r * 1.5, '#ffffff', '#bff3ff', '#4fb6cf'),
  );
  draw.disc(c, x - r * 0.32, y - r * 0.36, r * 0.3, '#ffffff');
}

const [SPOKES, RINGS] = [14, 9] as const;

/** The end of a spoke: each is a little longer or shorter than the next, as spun. */
function spoke(at: number): { readonly turn: number; readonly long: number } {
  return {
    turn: ((at + 0.24 * Math.sin(at * 2.7)) / SPOKES) * Math.PI * 2,
    long: 1 + 0.1 * Math.sin(at * 5.1),
  };
}

/**
 * An orb web with dew on it, around x, y.
 * @param part 0 to 1: how far it is spun, from the middle outward
 */
export function paintWeb(c: Context, x: number, y: number, r: number, part = 1, alpha = 1): void {
  const at = (index: number, far: number): Point => {
    const { turn, long } = spoke(index % SPOKES);
    return { x: x + Math.cos(turn) * far * long, y: y + Math.sin(turn) * far * long };
  };
  const reach = r * part;
  draw.rim(c, draw.fade('#eafffb', 0.5 * alpha), r * 0.008, (path) => {
    for (let index = 0; index < SPOKES; index += 1) {
      const end = at(index, reach * 1.12);
      path.moveTo(x, y);
      path.lineTo(end.x, end.y);
    }
  });
  for (let ring = 1; ring <= RINGS; ring += 1) {
    const far = (r * ring) / RINGS;
    if (far > reach) break;
    draw.rim(c, draw.fade('#ffffff', (0.24 + 0.02 * ring) * alpha), r * 0.007, (path) => {
      for (let index = 0; index < SPOKES; index += 1) {
        const [one, two, sag] = [at(index, far), at(index + 1, far), at(index, far * 0.84)];
        const other = at(index + 1, far * 0.84);
        path.moveTo(one.x, one.y);
        path.quadraticCurveTo((sag.x + other.x) / 2, (sag.y + other.y) / 2, two.x, two.y);
      }
    });
    if (ring % 2 === 0) continue;
    c.save();
    c.globalAlpha *= alpha;
    for (let index = ring % 3; index < SPOKES; index += 2) {
      const { x: dx, y: dy } = at(index, far);
      dewdrop(c, dx, dy, r * (0.011 + 0.004 * ((index + ring) % 3)));
    }
    c.restore();
  }
}

/** The first ring of the web that cards in order light, and the cards that light one. */
const [LIT_RING, LIT] = [3, 13] as const;

/** Where on the web, around 0, 0, the drop of a card in order hangs: a ring for each run. */
export function litPoint(card: number, r: number): Point {
  const ring = LIT_RING + Math.floor(card / LIT);
  const { turn, long } = spoke((card % LIT) + ring);
  const far = ((r * ring) / RINGS) * long;
  return { x: Math.cos(turn) * far, y: Math.sin(turn) * far };
}

/** A point of a thread that hangs between two, 0 to 1: the longer, the deeper. */
export function onThread(from: Point, to: Point, part: number): Point {
  const sag = 14 + Math.hypot(to.x - from.x, to.y - from.y) * 0.3;
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part + sag * 4 * part * (1 - part),
  };
}

/** What a thread says: the best move, one within a suit, any other. */
const THREADS = {
  best: { color: '#ffe27a', width: 3, beads: [0.2, 0.4, 0.6, 0.8] },
  suit: { color: '#e9fffb', width: 1.8, beads: [0.33, 0.67] },
  other: { color: '#9fe0d8', width: 1, beads: [] },
} as const;

/** A glowing thread with dew on it, and a large drop where the cards would land. */
export function paintThread(
  c: Context,
  from: Point,
  to: Point,
  kind: keyof typeof THREADS,
  part: number,
): void {
  const { color, width, beads } = THREADS[kind];
  const steps = 18;
  const trace = (path: Context): void => {
    path.moveTo(from.x, from.y);
    for (let step = 1; step <= steps; step += 1) {
      const { x, y } = onThread(from, to, (step / steps) * part);
      path.lineTo(x, y);
    }
  };
  c.lineCap = 'round';
  draw.rim(c, draw.fade('#06222e', 0.4), width + 2.6, trace);
  draw.rim(c, draw.fade(color, 0.3), width * 3, trace);
  draw.rim(c, color, width, trace);
  for (const bead of beads) {
    if (bead > part) continue;
    const { x, y } = onThread(from, to, bead);
    dewdrop(c, x, y, width + 0.7);
  }
  if (part === 1) dewdrop(c, to.x, to.y, width + 2.2);
}
