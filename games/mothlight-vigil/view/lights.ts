import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { LAMP_CHARGE, LAMP_NEAR, LAMP_R } from '../rules/light.ts';
import { beamLength, beamsOf, beamTurn, fliesOf, orbitOf, turnOf } from '../rules/weapons.ts';
import { nightOf } from '../rules/state.ts';
import type { State } from '../rules.ts';
import { Sprite } from './sprite.ts';
import { sx, sy, type Ui } from './ui.ts';

/** The night of each place. */
const NIGHT = ['#0b144a', '#071a48', '#200d3c', '#140c4e'] as const;
const DARK = 0.78;
const SIDE = 256;
/** The picture of the dark reaches this many radii. */
const REACH = 1.5;

const hides = new Map<number, ImageBitmap | undefined>();
let warm: ImageBitmap | undefined;
let warmMade = false;

/** A hole in the dark. */
function darkAround(place: number): ImageBitmap | undefined {
  if (!hides.has(place)) {
    const color = NIGHT[place] ?? NIGHT[0];
    const half = SIDE / 2;
    hides.set(
      place,
      draw.bake(SIDE, SIDE, (c) => {
        c.fillStyle = color;
        c.fillRect(0, 0, SIDE, SIDE);
        c.globalCompositeOperation = 'destination-out';
        const hole = c.createRadialGradient(half, half, 0, half, half, half);
        for (const [at, part] of [
          [0, 1],
          [0.45, 0.98],
          [0.6, 0.8],
          [0.68, 0.34],
          [0.8, 0.12],
          [1, 0],
        ] as const) {
          hole.addColorStop(at, `rgba(0,0,0,${part})`);
        }
        c.fillStyle = hole;
        c.fillRect(0, 0, SIDE, SIDE);
      }),
    );
  }
  return hides.get(place);
}

function warmth(): ImageBitmap | undefined {
  if (!warmMade) {
    warmMade = true;
    const half = SIDE / 2;
    warm = draw.bake(SIDE, SIDE, (c) => {
      c.fillStyle = draw.radial(
        c,
        half,
        half,
        half,
        '#fff0b8b0',
        '#ffcf6a66',
        '#ffb23d3d',
        '#ff9f3d00',
      );
      c.fillRect(0, 0, SIDE, SIDE);
    });
  }
  return warm;
}

/** A warm light of radius `r`. */
function glowAt(c: Context, x: number, y: number, r: number, alpha: number): void {
  const picture = warmth();
  c.globalAlpha = alpha;
  if (picture) {
    c.globalCompositeOperation = 'lighter';
    c.drawImage(picture, x - r, y - r, r * 2, r * 2);
    c.globalCompositeOperation = 'source-over';
  } else draw.disc(c, x, y, r, '#ffcf6a40');
  c.globalAlpha = 1;
}

/** The dark, with a hole as wide as the light. */
export function drawNight(to: Surface, state: State, ui: Ui): void {
  const { c, bleed } = to;
  const { place } = nightOf(state);
  const x = sx(to, ui, ui.x);
  const y = sy(to, ui, ui.y);
  const color = NIGHT[place] ?? NIGHT[0];
  const r = ui.show.radius.value * REACH * (1 + ui.show.dawn.value * 3);
  c.globalAlpha = DARK * (1 - ui.show.dawn.value * 0.85);
  const picture = darkAround(place);
  if (picture) {
    const { a, d, e, f } = c.getTransform();
    const left = (Math.round((x - r) * a + e) - e) / a;
    const right = (Math.round((x + r) * a + e) - e) / a;
    const top = (Math.round((y - r) * d + f) - f) / d;
    const foot = (Math.round((y + r) * d + f) - f) / d;
    c.drawImage(picture, left, top, right - left, foot - top);
    c.fillStyle = color;
    const end = bleed.x + bleed.width;
    const bottom = bleed.y + bleed.height;
    if (top > bleed.y) c.fillRect(bleed.x, bleed.y, bleed.width, top - bleed.y);
    if (foot < bottom) c.fillRect(bleed.x, foot, bleed.width, bottom - foot);
    const high = Math.max(top, bleed.y);
    const tall = Math.min(foot, bottom) - high;
    if (left > bleed.x) c.fillRect(bleed.x, high, left - bleed.x, tall);
    if (right < end) c.fillRect(right, high, end - right, tall);
  } else {
    c.fillStyle = color;
    c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
  }
  c.globalAlpha = 1;
  const low = state.light < state.full * 0.3;
  glowAt(c, x, y, ui.show.radius.value * 1.04, 0.78 + 0.22 * state.shine);
  const pulse = low && !to.reducedMotion ? 0.25 * Math.sin(to.time * 7) : 0;
  c.globalAlpha = (low ? 0.7 : 0.42) + pulse + 0.3 * state.shine;
  draw.ring(c, x, y, ui.show.radius.value, 3 + 1.5 * state.shine, low ? '#ff8a6b' : '#ffe9a8');
  c.globalAlpha = 1;
}

