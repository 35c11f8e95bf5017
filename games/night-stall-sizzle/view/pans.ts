import * as draw from '@playgrove/kit/draw';
import { ease, type Context, type Rect, type Surface } from '@playgrove/kit/runtime';
import { donenessOf } from '../rules/kitchen.ts';
import { dishFrom, dishOf } from '../rules/menu.ts';
import type { Pan, State } from '../rules/state.ts';
import { gauge, lesson } from './gauge.ts';
import { flame } from './guests.ts';
import { middle } from './layout.ts';
import { themeOf, type Theme } from './themes.ts';
import type { Ui } from './ui.ts';

const INK = draw.PALETTE.ink;
const TURN = Math.PI * 2;
/** The size in world units that flames round a pan are painted with. */
const LICK = 30;
/** Shades that a sauce takes on while it cooks. */
const SHADES = 24;

/** Radius of a pan in its place, gauge not counted. */
export function panRadius({ width: w, height: h }: Rect): number {
  return Math.min(118, Math.min(w / 2 - 24, h / 2 - 26));
}

export function drawPans(to: Surface, state: State, ui: Ui, part: number): void {
  const theme = themeOf(state.cuisine);
  const whole = dishFrom(state.menu, state.hand) !== undefined;
  state.pans.forEach((pan, at) => {
    const spot = ui.layout.pans[at];
    const play = ui.pans[at];
    if (!spot || !play) return;
    const { x, y } = middle(spot);
    const r = panRadius(spot);
    const cooking = pan.dish !== null && !pan.burnt;
    if (cooking) flames(to, x, y, r, state.career.purse.levels.fire, at);
    if (pan.dish === null && whole) beckon(to, x, y, r);
    draw.place(
      to.c,
      x,
      y,
      () => {
        const gilded = state.career.purse.levels.fire;
        to.stamp(
          `pan ${state.cuisine} ${Math.round(r)} ${gilded}`,
          r * 3.2,
          r * 2.5,
          (c) => body(c, theme, r, gilded),
          0,
          0,
        );
        if (pan.dish !== null) contents(to, pan, r, play.hop);
      },
      0,
      play.squash.scaleX,
      play.squash.scaleY,
    );
    if (pan.dish === null) return;
    gauge(to, pan, x, y, r, part);
    lesson(to, state, pan, x, y - r * 0.3);
    if (play.flash < 0.4) burst(to, x, y, r, play.flash / 0.4, play.good);
    if (donenessOf(pan) === 'singeing' || pan.burnt) smoke(to, x, y, r, pan.burnt);
    else steam(to, x, y, r, at);
  });
}

function flames(to: Surface, x: number, y: number, r: number, level: number, seed: number): void {
  to.stamp(`fire ${Math.round(r)}`, r * 3.4, r * 3.5, (c) => paintFireLight(c, r), x, y);
  const count = 13;
  for (let at = 0; at < count; at += 1) {
    const angle = Math.PI * (0.1 + (0.8 * at) / (count - 1));
    const lick =
      (at % 2 === 0 ? 1 : 0.74) +
      (to.reducedMotion ? 0 : 0.24 * Math.sin(to.time * 13 + at * 2.1 + seed));
    const size = (r * (0.21 + 0.03 * level) * lick) / LICK;
    to.stamp(
      'lick',
      LICK * 3.6,
      LICK * 4.4,
      (c) => flame(c, 0, 0, LICK, '#ff3a1f'),
      x + Math.cos(angle) * (r + 16),
      y + Math.sin(angle) * (r + 12),
      { rotate: angle + Math.PI / 2, scaleX: size, scaleY: size },
    );
  }
}

function paintFireLight(c: Context, r: number): void {
  draw.disc(
    c,
    0,
    r * 0.1,
    r * 1.7,
    draw.radial(c, 0, 0, r * 1.7, '#ff9a3ccc', '#ff6a2c66', '#ff5a1f00'),
  );
}

/** A free pan for what is held. */
function beckon(to: Surface, x: number, y: number, r: number): void {
  const pulse = to.reducedMotion ? 0.5 : 0.5 + 0.5 * Math.sin(to.time * 6);
  draw.ring(to.c, x, y, r + 12 + pulse * 5, 10, draw.fade('#ffe14d', 0.35 + 0.45 * pulse));
}

function body(c: Context, theme: Theme, r: number, gilded: number): void {
  const [edge, inside] = theme.pan;
  draw.disc(c, 6, 12, r * 1.04, draw.fade('#0a0420', 0.45));
  if (theme.handles === 'ears') {
    for (const side of [-1, 1]) {
      draw.ring(c, side * r * 1.06, 0, r * 0.2, r * 0.15, INK);
      draw.ring(c, side * r * 1.06, 0, r * 0.2, r * 0.075, draw.tint(edge, 0.2));
    }
  } else if (theme.handles === 'stick') {
    draw.rounded(c, r * 0.9, -r * 0.12, r * 0.5, r * 0.24, r * 0.1, INK);
    draw.rounded(c, r * 0.92, -r * 0.075, r * 0.44, r * 0.15, r * 0.07, '#7a4a2c');
  }
  draw.disc(c, 0, 0, r + 4, INK);
  draw.disc(
    c,
    0,
    0,
    r,
    draw.radial(
      c,
      -r * 0.4,
      -r * 0.5,
      r * 1.8,
      draw.tint(edge, 0.55),
      edge,
      draw.shade(edge, 0.45),
    ),
  );
  if (gilded > 0) draw.ring(c, 0, 0, r * 0.95, 3 + gilded, '#ffd25c');
  draw.disc(c, 0, 0, r * 0.87, draw.fade(INK, 0.8));
  draw.disc(
    c,
    0,
    r * 0.02,
    r * 0.84,
    draw.radial(
      c,
      -r * 0.15,
      -r * 0.2,
      r * 1.1,
      draw.tint(inside, 0.28),
      inside,
      draw.shade(inside, 0.4),
    ),
  );
  draw.rim(c, '#ffffff3d', r * 0.05, (path) =>
    path.arc(0, 0, r * 0.72, Math.PI * 1.08, Math.PI * 1.5),
  );
  draw.rim(c, draw.fade(draw.tint(inside, 0.5), 0.25), r * 0.03, (path) =>
    path.arc(0, 0, r * 0.5, 0.3, 1.4),
  );
}

