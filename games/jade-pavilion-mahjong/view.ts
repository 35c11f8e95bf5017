import * as draw from '@playgrove/kit/draw';
import { defineGame, type Chip, type Coach, type View } from '@playgrove/kit/runtime';
import { medals, rules } from './rules.ts';
import { shapeOf } from './rules/shape.ts';
import { isWon, openPairs, tableOf, type Input, type State } from './rules/state.ts';
import { boardsOf, drawBack } from './view/boards.ts';
import { drawBoard } from './view/board.ts';
import { FEEL } from './view/feel.ts';
import { frameOf, layoutOf, pointOf, tileRect, worldFor } from './view/layout.ts';
import { drawLife } from './view/life.ts';
import { drawScene } from './view/scene.ts';
import { STONES } from './view/tile.ts';
import {
  follow,
  freshUi,
  MEET,
  readEvent,
  takeHint,
  think,
  TWIN,
  FLIGHT,
  type Ui,
} from './view/ui.ts';

/** Milliseconds from the last click to the results. */
const TRIUMPH = 2200;
/** Seconds that a picked tile hums. */
const HUM = 0.11;

const view: View<State, Input, Ui> = {
  hud: 'above',
  keys: [TWIN],
  feel: FEEL,
  keepsakes: STONES,
  music: { mood: 'calm', seed: 68 },
  world: worldFor,
  ui: (state) => freshUi(state),
  read: readEvent,
  hinted: takeHint,
  how: async () => (await import('./how.ts')).how,
  slide: (_, to) => FLIGHT * 1000 + (isWon(to) ? TRIUMPH : 0),

  /** The click is heard when the two tiles meet. */
  delay: ({ name }) =>
    name === 'pair' || name === 'link' || name === 'chain'
      ? MEET * 1000
      : name === 'fresh'
        ? 300
        : 0,

  boards: boardsOf,

  busy: (_, __, to) => [layoutOf(to).floor],

  place: (at, state, _, to) => pointOf(frameOf(layoutOf(to), state), at),

  draw(to, state, ui, motion) {
    const layout = layoutOf(to);
    follow(state, ui, layout, motion.dt, to.reducedMotion);
    drawScene(to, layout, state);
    drawLife(to, layout, state, ui);
    drawBoard(to, layout, state, ui);
    drawBack(to, layout, state, ui);
    if (!ui.thought) draw.afterFrame(() => think(state, ui));
  },

  /** A pair to begin with: one tile, then the other. */
  coach(state, ui, _, to): Coach | undefined {
    const [pair] = openPairs(state);
    if (!pair) return undefined;
    const [a, b] = pair;
    const place = ui.picked === a ? b : a;
    const { x, y, width, height } = tileRect(
      frameOf(layoutOf(to), state),
      shapeOf(state.deal.layout),
      place,
    );
    return { kind: 'tap', at: { x: x + width / 2, y: y + height * 0.6 }, keys: [] };
  },

  chips(state) {
    const chips: Chip[] = [];
    const next = medals.next(state);
    if (state.links > 0 && next !== undefined) {
      const text = `${state.links}/${next}`;
      chips.push({ id: 'links', label: 'chip.links', text, icon: 'star' });
    }
    if (state.chain > 0) {
      const text = `${state.chain}`;
      chips.push({ id: 'chain', label: 'chip.chain', text, icon: 'flame', tone: 'good' });
    }
    return chips;
  },

  voices: (_, ui) =>
    ui.picked !== undefined && ui.pickedAge < HUM
      ? [{ id: 'pick', kind: 'hum', pitch: 4, gain: 0.3 }]
      : [],

  shareText(state) {
    const pairs = state.tiles.length / 2;
    const stars = Math.min(8, Math.round((state.links / pairs) * 8));
    return `🀄×${pairs} ⛓️×${state.links}\n${'🏮'.repeat(stars)}${'▫️'.repeat(8 - stars)}`;
  },

  say(state) {
    const table = tableOf(state);
    return {
      key: 'say.table',
      values: { tiles: table.left, pairs: openPairs(state).length, chain: state.chain },
    };
  },
};

export default defineGame(rules, view);
