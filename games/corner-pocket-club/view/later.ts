import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import type { RivalName } from '../rules/rivals.ts';
import type { Side, State } from '../rules/state.ts';
import type { Layout } from './layout.ts';
import type { Ui } from './ui.ts';

/** The large cue ball on which spin is set. */
export function drawPad(to: Surface, { pad: { x, y, r } }: Layout, ui: Ui): void {
  const { c, bleed } = to;
  c.fillStyle = '#1a0b3a8c';
  c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
  draw.disc(c, x, y + 14, r + 14, '#2b1b4d');
  draw.disc(
    c,
    x,
    y,
    r,
    draw.radial(c, x - r * 0.3, y - r * 0.4, r * 1.5, '#ffffff', '#fff6e3', '#bfaed0'),
  );
  draw.ring(c, x, y, r * 0.7, 5, '#2b1b4d33');
  draw.rim(c, '#2b1b4d26', 6, (path) => {
    path.moveTo(x - r * 0.86, y);
    path.lineTo(x + r * 0.86, y);
    path.moveTo(x, y - r * 0.86);
    path.lineTo(x, y + r * 0.86);
  });
  const [dx, dy] = [(ui.side / 100) * r * 0.7, (-ui.follow / 100) * r * 0.7];
  draw.disc(c, x + dx, y + dy, r * 0.15, '#2b1b4d');
  draw.disc(c, x + dx, y + dy, r * 0.12, draw.PALETTE.red);
  const size = to.readable(50, 15);
  const word = (key: string, wx: number, wy: number): void => to.label(to.words(key), wx, wy, size);
  word('spin.follow', x, y - r - size * 0.9);
  word('spin.draw', x, y + r + size * 1.3);
}

type Look = {
  readonly fur: string;
  readonly light: string;
  readonly vest: string;
  readonly ears: 'round' | 'long' | 'small' | 'point' | 'tuft' | 'none';
  readonly snout: 'nose' | 'long' | 'beak';
};

const LOOKS: Readonly<Record<RivalName | 'you' | 'friend', Look>> = {
  you: { fur: '#ffb86b', light: '#fff0d8', vest: '#2f7dff', ears: 'point', snout: 'nose' },
  friend: { fur: '#8fd0ff', light: '#eefaff', vest: '#ff4f9a', ears: 'round', snout: 'nose' },
  pip: { fur: '#b9b3c9', light: '#f2eef8', vest: '#ff8a1f', ears: 'round', snout: 'nose' },
  bruno: { fur: '#8a5431', light: '#d8a878', vest: '#d92d3c', ears: 'small', snout: 'nose' },
  hattie: { fur: '#d9b48a', light: '#fff3e0', vest: '#45d15b', ears: 'long', snout: 'nose' },
  otto: { fur: '#7a5a48', light: '#e8d3b8', vest: '#14c4b4', ears: 'small', snout: 'nose' },
  mabel: { fur: '#4f4764', light: '#8f86a8', vest: '#ffd02e', ears: 'none', snout: 'long' },
  rico: { fur: '#8b8fa3', light: '#eef0f7', vest: '#7338e8', ears: 'point', snout: 'nose' },
  vera: { fur: '#f2702a', light: '#fff1e0', vest: '#1d8f45', ears: 'point', snout: 'long' },
  olive: { fur: '#9a7650', light: '#f2dfbf', vest: '#2465e0', ears: 'tuft', snout: 'beak' },
};

const INK = '#2b1b4d';

/** A player's head and shoulders in a circle, `size` across. It looks at the table and is glad or not. */
export function drawPlayer(
  to: Surface,
  state: State,
  ui: Ui,
  side: Side,
  x: number,
  y: number,
  size: number,
): void {
  const name = side === 0 ? 'you' : (state.rival ?? 'friend');
  const good = ui.mood.age < 2.2 ? ui.mood.what * (side === 1 ? 1 : -1) : 0;
  const mood = good > 0 ? 'glad' : good < 0 ? 'sad' : 'calm';
  const thinks = side === 1 && state.mode === 'match' && state.turn === 1 && !to.reducedMotion;
  const bob = thinks ? Math.sin(to.time * 4) * size * 0.02 : 0;
  to.stamp(
    `player ${name} ${mood} ${Math.round(size)}`,
    size * 1.06,
    size * 1.06,
    (c) => {
      c.scale(size / 200, size / 200);
      paintPlayer(c, LOOKS[name], name, mood);
    },
    x,
    y + bob,
  );
}

type Mood = 'calm' | 'glad' | 'sad';

function paintPlayer(c: Context, look: Look, name: string, mood: Mood): void {
  draw.disc(c, 0, 0, 100, INK);
  draw.disc(
    c,
    0,
    0,
    94,
    draw.radial(c, -20, -40, 150, '#ffffff', draw.fade(look.vest, 0.55), look.vest),
  );
  c.save();
  c.beginPath();
  c.arc(0, 0, 94, 0, 7);
  c.clip();
  shoulders(c, look);
  ears(c, look);
  head(c, look, name);
  c.restore();
  features(c, look, name, mood);
}

