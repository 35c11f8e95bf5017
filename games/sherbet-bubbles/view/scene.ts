import * as draw from '@playgrove/kit/draw';
import type { Rect, Surface, Context } from '@playgrove/kit/runtime';
import type { Layout } from './layout.ts';

/** The parlour's mood: every pack has its own. */
type Mood = {
  readonly sky: readonly [string, string, string];
  readonly scoop: readonly [string, string, string];
  readonly stripe: string;
  readonly sea: string;
};

const MOODS: readonly Mood[] = [
  {
    sky: ['#2a8fd0', '#7fd6e8', '#fff3c4'],
    scoop: ['#ff9fc0', '#ffe08a', '#9fe8c8'],
    stripe: '#ff5c83',
    sea: '#ff7fa8',
  },
  {
    sky: ['#6a4fc8', '#c99aec', '#ffd9e6'],
    scoop: ['#8fd8ff', '#ffb3d6', '#fff0b0'],
    stripe: '#2f9fe0',
    sea: '#58b8f5',
  },
  {
    sky: ['#1c5fa8', '#63b8e8', '#dff6ff'],
    scoop: ['#ffffff', '#bfe8ff', '#d8ccff'],
    stripe: '#3fb8d8',
    sea: '#7fd8ee',
  },
  {
    sky: ['#3d3a8c', '#9a6fc0', '#ffc0a8'],
    scoop: ['#c08a68', '#ffd9b0', '#a58fd0'],
    stripe: '#8a5ad0',
    sea: '#c49af0',
  },
  {
    sky: ['#b0306a', '#f5849a', '#ffe0a8'],
    scoop: ['#ffd24a', '#ff8fb8', '#8fe0ff'],
    stripe: '#f08a1f',
    sea: '#ffb04a',
  },
  {
    sky: ['#0a8f8f', '#4fdcb0', '#f4ffb0'],
    scoop: ['#ffb3c8', '#c8f08a', '#ffe9a8'],
    stripe: '#2fae6a',
    sea: '#7fe0a0',
  },
];

const moodOf = (pack: number): Mood => MOODS[pack % MOODS.length] ?? (MOODS[0] as Mood);

const hash = (index: number, salt: number): number =>
  Math.abs(Math.sin(index * 127.1 + salt * 311.7) * 43758.5453) % 1;

/** The parlour behind the court: a sundae landscape, the sherbet sea, the court's glass. Painted once. */
export function paintParlour(to: Surface, layout: Layout, pack: number): void {
  const mood = moodOf(pack);
  to.layer(`parlour ${pack}`, (c, bleed) => {
    const unit = Math.min(bleed.width, bleed.height) / 10;
    const horizon = layout.sea - unit * 1.1;
    const [sunX, sunY] = [bleed.x + bleed.width * 0.5, bleed.y + bleed.height * 0.42];
    draw.sky(c, bleed, ...mood.sky);
    draw.glow(c, bleed, sunX, sunY, '#ffffffa6', '#ffffff33', '#ffffff00');
    draw.rays(c, bleed, sunX, sunY, 20, '#ffffff24');
    paintScoops(c, bleed, horizon, unit, mood);
    paintGlass(c, layout, bleed, mood);
    paintTank(c, bleed, layout.sea, unit, mood);
    draw.vignette(c, bleed, '#2a0f4a', 0.3);
  });
}

/** Scoops of ice in wafer cups along the horizon, two rows deep, hazier behind. */
function paintScoops(c: Context, area: Rect, foot: number, unit: number, mood: Mood): void {
  for (const row of [0, 1]) {
    const size = unit * (row === 0 ? 2.5 : 1.9);
    const count = Math.ceil(area.width / (size * 1.15)) + 1;
    for (let each = 0; each < count; each += 1) {
      const seed = row * 31 + each;
      const x = area.x + (each + (row === 0 ? 0 : 0.5)) * size * 1.15;
      const y = foot + unit * (row === 0 ? -1.3 : 0.2) - hash(seed, 1) * unit * 0.8;
      const plain = mood.scoop[seed % mood.scoop.length] ?? '#ffffff';
      const color = draw.mix(plain, mood.sky[1], row === 0 ? 0.55 : 0.22);
      paintScoop(c, x, y, size * 0.6, color, seed, row === 1);
    }
  }
}

