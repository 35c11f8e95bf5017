import { within, type Point, type Sizes } from '@playgrove/kit/runtime';
import { fitOf, onTable, shiftFor } from '../rules/joins.ts';
import { cuttingOf, groupOf, placeOf, type Input, type State } from '../rules/state.ts';
import { fitOn, toTable, type Camera } from './camera.ts';
import { slotAt, type Layout, type ToolId } from './layout.ts';
import { looseOf, shownIn, type Drag, type Ui } from './ui.ts';

/** World units around a place within which a piece lets itself be caught. */
const MAGNET = 14;
/** How far a piece floats over a finger on a small screen, and up to which size it has to. */
const RISE = 46;
const SMALL = 96;
const PHONE = 620;

export const cameraOf = ({ camera }: Ui, { area }: Layout): Camera => camera ?? fitOn(area);

/** World units from a finger up to the piece's middle that it carries. */
export function riseFor(to: Sizes, state: State, zoom: number): number {
  const { width, height } = cuttingOf(state);
  const isPhone = Math.min(to.width, to.height) * to.px < PHONE;
  return isPhone && Math.min(width, height) * zoom < SMALL ? RISE : 0;
}

/** The upper left corner, on the table, of the piece that a finger carries. */
export function carried(
  to: Sizes,
  state: State,
  ui: Ui,
  layout: Layout,
  drag: Extract<Drag, { kind: 'piece' }>,
): Point {
  const camera = cameraOf(ui, layout);
  const rise = riseFor(to, state, camera.zoom);
  const at = toTable(layout.area, camera, { x: drag.at.x, y: drag.at.y - rise });
  return { x: at.x - drag.grab.x, y: at.y - drag.grab.y };
}

/** Where a piece clicks if it is let go here, or where it stays. */
export function landing(state: State, ui: Ui, layout: Layout, piece: number, at: Point): Input {
  const cutting = cuttingOf(state);
  const pieces = groupOf(state, piece);
  const exact = { x: Math.round(at.x), y: Math.round(at.y) };
  const wanted = onTable(state, pieces, shiftFor(state, piece, exact));
  const { zoom } = cameraOf(ui, layout);
  // Close on the screen is close enough, however small the pieces are drawn.
  const reach = Math.max(
    cutting.magnet,
    Math.min(MAGNET / zoom, Math.min(cutting.width, cutting.height) * 0.34),
  );
  const fit = fitOf(state, pieces, wanted, reach) ?? wanted;
  const zero = shiftFor(state, piece, { x: 0, y: 0 });
  return { act: 'put', piece, x: fit.x - zero.x, y: fit.y - zero.y };
}

/** The piece under a point of the table, the topmost first. */
export function pieceAt(state: State, ui: Ui, at: Point, slack: number): number | undefined {
  const { width, height } = cuttingOf(state);
  return looseOf(state, ui)
    .toReversed()
    .flat()
    .find((piece) => within({ ...placeOf(state, piece), width, height }, at, slack));
}

export function inTray(state: State, ui: Ui, layout: Layout, at: Point): number | undefined {
  const rolled = layout.portrait
    ? { x: at.x + ui.scroll, y: at.y }
    : { x: at.x, y: at.y + ui.scroll };
  return shownIn(state, ui).find((_, index) =>
    within({ ...slotAt(layout, index), width: layout.lane, height: layout.lane }, rolled),
  );
}

export function toolAt(layout: Layout, ui: Ui, at: Point): ToolId | undefined {
  for (const [id, area] of layout.tools)
    if ((id !== 'fit' || ui.zoomed) && within(area, at, 3)) return id;
  return undefined;
}

/** Puts a piece down, with its group. */
export function put(piece: number, at: Point, state: State, ui: Ui, layout: Layout): Input {
  ui.mine = groupOf(state, piece);
  ui.top = piece;
  ui.held = undefined;
  const input = landing(state, ui, layout, piece, at);
  if (input.act === 'put')
    ui.glide = { pieces: new Set(ui.mine), dx: at.x - input.x, dy: at.y - input.y, age: 0 };
  return input;
}
