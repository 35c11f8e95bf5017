import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { DARTER, HUNTER, factsOf } from '../rules/foes.ts';
import type { State } from '../rules.ts';
import { Sprite } from './sprite.ts';
import { sx, sy, type Ui } from './ui.ts';

/** Frames of each kind, then the one that shows a hit. */
const FRAMES = 2;
const EYES = ['#fff3c2', '#8ff4ff', '#ffb53d', '#ff6b8a', '#a8f06a', '#e58bff', '#ff7a2f'] as const;

type Trace = (c: Context, r: number, frame: number) => void;

/** Tufts around a circle. */
function tufts(c: Context, r: number, count: number, deep: number, turn: number): void {
  for (let at = 0; at <= count * 2; at += 1) {
    const angle = (at / (count * 2)) * Math.PI * 2 + turn;
    const far = at % 2 === 0 ? r : r * deep;
    c.lineTo(Math.cos(angle) * far, Math.sin(angle) * far);
  }
  c.closePath();
}

const TRACES: readonly Trace[] = [
  // A mite: a tuft of soot.
  (c, r, frame) => tufts(c, r * 1.15, 9, 0.78, frame * 0.3),
  // A flit: two wings.
  (c, r, frame) => {
    const up = frame === 0 ? -0.85 : 0.2;
    c.moveTo(0, -r * 0.5);
    c.quadraticCurveTo(r * 0.8, r * (up - 0.5), r * 1.75, r * up);
    c.quadraticCurveTo(r * 1.2, r * (up + 0.5), r * 1.05, r * (up + 0.75));
    c.quadraticCurveTo(r * 0.6, r * 0.35, 0, r * 0.85);
    c.quadraticCurveTo(-r * 0.6, r * 0.35, -r * 1.05, r * (up + 0.75));
    c.quadraticCurveTo(-r * 1.2, r * (up + 0.5), -r * 1.75, r * up);
    c.quadraticCurveTo(-r * 0.8, r * (up - 0.5), 0, -r * 0.5);
    c.closePath();
  },
  // A lump: heavy, flat below.
  (c, r, frame) => {
    const wide = frame === 0 ? 1.06 : 0.98;
    c.moveTo(-r * wide, r * 0.7);
    c.bezierCurveTo(-r * 1.25 * wide, -r * 0.5, -r * 0.5, -r * 1.15, 0, -r * 1.1);
    c.bezierCurveTo(r * 0.5, -r * 1.15, r * 1.25 * wide, -r * 0.5, r * wide, r * 0.7);
    c.quadraticCurveTo(r * 0.5, r * 1.05, 0, r * 0.86);
    c.quadraticCurveTo(-r * 0.5, r * 1.05, -r * wide, r * 0.7);
    c.closePath();
  },
  // A darter: horns and a pointed foot.
  (c, r, frame) => {
    const foot = frame === 0 ? 1.5 : 1.35;
    c.moveTo(0, r * foot);
    c.quadraticCurveTo(-r * 1.1, r * 0.3, -r * 0.9, -r * 0.4);
    c.lineTo(-r * 1.05, -r * 1.25);
    c.lineTo(-r * 0.4, -r * 0.8);
    c.quadraticCurveTo(0, -r * 1, r * 0.4, -r * 0.8);
    c.lineTo(r * 1.05, -r * 1.25);
    c.lineTo(r * 0.9, -r * 0.4);
    c.quadraticCurveTo(r * 1.1, r * 0.3, 0, r * foot);
    c.closePath();
  },
  // A pod: three in one skin.
  (c, r, frame) => {
    const out = frame === 0 ? 0.5 : 0.44;
    for (const turn of [-1.57, 0.52, 2.62]) {
      const x = Math.cos(turn) * r * out;
      const y = Math.sin(turn) * r * out;
      c.moveTo(x + r * 0.66, y);
      c.arc(x, y, r * 0.66, 0, Math.PI * 2);
    }
  },
  // A spitter: a jug with a wide mouth.
  (c, r, frame) => {
    const mouth = frame === 0 ? 1 : 0.9;
    c.moveTo(-r * mouth, -r * 1.05);
    c.quadraticCurveTo(0, -r * 0.7, r * mouth, -r * 1.05);
    c.quadraticCurveTo(r * 0.5, -r * 0.3, r * 1.05, r * 0.3);
    c.quadraticCurveTo(r * 0.9, r * 1.15, 0, r * 1.1);
    c.quadraticCurveTo(-r * 0.9, r * 1.15, -r * 1.05, r * 0.3);
    c.quadraticCurveTo(-r * 0.5, -r * 0.3, -r * mouth, -r * 1.05);
    c.closePath();
  },
  // A hunter: an owl of soot.
  (c, r, frame) => {
    const wing = frame === 0 ? 0.1 : -0.35;
    c.moveTo(-r * 0.62, -r * 1.2);
    c.quadraticCurveTo(-r * 0.4, -r * 0.85, 0, -r * 0.86);
    c.quadraticCurveTo(r * 0.4, -r * 0.85, r * 0.62, -r * 1.2);
    c.quadraticCurveTo(r * 0.95, -r * 0.7, r * 0.85, -r * 0.3);
    c.lineTo(r * 1.55, r * wing);
    c.lineTo(r * 1.2, r * (wing + 0.32));
    c.lineTo(r * 1.28, r * (wing + 0.62));
    c.quadraticCurveTo(r * 0.8, r * 1.05, 0, r * 1.15);
    c.quadraticCurveTo(-r * 0.8, r * 1.05, -r * 1.28, r * (wing + 0.62));
    c.lineTo(-r * 1.2, r * (wing + 0.32));
    c.lineTo(-r * 1.55, r * wing);
    c.lineTo(-r * 0.85, -r * 0.3);
    c.quadraticCurveTo(-r * 0.95, -r * 0.7, -r * 0.62, -r * 1.2);
    c.closePath();
  },
];

