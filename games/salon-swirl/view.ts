import { defineGame, type View } from '@playgrove/kit/runtime';
import { personOf } from './rules/look.ts';
import type { Input, Params, State } from './rules/state.ts';
import { rules, verdictOf } from './rules.ts';
import { FEEL } from './view/feel.ts';
import { layoutOf, worldFor } from './view/layout.ts';
import { later } from './view/later.ts';
import { drawPanel } from './view/panel.ts';
import { KEYS, poll, read } from './view/read.ts';
import { drawBack, drawClient } from './view/stage.ts';
import { follow, freshUi, type Ui } from './view/ui.ts';

const view: View<State, Input, Ui> = {
  hud: 'above',
  // The goal says how near the wish is.
  hidesScore: true,
  feel: FEEL,
  keys: KEYS,
  music: { mood: 'calm', seed: 318 },
  world: worldFor,
  ui: (state, { isNewcomer }) => freshUi(state, isNewcomer),
  read,
  poll,

  place(at, state, _, to) {
    const { client } = layoutOf(to, state);
    // What is said there stays on the screen.
    const edge = Math.min(200, to.width / 4);
    const x = client.x + at.x * client.scale;
    return { x: Math.max(edge, Math.min(to.width - edge, x)), y: client.y + at.y * client.scale };
  },

  draw(to, state, ui, motion) {
    const still = layoutOf(to, state);
    follow(to, state, ui, motion);
    drawBack(to, still, state);
    const { x, y, scale } = still.client;
    const client = { x: x + ui.nod.x * scale, y: y + ui.nod.y * scale, scale };
    const layout = { ...still, client };
    // Tools go where the head is now.
    ui.layout = layout;
    drawClient(to, layout, state, ui);
    const late = later();
    if (state.phase === 'shown') {
      late?.drawVerdict(to, layout, state, ui);
      return;
    }
    drawPanel(to, layout, state, ui);
    if (!state.free) late?.drawWish(to, layout, state, ui.peek);
  },

  hinted(hint, state, ui) {
    ui.hint = hint?.at?.[0];
    const input = hint?.input;
    if (!hint || state.phase !== 'work' || input?.act !== 'drag') return;
    ui.tool = input.tool;
    ui.kinds[input.tool] = input.kind;
  },
  busy(_, ui) {
    return ui.layout ? [ui.layout.panel, ui.layout.bubble] : [];
  },

  how: async () => (await import('./how.ts')).how,
  coach: (state, ui, device) => {
    ui.device = device;
    return later()?.coach(state, ui, device);
  },
  say(state) {
    if (state.free) return { key: 'say.free' };
    if (state.phase === 'work' && state.strokes === 0)
      return { key: `level.${personOf(state.client).id}` };
    const { total } = verdictOf(state);
    return state.phase === 'shown' ? { key: 'say.total', values: { total } } : undefined;
  },
  shareText: (state) => later()?.shareText(state) ?? '💇',
  photo: (c, area, state) => later()?.paintPhoto(c, area, state),

  voices: (_, ui) => {
    if (!ui.stroke || (ui.tool !== 'dry' && !(ui.tool === 'wash' && ui.kinds.wash === 1)))
      return [];
    return [{ id: 'air', kind: 'wind', pitch: ui.tool === 'dry' ? 3 : 6, gain: 0.16 }];
  },
};

export default defineGame<Params, State, Input, Ui>(rules, view);
