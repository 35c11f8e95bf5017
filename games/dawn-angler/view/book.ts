import { button, coin } from '@playgrove/kit/draw';
import { foundOf, progress } from '@playgrove/kit/collection';
import { activeOf } from '@playgrove/kit/missions';
import {
  arrow,
  disc,
  down,
  fade,
  fillPath,
  labelWidth,
  line,
  PALETTE,
  place,
  rim,
  rounded,
  star,
  type Context,
  type Surface,
} from '@playgrove/kit/stage';
import { priceOf } from '@playgrove/kit/upgrades';
import { HOURS, LAKES, livesIn, SPECIES, type Species } from '../rules/fish.ts';
import { MISSIONS } from '../rules/goals.ts';
import { SHOP, type State, type Ware } from '../rules/state.ts';
import { drawBait } from './baits.ts';
import { drawFish, drawShadow } from './fishes.ts';
import { drawNature } from './gauge.ts';
import { bookOf, storeOf, type Spot } from './layout.ts';
import { wrap } from './lines.ts';
import { onPaper, RARE_COLOURS } from './photo.ts';
import { lying, readable, type Ui } from './ui.ts';

const INK = PALETTE.ink;

function sheet(to: Surface, { x, y, w, h }: Spot, colour: string): void {
  const { c } = to;
  rounded(c, x - 5, y - 5, w + 10, h + 16, 32, INK);
  rounded(c, x, y, w, h, 28, colour);
}

function closer(to: Surface, { x, y, w, h }: Spot, focus: boolean): void {
  const { c } = to;
  if (focus) rounded(c, x - 6, y - 6, w + 12, h + 22, 32, '#ffffff');
  button(c, x, y, w, h, '#f0445a');
  for (const way of [-1, 1]) {
    line(
      c,
      [
        { x: x + w / 2 - 13, y: y + h / 2 - way * 13 },
        { x: x + w / 2 + 13, y: y + h / 2 + way * 13 },
      ],
      9,
      '#ffffff',
    );
  }
}

/** The tackle shop: five kinds of gear, and what the harbour asks for. */
export function drawStore(to: Surface, state: State, ui: Ui): void {
  if (state.phase !== 'shop') return;
  const { c } = to;
  const layout = storeOf(ui.size);
  const { frame } = layout;
  const text = readable(to, 27, 14.4);
  sheet(to, frame, '#2f4a84');
  to.label(to.words('shop.title'), frame.x + 26, frame.y + 42, readable(to, 44, 23), {
    align: 'left',
    bottom: '#ffd88a',
  });
  const coins = String(state.career.purse.coins);
  const px = frame.x + frame.w - 124 - coins.length * text * 0.62;
  coin(c, px - text * 0.8, frame.y + 42, text * 0.6);
  to.label(coins, px, frame.y + 42, text * 1.15, {
    align: 'left',
    top: '#fff6c8',
    bottom: '#ffd25c',
  });
  layout.rows.forEach(({ ware, spot }, at) => row(to, state, ware, spot, ui.focus === at, text));
  closer(to, layout.close, ui.focus === layout.rows.length);
  const last = layout.rows.at(-1)?.spot;
  if (!last) return;
  const flat = lying(ui.size);
  const x = flat ? last.x + last.w + 18 : last.x;
  const y = flat ? last.y : last.y + last.h + 18;
  errands(to, state, { x, y, w: last.w, h: frame.y + frame.h - y - 10 }, text);
}

function row(
  to: Surface,
  state: State,
  ware: Ware,
  { x, y, w, h }: Spot,
  focus: boolean,
  text: number,
): void {
  const { c } = to;
  const { purse } = state.career;
  const price = priceOf(SHOP, purse, ware);
  const can = price !== undefined && price <= purse.coins;
  if (focus) rounded(c, x - 5, y - 5, w + 10, h + 10, 24, '#ffffff');
  rounded(c, x, y, w, h, 20, '#1c2f5c');
  place(c, x + 46, y + h / 2, () => icon(c, ware), 0, 1.1);
  to.label(to.words(`ware.${ware}`), x + 92, y + h * 0.22, text * 1.08, { align: 'left' });
  const room = w - 92 - 156;
  const lines = wrap(c, to.words(`ware.${ware}.does`), text * 0.98, room);
  lines.slice(0, 2).forEach((said, at) => {
    to.label(said, x + 92, y + h * 0.22 + text * (1.1 + at * 1.02), text * 0.98, {
      align: 'left',
      top: '#bcd0f4',
    });
  });
  const levels = SHOP[ware].length;
  for (let at = 0; at < levels; at += 1) {
    const dx = x + w - 78 + (at - (levels - 1) / 2) * 20;
    disc(c, dx, y + h - 15, 8, INK);
    disc(c, dx, y + h - 15, 5.4, at < purse.levels[ware] ? '#ffd02e' : '#ffffff4d');
  }
  const bx = x + w - 140;
  button(c, bx, y + 8, 128, h - 40, can ? '#2fbf6a' : price === undefined ? '#e89a2c' : '#5a6288');
  if (price === undefined) {
    line(
      c,
      [
        { x: bx + 46, y: y + h / 2 - 14 },
        { x: bx + 59, y: y + h / 2 - 3 },
        { x: bx + 84, y: y + h / 2 - 28 },
      ],
      8,
      '#ffffff',
    );
    return;
  }
  to.label(String(price), bx + 64, y + 8 + (h - 40) / 2, text * 1.1);
}

