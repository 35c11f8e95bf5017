import * as draw from '@playgrove/kit/draw';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import { biomeAt, type Biome } from '../rules/levels.ts';
import { BODIES, metersOf, type Kind, type State } from '../rules/types.ts';
import { paintScooter } from './scooter.ts';
import { INK, LIGHTS, paintOf, SCOOTERS } from './theme.ts';
import { TALL } from './toys.ts';
import type { Ui } from './ui.ts';

export type Toy = {
  readonly kind: Kind;
  readonly paint: number;
  /** Meters across, and ahead of the scooter. */
  readonly x: number;
  readonly far: number;
  readonly turns?: number;
};

/** A view along the road: where it vanishes, and pixels of a meter beside the scooter. */
type Fit = { readonly x: number; readonly y: number; readonly unit: number; readonly eye: number };

/** Meters from the eye to the scooter. */
const EYE = 6.5;

export const fitOf = (
  area: Rect,
  x = 0,
  unit = Math.min(area.width / 8.4, area.height / 8.5),
): Fit => ({
  x: area.x + area.width / 2,
  y: area.y + area.height * 0.36,
  unit,
  eye: x * 0.7,
});

export const spotOn = ({ x, y, unit, eye }: Fit, across: number, far: number, up = 0) => {
  const scale = EYE / Math.max(1.2, EYE + far);
  return {
    x: x + (across - eye) * unit * scale,
    y: y + (3.6 - up) * unit * scale,
    scale: unit * scale,
  };
};

/** Sky, sun and road of a biome. */
export function paintRoad(c: Context, area: Rect, fit: Fit, biome: Biome, along = 0): void {
  const { sky, ground, road, lines, disc, halo, far } = LIGHTS[biome];
  const { y } = fit;
  c.fillStyle = draw.linear(c, 0, y, 0, area.y, ...sky);
  c.fillRect(area.x, area.y, area.width, y - area.y + 1);
  const sun = { x: fit.x - area.width * 0.08, y: y - area.height * 0.03, r: area.height * 0.16 };
  const light = c.createRadialGradient(sun.x, sun.y, sun.r * 0.5, sun.x, sun.y, sun.r * 2.6);
  light.addColorStop(0, halo);
  light.addColorStop(1, draw.fade(halo, 0));
  c.fillStyle = light;
  c.fillRect(area.x, area.y, area.width, y - area.y + 1);
  draw.rays(c, area, sun.x, sun.y, 16, draw.fade(disc, 0.13));
  draw.disc(c, sun.x, sun.y, sun.r, disc);
  c.fillStyle = far;
  for (let at = 0; at < 16; at += 1) {
    const high = area.height * (0.035 + ((at * 37) % 11) * 0.009);
    c.fillRect(area.x + (area.width * at) / 16, y - high, area.width / 18, high + 1);
  }
  c.fillStyle = ground;
  c.fillRect(area.x, y, area.width, area.y + area.height - y);
  const quad = (a: number, b: number, from: number, to: number, color: string): void => {
    const spots = [
      spotOn(fit, a, from),
      spotOn(fit, b, from),
      spotOn(fit, b, to),
      spotOn(fit, a, to),
    ];
    c.fillStyle = color;
    c.beginPath();
    for (const spot of spots) c.lineTo(spot.x, spot.y);
    c.fill();
  };
  quad(-5.4, 5.4, -5, 400, road);
  for (const side of [-1, 1]) quad(side * 5 - 0.12, side * 5 + 0.12, -5, 400, lines);
  for (let z = -8 - (along % 8); z < 90; z += 8)
    for (const x of [-2.4, 0, 2.4]) if (z > -5) quad(x - 0.08, x + 0.08, z, z + 3.4, lines);
}

