import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { thingsOf, type Kind } from '../rules/layout.ts';
import { LANE, type Laid, type State } from '../rules/state.ts';
import { spotOf } from './poses.ts';

const PAINT: Readonly<Record<Kind, string>> = {
  sacks: '#e8432f',
  line: '#1fa39a',
  stack: '#9a5c34',
  stall: '#8a4fb0',
  awning: '#19b8a6',
  carpet: '#c2334d',
  coin: '#ffd93a',
  carrot: '#ff8a1f',
};
const INK = '#3a1838';

/** The alley from above, for browsers that cannot draw in three dimensions. */
export function drawFlat(
  to: Surface,
  state: State,
  part: number,
  why: 'ready' | 'lost' | 'none',
): void {
  const { c, bleed } = to;
  const scale = Math.min(to.width / 13, to.height / 24);
  const spot = spotOf(state, part);
  c.fillStyle = '#a8604e';
  c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
  c.save();
  c.translate(to.width / 2, to.height * 0.74);
  c.scale(scale, scale);
  const center = state.aside * LANE;
  const ways = [...(state.fork ? [state.fork.other] : []), state.way];
  for (const way of ways) for (const laid of way) alley(c, laid, spot.z, center);
  for (const way of ways) for (const laid of way) things(c, laid, spot.z, center);
  const lift = 1 + spot.y * 0.12;
  draw.disc(c, spot.x - center + 0.1, 0.15, 0.6, '#3a183866');
  draw.disc(c, spot.x - center, -spot.y * 0.3, 0.62 * lift, INK);
  draw.disc(
    c,
    spot.x - center,
    -spot.y * 0.3,
    0.54 * lift,
    state.spared > 0 ? '#ffffff' : '#16a79c',
  );
  draw.disc(c, spot.x - center, 0.3 - spot.y * 0.3, 0.3 * lift, '#ff8a1f');
  c.restore();
  const text = to.words(why === 'lost' ? 'flat.lost' : 'flat.none');
  to.label(text, to.width / 2, to.height * 0.2, to.readable(17), {
    top: '#ffffff',
    bottom: '#ffe2b8',
    rim: INK,
  });
}

function alley(c: Context, { at, length, aside }: Laid, z: number, center: number): void {
  const x = aside * LANE - center;
  c.fillStyle = '#e2b98c';
  c.fillRect(x - 3.6, z - at - length, 7.2, length + 0.05);
  c.fillStyle = '#c99a78';
  for (const side of [-1, 1])
    c.fillRect(x + (side * LANE) / 2 - 0.05, z - at - length, 0.1, length);
}

function things(
  c: Context,
  { chunk, tier, at, aside, gone }: Laid,
  z: number,
  center: number,
): void {
  for (const [index, thing] of thingsOf(chunk, tier).entries()) {
    if (gone.includes(index)) continue;
    const [x, y] = [(aside + thing.lane) * LANE - center, z - at - thing.z];
    if (y > 8 || y < -20) continue;
    const paint = PAINT[thing.kind];
    if (thing.kind === 'coin' || thing.kind === 'carrot') {
      draw.disc(c, x, y, 0.32, INK);
      draw.disc(c, x, y, 0.26, paint);
      continue;
    }
    const half = Math.max(0.3, thing.half);
    draw.rounded(c, x - 0.95, y - half - 0.05, 1.9, half * 2 + 0.1, 0.25, INK);
    draw.rounded(c, x - 0.88, y - half + 0.02, 1.76, half * 2 - 0.04, 0.2, paint);
    // What a thing wants: over, under, around, or on it.
    c.fillStyle = '#fff6e3';
    c.beginPath();
    if (thing.kind === 'sacks' || thing.kind === 'awning') triangle(c, x, y, -0.3);
    else if (thing.kind === 'line') triangle(c, x, y, 0.3);
    else c.rect(x - 0.3, y - 0.08, 0.6, 0.16);
    c.fill();
  }
}

function triangle(c: Context, x: number, y: number, size: number): void {
  c.moveTo(x - 0.35, y - size / 2);
  c.lineTo(x + 0.35, y - size / 2);
  c.lineTo(x, y + size / 2);
}
