import { button, coin, shout } from '@playgrove/kit/draw';
import { activeOf } from '@playgrove/kit/missions';
import {
  disc,
  drawLabel,
  fade,
  fillPath,
  line,
  PALETTE,
  place,
  rim,
  rounded,
  type Context,
  type Surface,
} from '@playgrove/kit/stage';
import { priceOf } from '@playgrove/kit/upgrades';
import { timesOf } from '../rules/dive.ts';
import { MISSIONS } from '../rules/goals.ts';
import { SHOP, type State, type Ware } from '../rules/state.ts';
import { WARES } from '../rules.ts';
import { bagSize, depthSize, LEFT, LEFT_GOLD, POP, RIGHT, timesFace } from './lettering.ts';
import { px, py, type Ui } from './ui.ts';

const INK = PALETTE.ink;
export type Spot = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

export const shopOpen = (state: State): boolean => {
  const { coins, levels } = state.career.purse;
  return state.phase === 'ready' && (coins > 0 || Object.values(levels).some((level) => level > 0));
};

/** Where the shop's buttons are, along the lower edge. */
export function waresAt({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): readonly Spot[] {
  const all = Math.min(width - 20, 640);
  const gap = 8;
  const w = (all - gap * 4) / 5;
  return WARES.map((_, at) => ({
    x: (width - all) / 2 + at * (w + gap),
    y: height - 138,
    w,
    h: 116,
  }));
}

export function drawShop(to: Surface, state: State, ui: Ui): void {
  if (!shopOpen(state)) return;
  const spots = waresAt(to);
  const [first] = spots;
  const last = spots.at(-1);
  if (!first || !last) return;
  const size = Math.max(30, 17 / to.px);
  const { coins } = state.career.purse;
  const purse = String(coins);
  const wide = purse.length * size * 0.58 + size * 2.1;
  rounded(
    to.c,
    first.x,
    first.y - size * 1.75,
    wide,
    size * 1.5,
    size * 0.75,
    fade('#04031a', 0.7),
  );
  coin(to.c, first.x + size * 0.8, first.y - size, size * 0.5);
  to.label(purse, first.x + size * 1.5, first.y - size, size, {
    align: 'left',
    top: '#fff6c8',
    bottom: '#ffd25c',
  });
  WARES.forEach((ware, at) => {
    const spot = spots[at];
    if (spot) wareButton(to, state, ware, spot, ui.focus === at);
  });
}

function wareButton(
  to: Surface,
  state: State,
  ware: Ware,
  { x, y, w, h }: Spot,
  focus: boolean,
): void {
  const { c } = to;
  const { purse } = state.career;
  const price = priceOf(SHOP, purse, ware);
  const can = price !== undefined && price <= purse.coins;
  if (focus) rounded(c, x - 6, y - 6, w + 12, h + 24, 34, '#ffffff');
  const colour = can ? '#2fbf6a' : price === undefined ? '#e89a2c' : '#5a5f96';
  const level = purse.levels[ware];
  const paint = (on: Context): void => {
    on.translate(-w / 2, -h / 2);
    paintWare(on, ware, level, w, h, colour);
  };
  const key = `ware ${ware} ${level} ${colour} ${Math.round(w)}`;
  to.stamp(key, w + 20, h + 50, paint, x + w / 2, y + h / 2);
  if (price === undefined) return;
  const size = Math.max(25, 14.4 / to.px);
  const shown = price >= 10_000 ? `${price / 1000}k` : String(price);
  to.label(shown, x + w / 2, y + 91, size);
}

/** A button with what it sells and how much of it one has; ticked where that is all. */
function paintWare(
  c: Context,
  ware: Ware,
  level: number,
  w: number,
  h: number,
  colour: string,
): void {
  button(c, 0, 0, w, h, colour);
  place(c, w / 2, 34, () => icon(c, ware));
  const levels = SHOP[ware].length;
  for (let at = 0; at < levels; at += 1) {
    const x = w / 2 + (at - (levels - 1) / 2) * 14;
    disc(c, x, 67, 5.6, INK);
    disc(c, x, 67, 3.6, at < level ? '#ffd02e' : '#ffffff59');
  }
  if (level < levels) return;
  const tick = [
    { x: w / 2 - 14, y: 90 },
    { x: w / 2 - 4, y: 99 },
    { x: w / 2 + 15, y: 80 },
  ];
  line(c, tick, 7, '#ffffff');
}

function icon(c: Context, ware: Ware): void {
  if (ware === 'lungs') {
    for (const side of [-1, 1]) {
      fillPath(c, '#ff8aa0', (path) => {
        path.moveTo(side * 4, -12);
        path.bezierCurveTo(side * 22, -20, side * 28, 12, side * 24, 21);
        path.quadraticCurveTo(side * 8, 22, side * 4, 8);
      });
      rim(c, INK, 4.5);
    }
    line(
      c,
      [
        { x: 0, y: -25 },
        { x: 0, y: -2 },
      ],
      9,
      INK,
    );
    line(
      c,
      [
        { x: 0, y: -24 },
        { x: 0, y: -2 },
      ],
      4,
      '#ffd0d8',
    );
    return;
  }
  if (ware === 'fins') {
    for (const side of [-1, 1]) {
      fillPath(c, '#45d1ff', (path) => {
        path.moveTo(side * 5, -24);
        path.quadraticCurveTo(side * 30, 4, side * 24, 22);
        path.lineTo(side * 4, 18);
        path.closePath();
      });
      rim(c, INK, 4.5);
    }
    return;
  }
  if (ware === 'reach') {
    rim(c, INK, 10, (path) => path.arc(4, -6, 17, 0, 7));
    rim(c, '#ffd02e', 5, (path) => path.arc(4, -6, 17, 0, 7));
    for (const off of [-9, 0, 9]) {
      line(
        c,
        [
          { x: 4 + off, y: -20 },
          { x: 4 + off, y: 8 },
        ],
        2,
        '#ffffffb3',
      );
      line(
        c,
        [
          { x: -10, y: -6 + off },
          { x: 18, y: -6 + off },
        ],
        2,
        '#ffffffb3',
      );
    }
    line(
      c,
      [
        { x: -8, y: 8 },
        { x: -24, y: 24 },
      ],
      9,
      INK,
    );
    line(
      c,
      [
        { x: -8, y: 8 },
        { x: -24, y: 24 },
      ],
      4.5,
      '#c9803f',
    );
    return;
  }
  if (ware === 'lamp') {
    fillPath(c, '#fff3a680', (path) => {
      path.moveTo(8, -6);
      path.lineTo(36, -22);
      path.lineTo(36, 22);
      path.lineTo(8, 8);
    });
    rounded(c, -28, -13, 40, 27, 9, INK);
    rounded(c, -24, -9, 26, 19, 5, '#8a5cff');
    rounded(c, 0, -9, 9, 19, 3, '#fff3a6');
    return;
  }
  fillPath(c, '#3fd0a0', (path) => {
    path.moveTo(0, -26);
    path.lineTo(24, -16);
    path.quadraticCurveTo(24, 14, 0, 26);
    path.quadraticCurveTo(-24, 14, -24, -16);
    path.closePath();
  });
  rim(c, INK, 5);
  line(
    c,
    [
      { x: 0, y: -12 },
      { x: 0, y: 14 },
    ],
    6,
    '#ffffff',
  );
  line(
    c,
    [
      { x: -11, y: 0 },
      { x: 11, y: 0 },
    ],
    6,
    '#ffffff',
  );
}

/** On the boat: what is to be done, and how the dives before went. */
export function drawMissions(to: Surface, state: State, ui: Ui): void {
  // The first dive of all is for diving.
  if (state.career.deepest === 0 && state.ended.length === 0 && !shopOpen(state)) return;
  const size = Math.max(25, 14.5 / to.px);
  const high = size * 1.72;
  // Beside the water where there is room, else under the boat.
  const side = (to.width - 600) / 2;
  const lying = side > size * 12;
  const y0 = py(ui, 0) + (lying ? 60 : 132);
  const room = (shopOpen(state) && !lying ? to.height - 200 : to.height - 30) - y0;
  const list = activeOf(MISSIONS, state.career.board).slice(
    0,
    Math.max(0, Math.floor(room / high)),
  );
  const wide = lying ? Math.min(side - 10, size * 17) : Math.min(to.width - 24, size * 20);
  const x = lying ? 20 : (to.width - wide) / 2;
  list.forEach(({ id, event, span, target }, at) => {
    // Back on the boat they come one after another.
    if (state.phase === 'boat' && state.since < (at + 1) * 6) return;
    const now = state.career.board.counts[id] ?? 0;
    const text = to.words(`mission.${event}.${span}`, { now, target });
    const tall = high - 8;
    const paint = (c: Context): void => {
      rounded(c, -wide / 2, -tall / 2, wide, tall, tall / 2, fade('#04122e', 0.62));
      const done = Math.max(tall - 6, (wide - 6) * Math.min(1, now / target));
      if (now > 0)
        rounded(c, 3 - wide / 2, 3 - tall / 2, done, tall - 6, (tall - 6) / 2, '#1f8f9c');
      drawLabel(c, text, 0, 0, size * 0.98, { rim: '#04122e' });
    };
    const key = `mission ${Math.round(wide)} ${text}`;
    to.stamp(key, wide, high, paint, x + wide / 2, y0 + at * high + tall / 2);
  });
}

/** In the water: what is in the bag and what the depth makes of it; how deep. */
export function drawBag(to: Surface, state: State, ui: Ui): void {
  const { c } = to;
  const times = timesOf(state);
  const size = bagSize(to);
  const y = to.height - size * 1.1;
  const text = String(state.bag);
  const by = `×${times}`;
  const left = (text.length * 0.56 + by.length * 0.56 + 1.5) * size;
  const x = to.width / 2 - left / 2;
  const pop = 1 + POP * Math.max(0, 1 - ui.zone.age * 2.4);
  rounded(
    c,
    x - size * 0.5,
    y - size * 0.78,
    left + size,
    size * 1.56,
    size * 0.78,
    fade('#04031a', 0.62),
  );
  coin(c, x + size * 0.42, y, size * 0.5);
  to.label(text, x + size * 1.06, y, size, LEFT_GOLD);
  const at = x + size * (1.3 + text.length * 0.56 + by.length * 0.28);
  shout(c, by, at, y, size * pop, timesFace(times));
  const side = ui.at.x > 0.6 ? -1 : 1;
  const value = Math.max(0, Math.round(ui.at.y));
  if (ui.depth.value !== value) ui.depth = { value, text: to.words('depth', { value }) };
  const [dx, dy] = [px(ui, ui.at.x) + side * 134, py(ui, ui.at.y)];
  to.label(ui.depth.text, dx, dy, depthSize(to), side > 0 ? LEFT : RIGHT);
}
