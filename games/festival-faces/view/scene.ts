import * as draw from '@playgrove/kit/draw';
import type { Point, Rect } from '@playgrove/kit/runtime';

type C = CanvasRenderingContext2D;

/** Each pack has its hour of the festival: sky, hills, tents, lamps, sun; and whether it is night. */
const LIGHTS: Readonly<Record<string, string>> = {
  zoo: '4fb4f0 a5e2ff fff2c2|8fd48a 57b26c|ff6a5a fff3e0|ffffff fff0a8|fff7cf',
  garden: 'ff9ec4 ffd0c2 fff3cf|a8d98a 6ab868|c86ae0 fff3fb|ffffff ffd9ec|fff6dd',
  sky: '17104a 44268f b24fb0|3a2180 25145c|6a4ae0 cdbcff|ffe08a ff9bd8 9bd8ff|fff3d0|dark',
  masks: '3a1060 a12a78 ff9350|6b1c66 42104c|e03a5c ffd98a|ffd36a ff8a5a|ffe6a0|dark',
  deep: '0b3f86 1690bd 8ce6d8|14799c 0b527c|18b8c4 e6fff8|d8fff6 8fe0ff|e8fff8',
  finale: '4a1674 d43e74 ffb648|8a2a78 571a5c|ff8a2b ffe9b0|ffe08a ffffff ff9bd8|fff0b4|dark',
};

/** The festival behind the face: sky, tents, lamps. Painted once into a layer. */
export function paintScene(c: C, bleed: Rect, pack: string, middle: Point): void {
  const rows = (LIGHTS[pack] ?? LIGHTS['sky'] ?? '').split('|');
  const colors = (row: number): readonly string[] =>
    (rows[row] ?? '').split(' ').map((color) => `#${color}`);
  const [sky, [far = '', close = ''], tents, lamps] = [colors(0), colors(1), colors(2), colors(3)];
  const { x, y, width, height } = bleed;
  const unit = Math.min(width, height);
  draw.sky(c, bleed, ...sky);
  draw.rays(c, bleed, middle.x, middle.y, 18, draw.fade(colors(4)[0] ?? '#ffffff', 0.2));
  if (rows.length > 5) stars(c, bleed);
  const ground = y + height * 0.62;
  draw.ridge(c, bleed, ground - unit * 0.02, unit * 0.035, far, 3);
  const spots = width > height ? [0.06, 0.3, 0.66, 0.95] : [-0.04, 0.3, 0.78, 1.06];
  spots.forEach((at, index) =>
    draw.place(
      c,
      x + width * at,
      ground + unit * 0.05,
      () => tent(c, tents),
      0,
      unit * (index % 2 === 0 ? 0.2 : 0.15),
    ),
  );
  draw.ridge(c, bleed, ground + unit * 0.09, unit * 0.02, close, 8);
  draw.bokeh(c, { ...bleed, height: height * 0.9 }, lamps, 9, 4);
  const string = (down: number, sag: number) => (t: number) => ({
    x: x + width * t,
    y: y + unit * (down + 4 * sag * t * (1 - t)),
  });
  const count = Math.max(9, Math.round(width / 46));
  hang(c, count, string(0.02, 0.1), (at, flag) => {
    const pennant = `M-11 -1H11L0 20Z`;
    draw.place(c, at.x, at.y, () => draw.drawPath(c, pennant, { fill: FLAGS[flag % 6] ?? '' }));
  });
  hang(c, count, string(0.13, 0.16), (at) => {
    draw.disc(c, at.x, at.y + 5, 9, draw.fade(lamps[0] ?? '#ffffff', 0.24));
    draw.disc(c, at.x, at.y + 5, 3.6, lamps[0] ?? '#ffffff');
  });
  draw.vignette(c, bleed, draw.shade(sky[0] ?? draw.PALETTE.ink, 0.6));
}

function stars(c: C, { x, y, width, height }: Rect): void {
  c.fillStyle = '#ffffffb0';
  for (let star = 0; star < 34; star += 1) {
    const roll = (star * 7919 + 104729) % 9973;
    const side = 1.2 + (roll % 3) * 0.5;
    const [sx, sy] = [(roll % 101) / 101, ((roll * 31) % 97) / 194];
    c.fillRect(x + sx * width, y + sy * height, side, side);
  }
}

const STRIPES = 6;

/** A striped tent whose roof reaches 1 to either side, its foot at 0, 0. */
function tent(c: C, colors: readonly string[]): void {
  for (let stripe = 0; stripe < STRIPES; stripe += 1) {
    const [a, b] = [stripe / STRIPES - 0.5, (stripe + 1) / STRIPES - 0.5];
    const [own = '', other = ''] = stripe % 2 === 0 ? colors : colors.toReversed();
    c.fillStyle = draw.mix(own, '#3a1673', 0.18);
    c.fillRect(a * 1.8, -0.55, 0.31, 0.75);
    draw.fillPath(c, own, (path) => {
      path.moveTo(0, -1.3);
      path.quadraticCurveTo(a * 0.9, -0.79, a * 2, -0.55);
      path.lineTo(b * 2, -0.55);
      path.quadraticCurveTo(b * 0.9, -0.79, 0, -1.3);
    });
    draw.fillPath(c, other, (path) => path.arc(a + b, -0.55, 1 / STRIPES, 0, Math.PI));
  }
  draw.drawPath(c, 'M0 -1.64L.3 -1.52L0 -1.4Z', { fill: draw.PALETTE.yellow });
  draw.drawPath(c, 'M0 -1.66V-1.3', { line: draw.fade(draw.PALETTE.ink, 0.6), width: 0.03 });
}

const FLAGS = (['pink', 'yellow', 'teal', 'orange', 'purple', 'sky'] as const).map(
  (name) => draw.PALETTE[name],
);

/** Flags or lamps on a string that hangs through. */
function hang(
  c: C,
  count: number,
  at: (t: number) => Point,
  paint: (at: Point, index: number) => void,
): void {
  const knots = Array.from({ length: 31 }, (_, step) => at(step / 30));
  draw.line(c, knots, 1.6, draw.fade(draw.PALETTE.ink, 0.55));
  for (let index = 0; index < count; index += 1) paint(at((index + 0.5) / count), index);
}
