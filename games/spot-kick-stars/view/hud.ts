import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { BALLS, ballOf, isOpen } from '../rules/career.ts';
import { isDecider, SKIP } from '../rules/match.ts';
import { goalsOf, ROUNDS, sudden } from '../rules/shootout.ts';
import { BLUE, teamAt } from '../rules/teams.ts';
import type { State } from '../rules/types.ts';
import { SKINS } from './ball.ts';
import { drawMarks } from './marks.ts';
import { isLast } from './read.ts';
import { crest, fitted, INK, pip, plate, sentence } from './signs.ts';
import type { Ui } from './ui.ts';

/** All that lies over the ground: the board, what to do, what the signs meant, marks of aim. */
export function drawHud(to: Surface, state: State, ui: Ui, part: number): void {
  shade(to);
  pulse(to, ui);
  drawMarks(to, state, ui, part);
  board(to, state);
  prompt(to, state);
  note(to, state, ui);
  rack(to, state, ui);
}

/** Dusk under the roof, behind the score strip and the board: a crowd is too lively to read on. */
function shade(to: Surface): void {
  const { bleed } = to;
  const deep = boardTop(to) + 96;
  to.layer(`shade ${deep}`, (c) => {
    const dusk = c.createLinearGradient(0, bleed.y, 0, bleed.y + deep);
    dusk.addColorStop(0, '#120d30e0');
    dusk.addColorStop(0.6, '#120d3099');
    dusk.addColorStop(1, '#120d3000');
    c.fillStyle = dusk;
    c.fillRect(bleed.x, bleed.y, bleed.width, deep);
  });
}

/** Under the score strip. */
export function boardTop(to: Surface): number {
  return to.width < 640 ? 94 : to.height < 480 ? 58 : 66;
}

function board(to: Surface, state: State): void {
  const { mode } = state.params;
  const low = to.height < 480;
  const width = Math.min(low ? 262 : mode === 'streak' ? 270 : 340, to.width - 20);
  // On a landscape phone the goal stands in the middle of the picture: the board goes aside.
  const [x, y] = [low ? 12 : (to.width - width) / 2, boardTop(to)];
  const { c } = to;
  if (mode === 'streak') {
    const name = to.words(`team.${teamAt(state.rival).name}`);
    const said = to.words('board.keeper', { value: state.rival, name });
    plate(to, x, y, width, 40);
    crest(c, state.rival, x + 26, y + 19, 24);
    fitted(to, said, x + width / 2 + 18, y + 20, 18, width - 60);
    return;
  }
  plate(to, x, y, width, 54);
  const two = mode === 'two';
  const step = low ? 10.6 : 16.5;
  sideOf(to, state.mine, 0, x + 28, y, step);
  sideOf(to, state.theirs, two ? BLUE : state.rival, x + width - 28, y, -step);
  const score = `${goalsOf(state.mine)} : ${goalsOf(state.theirs)}`;
  to.label(score, x + width / 2, y + 27, low ? 20 : 25, {
    top: '#ffffff',
    bottom: '#ffe6a8',
    rim: INK,
  });
  const now = state.turn === 0 ? x + 28 : x + width - 28;
  if (state.end) return;
  // Whose kick it is: a small bar under the shield.
  draw.rounded(c, now - 15, y + 48, 30, 5, 2.5, '#ffd24a');
}

function sideOf(
  to: Surface,
  kicks: readonly number[],
  team: number,
  x: number,
  y: number,
  step: number,
): void {
  crest(to.c, team, x, y + 25, 30);
  // Past five kicks, the last five are shown.
  const first = Math.max(0, kicks.length - ROUNDS);
  for (let at = 0; at < ROUNDS; at += 1) {
    const px = x + Math.sign(step) * (Math.abs(step) < 12 ? 24 : 28) + at * step;
    pip(to.c, kicks[first + at], px, y + 26, Math.abs(step) * 0.4);
  }
}

function prompt(to: Surface, state: State): void {
  const { phase, clock, params } = state;
  const x = to.width / 2;
  const y = to.height * (to.width > to.height ? 0.64 : 0.66);
  const most = Math.min(520, to.width - 28);
  if (phase === 'secret' || phase === 'pass') {
    const who = (state.turn === 0) === (phase === 'secret') ? 'blue' : 'red';
    plate(to, x - most / 2, y - 34, most, 68, who === 'blue' ? '#1f4fc8f0' : '#c8322ff0');
    sentence(to, to.words(`prompt.${phase}.${who}`), x, y, 20, most - 24);
    return;
  }
  if (phase !== 'aim' && phase !== 'ready') return;
  if (clock > 62) return;
  const key = phase === 'ready' ? 'prompt.save' : 'prompt.shoot';
  const rise = Math.min(1, clock / 10);
  const alpha = Math.max(0, Math.min(1, rise, (62 - clock) / 14));
  const size = 40 * (1.35 - 0.35 * rise);
  const [top, bottom] = phase === 'ready' ? ['#ffffff', '#8fe0ff'] : ['#ffffff', '#ffd24a'];
  fitted(to, to.words(key), x, y, size, most, { top, bottom, alpha });
  if (params.mode === 'streak' || !isDecider(state)) return;
  const why = sudden(state.mine, state.theirs) ? 'prompt.sudden' : 'prompt.decider';
  fitted(to, to.words(why), x, y + 36, 20, most, { top: '#ffe3e3', bottom: '#ff7a7a', alpha });
}

