import * as draw from '@playgrove/kit/draw';
import { drawBubble } from '@playgrove/kit/draw';
import { animate } from '@playgrove/kit/draw/animate';
import type { Motion, Surface } from '@playgrove/kit/runtime';
import { STYLE, type State } from '../rules.ts';
import { TABLE } from '../rules/flight.ts';
import { isWall, targetOf } from '../rules/play.ts';
import { rivalAt } from '../rules/rivals.ts';
import { drawBall, drawGuide, drawMarks, drawRing, drawShadow, drawTrail } from './ball.ts';
import { BATS, paintBat } from './bats.ts';
import { drawCrowd, paintCourt } from './court.ts';
import { lensOf, project, scaleAt, type Lens } from './lens.ts';
import { lookOf, paintBody, paintHead, type Mood } from './people.ts';
import { drawBoard, paintNet, paintTable } from './table.ts';
import { follow, type Ui } from './ui.ts';
import { venueOf } from './venues.ts';

const INK = draw.PALETTE.ink;
/** The rival is shown a little larger than the room. */
const GROWN = 1.28;
const HIPS = -20;

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  follow(state, ui, motion);
  animate(ui.show, state, motion, to);
  const lens = lensOf(to);
  const venue = venueOf(state.params.rival);
  const wall = isWall(state);
  const key = String(state.params.rival);
  to.layer(`court ${key}`, (c, bleed) => paintCourt(c, bleed, lens, venue));
  drawCrowd(to, lens, venue, ui.show.crowd.value, ui.show.cheer.value);
  if (!wall) {
    drawScore(to, state);
    drawRival(to, lens, state, ui);
  }
  const isBehind = state.ball.z > TABLE.long && state.ball.y < 0;
  if (isBehind) drawBall(to, lens, state, ui);
  const { width, height } = to;
  to.stamp(
    `table ${key}`,
    width,
    height,
    (c) =>
      draw.place(c, -width / 2, -height / 2, () =>
        paintTable(c, lens, venue, wall ? 8 : TABLE.long),
      ),
    width / 2,
    height / 2,
  );
  if (wall) drawBoard(to, lens, venue, state.panel, ui.show.cheer.value);
  if (wall) drawCount(to, lens, state.rally);
  if (!wall || state.ball.z < 8) drawShadow(to, lens, state);
  drawMarks(to, lens, ui);
  if (!wall || state.last === 'foe') drawRing(to, lens, state);
  if (!wall) drawFoeBat(to, lens, state, ui);
  const isFar = state.ball.z > 0;
  if (isFar && !isBehind) drawFlying(to, lens, state, ui);
  if (!wall)
    to.stamp(
      `net ${key}`,
      width,
      height,
      (c) => draw.place(c, -width / 2, -height / 2, () => paintNet(c, lens, venue)),
      width / 2,
      height / 2,
    );
  if (wall || state.params.rival < 3 || ui.isNewcomer) drawGuide(to, lens, state);
  const isPast = state.ball.z < state.bat.z - 4;
  if (!isFar && !isPast) drawFlying(to, lens, state, ui);
  drawOwnBat(to, lens, state, ui);
  if (isPast) drawFlying(to, lens, state, ui);
  drawWords(to, lens, state);
}

function drawFlying(to: Surface, lens: Lens, state: State, ui: Ui): void {
  drawTrail(to, lens, state, ui);
  drawBall(to, lens, state, ui);
}

/** 0 to 1 and back through the first moments after something. */
const stroke = (seconds: number, long: number): number =>
  seconds > long ? 0 : Math.sin((seconds / long) ** 0.6 * Math.PI);

