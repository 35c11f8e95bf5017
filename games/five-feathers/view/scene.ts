import * as draw from '@playgrove/kit/draw';
import { animate } from '@playgrove/kit/draw/animate';
import { ease, type Context, type Motion, type Rect, type Surface } from '@playgrove/kit/runtime';
import { EMPTY, isKnown, LETTERS, letterOf, wayOf, windowsOf, type Window } from '../clues.ts';
import { FEATHERS } from '../levels.ts';
import { PLUMAGE } from '../looks.ts';
import { rules, type State } from '../rules.ts';
import { paintBody, paintFeather, paintHead, paintQuill, type Mood } from './bird.ts';
import { drawDrum, type Face } from './drum.ts';
import { paintGarden } from './garden.ts';
import { angleOf, drumRect, layoutOf, letterPoint, quillRect, type Layout } from './layout.ts';
import { follow, type Ui } from './ui.ts';

const INK = draw.PALETTE.ink;
/** Milliseconds between two letters that are judged, and that a found word of a flight stays. */
export const JUDGE = 110;
/** Milliseconds that the answer to a guess takes. */
export const ANSWERED = 1100;
/** The eyes of feathers in the outer and in the inner row. */
const EYES = [50, 44] as const;
/** The bird's size, so that it covers no letter. */
const SMALL = 0.92;
/** Feathers of the fan open and fold so fast, a second. */
const UNFOLD = 9;

/** Whether the move between two positions was a guess. */
export const isGuess = (from: State, to: State): boolean =>
  from.guesses.length !== to.guesses.length || from.found.length !== to.found.length;

type Frame = {
  readonly to: Surface;
  readonly layout: Layout;
  readonly state: State;
  readonly ui: Ui;
  readonly motion: Motion<State>;
};

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  animate(ui.show, state, motion, to);
  follow(state, ui);
  const layout = layoutOf(to);
  const frame = { to, layout, state, ui, motion };
  to.layer('garden', (c, bleed) => paintGarden(c, bleed, layout));
  drawFan(frame);
  drawBird(frame);
  drawButtons(frame);
  drawDrums(frame);
  drawQuills(frame);
}

function drawFan({ to, layout, state, ui, motion }: Frame): void {
  const [low, high] = windowsOf(state)[ui.cursor] ?? [0, LETTERS - 1];
  const looks = PLUMAGE.of(to);
  const breath = to.reducedMotion ? 0 : Math.sin(to.time * 1.3) * 0.006;
  const joy = ui.show.joy.value;
  const status = rules.status(state);
  const isProud = status === 'won' || joy < 1.6;
  const part = to.reducedMotion ? 1 : 1 - Math.exp(-UNFOLD * motion.dt);
  const chosen = state.typed[ui.cursor];
  draw.disc(to.c, layout.fan.x, layout.fan.y + 40, 150, INK);
  for (const row of [0, 1]) {
    const r = EYES[row] ?? EYES[0];
    for (let code = row; code < LETTERS; code += 2) {
      // The tail fans out from its middle when the word is found, and folds when it is lost.
      const wave = joy * 12 - Math.abs(code - LETTERS / 2) * 0.4;
      const isIn =
        status === 'playing' && !isProud ? code >= low && code <= high : isProud && wave > 0;
      const swell = isProud && !to.reducedMotion && wave < 9 ? Math.max(0, Math.sin(wave)) : 0;
      const open = (ui.open[code] ?? 1) + ((isIn ? 1 : 0) - (ui.open[code] ?? 1)) * part;
      ui.open[code] = open;
      const { x, y } = letterPoint(layout, code);
      const letter = letterOf(code);
      const pressed = ui.pressed === letter ? 0.9 : 1;
      const scale = (0.84 + 0.16 * open) * pressed * (1 + breath * 2 + swell * 0.12);
      const at = {
        x,
        y,
        width: r * 3,
        height: r * 7.6,
        rotate: angleOf(code) + breath * (code - 12.5) * 0.3,
        scaleX: scale,
        scaleY: scale,
      };
      const paint = (isOpen: boolean) => (c: Context) => paintFeather(c, looks, r, isOpen);
      if (open < 0.99) draw.stamped(to, `folded ${row}`, at, paint(false));
      if (open > 0.01) draw.stamped(to, `open ${row}`, { ...at, alpha: open }, paint(true));
      const isChosen = chosen === letter && status === 'playing';
      const isHinted = ui.hint?.place === ui.cursor && ui.hint.letters.includes(code);
      if (isChosen || isHinted) {
        const beat = to.reducedMotion ? 0 : Math.sin(to.time * 6) * 3;
        draw.ring(to.c, x, y, r + 3 + (isHinted ? beat : 0), 12, INK);
        draw.rim(to.c, isHinted ? '#ffffff' : '#ffe14a', 7);
      }
      const color = isChosen ? '#ffe14a' : isIn ? '#ffffff' : '#b7a8d0';
      const size = (row === 0 ? 56 : 48) * (isIn ? 1 : 0.84) * pressed;
      to.label(letter.toUpperCase(), x, y, size, { top: color, rim: isIn ? INK : '#2b2144' });
    }
  }
}

