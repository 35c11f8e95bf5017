import * as draw from '@playgrove/kit/draw';
import type { Context, Motion, Rect, Surface } from '@playgrove/kit/runtime';
import { isWaiting } from '../rules/play.ts';
import { isHigh, isLow, shoreOf, type State } from '../rules/state.ts';
import {
  FINS,
  GROTTO_STARS,
  HEIGHT,
  KELP,
  LANE,
  MIDDLE,
  mirror,
  ROUNDS,
  SANDBAR,
  SHELLS,
  SPINNER,
  STARS,
  WIDTH,
  type Round,
} from '../rules/table.ts';
import {
  CORALS,
  paintAnemone,
  paintClam,
  paintCoral,
  paintEel,
  paintFin,
  paintGlow,
  paintKelp,
  paintPlunger,
  paintSandbar,
  paintShell,
  paintStar,
  paintUrchin,
} from './creatures.ts';
import { drawGoals } from './goals.ts';
import { drawApron } from './apron.ts';
import { scrolls } from './layout.ts';
import { paintPearl, PEARLS } from './pearl.ts';
import { paintBoulders, paintFloor, paintRock, paintWalls, ROCK } from './pool.ts';
import { follow, glowOf, offsetOf, type Ui } from './ui.ts';
import { drawShimmer, drawWater, drawWave } from './water.ts';

/** Beyond the table, for the pictures that move with a camera. */
const EDGE = 24;

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  follow(state, ui, motion, to.reducedMotion);
  const { c } = to;
  const at = offsetOf(to, ui);
  const moves = scrolls(to);
  const x = at.x + (moves ? ui.shake.x : 0);
  const y = at.y + (moves ? ui.shake.y : 0);
  if (moves) {
    to.layer('rock', (on, bleed) => paintSides(on, bleed, at.x - EDGE));
    to.stamp('floor', WIDTH, HEIGHT, (on) => around(on, paintFloor), x + WIDTH / 2, y + HEIGHT / 2);
  } else {
    to.layer(`floor ${x} ${y}`, (on) => {
      on.save();
      on.translate(x, y);
      paintFloor(on);
      on.restore();
    });
  }
  c.save();
  c.translate(x, y);
  drawWater(to, ui);
  drawFloorLights(to, state, ui);
  c.restore();
  if (moves) {
    const area = { x: -EDGE, y: -EDGE, width: WIDTH + EDGE * 2, height: HEIGHT + EDGE * 2 };
    to.stamp(
      'walls',
      area.width,
      area.height,
      (on) =>
        around(on, (inner) => {
          paintRock(inner, area, true);
          paintWalls(inner);
        }),
      x + WIDTH / 2,
      y + HEIGHT / 2,
    );
  } else {
    to.layer(`rock ${x} ${y}`, (on, bleed) => {
      on.save();
      on.translate(x, y);
      paintRock(on, { ...bleed, x: bleed.x - x, y: bleed.y - y });
      paintWalls(on);
      on.restore();
    });
  }
  c.save();
  c.translate(x + (moves ? 0 : ui.shake.x), y + (moves ? 0 : ui.shake.y));
  drawGates(to, state, ui);
  for (const round of ROUNDS) drawRound(to, state, ui, round);
  drawStars(to, state, ui);
  drawBanks(to, ui);
  drawGoals(to, state);
  drawLane(to, state, ui);
  drawFins(to, state, motion.part);
  drawPearls(to, state, ui, motion.part);
  drawShimmer(to, ui);
  drawWave(to, state, ui);
  drawApron(to, state, ui, to.height - at.y);
  c.restore();
}

/** Rock beside the table, clear of where the table's own picture ends. */
function paintSides(c: Context, bleed: Rect, left: number): void {
  draw.cover(c, bleed, ROCK[1]);
  const right = left + WIDTH + EDGE * 2;
  const sides = [
    { ...bleed, width: left - bleed.x },
    { ...bleed, x: right, width: bleed.x + bleed.width - right },
  ];
  for (const side of sides)
    draw.clipped(
      c,
      (path) => path.rect(side.x, side.y, side.width, side.height),
      () => paintBoulders(c, side),
    );
}

function around(c: Context, paint: (c: Context) => void): void {
  c.save();
  c.translate(-WIDTH / 2, -HEIGHT / 2);
  paint(c);
  c.restore();
}

function glow(to: Surface, color: string, x: number, y: number, alpha: number, size = 1): void {
  if (alpha <= 0.02) return;
  to.stamp(`glow ${color}`, 104, 104, (on) => paintGlow(on, color), x, y, {
    alpha: Math.min(1, alpha),
    scaleX: size,
    scaleY: size,
  });
}

