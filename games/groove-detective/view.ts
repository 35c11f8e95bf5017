import { defineGame, type Coach, type View, type Device, type Sizes } from '@playgrove/kit/runtime';
import { rules, wasted } from './rules.ts';
import {
  CHECKS,
  has,
  hitsOf,
  usedOf,
  type Career,
  type Input,
  type Params,
  type State,
} from './rules/state.ts';
import { certain, cluesOf, suspectsOf } from './rules/suspects.ts';
import { boardsOf } from './view/boards.ts';
import { FEEL } from './view/feel.ts';
import { layoutOf, middleOf, worldFor } from './view/layout.ts';
import { drawHead, drawRows, drawScreen } from './view/machine.ts';
import { drawHound, drawStubs, drawTools } from './view/panel.ts';
import { drawClub, drawRoom } from './view/room.ts';
import { follow, freshUi, readEvent, type Ui } from './view/ui.ts';
import { SUITS } from './view/hound.ts';

const view: View<State, Input, Ui> = {
  hud: 'above',
  // Fewer checks are better, and the tickets say how many are left.
  hidesScore: true,
  feel: FEEL,
  keepsakes: SUITS,
  keys: ['p', 'c'],
  world: worldFor,
  ui: (state, { isNewcomer }) => freshUi(state, isNewcomer),
  read: readEvent,
  boards: boardsOf,

  place: (at, { rows }, _, to) => middleOf(layoutOf(to, rows.length), at),

  hinted(hint, _, ui) {
    ui.hint = hint?.at?.[0];
  },
  busy(state, _, to) {
    return [layoutOf(to, state.rows.length).screen];
  },

  draw(to, state, ui, motion) {
    const layout = layoutOf(to, state.rows.length);
    follow(state, ui, motion, to.reducedMotion);
    drawRoom(to, layout, state);
    drawClub(to, layout, state);
    drawHound(to, layout, state, ui);
    drawScreen(to, layout, state, ui);
    drawRows(to, layout, state, ui);
    drawHead(to, layout, state);
    drawStubs(to, layout, state, ui);
    if (state.phase === 'play') drawTools(to, layout, state, ui);
  },

  how: async () => (await import('./how.ts')).how,
  coach,

  shareText(state) {
    const { checks, rows, phase } = state;
    const signs = checks.map(({ right, masks }) =>
      rows
        .map(({ truth }, row) =>
          masks[row] === truth ? '🟩' : (right[row] ?? 0) > 0 ? '🟨' : '⬛',
        )
        .join(''),
    );
    return [`🕵️🥁 ${phase === 'won' ? usedOf(state) : 'X'}/${CHECKS}`, ...signs].join('\n');
  },

  say(state) {
    const { mode, checks, rows, phase } = state;
    if (mode === 'jukebox') return { key: 'say.mix' };
    if (phase !== 'play' || checks.length === 0) return undefined;
    const found = rows.filter(({ locked }) => locked).length;
    return {
      key: 'say.checked',
      values: { found, rows: rows.length, left: CHECKS - usedOf(state) },
    };
  },
};

/** The first tap that is certain; then, once all hits are set, the first check. */
function coach(state: State, _ui: Ui, _device: Device, to: Sizes): Coach | 'wait' | undefined {
  const layout = layoutOf(to, state.rows.length);
  if (state.mode === 'jukebox' || state.checks.length > 0) return undefined;
  const { rows } = state;
  const isFull = rows.every(({ mine, truth }) => hitsOf(mine) >= hitsOf(truth));
  if (isFull && wasted(state) === undefined) {
    const { x, y, width, height } = layout.tools.check;
    return { kind: 'tap', at: { x: x + width / 2, y: y + height * 0.6 }, keys: [] };
  }
  if (rows.some(({ mine }) => mine !== 0)) return 'wait';
  const at = firstTap(state);
  return at && { kind: 'tap', at: middleOf(layout, at), keys: ['a'] };
}

const taps = new WeakMap<State['rows'], { readonly x: number; readonly y: number }>();

/** A step that sounds for certain; computed once, because the hand asks in every frame. */
function firstTap(state: State): { readonly x: number; readonly y: number } | undefined {
  const known = taps.get(state.rows);
  if (known) return known;
  const sure = certain(suspectsOf(cluesOf(state)));
  const highest = state.peaks.indexOf(Math.max(...state.peaks));
  let found = { x: highest, y: 0 };
  const row = sure.findIndex(({ on }) => on !== 0);
  const step = [...state.peaks.keys()].find((at) => has(sure[row]?.on ?? 0, at));
  if (step !== undefined) found = { x: step, y: row };
  taps.set(state.rows, found);
  return found;
}

export default defineGame<Params, State, Input, Ui, Career>(rules, view);