function moodOf({ to, state, ui }: Frame): Mood {
  const status = rules.status(state);
  if (status === 'lost' || status === 'over' || ui.show.woe.value < 1.2) return 'sad';
  if (status === 'won' || ui.show.joy.value < 1.8) return 'happy';
  return to.time % 3.7 < 0.13 && !to.reducedMotion ? 'blink' : 'calm';
}

function drawBird(frame: Frame): void {
  const { to, layout, state, ui } = frame;
  const { fan } = layout;
  const looks = PLUMAGE.of(to);
  const { body, look, joy } = ui.show;
  const letters = state.answer.length;
  look.target = ((ui.cursor + 0.5) / letters - 0.5) * 22;
  const mood = moodOf(frame);
  const hop =
    mood === 'happy' && !to.reducedMotion && joy.value < 1.2
      ? Math.abs(Math.sin(joy.value * 7)) * 26 * (1 - joy.value / 1.2)
      : 0;
  const [sx, sy] = [body.scaleX, body.scaleY];
  const at = { x: fan.x, y: fan.y + 110 - hop, width: 250, height: 370, scaleX: sx, scaleY: sy };
  draw.stamped(to, 'body', at, (c) =>
    draw.transformed(c, { y: -98, scale: SMALL }, () => paintBody(c, looks)),
  );
  const nod = to.reducedMotion ? 0 : Math.sin(to.time * 1.7) * 0.03;
  draw.stamped(
    to,
    `head ${mood}`,
    {
      x: fan.x + look.value,
      y: fan.y - 46 - hop + (mood === 'sad' ? 8 : 0) + (1 - sy) * 100,
      width: 230,
      height: 250,
      rotate: nod + look.value * 0.006,
    },
    (c) => draw.transformed(c, { scale: SMALL }, () => paintHead(c, looks, mood)),
  );
}

function drawButtons({ to, layout, state, ui }: Frame): void {
  const isFull = !state.typed.includes(EMPTY);
  for (const id of ['erase', 'guess'] as const) {
    const rect = layout[id];
    const isDown = ui.pressed === id;
    const beat = id === 'guess' && isFull && !to.reducedMotion ? Math.sin(to.time * 5) * 0.03 : 0;
    const color = id === 'erase' ? '#e0507f' : isFull ? '#2fb457' : '#7d719c';
    draw.stamped(
      to,
      `${id} ${color} ${isDown}`,
      {
        ...middle(rect),
        width: rect.width + 20,
        height: rect.height + 40,
        scaleX: 1 + beat,
        scaleY: 1 + beat,
      },
      (c) => paintButton(c, rect, id, color, isDown),
    );
  }
}

const middle = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });

function paintButton(
  c: Context,
  { width, height }: Rect,
  id: 'erase' | 'guess',
  color: string,
  isDown: boolean,
): void {
  draw.button(c, -width / 2, -height / 2, width, height, color, isDown);
  const icon =
    id === 'guess'
      ? 'M-24 0L-8 17L26 -19'
      : 'M-32 0L-14 -20L28 -20L28 20L-14 20ZM-4 -9L14 9M14 -9L-4 9';
  draw.place(c, 0, isDown ? 6 : 0, () => {
    draw.drawPath(c, icon, { line: INK, width: id === 'guess' ? 22 : 15 });
    draw.drawPath(c, icon, { line: '#ffffff', width: id === 'guess' ? 12 : 6 });
  });
}

