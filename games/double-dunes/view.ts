import { defineGame, ease, type Coach, type View } from '@playgrove/kit/runtime';
import { legal, rules, type Input, type State } from './rules.ts';
import { drawBoard, drawGlory, drawGround } from './view/board.ts';
import { drawHint, drawKeyCaps, drawWishes } from './view/board.ts';
import { landOf, paintDesert } from './view/desert.ts';
import { FACES } from './view/faces.ts';
import { FEEL } from './view/feel.ts';
import { layoutOf, tellingAt, worldFor } from './view/layout.ts';
import { drawLife } from './view/life.ts';
import { drawChoice, drawNews, drawSign } from './view/panel.ts';
import { read } from './view/read.ts';
import { drawTiles, SLIDE_MS } from './view/tiles.ts';
import { follow, uiFor, type Ui } from './view/ui.ts';

/** What has moved in, for the text that is shared: by exponent from 16. */
const SIGHTS = ['🌵', '🦎', '🌴', '💧', '⛺', '🐪', '🌇', '🌙', '🎈', '🌼', '🌌', '🎆'] as const;
const FIRST_SIGHT = 4;

const view: View<State, Input, Ui> = {
  hud: 'above',
  slide: SLIDE_MS,
  feel: FEEL,
  keepsakes: FACES,
  music: { mood: 'calm', seed: 2048 },
  world: worldFor,
  ui: uiFor,

  place: (at, state, _ui, to) => tellingAt(layoutOf(state, to), to, at),

  read,

  draw(to, state, ui, motion) {
    follow(ui, state, motion);
    const layout = layoutOf(state, to);
    const land = landOf(to, layout);
    paintDesert(to, land, state.top);
    drawLife(to, land, state, ease.out(ui.arrival));
    drawSign(to, layout, state, ui);
    drawBoard(to, layout);
    drawGround(to, layout, state);
    drawKeyCaps(to, layout, ui);
    drawTiles(to, layout, state, ui, motion, FACES.of(to).colors);
    drawWishes(to, layout, state, ui);
    drawGlory(to, layout, state);
    drawHint(to, layout, ui);
    drawNews(to, layout, ui);
    drawChoice(to, layout, state, ui);
  },

  coach(state, _ui, _device, to): Coach {
    const hex = state.board === 'hex';
    const [first = 0] = legal(state);
    const turn = (first / (hex ? 6 : 4)) * Math.PI * 2;
    const reach = { x: Math.cos(turn) * 150, y: Math.sin(turn) * 150 };
    const { area } = layoutOf(state, to);
    const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
    return {
      kind: 'swipe',
      from: { x: x - reach.x, y: y - reach.y },
      to: { x: x + reach.x, y: y + reach.y },
      keys: hex ? ['l', 'left', 'x', 'y', 'right', 'r'] : ['left', 'up', 'down', 'right'],
    };
  },

  busy: (state, _ui, to) => [layoutOf(state, to).area],
  how: async () => (await import('./how.ts')).how,

  hinted(hint, _, ui) {
    ui.hint = hint;
  },

  chips({ trek, moves, wind }) {
    if (trek) {
      const left = trek.moves - moves;
      return [
        {
          id: 'left',
          label: 'chip.left',
          text: String(left),
          icon: 'move',
          tone: left <= 20 ? 'warn' : 'plain',
        },
      ];
    }
    if (!wind) return [];
    return [
      {
        id: 'wind',
        label: 'chip.wind',
        text: String(wind.moves),
        icon: 'clock',
        tone: wind.moves <= 6 ? 'warn' : 'plain',
      },
    ];
  },

  say({ score, top, tiles, stones, trek, moves, wind }) {
    const values = {
      score,
      top: 2 ** top,
      empty: tiles.filter((each) => each === null).length - stones.length,
    };
    if (trek) return { key: 'say.trek', values: { ...values, left: trek.moves - moves } };
    if (wind) return { key: 'say.oasis', values: { ...values, wind: wind.moves } };
    return { key: 'say.board', values };
  },

  shareText({ trek, top, moves }) {
    const seen = SIGHTS.slice(0, Math.max(1, top - FIRST_SIGHT + 1)).join('');
    if (!trek) return `${2 ** top}\n${seen}`;
    const reached = top >= trek.goal;
    return `🐫 ${reached ? `${2 ** trek.goal}: ${moves}/${trek.moves}` : `${2 ** top}/${2 ** trek.goal}`}\n${seen}`;
  },
};

export default defineGame(rules, view);
