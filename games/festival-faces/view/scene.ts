import * as draw from '@playgrove/kit/draw';
import type { Rect } from '@playgrove/kit/runtime';

type C = CanvasRenderingContext2D;

type Light = {
  readonly sky: readonly string[];
  readonly hills: readonly string[];
  readonly tents: readonly string[];
  readonly lamps: readonly string[];
  readonly sun: string;
  readonly dark: boolean;
};

/** Each pack has its hour of the festival: sky, hills, tents, lamps, sun; and whether it is night. */
const LIGHTS: Readonly<Record<string, string>> = {
  zoo: '4fb4f0 a5e2ff fff2c2|8fd48a 57b26c|ff6a5a fff3e0|ffffff fff0a8|fff7cf',
  garden: 'ff9ec4 ffd0c2 fff3cf|a8d98a 6ab868|c86ae0 fff3fb|ffffff ffd9ec|fff6dd',
  sky: '17104a 44268f b24fb0|3a2180 25145c|6a4ae0 cdbcff|ffe08a ff9bd8 9bd8ff|fff3d0|dark',
  masks: '3a1060 a12a78 ff9350|6b1c66 42104c|e03a5c ffd98a|ffd36a ff8a5a|ffe6a0|dark',
  deep: '0b3f86 1690bd 8ce6d8|14799c 0b527c|18b8c4 e6fff8|d8fff6 8fe0ff|e8fff8',
  finale: '4a1674 d43e74 ffb648|8a2a78 571a5c|ff8a2b ffe9b0|ffe08a ffffff ff9bd8|fff0b4|dark',
};

function lightOf(pack: string): Light {
  const [sky = '', hills = '', tents = '', lamps = '', sun = '', dark] = (
    LIGHTS[pack] ??
    LIGHTS['sky'] ??
    ''
  ).split('|');
  const colors = (row: string): readonly string[] => row.split(' ').map((color) => `#${color}`);
  return {
    sky: colors(sky),
    hills: colors(hills),
    tents: colors(tents),
    lamps: colors(lamps),
    sun: `#${sun}`,
    dark: dark !== undefined,
  };
}

/** The festival behind the face: sky, tents, lamps. Painted once into a layer. */
export function paintScene(
  c: C,
  bleed: Rect,
  pack: string,
  middle: { x: number; y: number },
): void {
  const light = lightOf(pack);
  const [far = '', close = ''] = light.hills;
  const { y, height, width, x } = bleed;
  const unit = Math.min(width, height);
  const fill = (paint: string | CanvasGradient, from = y): void => {
    c.fillStyle = paint;
    c.fillRect(x, from, width, y + height - from);
  };
  fill(draw.down(c, y, y + height, ...light.sky));
  draw.rays(c, bleed, middle.x, middle.y, 18, draw.fade(light.sun, 0.2));
  if (light.dark) stars(c, bleed);
  const ground = y + height * 0.62;
  draw.ridge(c, bleed, ground - unit * 0.02, unit * 0.035, far, 3);
  const tents = width > height ? [0.06, 0.3, 0.66, 0.95] : [-0.04, 0.3, 0.78, 1.06];
  tents.forEach((at, index) =>
    tent(c, x + width * at, ground + unit * 0.05, unit * (index % 2 === 0 ? 0.2 : 0.15), light),
  );
  draw.ridge(c, bleed, ground + unit * 0.09, unit * 0.02, close, 8);
  fill(close, ground + unit * 0.12);
  for (let lamp = 0; lamp < 9; lamp += 1) {
    const [lx, ly] = [x + ((lamp * 0.618) % 1) * width, y + ((lamp * 0.381 + 0.1) % 0.8) * height];
    draw.disc(
      c,
      lx,
      ly,
      unit * (0.03 + (lamp % 4) * 0.018),
      draw.fade(light.lamps[lamp % light.lamps.length] ?? '#ffffff', 0.2),
    );
  }
  garland(c, bleed, y + unit * 0.02, unit * 0.1, light);
  garland(c, bleed, y + unit * 0.13, unit * 0.16, light, true);
  const edge = draw.shade(light.sky[0] ?? draw.PALETTE.ink, 0.6);
  fill(
    draw.radial(
      c,
      x + width / 2,
      y + height / 2,
      Math.max(width, height) * 0.72,
      draw.fade(edge, 0),
      draw.fade(edge, 0),
      draw.fade(edge, 0.42),
    ),
  );
}

