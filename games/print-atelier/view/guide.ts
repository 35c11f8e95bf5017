import type { Coach, Device } from '@playgrove/kit/runtime';
import { starsOf, verdictOf } from '../rules/judge.ts';
import { SIDE, type State } from '../rules/state.ts';
import { inkRect, middleOf } from './layout.ts';
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
export function coach(state: State, ui: Ui, device: Device): Coach | 'wait' | undefined {
  const { layout } = ui;
  if (!layout || state.phase !== 'work') return undefined;
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

export function shareText(state: State): string {
  if (state.brief < 0) return '👗✨';
  return `👗 ${'⭐'.repeat(starsOf(state)) || '🙈'}`;
}
