import * as draw from '@playgrove/kit/draw';
import type { Rect, Surface } from '@playgrove/kit/runtime';
import { mayWear, type State } from '../rules.ts';
import { openCharms } from '../rules/career.ts';
import { CHARMS } from '../rules/charms.ts';
import { charmsAt, type Layout } from './layout.ts';
import { caption } from './lines.ts';

type Context = CanvasRenderingContext2D;

const COLORS = ['#ff9f2e', '#2fb6c0', '#3fae62', '#8a63e0', '#e0343f'] as const;

/** Before the first slide, once there is more than the Sun to choose. */
export function offersCharms(state: State): boolean {
  return mayWear(state) && openCharms(state.career) > 1;
}

/** What may be worn, what is worn, and what it does. */
export function drawCharms(to: Surface, layout: Layout, state: State): void {
  if (!offersCharms(state)) return;
  const open = openCharms(state.career);
  const spots = charmsAt(layout, to, to.px, CHARMS.length);
  for (const [at, spot] of spots.entries()) drawCharm(to, spot, at, at < open, at === state.charm);
  const text = to.words(`charm.${CHARMS[state.charm]?.id ?? 'sun'}`);
  const size = to.readable(25);
  const last = spots.at(-1);
  const [first] = spots;
  if (!last || !first) return;
  if (layout.portrait) {
    caption(to, text, to.width / 2, first.y - size * 0.95, size, to.width - 24);
  } else {
    const column = (to.width - layout.area.width) / 2;
    caption(to, text, to.width - column / 2, last.y + last.height + size * 1.4, size, column - 30);
  }
}

function drawCharm(to: Surface, spot: Rect, at: number, open: boolean, worn: boolean): void {
  const r = spot.width / 2;
  const [x, y] = [spot.x + r, spot.y + r];
  if (worn) {
    const beat = to.reducedMotion ? 1 : 1 + 0.04 * Math.sin(to.time * 4);
    to.stamp(
      'charm light',
      r * 2.8,
      r * 2.8,
      (c) =>
        draw.disc(
          c,
          0,
          0,
          r * 1.35,
          draw.radial(c, 0, 0, r * 1.35, '#fff6c8', '#fff6c8aa', '#fff6c800'),
        ),
      x,
      y,
      { scaleX: beat, scaleY: beat },
    );
  }
  to.stamp(
    `charm ${at} ${open} ${worn}`,
    r * 2.2,
    r * 2.3,
    (c) => paintCharm(c, at, r * 0.9, open, worn),
    x,
    y,
  );
  if (open) return;
  const size = to.readable(24);
  to.label(`★${CHARMS[at]?.marks ?? 0}`, x, y + r * 0.5, size, {
    top: '#fff6c8',
    bottom: '#ffd25c',
  });
}

function paintCharm(c: Context, at: number, r: number, open: boolean, worn: boolean): void {
  const color = open ? (COLORS[at] ?? COLORS[0]) : '#8d7f9c';
  draw.disc(c, 0, r * 0.1, r * 1.02, '#2b1b4d66');
  draw.disc(c, 0, 0, r, worn ? '#ffffff' : draw.PALETTE.ink);
  draw.disc(c, 0, 0, r * 0.92, draw.down(c, -r, r, '#fff0a8', '#e8971a'));
  draw.ring(c, 0, 0, r * 0.8, r * 0.05, '#b8690f');
  draw.disc(
    c,
    0,
    0,
    r * 0.76,
    draw.radial(
      c,
      -r * 0.2,
      -r * 0.3,
      r * 1.1,
      draw.tint(color, 0.4),
      color,
      draw.shade(color, 0.35),
    ),
  );
  draw.place(c, 0, open ? 0 : -r * 0.16, () => EMBLEMS[at]?.(c, r * (open ? 0.56 : 0.42)));
  draw.blob(c, -r * 0.34, -r * 0.46, r * 0.2, r * 0.09, '#ffffffaa', -0.5);
}

const GOLD = '#fff3c0';

