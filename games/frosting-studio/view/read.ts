import type { Control } from '@playgrove/kit/draw/controls';
import { controls } from '@playgrove/kit/draw/controls';
import { within, type Point, type Press, type Sizes } from '@playgrove/kit/runtime';
import { designOf } from '../rules/designs.ts';
import { cellOf } from '../rules/pipe.ts';
import { DRIP, SPATULA, THICK, around, type Input, type State } from '../rules/types.ts';
import { mayServe, toolsOf } from '../rules.ts';
import { layoutOf, type Button } from './layout.ts';
import { spotOf } from './shape.ts';
import type { Ui } from './ui.ts';

/** Bands where something is wanted near the nozzle pull the finger: their distance counts less. */
const PULL = 0.5;
/** Cells before and after the nozzle that pull. */
const BEHIND = 3;
const AHEAD = 12;

/** The band that a finger at this height means. */
export function bandFor(state: State, y: number, to: Pick<Sizes, 'width' | 'height'>): number {
  const design = designOf(state.cake);
  const { geo } = layoutOf(to, state);
  if (state.tool === DRIP && state.phase === 'pipe') return design.dripBand;
  const cell = cellOf(state);
  let [best, least] = [design.bands[0] ?? 0, Infinity];
  for (const band of design.bands) {
    let away = Math.abs(spotOf(geo, band, design.tiers).y - y);
    if (state.tool !== SPATULA && state.cake >= 0) {
      const row = design.target[band] ?? [];
      for (let n = -BEHIND; n <= AHEAD; n += 1) {
        const want = row[around(cell + n)] ?? 0;
        if (want === 0 || (state.cells[band]?.[around(cell + n)] ?? 0) % THICK === want) continue;
        away *= n <= 2 ? PULL * 0.6 : PULL;
        break;
      }
    }
    if (away < least) [best, least] = [band, away];
  }
  return best;
}

const SLACK = 5;
function buttonAt(at: Point, state: State, to: Sizes): Button | undefined {
  if (state.phase === 'top') return undefined;
  return layoutOf(to, state).buttons.find(
    (button) => (button.kind !== 'bell' || mayServe(state)) && within(button, at, SLACK),
  );
}

function inputOf({ kind, which }: Button): Input {
  return kind === 'bell' ? { act: 'serve' } : { act: kind, which };
}

function down(event: Press, state: State, ui: Ui, to: Sizes): Input | 'redraw' | undefined {
  if (state.phase === 'done') return undefined;
  const button = buttonAt(event, state, to);
  if (button) return inputOf(button);
  if (ui.finger >= 0 || state.hold) return undefined;
  ui.finger = event.pointer;
  return { act: 'press', band: bandFor(state, event.y, to) };
}

const piping: Control<State, Input, Ui> = {
  read(event, state, ui, to) {
    if (event.kind === 'press') {
      if (event.phase === 'hover') return undefined;
      if (event.phase === 'down') return down(event, state, ui, to);
      if (event.pointer !== ui.finger) return undefined;
      if (event.phase === 'move') {
        if (!state.hold || state.tool === DRIP) return undefined;
        const band = bandFor(state, event.y, to);
        return band === state.band ? undefined : { act: 'move', band };
      }
      ui.finger = -1;
      return state.hold ? { act: 'lift' } : undefined;
    }
    if (event.kind === 'key') return event.phase === 'down' ? typed(event.key, state) : undefined;
    if (event.kind !== 'pad') return undefined;
    const { button, phase } = event;
    if (button === 'a') {
      if (phase === 'repeat') return undefined;
      if (phase === 'up') return state.hold ? { act: 'lift' } : undefined;
      if (state.hold || state.phase === 'done') return undefined;
      const { bands, dripBand } = designOf(state.cake);
      const band =
        state.tool === DRIP ? dripBand : bands.includes(state.band) ? state.band : (bands[0] ?? 0);
      return { act: 'press', band };
    }
    if (phase === 'up' || state.phase === 'done') return undefined;
    if (button === 'up' || button === 'down') return step(state, button === 'up' ? 1 : -1);
    if (phase === 'repeat') return undefined;
    if (button === 'left' || button === 'right') return tint(state, button === 'right' ? 1 : -1);
    if (button === 'l' || button === 'r') return swap(state, button === 'r' ? 1 : -1);
    return button === 'y' && mayServe(state) ? { act: 'serve' } : undefined;
  },
  keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'g'],
};

const after = (list: readonly number[], now: number, by: number): number | undefined =>
  list[(Math.max(0, list.indexOf(now)) + by + list.length) % list.length];

function step(state: State, by: number): Input | undefined {
  const { bands } = designOf(state.cake);
  const band = bands[bands.indexOf(state.band) + by];
  return band === undefined ? undefined : { act: 'move', band };
}

function tint(state: State, by: number): Input | undefined {
  const { colors } = designOf(state.cake);
  const which = after(colors, state.color, by);
  return which === undefined || which === state.color ? undefined : { act: 'color', which };
}

function swap(state: State, by: number): Input | undefined {
  const which = after(toolsOf(state), state.tool, by);
  return which === undefined || which === state.tool ? undefined : { act: 'tool', which };
}

/** Keys count the tools on the table from the left; G rings the bell. */
function typed(key: string, state: State): Input | undefined {
  if (state.phase !== 'pipe') return undefined;
  if (key === 'g') return mayServe(state) ? { act: 'serve' } : undefined;
  const which = toolsOf(state)[Number(key) - 1];
  return which === undefined ? undefined : { act: 'tool', which };
}

const lesson: Control<State, Input, Ui> = {
  coach(state, ui, device, to) {
    ui.device = device;
    if (!ui.newcomer || state.cake !== 0 || ui.learned > 0 || state.phase !== 'pipe')
      return undefined;
    const { geo, stage } = layoutOf(to, state);
    const away = ui.next?.away ?? 99;
    // The hand comes down where frosting is wanted, and lets go between two stretches.
    if (away > 3) return 'wait';
    const { y } = spotOf(geo, ui.next?.band ?? 0, designOf(state.cake).tiers);
    return { kind: 'hold', at: { x: stage.x + stage.width * 0.8, y: y + 60 * geo.s }, keys: ['a'] };
  },
};

export const hands = controls<State, Input, Ui>([piping, lesson]);
