import {
  defineGame,
  fitWorld,
  type Chip,
  type Coach,
  type CellEvent,
  type InputEvent,
  type Pad,
  type Voice,
} from '@playgrove/kit/runtime';
import { chunkAt, layoutHere } from './rules/course.ts';
import { CREW } from './rules/crew.ts';
import { timesOf } from './rules/deeds.ts';
import { SPEEDS } from './rules/layout.ts';
import { zoneOf } from './rules/run.ts';
import type { Career } from './rules/state.ts';
import { metersOf, rules, type Input, type Params, type State } from './rules.ts';
import { feel } from './view/feel.ts';
import { boards, WARES } from './view/ready.ts';
import { createUi, drawScene, type Ui } from './view/scene.ts';

/** Meters after which the ghost hand stays away. */
const KNOWS = 250;

export default defineGame<Params, State, Input, Ui, Career>(rules, {
  world: fitWorld({
    portrait: { width: 760, height: [0, 1660] },
    landscape: { width: [0, 1400], height: 620 },
    from: 1.1,
  }),
  hud: 'over',
  ghosts: true,
  ui: (state, saved) => createUi(state, saved.plays < 2),
  how: async () => (await import('./how.ts')).how,
  read,
  boards,
  draw: drawScene,
  place: (at, _, ui) => ({ x: at.x - ui.camera.x, y: at.y - ui.camera.y }),
  feel,
  coach,
  chips,
  say: (state) =>
    state.phase === 'ready'
      ? { key: 'say.ready', values: { coins: state.career.purse.coins } }
      : undefined,
  shareText: (state) =>
    `🏙️ ${metersOf(state)} m\n${'🤝'.repeat(Math.min(10, state.perfects)) || '🏃'} 🪙 ${state.coins}`,
  voices,
  music: { mood: 'race', seed: 73 },
});

/** The air of the run, louder with speed and flow. */
function voices({ phase, pace, flow }: State): readonly Voice[] {
  if (phase !== 'run') return [];
  const speed = pace - (SPEEDS[0] ?? 6);
  return [
    { id: 'air', kind: 'wind', pitch: 0.7 + speed * 0.14, gain: 0.08 + (speed + flow) * 0.02 },
  ];
}

function read(event: InputEvent, state: State, ui: Ui): Input | 'redraw' | undefined {
  if (event.kind === 'swipe') {
    return event.direction === 'down' && state.phase === 'run' ? { act: 'slide' } : undefined;
  }
  if (event.kind === 'cell') return choose(event, state, ui);
  if (event.kind === 'pad') return steer(event);
  if (event.kind !== 'press') return undefined;
  if (event.phase === 'down') return { act: 'press' };
  const lifted = event.phase === 'up' || event.phase === 'cancel';
  return lifted && state.phase === 'run' ? { act: 'release' } : undefined;
}

function steer(event: Pad): Input | undefined {
  if (event.phase === 'repeat') return undefined;
  const jump = event.button === 'a' || event.button === 'up';
  if (jump) return { act: event.phase === 'down' ? 'press' : 'release' };
  const low = event.button === 'down' || event.button === 'b' || event.button === 'x';
  return low && event.phase === 'down' ? { act: 'slide' } : undefined;
}

/** Before a run: takes a runner or a ware, or begins. */
function choose({ phase, id }: CellEvent, state: State, ui: Ui): Input | 'redraw' | undefined {
  if (phase === 'up') return state.phase === 'run' ? { act: 'release' } : undefined;
  if (phase !== 'down' && phase !== 'focus') return undefined;
  const runner = CREW.find((name) => name === id);
  const ware = WARES.find((name) => name === id);
  ui.about = runner ?? ware ?? '';
  if (phase === 'focus') return 'redraw';
  if (runner) return { act: 'lead', runner };
  return ware ? { act: 'buy', ware } : { act: 'press' };
}

/** Tap to jump, then slide and pass where they are first needed. */
function coach(state: State, ui: Ui): Coach | undefined {
  const { width, height } = ui.size;
  const x = width * 0.6;
  if (state.phase === 'ready') return { kind: 'tap', at: { x, y: height * 0.34 }, keys: ['a'] };
  if (state.phase !== 'run' || state.career.far > KNOWS) return undefined;
  const zone = zoneOf(state);
  if (zone && state.body.x > zone.from - 160 && state.body.x < zone.line) {
    return { kind: 'tap', at: { x, y: height * 0.34 }, keys: ['a'] };
  }
  const { body } = state;
  const ahead = [chunkAt(state, body.x), chunkAt(state, body.x + 340)];
  const low = ahead.some(
    (laid) =>
      laid &&
      layoutHere(laid).props.some(
        (prop) => prop.kind === 'beam' && prop.x > body.x && prop.x < body.x + 340,
      ),
  );
  if (!low || body.slide > 0) return undefined;
  return {
    kind: 'swipe',
    from: { x, y: height * 0.26 },
    to: { x, y: height * 0.5 },
    keys: ['down'],
  };
}

function chips(state: State): readonly Chip[] {
  const times = timesOf(state);
  const shown: Chip[] = [
    {
      id: 'hearts',
      label: 'chip.hearts',
      text: String(state.hearts),
      icon: 'heart',
      tone: state.hearts === 1 ? 'warn' : 'plain',
    },
  ];
  if (times > 1) {
    shown.push({ id: 'flow', label: 'chip.flow', text: `×${times}`, icon: 'flame', tone: 'good' });
  } else if (state.coins > 0) {
    // Flow takes their place: four facts are as many as fit.
    shown.push({ id: 'coins', label: 'chip.coins', text: String(state.coins), icon: 'coin' });
  }
  return shown;
}
