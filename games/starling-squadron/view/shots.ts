import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import type { State } from '../rules.ts';
import { BULLET_R } from '../rules/foes.ts';
import { cog, INK } from './toys.ts';

/** No bullet looks smaller than this, CSS pixels across. */
const FLOOR = 12;

/** Enemy bullets: never gold like grains or mint like seeds, in shapes that tell them apart. */
function paintBullet(c: Context, kind: number, r: number, turn: number): void {
  draw.disc(c, 0, 0, r + 4.4, '#1a0b3a');
  draw.disc(c, 0, 0, r + 2.6, '#fffdf2');
  if (kind === 0) {
    draw.disc(c, 0, 0, r, '#f0284f');
    draw.disc(c, -r * 0.25, -r * 0.25, r * 0.42, '#ff9db0');
  } else if (kind === 1) {
    c.rotate(turn);
    cog(c, 0, 0, r + 1.4, '#a63cf0', 7);
  } else {
    draw.disc(c, 0, 0, r, '#2f8dff');
    draw.ring(c, 0, 0, r * 0.52, 2.2, '#d9f2ff');
  }
}

type Picture = {
  readonly key: string;
  readonly wide: number;
  readonly paint: (c: Context) => void;
};

/** A cog turns in this many pictures from tooth to tooth: turning each of two hundred by itself costs frames. */
const TURNS = 4;

/** How the three kinds look now, on this screen. */
function pictures(to: Surface): readonly Picture[] {
  const step = to.reducedMotion ? 0 : Math.floor(to.time * 14) % TURNS;
  return BULLET_R.map((r, kind): Picture => {
    const size = Math.round(Math.max(1, FLOOR / to.px / (2 * (r + 2.6))) * 20) / 20;
    const at = kind === 1 ? step : 0;
    return {
      key: `bullet ${kind} ${size} ${at}`,
      wide: (r + 5) * 2 * size,
      paint: (c) => {
        c.save();
        c.scale(size, size);
        paintBullet(c, kind, r, (at / TURNS) * ((Math.PI * 2) / 7));
        c.restore();
      },
    };
  });
}

export function drawBullets(to: Surface, state: State, part: number): void {
  const { bullets } = state;
  if (bullets.count === 0) return;
  const looks = pictures(to);
  for (let at = 0; at < bullets.count; at += 1) {
    const look = looks[bullets.kind[at] ?? 0];
    if (!look) continue;
    const x = (bullets.x[at] ?? 0) + (bullets.vx[at] ?? 0) * part;
    const y = (bullets.y[at] ?? 0) + (bullets.vy[at] ?? 0) * part;
    to.stamp(look.key, look.wide, look.wide, look.paint, x, y);
  }
}

/** The flock's own shots: bright with a dark outline, so that they are seen on every sky. */
function paintSeed(c: Context, kind: number, pierce: boolean): void {
  const trace = 'M0-13Q8 2 0 11Q-8 2 0-13';
  // A streak behind it, the way it came.
  draw.drawPath(c, 'M-4 2L0 26L4 2', { fill: pierce ? '#ff8ad488' : '#a6fff066' });
  draw.drawPath(c, trace, { fill: kind === 0 ? '#6df2d6' : '#b4ffe9', rim: INK, width: 3.4 });
  draw.drawPath(c, trace, { fill: kind === 0 ? '#6df2d6' : '#b4ffe9' });
  draw.blob(c, -0.6, -2, 1.6, 5.4, '#ffffff');
  if (pierce) {
    draw.drawPath(c, 'M0-13L4-3L-4-3', { fill: '#ff3fa8' });
  }
}

/** How large seeds look: as strong as they are. */
function sizeOf(state: State): number {
  return 1 + 0.22 * (state.boons.heavy ?? 0) + 0.06 * state.purse.levels.beak;
}

export function drawSeeds(to: Surface, state: State, part: number): void {
  const { seeds } = state;
  if (seeds.count === 0) return;
  const pierce = (state.boons.pierce ?? 0) > 0;
  const size = sizeOf(state);
  const looks = [0, 1].map((kind) => ({
    key: `seed ${kind} ${pierce} ${size}`,
    paint: (c: Context): void => {
      c.save();
      c.scale(size, size);
      paintSeed(c, kind, pierce);
      c.restore();
    },
  }));
  for (let at = 0; at < seeds.count; at += 1) {
    const look = looks[seeds.kind[at] === 0 ? 0 : 1];
    if (!look) continue;
    const [vx, vy] = [seeds.vx[at] ?? 0, seeds.vy[at] ?? 0];
    const x = (seeds.x[at] ?? 0) + vx * part;
    const y = (seeds.y[at] ?? 0) + vy * part;
    const [wide, high] = [22 * size, 56 * size];
    if (vx > -0.1 && vx < 0.1) to.stamp(look.key, wide, high, look.paint, x, y);
    else to.stamp(look.key, wide, high, look.paint, x, y, { rotate: Math.atan2(vx, -vy) });
  }
}

function paintGrain(c: Context): void {
  draw.disc(c, 0, 0, 10, '#fff2a066');
  draw.drawPath(c, 'M0-8Q8 2 0 8Q-8 2 0-8', { fill: '#ffc62e', rim: INK, width: 2 });
  draw.blob(c, -1.6, 1, 1.2, 3.4, '#fff6c8');
  draw.sparkle(c, 4, -5, 4);
}

export function drawGrain(to: Surface, x: number, y: number): void {
  to.stamp('grain', 24, 24, paintGrain, x, y);
}