function shoulders(c: Context, { vest, light }: Look): void {
  const body = (paint: string | CanvasGradient, grow: number): void =>
    draw.fillPath(c, paint, (path) => path.ellipse(0, 112, 74 + grow, 60 + grow, 0, 0, 7));
  body(INK, 6);
  body(light, 0);
  draw.fillPath(c, draw.linear(c, 0, 50, 0, 110, vest, draw.fade(INK, 0.9)), (path) => {
    path.ellipse(0, 112, 74, 60, 0, Math.PI, Math.PI * 2);
    path.lineTo(20, 110);
    path.lineTo(0, 78);
    path.lineTo(-20, 110);
  });
  // A bow tie.
  draw.fillPath(c, '#ff4b55', (path) => {
    path.moveTo(0, 66);
    path.lineTo(-22, 56);
    path.lineTo(-22, 78);
    path.lineTo(22, 56);
    path.lineTo(22, 78);
  });
  draw.rim(c, INK, 4);
}

function ears(c: Context, { ears: kind, fur, light }: Look): void {
  for (const side of [-1, 1] as const) {
    const part = (paint: string, grow: number): void =>
      draw.fillPath(c, paint, (path) => {
        if (kind === 'round') path.arc(side * 48, -44, 30 - grow, 0, 7);
        else if (kind === 'small') path.arc(side * 46, -42, 20 - grow, 0, 7);
        else if (kind === 'long')
          path.ellipse(side * 24, -70, 15 - grow, 44 - grow, side * 0.14, 0, 7);
        else if (kind === 'point' || kind === 'tuft') {
          const top = kind === 'tuft' ? -70 : -82;
          path.moveTo(side * (62 - grow), -18 - grow);
          path.lineTo(side * (54 - grow * 0.4), top + grow * 1.6);
          path.lineTo(side * (14 + grow), -46);
          path.closePath();
        }
      });
    if (kind === 'none') continue;
    part(INK, -5);
    part(fur, 0);
    if (kind !== 'tuft') part(kind === 'round' ? '#ffb3c8' : light, 9);
  }
}

function head(c: Context, { fur, light, snout }: Look, name: string): void {
  const skull = (paint: string | CanvasGradient, grow: number): void =>
    draw.fillPath(c, paint, (path) => path.ellipse(0, 4, 62 + grow, 56 + grow, 0, 0, 7));
  skull(INK, 5);
  skull(draw.radial(c, -18, -22, 90, light, fur, fur), 0);
  if (name === 'rico') {
    draw.fillPath(c, '#3a3550', (path) => {
      path.ellipse(-26, -4, 28, 17, 0.3, 0, 7);
      path.ellipse(26, -4, 28, 17, -0.3, 0, 7);
    });
  }
  if (snout === 'beak') {
    draw.fillPath(c, light, (path) => {
      path.arc(-25, -6, 28, 0, 7);
      path.arc(25, -6, 28, 0, 7);
    });
  } else
    draw.fillPath(c, light, (path) => path.ellipse(0, 28, snout === 'long' ? 26 : 34, 24, 0, 0, 7));
}

function features(c: Context, { snout }: Look, name: string, mood: Mood): void {
  const blind = name === 'mabel';
  for (const side of [-1, 1] as const) {
    const [ex, ey] = [side * (snout === 'beak' ? 25 : 24), -6];
    if (mood === 'glad') {
      draw.rim(c, INK, 6, (path) => path.arc(ex, ey + 4, 11, Math.PI * 1.1, Math.PI * 1.9));
      continue;
    }
    const r = snout === 'beak' ? 19 : blind ? 8 : 14;
    draw.disc(c, ex, ey, r, '#fffdf6');
    draw.rim(c, INK, 3.5);
    draw.disc(c, ex + 2, ey + 3, r * 0.56, INK);
    draw.disc(c, ex - 1, ey, r * 0.2, '#ffffff');
    if (mood === 'sad') {
      draw.rim(c, INK, 5, (path) => {
        path.moveTo(ex - side * 15, ey - 24);
        path.lineTo(ex + side * 13, ey - 17);
      });
    }
    if (blind || name === 'olive') draw.ring(c, ex, ey, r + 7, 5, draw.PALETTE.yellow);
  }
  if (snout === 'beak') {
    draw.fillPath(c, draw.PALETTE.orange, (path) => {
      path.moveTo(-13, 14);
      path.quadraticCurveTo(0, 4, 13, 14);
      path.lineTo(0, 40);
      path.closePath();
    });
    draw.rim(c, INK, 4);
    return;
  }
  draw.fillPath(c, blind ? '#ff8fb0' : INK, (path) =>
    path.ellipse(0, 18, blind ? 17 : 12, blind ? 12 : 8, 0, 0, 7),
  );
  if (blind) draw.rim(c, INK, 4);
  draw.rim(c, INK, 5, (path) => {
    if (mood === 'sad') path.arc(0, 50, 11, Math.PI * 1.15, Math.PI * 1.85);
    else path.arc(0, 28, mood === 'glad' ? 16 : 11, 0.25, Math.PI - 0.25);
  });
}
