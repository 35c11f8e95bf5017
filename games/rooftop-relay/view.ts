import { defineGame, type Chip, type Coach, type InputEvent, type Pad } from '@playgrove/kit/stage';
import { chunkAt, layoutHere } from './rules/course.ts';
import { CREW } from './rules/crew.ts';
import { timesOf } from './rules/deeds.ts';
import { zoneOf } from './rules/run.ts';
import type { Career } from './rules/state.ts';
import { metresOf, rules, type Input, type Params, type State } from './rules.ts';
import { feel } from './view/feel.ts';
import { spotsOf, WARES } from './view/ready.ts';
import { createUi, drawScene, type Ui } from './view/scene.ts';

/** World units: lying screens are this high, upright ones this wide. */
const HIGH = 620;
const WIDE = 760;
/** Metres after which nobody needs the ghost hand. */
const KNOWS = 250;

export default defineGame<Params, State, Input, Ui, Career>(rules, {
  world(aspect) {
    if (aspect >= 1.1) return { width: Math.min(1400, HIGH * aspect), height: HIGH };
    return { width: WIDE, height: Math.min(1400, WIDE / aspect) };
  },
  hud: 'over',
  ui: createUi,
  read,
  draw: drawScene,
  place: (at, _, ui) => ({ x: at.x - ui.camera.x, y: at.y - ui.camera.y }),
  feel,
  coach,
  chips,
  say(state, ui) {
    if (state.phase !== 'ready') return undefined;
    const name = ui.focus < 0 ? 'ready' : (CREW[ui.focus] ?? WARES[ui.focus - CREW.length] ?? '');
    return { key: `say.${name}`, values: { coins: state.career.purse.coins } };
  },
  shareText: (state) =>
    `🏙️ ${metresOf(state)} m\n${'🤝'.repeat(Math.min(10, state.perfects)) || '🏃'} 🪙 ${state.coins}`,
  music: { mood: 'race', seed: 73 },
});

function read(event: InputEvent, state: State, ui: Ui): Input | 'redraw' | undefined {
  if (event.kind === 'swipe') {
    return event.direction === 'down' && state.phase === 'run' ? { act: 'slide' } : undefined;
  }
  if (event.kind === 'pad') return state.phase === 'ready' ? choose(event, ui) : steer(event);
  if (event.kind !== 'press') return undefined;
  if (event.phase === 'down') return state.phase === 'ready' ? tapped(event, ui) : { act: 'press' };
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

/** Before a run: left and right go through crew and wares, the button takes one, or begins. */
function choose(event: Pad, ui: Ui): Input | 'redraw' | undefined {
  if (event.phase === 'up') return undefined;
  const count = CREW.length + WARES.length + 1;
  if (event.button === 'left' || event.button === 'right') {
    const by = event.button === 'left' ? count - 1 : 1;
    ui.focus = ((ui.focus + 1 + by) % count) - 1;
    ui.told = ui.focus;
    return 'redraw';
  }
  if (event.button === 'up') return { act: 'press' };
  if (event.button !== 'a' || event.phase !== 'down') return undefined;
  return taken(ui.focus, ui);
}

function taken(focus: number, ui: Ui): Input {
  const runner = CREW[focus];
  if (runner) {
    ui.focus = -1;
    return { act: 'lead', runner };
  }
  const ware = WARES[focus - CREW.length];
  return ware ? { act: 'buy', ware } : { act: 'press' };
}

function tapped(press: { readonly x: number; readonly y: number }, ui: Ui): Input {
  ui.focus = -1;
  const { crew, wares } = spotsOf(ui.size);
  const on = [...crew, ...wares].findIndex(
    ({ x, y, w, h }) =>
      press.x > x - 4 && press.x < x + w + 4 && press.y > y - 4 && press.y < y + h + 4,
  );
  ui.told = on;
  return taken(on, ui);
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
  }
  if (state.coins > 0) {
    shown.push({ id: 'coins', label: 'chip.coins', text: String(state.coins), icon: 'star' });
  }
  return shown;
}
