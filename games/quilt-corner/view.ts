import type { Picked } from '@playgrove/kit/draw/controls';
import { defineGame, type Motion, type View } from '@playgrove/kit/runtime';
import { rules, type Input } from './rules.ts';
import { SIDE } from './rules/board.ts';
import type { State } from './rules/state.ts';
import { FEEL } from './view/feel.ts';
import { hands, sew } from './view/hands.ts';
import { CELL, layoutOf, RAIL, toWorld, worldFor, type Layout } from './view/layout.ts';
import { drawFrame, drawGhost, drawQuilt } from './view/quilt.ts';
import { drawCat, drawRoom } from './view/room.ts';
import { cueTime, lengthOf, moveOf } from './view/timeline.ts';
import { drawDragged, drawHand, drawTray, followTray } from './view/tray.ts';
import { freshUi, ghostOf, type Ui } from './view/ui.ts';

/** Seconds that the cat is glad. */
const JOY = 1.2;
const TURN = 160;

const view: View<State, Input, Ui> = {
  hud: 'above',
  feel: FEEL,
  music: { mood: 'calm', seed: 27 },
  world: (aspect) => worldFor(aspect),
  ui: () => freshUi(),

  slide(from, to) {
    const last = moveOf(from, to);
    return last ? lengthOf(last) : TURN;
  },
  delay: (cue, _, { to }) => (to.last ? cueTime(cue, to.last) : 0),
  place: (at, _, __, to) => toWorld(layoutOf(to), at),

  ...hands,

  draw(to, state, ui, motion) {
    const layout = layoutOf(to);
    const picked = sew.picked(state, ui, to);
    follow(ui, layout, state, motion, picked);
    const moving = motion.part < 1 && moveOf(motion.from, state) !== null;
    drawRoom(to, layout);
    drawFrame(to, layout, state.cells);
    drawTray(to, layout);
    drawCat(to, layout, ui.gaze, ui.joy);
    drawQuilt(to, state, ui, layout, motion);
    if (!moving || picked?.by === 'drag') drawGhost(to, layout, ghostOf(state, ui, picked));
    drawHand(to, state, ui, layout, motion, picked);
    drawDragged(to, state, layout, picked);
  },

  hinted(hint, _, ui) {
    ui.hint = hint?.input;
    sew.clear(ui);
  },

  /** The quilt and the hand stay in sight under a hint. */
  busy(_, __, to) {
    const layout = layoutOf(to);
    const side = CELL * SIDE + RAIL * 2;
    return [{ x: layout.x - RAIL, y: layout.y - RAIL, width: side, height: side }, layout.tray];
  },

  how: async () => (await import('./how.ts')).how,

  chips({ goal, left, combo }) {
    return [
      ...(goal === 'endless'
        ? []
        : [
            {
              id: 'left',
              label: 'chip.left',
              text: String(left),
              icon: 'move',
              tone: left <= 6 ? 'warn' : 'plain',
            } as const,
          ]),
      ...(combo >= 2
        ? [
            {
              id: 'combo',
              label: 'chip.combo',
              text: `×${combo}`,
              icon: 'flame',
              tone: 'good',
            } as const,
          ]
        : []),
    ];
  },

  say(state, ui, to) {
    const picked = sew.picked(state, ui, to);
    const ghost = picked?.by === 'keys' ? ghostOf(state, ui, picked) : undefined;
    if (ghost) {
      return {
        key: ghost.result ? 'say.fits' : 'say.taken',
        values: {
          patch: ghost.slot + 1,
          cells: ghost.patch.cells.length,
          row: Math.floor(ghost.at / SIDE) + 1,
          column: (ghost.at % SIDE) + 1,
          lines: ghost.result?.lines.length ?? 0,
        },
      };
    }
    const { goal, left, score, done, target, lines } = state;
    if (goal === 'endless') return { key: 'say.endless', values: { lines, score } };
    return { key: 'say.quest', values: { left, now: Math.min(done, target), target, score } };
  },

  shareText: ({ lines, motifs, best }) =>
    `🧵 ${lines}  🌼 ${motifs}  🪡 ${best}\n${'🟥🟦🟨🟩🟪'.repeat(2).slice(0, Math.min(10, 1 + Math.floor(lines / 3)) * 2)}`,
};

/** Passes display time, and lets the cat look where something happens. */
function follow(
  ui: Ui,
  layout: Layout,
  state: State,
  motion: Motion<State>,
  picked: Picked | undefined,
): void {
  const { dt, part } = motion;
  followTray(ui, dt);
  ui.joy = Math.max(0, ui.joy - dt);
  const last = part < 1 ? moveOf(motion.from, state) : null;
  if (last && last.lines.length > 0) ui.joy = JOY;
  const quilt = { x: layout.x + (CELL * SIDE) / 2, y: layout.y + (CELL * SIDE) / 2 };
  const aim = picked?.middle ?? quilt;
  const by = Math.min(1, dt * 10);
  ui.gaze = { x: ui.gaze.x + (aim.x - ui.gaze.x) * by, y: ui.gaze.y + (aim.y - ui.gaze.y) * by };
}

export default defineGame(rules, view);