function paintScoop(
  c: Context,
  x: number,
  y: number,
  r: number,
  color: string,
  seed: number,
  near: boolean,
): void {
  draw.fillPath(
    c,
    draw.down(c, y, y + r * 3, draw.mix('#e0a05a', color, 0.5), draw.mix('#a8642f', color, 0.4)),
    (path) => {
      path.moveTo(x - r * 0.92, y + r * 0.4);
      path.lineTo(x + r * 0.92, y + r * 0.4);
      path.lineTo(x + r * 0.6, y + r * 3.4);
      path.lineTo(x - r * 0.6, y + r * 3.4);
    },
  );
  draw.disc(c, x, y, r, draw.shade(color, 0.16));
  draw.disc(c, x - r * 0.06, y - r * 0.08, r * 0.92, color);
  draw.disc(c, x - r * 0.22, y - r * 0.28, r * 0.55, draw.tint(color, 0.28));
  for (let drip = -2; drip <= 2; drip += 1) {
    const long = r * (0.24 + hash(seed * 7 + drip, 2) * 0.34);
    draw.rounded(
      c,
      x + drip * r * 0.4 - r * 0.2,
      y + r * 0.12,
      r * 0.4,
      long + r * 0.3,
      r * 0.2,
      color,
    );
  }
  if (!near) return;
  for (let bit = 0; bit < 7; bit += 1) {
    const angle = hash(seed * 13 + bit, 3) * Math.PI - Math.PI;
    const far = r * (0.3 + hash(seed * 17 + bit, 4) * 0.5);
    const [bx, by] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    const lean = hash(bit, 5) * 3;
    draw.line(
      c,
      [
        bx - Math.cos(lean) * r * 0.09,
        by - Math.sin(lean) * r * 0.09,
        bx + Math.cos(lean) * r * 0.09,
        by + Math.sin(lean) * r * 0.09,
      ],
      r * 0.075,
      [draw.PALETTE.pink, draw.PALETTE.yellow, draw.PALETTE.sky, draw.PALETTE.green][bit % 4] ??
        draw.PALETTE.pink,
    );
  }
  draw.disc(c, x + r * 0.1, y - r * 1.08, r * 0.24, draw.PALETTE.ink);
  draw.disc(c, x + r * 0.1, y - r * 1.08, r * 0.19, '#e8304a');
  draw.blob(c, x + r * 0.03, y - r * 1.15, r * 0.06, r * 0.04, '#ffffffd9', -0.5);
}

/** The tank of fizzing sherbet that everything falls into; its rim is the counter. */
function paintTank(c: Context, area: Rect, top: number, unit: number, mood: Mood): void {
  const bottom = area.y + area.height;
  c.fillStyle = draw.down(
    c,
    top,
    bottom,
    draw.tint(mood.sea, 0.35),
    mood.sea,
    draw.shade(mood.sea, 0.35),
  );
  c.fillRect(area.x, top, area.width, bottom - top);
  for (const [lift, seed, part] of [
    [0.5, 9, 0.34],
    [1.05, 15, 0.16],
    [1.7, 4, 0],
  ] as const) {
    const color = draw.mix(mood.sea, '#ffffff', part);
    draw.ridge(c, area, top + lift * unit - 7, unit * 0.1, '#ffffffb3', seed);
    const fill = draw.down(c, top, bottom, color, draw.shade(color, 0.3));
    draw.ridge(c, area, top + lift * unit, unit * 0.1, fill, seed);
  }
  for (let bubble = 0; bubble < 70; bubble += 1) {
    const x = area.x + hash(bubble, 6) * area.width;
    const y = top + unit * 0.35 + hash(bubble, 7) * (bottom - top);
    const r = unit * (0.04 + hash(bubble, 8) * 0.14);
    draw.disc(c, x, y, r, '#ffffff40');
    draw.blob(c, x - r * 0.3, y - r * 0.35, r * 0.3, r * 0.2, '#ffffffb3', -0.6);
  }
  for (let puff = 0; puff * unit * 0.42 < area.width + unit; puff += 1) {
    const r = unit * (0.2 + hash(puff, 14) * 0.16);
    draw.disc(
      c,
      area.x + puff * unit * 0.42,
      top + 16,
      r,
      puff % 2 === 0 ? '#ffffffe6' : '#fff0f6e6',
    );
  }
}

/** The counter's rim: drawn over what dives in behind it. */
export function drawRim(to: Surface, layout: Layout, pack: number): void {
  const { bleed } = to;
  const { stripe } = moodOf(pack);
  const width = bleed.width + 20;
  to.stamp(
    `rim ${pack} ${width.toFixed(0)}`,
    width,
    60,
    (c) => {
      draw.rounded(c, -width / 2, -22, width, 40, 12, draw.PALETTE.ink);
      draw.rounded(
        c,
        -width / 2,
        -17,
        width,
        29,
        9,
        draw.down(c, -17, 12, '#ffffff', '#fff0e6', '#f0c8b8'),
      );
      for (let x = -width / 2; x < width / 2; x += 46) {
        draw.fillPath(c, stripe, (path) => {
          path.moveTo(x, 12);
          path.lineTo(x + 16, -4);
          path.lineTo(x + 34, -4);
          path.lineTo(x + 18, 12);
        });
      }
      draw.rounded(c, -width / 2, -13, width, 5, 2.5, '#ffffffcc');
    },
    bleed.x + bleed.width / 2,
    layout.sea + 18,
  );
}

