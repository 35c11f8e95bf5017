import * as chips from '@playgrove/kit/draw/chips';
import {
  defineGame,
  fitWorld,
  type Chip,
  type Coach,
  type Held,
  type CellEvent,
  type InputEvent,
  type Pad,
  type Voice,
  type Device,
  type Sizes,
} from '@playgrove/kit/runtime';
import { railsNear, thingsNear } from './rules/course.ts';
import { bitsOf, goalsTicked, type Career } from './rules/state.ts';
import { GRINDS, type Way } from './rules/tricks.ts';
import { rules, tickedOf, type Input, type Params, type State } from './rules.ts';
import { FEEL } from './view/feel.ts';
import { grouped } from './view/meters.ts';
import { boards, offersDecks } from './view/ready.ts';
import { drawScene } from './view/scene.ts';
import { createUi, type Ui } from './view/ui.ts';

/** Degrees to each side of a straight flick; between them lie the slanting ones. */
const STRAIGHT = 29;
const PUSHED = 0.7;

export default defineGame<Params, State, Input, Ui, Career>(rules, {
  world: fitWorld({
    portrait: { width: 600, height: [0, 1700] },
    landscape: { width: [0, 1400], height: 570 },
    from: 1.1,
  }),
  hud: 'over',
  ui: createUi,
  read,
  poll,
  boards,
  draw: drawScene,
  place: (at, _, ui) => ({ x: at.x - ui.camera.x, y: at.y - ui.camera.y }),
  feel: FEEL,
  coach,
  chips: chipsOf,
  voices,
  say(state) {
    if (state.phase !== 'ready') return undefined;
    return { key: offersDecks(state) ? 'say.decks' : 'say.ready' };
  },
  how: async () => (await import('./how.ts')).how,
  shareText(state) {
    const goals = '👑'.repeat(state.board.done.length) || '🛹';
    return `🛹 ${grouped(rules.score?.(state) ?? 0)}\n${goals} 🔥 ${grouped(state.bestCombo)}`;
  },
  music: { mood: 'race', seed: 41 },
});

function read(event: InputEvent, state: State): Input | 'redraw' | undefined {
  if (event.kind === 'swipe') {
    return state.phase === 'ride' ? { act: 'flick', way: wayOf(event.angle) } : undefined;
  }
  if (event.kind === 'cell') return choose(event, state);
  if (event.kind === 'pad') return state.phase === 'ready' ? begin(event) : steer(event);
  if (event.kind !== 'press') return undefined;
  if (event.phase === 'down') return { act: 'press' };
  const lifted = event.phase === 'up' || event.phase === 'cancel';
  return lifted && state.phase === 'ride' ? { act: 'release' } : undefined;
}

/** @param angle degrees clockwise from right */
function wayOf(angle: number): Way {
  const quarter = Math.round(angle / 90);
  const isStraight = Math.abs(angle - quarter * 90) <= STRAIGHT;
  return ROUND[(isStraight ? quarter * 2 : Math.floor(angle / 90) * 2 + 1) % 8] ?? 'r';
}

/** Clockwise. */
const ROUND: readonly Way[] = ['r', 'dr', 'd', 'dl', 'l', 'ul', 'u', 'ur'];
const FLICKS: Partial<Record<Pad['button'], Way>> = { right: 'r', left: 'l', down: 'd', up: 'u' };

function steer(event: Pad): Input | undefined {
  if (event.phase === 'repeat') return undefined;
  const down = event.phase === 'down';
  const way = FLICKS[event.button];
  if (way) return down ? { act: 'flick', way } : undefined;
  if (event.button === 'a') return { act: down ? 'press' : 'release' };
  return event.button === 'tab' ? undefined : { act: down ? 'grip' : 'loose' };
}

