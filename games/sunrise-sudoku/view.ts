import * as draw from '@playgrove/kit/draw';
import { defineGame, type Chip, type Coach, type Feel, type View } from '@playgrove/kit/runtime';
import { litBoxes, rules, type Input, type State } from './rules.ts';
import { boardsOf } from './view/boards.ts';
import { drawGlass, drawGlows, drawMarks, drawTools } from './view/glass.ts';
import { layoutOf, middleOf, worldFor } from './view/layout.ts';
import { drawScene } from './view/scene.ts';
import { follow, freshUi, KEYS, readEvent, takeHint, type Ui } from './view/ui.ts';

/** CSS pixels of a hint in two lines. */
const BUBBLE_PX = 84;

const GOLD = ['#fffbe0', '#ffd02e', '#ffb45a', '#ff8f9a'];

const FEEL: Readonly<Record<string, Feel>> = {
  digit: { sound: 'place', buzz: 8 },
  note: { sound: 'tick', gain: 0.45 },
  unnote: { sound: 'tick', gain: 0.3 },
  erase: { sound: 'swap', gain: 0.7 },
  fill: { sound: 'flip', buzz: 12 },
  strike: { sound: 'slice', gain: 0.5, buzz: 6 },
  line: { sound: 'coin', gain: 0.55, buzz: 14 },
  ninth: {
    sound: 'gem',
    gain: 0.6,
    burst: {
      count: 12,
      colors: ['#8fe3ff', '#ffffff'],
      speed: 300,
      size: 8,
      life: 0.7,
      shape: 'ring',
    },
  },
  box: {
    sound: 'bell',
    climb: true,
    duck: true,
    buzz: 30,
    burst: { count: 24, colors: GOLD, speed: 420, size: 10, life: 1, gravity: -60, shape: 'star' },
  },
  astray: { sound: 'error', buzz: 30, shout: 'shout.astray', shoutColors: ['#ffffff', '#ff8f96'] },
  refused: { sound: 'back', gain: 0.4, buzz: 6 },
  win: {
    sound: 'win',
    duck: true,
    buzz: 60,
    burst: {
      count: 40,
      colors: [...GOLD, draw.PALETTE.pink],
      speed: 620,
      size: 13,
      life: 1.5,
      gravity: 240,
      shape: 'confetti',
    },
  },
};

const view: View<State, Input, Ui> = {
  hud: 'above',
  guardsRestart: true,
  slide: 200,
  clock: (_, ui) => Math.floor(ui.seconds),
  keys: KEYS,
  feel: FEEL,
  music: { mood: 'calm', seed: 81 },
  world: (aspect, _, room) => worldFor(aspect, room),
  ui: (state, { waited }) => freshUi(state, waited),
  read: readEvent,
  boards: boardsOf,
  hinted: takeHint,
  advice(to) {
    const { words } = layoutOf(to);
    // Where they are too high for the space above the board, they overlap the strip.
    const height = Math.max(words.height, BUBBLE_PX / to.px);
    return { ...words, y: words.y + words.height - height, height };
  },
  how: async () => (await import('./how.ts')).how,

  place: (at, _, __, to) => middleOf(layoutOf(to), at.y * 9 + at.x),

  draw(to, state, ui, motion) {
    follow(state, ui, motion);
    const layout = layoutOf(to);
    drawScene(to, layout, ui.light, ui.landscape);
    drawGlass(to, layout, state);
    drawMarks(to, layout, state, ui);
    drawGlows(to, layout, ui);
    if (litBoxes(state).length < 9) drawTools(to, layout, state, ui);
  },

  coach(state, ui, _, to): Coach | undefined {
    // Only a digit that is easy to find is shown: any other would be given away.
    if (ui.selected !== ui.first || state.values[ui.first] !== 0) return undefined;
    const digit = Number(state.solution[ui.first]);
    const rect = layoutOf(to).tools.get(`d${digit}`);
    if (!rect) return undefined;
    const at = { x: rect.x + rect.width / 2, y: rect.y + rect.height * 0.45 };
    return { kind: 'tap', at, keys: [] };
  },

  chips({ carried: { streak }, slips }) {
    const chips: Chip[] = [];
    if (streak > 0)
      chips.push({ id: 'streak', label: 'chip.streak', text: String(streak), icon: 'flame' });
    if (slips > 0) {
      const text = String(slips);
      chips.push({ id: 'slips', label: 'chip.slips', text, icon: 'target', tone: 'warn' });
    }
    return chips;
  },

  shareText: (state) =>
    [0, 1, 2]
      .map((row) =>
        [0, 1, 2].map((box) => (litBoxes(state).includes(row * 3 + box) ? '🌅' : '🌃')).join(''),
      )
      .join('\n'),

  say(state, ui) {
    const left = state.values.filter((value) => value === 0).length;
    const cell = ui.selected;
    return {
      key: 'say.board',
      values: {
        left,
        lit: litBoxes(state).length,
        row: Math.floor(cell / 9) + 1,
        column: (cell % 9) + 1,
        digit: state.values[cell] || '–',
      },
    };
  },
};

export default defineGame(rules, view);