function drawRival(to: Surface, lens: Lens, state: State, ui: Ui): void {
  const { foe, phase, wonPoint, params } = state;
  const { name, foot } = rivalAt(params.rival);
  const look = lookOf(name);
  const s = scaleAt(lens, foe.z) * GROWN;
  // Quick ones bounce on their toes, slow ones sway.
  const beat = to.reducedMotion ? 0 : to.time * (1.4 + foot / 45);
  const idle = Math.sin(beat) * 1.6 - Math.abs(Math.sin(beat)) * (foot / 90);
  const hop =
    phase === 'point' && !wonPoint && !to.reducedMotion ? Math.abs(Math.sin(to.time * 9)) * 7 : 0;
  const { x, y } = project(lens, foe.x, HIPS + hop, foe.z);
  const weak = stroke(ui.show.weak.value, 0.9);
  const lean =
    Math.sin(beat / 2) * (6 / foot) + weak * 0.28 + stroke(ui.show.foeSwung.value, 0.3) * -0.12;
  const isOut = phase === 'point' || phase === 'over';
  const mood: Mood = isOut ? (wonPoint ? 'cross' : 'glad') : weak > 0 ? 'cross' : 'calm';
  draw.place(
    to.c,
    x,
    y,
    () => {
      to.stamp(
        `body ${name}`,
        120,
        130,
        (c) => draw.place(c, 0, 26, () => paintBody(c, look)),
        0,
        -26 * look.tall,
        { scaleY: look.tall },
      );
      to.stamp(
        `head ${name} ${mood}`,
        110,
        150,
        (c) => draw.place(c, 0, 16, () => paintHead(c, look, mood)),
        0,
        -66 * look.tall - 40 + idle,
        { rotate: lean * 0.8 },
      );
    },
    lean,
    s,
  );
}

/** Its arm reaches over the table. */
function drawFoeBat(
  to: Surface,
  lens: Lens,
  { foe, ball, last, params, phase }: State,
  ui: Ui,
): void {
  const look = lookOf(rivalAt(params.rival).name);
  const near = phase === 'rally' && last === 'me' && ball.z > 60;
  const reach = near ? Math.max(-34, Math.min(34, ball.x - foe.x)) : 26;
  ui.reach += (reach - ui.reach) * 0.2;
  const swung = stroke(ui.show.foeSwung.value, 0.32);
  const s = scaleAt(lens, foe.z);
  const hand = project(lens, foe.x + ui.reach * GROWN, Math.max(4, foe.y) + swung * 10, foe.z - 14);
  const side = ui.reach < 0 ? -1 : 1;
  const shoulder = project(lens, foe.x + side * 20 * look.wide, HIPS + 62 * look.tall, foe.z);
  const grip = { x: hand.x - side * 6 * s, y: hand.y + 17 * s };
  draw.line(
    to.c,
    [
      shoulder.x,
      shoulder.y,
      shoulder.x + side * 16 * s,
      (shoulder.y + grip.y) / 2 + 6 * s,
      grip.x,
      grip.y,
    ],
    15 * s,
    INK,
  );
  draw.line(
    to.c,
    [
      shoulder.x,
      shoulder.y,
      shoulder.x + side * 16 * s,
      (shoulder.y + grip.y) / 2 + 6 * s,
      grip.x,
      grip.y,
    ],
    10 * s,
    look.skin,
  );
  const bat = BATS.rows[(params.rival + 1) % BATS.rows.length] ?? BATS.rows[0];
  const size = s * 0.27;
  const rotate = side * (0.35 + swung * 0.8);
  to.stamp(`bat ${bat.id}`, 140, 250, (c) => paintBat(c, bat), hand.x, hand.y, {
    rotate,
    scaleX: size,
    scaleY: size,
  });
}

/** Larger than its reach looks, with the hand that holds it. */
function drawOwnBat(to: Surface, lens: Lens, state: State, ui: Ui): void {
  const { bat, strokes } = state;
  const look = BATS.of(to);
  const s = scaleAt(lens, bat.z);
  const swung = stroke(ui.show.swung.value, 0.34);
  const cut = strokes.at(-1)?.kind === 'slice' ? -1 : 1;
  const at = project(lens, bat.x, bat.y + 10, bat.z + swung * 16);
  const lean = Math.max(-0.75, Math.min(0.75, bat.x / 110));
  const rotate = lean - swung * cut * 0.5 * (lean < 0 ? -1 : 1);
  const size = s * 0.285 * (1 + swung * 0.06);
  const y = at.y - swung * cut * 26;
  const { c } = to;
  const floor = project(lens, bat.x, 0, bat.z);
  draw.blob(c, at.x, floor.y + 34, 62, 15, '#12062a44');
  if (ui.show.perfect.value < 0.3)
    draw.disc(c, at.x, y, 104, draw.fade('#ffe27a', 0.5 - ui.show.perfect.value * 1.6));
  const grip = { x: at.x - Math.sin(rotate) * 96 * size, y: y + Math.cos(rotate) * 96 * size };
  drawArm(to, grip.x, grip.y, bat.x * 0.55 + 60, look.rubber);
  to.stamp('own bat', 150, 260, (on) => paintBat(on, look), at.x, y, {
    rotate,
    scaleX: size,
    scaleY: size,
  });
  draw.disc(c, grip.x, grip.y, 35, INK);
  draw.disc(c, grip.x, grip.y, 29.5, '#ffc79a');
  for (const finger of [-1, 0, 1])
    draw.line(
      c,
      [grip.x - 20, grip.y + finger * 13, grip.x + 12, grip.y + finger * 13 - 3],
      3.4,
      draw.fade(INK, 0.4),
    );
}

