import { defineGame, type Chip, type Coach, type Device } from '@playgrove/kit/runtime';
import { countOf, placeOf, rules, yardFor, type Input, type Params, type State } from './rules.ts';
import { GRACE } from './rules/watch.ts';
import { wayBetween } from './rules/yard.ts';
import { feel } from './view/feel.ts';
import { worldFor } from './view/layout.ts';
import { poll, read } from './view/read.ts';
import { drawScene } from './view/scene.ts';
import { createUi, type Ui } from './view/ui.ts';
import { SCARVES } from './view/raccoon.ts';

const HINT_SECONDS = 14;

export default defineGame<Params, State, Input, Ui>(rules, {
  world: worldFor,
  hud: 'above',
  ui: createUi,
  read,
  draw: drawScene,

  poll(held, state, ui) {
    ui.lastX = state.x;
    ui.lastY = state.y;
    return poll(held, state, ui);
  },

  place: (at, _state, ui) => ui.layout.toScreen(at),
  feel,
  keepsakes: SCARVES,
  coach,
  busy: (_state, ui) => [ui.layout.rect],
  how: async () => (await import('./how.ts')).how,

  hinted(hint, _state, ui) {
    const input = hint?.input;
    ui.hint = { legs: input?.act === 'path' ? input.legs : [], left: HINT_SECONDS };
  },

  say(state) {
    if (state.phase === 'caught' || state.phase === 'lost') return { key: 'say.caught' };
    if (state.alarm > 0) return { key: 'say.seen' };
    return { key: 'say.snacks', values: { value: countOf(state.snacks) } };
  },

  shareText(state) {
    const got = countOf(state.snacks);
    const eyes = state.noticed ? '👀' : '👻';
    return `🦝 ${'🍩'.repeat(got)}${'▫️'.repeat(3 - got)} ${(state.time / 60).toFixed(1)} s ${eyes}`;
  },

  chips,

  voices: (state) =>
    state.phase === 'play' && state.alarm > 0
      ? [{ id: 'alarm', kind: 'hum', pitch: 1 + state.alarm / GRACE, gain: 0.3 }]
      : [],
  music: { mood: 'spooky', seed: 12 },
});

/** In the first level: a path to the nearest snack, until the first is drawn. */
function coach(state: State, ui: Ui, device: Device): Coach | undefined {
  const { params, snacks, phase } = state;
  if (params.level !== 0 || snacks !== 0 || phase !== 'play' || ui.plan) return undefined;
  if (state.began && state.legs.length > 0) return undefined;
  const yard = yardFor(state);
  const ways = yard.snacks.flatMap((snack) => {
    const way = wayBetween(yard, state, snack, state.open);
    return way ? [way] : [];
  });
  ways.sort((a, b) => a.length - b.length);
  const points = (ways[0] ?? []).map((at) => ui.layout.toScreen(at));
  const [from, next] = points;
  if (!from || !next) return undefined;
  if (device !== 'keyboard' && device !== 'gamepad') return { kind: 'path', points, keys: [] };
  const [dx, dy] = [next.x - from.x, next.y - from.y];
  const key = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'down' : 'up';
  return { kind: 'hold', at: from, keys: [key] };
}

function chips(state: State): readonly Chip[] {
  const { params } = state;
  if (placeOf(params).id === 'backyard-1' || !state.began) return [];
  return [
    {
      id: 'time',
      label: 'chip.time',
      text: String(Math.floor(state.time / 60)),
      icon: 'clock',
    },
  ];
}