/** How much light is left, around the moth once some is lost. */
export function drawHealth(to: Surface, state: State, ui: Ui): void {
  if (state.light >= state.full || state.phase === 'end') return;
  const { c } = to;
  const x = sx(to, ui, ui.x);
  const y = sy(to, ui, ui.y) + 4;
  const part = Math.max(0, state.light / state.full);
  c.globalAlpha = 0.55;
  draw.ring(c, x, y, 50, 9, '#1d1140');
  c.globalAlpha = 1;
  const end = -Math.PI / 2 + part * Math.PI * 2;
  draw.rim(c, part < 0.3 ? '#ff8a6b' : '#ffe27a', 6, (path) =>
    path.arc(x, y, 50, -Math.PI / 2, end),
  );
}

/** How near a hunter is to coming: an arc around the moth, with an eye at its end. */
export function drawLure(to: Surface, state: State, ui: Ui): void {
  if (nightOf(state).lure === 0 || state.lure < 2 || state.phase !== 'fly') return;
  const { c } = to;
  const x = sx(to, ui, ui.x);
  const y = sy(to, ui, ui.y) + 4;
  const r = 70;
  const part = state.lure / 100;
  const end = -Math.PI / 2 + part * Math.PI * 2;
  const color = part > 0.75 ? '#ff5fae' : '#b98aff';
  c.globalAlpha = 0.3;
  draw.ring(c, x, y, r, 6, '#1d1140');
  c.globalAlpha = 0.5 + 0.5 * part;
  draw.rim(c, color, 5, (path) => path.arc(x, y, r, -Math.PI / 2, end));
  c.globalAlpha = 1;
  const ex = x + Math.cos(end) * r;
  const ey = y + Math.sin(end) * r;
  draw.disc(c, ex, ey, 8, '#1d1140');
  draw.disc(c, ex, ey, 6, color);
  draw.disc(c, ex, ey, 2.6, '#1d1140');
}

const post = (lit: boolean): Sprite =>
  new Sprite(90, 150, (c) => {
    c.translate(0, 22);
    draw.disc(c, 0, 46, 20, '#05031a59');
    draw.rounded(c, -5, -20, 10, 66, 4, draw.down(c, -20, 46, '#6b5a8c', '#3a2c5e'));
    draw.rim(c, '#1d1140', 3);
    draw.rounded(c, -15, 38, 30, 10, 5, '#4a3b70');
    draw.rim(c, '#1d1140', 3);
    draw.fillPath(
      c,
      lit ? draw.radial(c, 0, -42, 30, '#fffbe0', '#ffdf6b', '#ff9f2e') : '#4d4a78',
      (path) => {
        path.moveTo(-13, -22);
        path.lineTo(-20, -56);
        path.lineTo(20, -56);
        path.lineTo(13, -22);
        path.closePath();
      },
    );
    draw.rim(c, '#1d1140', 3.4);
    draw.fillPath(c, '#5a4a84', (path) => {
      path.moveTo(-26, -54);
      path.lineTo(0, -78);
      path.lineTo(26, -54);
      path.closePath();
    });
    draw.rim(c, '#1d1140', 3.4);
    draw.rounded(c, -16, -25, 32, 8, 3, '#5a4a84');
    draw.rim(c, '#1d1140', 3);
    if (!lit) {
      draw.rim(c, '#8f8bc0', 2.6, (path) => {
        path.moveTo(0, -28);
        path.lineTo(0, -38);
      });
      return;
    }
    draw.fillPath(c, '#ffffff', (path) => {
      path.moveTo(0, -52);
      path.bezierCurveTo(9, -40, 7, -28, 0, -28);
      path.bezierCurveTo(-7, -28, -9, -40, 0, -52);
    });
  });
const unlit = post(false);
const alight = post(true);

export function drawLamps(to: Surface, state: State, ui: Ui, scale: number): void {
  const { c, bleed } = to;
  for (const lamp of state.lamps) {
    const x = sx(to, ui, lamp.x);
    const y = sy(to, ui, lamp.y);
    const far = LAMP_R + 10;
    if (x < bleed.x - far || x > bleed.x + bleed.width + far) continue;
    if (y < bleed.y - far || y > bleed.y + bleed.height + far) continue;
    if (lamp.lit > 0) {
      const fades = Math.min(1, lamp.lit / 90);
      glowAt(c, x, y, LAMP_R * 1.1, 0.9 * fades);
      c.globalAlpha = 0.5 * fades;
      draw.ring(c, x, y, LAMP_R, 3, '#ffd76a');
      c.globalAlpha = 1;
    } else {
      glowAt(c, x, y - 20, 60, 0.35);
      // Where a moth at rest lights it.
      c.globalAlpha = 0.55;
      draw.ring(c, x, y, LAMP_NEAR, 3, '#ffd76a');
      c.globalAlpha = 1;
    }
    (lamp.lit > 0 ? alight : unlit).draw(c, scale, x, y - 22);
    if (lamp.lit > 0 || lamp.charge <= 0) continue;
    draw.ring(c, x, y - 22, 48, 9, '#1d1140b3');
    draw.rim(c, '#ffe066', 6, (path) =>
      path.arc(
        x,
        y - 22,
        48,
        -Math.PI / 2,
        -Math.PI / 2 + (lamp.charge / LAMP_CHARGE) * Math.PI * 2,
      ),
    );
  }
}

