import type { Rect } from '@playgrove/kit/runtime';
import { BAITS, type Bait } from '../rules/fish.ts';
import { WARES, type State } from '../rules/state.ts';
import { baitsOf } from '../rules/water.ts';
import { landscape, type Size } from './ui.ts';

/** A button on the dock. */
export type Tool = {
  readonly id: Bait | 'shop' | 'journal';
  readonly rect: Rect;
  readonly owned: boolean;
};

/** Wide enough for baits and menus in one row. */
const ONE_ROW = 900;

/** Baits that are owned; journal and shop from the first fish on, and what is locked once there is a shop. */
export function toolsOf(size: Size, state: State): readonly Tool[] {
  const { career, caught, params } = state;
  const begun = caught.length > 0 || Object.keys(career.album.found).length > 0;
  const baits = baitsOf(state);
  const shown = begun ? BAITS : BAITS.filter((bait) => baits.includes(bait));
  const flat = landscape(size) && size.width >= ONE_ROW;
  const side = flat ? 92 : 86;
  const step = side + (flat ? 20 : 8);
  const row = shown.length * step - (step - side);
  const left = flat ? 20 : (size.width - row) / 2;
  const tool = (id: Tool['id'], x: number, above: number, owned = true): Tool => ({
    id,
    rect: { x, y: size.height - side - 30 - above, width: side, height: side },
    owned,
  });
  const tools = shown.map((bait, at) => tool(bait, left + at * step, 0, baits.includes(bait)));
  if (!begun) return tools;
  const above = flat ? 0 : 122;
  tools.push(tool('journal', flat ? size.width - side - step - 20 : left, above));
  if (!params.lent)
    tools.push(tool('shop', flat ? size.width - side - 20 : left + row - side, above));
  return tools;
}

/** What errands take below the gear of a portrait shop: two rows and their edges. */
const ERRANDS = 136;

/** The house button's foot included. */
const button = (x: number, y: number): Rect => ({ x, y, width: 82, height: 87 });

/** The shop's sheet on the water, and what can be pressed on it. */
export function storeOf(size: Size) {
  const flat = landscape(size);
  const width = flat ? Math.min(size.width - 40, 1040) : size.width - 28;
  const height = flat ? Math.min(size.height - 126, 452) : Math.min(size.height - 150, 860);
  const frame: Rect = { x: (size.width - width) / 2, y: flat ? 112 : 118, width, height };
  const top = frame.y + (flat ? 84 : 92);
  // What the errands leave of a tall sheet gives the rows room for two lines under the name.
  const spare = (height - 92 - ERRANDS) / WARES.length - 12;
  const high = flat ? 102 : Math.max(92, Math.min(104, spare));
  const rows = WARES.map((_, at): Rect => {
    const [column, row] = flat ? [at % 2, Math.floor(at / 2)] : [0, at];
    return {
      x: frame.x + (flat ? 18 : 16) + column * (width / 2 - 9),
      y: top + row * (high + 12),
      width: flat ? width / 2 - 27 : width - 32,
      height: high,
    };
  });
  return { frame, close: button(frame.x + width - 92, frame.y - 14), rows };
}

/** The journal: its lines, and the leaf that shows the chosen fish. */
export function bookOf(size: Size) {
  const flat = landscape(size);
  const width = flat ? Math.min(size.width - 24, 1180) : size.width - 24;
  const height = flat ? size.height - 118 : Math.min(size.height - 140, 960);
  const frame: Rect = { x: (size.width - width) / 2, y: flat ? 106 : 112, width, height };
  const head = frame.y + 82;
  const list = flat ? width * 0.46 : width - 28;
  const high = flat ? (height - 96) / 5 - 6 : 82;
  const x = frame.x + 14;
  const below = 5 * (high + 6);
  const lines = Array.from({ length: 5 }, (_, at): Rect => ({
    x,
    y: head + at * (high + 6),
    width: list,
    height: high,
  }));
  const leaf: Rect = flat
    ? { x: x + list + 14, y: head, width: width - list - 42, height: height - 96 }
    : { x, y: head + below + 4, width: width - 28, height: height - 96 - below };
  return {
    frame,
    close: button(frame.x + width - 90, frame.y - 8),
    before: button(frame.x + 8, frame.y - 8),
    after: button(frame.x + width - 184, frame.y - 8),
    lines,
    leaf,
  };
}
