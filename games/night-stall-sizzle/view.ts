import {
  defineGame,
  fitWorld,
  type Chip,
  type Coach,
  type Motion,
  type Surface,
  type Voice,
} from '@playgrove/kit/runtime';
import { donenessOf, ROW } from './rules/kitchen.ts';
import { cuisineOf } from './rules/menu.ts';
import type { Career } from './rules/state.ts';
import { rules, type Input, type Params, type State } from './rules.ts';
import { drawBackdrop, drawCounter } from './view/backdrop.ts';
import { drawCrates, drawRoute, nextRoute } from './view/crates.ts';
import { feel } from './view/feel.ts';
import { drawGuests, drawTickets } from './view/guests.ts';
import { layoutOf, middle } from './view/layout.ts';
import { drawPans } from './view/pans.ts';
import { read } from './view/read.ts';
import { boards, drawShop } from './view/shop.ts';
import { drawFloats, drawFocus, drawHand, drawJar } from './view/stall.ts';
import { createUi, follow, type Ui } from './view/ui.ts';

export default defineGame<Params, State, Input, Ui, Career>(rules, {
  world: fitWorld({
    portrait: { width: 640, height: [900, 1330] },
    landscape: { width: [860, 1500], height: 620 },
    from: 1.02,
  }),
  hud: 'above',
  keys: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  ui: createUi,
  read,
  boards,
  draw,
  place(at, state, _, to) {
    const layout = layoutOf(to, state);
    const row = { [ROW.seat]: layout.seats, [ROW.pan]: layout.pans, [ROW.crate]: layout.crates }[
      at.y
    ];
    const spot = row?.[at.x] ?? (at.y === ROW.board ? layout.board : layout.wares[at.x]);
    if (!spot) return { x: to.width / 2, y: layout.shelf };
    const { x, y } = middle(spot);
    // What is said there stays on the screen.
    const edge = Math.min(170, to.width / 4);
    return { x: Math.max(edge, Math.min(to.width - edge, x)), y };
  },
  feel,
  coach,
  chips,
  say: (state) =>
    state.phase === 'ready' ? { key: `say.${cuisineOf(state.cuisine).id}` } : undefined,
  shareText: (state) =>
    `🏮 ${state.coins} 🪙\n${'🍜'.repeat(Math.min(12, state.served)) || '🔥'} 🔥×${state.bestStreak}`,
  voices,
  how: async () => (await import('./how.ts')).how,
  music: { mood: 'happy', seed: 61 },
});

function draw(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  follow(to, state, ui, motion);
  drawBackdrop(to, state.cuisine, ui.layout, state.career.purse.levels.lantern);
  drawGuests(to, state, ui);
  drawCounter(to, state.cuisine, ui.layout);
  drawJar(to, state, ui);
  drawTickets(to, state, ui);
  drawCrates(to, state, ui);
  drawPans(to, state, ui, state.phase === 'open' ? motion.part : 0);
  drawShop(to, state, ui);
  drawRoute(to, state, ui);
  drawHand(to, state, ui);
  drawFloats(to, ui);
  drawFocus(to, state, ui);
}

/** The first chain: through the crates of the first ticket, into a free pan. */
function coach(state: State, ui: Ui): Coach | undefined {
  if (state.served > 0 || state.params.mode === 'endless') return undefined;
  const { crates } = cuisineOf(state.cuisine);
  const cooking = state.pans.findIndex(({ dish }) => dish !== null);
  if (cooking >= 0) {
    const spot = ui.layout.pans[cooking];
    const pan = state.pans[cooking];
    if (!spot || !pan || donenessOf(pan) !== 'ready') return undefined;
    return { kind: 'tap', at: middle(spot), keys: ['a'] };
  }
  const route = nextRoute(state) ?? [];
  const numbers = route.map((item) => crates.indexOf(item));
  const points = numbers.flatMap((at) => ui.layout.crates[at] ?? []).map(middle);
  const [pan] = ui.layout.pans;
  if (!pan || points.length === 0) return undefined;
  return { kind: 'path', points: [...points, middle(pan)], keys: ['right', 'a'] };
}

function chips(state: State): readonly Chip[] {
  const shown: Chip[] = [
    {
      id: 'hearts',
      label: 'chip.hearts',
      text: String(state.hearts),
      icon: 'heart',
      tone: state.hearts === 1 ? 'warn' : 'plain',
    },
  ];
  if (state.params.mode === 'shift') {
    const left = state.coming.length + state.book.open.length;
    shown.push({ id: 'guests', label: 'chip.guests', text: String(left), icon: 'target' });
  }
  return shown;
}

/** Fires and oil: louder and brighter with every pan. */
function voices(state: State): readonly Voice[] {
  const busy = state.pans.filter((pan) => donenessOf(pan) === 'cooking').length;
  const done = state.pans.filter((pan) => ['ready', 'singeing'].includes(donenessOf(pan))).length;
  if (busy + done === 0) return [];
  return [
    {
      id: 'sizzle',
      kind: 'wind',
      pitch: 4 + busy * 0.5,
      gain: Math.min(0.34, 0.09 * busy + 0.05 * done),
    },
  ];
}
