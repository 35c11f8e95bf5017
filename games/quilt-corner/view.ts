import { createRng } from '@playgrove/kit/core';
import {
  defineGame,
  type Coach,
  type Motion,
  type PadButton,
  type View,
} from '@playgrove/kit/runtime';
import { rules, type Input } from './rules.ts';
import { SIDE } from './rules/board.ts';
import { choose } from './rules/choose.ts';
import { patchFor } from './rules/patches.ts';
import type { State } from './rules/state.ts';
import { FEEL } from './view/feel.ts';
import { read } from './view/hands.ts';
import {
  CELL,
  fingerFor,
  layoutOf,
  RAIL,
  restOf,
  toWorld,
  worldFor,
  type Layout,
} from './view/layout.ts';
import { drawFrame, drawGhost, drawQuilt } from './view/quilt.ts';
import { drawCat, drawRoom } from './view/room.ts';
import { cueTime, lengthOf, moveOf } from './view/timeline.ts';
import { drawDragged, drawHand, drawTray, followTray } from './view/tray.ts';
import { clampedCursor, freshUi, ghostOf, type Ui } from './view/ui.ts';

/** Seconds that the cat is glad. */
const JOY = 1.2;
/** How keenly the ghost hand looks for a place. */
const TEACHER = 0.95;
const TURN = 160;

const view: View<State, Input, Ui> = {
  hud: 'above',
  feel: FEEL,
  music: { mood: 'calm', seed: 27 },
  keys: ['1', '2', '3'],
  world: (aspect) => worldFor(aspect),
  ui: () => freshUi(),

  slide(from, to) {
    const last = moveOf(from, to);
    return last ? lengthOf(last) : TURN;
  },
  delay: (cue, _, { to }) => (to.last ? cueTime(cue, to.last) : 0),
  place: (at, _, __, to) => toWorld(layoutOf(to), at),

  read,

  draw(to, state, ui, motion) {
    const layout = layoutOf(to);
    ui.layout = layout;
    follow(ui, layout, state, motion);
    const moving = motion.part < 1 && moveOf(motion.from, state) !== null;
    drawRoom(to, layout);
    drawFrame(to, layout, state.cells);
    drawTray(to, layout);
    drawCat(to, layout, ui.gaze, ui.joy);
    drawQuilt(to, state, ui, layout, motion);
    if (!moving || ui.drag) drawGhost(to, layout, ghostOf(state, ui, layout));
    drawHand(to, state, ui, layout, motion);
    drawDragged(to, state, ui, layout);
  },

  coach(state, ui, device): Coach | 'wait' | undefined {
    const { layout } = ui;
    if (!layout || rules.status(state) !== 'playing') return undefined;
    if (ui.drag) return 'wait';
    const keyed = device === 'keyboard' || device === 'gamepad';
    const seen = keyed && ui.keys && state.hand[ui.chosen] ? ui.chosen : undefined;
    const hand = state.hand.map((held, slot) =>
      seen === undefined || seen === slot ? held : null,
    );
    const input = choose({ ...state, hand }, createRng('coach'), TEACHER);
    const slot = Math.floor((input ?? 0) / SIDE ** 2);
    const held = state.hand[slot];
    if (input === undefined || !held) return undefined;
    const at = input % SIDE ** 2;
    const patch = patchFor(held.shape);
    const middle = {
      x: layout.x + ((at % SIDE) + patch.width / 2) * CELL,
      y: layout.y + (Math.floor(at / SIDE) + patch.height / 2) * CELL,
    };
    const { x, y } = restOf(layout, slot, patch);
    return {
      kind: 'swipe',
      from: { x, y },
      to: fingerFor(layout, patch, middle),
      keys: seen === undefined ? ['a'] : keysTo(clampedCursor(patch, ui.cursor), at),
    };
  },

  hinted(hint, _, ui) {
    ui.hint = hint?.input;
    if (hint) ui.keys = false;
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

  say(state, ui) {
    const { layout } = ui;
    const ghost = ui.keys && layout ? ghostOf(state, ui, layout) : undefined;
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

/** Arrow keys from one cell to another, and the key that sews. */
function keysTo(from: number, to: number): PadButton[] {
  const across = (to % SIDE) - (from % SIDE);
  const along = Math.floor(to / SIDE) - Math.floor(from / SIDE);
  return [
    ...Array.from({ length: Math.abs(across) }, (): PadButton => (across > 0 ? 'right' : 'left')),
    ...Array.from({ length: Math.abs(along) }, (): PadButton => (along > 0 ? 'down' : 'up')),
    'a',
  ];
}

/** Passes display time, and lets the cat look where something happens. */
function follow(ui: Ui, layout: Layout, state: State, motion: Motion<State>): void {
  const { dt, part } = motion;
  followTray(ui, dt);
  ui.joy = Math.max(0, ui.joy - dt);
  const last = part < 1 ? moveOf(motion.from, state) : null;
  if (last && last.lines.length > 0) ui.joy = JOY;
  const quilt = { x: layout.x + (CELL * SIDE) / 2, y: layout.y + (CELL * SIDE) / 2 };
  const aim = ui.drag?.finger ?? quilt;
  const by = Math.min(1, dt * 10);
  ui.gaze = { x: ui.gaze.x + (aim.x - ui.gaze.x) * by, y: ui.gaze.y + (aim.y - ui.gaze.y) * by };
}

export default defineGame(rules, view);
