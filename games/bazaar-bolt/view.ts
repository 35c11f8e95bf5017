import * as draw from '@playgrove/kit/draw';
import { defineGame, type CellEvent, type Chip, type InputEvent } from '@playgrove/kit/runtime';
import { carrotsOf, type Act } from './rules/run.ts';
import { metersOf, WARES, type Career } from './rules/state.ts';
import { rules, type Input, type Params, type State } from './rules.ts';
import { coachOf } from './view/coach.ts';
import { feel } from './view/feel.ts';
import { drawFlat } from './view/flat.ts';
import { follow } from './view/follow.ts';
import { drawHud } from './view/hud.ts';
import { freshUi, type Ui } from './view/ui.ts';
import { drawWorld, onScreen, webglState } from './view/world.ts';

/** The shop, which the first picture does not need. */
const later = draw.lazy(() => import('./view/ready.ts'));

export default defineGame<Params, State, Input, Ui, Career>(rules, {
  world: (_, __, room) => ({ width: room.width, height: room.height }),
  hud: 'over',
  seeThrough: true,
  ui: freshUi,
  read,
  boards: (state, ui, to) =>
    state.phase === 'ready' ? (later()?.boards(state, ui, to) ?? []) : [],

  draw(to, state, ui, motion) {
    follow(to, state, ui, motion);
    const deep = drawWorld(to, state, ui, motion);
    const more = later();
    if (!deep) drawFlat(to, state, motion.part, webglState());
    if (state.phase === 'ready') more?.drawReady(to, state, ui);
    drawHud(to, state);
  },

  place(at, state, ui, to) {
    const seen = onScreen(ui, at.x, at.y, state.runner.z);
    if (!seen) return { x: to.width / 2, y: to.height * 0.6 };
    // Words that pop up there must be neither cut off nor under the score.
    const edge = Math.min(130, to.width * 0.32);
    return {
      x: Math.max(edge, Math.min(to.width - edge, seen.x)),
      y: Math.max(to.height * 0.24, Math.min(to.height * 0.9, seen.y)),
    };
  },

  feel,
  coach: coachOf,
  how: async () => (await import('./how.ts')).how,
  chips,
  say: (state) =>
    state.phase === 'ready'
      ? { key: 'say.ready', values: { coins: state.career.purse.coins } }
      : undefined,
  shareText: (state) =>
    `🐐 ${metersOf(state)} m\n${'🥕'.repeat(Math.max(1, state.carrots))} 🪙 ${state.coins} ⚡ ${state.nears}`,
  voices(state) {
    if (state.phase !== 'run') return [];
    const speed = (state.pace - 0.16) / 0.18;
    return [{ id: 'air', kind: 'wind', pitch: 0.7 + speed * 0.5, gain: 0.08 + speed * 0.16 }];
  },
  music: { mood: 'race', seed: 208 },
});

function read(event: InputEvent, state: State, ui: Ui): Input | 'redraw' | undefined {
  if (event.kind === 'swipe') return { act: event.direction };
  if (event.kind === 'cell') return choose(event, state, ui);
  if (event.kind === 'pad') {
    if (event.phase !== 'down') return undefined;
    const act = actOf(event.button);
    if (act) return { act };
    return state.phase === 'ready' && event.button === 'a' ? { act: 'go' } : undefined;
  }
  if (event.kind !== 'press' || event.phase !== 'down') return undefined;
  return state.phase === 'ready' ? { act: 'go' } : undefined;
}

function actOf(button: string): Act | undefined {
  if (button === 'a' || button === 'up') return 'up';
  if (button === 'b' || button === 'x' || button === 'down') return 'down';
  if (button === 'left' || button === 'l') return 'left';
  return button === 'right' || button === 'r' ? 'right' : undefined;
}

/** Before a run: buys, or begins. */
function choose({ phase, id }: CellEvent, state: State, ui: Ui): Input | 'redraw' | undefined {
  if (phase !== 'down' && phase !== 'focus') return undefined;
  const ware = WARES.find((name) => name === id);
  ui.about = ware ?? '';
  if (phase === 'focus') return 'redraw';
  if (ware) return { act: 'buy', ware };
  return state.phase === 'ready' ? { act: 'go' } : undefined;
}

function chips(state: State): readonly Chip[] {
  const full = carrotsOf(state);
  const shown: Chip[] = [
    {
      id: 'carrots',
      label: 'chip.carrots',
      text: `${state.carrots}/${full}`,
      icon: 'heart',
      tone: state.carrots === 1 ? 'warn' : 'plain',
    },
  ];
  if (state.coins > 0) {
    shown.push({ id: 'coins', label: 'chip.coins', text: String(state.coins), icon: 'coin' });
  }
  if (state.streak > 1) {
    const text = `×${Math.min(5, state.streak)}`;
    shown.push({ id: 'streak', label: 'chip.streak', text, icon: 'flame', tone: 'good' });
  }
  return shown;
}
