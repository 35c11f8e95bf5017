import { defineGame, type Chip, type Coach, type Saying, type Voice } from '@playgrove/kit/runtime';
import { rules } from './rules.ts';
import type { Carried } from './rules/career.ts';
import { isDecider, RUN } from './rules/match.ts';
import { goalsOf } from './rules/shootout.ts';
import { GOAL, type Input, type Params, type State } from './rules/types.ts';
import { drawBracket } from './view/bracket.ts';
import { feel } from './view/feel.ts';
import { drawFlat } from './view/flat.ts';
import { follow } from './view/follow.ts';
import { drawHud } from './view/hud.ts';
import { lensFor, project } from './view/lens.ts';
import { poll, read } from './view/read.ts';
import { createUi, type Ui } from './view/ui.ts';
import { drawWorld } from './view/world.ts';

export default defineGame<Params, State, Input, Ui, Carried>(rules, {
  world: (_aspect, _state, room) => ({ width: room.width, height: room.height }),
  hud: 'over',
  keys: ['a', 'd'],
  keysByPlace: true,
  ui: createUi,
  read,
  poll,
  feel,
  how: async () => (await import('./how.ts')).how,
  music: { mood: 'happy', seed: 411 },

  draw(to, state, ui, motion) {
    follow(to, state, ui, motion);
    if (!drawWorld(to, state, ui, motion)) drawFlat(to, state, ui);
    if (state.phase === 'bracket') drawBracket(to, state);
    else drawHud(to, state, ui, motion.part);
  },

  /** Cues happen in the plane of the goal; a kick at the spot says so by standing at the ground's middle. */
  place(at, state, ui, to) {
    const spot = state.phase === 'flight' && state.clock === 0;
    const lens = ui.lens.bleed === to.bleed ? ui.lens : lensFor(to.bleed, 0, 0, ui.keep);
    const seen = project(lens, at.x, at.y, spot ? 0 : GOAL.far);
    if (!seen) return { x: to.width / 2, y: to.height / 2 };
    // Words that pop up there must not be cut by the screen's edge.
    const edge = Math.min(120, to.width * 0.3);
    return { x: Math.max(edge, Math.min(to.width - edge, seen.x)), y: seen.y };
  },

  coach,
  chips,
  say,
  voices,
  shareText: (state) => {
    const row = (kicks: readonly number[]): string =>
      kicks
        .slice(-12)
        .map((one) => (one === 1 ? '⚽' : '❌'))
        .join('');
    return [row(state.mine), row(state.theirs)].filter((line) => line !== '').join('\n') || '⚽';
  },
});

/** The one action of the moment: a swipe from the ball into a corner, or from the keeper to a side. */
function coach(state: State, ui: Ui): Coach | undefined {
  const { lens } = ui;
  if (state.phase === 'aim') {
    const side = state.keeper.plan === 1 ? -1 : 1;
    const from = project(lens, 0, 0.15, 0);
    const to = project(lens, side * 2.7, 1.3, GOAL.far);
    return from && to ? { kind: 'swipe', from, to, keys: ['a'] } : undefined;
  }
  const keeping = state.phase === 'secret' || (state.phase === 'run' && state.clock > RUN * 0.3);
  if (!keeping || state.keeper.dive) return undefined;
  const side = state.kicker.plan || 1;
  const from = project(lens, 0, 1.1, GOAL.far);
  const to = project(lens, side * 2.4, 1.1, GOAL.far);
  if (!from || !to) return undefined;
  return { kind: 'swipe', from, to, keys: [side < 0 ? 'left' : 'right'] };
}

function chips(state: State): readonly Chip[] {
  const { mode } = state.params;
  const list: Chip[] = [];
  if (mode === 'streak') {
    const tone = state.hearts === 1 ? 'warn' : 'plain';
    list.push({ id: 'hearts', label: 'chip.hearts', text: `${state.hearts}`, icon: 'heart', tone });
  }
  if (state.streak >= 2) {
    const tone = state.streak >= 5 ? 'good' : 'plain';
    list.push({ id: 'streak', label: 'chip.streak', text: `${state.streak}`, icon: 'flame', tone });
  }
  return list;
}

function say(state: State): Saying | undefined {
  const values = { mine: goalsOf(state.mine), theirs: goalsOf(state.theirs) };
  const { phase, turn, outcome, params } = state;
  if (phase === 'bracket') return { key: 'say.bracket' };
  if (phase === 'secret' || phase === 'pass') return { key: `say.${phase}` };
  if (phase === 'after' && outcome) {
    const who = turn === 0 || params.mode === 'two' ? 'mine' : 'theirs';
    return { key: `say.${who}.${outcome}`, values };
  }
  if (phase === 'aim') return { key: `say.aim.${state.keeper.tell.shown}`, values };
  if (phase === 'ready' || phase === 'run') return { key: 'say.keep', values };
  return undefined;
}

/** The murmur of a full ground; it holds its breath before a kick that decides. */
function voices(state: State, ui: Ui): readonly Voice[] {
  if (state.phase === 'over') return [];
  const hush = isDecider(state) && state.phase !== 'after' ? 0.35 : 1;
  return [
    {
      id: 'crowd',
      kind: 'wind',
      pitch: 0.7 + ui.cheer * 0.4,
      gain: (0.12 + ui.cheer * 0.4) * hush,
    },
  ];
}
