import { defineGame, type Chip, type Coach, type View } from '@playgrove/kit/runtime';
import { packOf } from './rules/boards.ts';
import { isPotion, poursOf } from './rules/bottles.ts';
import { isWon, poursLeft, type Input, type State } from './rules/state.ts';
import { REACTION, rules } from './rules.ts';
import { boardsOf } from './view/boards.ts';
import { drawBench } from './view/bench.ts';
import { FEEL } from './view/feel.ts';
import { GLASSES } from './view/glass.ts';
import { benchOf, layoutOf, placeIn, speechRect, worldFor } from './view/layout.ts';
import { drawScene } from './view/scene.ts';
import { arrival, BACK, FLY, follow, LAYER, PUFF, WAVE } from './view/show.ts';
import { drawTable } from './view/table.ts';
import { DIGITS, freshUi, passUi, readEvent, takeHint, type Ui } from './view/ui.ts';

/** Milliseconds from the last cork to the results. */
const TRIUMPH = 1500;
/** Pours left that are worth a warning. */
const FEW = 3;

const amountOfCues = (cues: readonly { readonly name: string }[]): number =>
  cues.reduce((sum, { name }) => sum + Number(name === 'glug'), 0);

const view: View<State, Input, Ui> = {
  hud: 'above',
  hidesScore: true,
  keys: DIGITS,
  feel: FEEL,
  music: { mood: 'calm', seed: 91 },
  world: worldFor,
  ui: (state) => freshUi(state),
  read: readEvent,
  keepsakes: GLASSES,
  hinted: takeHint,
  how: async () => (await import('./how.ts')).how,

  slide(_, to, cues) {
    const waves = Math.max(0, ...cues.map(({ stage = 0 }) => stage - REACTION + 1));
    const rest = arrival(amountOfCues(cues)) + BACK + (waves > 0 ? PUFF + (waves - 1) * WAVE : 0);
    return rest * 1000 + (isWon(to) ? TRIUMPH : 0);
  },

  delay({ name, stage = 0 }, cues) {
    if (name === 'glug') return (FLY + (stage + 0.4) * LAYER) * 1000;
    if (name === 'pour' || name === 'back') return 0;
    const arrived = arrival(amountOfCues(cues));
    const wave = Math.max(0, stage - REACTION);
    if (name === 'clear') return (arrived + PUFF + wave * WAVE) * 1000;
    if (name === 'chain') return (arrived + PUFF + (wave - 1) * WAVE + 0.1) * 1000;
    return arrived * 1000;
  },

  boards: boardsOf,

  advice: (to) => speechRect({ bench: benchOf(to), portrait: to.portrait }, false),
  place: (at, state, _, to) => placeIn(layoutOf(to, state), at),

  draw(to, state, ui, { dt }) {
    const layout = layoutOf(to, state);
    passUi(state, ui, dt);
    follow(state, ui.show, ui.picked, dt, to.reducedMotion);
    drawScene(to, layout, packOf(state));
    drawTable(to, layout, state, ui);
    drawBench(to, layout, state, ui);
  },

  /** The first pour: a bottle, then another. */
  coach(state, ui, _, sizes): Coach | undefined {
    const layout = layoutOf(sizes, state);
    const pours = poursOf(state).filter(([from]) => !isPotion(state.bottles[from] ?? []));
    const [first] = pours.toSorted(
      ([, a], [, b]) => (state.bottles[b]?.length ?? 0) - (state.bottles[a]?.length ?? 0),
    );
    if (!first) return undefined;
    const [from, to] = first;
    const at = layout.feet[ui.picked === undefined ? from : ui.picked === from ? to : ui.picked];
    return at && { kind: 'tap', at: { x: at.x, y: at.y - 90 * layout.scale }, keys: [] };
  },

  chips(state): readonly Chip[] {
    const left = poursLeft(state);
    if (left === Infinity) return [];
    const tone = left <= FEW ? 'warn' : 'plain';
    return [{ id: 'pours', label: 'chip.pours', text: String(left), icon: 'move', tone }];
  },

  shareText: ({ poured, par, brewed }) =>
    `🧪×${brewed.length} 🫗×${poured.length}${poured.length <= par + 1 ? ' ✨' : ''}`,

  say: (state) => ({
    key: state.most === 0 ? 'say.table' : 'say.limit',
    values: {
      potions: state.brewed.length,
      all: rules.goal?.(state)?.target ?? 0,
      left: state.most === 0 ? 0 : poursLeft(state),
    },
  }),
};

export default defineGame(rules, view);
