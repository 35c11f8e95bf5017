import {
  defineGame,
  fitWorld,
  type Chip,
  type Coach,
  type Motion,
  type Surface,
  type Voice,
} from '@playgrove/kit/runtime';
import { DIVES } from './rules/dive.ts';
import type { Career } from './rules/state.ts';
import { BREATHER, rules, type Input, type Params, type State } from './rules.ts';
import { drawBreath, drawDiver } from './view/diver.ts';
import { feel } from './view/feel.ts';
import { drawBubbles, drawCreatures, drawPassers, drawThings, look } from './view/life.ts';
import { letterAhead } from './view/lettering.ts';
import { drawBag, drawMissions } from './view/panel.ts';
import { poll, read } from './view/read.ts';
import { drawWalls } from './view/rock.ts';
import { boards, drawShop } from './view/shop.ts';
import { drawSayings, ZONE_NAMED, zoneY } from './view/sayings.ts';
import { drawBoat, drawSky, drawWaves } from './view/surface.ts';
import { createUi, follow, px, py, wet, type Ui } from './view/ui.ts';
import { drawDark, drawPlankton, drawWater, prepareDark } from './view/water.ts';

/** Shouts begin to rise this far below the name of a zone. */
const UNDER_NAME = 110;

export default defineGame<Params, State, Input, Ui, Career>(rules, {
  world: fitWorld({
    portrait: { width: 560, height: [760, 1260] },
    landscape: { width: [620, 1800], height: 800 },
    from: 0.9,
  }),
  hud: 'over',
  ui: createUi,
  read,
  poll,
  boards,
  draw,
  place(at, _, ui, to) {
    const edge = Math.min(190, to.width * 0.36);
    // Shouts stay under the name of a new zone.
    const named = ui.zone.id !== '' && ui.zone.age < ZONE_NAMED;
    const top = named ? zoneY(to) + UNDER_NAME : 120;
    return {
      x: Math.max(edge, Math.min(to.width - edge, px(ui, at.x))),
      y: Math.max(top, Math.min(to.height - 90, py(ui, at.y) - 30)),
    };
  },
  feel,
  how: async () => (await import('./how.ts')).how,
  coach,
  chips,
  say: (state) =>
    state.phase === 'ready'
      ? { key: 'say.ready', values: { coins: state.career.purse.coins } }
      : undefined,
  shareText: (state) =>
    `🤿 ${state.coins} 🪙\n${state.ended.map(({ how, depth }) => `${how === 'banked' ? '💰' : '🦪'} ${depth} m`).join('  ') || '🌊'}`,
  voices,
  music: { mood: 'calm', seed: 44 },
});

/** How much of the breath is gone, from where it begins to be felt: 0 to 1. */
function need(state: State): number {
  return Math.max(0, 1 - state.air / state.full / 0.42);
}

function draw(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  follow(to, state, ui, motion);
  look(to, state, ui);
  if (!wet(state)) prepare(to, ui);
  drawSky(to, state, ui);
  drawWater(to, ui);
  drawPassers(to, ui);
  drawWalls(to, ui);
  drawThings(to, ui, false);
  drawCreatures(to, state, ui, false);
  drawBoat(to, state, ui);
  drawBubbles(to, ui);
  if (wet(state)) drawDiver(to, state, ui);
  drawWaves(to, ui);
  const deep = wet(state) ? Math.max(0, Math.min(1, (ui.at.y - 17) / 36)) : 0;
  const short =
    state.phase === 'dive'
      ? need(state)
      : state.phase === 'rescue'
        ? Math.max(0, 1 - state.since / 60)
        : 0;
  if (deep > 0 || short > 0 || ui.hurt < 0.5) {
    const beat = to.reducedMotion ? 0 : Math.max(0, 1 - ui.pulse * 3.2) * short;
    const lamp = 290 + 64 * state.career.purse.levels.lamp;
    const radius = (lamp + (1 - deep) * 380) * (1 - 0.55 * short) * (1 - 0.07 * beat);
    const dark = Math.min(0.97, deep * 0.88 + short * 0.85);
    drawDark(
      to,
      ui,
      Math.max(dark, ui.hurt < 0.5 ? 0.4 : 0),
      radius,
      Math.max(beat * 0.5, ui.hurt < 0.5 ? 1 - ui.hurt * 2 : 0),
    );
  }
  drawThings(to, ui, true, Math.min(1, deep * 3 + short * 3));
  drawCreatures(to, state, ui, true);
  drawPlankton(to, ui);
  if (state.phase === 'dive') {
    drawBreath(to, state, ui);
    drawBag(to, state, ui);
  } else if (!wet(state) && state.phase !== 'end') {
    drawMissions(to, state, ui);
    drawShop(to, state);
  }
  drawSayings(to, ui);
}

/** Prepares on the boat what a dive shows, a piece a frame, from the second frame on. */
function prepare(to: Surface, ui: Ui): void {
  if (ui.waited > 0) letterAhead(to, ui.waited);
  if (ui.waited % 4 === 3) prepareDark(ui.waited >> 2);
  ui.waited += 1;
}

/** Meters above and below the diver in which a vent is pointed out. */
const VENT_NEAR = 6;

/** Hold to sink, until a dive is banked; then the first vent nearby. */
function coach(state: State, ui: Ui): Coach | 'wait' | undefined {
  const { phase, taken, ended, sea } = state;
  if (phase === 'end' || sea.vents.some(({ id }) => taken.includes(id))) return undefined;
  const brought = ended.some(({ how }) => how === 'banked');
  if (!brought && (phase === 'ready' || (phase === 'boat' && state.since >= BREATHER))) {
    const below = { x: ui.size.width * 0.5, y: py(ui, 0) + 190 };
    return { kind: 'hold', at: below, keys: ['a'] };
  }
  const vent = sea.vents.find(({ y }) => Math.abs(y - state.y) < VENT_NEAR);
  if (phase !== 'dive' || !vent) return 'wait';
  const to = { x: px(ui, vent.x), y: py(ui, vent.y) };
  // Off the diver, so that the hand does not cover the ring.
  const part = 0.4;
  const from = {
    x: px(ui, ui.at.x) * (1 - part) + to.x * part,
    y: py(ui, ui.at.y) * (1 - part) + to.y * part,
  };
  return { kind: 'path', points: [from, to], keys: [vent.x < state.x ? 'left' : 'right'] };
}

function chips(state: State): readonly Chip[] {
  const shown: Chip[] = [
    {
      id: 'dive',
      label: 'chip.dive',
      text: String(Math.max(0, DIVES - state.ended.length)),
      icon: 'move',
    },
  ];
  if (state.phase === 'dive') {
    const seconds = Math.ceil(state.air / 60);
    const tone = state.air / state.full < 0.3 ? 'warn' : 'plain';
    shown.push({ id: 'air', label: 'chip.air', text: String(seconds), icon: 'clock', tone });
  }
  return shown;
}

/** The pressure of the deep, and the wind above. */
function voices(state: State): readonly Voice[] {
  if (!wet(state)) return [{ id: 'wind', kind: 'wind', pitch: 0.7, gain: 0.06 }];
  const depth = Math.min(1, state.y / 80);
  return [{ id: 'deep', kind: 'hum', pitch: 0.55 - 0.2 * depth, gain: 0.05 + 0.2 * depth }];
}
