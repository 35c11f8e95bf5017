import * as draw from '@playgrove/kit/draw';
import type { Coach, Device, Surface, Sizes } from '@playgrove/kit/runtime';
import { briefOf } from '../rules/briefs.ts';
import { starsOf, verdictOf } from '../rules/judge.ts';
import { SIDE, type State } from '../rules/state.ts';
import { inkRect, layoutOf, middleOf, type Layout } from './layout.ts';
import { paintMark } from './motifs.ts';
import type { Ui } from './ui.ts';

/** The first brush brief. */
const FIRST_LINES = 8;

/** Where the first stamps go: on neither of the mirror lines. */
const SPOTS = [
  { x: 70, y: 74 },
  { x: 116, y: 130 },
  { x: 60, y: 128 },
  { x: 128, y: 60 },
];

/** A stamp, the other color, a stamp, the scissors; and later the first line. */
export function coach(state: State, ui: Ui, device: Device, to: Sizes): Coach | 'wait' | undefined {
  if (state.phase !== 'work') return undefined;
  const layout = layoutOf(to);
  const { tile } = layout;
  const onto = ({ x, y }: { x: number; y: number }): { x: number; y: number } => ({
    x: tile.x + (x / SIDE) * tile.width,
    y: tile.y + (y / SIDE) * tile.height,
  });
  const keys = device === 'keyboard' ? (['a'] as const) : [];
  if (state.brief === FIRST_LINES && state.marks.length === 0)
    return {
      kind: 'path',
      points: [
        { x: 40, y: 50 },
        { x: 70, y: 90 },
        { x: 110, y: 80 },
      ].map(onto),
      keys: [...keys],
    };
  if (state.brief !== 0) return undefined;
  if (ui.press) return 'wait';
  const stars = starsOf(state);
  if (stars >= 2) return { kind: 'tap', at: middleOf(layout.cut), keys: [] };
  const { shares } = verdictOf(state).measure;
  const next = (shares[0] ?? 0) > 0.5 ? 1 : 0;
  if (ui.ink !== next) return { kind: 'tap', at: middleOf(inkRect(layout, next, state)), keys: [] };
  const spot = SPOTS[state.marks.length % SPOTS.length];
  return spot && { kind: 'tap', at: onto(spot), keys: [...keys] };
}

/** The mark that a hint names: where it goes with its copies, and a ring where to touch. */
export function drawHint(to: Surface, { tile }: Layout, state: State, ui: Ui): void {
  const { hint } = ui;
  if (!hint || ui.press) return;
  const { c } = to;
  const { inks, mirror } = briefOf(state.brief);
  const pulse = to.reducedMotion ? 0.5 : 0.5 + 0.5 * Math.sin(to.time * 5);
  c.save();
  c.beginPath();
  c.rect(tile.x, tile.y, tile.width, tile.height);
  c.clip();
  c.translate(tile.x, tile.y);
  c.scale(tile.width / SIDE, tile.width / SIDE);
  c.globalAlpha = 0.4 + pulse * 0.3;
  paintMark(c, hint, inks, mirror);
  c.globalAlpha = 1;
  c.beginPath();
  c.arc(hint.points[0] ?? 0, hint.points[1] ?? 0, 22 + pulse * 5, 0, Math.PI * 2);
  draw.rim(c, draw.PALETTE.ink, 7);
  draw.rim(c, '#ffffff', 3.5);
  c.restore();
}

export function shareText(state: State): string {
  if (state.brief < 0) return '👗✨';
  return `👗 ${'⭐'.repeat(starsOf(state)) || '🙈'}`;
}
