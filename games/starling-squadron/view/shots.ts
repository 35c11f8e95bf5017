import {
  blob,
  type Context,
  disc,
  fillPath,
  rim,
  ring,
  sparkle,
  type Surface,
} from '@playgrove/kit/stage';
import type { State } from '../rules.ts';
import { BULLET_R } from '../rules/foes.ts';
import { cog, INK } from './toys.ts';

/** No bullet looks smaller than this, CSS pixels across. */
const FLOOR = 12;

/** Enemy bullets: a bright rim inside a dark one, told apart by shape as well. */
function paintBullet(c: Context, kind: number, r: number, turn: number): void {
  disc(c, 0, 0, r + 4.4, '#1a0b3a');
  disc(c, 0, 0, r + 2.6, '#fffdf2');
  if (kind === 0) {
    disc(c, 0, 0, r, '#ff9a1f');
    disc(c, -r * 0.25, -r * 0.25, r * 0.5, '#ffe27a');
  } else if (kind === 1) {
    c.rotate(turn);
    cog(c, 0, 0, r + 1.4, '#ff3f6a', 7);
  } else {
    disc(c, 0, 0, r, '#2f8dff');
    ring(c, 0, 0, r * 0.52, 2.2, '#d9f2ff');
  }
}

type Picture = {
  readonly key: string;
  readonly wide: number;
  readonly paint: (c: Context) => void;
};

/** A cog turns in so many pictures from tooth to tooth: turning each of two hundred by itself costs frames. */
const TURNS = 4;

/** How the three kinds look now, on this screen. */
function pictures(to: Surface): readonly Picture[] {
  const step = to.calm ? 0 : Math.floor(to.time * 14) % TURNS;
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

function paintSeed(c: Context, kind: number): void {
  const trace = (path: Context): void => {
    path.moveTo(0, -9);
    path.quadraticCurveTo(6, 2, 0, 8);
    path.quadraticCurveTo(-6, 2, 0, -9);
  };
  fillPath(c, kind === 0 ? '#fff3a6' : '#dffcff', trace);
  rim(c, '#5a3fd099', 2);
  blob(c, -0.8, -1, 1, 4, '#ffffff');
}

const LEAD_SEED = ['seed lead', (c: Context): void => paintSeed(c, 0)] as const;
const BIRD_SEED = ['seed bird', (c: Context): void => paintSeed(c, 1)] as const;

export function drawSeeds(to: Surface, state: State, part: number): void {
  const { seeds } = state;
  for (let at = 0; at < seeds.count; at += 1) {
    const kind = seeds.kind[at] ?? 0;
    const [vx, vy] = [seeds.vx[at] ?? 0, seeds.vy[at] ?? 0];
    const x = (seeds.x[at] ?? 0) + vx * part;
    const y = (seeds.y[at] ?? 0) + vy * part;
    const [key, paint] = kind === 0 ? LEAD_SEED : BIRD_SEED;
    if (vx > -0.1 && vx < 0.1) to.stamp(key, 12, 22, paint, x, y);
    else to.stamp(key, 12, 22, paint, x, y, { rotate: Math.atan2(vx, -vy) });
  }
}

function paintGrain(c: Context): void {
  disc(c, 0, 0, 10, '#fff2a066');
  fillPath(c, '#ffc62e', (path) => {
    path.moveTo(0, -8);
    path.quadraticCurveTo(8, 2, 0, 8);
    path.quadraticCurveTo(-8, 2, 0, -8);
  });
  rim(c, INK, 2);
  blob(c, -1.6, 1, 1.2, 3.4, '#fff6c8');
  sparkle(c, 4, -5, 4);
}

export function drawGrain(to: Surface, x: number, y: number): void {
  to.stamp('grain', 24, 24, paintGrain, x, y);
}
