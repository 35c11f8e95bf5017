import * as draw from '@playgrove/kit/draw';
import {
  defineGame,
  type Motion,
  type Rect,
  type Surface,
  type View,
} from '@playgrove/kit/runtime';
import { rules, verdictOf, type Input, type State } from './rules.ts';
import { PAINTS } from './rules/palette.ts';
import { lookOf } from './rules/reference.ts';
import { drawFace, paintPerson } from './view/face.ts';
import { buttonsOf, drawButton } from './view/buttons.ts';
import { FEEL } from './view/feel.ts';
import { later } from './view/later.ts';
import { worldFor, type Layout } from './view/layout.ts';
import { keepUp } from './view/picture.ts';
import { fall } from './view/brush.ts';
import { KEYS, opens, read } from './view/read.ts';
import { paintScene } from './view/scene.ts';
import { sheet } from './view/parts.ts';
import {
  freshUi,
  goOn,
  layoutFor,
  LINE,
  partNow,
  SWEEP,
  stepBack,
  throughStencil,
  watch,
  type Ui,
} from './view/ui.ts';

const STAR = 300;
/** Seconds for which a model beams over a step that is done. */
const BEAMS = 0.9;
/** Seconds for which a step that was painted over says so. */
const OOPS = 2;

/** Keeps display time and follows the position. */
function follow(ui: Ui, state: State, motion: Motion<State>, to: Surface): void {
  const { dt } = motion;
  if (ui.phase !== state.phase) {
    if (state.phase === 'shown') {
      ui.split = 0.1;
      ui.map = false;
      ui.focus = 9;
    }
    // What is shown stays as it is when the game ends under it.
    if (state.phase !== 'done') ui.age = 0;
    ui.phase = state.phase;
    ui.sliding = false;
    ui.hover = undefined;
  }
  const { face } = layoutFor(to, state);
  // The first frame is not made to wait for bitmaps that nothing is painted on.
  const waits = ui.age === 0 && state.strokes.length === 0 && ui.picture.person < 0;
  const isNew = !waits && keepUp(ui.picture, state, face.scale * to.px * 2);
  if (isNew) ui.falling = [];
  if (ui.seen !== state.strokes.length) {
    if (ui.seen < state.strokes.length) {
      goOn(ui, state);
      for (const { name, value } of motion.cues) {
        if (name === 'part' || name === 'clean') ui.joy = BEAMS;
        if (name === 'spoiled') Object.assign(ui, { spoilt: value ?? -1, oops: OOPS });
      }
    } else if (state.look >= 0) stepBack(ui, state);
    ui.seen = state.strokes.length;
  }
  ui.age += dt;
  ui.guided += dt;
  ui.joy = Math.max(0, ui.joy - dt);
  ui.pace *= Math.max(0, 1 - dt * 7);
  const lies = throughStencil(ui) && state.phase === 'paint' ? 1 : 0;
  ui.stencilIn = to.reducedMotion
    ? lies
    : ui.stencilIn + (lies - ui.stencilIn) * Math.min(1, dt * 9);
  fall(ui, dt);
  watch(ui, state, dt);
}

function packOf(state: State): string {
  return state.look < 0 ? 'studio' : lookOf(state.look).pack.id;
}

function drawBack(to: Surface, state: State, at: Layout): void {
  const { width, height } = to;
  const place = `${at.face.x.toFixed(0)} ${at.face.y.toFixed(0)} ${at.panel.y.toFixed(0)}`;
  to.layer(
    `back ${packOf(state)} ${state.person} ${width.toFixed(0)} ${height.toFixed(0)} ${place}`,
    (c, bleed) => {
      paintScene(c, bleed, packOf(state), at.face);
      paintPerson(c, state.person, at.face);
      paintPanel(c, at, bleed);
    },
  );
}

/** The wooden case that tools and pots lie in. */
function paintPanel(c: CanvasRenderingContext2D, { panel, wide }: Layout, bleed: Rect): void {
  const foot = bleed.y + bleed.height - panel.y + 20;
  const box = wide ? panel : { ...panel, x: bleed.x - 4, width: bleed.width + 8, height: foot };
  sheet(c, box, '#f3dcb8', wide ? 22 : 18, 3.5);
  const { x, y, width, height } = box;
  draw.rounded(c, x + 8, y + 8, width - 16, Math.max(4, height - 18), 12, '#fff3dc');
}

function drawPainting(to: Surface, state: State, ui: Ui): void {
  const at = layoutFor(to, state);
  drawBack(to, state, at);
  drawFace(to, state, ui, at.face);
  const late = later();
  late?.drawOver(to, state, ui, at);
  for (const button of buttonsOf(state, ui, at)) drawButton(to, button);
  late?.drawBeside(to, state, ui, at);
}

const view: View<State, Input, Ui> = {
  hud: 'above',
  hidesScore: true,
  keys: KEYS,
  feel: FEEL,
  music: { mood: 'happy', seed: 412 },
  world: (_aspect, _state, room) => worldFor(room),
  ui: freshUi,
  read,
  opens,
  how: async () => (await import('./how.ts')).how,

  draw(to, state, ui, motion) {
    follow(ui, state, motion, to);
    if (state.phase === 'paint') {
      drawPainting(to, state, ui);
      return;
    }
    const at = layoutFor(to, state);
    drawBack(to, state, at);
    const late = later();
    if (late) late.drawVerdict(to, state, ui);
    else drawFace(to, state, ui, at.face);
  },

  slide: (from, to) =>
    from.phase === 'paint' && to.phase === 'shown' ? SWEEP + LINE * 3 + STAR * 5 : 120,

  delay({ name, stage = 0 }) {
    if (name === 'line') return SWEEP + (stage - 1) * LINE;
    if (name === 'star') return SWEEP + LINE * 3 + (stage - 4) * STAR;
    if (name === 'unlock' || name === 'flawless') return SWEEP + LINE * 3 + STAR * 4;
    return 0;
  },

  place(at, state, _ui, to) {
    const { face } = layoutFor(to, state);
    return { x: face.x + at.x * face.scale, y: face.y + at.y * face.scale };
  },

  coach: (state, ui, _device, to) => later()?.coach(state, ui, to),

  say(state, ui) {
    if (state.look < 0) return { key: 'say.studio' };
    const verdict = verdictOf(state);
    if (state.phase !== 'paint' && verdict) {
      const { cover, color, neat, total } = verdict;
      return { key: 'say.verdict', values: { cover, color, neat, total } };
    }
    const part = partNow(ui, state);
    const right = verdict?.parts[ui.step]?.right ?? 0;
    return {
      key: 'say.step',
      values: {
        step: ui.step + 1,
        of: lookOf(state.look).parts.length,
        part: Math.round(right * 100),
        color: part ? (PAINTS[part.paint - 1]?.[0] ?? '') : '',
      },
    };
  },

  shareText: (state) => later()?.shareText(state) ?? '🎨',

  voices: (_state, ui) =>
    [
      {
        id: 'hand',
        // Rises as the step fills, and scratches over the edge.
        kind: ui.spill > 0 ? ('skid' as const) : ('wind' as const),
        pitch: ui.tool === 'pour' ? 5 : 2 + 2 * (ui.live?.right ?? 0),
        gain: 0.03 + 0.2 * ui.pace,
      },
    ].filter(() => ui.live),
};

export default defineGame(rules, view);