const EMBLEMS: readonly ((c: Context, r: number) => void)[] = [
  (c, r) => {
    for (let beam = 0; beam < 8; beam += 1) {
      const turn = (beam / 8) * Math.PI * 2;
      draw.line(
        c,
        [
          { x: Math.cos(turn) * r * 0.62, y: Math.sin(turn) * r * 0.62 },
          { x: Math.cos(turn) * r, y: Math.sin(turn) * r },
        ],
        r * 0.16,
        GOLD,
      );
    }
    draw.disc(c, 0, 0, r * 0.46, GOLD);
  },
  (c, r) => {
    draw.blob(c, r * 0.1, r * 0.2, r * 0.62, r * 0.36, GOLD, -0.3);
    draw.line(c, [-r * 0.3, r * 0.1, -r * 0.46, -r * 0.42, -r * 0.2, -r * 0.62], r * 0.18, GOLD);
    draw.line(
      c,
      [-r * 0.2, -r * 0.62, r * 0.14, -r * 0.52, r * 0.34, -r * 0.22],
      r * 0.1,
      '#3a2348',
    );
    draw.disc(c, -r * 0.22, -r * 0.64, r * 0.14, GOLD);
    for (const leg of [0, 0.22])
      draw.line(c, [leg * r, r * 0.45, leg * r, r * 0.98], r * 0.08, GOLD);
  },
  (c, r) => {
    draw.blob(c, 0, r * 0.16, r * 0.52, r * 0.72, GOLD);
    draw.disc(c, 0, -r * 0.56, r * 0.3, GOLD);
    draw.line(c, [0, -r * 0.3, 0, r * 0.84], r * 0.08, '#1f6a42');
    draw.line(c, [-r * 0.48, -r * 0.16, r * 0.48, -r * 0.16], r * 0.08, '#1f6a42');
    for (const side of [-1, 1]) {
      for (const y of [-0.3, 0.2, 0.6]) {
        draw.line(
          c,
          [side * r * 0.46, y * r * 0.8, side * r * 0.92, y * r - r * 0.16],
          r * 0.1,
          GOLD,
        );
      }
    }
  },
  (c, r) => {
    draw.fillPath(c, GOLD, (path) => {
      path.moveTo(-r, 0);
      path.quadraticCurveTo(0, -r * 1.1, r, 0);
      path.quadraticCurveTo(0, r * 1.1, -r, 0);
    });
    draw.disc(c, 0, 0, r * 0.36, '#3a1f66');
    draw.disc(c, -r * 0.1, -r * 0.12, r * 0.1, '#ffffff');
  },
  (c, r) => {
    draw.fillPath(c, GOLD, (path) => {
      path.moveTo(0, -r);
      path.bezierCurveTo(r * 0.9, -r * 0.3, r * 0.7, r * 0.9, 0, r * 0.9);
      path.bezierCurveTo(-r * 0.7, r * 0.9, -r * 0.8, 0, 0, -r);
    });
    draw.fillPath(c, '#ff7a2a', (path) => {
      path.moveTo(r * 0.06, -r * 0.3);
      path.bezierCurveTo(r * 0.5, r * 0.1, r * 0.36, r * 0.74, 0, r * 0.74);
      path.bezierCurveTo(-r * 0.4, r * 0.74, -r * 0.4, r * 0.2, r * 0.06, -r * 0.3);
    });
  },
];

/** A tent to press, from 2048 on. */
export function drawTent(to: Surface, spot: Rect): void {
  const { width } = spot;
  const [x, y] = [spot.x + width / 2, spot.y + width / 2];
  to.stamp(
    'tent button',
    width * 1.1,
    width * 1.2,
    (c) => {
      draw.button(c, -width / 2, -width / 2, width, width * 0.92, '#14c4b4');
      draw.star(c, 0, -width * 0.02, width * 0.02, '#ffffff');
    },
    x,
    y,
  );
  to.sprite('tent', x, y - width * 0.04, width * 0.6);
}

/** A button with words, as large as it is given. */
export function drawButton(
  to: Surface,
  { x, y, width, height }: Rect,
  text: string,
  color: string,
): void {
  draw.button(to.c, x, y, width, height * 0.9, color);
  to.c.save();
  let size = Math.min(height * 0.42, 46);
  to.c.font = draw.labelFont(size);
  const wide = to.c.measureText(text).width;
  to.c.restore();
  if (wide > width * 0.84) size = Math.max(14.2 / to.px, (size * width * 0.84) / wide);
  to.label(text, x + width / 2, y + height * 0.43, size);
}

/** Cloth with a hem, for words in ink. */
export function paintCloth(c: Context, width: number, height: number): void {
  draw.rounded(c, -width / 2, -height / 2 + 7, width, height, 24, '#2b1b4d55');
  draw.rounded(c, -width / 2, -height / 2, width, height, 24, '#a8583f');
  draw.rounded(c, -width / 2 + 5, -height / 2 + 5, width - 10, height - 10, 20, '#e9b35c');
  draw.rounded(
    c,
    -width / 2 + 9,
    -height / 2 + 9,
    width - 18,
    height - 18,
    16,
    draw.down(c, -height / 2, height / 2, '#fff4dc', '#ffe3b4'),
  );
}
