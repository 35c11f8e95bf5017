import { type Coach, defineGame, type View } from '@playgrove/kit/stage';
import { PACK_SIZE } from './levels.ts';
import { rules } from './rules.ts';
import { nextDeduction } from './rules/deduce.ts';
import { awake, belongs, CROSS, type Input, owlsOf, type State, woodOf } from './rules/state.ts';
import { boardsOf } from './view/boards.ts';
import { drawBoard } from './view/board.ts';
import { FEEL } from './view/feel.ts';
import { adviceRect, cellRect, layoutOf, worldFor } from './view/layout.ts';
import { glanceAt } from './view/glance.ts';
import { drawScene } from './view/scene.ts';
import { drawRule, drawTools } from './view/tools.ts';
import { follow, freshUi, hintOf, readEvent, takeHint, type Ui } from './view/ui.ts';

const DAILY_NIGHT = 4;
/** Milliseconds from one cross of a sweep to the next. */
const SWEEP = 26;

const view: View<State, Input, Ui> = {
  hud: 'above',
  slide: 160,
  feel: FEEL,
  music: { mood: 'calm', seed: 19 },
  world: (aspect) => worldFor(aspect),
  ui: (state) => freshUi(state),
  read: readEvent,
  delay: ({ name, value = 0 }) => (name === 'cross' || name === 'clear' ? value * SWEEP : 0),

  boards(state, ui, to) {
    ui.layout = layoutOf(to);
    return boardsOf(state, ui, to);
  },

  hinted: takeHint,
  advice: (to) => adviceRect(layoutOf(to)),

  place(at, state, _, to) {
    const { x, y, width } = cellRect(layoutOf(to), state.size, at.y * state.size + at.x);
    return { x: x + width / 2, y: y + width / 2 };
  },

  draw(to, state, ui, motion) {
    const layout = layoutOf(to);
    ui.layout = layout;
    const { asleep, won } = glanceAt(state);
    follow(state, ui, asleep.length, motion);
    const pack = state.level > 0 ? Math.floor((state.level - 1) / PACK_SIZE) : DAILY_NIGHT;
    drawScene(to, layout, state, ui, pack);
    drawBoard(to, layout, state, ui);
    if (!won) drawTools(to, layout, state, ui);
    if (isNew(state) && !hintOf(state, ui)) drawRule(to, layout);
  },

  /** The plainest step there is: a press for an owl, once more where a cross stands already, a sweep for crosses. */
  coach(state, ui): Coach | undefined {
    const { layout } = ui;
    if (!layout || glanceAt(state).won) return undefined;
    const step = stepAt(state);
    const cells = step?.owl === undefined ? (step?.crosses ?? []) : [step.owl];
    const points = cells.map((cell) => {
      const { x, y, width } = cellRect(layout, state.size, cell);
      return { x: x + width / 2, y: y + width * 0.6 };
    });
    const [at] = points;
    if (!at) return undefined;
    const inLine = points.every(({ x }) => x === at.x) || points.every(({ y }) => y === at.y);
    if (points.length > 1 && inLine) return { kind: 'path', points, keys: [] };
    return { kind: 'tap', at, keys: [] };
  },

  chips(state) {
    const { streak } = state.carried;
    return [
      ...(streak > 0
        ? [{ id: 'streak', label: 'chip.streak', text: String(streak), icon: 'flame' as const }]
        : []),
      ...(state.hoots > 0
        ? [
            {
              id: 'hoots',
              label: 'chip.hoots',
              text: String(state.hoots),
              icon: 'target' as const,
              tone: 'warn' as const,
            },
          ]
        : []),
    ];
  },

  shareText: (state) =>
    `🦉×${state.size} ${state.hoots === 0 && state.hints === 0 ? '🌕' : '🌗'}\n${'😴'.repeat(state.size)}${'👀'.repeat(Math.min(6, state.hoots))}`,

  say: (state, ui) => ({
    key: 'say.wood',
    values: {
      owls: owlsOf(state).length,
      size: state.size,
      awake: awake(state).length,
      row: Math.floor(ui.focus / state.size) + 1,
      column: (ui.focus % state.size) + 1,
    },
  }),
};

const steps = new WeakMap<State['marks'], ReturnType<typeof nextDeduction>>();

/** The plainest next step: the ghost hand asks in every frame, it is worked out once. */
function stepAt(state: State): ReturnType<typeof nextDeduction> {
  const { marks } = state;
  if (steps.has(marks)) return steps.get(marks);
  const crosses = marks.flatMap((mark, cell) =>
    mark === CROSS && !belongs(state, cell) ? [cell] : [],
  );
  const step = nextDeduction(woodOf(state), owlsOf(state), crosses);
  steps.set(marks, step);
  return step;
}

/** Somebody who has solved few woods and has hardly begun this one. */
function isNew(state: State): boolean {
  return state.carried.solved < 2 && owlsOf(state).length < 2;
}

export default defineGame(rules, view);
