import * as draw from '@playgrove/kit/draw';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Context, Keepsake, Point, Surface } from '@playgrove/kit/runtime';

const INK = draw.PALETTE.ink;
const SUIT = '#fff6e3';
const SHADE = '#d9c7d8';

type Look = Keepsake & {
  readonly scarf: string;
  readonly stripe: string;
  /** Of both boots: the near one, and the far one in the shade. */
  readonly boot: string;
  readonly shade: string;
  readonly pack: readonly [string, string];
};

/** What players own: the runner's kit. */
export const KITS = keepsakes<Look>(
  [
    kit('comet', 0, '#ff3d4f', '#ff8a90', '#2f7dff', '#8a4dff'),
    kit('lime', 2, '#7fd62f', '#c8f58a', '#ff8a2a', '#2f9e6f'),
    kit('sunset', 6, '#ff8a1f', '#ffd08a', '#b8367e', '#e0507a'),
    kit('tide', 12, '#1fb8c8', '#9df2f2', '#2450b8', '#1f6fd8'),
    kit('candy', 20, '#ff6fb8', '#ffc8e4', '#7ae0c0', '#f0508f'),
    kit('lemon', 32, '#ffcf24', '#fff2a8', '#3a2a6e', '#e8962a'),
    kit('neon', 48, '#b44dff', '#7dfff0', '#19e0b8', '#2b1b6e'),
    kit('gold', 68, '#f0b429', '#fff6c8', '#fff0c0', '#b87410'),
  ],
  (c, look) => {
    c.scale(0.72, 0.72);
    c.translate(0, 62);
    for (const [width, paint] of [
      [25, INK],
      [16, look.scarf],
    ] as const)
      draw.line(c, [-10, -60, -36, -52, -58, -60], width, paint);
    paintRunner(c, { stride: 0.9, curl: 0, eyes: 'open' }, look);
  },
);

function kit(
  id: string,
  needs: number,
  scarf: string,
  stripe: string,
  boot: string,
  bag: string,
): Look {
  return {
    id,
    needs,
    scarf,
    stripe,
    boot,
    shade: draw.shade(boot, 0.3),
    pack: [bag, draw.shade(bag, 0.3)],
  };
}

export type Pose = {
  /** Radians of the stride. */
  readonly stride: number;
  /** 0 on the ground, 1 curled up in the air. */
  readonly curl: number;
  readonly eyes: 'open' | 'shut' | 'wide';
};

/** The hero, feet on 0, 0, running right, about 118 tall. */
export function drawRunner(to: Surface, pose: Pose): void {
  const look = KITS.of(to);
  paintRunner(to.c, pose, look, ({ x, y }) =>
    draw.stamped(to, `flip head ${pose.eyes}`, { x, y, width: 92, height: 84 }, (on) =>
      head(on, pose.eyes, look),
    ),
  );
}

function paintRunner(
  c: Context,
  { stride, curl, eyes }: Pose,
  look: Look,
  drawHead = ({ x, y }: Point): void => draw.place(c, x, y, () => head(c, eyes, look)),
): void {
  const bob = curl > 0 ? 0 : Math.abs(Math.sin(stride)) * 7;
  c.save();
  c.translate(0, -bob);
  const swing = Math.sin(stride);
  const back = (part: number): number => -part * 1.05 * (1 - curl) + 1.15 * curl;
  const bend = (part: number): number =>
    -(0.35 + 0.75 * Math.max(0, part)) * (1 - curl) - 1.9 * curl;
  leg(c, -5, back(-swing), bend(-Math.cos(stride)), look.shade);
  arm(c, -6, 0.95 * swing * (1 - curl) + 0.9 * curl, 1.1, look);
  pack(c, look);
  draw.line(c, [-1, -38, 5, -62], 41, INK);
  draw.line(c, [-1, -38, 5, -62], 32, SUIT);
  draw.line(c, [-10, -36, -5, -58], 9, draw.fade(SHADE, 0.9));
  draw.rounded(c, 0, -57, 17, 12, 4, '#4cc3ff');
  leg(c, 5, back(swing), bend(Math.cos(stride)), look.boot);
  drawHead({ x: 10, y: -84 });
  // The knot of the scarf.
  draw.rounded(c, -15, -66, 40, 15, 7, INK);
  draw.rounded(c, -11, -63, 32, 9, 4.5, look.scarf);
  arm(c, 4, -0.95 * swing * (1 - curl) + 0.6 * curl, 1.2, look);
  c.restore();
}

