import type { Coach } from '@playgrove/kit/runtime';
import { verdictOf, type State } from '../rules.ts';
import { WORTH } from '../rules/score.ts';
import { layoutFor, partNow, type Size, type Ui } from './ui.ts';

/** Where the hand paints in the studio. */
const CHEEK = [
  { x: 30, y: 26 },
  { x: 58, y: 42 },
];

/** The stroke that the ghost hand shows. */
export function coach(state: State, ui: Ui, to: Size): Coach | undefined {
  if (state.phase !== 'paint' || ui.live) return undefined;
  const { face } = layoutFor(to, state);
  const outline = partNow(ui, state)?.outlines[0] ?? CHEEK;
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const [left, right] = [Math.max(-66, Math.min(...xs)), Math.min(66, Math.max(...xs))];
  const [top, bottom] = [Math.max(-80, Math.min(...ys)), Math.min(92, Math.max(...ys))];
  const along = [0.2, 0.8, 0.25, 0.75].map((part, index) => ({
    x: face.x + (left + (right - left) * part) * face.scale,
    y: face.y + (top + (bottom - top) * (0.25 + index * 0.17)) * face.scale,
  }));
  return { kind: 'path', points: along, keys: ['a'] };
}

/** What is sent to friends. */
export function shareText(state: State): string {
  const verdict = verdictOf(state);
  if (!verdict) return '🎨🖌️✨';
  const row = (sign: string, part: number): string => {
    const full = Math.round(part * 5);
    return sign + '🟪'.repeat(full) + '⬜'.repeat(5 - full);
  };
  const { stars, cover, color, neat } = verdict;
  return `🎭${'⭐'.repeat(stars)}\n${row('🖌️', cover / WORTH.cover)}\n${row('🎨', color / WORTH.color)}\n${row('✨', neat / WORTH.neat)}`;
}
