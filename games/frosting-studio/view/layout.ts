import { fitWorld, memoLayout, type Rect, type Sizes } from '@playgrove/kit/runtime';
import { designOf } from '../rules/designs.ts';
import { FIRST_TOPPING, TOOLS, type State } from '../rules/types.ts';
import { toolsOf } from '../rules.ts';
import { PLATE, tallOf, topOf, topWide, K, type Geo } from './shape.ts';

export const worldFor = fitWorld({
  portrait: { width: 720, height: [960, 1560] },
  landscape: { width: [1180, 2200], height: 720 },
});

const GAP = 8;
const EDGE = 10;
const BUTTON = 100;

export type Button = Rect & { readonly kind: 'tool' | 'color' | 'bell'; readonly which: number };
export type Layout = {
  readonly portrait: boolean;
  readonly client: Rect;
  readonly wish: Rect;
  /** Where the cake stands, and how large. */
  readonly stage: Rect;
  readonly geo: Geo;
  readonly buttons: readonly Button[];
  /** Below the buttons. */
  readonly tray: Rect;
};

type Item = Pick<Button, 'kind' | 'which'>;

/** Rows of buttons: only what there is a choice of. */
function rowsOf(state: Pick<State, 'cake' | 'phase'>): readonly (readonly Item[])[] {
  const { colors } = designOf(state.cake);
  const tools = toolsOf(state);
  const rows: Item[][] = [];
  const item =
    (kind: Item['kind']) =>
    (which: number): Item => ({ kind, which });
  if (state.cake < 0) {
    rows.push(tools.filter((tool) => tool < FIRST_TOPPING).map(item('tool')));
    rows.push(colors.map(item('color')));
    rows.push([
      ...tools.filter((tool) => tool >= FIRST_TOPPING).map(item('tool')),
      { kind: 'bell', which: 0 },
    ]);
    return rows;
  }
  if (tools.length > 1) rows.push(tools.map(item('tool')));
  if (colors.length > 1) rows.push(colors.map(item('color')));
  return rows;
}

const layouts = new Map<
  number,
  (size: { readonly width: number; readonly height: number }) => Layout
>();

/** Places of a cake's screen, made once a size. */
export function layoutOf(
  to: Pick<Sizes, 'width' | 'height'>,
  { cake }: Pick<State, 'cake'>,
): Layout {
  let of = layouts.get(cake);
  if (!of) {
    if (layouts.size > TOOLS) layouts.clear();
    of = memoLayout((width, height) => make(width, height, cake));
    layouts.set(cake, of);
  }
  return of(to);
}

function make(width: number, height: number, cake: number): Layout {
  const portrait = height > width;
  const rows = rowsOf({ cake, phase: 'pipe' });
  const free = cake < 0;
  const buttons: Button[] = [];
  let stage: Rect;
  let tray: Rect;
  let [client, wish]: Rect[] = [];
  if (portrait) {
    const trayTall = rows.length * (BUTTON + GAP) + (rows.length > 0 ? EDGE : 0);
    tray = { x: 0, y: height - trayTall, width, height: trayTall };
    for (const [at, row] of rows.entries()) {
      const wide = Math.min(116, (width - EDGE * 2 - GAP * (row.length - 1)) / row.length);
      const left = (width - row.length * (wide + GAP) + GAP) / 2;
      for (const [n, item] of row.entries())
        buttons.push({
          ...item,
          x: left + n * (wide + GAP),
          y: tray.y + EDGE + at * (BUTTON + GAP),
          width: wide,
          height: BUTTON,
        });
    }
    const head = free ? 20 : 216;
    client = { x: 14, y: 20, width: 180, height: 190 };
    wish = { x: 206, y: 14, width: 500, height: 200 };
    stage = { x: 0, y: head, width, height: tray.y - head };
  } else {
    const across = Math.max(
      1,
      ...rows.map((row) => (row.length > 4 ? Math.ceil(row.length / (free ? 3 : 2)) : row.length)),
    );
    const trayWide = rows.length > 0 ? Math.max(2, across) * (BUTTON + GAP) + EDGE * 2 : 40;
    tray = { x: width - trayWide, y: 0, width: trayWide, height };
    const lines = rows.flatMap((row) =>
      Array.from({ length: Math.ceil(row.length / across) }, (_, n) =>
        row.slice(n * across, (n + 1) * across),
      ),
    );
    const tall = lines.length * (BUTTON + GAP) - GAP;
    for (const [at, row] of lines.entries())
      for (const [n, item] of row.entries())
        buttons.push({
          ...item,
          x: tray.x + EDGE + n * (BUTTON + GAP),
          y: (height - tall) / 2 + at * (BUTTON + GAP),
          width: BUTTON,
          height: BUTTON,
        });
    const side = free ? 20 : 330;
    wish = { x: 18, y: 18, width: 310, height: 264 };
    client = { x: 78, y: 0, width: 190, height: 200 };
    stage = { x: side, y: 0, width: tray.x - side, height };
  }
  const { tiers } = designOf(cake);
  const s = Math.min(1.14, (stage.width - 40) / (PLATE * 2), (stage.height - 50) / tallOf(tiers));
  const tall = tallOf(tiers) * s;
  const top = stage.y + (stage.height - tall) * 0.52;
  const geo = { x: stage.x + stage.width / 2, y: top + (topOf(tiers) + topWide(tiers) * K) * s, s };
  // On wide screens the client stands behind the counter.
  if (!portrait) client = { ...client, y: geo.y + 46 * s - client.height };
  if (!free)
    buttons.push({
      kind: 'bell',
      which: 0,
      width: BUTTON,
      height: BUTTON,
      x: stage.x + stage.width - BUTTON - 14,
      y: stage.y + stage.height - BUTTON - 10,
    });
  return { portrait, client, wish, stage, geo, buttons, tray };
}
