import type { Point } from '@playgrove/kit/contract';
import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { greenOf } from '../rules/fight.ts';
import { speciesOf } from '../rules/fish.ts';
import type { State } from '../rules/state.ts';
import { spoils } from '../rules/traits.ts';
import { flightOf, landing } from '../rules/water.ts';
import { rodOf, stand } from './angler.ts';
import { lazy } from './lazy.ts';
import { mx, my, near, type Ui } from './ui.ts';

const INK = draw.PALETTE.ink;

/** The line in its color: blue when slack, white when it holds, red when it is about to go. */
export function drawLine(to: Surface, state: State, ui: Ui): void {
  const { phase, fight, wait } = state;
  if (phase === 'idle' || phase === 'charge') return;
  if (phase === 'end' || phase === 'caught') return;
  const { c } = to;
  const { tip } = rodOf(state, ui, to.reducedMotion);
  if (phase === 'lost' && ui.age > 0.5) return;
  const float = floatAt(state, ui, to);
  const shown = fight && wait ? speciesOf(wait.fish) : undefined;
  const green = shown ? greenOf(state, shown.nature) : undefined;
  const color =
    !green || !fight
      ? '#ffffff'
      : ui.pull > green.high
        ? '#ff4b55'
        : ui.pull < green.low
          ? '#8ad0ff'
          : '#ffffff';
  const sag = fight ? Math.max(0, 60 - ui.pull * 1.3) : phase === 'flight' ? -30 : 46;
  const jitter =
    fight && !to.reducedMotion && fight.strain > 0.1 ? Math.sin(ui.age * 90) * 5 * fight.strain : 0;
  const mid = { x: (tip.x + float.x) / 2 + jitter, y: (tip.y + float.y) / 2 + sag };
  draw.rim(
    c,
    fight && fight.strain > 0.05 ? '#ff4b5566' : '#0a143a40',
    fight && fight.strain > 0.05 ? 8 : 4.5,
    (path) => {
      path.moveTo(tip.x, tip.y);
      path.quadraticCurveTo(mid.x, mid.y, float.x, float.y);
    },
  );
  draw.rim(c, color, fight ? 3 : 2, (path) => {
    path.moveTo(tip.x, tip.y);
    path.quadraticCurveTo(mid.x, mid.y, float.x, float.y);
  });
  if (phase === 'fight') drawHooked(to, state, ui);
  else if (phase !== 'lost') floater(c, float.x, float.y, near(state.z), dunk(state, ui, to));
}

function floatAt(state: State, ui: Ui, to: Surface): Point {
  const { size } = ui;
  if (state.phase === 'flight') {
    const { tip } = rodOf(state, ui, true);
    const part = Math.min(1, (state.since + 0.5) / flightOf(state.z));
    const goal = { x: mx(size, state.x), y: my(size, state.z) };
    return {
      x: tip.x + (goal.x - tip.x) * part,
      y: tip.y + (goal.y - tip.y) * part - Math.sin(part * Math.PI) * 120,
    };
  }
  const { x, z } = ui.at;
  const bob = to.reducedMotion || state.phase === 'fight' ? 0 : Math.sin(to.time * 2.4) * 2;
  return { x: mx(size, x), y: my(size, z) + bob };
}

/** How deep the float is drawn, 0 to 1. */
function dunk(state: State, ui: Ui, to: Surface): number {
  const { wait } = state;
  if (!wait || state.phase !== 'wait') return 0;
  if (wait.t >= wait.bite) return to.reducedMotion ? 1 : 0.82 + Math.sin(to.time * 24) * 0.14;
  return ui.dip < 0.34 ? Math.sin((ui.dip / 0.34) * Math.PI) * 0.36 : 0;
}

function floater(c: Context, x: number, y: number, scale: number, deep: number): void {
  const s = scale * 1.35;
  draw.blob(c, x, y + 3 * s, 15 * s, 4.6 * s, '#0a143a40');
  const paint = (): void => {
    c.save();
    c.beginPath();
    c.rect(-40, -80, 80, 82);
    c.clip();
    c.translate(0, deep * 44);
    draw.line(c, [0, -26, 0, -46], 6, INK);
    draw.line(c, [0, -27, 0, -45], 3, '#ffe27a');
    draw.blob(c, 0, -10, 14, 20, INK);
    draw.blob(c, 0, -10, 10.5, 16.5, '#ffffff');
    draw.fillPath(c, '#ff3f4f', (path) => path.ellipse(0, -10, 10.5, 16.5, 0, Math.PI, 0));
    draw.blob(c, -4, -18, 3, 5, '#ffffffc0', 0.3);
    c.restore();
    draw.rim(c, '#ffffffc8', 2.4, (path) =>
      path.ellipse(0, 2, 17 + deep * 10, 5 + deep * 3, 0, 0, 7),
    );
  };
  draw.place(c, x, y, paint, 0, s);
}