const spark = new Sprite(40, 40, (c) => {
  draw.disc(c, 0, 0, 18, '#ffe06638');
  draw.disc(c, 0, 0, 11, '#ffd02e99');
  draw.disc(c, 0, 0, 6.4, '#fffbe0');
});
const firefly = new Sprite(60, 60, (c) => {
  draw.disc(c, 0, 0, 27, '#9dff6a2e');
  draw.disc(c, 0, 0, 18, '#c8ff7a5c');
  for (const side of [-1, 1]) {
    c.fillStyle = '#f4ffe0cc';
    c.beginPath();
    c.ellipse(side * 7, -8, 8, 5, side * 0.6, 0, 7);
    c.fill();
  }
  draw.disc(c, 0, 0, 9, '#e6ff8a');
  draw.rim(c, '#3a5a1a', 2.4);
  draw.disc(c, -2, -2, 3.4, '#ffffff');
});
const petal = new Sprite(64, 64, (c) => {
  draw.disc(c, 0, 0, 29, '#ff8ad02e');
  for (let at = 0; at < 5; at += 1) {
    const angle = (at / 5) * Math.PI * 2;
    c.fillStyle = at % 2 === 0 ? '#ffb0e4' : '#ff8fd6';
    c.beginPath();
    c.ellipse(Math.cos(angle) * 9, Math.sin(angle) * 9, 10, 6.4, angle, 0, 7);
    c.fill();
  }
  draw.disc(c, 0, 0, 5.4, '#fff3a6');
});

export function drawPetals(to: Surface, state: State, ui: Ui, scale: number): void {
  const { c } = to;
  for (const { x, y, left } of state.petals) {
    c.globalAlpha = Math.min(1, left / 40);
    petal.draw(c, scale, sx(to, ui, x), sy(to, ui, y));
  }
  c.globalAlpha = 1;
}

/** Beams, under the shadows. */
export function drawBeams(to: Surface, state: State, ui: Ui, part: number): void {
  const count = beamsOf(state.boons.beam);
  if (count === 0) return;
  const { c } = to;
  const x = sx(to, ui, ui.x);
  const y = sy(to, ui, ui.y) + 26;
  const length = beamLength(state) + 10;
  for (let beam = 0; beam < count; beam += 1) {
    const angle = beamTurn(state) + beam * Math.PI + part * 0.034;
    c.save();
    c.translate(x, y);
    c.rotate(angle);
    for (const [half, color] of [
      [25, '#ffe9a838'],
      [15, '#ffe9a860'],
      [6, '#fffbe0b3'],
    ] as const) {
      c.fillStyle = color;
      c.beginPath();
      c.moveTo(8, -half * 0.35);
      c.lineTo(length, -half);
      c.quadraticCurveTo(length + half * 1.5, 0, length, half);
      c.lineTo(8, half * 0.35);
      c.fill();
    }
    c.restore();
  }
}

export function drawSparks(to: Surface, state: State, ui: Ui, scale: number, part: number): void {
  const { c } = to;
  for (const { x, y, vx, vy } of state.shots) {
    const px = sx(to, ui, x + vx * part);
    const py = sy(to, ui, y + vy * part);
    draw.rim(c, '#ffd02e80', 7, (path) => {
      path.moveTo(px - vx * 3.4, py - vy * 3.4);
      path.lineTo(px, py);
    });
    spark.draw(c, scale, px, py);
  }
  const count = fliesOf(state.boons.flies);
  const orbit = orbitOf(state);
  for (let fly = 0; fly < count; fly += 1) {
    const angle = turnOf(state) + part * 0.052 + (fly / count) * Math.PI * 2;
    const x = sx(to, ui, ui.x) + Math.cos(angle) * orbit;
    const y = sy(to, ui, ui.y) + Math.sin(angle) * orbit;
    firefly.draw(c, scale, x, y);
  }
}

/** Rings of light on their way out. */
export function drawRings(to: Surface, ui: Ui): void {
  const { c } = to;
  for (const { x, y, r, age } of ui.rings) {
    const part = Math.min(1, age / 0.5);
    const grown = r * (1 - (1 - part) ** 3);
    c.globalAlpha = (1 - part) * 0.85;
    draw.ring(c, sx(to, ui, x), sy(to, ui, y), grown, 4 + 14 * (1 - part), '#fff3c2');
    c.globalAlpha = 1;
  }
}
