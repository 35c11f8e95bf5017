import {
  defineGame,
  type Chip,
  type Coach,
  type Device,
  type Saying,
  type Sizes,
  type Voice,
} from '@playgrove/kit/runtime';
import { marksOf, medals, rules, type Input, type Params, type State } from './rules.ts';
import { edgeOn, contactOn, headingOf, muzzleOf } from './rules/aim.ts';
import { fearOf, isChanging } from './rules/flow.ts';
import { planOf } from './rules/plan.ts';
import { marblesOf, WARNING } from './rules/state.ts';
import { feel } from './view/feel.ts';
import { stands, toWorld, worldFor } from './view/layout.ts';
import { drawScene } from './view/scene.ts';
import { createUi, goodAngle, poll, read, type Ui } from './view/ui.ts';
import { SHELLS } from './view/turtle.ts';

export default defineGame<Params, State, Input, Ui>(rules, {
  world: worldFor,
  hud: 'above',
  keys: ['c'],
  ui: createUi,
  read,
  poll,
  draw: drawScene,
  place: (at, _, __, to) => toWorld(to, at),
  feel,
  keepsakes: SHELLS,
  coach,
  chips,
  say,
  how: async () => (await import('./how.ts')).how,
  shareText: (state) =>
    `🐢 ${'🟠'.repeat(Math.min(10, state.best * 2))} ×${state.best}\n💦 ${state.score}`,
  /** The rain, louder as the river changes, and the drain, as the chain comes near. */
  voices(state) {
    if (state.end !== '') return [];
    const storm = isChanging(state) ? 1 : state.rain > 0 && state.rain < WARNING ? 0.5 : 0;
    const fear = fearOf(state.head);
    const all: Voice[] = [];
    if (storm > 0) all.push({ id: 'rain', kind: 'wind', pitch: 1.6, gain: storm * 0.35 });
    if (fear > 0) all.push({ id: 'drain', kind: 'hum', pitch: 0.6 + fear, gain: 0.1 + fear * 0.2 });
    return all;
  },
  music: { mood: 'calm', seed: 47 },
});

/** Shots before a star is lost, from which on the strip counts them. */
const SOON = 10;

/** Shoots where the first marble fits. */
function coach(state: State, ui: Ui, device: Device, to: Sizes): Coach | 'wait' | undefined {
  if (state.fired > 0 || state.end !== '') return undefined;
  if (!state.lanes.some(({ open }) => open)) return 'wait';
  const angle = goodAngle(state, ui);
  if (angle === undefined) return 'wait';
  const heading = headingOf(angle);
  const from = muzzleOf(state, heading);
  const contact = contactOn(state, from, heading, edgeOn(from, heading), true);
  if (!contact) return 'wait';
  const at = toWorld(to, contact);
  if (device === 'touch' || device === 'mouse') return { kind: 'tap', at, keys: [] };
  let way = (angle - ui.angle) % 3600;
  if (way > 1800) way -= 3600;
  if (way < -1800) way += 3600;
  if (Math.abs(way) < 30) return { kind: 'tap', at, keys: ['a'] };
  const right = way > 0 !== stands(to);
  return { kind: 'tap', at, keys: [right ? 'right' : 'left', 'a'] };
}

function chips(state: State): readonly Chip[] {
  const { rain } = planOf(state.params.level);
  const all: Chip[] = [];
  const stars = medals.stars(state);
  const left = (marksOf(state)[stars - 2] ?? Infinity) - state.fired;
  if (left <= SOON) {
    all.push({
      id: 'stars',
      label: `chip.stars.${stars}`,
      text: String(left),
      icon: 'star',
      tone: left < 4 ? 'warn' : 'plain',
    });
  }
  if (rain > 0) {
    const near = state.rain <= WARNING;
    all.push({
      id: 'rain',
      label: isChanging(state) ? 'chip.moving' : 'chip.rain',
      text: isChanging(state) ? '≈' : String(Math.ceil(state.rain / 60)),
      icon: 'clock',
      tone: near ? 'warn' : 'plain',
    });
  }
  return all;
}

function say(state: State): Saying | undefined {
  if (state.end !== '') return undefined;
  return { key: `say.${state.held}`, values: { left: marblesOf(state) } };
}