function leg(c: Context, x: number, angle: number, bend: number, boot: string): void {
  const [hip, knee, foot] = draw.limb(x, -36, angle, bend, 19, 19);
  draw.line(c, [hip, knee, foot], 21, INK);
  draw.line(c, [hip, knee, foot], 13, x > 0 ? SUIT : SHADE);
  draw.transformed(c, { x: foot.x, y: foot.y, rotate: -(angle + bend) * 0.8 }, () => {
    draw.drawPath(c, 'M-9 -9H7Q19 -6 19 3Q19 6 15 6H-9Q-12 6 -12 3V-6Q-12 -9 -9 -9Z', {
      line: INK,
      fill: boot,
      width: 7,
    });
  });
}

function arm(c: Context, x: number, angle: number, bend: number, { scarf }: Look): void {
  const joints = draw.limb(x, -58, angle, bend, 15, 15);
  draw.line(c, joints, 18, INK);
  draw.line(c, joints, 10, SUIT);
  draw.disc(c, joints[2].x, joints[2].y, 8.5, INK);
  draw.disc(c, joints[2].x, joints[2].y, 5.5, scarf);
}

function pack(c: Context, { pack: [top, foot] }: Look): void {
  draw.rounded(c, -33, -68, 25, 36, 10, INK);
  draw.rounded(c, -29, -64, 19, 28, 7, draw.down(c, -64, -36, top, foot));
  draw.disc(c, -20, -43, 4.5, '#baff5e');
}

/** A round helmet with a wide visor; two bright eyes look ahead. */
function head(c: Context, eyes: Pose['eyes'], { scarf }: Look): void {
  draw.line(c, [-14, -28, -22, -38], 5, INK);
  draw.disc(c, -23, -38, 5.5, INK);
  draw.disc(c, -23, -38, 3.2, '#baff5e');
  draw.disc(c, 0, 0, 35, INK);
  draw.disc(c, 0, 0, 30.5, draw.down(c, -30, 30, draw.PALETTE.white, SUIT, SHADE));
  draw.rounded(c, -10, -17, 44, 33, 16, INK);
  draw.rounded(c, -6, -13, 37, 25, 12, draw.down(c, -13, 12, '#3a2a8c', '#191046'));
  draw.blob(c, 2, -8, 9, 3, draw.fade(draw.PALETTE.white, 0.35), -0.2);
  for (const x of [9, 22]) {
    if (eyes === 'shut') draw.line(c, [x - 4, -3, x + 4, 3], 3.5, '#8ff6ff');
    else draw.blob(c, x, 0, eyes === 'wide' ? 5 : 3.8, eyes === 'wide' ? 7 : 6.4, '#8ff6ff');
  }
  draw.blob(c, -16, -18, 8, 5, draw.fade(draw.PALETTE.white, 0.9), -0.6);
  draw.disc(c, -19, 4, 7, INK);
  draw.disc(c, -19, 4, 4, scarf);
}

/** The scarf flies where the runner has been: from the neck backward, waving. */
export function drawScarf(to: Surface, points: readonly Point[], wave: number): void {
  const { c } = to;
  const { scarf, stripe } = KITS.of(to);
  const flown = points.map(({ x, y }, at) => ({
    x,
    y: y + (Math.sin(wave - at * 0.9) * 9 * at) / points.length,
  }));
  for (const [width, paint] of [
    [25, INK],
    [16, scarf],
  ] as const)
    draw.line(c, flown, width, paint);
  // A stripe along it.
  draw.line(c, flown.slice(1), 4, stripe);
}