function errands(to: Surface, state: State, { x, y, w, h }: Spot, text: number): void {
  const high = text * 1.7;
  const list = activeOf(MISSIONS, state.career.board).slice(
    0,
    Math.max(0, Math.floor((h - 4) / (high + 6))),
  );
  list.forEach(({ id, event, span, target, reward }, at) => {
    const top = y + at * (high + 6);
    const now = state.career.board.counts[id] ?? 0;
    rounded(to.c, x, top, w, high, high / 2, '#14224a');
    const part = Math.min(1, now / target);
    if (part > 0)
      rounded(
        to.c,
        x + 3,
        top + 3,
        Math.max(high - 6, (w - 6) * part),
        high - 6,
        high / 2 - 3,
        '#1f7f8c',
      );
    const said = to.words(`mission.${event}.${span}`, { now: Math.floor(now), target });
    const prize = String(reward);
    const size = Math.max(
      14.05 / to.px,
      Math.min(text, (text * (w - 64 - prize.length * text * 0.6)) / labelWidth(to.c, said, text)),
    );
    to.label(said, x + 18, top + high / 2, size, { align: 'left', rim: '#14224a' });
    to.label(prize, x + w - 16, top + high / 2, text, { align: 'right', bottom: '#ffd25c' });
  });
}

function icon(c: Context, ware: Ware): void {
  if (ware === 'rod') {
    for (const [width, colour] of [
      [12, INK],
      [6, '#f0a44a'],
    ] as const) {
      rim(c, colour, width, (path) => {
        path.moveTo(-24, 24);
        path.quadraticCurveTo(0, -6, 26, -20);
      });
    }
    rim(c, '#ffffff', 3, (path) => {
      path.moveTo(26, -20);
      path.lineTo(24, 16);
    });
  } else if (ware === 'line') {
    rounded(c, -22, -26, 44, 52, 9, INK);
    rounded(c, -18, -22, 36, 9, 4, '#ff8a5c');
    rounded(c, -18, 13, 36, 9, 4, '#ff8a5c');
    for (const y of [-9, -2, 5]) rounded(c, -14, y, 28, 5, 2, '#d8f0ff');
  } else if (ware === 'reel') {
    disc(c, 0, 0, 26, INK);
    disc(c, 0, 0, 21, '#c8d4e0');
    disc(c, 0, 0, 10, '#5a6a84');
    line(
      c,
      [
        { x: 0, y: 0 },
        { x: 22, y: 18 },
      ],
      7,
      INK,
    );
    disc(c, 23, 19, 8, '#ff5a3c');
  } else if (ware === 'box') {
    rounded(c, -28, -12, 56, 36, 8, INK);
    rounded(c, -24, -8, 48, 28, 5, down(c, -8, 20, '#5cd88a', '#2f9a5c'));
    rim(c, INK, 6, (path) => path.arc(0, -12, 13, Math.PI, 0));
    rounded(c, -24, 2, 48, 5, 2, '#1f6a3c');
    disc(c, 0, 5, 5, '#ffd02e');
  } else {
    for (const side of [-1, 1]) {
      disc(c, side * 15, 0, 15, INK);
      disc(c, side * 15, 0, 11, down(c, -10, 10, '#ffd88a', '#e8743c'));
      fillPath(c, '#ffffff99', (path) => path.ellipse(side * 15 - 4, -4, 3, 6, 0.6, 0, 7));
    }
    rim(c, INK, 5, (path) => path.arc(0, 0, 5, Math.PI, 0));
  }
}

/** The journal: a page for each water, a line for each of its fish, a leaf for the one that is chosen. */
export function drawBook(to: Surface, state: State, ui: Ui): void {
  if (state.phase !== 'journal') return;
  const { c } = to;
  const layout = bookOf(ui.size);
  const { frame } = layout;
  const text = readable(to, 27, 14.4);
  const { album } = state.career;
  sheet(to, frame, '#f4e6c8');
  rounded(c, frame.x, frame.y, frame.w, 72, 28, '#7a4fae');
  const title = to.words(`level.${LAKES[ui.page] ?? 'willow'}`);
  const { found, of } = progress(SPECIES, album, LAKES[ui.page]);
  const all = progress(SPECIES, album);
  const middle = frame.x + 98 + (frame.w - 98 - 194) / 2;
  const fits = Math.min(
    text * 1.16,
    (text * 1.16 * (frame.w - 296)) / labelWidth(c, title, text * 1.16),
  );
  to.label(title, middle, frame.y + 22, Math.max(14.05 / to.px, fits));
  to.label(`${found}/${of}   ${all.found}/${all.of}`, middle, frame.y + 52, text * 0.98, {
    top: '#ffe08a',
  });
  for (const [spot, way] of [
    [layout.before, -1],
    [layout.after, 1],
  ] as const) {
    button(c, spot.x, spot.y, spot.w, spot.h, '#a85ad8');
    place(c, spot.x + spot.w / 2, spot.y + spot.h / 2, () => arrow(c, 17, '#ffffff'), 0, way, 1);
  }
  closer(to, layout.close, false);
  livesIn(ui.page).forEach((species, at) => {
    const spot = layout.lines[at];
    if (spot) entry(to, state, species, spot, ui.line === at, text);
  });
  const chosen = livesIn(ui.page)[ui.line];
  if (chosen) leaf(to, state, chosen, layout.leaf, text);
}

