import * as draw from '@playgrove/kit/draw';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import { DRUMS, has, hitsOf, STEPS, type State } from '../rules/state.ts';
import { recordsOf } from '../rules/jukebox.ts';
import { LISTEN, padRect, type Layout } from './layout.ts';
import { paintWave } from './room.ts';
import { COLORS, SIGNS, SOFT } from './shapes.ts';
import { listenable } from './boards.ts';
import type { Ui } from './ui.ts';

const INK = draw.PALETTE.ink;
const GOOD = '#157a3c';
const BAD = '#b3202c';

/** The step that sounds now; −1 while nothing plays. */
export function stepNow({ heard, beat, ticks }: State): number {
  return heard === 'off' || beat < 0 ? -1 : Math.floor(beat / ticks);
}

/** The waveform with its playhead. */
export function drawScreen(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const { screen } = layout;
  const { x, y, width, height } = screen;
  if (state.mode === 'jukebox') {
    drawPlate(to, layout, state);
    return;
  }
  const key = `wave ${state.peaks.join()} ${state.rows.length} ${width} ${height}`;
  to.stamp(
    key,
    width + 8,
    height + 8,
    (c) => paintWave(c, screen, state),
    x + width / 2,
    y + height / 2,
  );
  const { c } = to;
  const each = width / STEPS;
  const size = to.readable(26);
  for (const [step, peak] of state.peaks.entries()) {
    const text = peak < 0 ? '?' : String(peak);
    const color = peak === 0 ? '#7fb8b0' : '#ffe9b0';
    draw.drawText(c, text, x + (step + 0.5) * each, y + height - 20, { size, color });
  }
  const now = stepNow(state);
  if (now < 0) return;
  const part = state.beat / (STEPS * state.ticks);
  if (state.heard === 'case') {
    c.fillStyle = draw.fade('#fff3c4', 0.14 + ui.loud * 0.2);
    c.fillRect(x + now * each, y + 3, each, height - 6);
  }
  const at = x + part * width;
  draw.line(c, [at, y + 6, at, y + height - 6], 5, '#fffdf2');
}

/** The playhead over the rows, so that ears find the step. */
export function drawHead(to: Surface, { screen, rows }: Layout, state: State): void {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || stepNow(state) < 0) return;
  const at = screen.x + (state.beat / (STEPS * state.ticks)) * screen.width;
  const until = last.pads.y + last.pads.height;
  draw.line(to.c, [at, first.pads.y, at, until], 4, draw.fade(INK, 0.3));
}

/** The jukebox shows its tempo lights instead of a waveform. */
function drawPlate(to: Surface, { screen }: Layout, state: State): void {
  const { x, y, width, height } = screen;
  const { c } = to;
  draw.rounded(c, x, y, width, height, 14, '#0d2429');
  const now = stepNow(state);
  const each = width / STEPS;
  for (let step = 0; step < STEPS; step += 1) {
    const lit = step === now;
    const r = Math.min(each, height) * (lit ? 0.32 : 0.24);
    draw.disc(c, x + (step + 0.5) * each, y + height / 2, r, lit ? '#ffd02e' : '#24505a');
    draw.ring(c, x + (step + 0.5) * each, y + height / 2, r, 4, lit ? '#fff6c8' : '#3b7480');
  }
}

/** Every row: its name, what is known of it, and its pads. */
export function drawRows(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const checked = ui.review === undefined ? undefined : state.checks[ui.review];
  const now = stepNow(state);
  for (const row of state.rows.keys()) {
    drawStrip(to, layout, state, ui, row);
    const mask = checked?.masks[row] ?? state.rows[row]?.mine ?? 0;
    for (let step = 0; step < STEPS; step += 1)
      drawPad(to, layout, state, ui, { row, step, on: has(mask, step), now: step === now });
  }
  const { hint } = ui;
  if (hint && hint.y >= 0) {
    const { x, y, width, height } = padRect(layout, hint.y, hint.x);
    const pulse = to.reducedMotion ? 0 : Math.sin(to.time * 6) * 3;
    draw.rim(to.c, INK, 11, (path) =>
      path.roundRect(x + 2 - pulse, y - pulse, width - 4 + pulse * 2, height + pulse * 2, 18),
    );
    draw.rim(to.c, '#ffd02e', 6);
  }
}

type Pad = {
  readonly row: number;
  readonly step: number;
  readonly on: boolean;
  readonly now: boolean;
};

