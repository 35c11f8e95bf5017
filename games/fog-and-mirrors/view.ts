import {
  defineGame,
  type Chip,
  type Coach,
  type Device,
  type PadButton,
  type Saying,
  type Sizes,
} from '@playgrove/kit/runtime';
import { pieceAt, rules, type Input, type Params, type State } from './rules.ts';
import { columnOf, middleOf, rowOf } from './rules/board.ts';
import { bestSpot } from './rules/light.ts';
import { HEARTS } from './rules/state.ts';
import { wavesOf } from './rules/waves.ts';
import { feel } from './view/feel.ts';
import { boardRect, layoutOf, toWorld, worldFor, type Layout } from './view/layout.ts';
import { read } from './view/read.ts';
import { drawScene } from './view/scene.ts';
import { STANDS } from './view/stands.ts';
import { createUi, type Ui } from './view/ui.ts';

/** Seconds that advice stays. */
const ADVISED = 9;

export default defineGame<Params, State, Input, Ui>(rules, {
  world: worldFor,
  hud: 'above',
  hidesScore: true,
  keepsakes: STANDS,
  ui: createUi,
  read,
  draw: drawScene,
  keys: ['1', '2', '3'],
  place: (at, _state, _ui, to) => toWorld(layoutOf(to), at),
  feel,
  coach,
  hinted(hint, _state, ui) {
    ui.hint = hint?.input && { input: hint.input, left: ADVISED };
  },
  advice: (to) => layoutOf(to).news,
  busy: (_state, _ui, to) => {
    const layout = layoutOf(to);
    return [boardRect(layout), ...layout.cards, layout.go];
  },
  how: async () => (await import('./how.ts')).how,
  chips,
  say,
  shareText,
  voices: ({ phase, foes }) =>
    phase === 'wave' && foes.some(({ lit }) => lit)
      ? [{ id: 'burn', kind: 'hum', pitch: 1.6, gain: 0.12 }]
      : [],
  music: { mood: 'spooky', seed: 61 },
});

/** In the first place: turn the old mirror, build a lantern, start. */
function coach(state: State, ui: Ui, device: Device, to: Sizes): Coach | undefined {
  if (
    state.params.place !== 0 ||
    state.params.endless ||
    state.phase === 'wave' ||
    state.wave > 0
  ) {
    return undefined;
  }
  const layout = layoutOf(to);
  const mirror = state.pieces.find(({ kind }) => kind === 'mirror');
  if (mirror && state.turned === 0) return tapAt(ui, mirror.at, device, layout);
  if (state.built === 0) return tapAt(ui, bestSpot(state), device, layout);
  const { x, y, width, height } = layout.go;
  return { kind: 'tap', at: { x: x + width / 2, y: y + height / 2 }, keys: ['y'] };
}

function tapAt({ cursor }: Ui, cell: number, device: Device, layout: Layout): Coach | undefined {
  if (cell < 0) return undefined;
  const at = toWorld(layout, middleOf(cell));
  const keyed = device === 'keyboard' || device === 'gamepad';
  return { kind: 'tap', at, keys: keyed ? keysTo(cursor, layout, cell) : ['a'] };
}

/** The next key on the way to a cell. */
function keysTo(cursor: number, layout: Layout, cell: number): readonly PadButton[] {
  const across = columnOf(cell) - columnOf(cursor);
  const along = rowOf(cell) - rowOf(cursor);
  const [x, y] = layout.turned ? [along, across] : [across, along];
  if (x !== 0) return [x > 0 ? 'right' : 'left'];
  if (y !== 0) return [y > 0 ? 'down' : 'up'];
  return ['a'];
}

function chips({ hearts, light }: State): readonly Chip[] {
  return [
    {
      id: 'hearts',
      label: 'chip.hearts',
      text: String(hearts),
      icon: 'heart',
      tone: hearts <= 2 ? 'warn' : 'plain',
    },
    { id: 'light', label: 'chip.light', text: String(light), icon: 'coin' },
  ];
}

function say(state: State, ui: Ui): Saying {
  if (ui.keys && state.phase === 'plan') {
    const piece = pieceAt(state, ui.cursor);
    const at = { column: columnOf(ui.cursor) + 1, row: rowOf(ui.cursor) + 1 };
    return { key: piece ? `say.${piece.kind}` : 'say.cell', values: at };
  }
  return {
    key: state.phase === 'plan' ? 'say.plan' : 'say.wave',
    values: { light: state.light, hearts: state.hearts },
  };
}

function shareText({ hearts, wave, params, place, pieces, burned }: State): string {
  const lanterns = pieces.filter(({ kind }) => kind === 'lantern').length;
  const mirrors = pieces.length - lanterns;
  const waves = params.endless ? String(wave) : `${wave}/${wavesOf(place).length}`;
  return `🏮${lanterns} 🪞${mirrors} 👻${burned}\n🌊 ${waves} ${'❤️'.repeat(hearts)}${'🖤'.repeat(HEARTS - hearts)}`;
}
