import { defineGame, PALETTE, type Coach, type Feel, type View } from '@playgrove/kit/stage';
import { litBoxes, rules, type Input, type State } from './rules.ts';
import { boardsOf } from './view/boards.ts';
import { drawGlass, drawGlows, drawMarks, drawTools } from './view/glass.ts';
import { adviceRect, cellRect, layoutOf, worldFor } from './view/layout.ts';
import { drawScene } from './view/scene.ts';
import { follow, freshUi, KEYS, readEvent, takeHint, type Ui } from './view/ui.ts';

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
      colours: ['#8fe3ff', '#ffffff'],
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
    burst: { count: 24, colours: GOLD, speed: 420, size: 10, life: 1, gravity: -60, shape: 'star' },
  },
  astray: { sound: 'error', buzz: 30, shout: 'shout.astray', shoutColours: ['#ffffff', '#ff8f96'] },
  refused: { sound: 'back', gain: 0.4, buzz: 6 },
  win: {
    sound: 'win',
    duck: true,
    buzz: 60,
    burst: {
      count: 40,
      colours: [...GOLD, PALETTE.pink],
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
  slide: 200,
  keys: KEYS,
  feel: FEEL,
  music: { mood: 'calm', seed: 81 },
  world: (aspect, _, room) => worldFor(aspect, room),
  ui: (state) => freshUi(state),
  read: readEvent,
  boards(state, ui, to) {
    ui.layout = layoutOf(to);
    return boardsOf(state, ui, to);
  },
  hinted: takeHint,
  advice: (to) => adviceRect(layoutOf(to), to.px),

  place(at, _, __, to) {
    const rect = cellRect(layoutOf(to), at.y * 9 + at.x);
    return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  },

  draw(to, state, ui, motion) {
    follow(state, ui, motion);
    const layout = layoutOf(to);
    ui.layout = layout;
    drawScene(to, layout, ui.light, ui.place);
    drawGlass(to, layout, state);
    drawMarks(to, layout, state, ui);
    drawGlows(to, layout, ui);
    if (litBoxes(state).length < 9) drawTools(to, layout, state, ui);
  },

  coach(state, ui): Coach | undefined {
    // Only what anybody could find is shown: elsewhere the hand would give the digit away.
    if (ui.selected !== ui.first || state.values[ui.first] !== 0) return undefined;
    const digit = Number(state.solution[ui.first]);
    const rect = ui.layout?.tools.get(`d${digit}`);
    if (!rect) return undefined;
    const at = { x: rect.x + rect.width / 2, y: rect.y + rect.height * 0.45 };
    return { kind: 'tap', at, keys: [] };
  },

  chips: (state) => [
    ...(state.carried.streak > 0
      ? [
          {
            id: 'streak',
            label: 'chip.streak',
            text: String(state.carried.streak),
            icon: 'flame' as const,
          },
        ]
      : []),
    ...(state.slips > 0
      ? [
          {
            id: 'slips',
            label: 'chip.slips',
            text: String(state.slips),
            icon: 'target' as const,
            tone: 'warn' as const,
          },
        ]
      : []),
  ],

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
