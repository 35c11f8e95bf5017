import type { Panorama } from '@playgrove/kit/draw';
import { damp, spring } from '@playgrove/kit/draw/animate';
import { choose, controls, pedals } from '@playgrove/kit/draw/controls';
import type { SavedStats } from '@playgrove/kit/runtime';
import { WARES, type Input, type State } from '../rules/types.ts';
import { boards } from './garage.ts';
import { pedalsOf } from './hud.ts';
import { panorama } from './sky.ts';
import type { Place } from './theme.ts';

/** The truck's place across the screen, as a part of the width. */
export const LEAD = 0.24;
/** In portrait it moves back by as much at this speed, to show more road. */
const BACK = 0.09;
const FAST = 420;
/** World units for each unit that a spring is squeezed. */
const NOD = 0.1;

export type Ui = {
  readonly panorama: Panorama<Place>;
  camera: { x: number; y: number };
  /** The level of the gauge that is shown. */
  fuel: number;
  readonly show: ReturnType<typeof things>;
  readonly newcomer: boolean;
};

const things = () => ({
  /** Of the truck, as the camera follows it. */
  height: damp(6, ({ truck }: State) => truck.y),
  /** The truck's place across a portrait screen. */
  lead: damp(1.6, ({ truck }: State) => LEAD - BACK * Math.max(0, Math.min(1, truck.vx / FAST))),
  /** The driver's head against the cab. */
  head: spring(
    'wobbly',
    ({ truck }: State) => NOD * (truck.rear.squeeze + truck.front.squeeze - 28),
  ),
});

export function freshUi(state: State, saved?: SavedStats): Ui {
  return {
    panorama: panorama(),
    camera: { x: state.truck.x, y: state.truck.y },
    fuel: 1,
    show: things(),
    newcomer: saved?.isNewcomer ?? false,
  };
}

/** Upgrades before a drive. Keys begin at the gas: Space starts. */
const garage = choose<State, Input, Ui>({
  boards: (state, _, to) => boards(state, to),
  press(id, { phase }) {
    const ware = WARES.find((name) => name === id);
    if (ware) return { buy: ware };
    return id === 'go' && phase === 'ready' ? 1 : undefined;
  },
});

const drive = pedals<State, Input, Ui, 'gas' | 'brake'>({
  pedals: {
    gas: { at: 'right', keys: ['right', 'up', 'a', 'r'] },
    brake: { at: 'left', keys: ['left', 'down', 'b', 'l'] },
  },
  gives(pressed, { phase, held }) {
    const now = (pressed.has('gas') ? 1 : 0) + (pressed.has('brake') ? 2 : 0);
    return phase === 'over' || now === held ? undefined : now;
  },
  /** Gas, until the truck has driven off. */
  teach({ phase, truck }, { newcomer }, to) {
    if (!newcomer || phase === 'end' || phase === 'over') return undefined;
    if (phase !== 'ready' && truck.x > 220) return undefined;
    const { gas } = pedalsOf(to);
    return { pedal: 'gas', at: { x: gas.x + gas.width / 2, y: gas.y + gas.height * 0.12 } };
  },
});

export const hands = controls<State, Input, Ui>([garage, drive]);