/** The tall glass that the game is played in, between two candy canes. */
function paintGlass(c: Context, layout: Layout, area: Rect, mood: Mood): void {
  const { x, court, pillar, sea } = layout;
  const top = area.y;
  // Dark glass: sweets of every flavor stand out on it, blue ones too.
  const deep = draw.mix(draw.shade(mood.sky[0], 0.6), '#160c3a', 0.7);
  c.fillStyle = draw.linear(
    c,
    x,
    0,
    x + court,
    0,
    draw.fade(deep, 0.6),
    draw.fade(deep, 0.42),
    draw.fade(deep, 0.42),
    draw.fade(deep, 0.6),
  );
  c.fillRect(x, top, court, sea - top);
  c.fillStyle = draw.down(
    c,
    top,
    sea,
    draw.fade(deep, 0.86),
    draw.fade(deep, 0.5),
    draw.fade(deep, 0.1),
  );
  c.fillRect(x, top, court, sea - top);
  for (const [from, wide] of [
    [0.05, 0.07],
    [0.15, 0.02],
    [0.9, 0.04],
  ] as const) {
    c.fillStyle = draw.linear(c, 0, top, 0, sea, '#ffffff2e', '#ffffff0d', '#ffffff00');
    c.fillRect(x + court * from, top, court * wide, sea - top);
  }
  for (const side of [x - pillar, x + court]) {
    draw.rounded(
      c,
      side - 3,
      top - 20,
      pillar + 6,
      sea - top + 24,
      pillar / 2 + 3,
      draw.PALETTE.ink,
    );
    draw.clipped(
      c,
      (path) => path.roundRect(side, top - 20, pillar, sea - top + 40, pillar / 2),
      () => {
        c.fillStyle = '#fff6ee';
        c.fillRect(side, top - 20, pillar, sea - top + 40);
        for (let y = top - 40; y < sea + 40; y += 44) {
          draw.fillPath(c, mood.stripe, (path) => {
            path.moveTo(side, y + 18);
            path.lineTo(side + pillar, y);
            path.lineTo(side + pillar, y + 22);
            path.lineTo(side, y + 40);
          });
        }
        c.fillStyle = draw.linear(
          c,
          side,
          0,
          side + pillar,
          0,
          '#ffffff8c',
          '#ffffff00',
          '#2b1b4d66',
        );
        c.fillRect(side, top - 20, pillar, sea - top + 40);
      },
    );
  }
}

/** The awning that the sweets hang from, over what is still above. Its picture is cached with a stamp. */
export function drawAwning(to: Surface, layout: Layout, pack: number): void {
  const { bleed } = to;
  const mood = moodOf(pack);
  const top = bleed.y - 4;
  const height = layout.y - top + 2;
  const width = bleed.width + 8;
  to.stamp(
    `awning ${pack} ${width.toFixed(0)} ${height.toFixed(0)}`,
    width,
    height + 16,
    (c) => {
      c.translate(-width / 2, -(height + 16) / 2);
      paintAwning(c, width, height, mood.stripe);
    },
    bleed.x + bleed.width / 2,
    top + (height + 16) / 2,
  );
}

function paintAwning(c: Context, width: number, height: number, stripe: string): void {
  const count = Math.max(7, Math.round(width / 92) | 1);
  const step = width / count;
  // Its scallops end where the first row begins.
  const drop = height - step / 2 - 4;
  for (const [dy, inked] of [
    [8, true],
    [0, false],
  ] as const) {
    for (let at = 0; at < count; at += 1) {
      const color = at % 2 === 0 ? stripe : '#fff6ee';
      const paint = inked
        ? '#2b1b4d66'
        : draw.down(c, 0, height, draw.tint(color, 0.1), color, draw.shade(color, 0.16));
      draw.fillPath(c, paint, (path) => {
        path.moveTo(at * step, 0);
        path.lineTo((at + 1) * step, 0);
        path.lineTo((at + 1) * step, drop + dy);
        path.arc((at + 0.5) * step, drop + dy, step / 2, 0, Math.PI);
        path.closePath();
      });
    }
  }
  c.fillStyle = '#2b1b4d26';
  c.fillRect(0, drop - 10, width, 10);
  c.fillStyle = '#ffffff66';
  c.fillRect(0, drop, width, 4);
  for (let at = 0; at < count; at += 1) {
    draw.sparkle(c, (at + 0.5) * step, drop + step * 0.22, 7, '#ffffff8c');
  }
}

const BUBBLES = Array.from({ length: 12 }, (_, each) => ({
  from: hash(each, 10),
  speed: 0.03 + hash(each, 11) * 0.05,
  aside: hash(each, 12),
  r: 4 + hash(each, 13) * 9,
}));

/** Bubbles that rise through the glass; they know no hurry. */
export function drawBubbles(to: Surface, layout: Layout): void {
  const { c, time } = to;
  if (to.reducedMotion) return;
  c.strokeStyle = '#ffffff66';
  c.fillStyle = '#ffffff26';
  c.lineWidth = 2.5;
  c.beginPath();
  BUBBLES.forEach(({ from, speed, aside, r }, each) => {
    const part = (from + time * speed) % 1;
    const x = layout.x + 30 + aside * (layout.court - 60) + Math.sin(time + each) * 8;
    const y = layout.sea - part * (layout.sea - layout.y);
    c.moveTo(x + r, y);
    c.arc(x, y, r, 0, 7);
  });
  c.fill();
  c.stroke();
}