/** Up from below the screen, in a sleeve of the bat's color. */
function drawArm({ c, bleed }: Surface, x: number, y: number, aside: number, color: string): void {
  const low = bleed.y + bleed.height + 60;
  const at = (part: number): readonly [number, number] => [x + aside * part, y + (low - y) * part];
  draw.line(c, [x, y, ...at(0.5)], 58, INK);
  draw.line(c, [x, y, ...at(0.5)], 47, '#f2b487');
  draw.line(c, [...at(0.34), ...at(1)], 92, INK);
  draw.line(c, [...at(0.34), ...at(1)], 80, draw.shade(color, 0.15));
  draw.line(c, [...at(0.36), ...at(0.36)], 74, '#fff6e3');
}

/** The returns of this rally, written on the table. */
function drawCount(to: Surface, lens: Lens, rally: number): void {
  const { x, y } = project(lens, 0, 0, -72);
  const size = to.readable(26);
  to.label(String(rally), x, y - size * 0.7, size * 2.8, { alpha: 0.85 });
  draw.drawText(to.c, to.words('score.returns'), x, y + size * 1.15, { size, color: '#fff6e3' });
}

/**
 * Two wooden signs hung from the lanterns: a name, points, and a ball for who serves. Below them
 * hang the points in style and the hits of a long rally.
 */
function drawScore(
  to: Surface,
  { params, mine, theirs, server, rally, phase, style }: State,
): void {
  const { c, portrait, width } = to;
  const size = to.readable(27);
  const y = to.bleed.y + Math.max(186, (portrait ? 96 : 62) / to.px) + size * 1.5;
  const aside = portrait ? width / 2 - size * 3.1 : width * 0.37;
  const [left, right] = [width / 2 - aside, width / 2 + aside];
  const name = to.words(`level.${rivalAt(params.rival).name}`);
  const low = y + size * 2.3;
  const text = { size, color: '#ffe9c0', lines: 1 } as const;
  // Before a serve the rival may speak there.
  if (style > 0 || phase !== 'serve') {
    drawTag(to, left, low);
    draw.drawText(c, to.words('score.style'), left - size * 1.05, low, {
      ...text,
      wide: size * 2.4,
    });
    for (let at = 0; at < STYLE; at += 1) {
      const x = left + size * (0.6 + at * 0.78);
      draw.disc(c, x, low, size * 0.32, '#ffe9c0');
      draw.disc(c, x, low, size * 0.25, at < style ? '#ff8a1f' : '#3a1c3f');
    }
  }
  if (rally > 3 && phase !== 'serve') {
    drawTag(to, right, low);
    draw.drawText(c, to.words('score.rally', { value: rally }), right, low, text);
  }
  drawSign(to, left, y, to.words('score.you'), mine, server === 'me');
  drawSign(to, right, y, name, theirs, server === 'foe');
}

function drawTag(to: Surface, x: number, y: number): void {
  const size = to.readable(27);
  const [wide, high] = [size * 5, size * 1.7];
  draw.rounded(to.c, x - wide / 2 - 5, y - high / 2 - 5, wide + 10, high + 10, 16, INK);
  draw.rounded(to.c, x - wide / 2, y - high / 2, wide, high, 12, '#3a1c3f');
}

