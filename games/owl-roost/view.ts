import { type Chip, type Coach, defineGame, type View } from '@playgrove/kit/runtime';
import { PACK_SIZE } from './levels.ts';
import { medals, rules } from './rules.ts';
import { nextDeduction } from './rules/deduce.ts';
import { awake, belongs, CROSS, type Input, owlsOf, type State, woodOf } from './rules/state.ts';
import { boardsOf } from './view/boards.ts';
import { drawBoard } from './view/board.ts';
import { FEEL } from './view/feel.ts';
import { adviceRect, cellRect, layoutOf, middleOf, worldFor } from './view/layout.ts';
import { HATS } from './view/hats.ts';
import { glanceAt } from './view/glance.ts';
import { drawScene } from './view/scene.ts';
import { drawRule, drawTools } from './view/tools.ts';
import { follow, freshUi, readEvent, takeHint, type Ui } from './view/ui.ts';

const DAILY_NIGHT = 4;
/** Milliseconds from one cross of a sweep to the next. */
const SWEEP = 26;

const view: View<State, Input, Ui> = {
  hud: 'above',
  slide: 160,
  clock: (_, ui) => Math.floor(ui.seconds),
  feel: FEEL,
  music: { mood: 'calm', seed: 19 },
  world: worldFor,
  ui: (state, { waited }) => freshUi(state, waited),
  read: readEvent,
  delay: ({ name, value = 0 }) => (name === 'cross' || name === 'clear' ? value * SWEEP : 0),

  boards: boardsOf,

  keepsakes: HATS,
  hinted: takeHint,
  advice: (to) => adviceRect(layoutOf(to)),
  how: async () => (await import('./how.ts')).how,

  place(at, state, _, to) {
    return middleOf(layoutOf(to), state.size, at.y * state.size + at.x);
  },

  draw(to, state, ui, motion) {
    const layout = layoutOf(to);
    const { asleep, won } = glanceAt(state);
    follow(state, ui, asleep.length, motion);
    const pack = state.level > 0 ? Math.floor((state.level - 1) / PACK_SIZE) : DAILY_NIGHT;
    drawScene(to, layout, state, ui, pack);
    drawBoard(to, layout, state, ui);
    if (!won) drawTools(to, layout, ui);
    if (isNew(state) && !ui.hint) drawRule(to, layout);
  },

  /** The easiest step: two taps for an owl, a sweep for crosses. */
  coach(state, _, __, to): Coach | undefined {
    const layout = layoutOf(to);
    if (glanceAt(state).won) return undefined;
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
    return { kind: 'tap', at, keys: [], taps: step?.owl === undefined ? 1 : 2 };
  },

  chips({ carried: { streak }, hoots, hints }) {
    const chips: Chip[] = [];
    if (streak > 0)
      chips.push({ id: 'streak', label: 'chip.streak', text: String(streak), icon: 'flame' });
    if (hoots + hints > 0) {
      const text = `${medals.stars({ hoots, hints })}/3`;
      chips.push({ id: 'stars', label: 'chip.stars', text, icon: 'star', tone: 'warn' });
    }
    return chips;
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

/** The easiest next step, computed once: the ghost hand asks in every frame. */
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

/** The player has solved few woods and has hardly begun this one. */
function isNew(state: State): boolean {
  return state.carried.solved < 2 && owlsOf(state).length < 2;
}

export default defineGame(rules, view);
