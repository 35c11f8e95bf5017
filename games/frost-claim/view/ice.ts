import { grainOf, Print } from '@playgrove/kit/draw';
import { fade, linear, mix, rim, type Rect, type Surface } from '@playgrove/kit/runtime';
import { ownerAt } from '../rules/land.ts';
import { CELL, type Skater, type State } from '../rules/types.ts';
import { lookOf, tintOf, type Tint } from './looks.ts';
import { placeOf, type Ui } from './ui.ts';

const BANK = '#f4f7ff';
/** Cells between engraved signs. */
const SIGNS = 8;

const meets = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** All ice in sight: snow swept to its edge, the edge itself, then the aurora in it. */
export function paintIce(to: Surface, state: State, ui: Ui, seen: Rect): void {
  const { c } = to;
  const shown = state.skaters.filter((me) => {
    const box = ui.turf.ice[me.id]?.box;
    return me.area > 0 && box && meets(box, seen);
  });
  for (const me of shown) ui.turf.ice[me.id]?.shape.rim(c, BANK, 13);
  for (const me of shown) {
    const shape = ui.turf.ice[me.id]?.shape;
    if (!shape) continue;
    const tint = tintOf(to, me);
    shape.rim(c, tint.deep, 5);
    shape.fill(c, auroraOf(to, tint, seen));
    c.save();
    c.translate(0, 2.2);
    c.globalAlpha = 0.5;
    shape.rim(c, tint.bright, 1.4);
    c.restore();
  }
  // Won in a cut: for a moment all of it shines.
  const won = ui.flashes.find(({ kind }) => kind === 'won');
  if (won) ui.turf.ice[0]?.shape.fill(c, fade('#ffffff', 0.75 * (1 - won.age)));
  engrave(to, state, seen);
}

/** Bands of light across the ice that drift with the evening. */
function auroraOf(to: Surface, tint: Tint, seen: Rect): CanvasGradient {
  const drift = to.reducedMotion ? 0 : Math.sin(to.time * 0.22) * 70;
  const x = seen.x + drift;
  const far = Math.max(seen.width, seen.height);
  return linear(to.c, x, seen.y, x + far * 0.55, seen.y + far, ...bandsOf(tint));
}

/** How many bands of light are across the screen. */
const BANDS = 4;
const bands = new WeakMap<Tint, readonly string[]>();

function bandsOf(tint: Tint): readonly string[] {
  let made = bands.get(tint);
  if (!made) {
    const { deep, mid, bright } = tint;
    const glow = mix(mid, bright, 0.6);
    made = Array.from({ length: BANDS }, () => [deep, mid, glow, mid]).flat();
    bands.set(tint, made);
  }
  return made;
}

/** A sign cut into the ice here and there, another for every skater: color is never alone. */
function engrave(to: Surface, state: State, seen: Rect): void {
  const { c } = to;
  const { size, skaters } = state;
  c.lineCap = 'round';
  c.lineJoin = 'round';
  c.globalAlpha = 0.6;
  const grain = grainOf(c);
  const last = Math.min(size - 1, Math.floor((seen.y + seen.height) / CELL));
  const right = Math.min(size - 1, Math.floor((seen.x + seen.width) / CELL));
  const top = Math.max(0, Math.floor(seen.y / CELL / SIGNS) * SIGNS);
  const left = Math.max(0, Math.floor(seen.x / CELL / SIGNS) * SIGNS);
  for (let row = top; row <= last; row += SIGNS)
    for (let column = left + ((row / SIGNS) % 2) * 4; column <= right; column += SIGNS) {
      const owner = ownerAt(state, row * size + column);
      const me = skaters[owner];
      if (!me || ownerAt(state, row * size + column + 1) !== owner) continue;
      const { bright } = tintOf(to, me);
      const x = (column + 0.5) * CELL;
      const y = (row + 0.5) * CELL;
      signOf(me.id, bright).draw(c, grain, x - 18, y - 18);
    }
  c.globalAlpha = 1;
}

const signs = new Map<string, Print>();

function signOf(id: number, bright: string): Print {
  const key = `${id} ${bright}`;
  let sign = signs.get(key);
  if (!sign) {
    sign = new Print(36, 36, (c) => {
      c.translate(18, 18);
      paintSign(c, id, bright);
    });
    signs.set(key, sign);
  }
  return sign;
}

/** Arms of a sign by number: snowflake, wave, star, moon and so on, as spokes of different forms. */
function paintSign(c: CanvasRenderingContext2D, id: number, bright: string): void {
  const spokes = [6, 1, 4, 5, 3, 2, 8, 7][id] ?? 6;
  rim(c, bright, 2.6, (path) => {
    if (id === 1) {
      for (const y of [-6, 1, 8]) {
        path.moveTo(-12, y);
        path.quadraticCurveTo(-6, y - 7, 0, y);
        path.quadraticCurveTo(6, y + 7, 12, y);
      }
      return;
    }
    for (let at = 0; at < spokes; at += 1) {
      const turn = (at / spokes) * Math.PI * 2 - Math.PI / 2;
      const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
      path.moveTo(dx * (id % 2 === 0 ? 0 : 5), dy * (id % 2 === 0 ? 0 : 5));
      path.lineTo(dx * 13, dy * 13);
      if (id !== 0 && id !== 4) continue;
      path.moveTo(dx * 8 - dy * 4 + dx * 3, dy * 8 + dx * 4 + dy * 3);
      path.lineTo(dx * 7, dy * 7);
      path.lineTo(dx * 8 + dy * 4 + dx * 3, dy * 8 - dx * 4 + dy * 3);
    }
  });
}

/** A way over snow: swept wide, lit from below, two blades cut into it. */
export function paintTrail(
  to: Surface,
  state: State,
  me: Skater,
  part: number,
  alarm: number,
  isPrize: boolean,
): void {
  const { path } = me;
  if (path.length < 2) return;
  const { c } = to;
  const at = placeOf(state, me, part);
  const { bright, mid, deep } = tintOf(to, me);
  c.lineCap = 'round';
  c.lineJoin = 'round';
  c.beginPath();
  c.moveTo(path[0] ?? 0, path[1] ?? 0);
  for (let point = 2; point < path.length; point += 2) {
    const [x, y] = [path[point] ?? 0, path[point + 1] ?? 0];
    const [nx, ny] = [path[point + 2] ?? at.x, path[point + 3] ?? at.y];
    c.quadraticCurveTo(x, y, (x + nx) / 2, (y + ny) / 2);
  }
  c.lineTo(at.x, at.y);
  stroke(c, BANK, 17);
  stroke(c, alarm > 0.5 ? '#ff3f5c' : deep, 12);
  stroke(c, alarm > 0 ? '#ff8a96' : mid, 9);
  if (isPrize) {
    c.setLineDash([5, 15]);
    c.lineDashOffset = to.reducedMotion ? 0 : -to.time * 40;
  }
  stroke(c, isPrize ? '#ffd34e' : alarm > 0 ? '#fff0f0' : bright, isPrize ? 7 : 3.4);
  c.setLineDash([]);
}

function stroke(c: CanvasRenderingContext2D, paint: string, width: number): void {
  c.strokeStyle = paint;
  c.lineWidth = width;
  c.stroke();
}

export const scarfOf = (to: Surface, me: Skater): string => lookOf(to, me).scarf;
