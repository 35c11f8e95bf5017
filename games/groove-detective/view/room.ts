import * as draw from '@playgrove/kit/draw';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import type { State } from '../rules/state.ts';
import { STEPS } from '../rules/state.ts';
import type { Layout } from './layout.ts';

const WALNUT = ['#8a5330', '#6b3c20', '#542c16'] as const;
const SLATS = 7;

/** The office at night, the machine on its desk and the paper of the waveform: what stands still. */
export function drawRoom(to: Surface, layout: Layout, { peaks, no }: State): void {
  const { machine, portrait } = layout;
  to.layer(`room ${no} ${peaks.join()} ${machine.y} ${portrait}`, (c, bleed) => {
    draw.sky(c, bleed, '#16505a', '#123a4c', '#141f3a');
    draw.glow(
      c,
      bleed,
      layout.hound.x,
      layout.hound.y - 120,
      '#ffc97a66',
      '#ffc97a18',
      '#ffc97a00',
    );
    paintWindow(c, layout.window);
    paintLight(c, layout);
    const desk = { ...bleed, y: machine.y + (portrait ? 26 : machine.height * 0.72) };
    draw.cover(
      c,
      { ...desk, height: bleed.y + bleed.height - desk.y },
      draw.down(c, desk.y, desk.y + 420, '#4a2a22', '#2a1620'),
    );
    draw.vignette(c, bleed, '#0a0f24', 0.45);
    paintMachine(c, machine);
  });
}

const BEAMS = ['#ff4f9a', '#ffd02e', '#3fd6cf', '#a552f5'] as const;

/** A case that is solved turns the office into a club: spotlights that swing with the beat. */
export function drawClub(to: Surface, { machine }: Layout, { phase, beat, ticks }: State): void {
  if (phase !== 'won') return;
  const { c, bleed } = to;
  const swing = to.reducedMotion ? 0 : Math.sin((beat / ticks / 2) * Math.PI);
  const foot = Math.max(machine.y, to.height * 0.4);
  c.globalCompositeOperation = 'lighter';
  for (const [at, color] of BEAMS.entries()) {
    const from = bleed.x + (bleed.width * (at + 0.5)) / BEAMS.length;
    const until = from + swing * (at % 2 === 0 ? 190 : -190);
    draw.fillPath(
      c,
      draw.down(c, bleed.y, foot, draw.fade(color, 0.5), draw.fade(color, 0)),
      (path) => {
        path.moveTo(from - 10, bleed.y);
        path.lineTo(from + 10, bleed.y);
        path.lineTo(until + 120, foot);
        path.lineTo(until - 120, foot);
      },
    );
  }
  c.globalCompositeOperation = 'source-over';
}

/** The city behind half-open blinds. */
function paintWindow(c: Context, { x, y, width, height }: Rect): void {
  if (height < 40) return;
  draw.rounded(c, x - 8, y - 8, width + 16, height + 16, 14, '#0b2730');
  draw.rounded(
    c,
    x,
    y,
    width,
    height,
    8,
    draw.down(c, y, y + height, '#23306b', '#5a3f86', '#d8748a'),
  );
  c.save();
  c.beginPath();
  c.rect(x, y, width, height);
  c.clip();
  draw.disc(c, x + width * 0.78, y + height * 0.34, Math.min(34, height * 0.16), '#ffeec2');
  for (let house = 0; house < 9; house += 1) {
    const tall = height * (0.24 + ((house * 37) % 29) / 70);
    const from = x + (house * width) / 9;
    c.fillStyle = '#191c45';
    c.fillRect(from, y + height - tall, width / 9 - 3, tall);
    c.fillStyle = '#ffd98a';
    for (let lit = 0; lit < 4; lit += 1)
      if ((house * 5 + lit * 3) % 4 < 2)
        c.fillRect(from + 8 + (lit % 2) * 18, y + height - tall + 12 + lit * 15, 8, 8);
  }
  const each = height / SLATS;
  for (let slat = 0; slat < SLATS; slat += 1) {
    c.fillStyle = draw.linear(
      c,
      0,
      y + slat * each,
      0,
      y + slat * each + each * 0.4,
      '#e6c48a',
      '#a9763f',
    );
    c.fillRect(x, y + slat * each, width, each * 0.34);
  }
  c.restore();
  draw.rim(c, '#e6c48a', 3, (path) => {
    path.moveTo(x + width * 0.16, y);
    path.lineTo(x + width * 0.16, y + height);
    path.moveTo(x + width * 0.84, y);
    path.lineTo(x + width * 0.84, y + height);
  });
}

