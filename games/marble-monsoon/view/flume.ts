import { createRng } from '@playgrove/kit/core';
import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { alongAt, xAt, yAt, type Path } from '../rules/path.ts';
import { pathsAt, pathsOf, planOf } from '../rules/plan.ts';
import { RISE, type State } from '../rules/state.ts';
import { fieldIn, stands } from './layout.ts';
import { paintLotus, paintPad } from './turtle.ts';

type Size = { readonly width: number; readonly height: number };

/** This far the flume goes on outside the field. */
const OUTSIDE = 460;
const RUN = 10;
/** Units from knot to knot of the bamboo. */
const KNOT = 92;

export const onX = (to: Size, path: Path, s: number): number => {
  const field = fieldIn(to);
  return stands(to) ? field.x + yAt(path, s) : field.x + xAt(path, s);
};
export const onY = (to: Size, path: Path, s: number): number => {
  const field = fieldIn(to);
  return stands(to) ? field.y + xAt(path, s) : field.y + yAt(path, s);
};

/** The lane's direction at s on the screen, radians. */
export function onTurn(to: Size, path: Path, s: number): number {
  const { x, y } = alongAt(path, s);
  return stands(to) ? Math.atan2(x, y) : Math.atan2(y, x);
}

function trace(c: Context, to: Size, path: Path, from: number, step: number): void {
  c.beginPath();
  for (let s = from; s < path.length; s += step) c.lineTo(onX(to, path, s), onY(to, path, s));
  c.lineTo(onX(to, path, path.length), onY(to, path, path.length));
}

/** Split bamboo that floats on the pond, with the river in it. */
export function paintFlumes(c: Context, to: Size, paths: readonly Path[], full: boolean): void {
  c.lineJoin = 'round';
  c.lineCap = 'round';
  const stroke = (color: string, width: number): void => {
    c.strokeStyle = color;
    c.lineWidth = width;
    c.stroke();
  };
  for (const path of paths) {
    if (full) {
      c.save();
      c.translate(7, 13);
      trace(c, to, path, -OUTSIDE, RUN);
      stroke(draw.fade('#021a2a', 0.4), 66);
      c.restore();
    }
    trace(c, to, path, -OUTSIDE, RUN);
    stroke(draw.PALETTE.ink, 66);
    stroke('#c79a4a', 60);
    stroke('#f0d488', 56);
    stroke('#8a5f2c', 50);
    stroke('#0d3a55', 47);
    if (full) stroke('#16557a', 28);
    c.beginPath();
    for (let s = -OUTSIDE + 30; s < path.length - 20; s += KNOT) {
      const turn = onTurn(to, path, s) + Math.PI / 2;
      const [x, y] = [onX(to, path, s), onY(to, path, s)];
      const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
      for (const side of [-1, 1]) {
        c.moveTo(x + dx * side * 25, y + dy * side * 25);
        c.lineTo(x + dx * side * 31, y + dy * side * 31);
      }
    }
    stroke('#6b4520', 7);
    if (full) paintFoam(c, to, path);
  }
}

/** Light on the running water. */
function paintFoam(c: Context, to: Size, path: Path): void {
  const rng = createRng(`foam ${Math.round(path.length)}`);
  c.strokeStyle = draw.fade('#bff0ff', 0.28);
  c.lineWidth = 3;
  c.beginPath();
  for (let s = -OUTSIDE; s < path.length - 60; s += 54) {
    const from = s + rng.unit() * 30;
    const off = rng.between(-15, 15);
    for (let step = 0; step <= 3; step += 1) {
      const at = from + step * 8;
      const turn = onTurn(to, path, at) + Math.PI / 2;
      const [x, y] = [
        onX(to, path, at) + Math.cos(turn) * off,
        onY(to, path, at) + Math.sin(turn) * off,
      ];
      if (step === 0) c.moveTo(x, y);
      else c.lineTo(x, y);
    }
  }
  c.stroke();
}

/** The ways in, the sluices at the ends, and the lily pads over the flumes. */
export function drawFixtures(to: Surface, state: State, danger: number): void {
  const paths = pathsOf(state);
  const plan = planOf(state.params.level);
  for (const path of paths) {
    for (const [from, end] of plan.covers) {
      const step = 58;
      const [start, stop] = [from * path.length, end * path.length];
      const count = Math.max(2, Math.round((stop - start) / step));
      for (let pad = 0; pad <= count; pad += 1) {
        const s = start + ((stop - start) * pad) / count;
        const sway = to.reducedMotion ? 0 : Math.sin(to.time * 1.3 + pad) * 0.06;
        const key = pad % 3 === 1 ? 'cover lotus' : 'cover';
        to.stamp(
          key,
          124,
          124,
          (c) => paintCover(c, pad % 3 === 1),
          onX(to, path, s),
          onY(to, path, s),
          {
            rotate: pad * 2.2 + sway,
          },
        );
      }
    }
    const at = -6;
    to.stamp('reeds', 200, 200, paintReeds, onX(to, path, at), onY(to, path, at), {
      rotate: onTurn(to, path, at),
    });
  }
  for (const [index, path] of paths.entries()) {
    const [x, y] = [onX(to, path, path.length), onY(to, path, path.length)];
    const jam = state.end === 'lost' && state.jam === index;
    if (danger > 0 || jam) {
      const beat = to.reducedMotion ? 0.8 : 0.65 + 0.35 * Math.sin(to.time * 7);
      to.stamp('alarm', 230, 230, paintAlarm, x, y, {
        alpha: Math.min(1, jam ? 1 : danger * beat),
      });
    }
    to.stamp('sluice', 120, 120, paintSluice, x, y);
  }
}