function drawPad(to: Surface, layout: Layout, state: State, ui: Ui, pad: Pad): void {
  const { row, step, on, now } = pad;
  const { x, y, width, height } = padRect(layout, row, step);
  const one = state.rows[row];
  if (!one) return;
  const ended = state.phase !== 'play';
  const silent = state.mode === 'case' && state.peaks[step] === 0;
  const kind = silent ? 'silent' : on ? 'on' : 'off';
  const [cx, cy] = [x + width / 2, y + height / 2];
  const bright = step % 2 === 0 ? 'a' : 'b';
  const alpha = ui.review === undefined || one.locked ? 1 : 0.62;
  const key = `pad ${kind} ${kind === 'on' ? row : bright} ${width.toFixed(1)} ${height.toFixed(1)}`;
  const hops = on && now && state.heard === 'mine' && !to.reducedMotion;
  const grown = hops ? 1 + (ui.bounce[row] ?? 0) * 0.09 : 1;
  to.stamp(
    key,
    width,
    height,
    (c) => paintPad(c, width, height, kind, row, bright === 'a'),
    cx,
    cy,
    {
      alpha,
      scaleX: grown,
      scaleY: grown,
    },
  );
  const { c } = to;
  if (wasSet(state, ui, row, step)) {
    draw.disc(c, cx, y + 17, 8, '#fffdf2');
    draw.ring(c, cx, y + 17, 8, 4, INK);
  }
  if (ended) drawTruth(c, cx, cy, Math.min(width, height), has(one.truth, step), on, now);
  else if (now && state.heard === 'mine' && !silent) {
    draw.rim(c, '#fffdf2', 4, (path) => path.roundRect(x + 5, y + 3, width - 10, height - 8, 14));
  }
}

/** Whether the last check had a hit here, in a row that has been changed since. */
function wasSet({ rows, checks, phase }: State, ui: Ui, row: number, step: number): boolean {
  const before = checks.at(-1)?.masks[row];
  if (phase !== 'play' || before === undefined || ui.review !== undefined) return false;
  return before !== rows[row]?.mine && has(before, step);
}

/** At the end: which hits were missing, and which were wrong. */
function drawTruth(
  c: Context,
  x: number,
  y: number,
  size: number,
  truth: boolean,
  on: boolean,
  now: boolean,
): void {
  if (truth && !on) draw.ring(c, x, y, size * 0.28, size * 0.1, BAD);
  if (!truth && on) {
    const r = size * 0.24;
    draw.line(c, [x - r, y - r, x + r, y + r], size * 0.12, INK);
    draw.line(c, [x - r, y + r, x + r, y - r], size * 0.12, INK);
  }
  if (truth && now) draw.ring(c, x, y, size * 0.4, size * 0.09, '#fff6c8');
}

function paintPad(
  c: Context,
  width: number,
  height: number,
  kind: 'silent' | 'on' | 'off',
  row: number,
  bright: boolean,
): void {
  const [w, h] = [width - 8, height - 6];
  const [left, top] = [-w / 2, -h / 2];
  const r = Math.min(16, w * 0.2);
  if (kind === 'silent') {
    draw.line(c, [-w * 0.2, 0, w * 0.2, 0], 5, '#c0a578');
    return;
  }
  const on = kind === 'on';
  const color = COLORS[row] ?? INK;
  const face = on ? color : bright ? '#d5bd8d' : '#c9ad78';
  draw.rounded(c, left, top + 5, w, h - 2, r, on ? draw.shade(color, 0.5) : '#a18455');
  draw.rounded(
    c,
    left,
    top,
    w,
    h - (on ? 4 : 7),
    r,
    on ? draw.down(c, top, top + h, SOFT[row] ?? face, face, face) : face,
  );
  draw.rim(c, on ? INK : '#8a6d42', 3);
  if (!on) {
    draw.rounded(c, left + 6, top + 5, w - 12, h * 0.2, r * 0.6, '#ffffff44');
    return;
  }
  const size = Math.min(w, h) / 150;
  draw.place(c, 0, -1, () => draw.drawPath(c, SIGNS[row] ?? '', { fill: '#ffffff' }), 0, size);
}

