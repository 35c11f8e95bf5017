import * as draw from '@playgrove/kit/draw';
import * as chips from '@playgrove/kit/draw/chips';
import { choose, controls } from '@playgrove/kit/draw/controls';
import { defineGame, type Surface, type View } from '@playgrove/kit/runtime';
import { HELP, darkOf, marksOf, rules, type Input, type State } from './rules.ts';
import { drawCards } from './view/cards.ts';
import { boardOf, sayingOf, signOf } from './view/cells.ts';
import { BACKS } from './art/faces.ts';
import { FEEL } from './view/feel.ts';
import { drawCompany, drawGarden } from './view/garden.ts';
import { cardsOf, stageOf, worldFor } from './view/layout.ts';
import { follow, freshUi, type Ui } from './view/ui.ts';

/** Milliseconds after a miss until the wind is heard. */
const WIND_MS = 700;

/** Milliseconds that the lit garden is seen before results. */
const OUTRO_MS = 1700;

const turn = choose<State, Input, Ui>({
  boards: (state, _, to) => [boardOf(state, to)],
  press: (id, _, ui) => Number(id) + (ui.hint.length > 0 ? HELP : 0),
  // Any two cards: the first miss costs nothing that matters.
  teach(state) {
    if (state.turns > 0 || state.side !== 1) return undefined;
    const cells = darkOf(state).filter((cell) => cell !== state.first);
    return String(cells[Math.floor(cells.length / 2)]);
  },
});

const view: View<State, Input, Ui> = {
  hud: 'above',
  feel: FEEL,
  reply: 1000,
  outro: OUTRO_MS,
  hidesScore: true,
  music: { mood: 'calm', seed: 23 },
  world: worldFor,
  keepsakes: BACKS,
  ui: freshUi,
  ...controls([turn]),

  place: ({ x, y }, state, _, to) => cardsOf(to, state).at(y * state.columns + x),
  slide: (from, to) => (to.swapped.length > 0 && from.flips !== to.flips ? WIND_MS + 100 : 200),
  delay: ({ name }) => (name === 'swap' ? WIND_MS : name === 'peek' ? 150 : 0),

  hinted(hint, state, ui) {
    ui.hint = hint?.at?.map(({ x, y }) => y * state.columns + x) ?? [];
  },
  advice: (to) => stageOf(to).advice,

  draw(to, state, ui, motion) {
    follow(to, state, ui, motion);
    drawGarden(to, state, ui, motion);
    drawCompany(to, state, ui);
    if (ui.hint.length === 0) drawSign(to, state);
    drawCards(to, state, ui, motion);
  },

  chips(state) {
    const { turns, dawn, rival } = state;
    if (rival !== 'none') return [];
    const mark = marksOf(state).find((most) => turns < most);
    return [...(mark === undefined ? [] : [chips.stars(mark - turns)]), chips.left(dawn - turns)];
  },

  say: sayingOf,
  how: async () => (await import('./how.ts')).how,

  shareText({ lanterns, cards }) {
    const signs = ['⬛', '🟡', '🔵'] as const;
    return Array.from({ length: cards.length / 2 }, (_, pair) => signs[lanterns[pair] ?? 0]).join(
      '',
    );
  },
};

function drawSign(to: Surface, state: State): void {
  const { sign } = stageOf(to);
  const { key, values } = signOf(state);
  const size = to.readable(25);
  draw.drawText(to.c, to.words(key, values), sign.x + sign.width / 2, sign.y + sign.height / 2, {
    size,
    color: '#fff6d8',
    rim: '#0a0d30',
    wide: sign.width,
    lead: 1.12,
  });
}

export default defineGame(rules, view);
