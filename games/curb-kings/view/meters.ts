import * as draw from '@playgrove/kit/draw';
import type { Face } from '@playgrove/kit/draw';
import type { Context, Motion, Surface } from '@playgrove/kit/runtime';
import { SWEET } from '../rules/balance.ts';
import { FINISH_LINE, START } from '../rules/chunks.ts';
import { CROWN, worthOf } from '../rules/combo.ts';
import { layoutOf } from '../rules/layout.ts';
import { spotOf } from '../rules/spots.ts';
import type { State } from '../rules/state.ts';
import { GRINDS, TRICKS } from '../rules/tricks.ts';
import { least, row } from './signs.ts';
import type { Ui } from './ui.ts';

const INK = draw.PALETTE.ink;
/** The arc that the needle runs along: from wheels down to tipped over. */
const [FROM, TO] = [Math.PI * 1.06, Math.PI * 1.66];
const R = 104;
const NAMES: Face = ['#ffffff', '#d9ecff'];
const WHY: Face = ['#ffffff', '#ffb3b8'];
/** The line's worth, and what is worth a crown. */
const WORTH: Face = ['#ffffff', '#8fe3ff'];
const GOLD: Face = ['#fffbe0', '#ffd02e'];

/** How far one leans, next to the rider: gold pays double, red tips over. */
export function drawNeedle(to: Surface, state: State, x: number, y: number): void {
  const { rider } = state;
  if (rider.mode !== 'grind' && rider.mode !== 'manual') return;
  const { c } = to;
  const middle = y - 62;
  to.stamp('gauge', 2 * R + 30, 2 * R + 30, paintGauge, x, middle);
  const turn = FROM + (TO - FROM) * Math.min(1, Math.max(0, rider.lean));
  const [nx, ny] = [x + Math.cos(turn) * R, middle + Math.sin(turn) * R];
  draw.disc(c, nx, ny, 16, INK);
  const gold = rider.lean >= SWEET;
  draw.disc(c, nx, ny, 11, rider.held ? (gold ? '#ffd02e' : '#ffffff') : '#b9a9dc');
  if (gold) draw.shout(c, '×2', nx - 40, ny - 16, least(to, 30), GOLD);
}

function paintGauge(c: Context): void {
  c.lineCap = 'butt';
  for (const [from, till, width, color] of [
    [-0.03, 1.03, 24, INK],
    [0, SWEET, 14, '#7df0d8'],
    [SWEET, 0.92, 14, '#ffd02e'],
    [0.92, 1, 14, '#ff4b55'],
  ] as const) {
    c.strokeStyle = color;
    c.lineWidth = width;
    c.beginPath();
    c.arc(0, 0, R, FROM + (TO - FROM) * from, FROM + (TO - FROM) * till);
    c.stroke();
  }
}

const nameSize = (to: Surface): number => least(to, to.height > to.width ? 31 : 28);
const worthSize = (to: Surface): number => least(to, to.height > to.width ? 54 : 50);
/** How much larger what is said and the worth become for a moment. */
const [SWELL, PULSE] = [1.1, 0.14];

const NAMED = [...TRICKS, ...GRINDS, 'manual'];
/**
 * Makes ready the names that a run letters, one a call, so that none is painted while one rides: before
 * the sky, which covers them. @param at the number of this call
 */
export function letterAhead(to: Surface, at: number): void {
  const name = NAMED[at >> 1];
  if (name === undefined) return;
  const text = to.words(`trick.${name}`);
  if (at % 2 === 0) draw.shoutAhead(to.c, text, nameSize(to), NAMES);
  else draw.shoutAhead(to.c, text, least(to, 40) * SWELL, GOLD);
}

