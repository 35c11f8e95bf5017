import * as draw from '@playgrove/kit/draw';
import { ease, type Motion, type Surface } from '@playgrove/kit/runtime';
import { berths, homeCount, isWon, PIERS, RANKS } from '../rules/table.ts';
import type { State } from '../rules/table.ts';
import { hands } from './hands.ts';
import { drawHarbor, drawStorm, horizonOf, paintBoat, paintPlace, paintSign } from './harbor.ts';
import { MASTERS } from './looks.ts';
import { paintPelican } from './pelican.ts';
import type { Ui } from './ui.ts';

/** How far up a sail is before its ace is home. */
const FURLED = 0.14;
/** Seconds for which the sign shows that it has refused cards. */
const ALARM = 0.9;
/** At least this many cards home in one move are a convoy. */
const CONVOY = 4;
/** Seconds for which a convoy or a free column is announced. */
const NEWS = 1.5;
/** Seconds in which a boat with its whole suit sails to the horizon. */
const VOYAGE = 3;

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  const { dt, cues } = motion;
  ui.glad += dt;
  ui.alarm += dt;
  if (cues.some(({ name }) => name === 'refused')) ui.alarm = 0;
  hands.lay(to, state, ui, motion);
  hear(state, ui, motion);
  drawHarbor(to, ui.table);
  const storm = stormOf(state);
  ui.storm = to.reducedMotion ? storm : ui.storm + (storm - ui.storm) * Math.min(1, dt * 2);
  drawStorm(to, ui.table, ui.storm);
  drawBoats(to, state, ui, dt);
  drawMaster(to, state, ui);
  drawPlaces(to, state, ui);
  hands.draw(to, state, ui);
  hands.drawMarks(to, state, ui);
  drawNews(to, ui);
  drawWin(to, state, ui, dt);
}

/** How bad the weather is, 0 to 1: it gathers as the piers fill, and an empty column clears it. */
function stormOf(state: State): number {
  if (isWon(state) || state.columns.some(({ length }) => length === 0)) return 0;
  return Math.max(0, state.piers.filter((card) => card >= 0).length - 1) / (PIERS - 1);
}

/** What the last move did that is worth a word: many cards home, or a column that is free. */
function hear(state: State, ui: Ui, { from, dt }: Motion<State>): void {
  ui.news.age += dt;
  if (state.moves === ui.moves) return;
  const isNext = from !== undefined && state.moves > ui.moves;
  ui.moves = state.moves;
  if (!isNext || isWon(state)) return;
  const value = homeCount(state) - homeCount(from);
  const free = state.columns.findIndex(
    ({ length }, at) => length === 0 && (from.columns[at]?.length ?? 0) > 0,
  );
  if (value >= CONVOY) ui.news = { key: 'news.convoy', value, column: -1, age: 0 };
  else if (free >= 0) ui.news = { key: 'news.free', value: berths(state), column: free, age: 0 };
}

function drawNews(to: Surface, { news, table }: Ui): void {
  if (news.age >= NEWS) return;
  const { columns, homes, top, ch, cw, width } = table;
  const x = columns[news.column] ?? ((homes[0]?.x ?? 0) + (homes[3]?.x ?? 0)) / 2;
  const grow = to.reducedMotion
    ? 1
    : Math.min(1, 0.4 + news.age * 5) * (1 + 0.15 * Math.sin(news.age * 9));
  const size = to.readable(30) * grow;
  const half = Math.min(width / 2, size * 4.2);
  to.c.globalAlpha = Math.min(1, (NEWS - news.age) * 3);
  to.label(
    to.words(news.key, { value: news.value }),
    Math.max(half, Math.min(width - half, x)),
    top + (news.column < 0 ? -ch * 0.1 : ch * 0.5) + cw * 0.2,
    size,
    { top: '#fff6c8', bottom: '#ffc93c' },
  );
  to.c.globalAlpha = 1;
}

function drawPlaces(to: Surface, state: State, ui: Ui): void {
  const { cw, ch, piers, homes, columns, top } = ui.table;
  const place = (name: string, suit: number | undefined, x: number, y: number): void =>
    to.stamp(name, cw * 1.1, ch * 1.1, (c) => paintPlace(c, cw, ch, suit), x, y);
  for (const { x, y } of piers) place('pier', undefined, x, y);
  for (const [suit, { x, y }] of homes.entries()) place(`home ${suit}`, suit, x, y);
  for (const [column, x] of columns.entries()) {
    if (state.columns[column]?.length !== 0) continue;
    draw.rim(to.c, '#ffffff8c', 1.6, (path) => path.roundRect(x - cw / 2, top, cw, ch, cw * 0.11));
  }
  drawSign(to, state, ui);
}

