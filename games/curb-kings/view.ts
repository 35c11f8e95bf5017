import {
  defineGame,
  type Chip,
  type Coach,
  type Held,
  type InputEvent,
  type Pad,
  type Voice,
} from '@playgrove/kit/stage';
import { railsNear, thingsNear } from './rules/course.ts';
import { DECKS } from './rules/decks.ts';
import { goalsTicked, type Career } from './rules/state.ts';
import type { Way } from './rules/tricks.ts';
import { rules, type Input, type Params, type State } from './rules.ts';
import { feel } from './view/feel.ts';
import { grouped } from './view/meters.ts';
import { deckSpots } from './view/ready.ts';
import { drawScene } from './view/scene.ts';
import { createUi, type Ui } from './view/ui.ts';

/** World units: lying screens are this high, upright ones this wide. */
const HIGH = 570;
const WIDE = 760;
/** Degrees to each side of a straight flick; between them lie the slanting ones. */
const STRAIGHT = 29;
const PUSHED = 0.7;

export default defineGame<Params, State, Input, Ui, Career>(rules, {
  world(aspect) {
    if (aspect >= 1.1) return { width: Math.min(1400, HIGH * aspect), height: HIGH };
    return { width: WIDE, height: Math.min(1700, WIDE / aspect) };
  },
  hud: 'over',
  ui: createUi,
  read,
  poll,
  draw: drawScene,
  place: (at, _, ui) => ({ x: at.x - ui.camera.x, y: at.y - ui.camera.y }),
  feel,
  coach,
  chips,
  voices,
  say(state, ui) {
    if (state.phase !== 'ready') return undefined;
    const deck = DECKS[ui.focus];
    if (!deck) return { key: 'say.ready' };
    const locked = deck.needs > goalsTicked(state.career);
    return { key: locked ? 'say.locked' : `say.${deck.id}`, values: { value: deck.needs } };
  },
  shareText(state) {
    const goals = '👑'.repeat(state.board.done.length) || '🛹';
    return `🛹 ${grouped(rules.score?.(state) ?? 0)}\n${goals} 🔥 ${grouped(state.bestCombo)}`;
  },
  music: { mood: 'race', seed: 41 },
});

function read(event: InputEvent, state: State, ui: Ui): Input | 'redraw' | undefined {
  if (event.kind === 'swipe') {
    return state.phase === 'ride' ? { act: 'flick', way: wayOf(event.angle) } : undefined;
  }
  if (event.kind === 'pad') return state.phase === 'ready' ? choose(event, ui) : steer(event);
  if (event.kind !== 'press') return undefined;
  if (event.phase === 'down') return state.phase === 'ready' ? tapped(event, ui) : { act: 'press' };
  const lifted = event.phase === 'up' || event.phase === 'cancel';
  return lifted && state.phase === 'ride' ? { act: 'release' } : undefined;
}

/** @param angle degrees clockwise from right */
function wayOf(angle: number): Way {
  const near = (to: number): boolean => Math.abs(((angle - to + 540) % 360) - 180) <= STRAIGHT;
  if (near(0)) return 'r';
  if (near(90)) return 'd';
  if (near(180)) return 'l';
  if (near(270)) return 'u';
  const low = angle % 360 < 180;
  const right = angle < 90 || angle > 270;
  return low ? (right ? 'dr' : 'dl') : right ? 'ur' : 'ul';
}

const FLICKS: Readonly<Partial<Record<Pad['button'], Way>>> = {
  right: 'r',
  left: 'l',
  down: 'd',
  up: 'u',
};

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

/** Before a run: left and right go through the decks, the button takes one, or begins. */
function choose(event: Pad, ui: Ui): Input | 'redraw' | undefined {
  if (event.phase === 'up') return undefined;
  if (event.button === 'left' || event.button === 'right') {
    const count = DECKS.length + 1;
    const by = event.button === 'left' ? count - 1 : 1;
    ui.focus = ((ui.focus + 1 + by) % count) - 1;
    return 'redraw';
  }
  if (event.phase !== 'down') return undefined;
  if (event.button !== 'a') return { act: 'press' };
  return taken(ui);
}

function taken(ui: Ui): Input {
  const deck = DECKS[ui.focus];
  ui.focus = -1;
  return deck ? { act: 'deck', deck: deck.id } : { act: 'press' };
}

function tapped(press: { readonly x: number; readonly y: number }, ui: Ui): Input {
  ui.focus = deckSpots(ui.size).findIndex(
    ({ x, y, w, h }) =>
      press.x > x - 5 && press.x < x + w + 5 && press.y > y - 5 && press.y < y + h + 5,
  );
  return taken(ui);
}

/** First a flick, then a hold above a rail, then a tap over what lies in the way. */
function coach(state: State, ui: Ui): Coach | undefined {
  const { width, height } = ui.size;
  const at = { x: width * 0.52, y: height * (height > width ? 0.46 : 0.42) };
  if (goalsTicked(state.career) > 0 || state.phase === 'end') return undefined;
  if (state.phase === 'ready') {
    return { kind: 'tap', at: height > width ? at : { x: width * 0.37, y: at.y }, keys: ['a'] };
  }
  const { rider, street } = state;
  if (rider.mode === 'down') return undefined;
  const rail = railsNear(street, rider.x - 20, rider.x + 280)[0];
  if (rail && rider.mode === 'air') return { kind: 'hold', at, keys: ['b'] };
  if (rider.mode !== 'roll') return undefined;
  const ahead = thingsNear(street, rider.x + 60, rider.x + 330)[0];
  if (ahead || (rail && rail.x > rider.x)) return { kind: 'tap', at, keys: ['a'] };
  if (rider.x < 260 || state.kinds.length > 0) return undefined;
  return { kind: 'swipe', from: at, to: { x: at.x + 150, y: at.y }, keys: ['right'] };
}

function chips(state: State): readonly Chip[] {
  const shown: Chip[] = [];
  if (state.params.mode === 'line') {
    shown.push({
      id: 'hearts',
      label: 'chip.hearts',
      text: String(state.hearts),
      icon: 'heart',
      tone: state.hearts === 1 ? 'warn' : 'plain',
    });
  } else {
    const done = state.board.done.length;
    shown.push({
      id: 'goals',
      label: 'chip.goals',
      text: `${done}/3`,
      icon: 'target',
      tone: done > 0 ? 'good' : 'plain',
    });
  }
  if (state.crowned) {
    shown.push({ id: 'crown', label: 'chip.crown', text: '×1.5', icon: 'flame', tone: 'good' });
  }
  return shown;
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
