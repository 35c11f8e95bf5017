import { createRng } from '@playgrove/kit/core';
import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { shoreOf, type State } from '../rules/state.ts';
import { HEIGHT, LEFT, MIDDLE, RIGHT, WIDTH } from '../rules/table.ts';
import type { Ui } from './ui.ts';

const WAVES = 14;

function traceShore(path: Context, shore: number, time: number): void {
  for (let at = 0; at <= WAVES; at += 1) {
    const x = (at / WAVES) * WIDTH;
    path.lineTo(x, shore + Math.sin(x * 0.045 + time * 1.3) * 5 + Math.sin(x * 0.11 - time) * 2.5);
  }
}

/** The water over the sand: clear at its edge, deep below. */
export function drawWater(to: Surface, ui: Ui): void {
  const { c } = to;
  const time = to.reducedMotion ? 0 : to.time;
  const shore = shoreOf(ui.water.value);
  if (shore > 0) {
    // Sand that a wave has just left is darker.
    draw.rim(c, '#a8683a40', 26, (path) => traceShore(path, shore - 8, time * 0.7));
  }
  const paint = draw.down(c, shore, HEIGHT, '#7ff0e8a8', '#2fc8dcc4', '#159ac8d8', '#0b5fa8ea');
  draw.fillPath(c, paint, (path) => {
    traceShore(path, shore, time);
    path.lineTo(WIDTH, HEIGHT);
    path.lineTo(0, HEIGHT);
  });
  if (shore < -10) return;
  draw.rim(c, '#ffffff58', 12, (path) => traceShore(path, shore + 7, time));
  draw.rim(c, '#ffffffe0', 4.4, (path) => traceShore(path, shore, time));
}

const TILE = 200;

/** A net of light, as the surface throws it on the ground. */
function paintCaustics(c: Context): void {
  const rng = createRng('light');
  for (let at = 0; at < 15; at += 1) {
    const x = rng.between(-TILE / 2, TILE / 2 - 50);
    const y = rng.between(-TILE / 2 + 12, TILE / 2 - 12);
    const [w, h] = [rng.between(26, 60), rng.between(14, 32)];
    draw.drawPath(
      c,
      `M${x} ${y}q${w / 2} ${-h} ${w} 0q${-w * 0.1} ${h * 0.7} ${-w / 2} ${h * 0.5}q${-w * 0.5} 0 ${-w / 2} ${-h * 0.5}`,
      {
        line: '#eaffff',
        width: 2.2,
      },
    );
  }
}

/** Light that plays on everything under water. */
export function drawShimmer(to: Surface, ui: Ui): void {
  const { c } = to;
  const time = to.reducedMotion ? 0 : to.time;
  const shore = Math.max(0, shoreOf(ui.water.value) + 8);
  c.save();
  c.beginPath();
  c.rect(LEFT, shore, RIGHT - LEFT, HEIGHT - shore - 60);
  c.clip();
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 2; column += 1)
      to.stamp(
        'light',
        TILE + 60,
        TILE + 60,
        paintCaustics,
        90 + column * 190 + Math.sin(time * 0.5 + row) * 14,
        130 + row * 190 + Math.cos(time * 0.4 + column * 2) * 12,
        { alpha: 0.13 + Math.sin(time * 0.8 + row * 2 + column) * 0.05 },
      );
  c.restore();
}

/** Half the width of the surf below the fins. */
const SURF = 128;
/** Seconds before its end at which the lucky wave begins to fade. */
const FADES = 3;

/** While luck lasts, surf foams below the fins; it throws lost pearls back. */
export function drawWave(to: Surface, state: State, ui: Ui): void {
  if (state.phase === 'over') return;
  const { c } = to;
  const left = state.phase === 'ready' && state.lost === 0 ? FADES : state.save / 60;
  let thrown = 9;
  for (const { name, age } of ui.hits) if (name === 'wave') thrown = Math.min(thrown, age);
  const strength = Math.min(1, left / FADES);
  if (strength <= 0 && thrown > 0.6) return;
  const time = to.reducedMotion ? 0 : to.time;
  const rise = thrown < 0.6 ? Math.sin((thrown / 0.6) * Math.PI) * 70 : 0;
  const height = 34 + rise + Math.sin(time * 3) * 2;
  c.globalAlpha = Math.max(0.3 + strength * 0.6, rise / 80);
  for (const [part, color, speed] of [
    [1, '#5fd6ffb0', 1.7],
    [0.74, '#a8efffc0', -2.1],
    [0.5, '#ffffffd0', 2.6],
  ] as const)
    draw.fillPath(c, color, (path) => {
      path.moveTo(MIDDLE - SURF, HEIGHT);
      for (let at = -10; at <= 10; at += 1) {
        const bell = 1 - (at / 10) * (at / 10);
        const ripple = Math.sin(at * 1.3 + time * speed * 2) * 4 * bell;
        path.lineTo(MIDDLE + (at / 10) * SURF, HEIGHT - height * part * bell - ripple);
      }
      path.lineTo(MIDDLE + SURF, HEIGHT);
    });
  c.globalAlpha = 1;
}