/** The ingredients lie in the pan, and fly when it is flicked. */
function contents(to: Surface, pan: Pan, r: number, hop: number): void {
  const { c } = to;
  const { items, cook } = dishOf(pan.dish ?? '');
  const done = Math.min(1, pan.heat / cook);
  if (pan.burnt) {
    draw.disc(c, 0, 0, r * 0.6, draw.radial(c, 0, 0, r * 0.62, '#1a1018', '#0d080c', '#0d080c00'));
    for (const [dx, dy, s] of [
      [-0.2, -0.1, 0.3],
      [0.22, 0.05, 0.34],
      [-0.02, 0.24, 0.26],
    ] as const) {
      draw.disc(c, dx * r, dy * r, s * r, '#2a1d24');
      draw.disc(c, dx * r - 4, dy * r - 5, s * r * 0.5, '#43313a');
    }
    return;
  }
  draw.disc(c, 0, r * 0.04, r * 0.7, sauceOf(c, r, Math.round(done * SHADES)));
  const size = r * (items.length > 3 ? 0.84 : 0.92);
  const count = items.length === 2 ? 4 : items.length;
  const flight = hop < 0.55 ? hop / 0.55 : 1;
  for (let at = 0; at < count; at += 1) {
    const angle = (at / count) * TURN + (items.length === 2 ? 0.6 : -0.9);
    const sizzle =
      to.reducedMotion || flight < 1 ? 0 : Math.sin(to.time * 17 + at * 2.3) * r * 0.012;
    const up = to.reducedMotion ? 0 : Math.sin(flight * Math.PI) * r * (0.62 + 0.16 * (at % 3));
    const far = r * 0.34;
    to.sprite(
      items[at % items.length] ?? '',
      Math.cos(angle) * far + sizzle,
      Math.sin(angle) * far * 0.9 - up - sizzle,
      size * (count > 3 ? 0.86 : 1),
      {
        rotate:
          angle * 0.35 + (to.reducedMotion ? 0 : ease.out(flight) * TURN * (at % 2 === 0 ? 1 : -1)),
      },
    );
  }
}

const sauces = { r: 0, of: undefined as Context | undefined, shades: [] as CanvasGradient[] };

/** A sauce's color, by how far it is: made once a shade, not once a frame. */
function sauceOf(c: Context, r: number, at: number): CanvasGradient {
  if (sauces.r !== r || sauces.of !== c) Object.assign(sauces, { r, of: c, shades: [] });
  const known = sauces.shades[at];
  if (known) return known;
  const sauce = draw.mix('#ffe9b0', '#d9741f', at / SHADES);
  const made = draw.radial(
    c,
    0,
    0,
    r * 0.72,
    draw.fade(sauce, 0.9),
    draw.fade(sauce, 0.6),
    draw.fade(sauce, 0),
  );
  sauces.shades[at] = made;
  return made;
}

function burst(to: Surface, x: number, y: number, r: number, part: number, perfect: boolean): void {
  const { c } = to;
  const color = perfect ? '#ffe14d' : '#d8e6ff';
  draw.ring(c, x, y, r * (0.9 + part * 0.5), 14 * (1 - part), draw.fade(color, 1 - part));
  if (!perfect || to.reducedMotion) return;
  for (let at = 0; at < 6; at += 1) {
    const angle = (at / 6) * TURN + 0.4;
    const far = r * (0.8 + part * 0.8);
    draw.sparkle(
      c,
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far,
      16 * (1 - part),
      '#fff6c8',
    );
  }
}

function steam(to: Surface, x: number, y: number, r: number, seed: number): void {
  if (to.reducedMotion) return;
  for (let at = 0; at < 4; at += 1) {
    const part = (to.time * 0.55 + at / 4 + seed * 0.37) % 1;
    const dx = Math.sin(to.time * 1.7 + at * 2 + seed) * r * 0.16 + (at - 1.5) * r * 0.24;
    draw.disc(
      to.c,
      x + dx,
      y - r * 0.2 - part * r * 0.95,
      r * (0.1 + 0.16 * part),
      draw.fade('#ffffff', 0.2 * Math.sin(part * Math.PI)),
    );
  }
}

function smoke(to: Surface, x: number, y: number, r: number, black: boolean): void {
  for (let at = 0; at < 6; at += 1) {
    const part = ((to.reducedMotion ? 0.3 : to.time * 0.7) + at / 6) % 1;
    const dx = Math.sin(at * 2.4 + part * 4) * r * 0.3;
    const color = black ? '#2a2030' : '#6a5f78';
    draw.disc(
      to.c,
      x + dx,
      y - r * 0.1 - part * r * 1.1,
      r * (0.14 + 0.2 * part),
      draw.fade(color, 0.62 * (1 - part)),
    );
  }
}
