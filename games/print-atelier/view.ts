import { defineGame, type View } from '@playgrove/kit/runtime';
import { briefOf } from './rules/briefs.ts';
import { starsOf } from './rules/judge.ts';
import { SIDE, type Input, type Params, type State } from './rules/state.ts';
import { rules } from './rules.ts';
import { drawDials } from './view/dials.ts';
import { FEEL } from './view/feel.ts';
import { layoutOf, worldFor } from './view/layout.ts';
import { later } from './view/later.ts';
import { KEYS, poll, read } from './view/read.ts';
import { drawClient, drawForm, drawRoom, garmentRect } from './view/stage.ts';
import { drawBottle, drawTable } from './view/table.ts';
import { follow, freshUi, type Ui } from './view/ui.ts';

const view: View<State, Input, Ui> = {
  hud: 'above',
  // The stars on the button say how it goes.
  hidesScore: true,
  feel: FEEL,
  keys: KEYS,
  music: { mood: 'happy', seed: 241 },
  world: worldFor,
  ui: (state, { isNewcomer }) => freshUi(state, isNewcomer),
  read,
  poll,

  place(at, _, __, to) {
    const { tile, bottle } = layoutOf(to);
    // What happens to the ink.
    if (at.x < 0) return { x: bottle.x - 40, y: bottle.y + bottle.height + 30 };
    return { x: tile.x + (at.x / SIDE) * tile.width, y: tile.y + (at.y / SIDE) * tile.height };
  },

  draw(to, state, ui, motion) {
    const layout = layoutOf(to);
    follow(to, state, ui, motion);
    const late = later();
    drawRoom(to, layout, state);
    if (state.phase === 'shown') {
      late?.drawShow(to, layout, state, ui);
      return;
    }
    drawForm(to, layout, state, ui);
    drawTable(to, layout, state, ui);
    late?.drawHint(to, layout, state, ui);
    if (state.brief < 0) return;
    drawClient(to, layout, state, ui);
    drawDials(to, layout, state, ui);
    drawBottle(to, layout, state, ui);
  },

  hinted(hint, state, ui) {
    const input = hint?.input;
    ui.hint = undefined;
    if (state.phase !== 'work' || input?.act !== 'print') return;
    ui.hint = input;
    ui.tool = input.tool;
    ui.ink = input.ink;
    ui.size = input.size;
  },
  busy(state, _ui, to) {
    const layout = layoutOf(to);
    const { tile, dials, cut, bottle, client, tools, inks } = layout;
    return [tile, dials, cut, bottle, client, tools, inks, garmentRect(layout, state)];
  },

  how: async () => (await import('./how.ts')).how,
  coach: (state, ui, device, to) => {
    ui.device = device;
    return later()?.coach(state, ui, device, to);
  },
  say(state) {
    if (state.brief < 0) return { key: 'say.free' };
    if (state.marks.length === 0) return { key: `level.${briefOf(state.brief).id}` };
    return { key: 'say.stars', values: { stars: starsOf(state), drops: state.drops } };
  },
  shareText: (state) => later()?.shareText(state) ?? '👗',
  photo: (c, area, state, ui) => later()?.paintPhoto(c, area, state, ui.cloth),
};

export default defineGame<Params, State, Input, Ui>(rules, view);