/** A stick is a finger too. */
function poll(held: Held, state: State, ui: Ui): Input | undefined {
  const { x, y } = held.stick;
  const far = x * x + y * y > PUSHED * PUSHED;
  const flicked = far && !ui.pushed;
  ui.pushed = far;
  if (!flicked || state.phase !== 'ride') return undefined;
  return { act: 'flick', way: wayOf(((Math.atan2(y, x) * 180) / Math.PI + 360) % 360) };
}

/** Before a run: any button but the arrows begins. */
function begin({ phase, button }: Pad): Input | undefined {
  if (phase !== 'down' || button === 'left' || button === 'right') return undefined;
  return { act: 'press' };
}

/** Takes a deck, or begins. */
function choose({ phase, id }: CellEvent, state: State): Input | 'redraw' | undefined {
  if (phase === 'up') return state.phase === 'ride' ? { act: 'release' } : undefined;
  if (phase !== 'down') return 'redraw';
  return id === 'go' ? { act: 'press' } : { act: 'deck', deck: id };
}

/** A tap to roll, a flick, then an ollie onto the first rail and a hold above it. */
function coach(
  state: State,
  { camera }: Ui,
  _device: Device,
  { width, height }: Sizes,
): Coach | 'wait' | undefined {
  const at = { x: width * 0.52, y: height * (height > width ? 0.46 : 0.42) };
  if (goalsTicked(state.career) > 0 || state.phase === 'end') return undefined;
  if (state.phase === 'ready') {
    return { kind: 'tap', at: height > width ? at : { x: width * 0.37, y: at.y }, keys: ['a'] };
  }
  const { rider, street } = state;
  if (hasGround(state)) return undefined;
  const rail = railsNear(street, rider.x - 20, rider.x + 280)[0];
  if (rail && rider.mode === 'air') {
    // On the rail itself: there the hold makes a grind.
    const x = Math.min(width - 90, rail.x + rail.w * 0.3 - camera.x);
    return { kind: 'hold', at: { x, y: rail.y0 - camera.y }, keys: ['b'] };
  }
  if (rider.mode !== 'roll') return 'wait';
  const ahead = thingsNear(street, rider.x + 60, rider.x + 330)[0];
  if (ahead || (rail && rail.x > rider.x)) return { kind: 'tap', at, keys: ['a'] };
  if (rider.x < 120 || state.kinds.length > 0) return 'wait';
  return { kind: 'swipe', from: at, to: { x: at.x + 150, y: at.y }, keys: ['right'] };
}

/** Whether somebody who is being taught has landed a grind. */
function hasGround({ kinds, rider }: State): boolean {
  return rider.mode === 'grind' || kinds.some((kind) => GRINDS.includes(kind));
}

function chipsOf(state: State): readonly Chip[] {
  const { params, hearts, crowned } = state;
  const done = bitsOf(tickedOf(state));
  const goals = { id: 'goals', label: 'chip.goals', text: `${done}/3`, icon: 'star' } as const;
  const crown = { id: 'crown', label: 'chip.crown', text: '×1.5', icon: 'flame' } as const;
  return [
    params.mode === 'line' ? chips.hearts(hearts) : { ...goals, tone: done > 0 ? 'good' : 'plain' },
    ...(crowned ? [{ ...crown, tone: 'good' } as const] : []),
  ];
}

/** Wheels on stone, steel on steel, wind. */
function voices(state: State): readonly Voice[] {
  if (state.phase !== 'ride') return [];
  const { rider } = state;
  const part = Math.min(1, rider.v / 13);
  if (rider.mode === 'grind') {
    return [{ id: 'steel', kind: 'skid', pitch: 1.1 + part * 0.8, gain: 0.34 }];
  }
  if (rider.mode === 'roll' || rider.mode === 'manual') {
    const pitch = (rider.mode === 'manual' ? 0.62 : 0.42) + part * 0.4;
    return [{ id: 'wheels', kind: 'wind', pitch, gain: 0.16 + part * 0.3 }];
  }
  if (rider.mode === 'air') return [{ id: 'air', kind: 'wind', pitch: 1.5 + part, gain: 0.1 }];
  return [];
}
