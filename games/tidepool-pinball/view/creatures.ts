import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { FIN_RADIUS } from '../rules/table.ts';
import { INK } from './pool.ts';

const TURN = Math.PI * 2;

export const CORALS = [
  ['#ffc2d2', '#ff4f7e', '#b01f58'],
  ['#ffe0a0', '#ff8a2a', '#b84a0a'],
  ['#d9c2ff', '#9a5cff', '#4f22a8'],
] as const;

/** Brain coral from above: a knobby edge and grooves around a lamp. */
export function paintCoral(c: Context, which: number, lit: boolean): void {
  const [light, body, dark] = CORALS[which] ?? CORALS[0];
  const knobs = (r: number, grow: number, paint: string): void => {
    for (let at = 0; at < 12; at += 1) {
      const turn = (at / 12) * TURN;
      draw.disc(c, Math.cos(turn) * r, Math.sin(turn) * r, 6 + grow, paint);
    }
  };
  draw.blob(c, 3, 6, 25, 23, '#2b124a55');
  knobs(18, 2.4, INK);
  knobs(18, 0, lit ? light : body);
  draw.disc(c, 0, 0, 19, draw.radial(c, -6, -8, 32, light, body, dark));
  for (let at = 0; at < 6; at += 1) {
    c.save();
    c.rotate((at / 6) * TURN);
    draw.drawPath(c, 'M9 -3Q13 -6 16 -2M10 3Q14 6 19 3', { line: draw.fade(dark, 0.7), width: 2 });
    c.restore();
  }
  draw.disc(c, 0, 0, 11, INK);
  draw.disc(
    c,
    0,
    0,
    9.2,
    lit
      ? draw.radial(c, -2, -3, 13, '#ffffff', '#fff6c0', '#ffd04a')
      : draw.radial(c, -2, -3, 13, light, body, dark),
  );
  draw.blob(c, -3, -4, 4, 2.4, '#ffffffd0', -0.5);
  draw.blob(c, -9, -13, 6, 3, '#ffffff8c', -0.6);
}

/** A soft light around something that was hit or waits to be. */
export function paintGlow(c: Context, color: string): void {
  draw.disc(
    c,
    0,
    0,
    50,
    draw.radial(c, 0, 0, 50, draw.fade(color, 0.85), draw.fade(color, 0.32), draw.fade(color, 0)),
  );
}

export function paintAnemone(c: Context, open: boolean): void {
  if (open) {
    for (const [grow, paint] of [
      [4, INK],
      [0, '#e05cc0'],
    ] as const)
      for (let at = 0; at < 14; at += 1) {
        c.save();
        c.rotate((at / 14) * TURN);
        draw.drawPath(c, 'M6 0Q14 -4 22 2', { line: paint, width: 6 + grow });
        if (grow === 0) {
          draw.drawPath(c, 'M8 -1Q14 -4 20 0', { line: '#ff9fe0', width: 2.2 });
          draw.disc(c, 22, 2, 3.4, '#fff0a8');
        }
        c.restore();
      }
  }
  draw.disc(c, 0, 0, 14.5, INK);
  draw.disc(
    c,
    0,
    0,
    12.4,
    open
      ? draw.radial(c, -4, -5, 18, '#ffd0f2', '#c84ab8', '#6a1f7a')
      : draw.radial(c, -4, -5, 18, '#c98a9a', '#8a4460', '#4a1f3a'),
  );
  draw.blob(c, 0, 1, 5, 4, open ? '#5a1470' : '#3a162e');
  draw.blob(c, -4, -6, 4, 2.2, '#ffffffa0', -0.5);
}