/** The hooked fish: its shadow, its splashing, its leap. */
function drawHooked(to: Surface, state: State, ui: Ui): void {
  const { fight, wait } = state;
  if (!fight || !wait) return;
  const { c } = to;
  const [x, y] = [mx(ui.size, ui.at.x), my(ui.size, ui.at.z)];
  const s = near(ui.at.z);
  const long = (70 + 74 * wait.size + 12 * speciesOf(wait.fish).rank) * s;
  const busy = fight.mood === 'run' || fight.mood === 'dive' || fight.dash > 0;
  const wag = to.reducedMotion ? 0 : Math.sin(ui.age * (busy ? 26 : 10)) * 0.16;
  if (fight.mood === 'leap') {
    const part = Math.min(1, fight.t / fight.span);
    const high = Math.sin(part * Math.PI) * 118 * s;
    draw.blob(c, x, y, long * 0.5, long * 0.13, '#0a143a4d');
    draw.rim(c, '#ffffffd9', 4, (path) =>
      path.ellipse(x, y, long * (0.4 + part * 0.3), long * 0.14, 0, 0, 7),
    );
    lazy()?.drawFish(
      to,
      wait.fish,
      x + (part - 0.5) * fight.way * 70 * s,
      y - high,
      long,
      (part - 0.5) * 1.7 * fight.way,
      fight.way,
    );
    return;
  }
  lazy()?.drawShadow(to, wait.fish, x, y + 8 * s, long, 0.62, '#0a2038', wag * 0.7, fight.way);
  const churn = busy ? 1 : fight.mood === 'tell' ? 1.2 : 0.45;
  for (let at = 0; at < 5; at += 1) {
    const phase = to.reducedMotion ? at / 5 : (ui.age * (busy ? 2.6 : 1.2) + at / 5) % 1;
    const far = long * (0.24 + phase * 0.34) * churn;
    const alpha = Math.round((1 - phase) * 200)
      .toString(16)
      .padStart(2, '0');
    draw.rim(c, `#ffffff${alpha}`, 3.2 * s, (path) =>
      path.ellipse(x, y, far, far * 0.3, 0, at * 1.3, at * 1.3 + 1.5),
    );
  }
}

/** Who comes to the float. */
export function drawComing(to: Surface, state: State, ui: Ui): void {
  const { wait } = state;
  if (!wait || state.phase !== 'wait') return;
  const first = wait.feints[0] ?? wait.bite;
  const from = Math.max(wait.snub + 30, first - 110);
  const part = Math.max(0, Math.min(1, (wait.t - from) / Math.max(1, first - from)));
  const turn = wait.snub > 0 && wait.t < wait.snub + 40;
  if (turn) {
    // The one that was aimed at comes, looks and turns away.
    const away = Math.max(0, (wait.t - wait.snub) / 40);
    const off = away > 0 ? away * 3 : (1 - Math.min(1, wait.t / wait.snub)) * 2.4;
    const alpha = 0.5 * (1 - away);
    lazy()?.drawShadow(
      to,
      wait.snubbed,
      mx(ui.size, state.x + 0.8 + off),
      my(ui.size, state.z) + 8,
      84 * near(state.z),
      alpha,
      '#0a2038',
      0,
      away > 0 ? 1 : -1,
    );
    return;
  }
  if (part <= 0) return;
  const x = wait.fromX + (state.x - wait.fromX) * part;
  const z = wait.fromZ + (state.z - wait.fromZ) * part;
  const long = (60 + 60 * wait.size) * near(z);
  const flip = wait.fromX > state.x ? -1 : 1;
  const sway = to.reducedMotion ? 0 : Math.sin(to.time * 7) * 0.1;
  lazy()?.drawShadow(
    to,
    wait.fish,
    mx(ui.size, x) - flip * long * 0.42,
    my(ui.size, z) + 9,
    long,
    0.46 * part,
    '#0a2038',
    sway,
    flip,
  );
}

/** Where the cast would land now. */
export function drawReticle(to: Surface, state: State, ui: Ui): void {
  if (state.phase !== 'charge') return;
  const { c } = to;
  const { x, z } = landing(state);
  const [px, py] = [mx(ui.size, x), my(ui.size, z)];
  const s = near(z);
  const foot = stand(ui.size);
  // The way there, as dots.
  draw.fillPath(c, '#ffffffb0', (path) => {
    for (let dot = 1; dot < 9; dot += 1) {
      const part = dot / 9;
      const dx = foot.x + (px - foot.x) * part;
      const dy = foot.y - 150 + (py - foot.y + 150) * part;
      path.moveTo(dx, dy);
      path.arc(dx, dy, 4.2 - part * 1.6, 0, 7);
    }
  });
  c.save();
  c.translate(px, py);
  c.scale(1, 0.42);
  draw.ring(c, 0, 0, 40 * s, 11, INK);
  draw.ring(c, 0, 0, 40 * s, 6, spoils(state, x, z) ? '#ff4b55' : '#ffd02e');
  draw.ring(c, 0, 0, 16 * s, 5, '#ffffff');
  c.restore();
}
