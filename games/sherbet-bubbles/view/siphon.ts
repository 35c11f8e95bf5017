import * as draw from '@playgrove/kit/draw';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Context, Keepsake, Surface } from '@playgrove/kit/runtime';
import { FULL, type State } from '../rules/state.ts';
import { flavorOf } from './flavors.ts';
import { type Layout, UNIT } from './layout.ts';
import { drawSweet } from './sweets.ts';
import type { Ui } from './ui.ts';

const HALF = 84;
const MOUTH = UNIT * 0.49;
/** Where bubbles rise in the bottle, in parts of its half width. */
const SWAYS = Array.from({ length: 12 }, (_, each) => Math.sin(each * 2.4) * 0.75);

type Look = Keepsake & {
  /** Light, middle and shade of the head, the rim and the collar. */
  readonly metal: readonly [string, string, string];
  /** Of the bottle, from its edge to its middle. */
  readonly glass: readonly [string, string];
};

/** What players own: their soda siphons. */
export const SIPHONS = keepsakes<Look>(
  [
    {
      id: 'brass',
      needs: 0,
      metal: ['#fff0b8', '#e0a030', '#8f5512'],
      glass: ['#7fd0e8', '#d8f8ff'],
    },
    {
      id: 'silver',
      needs: 2,
      metal: ['#ffffff', '#b8c4de', '#6a749a'],
      glass: ['#a8b8f0', '#eaf0ff'],
    },
    {
      id: 'copper',
      needs: 6,
      metal: ['#ffd8b8', '#d8783f', '#8a3a1c'],
      glass: ['#8fe0b0', '#e4fff0'],
    },
    {
      id: 'rose',
      needs: 14,
      metal: ['#ffe0ea', '#f0709f', '#a8305f'],
      glass: ['#ffb0cc', '#ffeaf2'],
    },
    {
      id: 'lime',
      needs: 26,
      metal: ['#f0ffb8', '#9acc2f', '#4f7a14'],
      glass: ['#e8e86a', '#ffffdc'],
    },
    {
      id: 'violet',
      needs: 42,
      metal: ['#ecd8ff', '#9a5fe0', '#55249a'],
      glass: ['#c8a0ff', '#f4eaff'],
    },
    {
      id: 'night',
      needs: 64,
      metal: ['#a0a8d8', '#4a4f8c', '#20244f'],
      glass: ['#6f8fe8', '#cfe0ff'],
    },
    {
      id: 'gold',
      needs: 90,
      metal: ['#fffbe0', '#ffd24a', '#b87a10'],
      glass: ['#ffe0a0', '#fffbe8'],
    },
  ],
  (c, look) => {
    c.scale(0.36, 0.36);
    c.translate(0, -62);
    paintBottle(c, 30, 170, look);
    paintFront(c, 30, 170, look);
    paintHead(c, look);
    paintRim(c, look);
  },
);

/** The bottle's outline: narrow shoulders, a round belly. */
function traceBottle(c: Context, top: number, height: number, grow: number): void {
  const half = HALF + grow;
  const [from, to] = [top - grow, top + height + grow];
  c.moveTo(-30 - grow, from);
  c.lineTo(30 + grow, from);
  c.bezierCurveTo(
    34 + grow,
    from + height * 0.2,
    half,
    from + height * 0.16,
    half,
    from + height * 0.46,
  );
  c.lineTo(half, to - 30);
  c.quadraticCurveTo(half, to, half - 30, to);
  c.lineTo(-half + 30, to);
  c.quadraticCurveTo(-half, to, -half, to - 30);
  c.lineTo(-half, from + height * 0.46);
  c.bezierCurveTo(-half, from + height * 0.16, -34 - grow, from + height * 0.2, -30 - grow, from);
  c.closePath();
}