/** Shells that light, the multiplier and the eel: what lies under the pearl. */
function drawFloorLights(to: Surface, state: State, ui: Ui): void {
  for (const [id, { x, y }] of SHELLS.entries()) {
    const lit = state.shells[id] === 1;
    const hit = glowOf(ui, 'shell', x, y);
    glow(to, '#ffd6f0', x, y, lit ? 0.7 : hit, 0.6 + hit * 0.3);
    const key = lit ? 'shell lit' : 'shell';
    const grown = 1 + hit * 0.25;
    to.stamp(key, 36, 34, (on) => paintShell(on, lit), x, y, { scaleX: grown, scaleY: grown });
  }
  const { mult } = state;
  if (mult > 1)
    to.label(`×${mult}`, MIDDLE, 440, 44, { top: '#ffffff', bottom: '#ffd6f0', alpha: 0.85 });
  const hit = glowOf(ui, 'spin', SPINNER.x, SPINNER.y);
  glow(to, '#8ff0c0', SPINNER.x, SPINNER.y, hit, 0.7);
  to.stamp('eel', 34, 34, paintEel, SPINNER.x, SPINNER.y, { rotate: ui.spin });
  const eel = glowOf(ui, 'eel', 31, 226, 60);
  for (const [at, y] of [292, 268, 244].entries()) {
    const lit = Math.max(eel, to.reducedMotion ? 0 : Math.sin(to.time * 5 + at * 0.9) * 0.5 + 0.1);
    to.c.globalAlpha = 0.4 + Math.max(0, lit) * 0.6;
    draw.drawPath(to.c, `M23 ${y + 5}L31 ${y - 4}L39 ${y + 5}`, {
      line: lit > 0.2 ? '#d8ffe8' : '#2f8f7a',
      width: 5,
    });
  }
  to.c.globalAlpha = 1;
}

function drawGates(to: Surface, state: State, ui: Ui): void {
  const sway = to.reducedMotion ? 0 : Math.sin(to.time * 1.7) * 0.05;
  const high = isHigh(state);
  const [ax, ay, bx, by] = KELP;
  const slope = Math.atan2(by - ay, bx - ax);
  const shut = glowOf(ui, 'shutGate', 31, 186, 50);
  to.stamp('kelp', 60, 50, paintKelp, (ax + bx) / 2, (ay + by) / 2 + 6, {
    rotate: slope + sway + shut * 0.25,
    alpha: high ? 0.3 : 1,
    scaleY: high ? 0.5 : 0.85,
    scaleX: 0.85,
  });
  for (let at = 0; at < 4; at += 1)
    to.stamp('kelp', 60, 50, paintKelp, 166 + at * 24, 214, {
      rotate: sway * (at % 2 ? 1 : -1),
      alpha: high ? 0.22 : 0.95,
      scaleX: 0.55,
      scaleY: high ? 0.3 : 0.55,
    });
  const [sx, sy, , ey] = SANDBAR;
  const low = isLow(state);
  to.stamp('sandbar', 20, 76, paintSandbar, sx, (sy + ey) / 2, {
    alpha: low ? 0.22 : 1,
    scaleX: low ? 0.5 : 1,
    scaleY: 0.9,
  });
}

function drawRound(to: Surface, state: State, ui: Ui, { kind, id, x, y }: Round): void {
  if (kind === 'post') return;
  if (kind === 'coral') {
    const hit = glowOf(ui, 'coral', x, y);
    const size = 1 + Math.sin(hit * Math.PI) * 0.2;
    glow(to, CORALS[id]?.[1] ?? '#ff4f7e', x, y, 0.25 + hit, 0.9 + hit * 0.6);
    const lit = hit > 0.15;
    to.stamp(`coral ${id} ${lit}`, 62, 62, (on) => paintCoral(on, id, lit), x, y, {
      scaleX: size,
      scaleY: size,
    });
    return;
  }
  if (kind === 'clam') {
    const hit = Math.max(glowOf(ui, 'shut', x, y), glowOf(ui, 'jackpot', x, y));
    const pulse = to.reducedMotion ? 0.6 : 0.55 + Math.sin(to.time * 6) * 0.3;
    if (state.lit) glow(to, '#ffd75a', x, y, pulse, 1.1);
    const size = 0.92 + Math.sin(hit * Math.PI) * 0.16;
    const key = state.lit ? 'clam lit' : 'clam';
    to.stamp(key, 70, 72, (on) => paintClam(on, state.lit), x, y, { scaleX: size, scaleY: size });
    if (state.lit)
      to.label(`${state.jackpot}`, x - 4, y + 42, 17, { top: '#fffbe0', bottom: '#ffd04a' });
    return;
  }
  const wet = Math.max(0, Math.min(1, (y - shoreOf(ui.water.value) + 10) / 40));
  const hit = glowOf(ui, 'anemone', x, y);
  glow(to, '#ff7ae0', x, y, wet * 0.25 + hit, 0.8 + hit * 0.6);
  const open = wet > 0.25;
  const sway = to.reducedMotion ? 0 : Math.sin(to.time * 1.4 + id * 2) * 0.22;
  const size = (open ? 0.62 + wet * 0.38 : 0.95) * (1 + Math.sin(hit * Math.PI) * 0.22);
  to.stamp(open ? 'anemone' : 'anemone shut', 58, 58, (on) => paintAnemone(on, open), x, y, {
    rotate: sway,
    scaleX: size,
    scaleY: size,
  });
}

