import * as draw from '@playgrove/kit/draw';
import { ease, type Surface, type Context } from '@playgrove/kit/runtime';
import { briefOf, POSE_NAMES, STOPS, type State } from '../rules.ts';
import { drawStep, drawStill, drawTurn } from './walkers.ts';
import { note, ringed, sheet } from './parts.ts';
import { hall } from './booth.ts';
import { HELD } from './pace.ts';
import type { Ui } from './state.ts';
import { stickPose } from './thumb.ts';
import { middleOf, poseBox } from './layout.ts';

/** Seconds from a step into a pose. */
const TURN = 0.12;
/** Double steps on the whole walk, and pictures of each: drawn on twos, like a cartoon. */
const STEPS = 9;
const FRAMES = 10;

export function drawRunway(to: Surface, state: State, ui: Ui): void {
  const { width, height } = ui;
  to.layer(`hall ${width} ${height}`, (c) => hall(c, to.bleed, width, height));
  const floor = height * 0.4;
  const near = height - 124;
  const part = ease.inOut(ui.walked) * 0.6 + ui.walked * 0.4;
  const y = floor + (near - floor) * (0.12 + 0.88 * part * part);
  const most = Math.min((height - 178) / 560, width / 260);
  const size = most * (0.3 + 0.7 * part);
  const since = state.poses.length > 0 ? ui.show.flash.value : 9;
  const waiting = ui.walked >= (state.poses.length + 1) / STOPS - 0.001;
  if (since < TURN) drawTurn(to, state, since / TURN, y, size);
  else if (since < HELD || waiting || to.reducedMotion) drawStill(to, state, since < HELD, y, size);
  else {
    const step = Math.floor(ui.walked * STEPS * FRAMES) % FRAMES;
    drawStep(to, state, step / FRAMES, y, { most, near: size / most });
  }
  flashes(to, since);
  drawPoses(to, state, ui);
}

function flashes({ c, width, height, reducedMotion }: Surface, age: number): void {
  if (age > 0.7) return;
  for (let spot = 0; spot < (reducedMotion ? 3 : 9); spot += 1) {
    const part = age * 2.4 - (spot % 4) * 0.22;
    if (part < 0 || part > 1) continue;
    const side = spot % 2 === 0 ? -1 : 1;
    const x = width / 2 + side * width * (0.24 + ((spot * 0.37) % 1) * 0.26);
    const y = height * (0.48 + ((spot * 0.61) % 1) * 0.36);
    draw.star(c, x, y, 30 * (1 - part * 0.5), draw.fade('#ffffff', 1 - part), 0, 4);
  }
}

function drawPoses(to: Surface, state: State, ui: Ui): void {
  const { c } = to;
  for (let stop = 0; stop < STOPS; stop += 1) {
    const light = stop < state.poses.length ? draw.PALETTE.yellow : '#ffffff55';
    draw.star(c, ui.width / 2 + (stop - 1) * 30, 24, 12, light);
  }
  const first = poseBox(ui.width, ui.height, 0);
  const prompt = to.words('runway.prompt', { count: state.poses.length + 1, most: STOPS });
  note(c, prompt, ui.width / 2, first.y - 22, 124, 16);
  const wanted = briefOf(state)?.pose;
  POSE_NAMES.forEach((name, index) => {
    const box = poseBox(ui.width, ui.height, index);
    const { x, y } = middleOf(box);
    const used = state.poses.includes(name);
    const face = used ? '#c9b8dd' : name === wanted ? draw.PALETTE.yellow : draw.PALETTE.cream;
    const paint = (on: Context): void => {
      sheet(on, { x: -box.w / 2, y: -box.h / 2, w: box.w, h: box.h - 3 }, face, 3, 12);
      stickPose(on, name, [0, box.h / 2 - 13, box.h - 22], used ? '#8d7aa8' : '#7338e8');
    };
    to.stamp(`pose ${name} ${face} ${box.w}`, box.w + 4, box.h + 8, paint, x, y);
    if (ui.focused && ui.focus % POSE_NAMES.length === index) ringed(c, box);
  });
}