function drawSign(
  to: Surface,
  x: number,
  y: number,
  name: string,
  points: number,
  serves: boolean,
): void {
  const { c } = to;
  const size = to.readable(27);
  const [wide, high] = [size * 5.4, size * 3];
  for (const side of [-1, 1])
    draw.line(c, [x + side * wide * 0.34, to.bleed.y, x + side * wide * 0.34, y], 5, INK);
  draw.rounded(c, x - wide / 2 - 6, y - high / 2 - 6, wide + 12, high + 12, 24, INK);
  draw.rounded(c, x - wide / 2, y - high / 2, wide, high, 18, '#a8582f');
  draw.rounded(c, x - wide / 2 + 7, y - high / 2 + 7, wide - 14, high - 14, 12, '#3a1c3f');
  const text = { size, color: '#ffe9c0', wide: wide - 22, lines: 1 } as const;
  draw.drawText(c, name, x, y - high * 0.22, text);
  to.label(String(points), x, y + high * 0.18, size * 1.6);
  if (serves) draw.disc(c, x + wide * 0.3, y + high * 0.18, size * 0.3, '#ffffff');
}

function drawWords(to: Surface, lens: Lens, state: State): void {
  const { phase, verdict, mine, theirs, server } = state;
  if (phase === 'point' && verdict !== '') {
    note(to, `verdict.${verdict}`, state.wonPoint ? '#1f8a4a' : '#8a2f52');
    return;
  }
  if (phase !== 'serve') return;
  if (!isWall(state)) {
    // Again for a player who is behind and has not understood it.
    if (mine + theirs === 0 || (theirs > mine && state.style === 0)) quip(to, lens, state);
    const top = Math.max(mine, theirs);
    if (top >= targetOf(state) - 1 && mine !== theirs)
      note(to, mine > theirs ? 'note.match-mine' : 'note.match-theirs', '#b5502f');
    else if (top >= targetOf(state) - 1) note(to, 'note.deuce', '#b5502f');
    else note(to, server === 'me' ? 'note.serve' : 'note.theirs', '#3a2a7f');
  } else note(to, 'note.serve', '#3a2a7f');
}

function note(to: Surface, key: string, color: string): void {
  const { c, width, height, portrait } = to;
  const text = to.words(key);
  const size = to.readable(32);
  const wide = Math.min(width * 0.9, text.length * size * 0.56 + 60);
  const [x, y] = [width / 2, height * (portrait ? 0.585 : 0.58)];
  draw.rounded(c, x - wide / 2 - 5, y - size - 5, wide + 10, size * 2 + 10, size + 5, INK);
  draw.rounded(c, x - wide / 2, y - size, wide, size * 2, size, color);
  draw.drawText(c, text, x, y + 1, { size, wide: wide - 30, lines: 1 });
}

/** What the rival says before the match: it gives its weakness away. */
function quip(to: Surface, lens: Lens, { params }: State): void {
  const { name, home } = rivalAt(params.rival);
  const size = to.readable(28);
  const head = project(lens, home, HIPS + 112 * GROWN * lookOf(name).tall, 152);
  const width = Math.min(to.portrait ? to.width * 0.62 : 430, size * 15);
  const room = head.y - to.bleed.y - 96 / to.px;
  const height = size * (to.portrait && room > size * 6 ? 4.4 : 3.1);
  const y = head.y - height - 44;
  const below = to.portrait && y > to.bleed.y + 96 / to.px;
  const area = below
    ? { x: (to.width - width) / 2, y, width, height }
    : { x: head.x + 24 + 75 * lookOf(name).wide, y: Math.max(head.y + 20, 150), width, height };
  // Beside the head there is no room on a low phone: it stands on the far half of the table.
  const isLow = to.portrait && !below;
  const on = isLow
    ? { ...area, x: (to.width - width) / 2, y: to.height * 0.585 - to.readable(32) - height - 12 }
    : area;
  if (isLow) {
    draw.rounded(to.c, on.x - 5, on.y - 5, width + 10, height + 10, 42, INK);
    draw.rounded(to.c, on.x, on.y, width, height, 38, '#fff6e3');
  } else
    drawBubble(to, {
      area,
      speaker: head,
      below,
      shadow: '#2b1b4d',
      foot: '#ffe9c0',
      tail: '#ffe9c0',
    });
  const text = { size, color: INK, wide: width - 36 } as const;
  draw.drawText(to.c, to.words(`quip.${name}`), on.x + width / 2, on.y + height / 2, text);
}
