import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { missionOf } from '../rules/levels.ts';
import { FAST, HZ, LOW, metersOf, paceOf, STALL, type State } from '../rules/types.ts';
import { INK } from './theme.ts';
import type { Ui } from './ui.ts';

const FACE = { top: '#ffffff', bottom: '#ffe9c4', rim: INK } as const;
/** Seconds for which a ride says what it is about. */
const SHOWN = 3.6;

/** Speed, the fuel of the ride: a bar at the foot of the screen that runs out where the hover does. */
export function drawHud(to: Surface, state: State, ui: Ui, rival: State | undefined): void {
  const { c } = to;
  const wide = Math.min(300, to.width * 0.62);
  const [x, y, high] = [to.width / 2 - wide / 2, to.height - (to.portrait ? 34 : 24), 12];
  const part = Math.max(0.02, Math.min(1, (ui.show.speed.value - STALL) / (FAST - STALL)));
  const low = state.speed < LOW;
  draw.rounded(c, x - 3, y - 3, wide + 6, high + 6, 9, draw.fade(INK, 0.8));
  const color = low ? '#ff5a5f' : part > 0.6 ? '#ff9ade' : part > 0.3 ? '#ffd02e' : '#5ff5e6';
  draw.rounded(c, x, y, Math.max(high, wide * part), high, 6, color);
  const text = to.words(low ? 'hud.low' : 'hud.speed', { value: paceOf(ui.show.speed.value) });
  to.label(
    text,
    to.width / 2,
    y - 16,
    to.readable(17),
    low ? { ...FACE, bottom: '#ff8f7d' } : FACE,
  );
  if (rival) {
    const lead = metersOf(state) - metersOf(rival);
    const key = lead === 0 ? 'hud.level' : lead < 0 ? 'hud.behind' : 'hud.ahead';
    const value = Math.abs(lead);
    to.label(to.words(key, { value }), to.width / 2, y - 40, to.readable(15), FACE);
  }
  if (state.clock > SHOWN * HZ || state.phase !== 'ride') return;
  const mission = missionOf(state.params);
  const key = mission ? `say.${mission.task}` : 'say.endless';
  const size = to.readable(Math.min(26, to.width / 17));
  to.label(to.words(key, { ...mission }), to.width / 2, to.height * 0.3, size, FACE);
}
