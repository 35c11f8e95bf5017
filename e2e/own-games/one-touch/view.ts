import { defineGame, type View } from '@playgrove/kit/runtime';
import { rules, type State } from './rules.ts';

const view: View<State, number, null> = {
  hud: 'over',
  world: (aspect) => ({ width: 100 * aspect, height: 100 }),
  ui: () => null,
  read: (event, { on }) => {
    if (event.kind === 'press') return event.phase === on ? 0 : undefined;
    return event.kind === 'pad' && event.button === 'a' && event.phase === on ? 0 : undefined;
  },
  draw({ c, bleed }, { on }) {
    c.fillStyle = on === 'down' ? '#2b6cb0' : '#2f855a';
    c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
  },
};

export default defineGame(rules, view);
