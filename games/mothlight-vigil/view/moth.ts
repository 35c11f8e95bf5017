import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { mothOf, type MothName } from '../rules/moths.ts';
import type { State } from '../rules.ts';
import { Sprite } from './sprite.ts';
import { sx, sy, type Ui } from './ui.ts';

const INK = '#1d1140';

type Dress = {
  readonly wing: readonly [string, string, string];
  readonly rim: string;
  readonly spot: string;
  readonly fluff: string;
  readonly tails: boolean;
};

const DRESSES: Readonly<Record<MothName, Dress>> = {
  luna: {
    wing: ['#e8ffe0', '#9ff0b8', '#3fc29a'],
    rim: '#b84b8f',
    spot: '#ffd54a',
    fluff: '#fffdf0',
    tails: true,
  },
  ember: {
    wing: ['#ffe08a', '#ff8f3c', '#d8402f'],
    rim: '#7a1f2e',
    spot: '#fff3c2',
    fluff: '#fff0d8',
    tails: false,
  },
  atlas: {
    wing: ['#ffd9a0', '#c9713a', '#7d3420'],
    rim: '#3a1a18',
    spot: '#fff0c0',
    fluff: '#f2d2a4',
    tails: false,
  },
  hawk: {
    wing: ['#ffd4ee', '#f07ac0', '#8a3fa8'],
    rim: '#4a1f6e',
    spot: '#7df6e0',
    fluff: '#eaf7c8',
    tails: false,
  },
};

const tracedUpper = (c: CanvasPath): void => {
  c.moveTo(3, -8);
  c.bezierCurveTo(12, -34, 40, -44, 55, -36);
  c.bezierCurveTo(60, -20, 54, 0, 36, 8);
  c.bezierCurveTo(22, 12, 10, 8, 3, 4);
  c.closePath();
};
const upper = new draw.Outline(tracedUpper);
const lower = new draw.Outline((c) => {
  c.moveTo(3, 0);
  c.bezierCurveTo(18, 2, 38, 8, 40, 22);
  c.bezierCurveTo(38, 36, 22, 40, 14, 32);
  c.bezierCurveTo(8, 24, 4, 14, 3, 0);
  c.closePath();
});
const tailed = new draw.Outline((c) => {
  c.moveTo(3, 0);
  c.bezierCurveTo(18, 2, 36, 8, 37, 20);
  c.bezierCurveTo(37, 34, 32, 44, 37, 60);
  c.bezierCurveTo(28, 60, 22, 46, 18, 34);
  c.bezierCurveTo(10, 28, 4, 14, 3, 0);
  c.closePath();
});

/** The right wing, from its root at 0, 0. */
function paintWing(c: Context, { wing, rim: border, spot, tails }: Dress): void {
  const low = tails ? tailed : lower;
  low.fill(c, draw.linear(c, 0, 0, 30, 44, wing[1], wing[2]));
  low.rim(c, INK, 3.4);
  upper.fill(c, draw.linear(c, 6, 6, 52, -34, wing[0], wing[1], wing[2]));
  draw.rim(c, border, 6, (path) => {
    path.moveTo(12, -26);
    path.bezierCurveTo(26, -38, 42, -41, 53, -34);
  });
  for (const [x, y] of [
    [46, -20],
    [38, -6],
    [26, 3],
  ] as const) {
    draw.rim(c, `${border}80`, 1.8, (path) => {
      path.moveTo(6, -4);
      path.quadraticCurveTo(x * 0.5, y * 0.7 - 6, x, y);
    });
  }
  upper.rim(c, INK, 3.4);
  draw.disc(c, 34, -19, 8, border);
  draw.disc(c, 34, -19, 5.6, spot);
  draw.disc(c, 34, -19, 2.6, INK);
  draw.disc(c, 22, 20, 4.6, border);
  draw.disc(c, 22, 20, 3, spot);
}