/** The line that is alive: its last tricks and what it would be worth. */
export function drawLine(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  const { combo } = state;
  ui.pulse = Math.max(0, ui.pulse - motion.dt * 4);
  if (combo.times === 0 || state.phase !== 'ride') return;
  const portrait = to.height > to.width;
  const bottom = to.bleed.y + to.bleed.height;
  const x = to.width / 2;
  const y = portrait ? to.height * 0.9 : bottom - 46;
  const size = worthSize(to) * (1 + ui.pulse * PULSE);
  const names = combo.names.slice(portrait ? -2 : -4).map((id) => to.words(`trick.${id}`));
  const words = names.flatMap((name) => ['+', name]);
  if (combo.names.length > names.length) words.unshift('…');
  else words.shift();
  row(to.c, words, x, y - size * 0.98, nameSize(to), NAMES);
  const face = worthOf(state) >= CROWN ? GOLD : WORTH;
  const worth = `${grouped(combo.points)} × ${combo.times}`;
  to.label(worth, x, y, size, { top: face[0], bottom: face[1] });
  if (combo.left <= 0) return;
  // Rolling out: the moment in which a hold still links.
  const { c } = to;
  const part = combo.left / 8;
  c.fillStyle = draw.fade('#ffffff', 0.9);
  c.fillRect(x - 90 * part, y + size * 0.52, 180 * part, 6);
}

/** How far it is to a spot's finish: a thin way along the lower edge, with a flag at its end. */
export function drawWay({ c, bleed, width }: Surface, { params, rider }: State): void {
  if (params.mode !== 'spot') return;
  const chunks = [START, ...spotOf(params.spot).chunks];
  const far = chunks.reduce((sum, chunk) => sum + layoutOf(chunk).length, FINISH_LINE);
  const [left, right, y] = [30, width - 40, bleed.y + bleed.height - 16];
  const x = left + (right - left) * Math.min(1, Math.max(0, rider.x / far));
  draw.segment(c, left, y, right, y, 14, INK);
  draw.segment(c, left, y, right, y, 6, '#ffffff40');
  draw.segment(c, left, y, x, y, 6, '#7df0d8');
  draw.disc(c, x, y, 11, INK);
  draw.disc(c, x, y, 7, '#ffffff');
  draw.segment(c, right, y, right, y - 34, 5, INK);
  draw.place(c, right, y, () => draw.drawPath(c, 'M0-34L26-25L0-16', { fill: '#ffd02e' }));
}

/** The x nearest to this one at which words that reach `half` to both sides stay on the screen. */
function within(to: Surface, x: number, half: number): number {
  return Math.min(to.width - half - 12, Math.max(half + 12, x));
}

export function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Names of tricks as they are caught, above the rider. */
export function drawSaid(to: Surface, ui: Ui, dt: number, x: number, y: number): void {
  const { said } = ui;
  if (!said) return;
  said.age += dt;
  if (said.age > 0.9) {
    ui.said = undefined;
    return;
  }
  const grow =
    said.age < 0.12
      ? 0.78 + (said.age / 0.12) * (SWELL - 0.78)
      : SWELL - Math.min(0.1, (said.age - 0.12) * 0.8);
  const alpha = Math.min(1, (0.9 - said.age) * 4);
  const text = to.words(`trick.${said.id}`);
  const half = text.length * least(to, 40) * 0.3;
  const at = within(to, x + 20, half);
  const size = Math.max(least(to, 40) * grow, 14.4 / to.px);
  to.c.globalAlpha = alpha;
  draw.shout(to.c, text, at, y - 190 - said.age * 50, size, GOLD);
  to.c.globalAlpha = 1;
}

/** Why it went wrong, where it went wrong. */
export function drawFall(to: Surface, state: State, ui: Ui): void {
  const { fall, rider } = state;
  if (!fall || rider.mode !== 'down') return;
  const since = state.tick - fall.tick;
  const [x, y] = [fall.x - ui.camera.x, fall.y - ui.camera.y];
  const { c } = to;
  draw.ring(c, x + 20, y - 24, 60 + Math.max(0, 16 - since) * 5, 8, '#ff4b55');
  const size = least(to, 34);
  const lost = fall.lost > 0 ? to.words('fall.lost', { value: grouped(fall.lost) }) : '';
  const words = to.words(`fall.${fall.why}`);
  const half = Math.max(words.length * size, lost.length * least(to, 28)) * 0.29;
  const at = within(to, x, half);
  // Above what was just banked.
  draw.shout(c, words, at, y - 230, size, WHY);
  if (lost) draw.shout(c, lost, at, y - 230 + size * 1.25, least(to, 28), WHY);
}