export function paintStar(c: Context, lit: boolean, isCave = false): void {
  const arms = (r: number, paint: string | CanvasGradient): void => {
    draw.fillPath(c, paint, (path) => draw.traceStar(path, 0, 0, r, 5, 0.46));
    draw.rim(c, paint, r * 0.24);
  };
  draw.fillPath(c, '#2b124a55', (path) => draw.traceStar(path, 2, 3, 15, 5, 0.5));
  arms(15.4, INK);
  const paint = lit
    ? draw.radial(c, 0, 0, 17, '#ffffff', '#fff2a0', '#ffc21f')
    : isCave
      ? draw.radial(c, 0, 0, 17, '#b49aff', '#7a5fe0', '#4a34a0')
      : draw.radial(c, 0, 0, 17, '#ff9a6a', '#d9553f', '#a0304a');
  arms(12, paint);
  for (let at = 0; at < 5; at += 1) {
    const turn = (at / 5) * TURN - Math.PI / 2;
    for (const far of [4, 8])
      draw.disc(
        c,
        Math.cos(turn) * far,
        Math.sin(turn) * far,
        1.2,
        lit ? '#e8871f' : isCave ? '#e6dcff' : '#ffd0b0',
      );
  }
}

export function paintShell(c: Context, lit: boolean): void {
  const d =
    'M0 11C-4 11 -5 9 -5 8C-13 4 -15 -3 -12 -8C-7 -14 7 -14 12 -8C15 -3 13 4 5 8C5 9 4 11 0 11Z';
  draw.drawPath(c, d, {
    fill: lit
      ? draw.radial(c, 0, 8, 24, '#ffffff', '#fff0d8', '#ffb0d0')
      : draw.radial(c, 0, 8, 24, '#c9b4c8', '#9a84a8', '#6f5f8c'),
    rim: INK,
    width: 4.4,
  });
  draw.drawPath(c, 'M0 8V-12M-2 8L-7 -11M2 8L7 -11M-4 8L-12 -6M4 8L12 -6', {
    line: lit ? '#ff7ab0a0' : '#4a3a68a0',
    width: 1.6,
  });
}

/** The giant clam: shut, or open with what it guards. */
export function paintClam(c: Context, open: boolean): void {
  draw.blob(c, 2, 5, 31, 25, '#2b124a66');
  const half = (way: number, color: string, light: string): void =>
    draw.place(
      c,
      0,
      open ? way * 9 : way * 2,
      () => {
        const d =
          'M-29 2C-27 -14 -21 -20 -16 -15C-12 -24 -5 -24 0 -17C5 -24 12 -24 16 -15C21 -20 27 -14 29 2Z';
        draw.drawPath(c, d, { fill: draw.down(c, -22, 4, light, color), rim: INK, width: 4.6 });
        draw.drawPath(c, 'M-8 0L-12 -15M0 0V-16M8 0L12 -15M-17 0L-22 -12M17 0L22 -12', {
          line: draw.fade(INK, 0.4),
          width: 2,
        });
      },
      0,
      1,
      way < 0 ? 1 : -1,
    );
  if (open) {
    draw.blob(c, 0, 0, 25, 15, INK);
    draw.blob(c, 0, 0, 22, 12, draw.radial(c, 0, 0, 22, '#ff9ad5', '#d9408f', '#7a1f6a'));
  }
  half(-1, '#7f8fd8', '#c9d4ff');
  half(1, '#6a78c4', '#aab8f0');
  if (!open) return;
  draw.blob(c, 0, 0, 21, 8, '#8a1f6a');
  draw.disc(c, 0, 0, 10, INK);
  draw.disc(c, 0, 0, 8, draw.radial(c, -2, -3, 12, '#fffbe0', '#ffd75a', '#c98a10'));
  draw.blob(c, -2.4, -3, 2.6, 1.7, '#ffffff', -0.5);
}

export function paintUrchin(c: Context, lit: boolean): void {
  for (const [grow, paint] of [
    [2.6, INK],
    [0, lit ? '#ffd0ff' : '#7a3fc8'],
  ] as const)
    for (let at = 0; at < 16; at += 1) {
      const turn = (at / 16) * TURN;
      const far = at % 2 === 0 ? 17 : 13;
      draw.line(c, [0, 0, Math.cos(turn) * far, Math.sin(turn) * far], 2 + grow, paint);
    }
  draw.disc(c, 0, 0, 10.6, INK);
  draw.disc(
    c,
    0,
    0,
    8.8,
    draw.radial(
      c,
      -3,
      -4,
      14,
      ...(lit ? ['#ffffff', '#ff9af0', '#a03fd8'] : ['#b88af0', '#5f2fa8', '#33156a']),
    ),
  );
  for (const way of [-1, 1]) {
    draw.disc(c, way * 3.6, -1, 3.1, '#ffffff');
    draw.disc(c, way * 3.6, -0.4, 1.6, INK);
  }
}

