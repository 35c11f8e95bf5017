import { button, coin } from '@playgrove/kit/draw';
import {
  disc,
  drawLabel,
  fade,
  fillPath,
  line,
  PALETTE,
  place,
  rounded,
  type Context,
  type Surface,
} from '@playgrove/kit/stage';
import { priceOf } from '@playgrove/kit/upgrades';
import { CREW, JOINS, type Runner } from '../rules/crew.ts';
import { SHOP, type State, type Ware } from '../rules/state.ts';
import { drawRunner, LOOKS } from './runner.ts';

const INK = PALETTE.ink;
/** About a picture of a button: for the ring about the one in focus, and what casts a shade. */
const ROOM = 24;
export const WARES: readonly Ware[] = ['hearts', 'line', 'pull'];

export type Spot = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

/** Where the crew and the wares stand before a run. World units. */
export function spotsOf(to: { readonly width: number; readonly height: number }): {
  crew: Spot[];
  wares: Spot[];
} {
  const upright = to.height > to.width * 0.9;
  const gap = 12;
  const size = Math.min(128, (upright ? to.width - 50 : to.width * 0.56 - 24) / 5 - gap);
  const total = size * 5 + gap * 4;
  const high = upright ? 108 : 76;
  const left = upright ? (to.width - total) / 2 : 24;
  const bottom = to.height - 22;
  const crewTop = upright ? bottom - high - 18 - size : bottom - size;
  const crew = CREW.map((_, at) => ({ x: left + at * (size + gap), y: crewTop, w: size, h: size }));
  const from = upright ? left : left + total + 26;
  const room = upright ? total : to.width - from - 24;
  const wide = Math.min(236, (room - gap * 2) / 3);
  const pad = upright ? (total - wide * 3 - gap * 2) / 2 : 0;
  const top = upright ? bottom - high : bottom - Math.max(high, size * 0.84);
  const tall = upright ? high - 10 : Math.max(high, size * 0.84) - 10;
  const wares = WARES.map((_, at) => ({
    x: from + pad + at * (wide + gap),
    y: top,
    w: wide,
    h: tall,
  }));
  return { crew, wares };
}

/** The crew with their signs, and what coins buy. */
export function drawReady(
  to: Surface,
  state: State,
  { focus, told }: { readonly focus: number; readonly told: number },
): void {
  const { crew, wares } = spotsOf(to);
  const done = state.career.board.done.length;
  CREW.forEach((runner, at) => {
    const spot = crew[at];
    if (spot)
      portrait(to, runner, spot, runner === state.runner, JOINS[runner] - done, focus === at);
  });
  WARES.forEach((ware, at) => {
    const spot = wares[at];
    if (spot) wareButton(to, state, ware, spot, focus === CREW.length + at);
  });
  const first = crew[0];
  if (!first) return;
  const purse = String(state.career.purse.coins);
  const size = Math.max(30, 15 / to.px);
  const y = first.y - size;
  rounded(
    to.c,
    first.x,
    y - size * 0.72,
    size * 1.7 + purse.length * size * 0.62,
    size * 1.44,
    size * 0.7,
    fade(INK, 0.72),
  );
  coin(to.c, first.x + size * 0.74, y, size * 0.48);
  to.label(purse, first.x + size * 1.4, y, size, { align: 'left' });
  tell(to, state, told, first.x + size * 2.1 + purse.length * size * 0.62, y);
}

/** What was touched last can do, and what it still takes. */
function tell(to: Surface, state: State, told: number, x: number, y: number): void {
  const size = Math.max(26, 14.6 / to.px);
  const lines = toldOf(state, told);
  lines.forEach(({ key, value }, at) => {
    to.label(to.words(key, { value }), x, y - (lines.length - 1 - at) * size * 1.3, size, {
      align: 'left',
      ...(at > 0 && { bottom: '#ffd98a' }),
    });
  });
}

type Told = { readonly key: string; readonly value: number };

