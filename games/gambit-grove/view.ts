import { animate } from '@playgrove/kit/draw/animate';
import { defineGame, type Coach, type View } from '@playgrove/kit/runtime';
import { rules, type Input, type State } from './rules.ts';
import { drawBoard, SLIDE } from './view/board.ts';
import { boardsOf, sayingOf } from './view/cells.ts';
import { drawCompany } from './view/company.ts';
import { FEEL } from './view/feel.ts';
import { isTurned, layoutOf, middleOf, worldFor } from './view/layout.ts';
import { paintPlace } from './view/place.ts';
import { SETS } from './view/sets.ts';
import { freshUi, KINGS_PAWN, openTo, readEvent, type Ui } from './view/ui.ts';

/** Two squares ahead of the king's pawn. */
const AHEAD = 36;

const view: View<State, Input, Ui> = {
  hud: 'above',
  feel: FEEL,
  reply: 700,
  music: { mood: 'calm', seed: 6464 },
  world: worldFor,
  ui: freshUi,
  keepsakes: SETS,
  slide: SLIDE,
  // The mated king falls before the results come.
  outro: 1100,
  mistakes: true,
  hinted(hint, _, ui) {
    ui.hint = hint?.input;
  },
  advice: (to) => layoutOf(to).advice,
  read: readEvent,
  boards: boardsOf,

  /** What is taken falls when it is reached; the rest is said when the piece stands. */
  delay: ({ name }) => (name === 'take' || name === 'lost' ? SLIDE * 0.75 : SLIDE * 0.9),

  place: (at, state, _, to) => middleOf(layoutOf(to), at.y * 8 + at.x, isTurned(state)),

  draw(to, state, ui, motion) {
    animate(ui.show, state, motion, to);
    openTo(state, ui);
    const layout = layoutOf(to);
    paintPlace(to, layout, isTurned(state));
    drawCompany(to, layout, state, ui);
    drawBoard(to, layout, state, ui, motion);
  },

  /** The king's pawn first, then where it goes. */
  coach({ rival, moves }, ui, _, to): Coach | undefined {
    if (rival !== 'mouse' || moves > 0) return undefined;
    const chosen = ui.from === KINGS_PAWN;
    const at = middleOf(layoutOf(to), chosen ? AHEAD : KINGS_PAWN, false);
    return { kind: 'tap', at, keys: chosen ? ['up', 'up', 'a'] : ['a'] };
  },

  how: async () => (await import('./how.ts')).how,
  say: sayingOf,
};

export default defineGame(rules, view);