/** Eyes of a kind, in radii: x, y, width, height. */
const LOOKS: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [
    [-0.36, -0.06, 0.24, 0.3],
    [0.36, -0.06, 0.24, 0.3],
  ],
  [
    [-0.28, 0.02, 0.2, 0.26],
    [0.28, 0.02, 0.2, 0.26],
  ],
  [[0, -0.2, 0.36, 0.38]],
  [
    [-0.36, -0.28, 0.3, 0.16],
    [0.36, -0.28, 0.3, 0.16],
  ],
  [
    [-0.18, -0.58, 0.13, 0.17],
    [0.18, -0.58, 0.13, 0.17],
    [-0.6, 0.22, 0.13, 0.17],
    [-0.26, 0.28, 0.13, 0.17],
    [0.26, 0.28, 0.13, 0.17],
    [0.6, 0.22, 0.13, 0.17],
  ],
  [
    [-0.36, 0.16, 0.2, 0.24],
    [0.36, 0.16, 0.2, 0.24],
  ],
  [
    [-0.38, -0.36, 0.34, 0.36],
    [0.38, -0.36, 0.34, 0.36],
  ],
];

function paintShade(c: Context, kind: number, frame: number, r: number, hit = false): void {
  const trace = TRACES[kind] as Trace;
  const outline = (path: Context): void => trace(path, r, frame);
  if (!hit) draw.blob(c, 0, r * 1.12, r * 0.9, r * 0.24, '#05031a59');
  const skin = hit ? '#fff6d0' : draw.down(c, -r * 1.2, r * 1.2, '#3a2a78', '#1c1246', '#0c0724');
  // The rim first, so that it does not show where a pod's balls overlap.
  draw.rim(c, hit ? '#ffffff' : '#8a6fe0', Math.max(3.2, r * 0.18), outline);
  draw.fillPath(c, skin, outline);
  const color = EYES[kind] ?? EYES[0];
  for (const [x, y, width, height] of LOOKS[kind] ?? []) {
    if (!hit) draw.disc(c, x * r, y * r, Math.max(width, height) * r * 1.7, `${color}30`);
    const tilt = kind === DARTER || kind === HUNTER ? Math.sign(x) * -0.42 : 0;
    draw.blob(c, x * r, y * r, width * r, height * r, hit ? '#3a1d6e' : color, tilt);
    draw.blob(
      c,
      x * r,
      y * r + height * r * 0.1,
      width * r * 0.4,
      height * r * 0.62,
      '#12082e',
      tilt,
    );
    if (!hit) draw.disc(c, x * r - width * r * 0.3, y * r - height * r * 0.3, r * 0.06, '#ffffff');
  }
  if (kind === HUNTER) {
    draw.fillPath(c, '#ffb04a', (path) => {
      path.moveTo(-r * 0.14, -r * 0.1);
      path.lineTo(r * 0.14, -r * 0.1);
      path.lineTo(0, r * 0.22);
    });
  }
}

const sprites = new Map<number, Sprite>();

function spriteOf(kind: number, frame: number): Sprite {
  const key = kind * 4 + frame;
  let sprite = sprites.get(key);
  if (!sprite) {
    const { r } = factsOf(kind);
    const side = r * (kind === HUNTER || kind === 1 ? 3.8 : 3.1);
    sprite = new Sprite(side, side, (c) =>
      paintShade(c, kind, frame % FRAMES, r, frame === FRAMES),
    );
    sprites.set(key, sprite);
  }
  return sprite;
}