/** The words about a runner or a ware, and below them why it cannot be had yet. */
export function toldOf(state: State, told: number): readonly Told[] {
  const { board, purse } = state.career;
  const ware = WARES[told - CREW.length];
  if (ware) {
    const price = priceOf(SHOP, purse, ware);
    const about = { key: `about.${ware}`, value: 0 };
    if (price === undefined) return [about, { key: 'refused.full', value: 0 }];
    return price > purse.coins
      ? [about, { key: 'about.coins', value: price - purse.coins }]
      : [about];
  }
  const who = CREW[told] ?? state.runner;
  const missing = JOINS[who] - board.done.length;
  const about = { key: `about.${who}`, value: 0 };
  return missing > 0 ? [about, { key: 'about.missions', value: missing }] : [about];
}

function portrait(
  to: Surface,
  who: Runner,
  { x, y, w, h }: Spot,
  chosen: boolean,
  missing: number,
  focus: boolean,
): void {
  const size = Math.max(34, 15 / to.px);
  to.stamp(
    `portrait ${who} ${w} ${chosen} ${missing} ${focus}`,
    w + 2 * ROOM,
    h + 2 * ROOM,
    (c) =>
      place(c, -w / 2, -h / 2, () => paintPortrait(c, who, w, h, chosen, missing, focus, size)),
    x + w / 2,
    y + h / 2,
  );
}

function paintPortrait(
  c: Context,
  who: Runner,
  w: number,
  h: number,
  chosen: boolean,
  missing: number,
  focus: boolean,
  size: number,
): void {
  if (focus) rounded(c, -7, -7, w + 14, h + 14, 30, '#ffffff');
  rounded(c, 0, 0, w, h, 24, INK);
  const ground = chosen ? '#ffd02e' : missing > 0 ? '#8d86b0' : '#7fd4ff';
  rounded(c, 5, 5, w - 10, h - 10, 19, ground);
  c.save();
  c.beginPath();
  c.roundRect(5, 5, w - 10, h - 10, 19);
  c.clip();
  const bust = (): void => drawRunner(c, who, { kind: 'idle', phase: 0 }, false);
  place(c, w * 0.42, h * 1.56, bust, 0, w / 92);
  if (missing > 0) rounded(c, 5, 5, w - 10, h - 10, 19, fade(ground, 0.55));
  c.restore();
  place(c, w - 23, h - 23, () => {
    disc(c, 0, 0, 21, INK);
    disc(c, 0, 0, 17, missing > 0 ? '#5c5580' : LOOKS[who].top);
    sign(c, who);
  });
  if (missing <= 0) return;
  drawLabel(c, String(missing), w * 0.4, h * 0.46, size, { top: '#ffffff', bottom: '#ffe9a0' });
  flag(c, w * 0.4 + size * 0.5, h * 0.46, size * 0.5);
}

/** What a runner can do, as a small white picture. */
export function sign(c: Context, who: Runner): void {
  const white = '#ffffff';
  const up = (y: number): void =>
    line(
      c,
      [
        { x: -7, y: y + 5 },
        { x: 0, y: y - 2 },
        { x: 7, y: y + 5 },
      ],
      4,
      white,
    );
  if (who === 'pia') {
    up(-5);
    up(3);
  } else if (who === 'koa') {
    fillPath(c, white, (path) => {
      path.moveTo(-12, 1);
      path.quadraticCurveTo(0, -16, 12, 1);
      path.quadraticCurveTo(0, -5, -12, 1);
    });
    line(
      c,
      [
        { x: -9, y: 0 },
        { x: 0, y: 10 },
        { x: 9, y: 0 },
      ],
      2.5,
      white,
    );
  } else if (who === 'zuri') {
    for (const y of [-6, 0, 6])
      line(
        c,
        [
          { x: -9 + Math.abs(y) / 2, y },
          { x: 9 - Math.abs(y), y },
        ],
        3.5,
        white,
      );
  } else if (who === 'mateo') {
    line(
      c,
      [
        { x: 8, y: -10 },
        { x: 8, y: 10 },
      ],
      4.5,
      white,
    );
    line(
      c,
      [
        { x: -7, y: 8 },
        { x: 2, y: 0 },
        { x: -7, y: -8 },
      ],
      4,
      white,
    );
  } else {
    c.strokeStyle = white;
    c.lineWidth = 5.5;
    c.beginPath();
    c.arc(0, 1, 7.5, 0, Math.PI);
    c.moveTo(-7.5, 1);
    c.lineTo(-7.5, -8);
    c.moveTo(7.5, 1);
    c.lineTo(7.5, -8);
    c.stroke();
  }
}

