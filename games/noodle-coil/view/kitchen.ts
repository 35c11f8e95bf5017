import type { Point, Saying, Surface } from '@playgrove/kit/runtime';
import * as draw from '@playgrove/kit/draw';
import { FLAVOURS, isOpen, type Flavour } from '../rules/career.ts';
import type { ArenaState } from '../rules/types.ts';
import {
  blob,
  fade,
  PALETTE,
  place,
  rim,
  ring,
  rounded,
  shade,
  tint,
  type Context,
} from './draw.ts';
import { FLAVOUR_SKINS } from './skins.ts';

/** A bowl on the counter that can be pressed; world units. */
export type Dish = Point & { readonly r: number; readonly flavour: number };

/** CSS pixels: nothing that is pressed is smaller, no text either. */
const FINGER = 46;
const TEXT = 15;

/** The counter stands there before the first move, once there has been a game. */
export function counterShown({ age, career, twist }: ArenaState): boolean {
  return age < 0 && twist === '' && career.longest > 0;
}

/** Where the bowls stand, side by side at the bottom of the world. */
export function dishesOf(to: Pick<Surface, 'width' | 'height' | 'px'>): readonly Dish[] {
  const r = Math.max(29, FINGER / 2 / to.px);
  const gap = Math.min(2.3 * r, (to.width - 2 * r) / FLAVOURS.length);
  return FLAVOURS.map((_, flavour) => ({
    x: to.width / 2 + (flavour - (FLAVOURS.length - 1) / 2) * gap,
    y: to.height - r - 34 / to.px - TEXT,
    r,
    flavour,
  }));
}

/** The bowls of noodles to choose from; those not yet earned say what they need. */
export function paintCounter(to: Surface, state: ArenaState): void {
  const dishes = dishesOf(to);
  const [first] = dishes;
  if (!first) return;
  const { c, px } = to;
  const wide = Math.min(to.width - 8, dishes.length * 2.3 * first.r + 16);
  const top = first.y - first.r - 12;
  rounded(c, to.width / 2 - wide / 2, top, wide, to.height - top - 6, 22, fade(PALETTE.ink, 0.88));
  for (const dish of dishes) {
    const chosen = dish.flavour === state.career.flavour;
    const open = isOpen(state.career, dish.flavour);
    const bob = chosen && !to.reducedMotion ? Math.sin(to.time * 4) * 2 : 0;
    const key = `dish-${dish.flavour}-${open}-${dish.r}`;
    const room = dish.r * 2.3;
    const { name } = FLAVOURS[dish.flavour] ?? { name: 'egg' };
    to.stamp(key, room, room, (on) => paintDish(on, dish.r, name, open), dish.x, dish.y + bob);
    if (chosen) ring(c, dish.x, dish.y + bob, dish.r * 0.98, 4, '#ffd34e');
    if (!open) paintPrice(to, state, dish);
  }
  const caption = captionOf(state);
  to.label(to.words(caption.key, caption.values), to.width / 2, to.height - 24 / px, TEXT / px, {
    top: '#ffffff',
    bottom: '#ffe9b0',
  });
}

function paintDish(c: Context, r: number, name: Flavour['name'], open: boolean): void {
  blob(c, 2, 6, r * 0.9, r * 0.88, fade(PALETTE.ink, 0.5));
  blob(c, 0, 0, r * 0.9, r * 0.88, open ? '#fff3df' : '#8d86a8');
  rim(c, PALETTE.ink, 3);
  blob(c, 0, 0, r * 0.7, r * 0.68, open ? '#c4612d' : '#5d5678');
  if (!open) return;
  const skin = FLAVOUR_SKINS[name];
  c.lineCap = 'round';
  for (const [width, color] of [
    [r * 0.26, shade(skin.body, 0.5)],
    [r * 0.17, skin.body],
    [r * 0.05, tint(skin.body, 0.7)],
  ] as const) {
    c.beginPath();
    for (let at = 0; at <= 40; at += 1) {
      const angle = at * 0.34;
      const far = r * (0.06 + 0.0115 * at);
      c.lineTo(Math.cos(angle) * far, Math.sin(angle) * far);
    }
    rim(c, color, width);
  }
}

/** This many of what it takes, with the sign of what is counted, over the empty bowl. */
function paintPrice(to: Surface, state: ArenaState, { x, y, r, flavour }: Dish): void {
  const wanted = FLAVOURS[flavour];
  if (!wanted) return;
  const part = Math.min(1, state.career[wanted.by] / wanted.from);
  const { c } = to;
  c.beginPath();
  c.arc(x, y, r * 0.8, -Math.PI / 2, -Math.PI / 2 + part * 2 * Math.PI);
  c.strokeStyle = '#8ff2da';
  c.lineWidth = 5;
  c.stroke();
  to.label(String(wanted.from), x, y - r * 0.18, Math.max(r * 0.5, TEXT / to.px));
  place(
    c,
    x,
    y + r * 0.42,
    () => draw.drawPath(c, UNITS[wanted.by], { rim: '#8ff2da', width: 5 }),
    0,
    r / 40,
  );
}

/** Beside a price: a length, a coil, a rival that bumped its head. */
const UNITS: Readonly<Record<Flavour['by'], string>> = {
  longest: 'M-20 0Q-14 -9 -8 0T4 0T16 0L20 -2',
  coils: 'M2 1A3 3 0 0 0 -4 1A6 6 0 0 0 8 1A9 9 0 0 0 -10 1',
  felled: 'M-8 -7L8 7M8 -7L-8 7',
};

/** What the chosen noodle does, or what the next one asks for. */
export function captionOf(state: ArenaState): Saying {
  const name = FLAVOURS[state.career.flavour]?.name ?? 'egg';
  const next = FLAVOURS.find((_, flavour) => !isOpen(state.career, flavour));
  if (name === 'egg' && next) {
    const left = next.from - state.career[next.by];
    return { key: `flavour.next-${next.by}`, values: { left, name: next.name } };
  }
  return { key: `flavour.${name}` };
}

/** The next open flavor, one way or the other. */
export function nextFlavour(state: ArenaState, step: 1 | -1): number | undefined {
  const count = FLAVOURS.length;
  for (let off = 1; off < count; off += 1) {
    const flavour = (state.career.flavour + step * off + count * count) % count;
    if (isOpen(state.career, flavour)) return flavour;
  }
  return undefined;
}