/** After a kick: what the sign had said, so that it can be learned. Each line is shown once. */
function note(to: Surface, state: State, ui: Ui): void {
  const { phase, clock, params, turn } = state;
  if (phase !== 'after' || clock < 16) return;
  const y = to.height - (to.height < 480 ? 46 : 92);
  if (params.mode !== 'two') {
    const key = turn === 0 ? keeperNote(state) : kickerNote(state);
    if (isNew(key, state, ui)) {
      const most = Math.min(460, to.width - 24);
      plate(to, (to.width - most) / 2, y - 27, most, 54);
      sentence(to, to.words(key), to.width / 2, y, 18, most - 24);
    }
  }
  if (clock < SKIP + 20 || to.height < 480 || isLast(state)) return;
  sentence(to, to.words('prompt.on'), to.width / 2, y + 46, 16, to.width, true);
}

/** Of no team: they say nothing about a habit. */
const OF_NOBODY = ['note.keeper.stays', 'note.keeper.hidden', 'note.kicker.middle'];

/** Whether a line has not been shown before this kick; a habit is explained for each team. */
function isNew(key: string, { rival, mine, theirs }: State, { notes }: Ui): boolean {
  const kick = mine.length + theirs.length;
  const line = OF_NOBODY.includes(key) ? key : `${rival} ${key}`;
  const first = notes.get(line) ?? kick;
  notes.set(line, first);
  return first === kick;
}

function keeperNote({ keeper }: State): string {
  const { tell, plan } = keeper;
  if (plan === 2) return 'note.keeper.waits';
  if (plan === 0) return 'note.keeper.stays';
  if (tell.shown === 0) return 'note.keeper.hidden';
  const turned = tell.shown !== plan;
  return tell.clap && turned
    ? 'note.keeper.clap'
    : turned
      ? 'note.keeper.turned'
      : 'note.keeper.true';
}

function kickerNote({ kicker, kick }: State): string {
  const went = kick && Math.abs(kick.x) > 0.8 ? Math.sign(kick.x) : 0;
  if (went !== kicker.plan) return 'note.kicker.saw';
  if (kicker.shown === 0 && went === 0) return 'note.kicker.middle';
  const turned = kicker.shown !== went;
  return kicker.clap && turned
    ? 'note.kicker.clap'
    : turned
      ? 'note.kicker.turned'
      : 'note.kicker.true';
}

/** The ball in use, as a button once there is more than one. */
function rack(to: Surface, state: State, ui: Ui): void {
  const open = BALLS.filter((_, at) => isOpen(state.career, at)).length;
  if (open < 2 || state.phase !== 'aim') {
    ui.rack = { x: -999, y: -999, width: 0, height: 0 };
    return;
  }
  const size = 60;
  const x = 14;
  const y = to.height - size - (to.height < 480 ? 14 : 84);
  ui.rack = { x, y, width: size, height: size };
  plate(to, x, y, size, size);
  const skin = SKINS[state.career.ball];
  draw.ball(to.c, x + size / 2, y + 25, 17, skin?.[0] ?? '#ffffff', (c) => {
    c.fillStyle = skin?.[1] ?? '#2f6bff';
    for (const [dx, dy] of [
      [0, 0],
      [-13, -9],
      [13, -7],
      [-8, 13],
      [10, 13],
    ] as const) {
      c.beginPath();
      c.arc(x + size / 2 + dx, y + 25 + dy, 5.6, 0, Math.PI * 2);
      c.fill();
    }
  });
  const name = to.words(`ball.${ballOf(state.career).name}`);
  fitted(to, name, x + size / 2, y + size - 9, 14, size + 20);
}

/** A heart's beat when a kick decides, and the sting of a goal against: light at the edges alone. */
function pulse(to: Surface, { beat, sting }: Ui): void {
  const strong = to.reducedMotion ? 0 : Math.max(Math.max(0, 1 - beat * 2.2) * 0.5, sting * 0.55);
  if (strong <= 0.02) return;
  const { c, bleed } = to;
  c.save();
  c.globalAlpha = strong;
  c.strokeStyle = '#ff2f4f';
  c.lineWidth = 26;
  c.strokeRect(bleed.x, bleed.y, bleed.width, bleed.height);
  c.globalAlpha = strong * 0.5;
  c.lineWidth = 60;
  c.strokeRect(bleed.x, bleed.y, bleed.width, bleed.height);
  c.restore();
}