/** A row's name, how many of its hits are set, and what the last check said. */
function drawStrip(to: Surface, layout: Layout, state: State, ui: Ui, row: number): void {
  const strip = layout.rows[row]?.strip;
  const one = state.rows[row];
  if (!strip || !one) return;
  const { c, portrait } = to;
  const color = COLORS[row] ?? INK;
  const tall = Math.min(strip.height, 54);
  const middle = portrait ? strip.y + strip.height / 2 : strip.y + Math.min(34, strip.height * 0.3);
  const bounce = to.reducedMotion ? 0 : (ui.bounce[row] ?? 0);
  const side = tall * 0.8 * (1 + bounce * 0.14);
  const from = strip.x + 8;
  to.stamp(`sign ${row}`, 110, 110, (on) => paintSign(on, row), from + side / 2, middle, {
    scaleX: side / 104,
    scaleY: side / 104,
  });
  const size = to.readable(portrait ? 28 : 26);
  draw.drawText(c, to.words(`row.${DRUMS[row]}`), from + side + 10, middle, {
    size,
    color: draw.shade(color, 0.42),
    align: 'left',
    weight: 700,
    wide: portrait ? 130 : strip.width - side - 30,
    lines: 1,
  });
  if (listenable(state, row)) drawListen(to, strip, middle, state.solo === row);
  const low = portrait ? middle : strip.y + Math.min(strip.height - 24, strip.height * 0.72);
  const [x, align] = portrait
    ? [strip.x + strip.width - 12, 'right' as const]
    : [from, 'left' as const];
  if (state.mode === 'jukebox') {
    const record = recordsOf(state)[state.picks[row] ?? -1];
    const text = record ? recordText(to, record.no) : to.words('mix.own');
    draw.drawText(c, `⟳ ${text}`, x, low, {
      size: to.readable(25),
      color: INK,
      align,
      wide: portrait ? 420 : strip.width - 14,
      lines: 1,
    });
    return;
  }
  drawCount(to, state, ui, row, x, low, align);
}

/** What a press on a row's name does: a word on portrait screens, a note on others. */
function drawListen(to: Surface, strip: Rect, y: number, on: boolean): void {
  const width = to.portrait ? 132 : 44;
  const x = to.portrait ? strip.x + LISTEN - width : strip.x + strip.width - width - 4;
  draw.rounded(to.c, x, y - 20, width, 40, 20, on ? INK : '#fff6e3');
  draw.rim(to.c, INK, 3);
  const size = to.readable(25);
  // On the smallest screens the word has no room at a size that can be read.
  const text = to.portrait && size < 34 ? `♪ ${to.words('listen.short')}` : '♪';
  const color = on ? '#ffffff' : INK;
  draw.drawText(to.c, text, x + width / 2, y, { size, color, wide: width - 12 });
}

const recordText = (to: Surface, no: number): string =>
  no === 0 ? to.words('mix.house') : to.words('mix.case', { no });

function drawCount(
  to: Surface,
  state: State,
  ui: Ui,
  row: number,
  x: number,
  y: number,
  align: 'left' | 'right',
): void {
  const { c } = to;
  const one = state.rows[row];
  if (!one) return;
  const size = to.readable(26);
  const total = hitsOf(one.truth);
  if (one.locked) {
    const pop = to.reducedMotion ? 1 : 1 + Math.max(0, 0.4 - (ui.found[row] ?? 9)) * 0.9;
    draw.drawText(c, `✓ ${to.words('row.found')}`, x, y, {
      size: size * pop,
      color: GOOD,
      align,
      weight: 700,
    });
    return;
  }
  const at = ui.review ?? state.checks.length - 1;
  const checked = state.checks[at];
  const set = hitsOf(ui.review === undefined ? one.mine : (checked?.masks[row] ?? 0));
  const hits = to.words('row.hits', { set, total });
  if (!checked) {
    draw.drawText(c, hits, x, y, { size, color: set > total ? BAD : INK, align });
    return;
  }
  const right = checked.right[row] ?? 0;
  const isOld = ui.review === undefined && one.mine !== checked.masks[row];
  const was = to.words(isOld ? 'row.was' : 'row.right', { right, total });
  const color = isOld ? INK : right > 0 ? GOOD : BAD;
  const wide = to.portrait ? 240 : 180;
  draw.drawText(c, was, x, y, { size, color, align, weight: isOld ? 600 : 700, wide, lines: 1 });
  if (!to.portrait) return;
  draw.drawText(c, hits, x - 270, y, { size, color: set > total ? BAD : INK, align });
}

function paintSign(c: Context, row: number): void {
  const color = COLORS[row] ?? INK;
  draw.rounded(c, -48, -48, 96, 96, 24, draw.down(c, -48, 48, SOFT[row] ?? color, color));
  draw.rim(c, INK, 6);
  draw.place(c, 0, 0, () => draw.drawPath(c, SIGNS[row] ?? '', { fill: '#ffffff' }), 0, 0.72);
}
