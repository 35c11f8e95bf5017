import type { Coach, Device } from '@playgrove/kit/runtime';
import { starsOf } from '../rules/judge.ts';
import { SIDE, type State } from '../rules/state.ts';
import { inkRect, middleOf } from './layout.ts';
import type { Ui } from './ui.ts';

/** The first brush brief. */
const FIRST_LINES = 8;

/** Where the first stamps go: on neither of the mirror lines. */
const SPOTS = [
  { x: 70, y: 74 },
  { x: 116, y: 190 },
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
  const printed = state.marks.length;
  if (printed === 1 && ui.ink === 0)
    return { kind: 'tap', at: middleOf(inkRect(layout, 1, state)), keys: [] };
  const spot = SPOTS[printed];
  if (spot) return { kind: 'tap', at: onto(spot), keys: [...keys] };
  if (starsOf(state) === 0) return { kind: 'tap', at: onto({ x: 60, y: 128 }), keys: [...keys] };
  return { kind: 'tap', at: middleOf(layout.cut), keys: [] };
}

export function shareText(state: State): string {
  if (state.brief < 0) return '👗✨';
  return `👗 ${'⭐'.repeat(starsOf(state)) || '🙈'}`;
}