/** What each letter of the word shows: in a flight the found word stays for a moment. */
function drawDrums(frame: Frame): void {
  const { to, layout, state, ui, motion } = frame;
  const { from } = motion;
  const ms = motion.part * ANSWERED;
  const isJudging = from !== undefined && isGuess(from, state) && motion.part < 1;
  const wasFound = from !== undefined && from.found.length < state.found.length && state.flight;
  if (wasFound && motion.part < 1) {
    const word = state.found.at(-1) ?? '';
    for (let place = 0; place < word.length; place += 1) {
      const isTurned = ms >= place * JUDGE || to.reducedMotion;
      const face: Face = isTurned
        ? { letter: word.charAt(place), kind: 'known', window: [0, LETTERS - 1] }
        : { letter: word.charAt(place), kind: 'typed', window: [0, LETTERS - 1] };
      drawDrum(to, drumRect(layout, place, word.length), face, {
        isSelected: false,
        isMisty: false,
        turn: turnAt(ms, place),
      });
    }
    return;
  }
  const windows = windowsOf(state);
  const before = from && from.answer === state.answer ? windowsOf(from) : windows;
  const isLost = rules.status(state) === 'lost' || rules.status(state) === 'over';
  const last = state.guesses.at(-1);
  for (const [place, window] of windows.entries()) {
    const isJudged = !isJudging || ms >= place * JUDGE + 90 || to.reducedMotion;
    const shown = isJudged ? window : (before[place] ?? window);
    drawDrum(
      to,
      drumRect(layout, place, windows.length),
      faceOf(state, place, shown, last, isJudged, isLost),
      {
        isSelected: place === ui.cursor && !isLost,
        isMisty: state.misty.includes(place),
        turn: !isJudging || to.reducedMotion ? 1 : turnAt(ms, place),
      },
    );
  }
}

/** How far a letter has turned over when it is judged: 0 edge on, 1 facing. */
function turnAt(ms: number, place: number): number {
  const part = Math.max(0, Math.min(1, (ms - place * JUDGE) / 180));
  return Math.abs(1 - 2 * ease.out(part)) || 0.05;
}

function faceOf(
  state: State,
  place: number,
  window: Window,
  last: string | undefined,
  isJudged: boolean,
  isLost: boolean,
): Face {
  const typed = state.typed.charAt(place);
  if (isLost) {
    const kind = isKnown(window) ? 'known' : 'missed';
    return { letter: state.answer.charAt(place), kind, window };
  }
  if (last !== undefined && !isJudged) return { letter: last.charAt(place), kind: 'typed', window };
  if (isKnown(window) && (typed === EMPTY || typed === letterOf(window[0])))
    return { letter: letterOf(window[0]), kind: 'known', window };
  if (typed !== EMPTY) return { letter: typed, kind: 'typed', window };
  if (last === undefined) return { letter: '', kind: 'empty', window };
  const way = wayOf(state, last, place);
  return { letter: last.charAt(place), kind: way === 'match' ? 'known' : way, window };
}

/** Feathers that are left, and the words that took the others. */
function drawQuills({ to, layout, state }: Frame): void {
  const looks = PLUMAGE.of(to);
  const wrong = state.guesses.filter((guess) => guess !== state.answer);
  const spent = FEATHERS - state.feathers;
  for (let index = 0; index < FEATHERS; index += 1) {
    const rect = quillRect(layout, index);
    const isSpent = index < spent;
    const word = isSpent ? wrong[index - (spent - wrong.length)] : undefined;
    const sway = to.reducedMotion || isSpent ? 0 : Math.sin(to.time * 2 + index) * 0.03;
    const { x, y } = middle(rect);
    const [wide, high] = [rect.width - 10, Math.min(62, rect.height - 8)];
    draw.stamped(
      to,
      `quill ${isSpent} ${wide.toFixed(0)}`,
      {
        x,
        y,
        width: rect.width + 10,
        height: rect.height + 20,
        rotate: sway,
        alpha: isSpent && word === undefined ? 0.4 : 1,
      },
      (c) => paintQuill(c, looks, wide, high, isSpent),
    );
    if (word === undefined) continue;
    draw.drawText(to.c, word.toUpperCase(), x + 6, y - 1, {
      size: to.readable(25),
      color: INK,
      weight: 700,
      wide: wide * 0.86,
      lines: 1,
    });
  }
}
