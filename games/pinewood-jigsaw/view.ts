import * as chips from '@playgrove/kit/draw/chips';
import { defineGame, type Coach, type Device, type Sizes, type View } from '@playgrove/kit/runtime';
import { LEVELS } from './levels.ts';
import { MAX_STARS, missesLeft, rules, starsOf } from './rules.ts';
import {
  cuttingOf,
  homeOf,
  HOME,
  joinedOf,
  MARGIN,
  SIZES,
  WIDTH,
  HEIGHT,
  type Input,
  type Params,
  type State,
} from './rules/state.ts';
import type { Career } from './rules.ts';
import { toScreen } from './view/camera.ts';
import { boardsOf, drawChoice } from './view/choose.ts';
import { FEEL } from './view/feel.ts';
import { clearing, drawFinale, FINALE } from './view/finale.ts';
import { follow } from './view/follow.ts';
import { cameraOf, riseFor } from './view/grip.ts';
import { read } from './view/hands.ts';
import { layoutOf, slotAt, worldFor } from './view/layout.ts';
import { TABLES } from './view/looks.ts';
import { drawCarried, drawMarks, drawTable } from './view/table.ts';
import { drawLook, drawTools, drawTray } from './view/tray.ts';
import { freshUi, reached, shownIn, type Ui } from './view/ui.ts';
import { paintScene, ACROSS } from './scenes/scene.ts';
import { sceneFor } from './view/atlas.ts';

/** Clicks in a row that are worth a flame. */
const STREAK = 3;

const view: View<State, Input, Ui> = {
  hud: 'above',
  hidesScore: true,
  guardsRestart: true,
  feel: FEEL,
  keepsakes: TABLES,
  keys: ['+', '-', '='],
  music: { mood: 'calm', seed: 52 },
  outro: FINALE,
  world: worldFor,
  ui: (state, { stars }) => freshUi((stars[LEVELS[state.picture]?.id ?? ''] ?? 0) > 0),
  read,
  boards: boardsOf,
  place: (at, state, ui, to) => {
    const layout = layoutOf(to, state);
    return toScreen(layout.area, cameraOf(ui, layout), at);
  },

  draw(to, state, ui, motion) {
    const layout = layoutOf(to, state);
    follow(to, state, ui, layout, motion);
    if (state.size < 0) {
      drawChoice(to, state, ui);
      return;
    }
    const out = clearing(ui);
    drawTable(to, state, ui, layout);
    drawMarks(to, state, ui, layout);
    drawTray(to, state, ui, layout, out);
    drawTools(to, ui, layout, 1 - out);
    drawCarried(to, state, ui, layout);
    drawLook(to, ui, layout);
    drawFinale(to, state, ui, layout);
  },

  hinted(hint, _, ui) {
    const input = hint?.input;
    ui.hint = input?.act === 'put' ? input.piece : undefined;
  },
  busy: (state, _, to) => [layoutOf(to, state).tray],
  coach,
  how: async () => (await import('./how.ts')).how,
  chips: (state) => [
    ...(isSteadied(state) ? [starChip(state)] : []),
    ...(state.streak >= STREAK ? [chips.streak(state.streak)] : []),
  ],

  say(state, ui) {
    if (state.size < 0) return { key: 'say.choose' };
    const { columns, count } = cuttingOf(state);
    const piece = ui.held ?? reached(state, ui);
    const values = {
      piece: (piece ?? 0) + 1,
      row: Math.floor(ui.slot / columns) + 1,
      column: (ui.slot % columns) + 1,
      joined: joinedOf(state),
      count,
    };
    if (!ui.keys) return { key: 'say.joined', values };
    return { key: ui.held === undefined ? 'say.reached' : 'say.held', values };
  },

  shareText: (state) => {
    const { count } = cuttingOf(state);
    return `🧩 ${count} ${'⭐'.repeat(state.size < 0 ? 0 : starsOf(state)) || '▫️'} ${state.clean}✨`;
  },
  photo(c, area, state) {
    const scale = Math.max(area.width / ACROSS, (area.height * WIDTH) / HEIGHT / ACROSS);
    c.save();
    c.beginPath();
    c.rect(area.x, area.y, area.width, area.height);
    c.clip();
    c.translate(
      area.x + (area.width - ACROSS * scale) / 2,
      area.y + (area.height - (ACROSS * scale * HEIGHT) / WIDTH) / 2,
    );
    c.scale(scale, scale);
    paintScene(c, sceneFor(state.picture), 1);
    c.restore();
  },
};

/** Whether a steady hand is worth a star here. The first picture does not speak of it. */
const isSteadied = ({ done, size }: State): boolean =>
  done > 0 && (SIZES[size]?.stars ?? MAX_STARS) < MAX_STARS;

/** The stars that it will be; a warning when the next miss takes one. */
function starChip(state: State): ReturnType<typeof chips.stars> {
  const stars = starsOf(state);
  return chips.stars(stars, { warn: missesLeft(state) === 0 ? stars : -1 });
}

/** The first piece of the tray to its place, until one has clicked. */
function coach(state: State, ui: Ui, device: Device, to: Sizes): Coach | 'wait' | undefined {
  if (state.size !== 0 || state.done > 0 || joinedOf(state) > 2) return undefined;
  const layout = layoutOf(to, state);
  const piece = ui.held ?? state.tray[0];
  if (piece === undefined || state.group[piece] === HOME) return undefined;
  if (device === 'keyboard' || device === 'gamepad') return keyCoach(state, ui, piece, to);
  if (ui.drag || ui.scroll > 0) return 'wait';
  const index = shownIn(state, ui).indexOf(piece);
  if (index < 0) return 'wait';
  const slot = slotAt(layout, index);
  const { width, height } = cuttingOf(state);
  const home = homeOf(cuttingOf(state), piece);
  const camera = cameraOf(ui, layout);
  const at = toScreen(layout.area, camera, { x: home.x + width / 2, y: home.y + height / 2 });
  return {
    kind: 'swipe',
    from: { x: slot.x + layout.lane / 2, y: slot.y + layout.lane / 2 },
    to: { x: at.x, y: at.y + riseFor(to, state, camera.zoom) },
    keys: [],
  };
}

/** One key after the other: take it, go to its place, put it down. */
function keyCoach(state: State, ui: Ui, piece: number, to: Sizes): Coach {
  const layout = layoutOf(to, state);
  const { columns } = cuttingOf(state);
  const corner = toScreen(layout.area, cameraOf(ui, layout), {
    x: MARGIN + WIDTH / 2,
    y: MARGIN + HEIGHT / 2,
  });
  const across = (piece % columns) - (ui.slot % columns);
  const along = Math.floor(piece / columns) - Math.floor(ui.slot / columns);
  const way =
    across > 0 ? 'right' : across < 0 ? 'left' : along > 0 ? 'down' : along < 0 ? 'up' : 'a';
  return { kind: 'tap', at: corner, keys: [ui.held === undefined ? 'a' : way] };
}

export default defineGame<Params, State, Input, Ui, Career>(rules, view);