/** The soda siphon: its glass holds the fizz, its head turns with the aim and holds the sweet. */
export function drawSiphon(to: Surface, state: State, layout: Layout, ui: Ui): void {
  const { c } = to;
  const { nozzle, body } = layout;
  const look = SIPHONS.of(to);
  const top = 30;
  const height = body - top;
  const level = ui.fizz / FULL;
  const full = state.fizz === FULL && !state.charged;
  if (full) drawAura(to, nozzle.x, nozzle.y + top + height * 0.55, HALF * 1.9, '#fff3a8');
  draw.contact(c, nozzle.x, nozzle.y + body + 4, HALF * 1.1);
  const middle = nozzle.y + top + height / 2;
  const glass = (key: string, paint: (on: Context) => void): void =>
    to.stamp(
      `${key} ${height.toFixed(1)}`,
      HALF * 2 + 24,
      height + 32,
      (on) => {
        on.translate(0, -top - height / 2);
        paint(on);
      },
      nozzle.x,
      middle,
    );
  glass('bottle', (on) => paintBottle(on, top, height, look));
  draw.place(c, nozzle.x, nozzle.y, () =>
    draw.clipped(
      c,
      (path) => traceBottle(path, top, height, 0),
      () => drawFizz(to, top, height, level, full),
    ),
  );
  glass('bottle front', (on) => paintFront(on, top, height, look));
  drawHead(to, state, layout, ui);
}

function paintBottle(
  c: Context,
  top: number,
  height: number,
  { glass: [edge, middle] }: Look,
): void {
  draw.fillPath(c, draw.PALETTE.ink, (path) => traceBottle(path, top, height, 6));
  draw.fillPath(
    c,
    draw.linear(c, -HALF, 0, HALF, 0, edge, middle, edge, draw.shade(edge, 0.2)),
    (path) => traceBottle(path, top, height, 0),
  );
}

/** The mesh round the glass, and its collar. */
function paintFront(c: Context, top: number, height: number, { metal }: Look): void {
  const [light, mid, dark] = metal;
  paintMesh(c, top, height);
  draw.rounded(c, -46, top - 10, 92, 30, 12, draw.PALETTE.ink);
  const paint = draw.linear(c, -41, 0, 41, 0, dark, light, mid, dark);
  draw.rounded(c, -41, top - 6, 82, 22, 9, paint);
}

function drawFizz(to: Surface, top: number, height: number, level: number, full: boolean): void {
  const { c } = to;
  const surface = top + height * (1 - level * 0.84) - 2;
  const sway = to.reducedMotion ? 0 : Math.sin(to.time * 3) * 4;
  const colors = full ? ['#fff3a8', '#ffb61f', '#ff6a8a'] : ['#ffc0dd', '#ff7fb0', '#d8457f'];
  draw.fillPath(c, draw.down(c, surface, top + height, ...colors), (path) => {
    path.moveTo(-HALF, surface + sway);
    path.quadraticCurveTo(-HALF / 2, surface - 10 - sway, 0, surface);
    path.quadraticCurveTo(HALF / 2, surface + 10 + sway, HALF, surface - sway);
    path.lineTo(HALF, top + height);
    path.lineTo(-HALF, top + height);
  });
  const count = 5 + Math.round(level * 7);
  draw.fillPath(c, '#ffffff99', (path) => {
    for (let each = 0; each < count; each += 1) {
      const part =
        (each * 0.37 +
          (to.reducedMotion ? 0 : to.time * (0.25 + (each % 3) * 0.14) * (full ? 2 : 1))) %
        1;
      const y = top + height - part * (top + height - surface);
      const x = (SWAYS[each] ?? 0) * HALF;
      const r = 3 + (each % 3) * 2;
      path.moveTo(x + r, y);
      path.arc(x, y, r, 0, 7);
    }
  });
}