/** A fish's fin from its joint at 0, 0 to the right. */
export function paintFin(c: Context, length: number): void {
  const r = FIN_RADIUS;
  const body = (grow: number) => (path: Context) => {
    path.arc(0, 0, r + 3 + grow, Math.PI * 0.5, Math.PI * 1.5);
    path.quadraticCurveTo(length * 0.5, -r - 2 - grow, length, -r - grow);
    path.arc(length, 0, r + grow, -Math.PI / 2, Math.PI / 2);
    path.quadraticCurveTo(length * 0.5, r + 3 + grow, 0, r + 3 + grow);
  };
  draw.fillPath(c, '#1a0b3a50', (path) => {
    path.translate(1, 5);
    body(1)(path);
    path.translate(-1, -5);
  });
  draw.fillPath(c, INK, body(2.4));
  draw.fillPath(c, draw.linear(c, 0, -r, 0, r + 4, '#ffe08a', '#ff9a2e', '#e0531f'), body(0));
  for (let at = 1; at < 7; at += 1) {
    const x = 4 + (at / 7) * (length - 2);
    draw.drawPath(c, `M${x - 7} ${r * 0.2}Q${x} ${r * 0.5} ${x + 5} ${r * 0.95}`, {
      line: '#b8380f90',
      width: 1.8,
    });
  }
  draw.drawPath(c, `M2 ${-r + 1.4}Q${length * 0.5} ${-r - 0.4} ${length - 1} ${-r + 2}`, {
    line: '#fffbe0',
    width: 2.6,
  });
  draw.disc(c, 0, 0, 6, INK);
  draw.disc(c, 0, 0, 4.2, '#fff2d0');
}

/** A whirl of the eel in its lane. */
export function paintEel(c: Context): void {
  const d = 'M-11 4C-12 -9 4 -13 10 -4C14 4 4 11 -2 7C-7 3 -3 -4 2 -2';
  draw.drawPath(c, d, { line: INK, width: 9.4 });
  draw.drawPath(c, d, { line: '#2fbf8a', width: 6 });
  draw.drawPath(c, d, { line: '#b8ffdc', width: 1.6 });
  draw.disc(c, 2.6, -2.4, 4.4, INK);
  draw.disc(c, 2.6, -2.4, 3, '#5fe0ac');
  draw.disc(c, 3.2, -3, 1.1, '#ffffff');
}

/** The snail whose shell throws pearls up the lane. */
export function paintPlunger(c: Context): void {
  draw.rounded(c, -12, -4, 24, 30, 8, INK);
  draw.rounded(
    c,
    -10,
    -2,
    20,
    26,
    6,
    draw.linear(c, -10, 0, 10, 0, '#ffd0a0', '#ff9a5a', '#c9542a'),
  );
  draw.drawPath(c, 'M-9 6Q0 10 9 6M-9 13Q0 17 9 13', { line: '#7a2a1a', width: 2.4 });
  draw.rounded(c, -13, -8, 26, 9, 4.5, INK);
  draw.rounded(c, -11, -6.4, 22, 5.6, 2.8, '#fff2d0');
}

export function paintKelp(c: Context): void {
  for (const [at, x] of [-17, -6, 6, 17].entries()) {
    const d = `M${x} 5C${x - 9} -6 ${x + 8} -12 ${x - 1} -24`;
    draw.drawPath(c, d, { line: INK, width: 10 });
    draw.drawPath(c, d, { line: at % 2 ? '#5fc86a' : '#2f9f5a', width: 6.4 });
    draw.drawPath(c, d, { line: '#c0ffb0', width: 1.4 });
  }
}

export function paintSandbar(c: Context): void {
  draw.rounded(c, -8, -36, 16, 72, 8, INK);
  draw.rounded(c, -6, -34, 12, 68, 6, draw.linear(c, -6, 0, 6, 0, '#fff0c8', '#f0c486', '#b98350'));
  for (let at = -3; at <= 3; at += 1)
    draw.drawPath(c, `M-4 ${at * 9}q4 -3 8 0`, { line: '#a8703f90', width: 1.8 });
}
