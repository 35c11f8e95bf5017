import * as draw from '@playgrove/kit/draw';
import type { Surface, Context } from '@playgrove/kit/runtime';
import { speciesOf, type Nature } from '../rules/fish.ts';
import type { Ripple, State } from '../rules/state.ts';
import { asks, isLit } from '../rules/traits.ts';
import { throwOf } from '../rules/water.ts';
import { drawBait } from './baits.ts';
import { lazy } from './lazy.ts';
import { mx, my, near, type Ui } from './ui.ts';

/** Each kind of fish shows in its own way; how large it is shows in how wide. */
export function drawRipples(to: Surface, state: State, ui: Ui): void {
  const glasses = state.career.purse.levels.glasses;
  const shown = state.phase === 'idle' || state.phase === 'charge' || state.phase === 'flight';
  for (const spot of state.spots) {
    if (!isLit(state, spot)) continue;
    const { nature, rank } = speciesOf(spot.fish);
    const age = (state.tick - spot.born) / 60;
    const fresh = Math.max(0, Math.min(1, age / 0.6, spot.left / 40));
    const far = spot.z > throwOf(state) ? 0.4 : 1;
    const alpha = fresh * far * (shown ? 1 : 0.4);
    const s = near(spot.z) * (1.28 + spot.size * 0.7 + rank * 0.06);
    const [x, y] = [mx(ui.size, spot.x), my(ui.size, spot.z)];
    const t = to.reducedMotion ? 1.4 : to.time + spot.id * 0.77;
    if (glasses > 0) {
      lazy()?.drawShadow(
        to,
        spot.fish,
        x,
        y + 7 * s,
        76 * s,
        0.42 * alpha,
        '#0a2038',
        0,
        spot.drift < 0 ? -1 : 1,
      );
    }
    to.c.globalAlpha = alpha;
    if (!asks(state, 'ice')) shade(to, x, y, s);
    draw.place(to.c, x, y, () => SIGNS[nature](to, spot, t), 0, s);
    to.c.globalAlpha = 1;
    if (glasses > 1 && shown) bubbleOf(to, spot, x, y - 46 * s, alpha);
  }
}

/** The water is darker where something moves in it: white signs stand out on any light. */
function shade(to: Surface, x: number, y: number, s: number): void {
  to.stamp('ripple shade', 110, 50, (c) => draw.blob(c, 0, 0, 52, 22, '#06243f52'), x, y, {
    scaleX: s,
    scaleY: s,
  });
}

type Sign = (to: Surface, spot: Ripple, t: number) => void;

