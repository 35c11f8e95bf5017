import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { donenessOf, GOOD, momentOf, PERFECT, SINGE } from '../rules/kitchen.ts';
import { dishOf } from '../rules/menu.ts';
import type { Pan, State } from '../rules/state.ts';

const INK = draw.PALETTE.ink;
const TOP = -Math.PI / 2;
const TURN = Math.PI * 2;

function arc(
  c: Context,
  x: number,
  y: number,
  r: number,
  from: number,
  till: number,
  width: number,
  color: string,
): void {
  if (till <= from) return;
  c.strokeStyle = color;
  c.lineWidth = width;
  c.lineCap = 'butt';
  c.beginPath();
  c.arc(x, y, r, TOP + from * TURN, TOP + till * TURN);
  c.stroke();
}

/** Around the pan: how far it is, when it wants to be tossed, and how those went. */
export function gauge(to: Surface, pan: Pan, x: number, y: number, r: number, part: number): void {
  const { c } = to;
  const dish = dishOf(pan.dish ?? '');
  const far = r + 12;
  arc(c, x, y, far, 0, 1, 20, INK);
  const how = donenessOf(pan);
  if (how === 'cooking') {
    const at = Math.min(1, (pan.heat + part) / dish.cook);
    arc(c, x, y, far, 0, at, 12, '#ff9a3c');
    pan.tosses.forEach((toss, index) => {
      const when = momentOf(dish, index) / dish.cook;
      if (toss === 'open') {
        const soon = pan.heat > momentOf(dish, index) - 40;
        arc(
          c,
          x,
          y,
          far,
          when - GOOD / dish.cook,
          when + GOOD / dish.cook,
          15,
          soon ? '#9ad9ff' : '#5f8fd0',
        );
        arc(
          c,
          x,
          y,
          far,
          when - PERFECT / dish.cook,
          when + PERFECT / dish.cook,
          soon ? 22 : 17,
          '#ffffff',
        );
      } else mark(c, x, y, far, when, toss);
    });
    needle(c, x, y, far, at);
    return;
  }
  if (how === 'burnt') {
    arc(c, x, y, far, 0, 1, 12, '#5a4048');
    return;
  }
  const fresh = how === 'ready';
  const left = fresh
    ? 1 - (pan.heat - dish.cook) / dish.fresh
    : 1 - (pan.heat - dish.cook - dish.fresh) / SINGE;
  const pulse = to.reducedMotion ? 1 : 0.7 + 0.3 * Math.sin(to.time * (fresh ? 5 : 14));
  arc(c, x, y, far, 0, Math.max(0.001, left), 13, fresh ? '#4be36a' : draw.fade('#ff3f4f', pulse));
  pan.tosses.forEach((toss, index) => {
    if (toss !== 'open') mark(c, x, y, far, momentOf(dish, index) / dish.cook, toss);
  });
  ready(to, x, y, r, fresh);
}

/** On the first evenings the moment itself says what it is for. */
export function lesson(to: Surface, state: State, pan: Pan, x: number, y: number): void {
  if (state.params.mode !== 'shift' || state.params.at > 2 || pan.dish === null) return;
  const dish = dishOf(pan.dish);
  const now = pan.tosses.some(
    (how, at) => how === 'open' && Math.abs(pan.heat - momentOf(dish, at)) <= GOOD,
  );
  const done = donenessOf(pan) === 'ready';
  const key =
    now && state.perfects < 5 ? 'hint.toss' : done && state.served < 3 ? 'hint.serve' : '';
  if (key === '') return;
  const size =
    Math.max(44, 24 / to.px) * (to.reducedMotion ? 1 : 1 + 0.06 * Math.sin(to.time * 12));
  const bottom = done ? '#7df06a' : '#9ad9ff';
  to.label(to.words(key), x, done ? y + 62 : y, size, { top: '#ffffff', bottom });
}

function needle(c: Context, x: number, y: number, r: number, at: number): void {
  const angle = TOP + at * TURN;
  const [nx, ny] = [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  draw.disc(c, nx, ny, 13, INK);
  draw.disc(c, nx, ny, 9.5, '#fff1b8');
  draw.disc(c, nx, ny, 5, '#ff6a1f');
}

function mark(
  c: Context,
  x: number,
  y: number,
  r: number,
  at: number,
  how: 'good' | 'perfect' | 'fumbled',
): void {
  const angle = TOP + at * TURN;
  const [nx, ny] = [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  if (how === 'fumbled') {
    draw.disc(c, nx, ny, 12, INK);
    for (const way of [-1, 1])
      draw.segment(c, nx - 5, ny - 5 * way, nx + 5, ny + 5 * way, 4, '#ff6a6a');
    return;
  }
  draw.star(c, nx, ny, 19, INK);
  draw.star(c, nx, ny, 13.5, how === 'perfect' ? '#ffd02e' : '#e4ecff');
}

/** Done: a plate's lid of light and an arrow to the guests. */
function ready(to: Surface, x: number, y: number, r: number, fresh: boolean): void {
  const { c } = to;
  const bob = to.reducedMotion ? 0 : Math.sin(to.time * 7) * 5;
  draw.place(
    c,
    x,
    y - r * 0.8 + bob,
    () => {
      const up = (grow: number): void =>
        draw.fillPath(c, grow > 0 ? INK : fresh ? '#4be36a' : '#ff4b55', (path) => {
          path.moveTo(0, -34 - grow * 1.5);
          path.lineTo(32 + grow * 1.3, 4 + grow * 0.4);
          path.lineTo(14 + grow, 4 + grow * 0.4);
          path.lineTo(14 + grow, 30 + grow);
          path.lineTo(-14 - grow, 30 + grow);
          path.lineTo(-14 - grow, 4 + grow * 0.4);
          path.lineTo(-32 - grow * 1.3, 4 + grow * 0.4);
          path.closePath();
        });
      up(6);
      up(0);
      draw.rounded(c, -8, -2, 7, 26, 3, '#ffffff80');
    },
    0,
    Math.min(0.9, r / 100),
  );
}
