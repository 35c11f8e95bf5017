import * as draw from '@playgrove/kit/draw';
import type { Point, Surface } from '@playgrove/kit/runtime';
import { girth } from '../rules/body.ts';
import type { ArenaState, Noodle, Topping } from '../rules/types.ts';
import { onScreen, type Camera } from './camera.ts';
import { fade, fillPath, PALETTE, type Context } from './draw.ts';
import { SKINS } from './skins.ts';

/** World units from which an unseen rival, and an unseen heap, is pointed at. */
const HEARD = 620;
const SMELT = 520;
/** A heap is this many toppings this close together. */
const HEAP = 5;
const HEAP_WIDE = 60;
const EDGE = 20;
const LOOK_EVERY = 20;

/** What arrows at the edge point at; looked for now and then, not in every frame. */
export type Scent = { heap: Point | undefined; at: number };

/** A crown over the longest noodle in the bowl. */
export function paintSigns(to: Surface, state: ArenaState, noodle: Noodle): void {
  const longest = state.noodles.every((other) => other.away > 0 || other.size <= noodle.size);
  if (!longest) return;
  const r = girth(noodle.size) * 1.6;
  const bob = to.reducedMotion ? 0 : Math.sin(to.time * 5) * 2;
  const y = noodle.y - r - (noodle.id === 0 ? 30 : 12) + bob;
  to.stamp('crown', 44, 36, paintCrown, noodle.x, y);
}

function paintCrown(c: Context): void {
  const crown = 'M-15 10L-17-8L-7 1L0-13L7 1L17-8L15 10Z';
  draw.drawPath(c, crown, { fill: '#ffd34e', rim: PALETTE.ink, width: 3 });
  fillPath(c, '#ff5d7a', (path) => path.arc(0, 4, 3.4, 0, 7));
}

/** Arrows at the edge of the screen: rivals near it in their colors, and the nearest heap. */
export function paintEdges(to: Surface, state: ArenaState, camera: Camera, scent: Scent): void {
  if (state.age < 0 || state.end) return;
  const [you] = state.noodles;
  for (const rival of state.noodles) {
    if (rival.id === 0 || rival.away > 0) continue;
    const far = Math.sqrt((rival.x - you.x) ** 2 + (rival.y - you.y) ** 2);
    if (far > HEARD) continue;
    point(to, camera, rival, SKINS[rival.mind].body, (1 - far / HEARD) * 0.7 + 0.3);
  }
  if (state.age >= scent.at || state.age < scent.at - LOOK_EVERY) {
    scent.at = state.age + LOOK_EVERY;
    scent.heap = heapNear(state.food, you);
  }
  if (scent.heap) point(to, camera, scent.heap, '#ffe27a', 0.8);
}

function heapNear(food: readonly Topping[], you: Noodle): Point | undefined {
  let best: Topping | undefined;
  let least = SMELT * SMELT;
  for (const topping of food) {
    const far = (topping.x - you.x) ** 2 + (topping.y - you.y) ** 2;
    if (far >= least) continue;
    let count = 0;
    for (const { x, y } of food) {
      if ((x - topping.x) ** 2 + (y - topping.y) ** 2 < HEAP_WIDE ** 2) count += 1;
    }
    if (count >= HEAP) [best, least] = [topping, far];
  }
  return best;
}

const ARROW = new draw.Outline((path) => {
  path.moveTo(15, 0);
  path.lineTo(-8, -12);
  path.quadraticCurveTo(-3, 0, -8, 12);
  path.closePath();
});

/** One arrow, when the place is out of sight. */
function point(to: Surface, camera: Camera, at: Point, color: string, strong: number): void {
  const { c, width, height } = to;
  const { x, y } = onScreen(camera, to, at);
  const { bleed } = to;
  const [right, bottom] = [bleed.x + bleed.width, bleed.y + bleed.height];
  if (x > bleed.x - EDGE && x < right + EDGE && y > bleed.y - EDGE && y < bottom + EDGE) return;
  const [mx, my] = [width / 2, height / 2];
  const [dx, dy] = [x - mx, y - my];
  const part = Math.min((mx - EDGE) / Math.abs(dx || 1), (my - EDGE) / Math.abs(dy || 1));
  c.save();
  c.translate(mx + dx * part, my + dy * part);
  c.rotate(Math.atan2(dy, dx));
  c.scale(0.6 + 0.5 * strong, 0.6 + 0.5 * strong);
  ARROW.fill(c, fade(color, 0.92));
  ARROW.rim(c, PALETTE.ink, 3);
  c.restore();
}
