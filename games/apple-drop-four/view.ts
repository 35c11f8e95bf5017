import { animate } from '@playgrove/kit/draw/animate';
import * as feel from '@playgrove/kit/draw/feel';
import { defineGame, type Coach, type View } from '@playgrove/kit/runtime';
import { columnsOf, EMPTY, MINE, ROWS } from './rules/board.ts';
import { rules, type Input, type State } from './rules.ts';
import { APPLES } from './view/apples.ts';
import { drawBoard } from './view/board.ts';
import { drawCompany } from './view/company.ts';
import { layoutOf, middleOf, worldFor } from './view/layout.ts';
import { JOY, landsAt, slideOf, tossOf } from './view/motion.ts';
import { paintPlace } from './view/place.ts';
import { boardsOf, freshUi, readEvent, sayingOf, type Ui } from './view/ui.ts';

const FEEL: feel.Feels = {
  drop: feel.air(1, { gain: 0.25, burst: { count: 0 } }),
  land: feel.wood(4, { scaled: true, sound: 'hit', stop: 0 }),
  'their-land': feel.wood(3, { scaled: true, gain: 0.7 }),
  pop: feel.juice(3, { colors: ['#ffd27a', '#ff8a5a'] }),
  double: feel.light(4, feel.said('shout.double', '#ffd02e')),
  block: feel.wood(2, feel.said('shout.block', '#8be07a')),
  line: feel.finish(feel.said('shout.line', '#ffd02e', 'top')),
  'their-line': feel.metal(3, { duck: true, ...feel.said('shout.their-line', '#c8f06a', 'top') }),
};
const LANDS = ['land', 'their-land', 'double', 'block'];

const view: View<State, Input, Ui> = {
  hud: 'above',
  feel: FEEL,
  reply: 650,
  music: { mood: 'happy', seed: 44 },
  world: worldFor,
  ui: freshUi,
  keepsakes: APPLES,
  keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  slide: slideOf,
  outro: (state) => slideOf(state, state) + (state.end === 'line' ? JOY : 300),
  mistakes: true,
  hinted(hint, _, ui) {
    ui.hint = hint?.input;
  },
  advice: (to) => layoutOf(to).advice,
  read: readEvent,
  boards: boardsOf,

  delay({ name }, _, { to }) {
    if (LANDS.includes(name)) return landsAt(to);
    return name === 'drop' ? tossOf(to) : name.endsWith('line') ? slideOf(to, to) : 0;
  },

  place: (at, { rule }, _, to) => middleOf(layoutOf(to), rule, at),

  draw(to, state, ui, motion) {
    animate(ui.show, state, motion, to);
    const layout = layoutOf(to);
    paintPlace(to, layout, state.rule);
    const scene = { to, layout, state, ui, motion };
    drawCompany(scene);
    drawBoard(scene);
  },

  coach({ rival, moves, rule }, _, device, to): Coach | 'wait' | undefined {
    if (rival !== 'nib' || moves > 3) return undefined;
    if (moves % 2 === 1) return 'wait';
    const column = Math.floor(columnsOf(rule) / 2);
    const keys = device === 'keyboard' ? [] : ['a' as const];
    return { kind: 'tap', at: middleOf(layoutOf(to), rule, { x: column, y: 2 }), keys };
  },

  how: async () => (await import('./how.ts')).how,
  say: sayingOf,

  shareText({ rule, cells }) {
    return Array.from({ length: ROWS }, (_, down) =>
      Array.from({ length: columnsOf(rule) }, (__, column) => {
        const side = cells[column * ROWS + ROWS - 1 - down];
        return side === EMPTY ? '⬜' : side === MINE ? '🍎' : '🍏';
      }).join(''),
    ).join('\n');
  },
};

export default defineGame(rules, view);