function drawStars(to: Surface, state: State, ui: Ui): void {
  const one = (
    name: string,
    lit: boolean,
    x: number,
    y: number,
    turn: number,
    small: number,
  ): void => {
    const hit = glowOf(ui, name, x, y, 16);
    glow(to, '#ffd04a', x, y, lit ? 0.75 : hit, 0.6);
    const size = small * (1 + Math.sin(hit * Math.PI) * 0.3);
    const key = lit ? 'star lit' : name;
    to.stamp(key, 42, 42, (on) => paintStar(on, lit, name === 'cave'), x, y, {
      rotate: turn + hit * 0.5,
      scaleX: size,
      scaleY: size,
    });
  };
  for (const [id, { x, y }] of STARS.entries())
    one('star', state.stars[id] === 1, x + 3, y, 0.3 + id * 0.7, 0.86);
  for (const [id, { x, y }] of GROTTO_STARS.entries())
    one('cave', state.grotto[id] === 1, x, y, 0.2 + id * 0.6, 0.72);
}

function drawBanks(to: Surface, ui: Ui): void {
  for (const side of [0, 1]) {
    const x = (left: number): number => (side === 0 ? left : mirror(left));
    const hit = glowOf(ui, 'sling', x(93), 485, 60);
    glow(to, '#d88aff', x(84), 488, hit, 1);
    if (hit > 0.05)
      draw.line(to.c, [x(77), 444, x(112), 527], 5 + hit * 3, draw.fade('#ffd6ff', hit));
    const lit = hit > 0.15;
    const size = 0.8 + Math.sin(hit * Math.PI) * 0.22;
    to.stamp(lit ? 'urchin lit' : 'urchin', 44, 44, (on) => paintUrchin(on, lit), x(85), 494, {
      scaleX: size,
      scaleY: size,
    });
  }
}

function drawLane(to: Surface, state: State, ui: Ui): void {
  const power = ui.pull?.power ?? 0;
  const y = LANE.y + 20 + power * 0.14 - ui.recoil * 10;
  to.stamp('plunger', 32, 60, paintPlunger, LANE.x, y);
  if (!ui.pull || state.phase !== 'ready') return;
  for (let at = 0; at < 5; at += 1) {
    const lit = power >= at * 20 + 6;
    draw.disc(to.c, LANE.x, 560 - at * 22, lit ? 6 : 4.4, lit ? '#fff2a0' : '#3a2a5a90');
  }
}

function drawFins(to: Surface, state: State, part: number): void {
  for (const [at, { x, y, length, way, rest, up }] of FINS.entries()) {
    const fin = state.fins[at];
    if (!fin) continue;
    const angle = Math.max(-up, Math.min(rest, fin.angle + (fin.speed * part) / 60));
    to.stamp(`fin ${length}`, (length + 16) * 2, 56, (on) => paintFin(on, length), x, y, {
      rotate: angle * way,
      scaleX: way,
      alpha: state.tilted ? 0.55 : 1,
    });
  }
}

function drawPearls(to: Surface, state: State, ui: Ui, part: number): void {
  const { c } = to;
  const look = PEARLS.of(to);
  for (const [at, pearl] of state.pearls.entries()) {
    const moving = state.phase === 'play' ? part / 60 : 0;
    const x = pearl.x + pearl.vx * moving;
    const pulled = isWaiting(pearl) && state.phase === 'ready' ? (ui.pull?.power ?? 0) * 0.14 : 0;
    const y = pearl.y + pearl.vy * moving + pulled;
    const trail = ui.trails[at] ?? [];
    for (let spot = 0; spot + 1 < trail.length; spot += 2) {
      const age = spot / trail.length;
      draw.disc(
        c,
        trail[spot] ?? 0,
        trail[spot + 1] ?? 0,
        2 + age * 6,
        draw.fade('#e8fbff', age * 0.26),
      );
    }
    draw.blob(c, x + 3, y + 5, 10, 9, '#2b124a50');
    to.stamp('pearl', 26, 26, (on) => paintPearl(on, look), x, y);
  }
}
