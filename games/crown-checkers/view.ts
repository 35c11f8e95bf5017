import { defineGame, type Chip, type Coach, type View } from '@playgrove/kit/runtime';
import { EIGHT, fieldFor, pointOf } from './rules/board.ts';
import { rules, type Input, type State } from './rules.ts';
import { MAX_QUIET } from './rules/state.ts';
import { drawBoard, planFor } from './view/board.ts';
import { drawButtons } from './view/buttons.ts';
import { boardsOf, sayingOf } from './view/cells.ts';
import { drawCompany } from './view/company.ts';
import { FEEL } from './view/feel.ts';
import { BOARD, layoutOf, middleOf, worldFor } from './view/layout.ts';
import { paintPlace } from './view/place.ts';
import { SETS } from './view/sets.ts';
import { CROWN, HOP, STEP } from './view/timing.ts';
import { firstOf, follow, freshUi, goesOn, openTo, readEvent, type Ui } from './view/ui.ts';

/** Moves of each side before a draw from which on it is counted. */
const COUNTED = 8;

const view: View<State, Input, Ui> = {
  hud: 'above',
  feel: FEEL,
  keepsakes: SETS,
  reply: 620,
  music: { mood: 'calm', seed: 1212 },
  world: worldFor,
  ui: freshUi,
  mistakes: true,
  hinted(hint, _, ui) {
    ui.hint = hint?.input;
  },
  advice: (to) => layoutOf(to).advice,
  slide: (from, to) => planFor(from, to).ms,
  read: readEvent,

  boards: boardsOf,

  /** A taken piece is hit while the jumper is over it; the rest answers where the piece comes down. */
  delay({ name, stage = 0 }, _, { to }) {
    const leg = (to.last?.taken.length ?? 0) > 0 ? HOP : STEP;
    if (name === 'jump' || name === 'lost') return (stage + 0.55) * leg;
    if (name.endsWith('crown')) return stage * leg + CROWN * 0.36;
    return (stage + 1) * leg - 20;
  },

  place(at, state, _, to) {
    const { left, top } = layoutOf(to);
    const cell = BOARD / fieldFor(state.variant).size;
    return { x: left + (at.x + 0.5) * cell, y: top + (at.y + 0.5) * cell };
  },

  draw(to, state, ui, motion) {
    follow(ui, motion);
    const layout = layoutOf(to);
    paintPlace(to, layout, fieldFor(state.variant));
    drawCompany(to, layout, state, ui);
    drawBoard(to, layout, state, ui, motion);
    if (state.phase === 'review') drawButtons(to, layout);
  },

  /** A piece first, then where it goes. */
  coach(state, ui, _, to): Coach | undefined {
    if (state.rival !== 'pip' || state.moves > 0) return undefined;
    const from = firstOf(openTo(state, ui))?.path[0];
    if (from === undefined) return undefined;
    const chosen = goesOn(state, ui)[0]?.path[1];
    const at = middleOf(layoutOf(to), EIGHT, chosen ?? from);
    if (chosen === undefined) return { kind: 'tap', at, keys: ['a'] };
    const aside = pointOf(EIGHT, chosen).x < pointOf(EIGHT, ui.path[0] ?? 0).x ? 'left' : 'right';
    return { kind: 'tap', at, keys: ['up', aside, 'a'] };
  },

  chips({ quiet, phase }): readonly Chip[] {
    const left = Math.ceil((MAX_QUIET - quiet) / 2);
    if (left > COUNTED || phase !== 'play') return [];
    return [{ id: 'draw', label: 'chip.draw', text: String(left), icon: 'move', tone: 'warn' }];
  },

  how: async () => (await import('./how.ts')).how,
  say: sayingOf,
};

export default defineGame(rules, view);