function paintMesh(c: Context, top: number, height: number): void {
  draw.clipped(
    c,
    (path) => traceBottle(path, top, height, 0),
    () => {
      draw.blob(c, -HALF * 0.58, top + height * 0.62, 11, height * 0.26, '#ffffff8c');
      draw.blob(c, HALF * 0.7, top + height * 0.6, 5, height * 0.2, '#ffffff59');
      for (let at = -4; at <= 4; at += 1) {
        for (const lean of [-1, 1]) {
          draw.line(
            c,
            [at * 44 - lean * 60, top, at * 44 + lean * 60, top + height],
            2,
            '#ffffff40',
          );
        }
      }
    },
  );
}

/** The brass head with its mouth, a pointer toward the aim, the sweet in it. */
function drawHead(to: Surface, state: State, layout: Layout, ui: Ui): void {
  const { nozzle } = layout;
  const look = SIPHONS.of(to);
  const turn = (ui.shown * Math.PI) / 1800;
  const kick = ui.kick * 14;
  const x = nozzle.x - Math.sin(turn) * kick;
  const y = nozzle.y + Math.cos(turn) * kick;
  to.stamp('head', 170, 170, (on) => paintHead(on, look), x, y, { rotate: turn });
  const [flavor] = state.queue;
  if (state.charged) drawAura(to, x, y, MOUTH * 2, flavorOf(flavor).light);
  const grow = ui.load;
  drawSweet(to, flavor, -1, x, y, MOUTH, { scaleX: grow, scaleY: grow });
  if (state.charged) drawCharge(to, x, y, flavorOf(flavor).light);
  to.stamp('head rim', 170, 170, (on) => paintRim(on, look), x, y, { rotate: turn });
}

function paintHead(c: Context, { metal }: Look): void {
  draw.drawPath(c, 'M0 -82 L24 -48 L-24 -48', { fill: draw.PALETTE.ink });
  draw.drawPath(c, 'M0 -74 L16 -50 L-16 -50', {
    fill: draw.down(c, -76, -46, '#fff3a8', '#ffb61f'),
  });
  draw.disc(c, 0, 0, 57, draw.PALETTE.ink);
  draw.disc(c, 0, 0, 52, draw.linear(c, -52, -52, 52, 52, ...metal));
  draw.disc(c, 0, 0, 43, '#4a2a5e');
}

function paintRim(c: Context, { metal }: Look): void {
  draw.ring(c, 0, 0, 47, 7, draw.linear(c, -52, -52, 52, 52, ...metal));
  for (const angle of [0.6, 2.5, 3.8, 5.6]) {
    draw.disc(c, Math.cos(angle) * 47, Math.sin(angle) * 47, 3.5, draw.shade(metal[2], 0.15));
  }
}

function drawAura(to: Surface, x: number, y: number, r: number, color: string): void {
  const beat = to.reducedMotion ? 0.5 : 0.5 + 0.5 * Math.sin(to.time * 5);
  const paint = draw.radial(
    to.c,
    x,
    y,
    r * 1.1,
    draw.fade(color, 0.55 + beat * 0.35),
    draw.fade(color, 0),
  );
  draw.disc(to.c, x, y, r * 1.1, paint);
}

function drawCharge(to: Surface, x: number, y: number, color: string): void {
  for (let each = 0; each < 6; each += 1) {
    const angle = each * 1.05 + (to.reducedMotion ? 0 : to.time * 2.4);
    const far = 50 + (to.reducedMotion ? 0 : Math.sin(to.time * 6 + each) * 6);
    draw.sparkle(
      to.c,
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far,
      11,
      each % 2 ? '#ffffff' : color,
    );
  }
}

/** The dish with the next sweet: a tap changes the two. */
export function drawDish(to: Surface, state: State, layout: Layout, ui: Ui): void {
  const { dish } = layout;
  to.stamp('dish', 190, 150, paintDish, dish.x, dish.y);
  const grow = 0.7 + 0.3 * ui.load;
  const size = MOUTH * 0.86;
  drawSweet(to, state.queue[1], -1, dish.x, dish.y - 16, size, { scaleX: grow, scaleY: grow });
}

