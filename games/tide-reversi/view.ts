import * as draw from '@playgrove/kit/draw';
import { defineGame, type Coach, type Feel, type View } from '@playgrove/kit/runtime';
import { EMPTY, MINE, count } from './rules/board.ts';
import { rules, type Input, type State } from './rules.ts';
import { drawBoard, slideOf, turnMoment } from './view/board.ts';
import { boardsOf, sayingOf } from './view/cells.ts';
import { drawCompany } from './view/company.ts';
import { adviceRect, layoutOf, middleOf, worldFor } from './view/layout.ts';
import { drawLife, paintPool } from './view/pool.ts';
import { follow, freshUi, openTo, readEvent, type Ui } from './view/ui.ts';
import { FANS } from './view/fans.ts';

const WARM = ['#fff6d8', '#ffb58c', '#ffd02e'];
const COOL = ['#cfd8ff', '#8f86ff', '#6ad7ff'];
const DROPS = { speed: 190, size: 6, life: 0.5, gravity: 320, shape: 'drop' } as const;

const FEEL: Readonly<Record<string, Feel>> = {
  lay: { sound: 'place', buzz: 10, burst: { ...DROPS, count: 10, colors: WARM, speed: 260 } },
  answer: { sound: 'clack', gain: 0.5, burst: { ...DROPS, count: 8, colors: COOL, speed: 230 } },
  turn: { sound: 'drip', climb: true, burst: { ...DROPS, count: 4, colors: WARM } },
  turned: { sound: 'pop', climb: true, gain: 0.5, burst: { ...DROPS, count: 3, colors: COOL } },
  wave: {
    sound: 'splash',
    buzz: 24,
    shake: 0.3,
    shout: 'shout.wave',
    shoutColors: ['#ffffff', '#4cc3ff'],
    burst: {
      count: 20,
      colors: ['#ffffff', '#8fe3ff'],
      speed: 480,
      size: 9,
      life: 0.8,
      shape: 'ring',
    },
  },
  'their-wave': {
    sound: 'whoosh',
    shout: 'shout.their-wave',
    shoutColors: ['#ffffff', '#a9b4ff'],
  },
  corner: {
    sound: 'gem',
    duck: true,
    buzz: 36,
    stop: 50,
    shout: 'shout.corner',
    shoutColors: ['#fffbe0', '#ffb61f'],
    burst: {
      count: 26,
      colors: [draw.PALETTE.yellow, draw.PALETTE.white, draw.PALETTE.orange, draw.PALETTE.pink],
      speed: 520,
      size: 12,
      life: 1,
      gravity: 120,
      shape: 'star',
    },
  },
  'corner-lost': {
    sound: 'hit',
    gain: 0.7,
    buzz: 30,
    shake: 0.25,
    shout: 'shout.corner-lost',
    shoutColors: ['#ffffff', '#8f86ff'],
    burst: { count: 14, colors: COOL, speed: 340, size: 9, life: 0.7, shape: 'ring' },
  },
  'tide-in': {
    sound: 'power',
    when: 'settled',
    duck: true,
    buzz: 20,
    shout: 'shout.tide-in',
    shoutColors: ['#fffbe0', '#ff9d4a'],
  },
  'tide-out': {
    sound: 'pour',
    when: 'settled',
    shout: 'shout.tide-out',
    shoutColors: ['#ffffff', '#8f9bff'],
  },
  'you-pass': {
    sound: 'slurp',
    when: 'settled',
    duck: true,
    buzz: 30,
    shout: 'shout.you-pass',
    shoutColors: ['#ffffff', '#ff8f96'],
  },
  'rival-passes': {
    sound: 'bell',
    when: 'settled',
    duck: true,
    buzz: 20,
    shout: 'shout.rival-passes',
    shoutColors: ['#fffbe0', '#45d15b'],
  },
  'scallops-pass': { sound: 'bell', when: 'settled', shout: 'shout.scallops-pass' },
  'snails-pass': { sound: 'bell', when: 'settled', shout: 'shout.snails-pass' },
  refused: { sound: 'back', gain: 0.5, buzz: 8 },
  win: {
    sound: 'win',
    duck: true,
    buzz: 50,
    burst: {
      count: 44,
      colors: [...WARM, draw.PALETTE.pink, draw.PALETTE.teal],
      speed: 640,
      size: 13,
      life: 1.5,
      gravity: 260,
      shape: 'confetti',
    },
  },
  lose: { sound: 'lose', duck: true, buzz: 40, shake: 0.2 },
};

const view: View<State, Input, Ui> = {
  hud: 'above',
  hidesScore: true,
  feel: FEEL,
  reply: 800,
  music: { mood: 'calm', seed: 64 },
  world: worldFor,
  ui: (state) => freshUi(state),
  keepsakes: FANS,

  mistakes: true,
  hinted(hint, _, ui) {
    ui.hint = hint?.input;
  },
  advice: (to) => adviceRect(layoutOf(to), to.px),
  slide: (from, to) => slideOf(from, to),

  read: (event, _, ui, to) => readEvent(event, ui, layoutOf(to)),

  boards: boardsOf,

  /** Each ring of turned shells sounds as it shows its edge. */
  delay: ({ name, stage = 0 }) =>
    name === 'lay' || name === 'answer' ? 0 : turnMoment(Math.max(1, stage)),

  place: (at, _, __, to) => middleOf(layoutOf(to), at.y * 8 + at.x),

  draw(to, state, ui, motion) {
    follow(state, ui, motion);
    const layout = layoutOf(to);
    paintPool(to, layout);
    drawLife(to, layout);
    drawCompany(to, layout, state, ui);
    drawBoard(to, layout, state, ui, motion);
  },

  coach(state, ui, _, to): Coach | undefined {
    if (state.rival === 'perfect' || state.moves > 1) return undefined;
    const [cell] = openTo(state, ui).keys();
    return cell === undefined
      ? undefined
      : { kind: 'tap', at: middleOf(layoutOf(to), cell), keys: ['a'] };
  },

  how: async () => (await import('./how.ts')).how,

  say: sayingOf,

  shareText(state) {
    const mine = count(state.cells, MINE);
    const signs = state.cells.map((side) => (side === EMPTY ? '⬜' : side === MINE ? '🟠' : '🟣'));
    const rows = Array.from({ length: 8 }, (_, row) => signs.slice(row * 8, row * 8 + 8).join(''));
    return [...rows, `🟠 ${mine} : ${count(state.cells, 3 - MINE)} 🟣`].join('\n');
  },
};

export default defineGame(rules, view);
