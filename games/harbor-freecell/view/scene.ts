import * as draw from '@playgrove/kit/draw';
import type { Motion, Surface } from '@playgrove/kit/runtime';
import { berths, isWon, RANKS } from '../rules/table.ts';
import type { State } from '../rules/table.ts';
import { hands } from './hands.ts';
import { drawHarbor, paintBoat, paintPlace, paintSign } from './harbor.ts';
import { MASTERS } from './looks.ts';
import { paintPelican } from './pelican.ts';
import type { Ui } from './ui.ts';

/** How far up a sail is before its ace is home. */
const FURLED = 0.14;
/** Seconds for which the sign shows that it has refused cards. */
const ALARM = 0.9;

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  const { dt, cues } = motion;
  ui.glad += dt;
  ui.alarm += dt;
  if (cues.some(({ name }) => name === 'refused')) ui.alarm = 0;
  hands.lay(to, state, ui, motion);
  drawHarbor(to, ui.table);
  drawBoats(to, state, ui, dt);
  drawMaster(to, state, ui);
  drawPlaces(to, state, ui);
  hands.draw(to, state, ui);
  hands.drawMarks(to, state, ui);
  drawWin(to, state, ui, dt);
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
  const alarm = ui.alarm < ALARM;
  const shake =
    alarm && !to.reducedMotion ? Math.sin(ui.alarm * 50) * 3 * (1 - ui.alarm / ALARM) : 0;
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

function drawBoats(to: Surface, state: State, ui: Ui, dt: number): void {
  const { boats, boat } = ui.table;
  for (const [suit, at] of boats.entries()) {
    const goal = FURLED + (1 - FURLED) * ((state.home[suit] ?? 0) / RANKS);
    const now = ui.sails[suit] ?? 0;
    ui.sails[suit] = to.reducedMotion ? goal : now + (goal - now) * Math.min(1, dt * 4);
    const time = to.reducedMotion ? 0 : to.time + suit * 1.7;
    draw.place(
      to.c,
      at.x,
      at.y + Math.sin(time * 1.3) * 1.6,
      () => paintBoat(to.c, boat, suit, ui.sails[suit] ?? 0),
      Math.sin(time * 1.1) * 0.04,
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