function flag(c: Context, x: number, y: number, size: number): void {
  line(
    c,
    [
      { x, y: y + size },
      { x, y: y - size },
    ],
    size * 0.24,
    '#ffffff',
  );
  fillPath(c, '#ff4b55', (path) => {
    path.moveTo(x, y - size);
    path.lineTo(x + size * 1.3, y - size * 0.5);
    path.lineTo(x, y);
  });
}

function wareButton(
  to: Surface,
  state: State,
  ware: Ware,
  { x, y, w, h }: Spot,
  focus: boolean,
): void {
  const { purse } = state.career;
  const price = priceOf(SHOP, purse, ware);
  const can = price !== undefined && price <= purse.coins;
  const level = purse.levels[ware];
  const size = Math.max(26, 14.5 / to.px);
  to.stamp(
    `${ware} ${w} ${h} ${price} ${can} ${level} ${focus}`,
    w + 2 * ROOM,
    h + 2 * ROOM,
    (c) => place(c, -w / 2, -h / 2, () => paintWare(c, ware, w, h, price, can, level, focus, size)),
    x + w / 2,
    y + h / 2,
  );
}

function paintWare(
  c: Context,
  ware: Ware,
  w: number,
  h: number,
  price: number | undefined,
  can: boolean,
  level: number,
  focus: boolean,
  size: number,
): void {
  if (focus) rounded(c, -7, -7, w + 14, h + 24, 32, '#ffffff');
  button(c, 0, 0, w, h, can ? '#45d15b' : price === undefined ? '#ffb52e' : '#8d86b0');
  icon(c, ware, h * 0.48, h * 0.42, h * 0.24);
  const levels = SHOP[ware].length;
  for (let at = 0; at < levels; at += 1) {
    const x = h * 0.48 + (at - (levels - 1) / 2) * 17;
    disc(c, x, h * 0.82, 6, INK);
    disc(c, x, h * 0.82, 4, at < level ? '#ffd02e' : '#ffffff55');
  }
  if (price !== undefined) {
    drawLabel(c, String(price), w * 0.67, h * 0.5, size);
    return;
  }
  line(
    c,
    [
      { x: w * 0.62, y: h * 0.5 },
      { x: w * 0.7, y: h * 0.64 },
      { x: w * 0.84, y: h * 0.32 },
    ],
    9,
    '#ffffff',
  );
}

function icon(c: Context, ware: Ware, x: number, y: number, r: number): void {
  place(
    c,
    x,
    y,
    () => {
      if (ware === 'hearts') {
        const heart = (path: Context): void => {
          path.moveTo(0, 11);
          path.bezierCurveTo(-22, -4, -10, -18, 0, -7);
          path.bezierCurveTo(10, -18, 22, -4, 0, 11);
        };
        fillPath(c, '#ff4b55', heart);
        c.strokeStyle = INK;
        c.lineWidth = 3;
        c.stroke();
      } else if (ware === 'line') {
        rounded(c, -5, -14, 10, 28, 4, INK);
        rounded(c, -2, -11, 4, 22, 2, '#ffd02e');
        for (const side of [-1, 1])
          line(
            c,
            [
              { x: side * 9, y: -6 },
              { x: side * 15, y: 0 },
              { x: side * 9, y: 6 },
            ],
            4,
            '#ffffff',
          );
      } else {
        place(c, 0, 0, () => sign(c, 'noor'), 0, 1.25);
        c.fillStyle = '#ff4b55';
        c.fillRect(-12.5, -12, 6.5, 5);
        c.fillRect(6, -12, 6.5, 5);
      }
    },
    0,
    r / 13,
  );
}