/** How many cards may move together now, a whole run at most; red for a moment after it refused some. */
function drawSign(to: Surface, state: State, ui: Ui): void {
  const { x, y, size } = ui.table.sign;
  const alarm = ui.alarm < ALARM || berths(state) === 1;
  const shake =
    ui.alarm < ALARM && !to.reducedMotion
      ? Math.sin(ui.alarm * 50) * 3 * (1 - ui.alarm / ALARM)
      : 0;
  to.stamp(
    alarm ? 'sign alarm' : 'sign',
    size * 1.3,
    size * 2.4,
    (c) => paintSign(c, size, alarm),
    x + shake,
    y,
  );
  to.label(
    String(Math.min(RANKS, berths(state))),
    x + size * 0.2 + shake,
    y - size * 0.8,
    size * 0.5,
  );
}

/** A sail for each suit. With all of it home the boat puts out to sea and stays on the horizon. */
function drawBoats(to: Surface, state: State, ui: Ui, dt: number): void {
  const { boats, boat, width } = ui.table;
  for (const [suit, at] of boats.entries()) {
    const home = state.home[suit] ?? 0;
    const goal = FURLED + (1 - FURLED) * (home / RANKS);
    const now = ui.sails[suit] ?? 0;
    ui.sails[suit] = to.reducedMotion ? goal : now + (goal - now) * Math.min(1, dt * 4);
    const out = home < RANKS ? 0 : to.reducedMotion ? 1 : (ui.voyages[suit] ?? 0) + dt / VOYAGE;
    ui.voyages[suit] = Math.min(1, out);
    const part = ease.inOut(Math.min(1, out));
    const time = to.reducedMotion ? 0 : to.time + suit * 1.7;
    const rough = 1 + ui.storm * 2.5;
    draw.place(
      to.c,
      at.x + (width * (0.12 + suit * 0.17) - at.x) * part,
      at.y + (horizonOf(ui.table) + 8 - at.y) * part + Math.sin(time * 1.3) * 1.6 * rough,
      () => paintBoat(to.c, boat * (1 - part * 0.6), suit, ui.sails[suit] ?? 0),
      Math.sin(time * 1.1) * 0.04 * rough,
    );
  }
}

/** It looks after what moves, and flaps when cards come home. */
function drawMaster(to: Surface, state: State, ui: Ui): void {
  if (isWon(state) && ui.showered) return;
  const { x, y, size } = ui.table.master;
  const moving = ui.drag ?? ui.cards.shown().findLast((each) => each.moving);
  const aim = moving ? { x: moving.x - x, y: moving.y - y + size } : { x: 60, y: -70 };
  const far = Math.max(60, Math.hypot(aim.x, aim.y));
  ui.look.x += (aim.x / far - ui.look.x) * 0.12;
  ui.look.y += (aim.y / far - ui.look.y) * 0.12;
  const still = to.reducedMotion;
  const glad = ui.glad < 0.9;
  const hop = glad && !still ? Math.abs(Math.sin(ui.glad * 9)) * size * 0.08 : 0;
  const beat = to.time % 4.1;
  const blink = still || beat > 0.16 ? 0 : Math.sin((beat / 0.16) * Math.PI);
  const turn = still ? 0 : Math.sin(to.time * 1.2) * 0.025;
  const pose = { size, look: ui.look, blink, glad };
  draw.place(to.c, x, y - hop, () => paintPelican(to.c, MASTERS.of(to), pose), turn);
}

/** Once the last card lies still they all leap, kings first, and the harbor master dances. */
function drawWin(to: Surface, state: State, ui: Ui, dt: number): void {
  if (hands.isShower(to, state, ui)) ui.glad = 0;
  if (!ui.showered) return;
  const { width, height } = ui.table;
  const size = Math.min(width, height) * 0.52;
  const beat = to.reducedMotion ? 0 : ui.glad * 5;
  const pose = { size, look: { x: 0.4, y: -0.4 }, glad: Math.floor(beat / 2) % 2 === 0 };
  const y = height * 0.62 - Math.abs(Math.sin(beat)) * size * 0.12;
  draw.place(
    to.c,
    width / 2,
    y,
    () => paintPelican(to.c, MASTERS.of(to), pose),
    Math.sin(beat) * 0.08,
  );
  hands.drawShower(to, state, ui, dt);
}