function paintDish(c: Context): void {
  draw.contact(c, 0, 62, 58);
  draw.rounded(c, -15, 24, 30, 40, 8, draw.PALETTE.ink);
  draw.rounded(c, -10, 24, 20, 36, 6, '#d9e9f5');
  draw.rounded(c, -46, 52, 92, 16, 8, draw.PALETTE.ink);
  draw.rounded(c, -42, 55, 84, 9, 4.5, '#eaf6ff');
  draw.drawPath(c, 'M-74 -2 Q-64 40 0 42 Q64 40 74 -2 Z', { fill: draw.PALETTE.ink });
  draw.drawPath(c, 'M-67 3 Q-58 35 0 36 Q58 35 67 3 Z', {
    fill: draw.linear(c, -68, 0, 68, 0, '#ffd0e4', '#fff6fb', '#ff9fc8'),
  });
  draw.place(c, 64, 40, () => {
    draw.disc(c, 0, 0, 28, draw.PALETTE.ink);
    draw.disc(c, 0, 0, 23, draw.down(c, -23, 23, '#ffffff', '#ffe3f0'));
    for (const side of [-1, 1]) {
      const paint = (): void => {
        draw.line(c, [-11, 0, 8, 0], 5, '#d81f74');
        draw.line(c, [4, -6, 11, 0, 4, 6], 5, '#d81f74');
      };
      draw.place(c, 0, side * 7, paint, side < 0 ? 0 : Math.PI);
    }
  });
}

/** The jar with what is left to shoot; in the endless pour, with shots until the next row. */
export function drawJar(to: Surface, state: State, layout: Layout): void {
  const { jar } = layout;
  const count = state.mode === 'endless' ? state.pour : state.left;
  const part = state.mode === 'endless' ? 1 : count / Math.max(1, state.shots);
  const beans = Math.round(part * 14);
  const { flavours } = state;
  const paint = (c: Context): void => {
    paintJar(c);
    paintBeans(c, beans, flavours);
    paintJarFront(c);
  };
  to.stamp(`jar ${beans} ${flavours.join('')}`, 150, 170, paint, jar.x, jar.y);
  const few = state.mode !== 'endless' && count <= 5;
  const size = to.readable(44, 16);
  const color = few ? { top: '#ffe0e0', bottom: '#ff5a6a' } : {};
  to.label(String(count), jar.x, jar.y + 12, size, color);
}

function paintJar(c: Context): void {
  draw.contact(c, 0, 66, 56);
  draw.rounded(c, -60, -42, 120, 112, 30, draw.PALETTE.ink);
  draw.rounded(
    c,
    -54,
    -36,
    108,
    100,
    25,
    draw.linear(c, -54, 0, 54, 0, '#8fd0ee', '#e8faff', '#9fdcf2'),
  );
}

function paintBeans(c: Context, count: number, flavors: readonly number[]): void {
  for (let bean = 0; bean < count; bean += 1) {
    const x = -36 + (bean % 5) * 18 + (Math.floor(bean / 5) % 2) * 9 - (bean % 5 > 3 ? 6 : 0);
    const y = 48 - Math.floor(bean / 5) * 16;
    const { body, deep } = flavorOf(flavors[bean % flavors.length] ?? 0);
    draw.disc(c, x, y, 10, deep);
    draw.disc(c, x - 1, y - 1.5, 8, body);
    draw.disc(c, x - 3, y - 4, 2.4, '#ffffffcc');
  }
}

function paintJarFront(c: Context): void {
  draw.rounded(c, -52, -64, 104, 30, 12, draw.PALETTE.ink);
  draw.rounded(
    c,
    -46,
    -59,
    92,
    20,
    8,
    draw.linear(c, -46, 0, 46, 0, '#ff9fc0', '#fff0f6', '#ff6a9c'),
  );
  draw.blob(c, -38, 8, 6, 34, '#ffffffa6');
  draw.rounded(c, -44, -14, 88, 52, 16, '#2b1b4dcc');
}