export function drawShades(to: Surface, state: State, ui: Ui, scale: number, part: number): void {
  const { c, bleed } = to;
  const { foes, tick } = state;
  const ahead = state.phase === 'fly' ? part : 0;
  const left = bleed.x - 40;
  const right = bleed.x + bleed.width + 40;
  const top = bleed.y - 40;
  const foot = bleed.y + bleed.height + 40;
  const dx = to.width / 2 - ui.show.camX.value;
  const dy = to.height / 2 - ui.show.camY.value;
  const beat = Math.floor(to.time * 5);
  for (let at = 0; at < foes.count; at += 1) {
    let x = (foes.x[at] as number) + (foes.vx[at] as number) * ahead + dx;
    const y = (foes.y[at] as number) + (foes.vy[at] as number) * ahead + dy;
    if (x < left || x > right || y < top || y > foot) continue;
    const kind = foes.kind[at] as number;
    const lit = (foes.lit[at] as number) > 3;
    let size = 1;
    if (kind === DARTER && (foes.t[at] as number) < 0) {
      // It shivers and grows before it darts.
      if (!to.reducedMotion) x += tick % 4 < 2 ? 2.5 : -2.5;
      size = 1.2;
      c.globalAlpha = 0.45;
      c.fillStyle = '#ff4b7a';
      c.beginPath();
      c.arc(x, y, 31, 0, 7);
      c.fill();
      c.globalAlpha = 1;
    }
    spriteOf(kind, lit ? FRAMES : (beat + at) % FRAMES).draw(c, scale, x, y, size);
  }
}

const drop = new Sprite(44, 44, (c) => {
  draw.disc(c, 0, 0, 18, '#c04bff45');
  draw.disc(c, 0, 0, 11, '#3a0f66');
  draw.rim(c, '#e58bff', 3);
  draw.disc(c, -3, -4, 3, '#f6dcff');
});

const ember = new Sprite(70, 70, (c) => {
  draw.disc(c, 0, 0, 32, '#ffb03d33');
  draw.disc(c, 0, 0, 22, '#ffc85e66');
  draw.fillPath(c, '#ff8a1f', (path) => {
    path.moveTo(0, -21);
    path.bezierCurveTo(19, -3, 15, 16, 0, 17);
    path.bezierCurveTo(-15, 16, -19, -3, 0, -21);
  });
  draw.rim(c, '#7a2a10', 3);
  draw.fillPath(c, '#fff3c2', (path) => {
    path.moveTo(0, -7);
    path.bezierCurveTo(9, 2, 7, 12, 0, 12);
    path.bezierCurveTo(-7, 12, -9, 2, 0, -7);
  });
});

const glows = [1, 1.35, 1.8].map(
  (size, at) =>
    new Sprite(34 * size, 34 * size, (c) => {
      const color = ['#7df6c8', '#6fd0ff', '#ffe066'][at] ?? '#7df6c8';
      draw.disc(c, 0, 0, 15 * size, `${color}2e`);
      draw.disc(c, 0, 0, 9 * size, `${color}70`);
      draw.sparkle(c, 0, 0, 12 * size, color);
      draw.disc(c, 0, 0, 4.6 * size, '#ffffff');
    }),
);

export function drawGlows(to: Surface, state: State, ui: Ui, scale: number): void {
  const { c, bleed } = to;
  const { gems } = state;
  const dx = to.width / 2 - ui.show.camX.value;
  const dy = to.height / 2 - ui.show.camY.value;
  for (let at = 0; at < gems.count; at += 1) {
    const x = (gems.x[at] as number) + dx;
    const y = (gems.y[at] as number) + dy;
    if (x < bleed.x - 20 || x > bleed.x + bleed.width + 20) continue;
    if (y < bleed.y - 20 || y > bleed.y + bleed.height + 20) continue;
    const worth = gems.worth[at] as number;
    glows[worth >= 8 ? 2 : worth >= 3 ? 1 : 0]?.draw(c, scale, x, y);
  }
  for (const { x, y } of state.embers) {
    const bob = to.reducedMotion ? 0 : Math.sin(to.time * 5) * 4;
    ember.draw(c, scale, sx(to, ui, x), sy(to, ui, y) + bob);
  }
}

export function drawDrops(to: Surface, state: State, ui: Ui, scale: number, part: number): void {
  for (const { x, y, vx, vy } of state.drops) {
    drop.draw(to.c, scale, sx(to, ui, x + vx * part), sy(to, ui, y + vy * part));
  }
}