function paintCover(c: Context, flower: boolean): void {
  paintPad(c, 50, '#4fae4a', '#1f6f3c', '#a6e36a');
  if (flower) draw.place(c, 12, -6, () => paintLotus(c, 22));
}

/** Marbles come out from under a bamboo gate with reeds on both sides. */
function paintReeds(c: Context): void {
  const rng = createRng('reeds');
  const blade = (side: number, lean: number): void => {
    const [x, y] = [-34 + rng.between(-26, 26), side * rng.between(40, 62)];
    const [tx, ty] = [x + rng.between(-20, 64), y + side * rng.between(-34, 20) * lean];
    const color = rng.pick(['#2f8a4a', '#1f6a45', '#58b04e', '#8fd05a']);
    draw.drawPath(
      c,
      `M${x - 8} ${y}Q${x + 16} ${y - side * 20} ${tx} ${ty}Q${x + 22} ${y} ${x + 6} ${y + side * 8}Z`,
      {
        fill: color,
        line: draw.fade(draw.PALETTE.ink, 0.6),
        width: 2.4,
      },
    );
  };
  for (let leaf = 0; leaf < 26; leaf += 1) blade(leaf % 2 ? 1 : -1, 1);
  for (const x of [-34, -8]) {
    draw.rounded(c, x + 4, -58, 20, 122, 8, draw.fade('#021a2a', 0.4));
    draw.rounded(c, x - 3, -64, 24, 128, 9, draw.PALETTE.ink);
    draw.rounded(c, x, -61, 18, 122, 7, '#6fae4a');
    draw.rounded(c, x + 2, -60, 6, 120, 3, '#b4e08a');
    for (const y of [-36, -2, 32]) draw.rounded(c, x - 1, y, 20, 5, 2, '#2f6a34');
  }
  for (const y of [-46, 42]) {
    draw.rounded(c, -40, y - 6, 56, 13, 5, draw.PALETTE.ink);
    draw.rounded(c, -38, y - 4, 52, 9, 4, '#e0b46a');
  }
  for (let leaf = 0; leaf < 12; leaf += 1) blade(leaf % 2 ? 1 : -1, -0.4);
}

function paintAlarm(c: Context): void {
  draw.disc(c, 0, 0, 112, draw.radial(c, 0, 0, 112, '#ff3b4ae0', '#ff3b4a70', '#ff3b4a00'));
}

/** The drain that must stay open: stones, a grate and a lantern. */
function paintSluice(c: Context): void {
  draw.blob(c, 3, 8, 54, 50, draw.fade('#021a2a', 0.45));
  draw.disc(c, 0, 0, 52, draw.PALETTE.ink);
  for (let stone = 0; stone < 9; stone += 1) {
    const turn = (stone * Math.PI * 2) / 9;
    const [x, y] = [Math.cos(turn) * 39, Math.sin(turn) * 39];
    draw.blob(c, x, y, 14.5, 11, '#5c6a80', turn + Math.PI / 2);
    draw.blob(c, x - 1, y - 2, 12, 8, stone % 2 ? '#a9b6c6' : '#8d9bb0', turn + Math.PI / 2);
  }
  draw.disc(c, 0, 0, 29, '#041426');
  draw.disc(c, 0, 0, 26, draw.radial(c, 0, 6, 30, '#020a16', '#0d3148', '#1a5a78'));
  draw.drawPath(c, 'M-9 -24L-9 24M9 -24L9 24M-24 -8L24 -8M-24 9L24 9', {
    line: '#c98a4a',
    width: 4.5,
  });
  draw.ring(c, 0, 0, 27, 4, '#e0aa62');
  draw.disc(c, 0, 0, 12, '#2b1408');
  draw.disc(c, 0, 0, 10, draw.radial(c, -3, -3, 14, '#fff3b0', '#ff8a3a', '#d8352f'));
  draw.drawPath(c, 'M-8 -3Q0 0 8 -3M-8 4Q0 7 8 4', { line: '#8f1f2c90', width: 1.6 });
}

/** Where the flume will float: shown before the river changes. */
export function drawGhost(to: Surface, state: State, alpha: number): void {
  const { c } = to;
  const paths = pathsAt(state.params.level, state.rising ? 0 : RISE);
  c.save();
  c.globalAlpha = alpha;
  c.lineCap = 'round';
  c.lineJoin = 'round';
  for (const path of paths) {
    trace(c, to, path, 0, 14);
    c.strokeStyle = draw.fade('#bff4ff', 0.3);
    c.lineWidth = 50;
    c.stroke();
    c.setLineDash([4, 22]);
    c.lineDashOffset = to.reducedMotion ? 0 : -to.time * 40;
    c.strokeStyle = '#ffffff';
    c.lineWidth = 7;
    c.stroke();
    c.setLineDash([]);
  }
  c.restore();
}