const SIGNS: Readonly<Record<Nature, Sign>> = {
  /** Tight rings that open one after the other. */
  nibbler: ({ c }, _, t) => {
    for (let at = 0; at < 3; at += 1) {
      const part = (t * 0.75 + at / 3) % 1;
      const r = 5 + part * 27;
      draw.rim(c, draw.fade('#ffffff', Math.round((1 - part) * 90) / 100), 3.4, (path) =>
        path.ellipse(0, 0, r, r * 0.42, 0, 0, 7),
      );
    }
    draw.disc(c, 0, 0, 3, '#ffffffd0');
  },
  /** A wake like an arrow. */
  darter: ({ c }, { drift }, t) => {
    const way = drift < 0 ? -1 : 1;
    const push = Math.sin(t * 5) * 3;
    for (const [at, alpha] of [
      [0, 0.95],
      [1, 0.6],
      [2, 0.32],
    ] as const) {
      draw.rim(c, draw.fade('#ffffff', alpha), 4.2 - at, (path) => {
        const nose = way * (26 - at * 15) + push;
        path.moveTo(nose - way * 26, -12 + at);
        path.quadraticCurveTo(nose - way * 6, -5, nose, 0);
        path.quadraticCurveTo(nose - way * 6, 5, nose - way * 26, 12 - at);
      });
    }
  },
  /** A crown of drops; now and then it leaps. */
  jumper: (to, { fish, drift }, t) => {
    const { c } = to;
    const beat = t % 2.6;
    const splash = (beat * 1.4) % 1;
    draw.rim(c, draw.fade('#ffffff', Math.round((1 - splash) * 85) / 100), 4, (path) =>
      path.ellipse(0, 0, 12 + splash * 26, (12 + splash * 26) * 0.4, 0, 0, 7),
    );
    draw.fillPath(c, '#ffffffe6', (path) => {
      for (const [x, lift] of [
        [-15, 0.7],
        [-6, 1],
        [6, 0.9],
        [15, 0.6],
      ] as const) {
        const y = -Math.sin(splash * Math.PI) * 24 * lift;
        path.moveTo(x * (0.7 + splash * 0.6), y);
        path.arc(x * (0.7 + splash * 0.6), y, 3.4, 0, 7);
      }
    });
    if (beat > 0.9) return;
    const part = beat / 0.9;
    const way = drift < 0 ? -1 : 1;
    lazy()?.drawFish(
      to,
      fish,
      (part - 0.5) * 40 * way,
      -Math.sin(part * Math.PI) * 36,
      46,
      (part - 0.5) * 1.9 * way,
      way,
    );
  },
  /** A string of bubbles from below. */
  diver: ({ c }, _, t) => {
    for (let at = 0; at < 6; at += 1) {
      const part = (t * 0.55 + at / 6) % 1;
      const x = Math.sin(at * 2.4) * 18;
      const y = Math.cos(at * 1.7) * 7 - part * 5;
      const r = 2.6 + part * 5.4;
      const alpha = part > 0.85 ? (1 - part) / 0.15 : 0.9;
      draw.rim(c, draw.fade('#ffffff', Math.round(alpha * 90) / 100), 2.6, (path) =>
        path.arc(x, y, r, 0, 7),
      );
      draw.disc(
        c,
        x - r * 0.3,
        y - r * 0.3,
        r * 0.26,
        draw.fade('#ffffff', Math.round(alpha * 90) / 100),
      );
    }
    draw.rim(c, '#ffffff66', 2.6, (path) => path.ellipse(0, 2, 31, 11, 0, 0, 7));
  },
  /** A slow, wide swirl. */
  puller: ({ c }, _, t) => {
    for (const [shift, alpha] of [
      [0, 0.92],
      [Math.PI, 0.7],
    ] as const) {
      draw.rim(c, draw.fade('#ffffff', alpha), 4.6, (path) => {
        for (let step = 0; step <= 16; step += 1) {
          const angle = shift + t * 1.5 + (step / 16) * 3.7;
          const r = 8 + (step / 16) * 33;
          path.lineTo(Math.cos(angle) * r, Math.sin(angle) * r * 0.42);
        }
      });
    }
  },
};

/** What it would like to eat, as the best glasses tell. */
function bubbleOf(to: Surface, spot: Ripple, x: number, y: number, alpha: number): void {
  thought(to, x, y, alpha, 0.62);
  to.c.globalAlpha = alpha;
  drawBait(to, speciesOf(spot.fish).bait, x, y, 0.62);
  to.c.globalAlpha = 1;
}

function thought(to: Surface, x: number, y: number, alpha: number, scale: number): void {
  const paint = (c: Context): void => {
    draw.disc(c, 0, 0, 36, '#1a0b3ab8');
    draw.disc(c, 0, 0, 32, '#fffdf4');
    draw.disc(c, -13, 35, 7, '#fffdf4');
  };
  to.stamp('thought', 90, 90, paint, x, y, { alpha, scaleX: scale, scaleY: scale });
}

/** It looked, and turned away: this is what it would have liked. */
export function drawSnub(to: Surface, state: State, ui: Ui): void {
  const { wait } = state;
  if (!wait || state.phase !== 'wait' || wait.snub === 0) return;
  const age = (wait.t - wait.snub) / 60;
  if (age < 0 || age > 1.9) return;
  const alpha = Math.min(1, age / 0.15, (1.9 - age) / 0.3);
  const [x, y] = [mx(ui.size, state.x) + 62, my(ui.size, state.z) - 62];
  thought(to, x, y, alpha, 1);
  to.c.globalAlpha = Math.max(0, alpha);
  drawBait(to, speciesOf(wait.snubbed).bait, x, y, 0.95);
  to.c.globalAlpha = 1;
}

/** Rings that things leave in the water. */
export function drawRings({ c }: Surface, ui: Ui): void {
  const { size } = ui;
  for (const { x, z, age, big } of ui.rings) {
    const part = age / 1.3;
    for (const lag of [0, 0.22]) {
      const grown = part - lag;
      if (grown < 0) continue;
      const r = (12 + grown * 74) * big * near(z);
      draw.rim(
        c,
        draw.fade('#ffffff', Math.round(Math.max(0, 1 - grown * 1.2) * 80) / 100),
        4 * (1 - grown * 0.6),
        (path) => path.ellipse(mx(size, x), my(size, z), r, r * 0.36, 0, 0, 7),
      );
    }
  }
}