function stars(c: C, { x, y, width, height }: Rect): void {
  c.fillStyle = '#ffffffb0';
  for (let star = 0; star < 34; star += 1) {
    const roll = (star * 7919 + 104729) % 9973;
    const [sx, sy] = [(roll % 101) / 101, ((roll * 31) % 97) / 97];
    c.fillRect(
      x + sx * width,
      y + sy * height * 0.5,
      1.2 + (roll % 3) * 0.5,
      1.2 + (roll % 3) * 0.5,
    );
  }
}

function tent(c: C, x: number, y: number, r: number, { tents }: Light): void {
  const top = y - r * 1.3;
  const wall = y - r * 0.55;
  const stripes = 6;
  // All stripes of a color are one path.
  for (const which of [0, 1] as const) {
    const own = Array.from({ length: stripes }, (_, stripe) => stripe).filter(
      (at) => at % 2 === which,
    );
    draw.fillPath(c, draw.mix(tents[which] ?? '#ffffff', '#3a1673', 0.18), (path) => {
      for (const at of own)
        path.rect(x + (at / stripes - 0.5) * r * 1.8, wall, (r * 1.8) / stripes + 0.5, r * 0.75);
    });
    draw.fillPath(c, tents[which] ?? '#ffffff', (path) => {
      for (const at of own) {
        const [a, b] = [at / stripes - 0.5, (at + 1) / stripes - 0.5];
        path.moveTo(x, top);
        path.quadraticCurveTo(x + a * r * 0.9, wall - r * 0.24, x + a * r * 2, wall);
        path.lineTo(x + b * r * 2, wall);
        path.quadraticCurveTo(x + b * r * 0.9, wall - r * 0.24, x, top);
      }
    });
  }
  for (const which of [0, 1] as const) {
    draw.fillPath(c, tents[1 - which] ?? '#ffffff', (path) => {
      for (let at = which; at < stripes; at += 2) {
        const middle = x + ((at + 0.5) / stripes - 0.5) * r * 2;
        path.moveTo(middle + r / stripes, wall);
        path.arc(middle, wall, r / stripes, 0, Math.PI);
      }
    });
  }
  draw.fillPath(c, draw.PALETTE.yellow, (path) => {
    path.moveTo(x, top - r * 0.34);
    path.lineTo(x + r * 0.3, top - r * 0.22);
    path.lineTo(x, top - r * 0.1);
  });
  draw.rim(c, draw.fade(draw.PALETTE.ink, 0.6), r * 0.03, (path) => {
    path.moveTo(x, top - r * 0.36);
    path.lineTo(x, top);
  });
}

const FLAGS = [
  draw.PALETTE.pink,
  draw.PALETTE.yellow,
  draw.PALETTE.teal,
  draw.PALETTE.orange,
  draw.PALETTE.purple,
  draw.PALETTE.sky,
];

/** Flags or lamps on a string that hangs through. */
function garland(
  c: C,
  { x, width }: Rect,
  y: number,
  sag: number,
  { lamps }: Light,
  lit = false,
): void {
  const count = Math.max(9, Math.round(width / 46));
  const at = (t: number): number => y + 4 * sag * t * (1 - t);
  draw.rim(c, draw.fade(draw.PALETTE.ink, 0.55), 1.6, (path) => {
    for (let step = 0; step <= 30; step += 1) path.lineTo(x + (width * step) / 30, at(step / 30));
  });
  const spots = Array.from({ length: count }, (_, flag) => {
    const t = (flag + 0.5) / count;
    return { x: x + width * t, y: at(t) };
  });
  if (lit) {
    for (const [r, alpha] of [
      [9, 0.24],
      [3.6, 1],
    ] as const) {
      draw.fillPath(c, draw.fade(lamps[0] ?? '#ffffff', alpha), (path) => {
        for (const spot of spots) {
          path.moveTo(spot.x + r, spot.y + 5);
          path.arc(spot.x, spot.y + 5, r, 0, 7);
        }
      });
    }
    return;
  }
  FLAGS.forEach((color, which) =>
    draw.fillPath(c, color, (path) => {
      for (let flag = which; flag < count; flag += FLAGS.length) {
        const spot = spots[flag];
        if (!spot) continue;
        path.moveTo(spot.x - 11, spot.y - 1);
        path.lineTo(spot.x + 11, spot.y - 1);
        path.lineTo(spot.x, spot.y + 20);
      }
    }),
  );
}