function entry(
  to: Surface,
  state: State,
  species: Species,
  { x, y, w, h }: Spot,
  chosen: boolean,
  text: number,
): void {
  const { c } = to;
  const { album } = state.career;
  const found = foundOf(album, species.id);
  rounded(c, x, y, w, h, 16, chosen ? '#ffffff' : '#fff8ea');
  if (chosen) rim(c, '#7a4fae', 5, (path) => path.roundRect(x, y, w, h, 16));
  const [fx, fy] = [x + 66, y + h / 2];
  if (found) drawFish(to, species.id, fx, fy, 96);
  else drawShadow(to, species.id, fx, fy, 96, 0.5, '#8a7a6a');
  const name = found ? to.words(`fish.${species.id}`) : '???';
  const room = w - 132 - 20;
  const fits = Math.min(text * 1.1, (text * 1.1 * room) / labelWidth(c, name, text * 1.1));
  to.label(name, x + 126, y + h * 0.32, Math.max(14.05 / to.px, fits), {
    ...onPaper,
    rim: '#fffaf0',
    align: 'left',
    top: RARE_COLOURS[species.rank] ?? INK,
  });
  if (found) {
    const told = to.words('entry', { count: found.count, best: found.best });
    to.label(told, x + 126, y + h * 0.72, text * 0.98, { ...onPaper, align: 'left' });
  } else hints(to, species, x + 150, y + h * 0.7);
  for (let at = 0; at <= species.rank; at += 1)
    star(c, x + w - 22 - at * 19, y + h * 0.72, 8.5, '#e8a400');
  if (album.unseen.includes(species.id)) {
    disc(c, x + 12, y + 10, 12, INK);
    disc(c, x + 12, y + 10, 9, '#34c86a');
  }
}

/** How it shows and what it takes: enough to go and find it. */
function hints(to: Surface, species: Species, x: number, y: number): void {
  rounded(to.c, x - 30, y - 17, 58, 34, 17, '#2f7a9c');
  drawNature(to, species.nature, x - 1, y, 0.8);
  drawBait(to, species.bait, x + 58, y, 0.68);
}

function leaf(
  to: Surface,
  state: State,
  species: Species,
  { x, y, w, h }: Spot,
  text: number,
): void {
  if (h < text * 2) return;
  const { c } = to;
  const found = foundOf(state.career.album, species.id);
  rounded(c, x, y, w, h, 18, '#fffaf0');
  const lines = wrap(c, found ? to.words(`fact.${species.id}`) : to.words('unknown'), text, w - 36);
  const below = text * (lines.length * 1.2 + 2.6);
  const room = h - below;
  if (room > 70) {
    rounded(c, x + 12, y + 12, w - 24, room - 14, 14, down(c, y, y + room, '#a8dcec', '#3a8ab0'));
    const long = Math.min((w - 80) * 0.84, (room - 30) * 1.8);
    if (found) drawFish(to, species.id, x + w / 2, y + 4 + room / 2, long);
    else drawShadow(to, species.id, x + w / 2, y + 4 + room / 2, long, 0.55, '#123a54');
  }
  const top = y + Math.max(text, room > 70 ? room + text * 0.6 : text);
  lines.forEach((said, at) => {
    if (top + at * text * 1.2 > y + h - text * 0.4) return;
    to.label(said, x + 18, top + at * text * 1.2, text, {
      ...onPaper,
      align: 'left',
      top: '#4a3a6c',
    });
  });
  const foot = y + h - text * 1.05;
  if (top + lines.length * text * 1.2 > foot + text * 0.2) return;
  line(
    c,
    [
      { x: x + 18, y: foot - text * 0.9 },
      { x: x + w - 18, y: foot - text * 0.9 },
    ],
    2.5,
    fade(INK, 0.16),
  );
  rounded(c, x + 18, foot - 18, 60, 36, 18, '#2f7a9c');
  drawNature(to, species.nature, x + 48, foot, 0.8);
  drawBait(to, species.bait, x + 110, foot, 0.72);
  drawBait(to, species.second, x + 152, foot, 0.5);
  const best = species.hours.indexOf(Math.max(...species.hours));
  const when = `${to.words(`hour.${HOURS[best] ?? 'dawn'}`)} · ${to.words(`sky.${species.weather}`)}`;
  to.label(when, x + w - 18, foot, text, { ...onPaper, align: 'right' });
}