/** The lamp over the detective, and its cone. */
function paintLight(c: Context, { hound }: Layout): void {
  const { x, y, scale } = hound;
  const shade = y - 300 * scale;
  draw.rim(c, '#081a20', 6 * scale, (path) => {
    path.moveTo(x, shade - 600);
    path.lineTo(x, shade - 20 * scale);
  });
  draw.fillPath(c, '#0b2730', (path) => {
    path.moveTo(x - 14 * scale, shade - 34 * scale);
    path.lineTo(x + 14 * scale, shade - 34 * scale);
    path.quadraticCurveTo(x + 66 * scale, shade - 26 * scale, x + 70 * scale, shade + 4 * scale);
    path.lineTo(x - 70 * scale, shade + 4 * scale);
    path.quadraticCurveTo(x - 66 * scale, shade - 26 * scale, x - 14 * scale, shade - 34 * scale);
  });
  draw.rounded(c, x - 62 * scale, shade + 2 * scale, 124 * scale, 9 * scale, 4 * scale, '#fff0b8');
  draw.fillPath(c, draw.down(c, y - 300 * scale, y, '#ffd98a55', '#ffd98a08'), (path) => {
    path.moveTo(x - 62 * scale, shade + 8 * scale);
    path.lineTo(x + 62 * scale, shade + 8 * scale);
    path.lineTo(x + 150 * scale, y);
    path.lineTo(x - 150 * scale, y);
  });
}

function paintMachine(c: Context, { x, y, width, height }: Rect): void {
  draw.contact(c, x + width / 2, y + height + 4, width * 0.5, 0.5);
  draw.rounded(c, x, y, width, height, 26, draw.linear(c, x, y, x, y + height, ...WALNUT));
  draw.rounded(
    c,
    x + 10,
    y + 8,
    width - 20,
    height - 18,
    18,
    draw.down(c, y, y + height, '#fbeed2', '#ecd5a6'),
  );
  draw.rim(c, '#2b1b4d55', 3);
}

/** By step: how high the waveform stands, in parts of the most rows. */
const SHAPE = [0.34, 1, 0.72, 0.86, 0.5, 0.6, 0.34, 0.22, 0.26, 0.12, 0.16, 0.08];

/** The waveform: each step's peak is as high as drums sound together. */
export function paintWave(c: Context, { width, height }: Rect, state: State): void {
  const most = state.rows.length;
  const each = width / STEPS;
  draw.rounded(c, -width / 2, -height / 2, width, height, 14, '#0d2429');
  draw.rim(c, '#2b1b4d', 4);
  // The lower part of the screen is for the numbers.
  const room = (height - 46) / 2;
  const middle = -height / 2 + 8 + room;
  c.fillStyle = draw.fade('#7fe3d4', 0.28);
  for (let level = 1; level <= most; level += 1)
    c.fillRect(-width / 2 + 6, middle - (room * level) / most, width - 12, 1.5);
  for (let step = 0; step < STEPS; step += 1) {
    const peak = state.peaks[step] ?? 0;
    const from = -width / 2 + step * each;
    if (step % 2 === 0) {
      c.fillStyle = '#ffffff0d';
      c.fillRect(from, -height / 2 + 4, each, height - 8);
    }
    const bar = (each - 14) / SHAPE.length;
    c.fillStyle = draw.linear(
      c,
      0,
      middle - room,
      0,
      middle + room,
      '#ffe08a',
      '#ff9a3c',
      '#ffe08a',
    );
    for (const [at, part] of SHAPE.entries()) {
      const high = peak <= 0 ? 2 : Math.max(3, (room * peak * part) / most);
      c.fillRect(from + 8 + at * bar, middle - high, bar * 0.68, high * 2);
    }
    if (peak < 0) paintStain(c, from + each / 2, middle, Math.min(each * 0.46, room * 0.98));
  }
  c.fillStyle = draw.fade('#ffe08a', 0.6);
  c.fillRect(-width / 2 + 6, middle - 1, width - 12, 1.5);
}

/** A coffee ring that hides a peak. */
function paintStain(c: Context, x: number, y: number, r: number): void {
  draw.disc(c, x, y, r, '#5a331df2');
  draw.rim(c, '#8d5a34', r * 0.18, (path) => path.arc(x, y, r * 0.86, 0.5, 6.1));
  draw.disc(c, x + r * 0.9, y + r * 0.7, r * 0.14, '#5a331d');
  draw.disc(c, x - r * 0.98, y - r * 0.5, r * 0.1, '#5a331d');
}