/** A vehicle from behind. */
export function paintToy(c: Context, fit: Fit, { kind, paint, x, far, turns }: Toy): void {
  const spot = spotOn(fit, x, far);
  const [w, h] = [BODIES[kind].half / 1000, TALL[kind]];
  const color = kind === 'hay' ? '#f5cf5c' : kind === 'cream' ? '#ffd9e8' : paintOf(kind, paint);
  c.save();
  c.translate(spot.x, spot.y);
  c.scale(spot.scale, spot.scale);
  c.fillStyle = '#1d123866';
  c.beginPath();
  c.ellipse(0, 0, w * 1.2, 0.2, 0, 0, Math.PI * 2);
  c.fill();
  for (const side of [-1, 1]) draw.rounded(c, side * w * 0.72 - 0.17, -0.42, 0.34, 0.44, 0.12, INK);
  const box = (bx: number, by: number, bw: number, bh: number, r: number, fill: string): void => {
    draw.rounded(c, bx - 0.06, by - 0.06, bw + 0.12, bh + 0.12, r + 0.05, INK);
    const light = [draw.tint(fill, 0.28), fill, draw.shade(fill, 0.2)] as const;
    draw.rounded(c, bx, by, bw, bh, r, draw.linear(c, 0, by, 0, by + bh, ...light));
  };
  box(-w * 0.82, -h, w * 1.64, h * 0.62, 0.3, draw.tint(color, 0.14));
  draw.rounded(c, -w * 0.64, -h * 0.9, w * 1.28, h * 0.32, 0.16, '#3d5490');
  draw.rounded(c, -w * 0.54, -h * 0.87, w * 0.5, h * 0.1, 0.08, '#9fc4ff');
  box(-w, -h * 0.52, w * 2, h * 0.44, 0.24, color);
  draw.rounded(c, -w * 0.94, -h * 0.2, w * 1.88, h * 0.11, 0.1, '#f4efff');
  for (const side of [-1, 1])
    draw.rounded(c, side * w * 0.72 - 0.14, -h * 0.42, 0.28, 0.2, 0.08, '#ff3d4d');
  if (turns) {
    c.fillStyle = '#ffd23e';
    c.strokeStyle = INK;
    c.lineWidth = 0.08;
    c.beginPath();
    for (const [dx, dy] of [
      [0.15, -0.3],
      [0.62, 0],
      [0.15, 0.3],
    ] as const)
      c.lineTo(turns * (w + dx), -h * 0.5 + dy);
    c.closePath();
    c.stroke();
    c.fill();
  }
  c.restore();
}

/** The road without three dimensions, for browsers that cannot draw them. */
export function drawFlat(to: Surface, state: State, ui: Ui, rival: State | undefined): void {
  const { c, bleed } = to;
  const fit = fitOf(bleed, ui.x);
  paintRoad(c, bleed, fit, biomeAt(state.params, metersOf(state)).now, ui.z);
  const near = state.cars
    .map((car) => ({ ...car, far: (car.z - BODIES[car.kind].long) / 1000 - ui.z }))
    .filter(({ far }) => far > -5 && far < 110)
    .toSorted((a, b) => b.far - a.far);
  const rider = (x: number, far: number, lean: number, alpha: number): void => {
    const spot = spotOn(fit, x, far, 0.7 + (far === 0 ? ui.y : 0));
    c.globalAlpha = alpha;
    paintScooter(c, spot.x, spot.y, spot.scale * 0.5, SCOOTERS.of(to), lean);
    c.globalAlpha = 1;
  };
  const ghost = rival ? rival.z / 1000 - ui.z : 999;
  if (rival && Math.abs(ghost) < 5) rider(rival.x / 1000, ghost, 0, 0.35);
  let drawn = false;
  const you = (far: number): void => {
    if (!drawn && far < -0.5) rider(ui.x, 0, ui.show.lean.value * 0.3, 1);
    drawn ||= far < -0.5;
  };
  for (const car of near) {
    you(car.far);
    const turns = car.to >= 0 ? Math.sign(car.to - car.lane) : 0;
    paintToy(c, fit, {
      kind: car.kind,
      paint: car.paint,
      x: car.x / 1000,
      far: car.far,
      turns,
    });
  }
  you(-9);
}

/** Says why the picture is flat. */
export function tellFlat(to: Surface, why: 'ready' | 'lost' | 'none'): void {
  if (why === 'ready') return;
  to.label(to.words(`flat.${why}`), to.width / 2, to.height * 0.22, to.readable(15), {
    top: '#ffffff',
    bottom: '#fff6d8',
    rim: INK,
  });
}