/** Fluff, head, eyes and feelers around the middle of the collar. */
function paintBody(c: Context, { fluff, rim: border }: Dress): void {
  draw.blob(c, 0, 14, 12, 20, draw.down(c, -6, 34, fluff, '#e0b98a'));
  draw.rim(c, INK, 3);
  for (const y of [14, 22]) {
    draw.rim(c, `${border}66`, 3, (path) => {
      path.moveTo(-9.5, y);
      path.quadraticCurveTo(0, y + 5, 9.5, y);
    });
  }
  for (const side of [-1, 1]) {
    draw.rim(c, INK, 5.4, (path) => {
      path.moveTo(side * 5, -24);
      path.quadraticCurveTo(side * 12, -42, side * 26, -44);
    });
    draw.rim(c, border, 2.6);
    for (let tooth = 0; tooth < 4; tooth += 1) {
      const x = side * (12 + tooth * 4.4);
      draw.rim(c, border, 2.2, (path) => {
        path.moveTo(x, -37 - tooth * 1.9);
        path.lineTo(x + side * 2.4, -31 - tooth * 2.4);
      });
    }
  }
  draw.fillPath(c, fluff, (path) => {
    for (let at = 0; at <= 20; at += 1) {
      const angle = (at / 20) * Math.PI * 2;
      const far = at % 2 === 0 ? 19 : 15;
      path.lineTo(Math.cos(angle) * far, Math.sin(angle) * far * 0.72 - 3);
    }
  });
  draw.rim(c, INK, 2.8);
  draw.disc(c, 0, -17, 13.5, draw.down(c, -30, -4, '#ffffff', fluff));
  draw.rim(c, INK, 3);
  for (const side of [-1, 1]) {
    draw.blob(c, side * 6.4, -17, 5.4, 6.8, '#2a1250');
    draw.disc(c, side * 6.4 - 1.4, -20, 2.2, '#ffffff');
    draw.disc(c, side * 6.4 + 1.6, -14.6, 1.1, '#b9a0ff');
    draw.blob(c, side * 10.5, -10.5, 2.6, 1.6, '#ff9aa860');
  }
  draw.rim(c, INK, 1.8, (path) => {
    path.moveTo(-2.6, -9.4);
    path.quadraticCurveTo(0, -7.2, 2.6, -9.4);
  });
}

/** The lantern, hung at 0, 0. */
function paintLantern(c: Context): void {
  draw.rim(c, INK, 3, (path) => path.arc(0, 3, 6, Math.PI, 0));
  draw.rounded(c, -12, 4, 24, 7, 3, '#7a4a2a');
  draw.rim(c, INK, 2.6);
  draw.rounded(c, -10, 10, 20, 21, 5, draw.radial(c, 0, 21, 16, '#fffbe0', '#ffe27a', '#ffab3d'));
  draw.rim(c, INK, 2.6);
  draw.rounded(c, -12, 29, 24, 6, 3, '#7a4a2a');
  draw.rim(c, INK, 2.6);
  draw.fillPath(c, '#ffffff', (path) => {
    path.moveTo(0, 13);
    path.bezierCurveTo(7, 21, 5, 28, 0, 28);
    path.bezierCurveTo(-5, 28, -7, 21, 0, 13);
  });
  draw.rim(c, '#b0702e', 1.6, (path) => {
    path.moveTo(-4, 10);
    path.lineTo(-4, 30);
    path.moveTo(4, 10);
    path.lineTo(4, 30);
  });
}

type Parts = { readonly wing: Sprite; readonly body: Sprite };
const parts = new Map<MothName, Parts>();

function partsOf(name: MothName): Parts {
  let found = parts.get(name);
  if (!found) {
    const dress = DRESSES[name];
    found = {
      wing: new Sprite(128, 132, (c) => paintWing(c, dress)),
      body: new Sprite(64, 100, (c) => paintBody(c, dress)),
    };
    parts.set(name, found);
  }
  return found;
}

const lantern = new Sprite(32, 80, paintLantern);

/** A moth around x, y, its wings at `flap` (0 closed, 1 open). */
export function drawMothAt(
  c: Context,
  scale: number,
  name: MothName,
  x: number,
  y: number,
  size: number,
  flap: number,
  lean: number,
  light = 1,
): void {
  const { wing, body } = partsOf(name);
  draw.place(
    c,
    x,
    y,
    () => {
      const open = 0.66 + 0.34 * flap;
      for (const side of [-1, 1]) {
        c.save();
        c.scale(side * open, 1);
        c.rotate((1 - flap) * -0.16);
        wing.draw(c, scale, 0, 0);
        c.restore();
      }
      c.save();
      c.translate(0, 27);
      c.scale(1.3, 1.3);
      c.rotate(-lean * 1.7);
      if (light < 1) c.globalAlpha = 0.45 + 0.55 * light;
      lantern.draw(c, scale, 0, 0);
      c.restore();
      body.draw(c, scale, 0, 0);
    },
    lean,
    size,
  );
}

export function drawMoth(to: Surface, state: State, ui: Ui, scale: number): void {
  const { c } = to;
  const x = sx(to, ui, ui.x);
  const bob = to.reducedMotion ? 0 : Math.sin(ui.flap * 0.5) * 3;
  const y = sy(to, ui, ui.y) + bob;
  const dark = state.end === 'dark';
  // After a bite it blinks a little.
  const blinks = state.safe > 0 && state.phase === 'fly' && !to.reducedMotion;
  if (blinks && state.safe % 10 < 4) c.globalAlpha = 0.68;
  draw.blob(c, x, y + 62, 30, 8, '#05031a4d');
  const flap = 0.5 + 0.5 * Math.sin(ui.flap);
  const hit = ui.show.hit.value;
  const squash = hit < 0.25 && !to.reducedMotion ? 1 - 0.16 * (1 - hit * 4) : 1;
  drawMothAt(
    c,
    scale,
    mothOf(state),
    x,
    y,
    1.02 * squash,
    dark ? 0 : flap,
    ui.show.lean.value,
    dark ? 0 : 1,
  );
  c.globalAlpha = 1;
}
